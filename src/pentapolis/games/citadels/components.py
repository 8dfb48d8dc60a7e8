"""The box: eighteen characters and eighty district cards, as frozen tables [2.1–2.4].

A character is a number: 0 … 7 the base ones by rank, 8 … 15 the further ones of the same ranks, 16 and 17 those of rank 9.
A district is a number too, the same for all its copies, since copies cannot be told apart. In a city a district may be
beautified by the Artist; its number there is `GILDED` higher, and it is one gold dearer in everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.notation import Kind

YELLOW, BLUE, GREEN, RED, PURPLE = range(5)
COLOURS: Final = ("yellow", "blue", "green", "red", "purple")
NO_COLOUR: Final = -1


@dataclass(frozen=True, slots=True)
class Character:
    """A character card: its income colour (`NO_COLOUR` for none) and how many districts it may build in a turn [7.11].
    The Witch has none of her own: her turn stops before building [12.2]."""

    name: str
    rank: int
    colour: int = NO_COLOUR
    builds: int = 1
    min_seats: int = 2


CHARACTERS: Final = (
    Character("assassin", 1),
    Character("thief", 2),
    Character("magician", 3),
    Character("king", 4, YELLOW),
    Character("bishop", 5, BLUE),
    Character("merchant", 6, GREEN),
    Character("architect", 7, builds=3),
    Character("warlord", 8, RED),
    Character("witch", 1, builds=0),
    Character("tax_collector", 2),
    Character("wizard", 3),
    Character("emperor", 4, YELLOW, min_seats=3),
    Character("abbot", 5, BLUE),
    Character("alchemist", 6),
    Character("navigator", 7, builds=0),
    Character("diplomat", 8, RED),
    Character("artist", 9),
    Character("queen", 9, min_seats=5),
)
(
    ASSASSIN,
    THIEF,
    MAGICIAN,
    KING,
    BISHOP,
    MERCHANT,
    ARCHITECT,
    WARLORD,
    WITCH,
    TAX_COLLECTOR,
    WIZARD,
    EMPEROR,
    ABBOT,
    ALCHEMIST,
    NAVIGATOR,
    DIPLOMAT,
    ARTIST,
    QUEEN,
) = range(18)
NOBODY_NAMED: Final = -1

RANK: Final = tuple(character.rank for character in CHARACTERS)
INCOME_COLOUR: Final = tuple(character.colour for character in CHARACTERS)
BUILDS: Final = tuple(character.builds for character in CHARACTERS)
CROWN_RANK: Final = 4
LAST_RANK: Final = 9
NEVER_FACE_UP: Final = frozenset({KING, EMPEROR})


@dataclass(frozen=True, slots=True)
class District:
    """A district card: `copies` of it in the box; `points` beyond its cost at the end."""

    name: str
    colour: int
    cost: int
    copies: int = 1
    extra: int = 0


DISTRICTS: Final = (
    District("manor", YELLOW, 3, 5),
    District("castle", YELLOW, 4, 4),
    District("palace", YELLOW, 5, 3),
    District("temple", BLUE, 1, 3),
    District("church", BLUE, 2, 3),
    District("monastery", BLUE, 3, 3),
    District("cathedral", BLUE, 5, 2),
    District("tavern", GREEN, 1, 5),
    District("market", GREEN, 2, 4),
    District("trading_post", GREEN, 2, 3),
    District("docks", GREEN, 3, 3),
    District("harbor", GREEN, 4, 3),
    District("town_hall", GREEN, 5, 2),
    District("watchtower", RED, 1, 3),
    District("prison", RED, 2, 3),
    District("battlefield", RED, 3, 3),
    District("fortress", RED, 5, 2),
    District("haunted_city", PURPLE, 2),
    District("keep", PURPLE, 3, 2),
    District("laboratory", PURPLE, 5),
    District("smithy", PURPLE, 5),
    District("observatory", PURPLE, 5),
    District("graveyard", PURPLE, 5),
    District("dragon_gate", PURPLE, 6, extra=2),
    District("university", PURPLE, 6, extra=2),
    District("library", PURPLE, 6),
    District("great_wall", PURPLE, 6),
    District("school_of_magic", PURPLE, 6),
    District("lighthouse", PURPLE, 3),
    District("armory", PURPLE, 3),
    District("museum", PURPLE, 4),
    District("imperial_treasury", PURPLE, 4),
    District("map_room", PURPLE, 5),
    District("wishing_well", PURPLE, 5),
    District("quarry", PURPLE, 5),
    District("poor_house", PURPLE, 5),
    District("bell_tower", PURPLE, 5),
    District("factory", PURPLE, 6),
    District("park", PURPLE, 6),
    District("hospital", PURPLE, 6),
    District("throne_room", PURPLE, 6),
    District("ball_room", PURPLE, 6),
)
KINDS: Final = len(DISTRICTS)
GILDED: Final = KINDS
(
    HAUNTED_CITY,
    KEEP,
    LABORATORY,
    SMITHY,
    OBSERVATORY,
    GRAVEYARD,
    DRAGON_GATE,
    UNIVERSITY,
    LIBRARY,
    GREAT_WALL,
    SCHOOL_OF_MAGIC,
    LIGHTHOUSE,
    ARMORY,
    MUSEUM,
    IMPERIAL_TREASURY,
    MAP_ROOM,
    WISHING_WELL,
    QUARRY,
    POOR_HOUSE,
    BELL_TOWER,
    FACTORY,
    PARK,
    HOSPITAL,
    THRONE_ROOM,
    BALL_ROOM,
) = range(17, KINDS)
BASE_KINDS: Final = range(LIGHTHOUSE)
EXPANSION_KINDS: Final = range(LIGHTHOUSE, KINDS)

# By the number of a house, plain or gilded.
PLAIN: Final = tuple(house % KINDS for house in range(2 * KINDS))
COLOUR: Final = tuple(DISTRICTS[house % KINDS].colour for house in range(2 * KINDS))
EXTRA_POINTS: Final = tuple(DISTRICTS[house % KINDS].extra for house in range(2 * KINDS))
COLOUR_SET: Final = tuple(sum(1 << kind for kind in range(KINDS) if COLOUR[kind] == colour) for colour in range(5))
"""For each colour, the set of its districts, as bits."""


def bits(*kinds: int) -> int:
    """The set of some districts, as a city keeps it beside its list."""
    return sum(1 << kind for kind in kinds)


CHARACTER: Final = Kind("character", [character.name for character in CHARACTERS])
CARD: Final = Kind("district", [district.name for district in DISTRICTS])
HOUSE: Final = Kind("district", [*CARD.names, *(f"{name}-gilded" for name in CARD.names)])
"""A district in a city: `tavern`, or `tavern-gilded` where the Artist beautified it."""
