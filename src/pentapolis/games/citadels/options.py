"""Seats, editions and variants: the schema, and the `Box` that a game is played with.

What a decision of the specification leaves open is one constant or one field here: the deck and its texts [D1], the first crown
[D2], the Warlord's moment [D9], the tie-break [D17], the three-seat draft [D21], rank 9 by seats [D22], the characters [D28] and
the Ball Room, which no edition brings by itself [D44].
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from pentapolis.kernel.ask import Seat, seat_letter
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.game_options import Choice, Field, GameOptions, OnlyWith, Schema, Several
from pentapolis.kernel.json_values import Json

from .components import (
    ARTIST,
    BALL_ROOM,
    BASE_KINDS,
    CARD,
    CHARACTER,
    CHARACTERS,
    DISTRICTS,
    EMPEROR,
    EXPANSION_KINDS,
    FACTORY,
    IMPERIAL_TREASURY,
    KEEP,
    KINDS,
    LAST_RANK,
    MAP_ROOM,
    OBSERVATORY,
    PLAIN,
    POOR_HOUSE,
    QUEEN,
)
from .script import Script, make_script

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8
STARTING_CARDS: Final = 4  # [3.2]
STARTING_GOLD: Final = 2  # [3.3]
GOAL: Final = 8  # [11.2, 11.3] the seed's number for all seats
SHORT_GOAL: Final = 7  # [11.3] the shorter game, and what the Bell Tower announces
NEVER: Final = 1_000  # a price that nobody can pay
FURTHER: Final = tuple(CHARACTER.names[8:16])
NINTH: Final = (CHARACTER.write(ARTIST), CHARACTER.write(QUEEN))
EXPANSION_DISTRICTS: Final = tuple(CARD.write(kind) for kind in EXPANSION_KINDS)


@dataclass(frozen=True)
class Edition:
    """A printing [D1]: the further districts in its deck, other prices, and where its rules differ.

    extra         further districts shuffled in.
    costs         prices that differ from the table.
    short_goal    seven districts are enough with four and more seats.
    any_time      the Warlord acts at any moment of his turn [D9].
    ties_by_rank  ties go to the highest rank of the last round [11.9].
    haunted_late  the Haunted City may be any colour even when built in the last round [9.4].
    both_kept     cards kept with Library and Observatory [D18].
    """

    extra: tuple[int, ...] = ()
    costs: Mapping[int, int] = field(default_factory=dict)
    laboratory_gold: int = 1
    smithy_price: int = 2
    short_goal: bool = False
    any_time: bool = False
    ties_by_rank: bool = False
    haunted_late: bool = False
    both_kept: int = 2


_DARK_CITY: Final = tuple(kind for kind in EXPANSION_KINDS if kind != BALL_ROOM)
EDITIONS: Final[Mapping[str, Edition]] = {
    "classic": Edition(),
    "classic-2017": Edition(
        extra=(MAP_ROOM, IMPERIAL_TREASURY),
        costs={OBSERVATORY: 4, IMPERIAL_TREASURY: 5},
        laboratory_gold=2,
        short_goal=True,
        any_time=True,
        ties_by_rank=True,
        haunted_late=True,
        both_kept=3,
    ),
    "dark-city": Edition(extra=_DARK_CITY),
    "french-prices": Edition(extra=_DARK_CITY, costs={POOR_HOUSE: 4, FACTORY: 5}, smithy_price=3),
}

_BASE: Final = tuple(range(8))
_GENTLE: Final = frozenset({"witch", "tax_collector", "diplomat"})


def _check_seats(options: GameOptions) -> None:
    """[D22, 12.1] what does not go with this number of seats."""
    seats, ninth = options.seats, options.text("ninth")
    nine_cards = seats == 3 and options.text("draft3") == "nine-cards"
    if ninth in (*NINTH, "random") and seats < 4 and not nine_cards:
        raise BadGameOption("option-ninth-seats", seats=seats)
    if ninth == "none" and (seats == MAX_SEATS or nine_cards):
        raise BadGameOption("option-ninth-needed", seats=seats)
    named = [ninth, *(options.names("further") if options.text("characters") == "chosen" else ())]
    for character in CHARACTERS:
        if character.name in named and seats < character.min_seats:
            raise BadGameOption("option-character-seats", character=character.name, seats=seats, low=character.min_seats)
    if options.text("crown") not in ("random", *(seat_letter(seat) for seat in range(seats))):
        raise BadGameOption("option-crown-seat", seats=seats)


@dataclass(frozen=True)
class CitadelsSchema(Schema):
    """The schema, which also checks what goes together."""

    def read(self, given: Mapping[str, Json]) -> GameOptions:
        options = super().read(given)
        _check_seats(options)
        return options


_FIELDS: Final[tuple[Field, ...]] = (
    Choice("edition", tuple(EDITIONS), "classic"),
    Choice("goal", ("edition", "seven", "eight"), "edition"),
    Choice("characters", ("chosen", "dark", "gentle", "random"), "chosen"),
    Several("further", FURTHER, 0, len(FURTHER)),
    Choice("ninth", ("auto", "none", *NINTH, "random"), "auto"),
    Several("districts", EXPANSION_DISTRICTS, 0, len(EXPANSION_DISTRICTS)),
    Choice("warlord", ("edition", "end", "any-time"), "edition"),
    Choice("ties", ("edition", "gold", "rank"), "edition"),
    Choice("crown", ("random", *(seat_letter(seat) for seat in range(MAX_SEATS))), "random"),
    Choice("draft3", ("classic", "nine-cards"), "classic"),
)
SCHEMA: Final = CitadelsSchema(MIN_SEATS, MAX_SEATS, _FIELDS, (OnlyWith("further", "characters", "chosen"),))


@dataclass(frozen=True)
class Box:
    """What one game is played with, the same from deal to scoring.

    deck          the district cards, by number.
    costs         price of each house, gilded ones included.
    razes         what rank 8 pays to destroy each, without a Great Wall: 1 less [8.8]; `NEVER` for the Keep [9].
    goal          districts of a completed city.
    rosters       for each rank, the characters that may stand for it; where there are several, chance chooses.
    first_crown   a seat, or None for any.
    """

    seats: int
    edition: Edition
    deck: tuple[int, ...]
    costs: tuple[int, ...]
    razes: tuple[int, ...]
    goal: int
    any_time: bool
    ties_by_rank: bool
    rosters: tuple[tuple[int, ...], ...]
    first_crown: Seat | None
    script: Script

    def draw_roster(self, chance: Chance) -> tuple[int, ...]:
        """One character a rank [D28]."""
        return tuple(chance.pick(characters) for characters in self.rosters)


def open_box(options: GameOptions) -> Box:
    """The box of checked options; made once for each choice of them."""
    return _open(
        options.seats,
        *(options.text(name) for name in ("edition", "goal", "characters", "ninth", "warlord", "ties", "crown", "draft3")),
        further=frozenset(options.names("further")),
        districts=frozenset(options.names("districts")),
    )


@cache
def _open(
    seats: int,
    edition_name: str,
    goal: str,
    characters: str,
    ninth: str,
    warlord: str,
    ties: str,
    crown: str,
    draft3: str,
    further: frozenset[str],
    districts: frozenset[str],
) -> Box:
    edition = EDITIONS[edition_name]
    rosters = _rosters(seats, characters, ninth, draft3, further)
    costs = _costs(edition)
    return Box(
        seats,
        edition,
        _deck(edition, districts),
        costs,
        tuple(NEVER if PLAIN[house] == KEEP else cost - 1 for house, cost in enumerate(costs)),
        _goal(edition, goal, seats),
        edition.any_time if warlord == "edition" else warlord == "any-time",
        edition.ties_by_rank if ties == "edition" else ties == "rank",
        rosters,
        None if crown == "random" else ord(crown) - ord("A"),
        make_script(seats, len(rosters)),
    )


def _deck(edition: Edition, districts: frozenset[str]) -> tuple[int, ...]:
    added = {*edition.extra, *map(CARD.read, districts)}
    kinds = [*BASE_KINDS, *sorted(added)]
    return tuple(kind for kind in kinds for _ in range(DISTRICTS[kind].copies))


def _costs(edition: Edition) -> tuple[int, ...]:
    plain = [edition.costs.get(kind, DISTRICTS[kind].cost) for kind in range(KINDS)]
    return (*plain, *(cost + 1 for cost in plain))


def _goal(edition: Edition, goal: str, seats: int) -> int:
    if goal == "edition":
        return SHORT_GOAL if edition.short_goal and seats >= 4 else GOAL
    return SHORT_GOAL if goal == "seven" else GOAL


def _rosters(seats: int, characters: str, ninth: str, draft3: str, further: frozenset[str]) -> tuple[tuple[int, ...], ...]:
    """By rank, which characters may stand for it."""
    replaced = {"chosen": further, "gentle": _GENTLE, "dark": frozenset(FURTHER)}.get(characters)
    if replaced is None:
        ranks = [_fitting(seats, base, base + 8) for base in _BASE]
    else:
        ranks = [(base + 8,) if CHARACTER.write(base + 8) in replaced else (base,) for base in _BASE]
        ranks = [(character[0] % 8,) if not _fitting(seats, *character) else character for character in ranks]
    return (*ranks, *_ninth(seats, ninth, draft3))


def _fitting(seats: int, *characters: int) -> tuple[int, ...]:
    """[12.1] without those that need more seats."""
    return tuple(character for character in characters if seats >= CHARACTERS[character].min_seats)


def _ninth(seats: int, ninth: str, draft3: str) -> tuple[tuple[int, ...], ...]:
    """The ninth rank: with eight seats there must be one, else it is a wish."""
    if ninth == "auto":
        ninth = "queen" if seats == MAX_SEATS else "artist" if seats == 3 and draft3 == "nine-cards" else "none"
    if ninth == "none":
        return ()
    return (_fitting(seats, ARTIST, QUEEN) if ninth == "random" else (CHARACTER.read(ninth),),)


assert len(_BASE) + 1 == LAST_RANK and CHARACTERS[EMPEROR].min_seats > MIN_SEATS
