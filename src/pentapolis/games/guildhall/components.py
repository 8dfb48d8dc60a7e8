"""The box: professions, colours, cards and VP cards, as frozen tables. Paragraphs in brackets are those of the rules page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.notation import Kind, numbers

PROFESSIONS: Final = ("BRI", "HUN", "PED", "ROB", "SCH", "TAX", "ASN", "DAN", "FAR", "HIS", "TRA", "WEA")
"""Codes of the professions in the order in which they lie in every hall: Job Faire, then Old World Economy."""
BRICKLAYER, HUNTER, PEDDLER, ROBBER, SCHOLAR, TAX_COLLECTOR = range(6)
ASSASSIN, DANCER, FARMER, HISTORIAN, TRADER, WEAVER = range(6, 12)
JOB_FAIRE: Final = PROFESSIONS[:6]
OLD_WORLD_ECONOMY: Final = PROFESSIONS[6:]

COLOURS: Final = ("r", "b", "y", "g", "p")
COLOUR_COUNT: Final = len(COLOURS)
COPIES: Final = 4
"""[2.1] identical copies of each card."""

PROFESSION: Final = Kind("profession", PROFESSIONS)
CARD: Final = Kind("card", [f"{code}-{colour}" for code in PROFESSIONS for colour in COLOURS])
"""A card is the number 5 × profession + colour; its copies share it."""
CARD_COUNT: Final = len(CARD.names)
PROFESSION_OF: Final = tuple(card // COLOUR_COUNT for card in CARD.numbers())
LEVEL: Final = numbers("level", 0, 4)
COPY: Final = numbers("copy", 1, COPIES)

# A hall is a set of cards, kept as bits: bit n is card n.
BIT: Final = tuple(1 << card for card in CARD.numbers())
CHAPTER_BITS: Final = 0b11111
CHAPTER: Final = tuple(CHAPTER_BITS << (COLOUR_COUNT * profession) for profession in range(len(PROFESSIONS)))
"""By profession, the bits of its five cards."""
FIRST_BITS: Final = sum(1 << (COLOUR_COUNT * profession) for profession in range(len(PROFESSIONS)))
"""The bits of all red cards."""
CHAPTER_CARDS: Final = tuple(
    tuple(range(COLOUR_COUNT * profession, COLOUR_COUNT * (profession + 1))) for profession in range(len(PROFESSIONS))
)

HAND_IN_SETUP: Final = 9
PLACED_IN_SETUP: Final = 3
HAND_AFTER_DRAW: Final = 6
ROW_SIZE: Final = 5
MOST_COMPLETED: Final = 3
WINNING_POINTS: Final = 20
ACTIONS: Final = 2


@dataclass(frozen=True)
class VpKind:
    """A kind of VP card [11.3].

    cost    completed chapters to pay.
    copies  with four seats; `few` with two or three [3.2].
    """

    name: str
    points: int
    cost: int
    copies: int
    few: int


VP_KINDS: Final = (
    VpKind("vp2_take_chapter", 2, 1, 3, 2),
    VpKind("vp3_swap_1_for_2", 3, 1, 3, 2),
    VpKind("vp3_place_hand", 3, 1, 3, 2),
    VpKind("vp4_draw_5", 4, 1, 3, 2),
    VpKind("vp4_take_card", 4, 1, 3, 2),
    VpKind("vp4_extra_action", 4, 1, 3, 2),
    VpKind("vp5", 5, 1, 6, 4),
    VpKind("vp7_two_actions", 7, 2, 3, 2),
    VpKind("vp9", 9, 2, 3, 2),
)
"""D11: values, costs and counts are those of one implementation; the rules list the effects in the order of these values."""
(VP2_TAKE_CHAPTER, VP3_SWAP, VP3_PLACE, VP4_DRAW, VP4_TAKE_CARD, VP4_ACTION, VP5, VP7_ACTIONS, VP9) = range(len(VP_KINDS))
VP: Final = Kind("vp", [kind.name for kind in VP_KINDS])
VP_POINTS: Final = tuple(kind.points for kind in VP_KINDS)
VP_COST: Final = tuple(kind.cost for kind in VP_KINDS)

FIRST_VP_ITEM: Final = CARD_COUNT
ITEM: Final = Kind("item", [*CARD.names, *VP.names])
"""What can lie in an action area: profession cards by their numbers, then VP cards from FIRST_VP_ITEM on."""


# Sets are read ten bits, two professions, at a time.
_GROUP: Final = 2 * COLOUR_COUNT
_GROUP_BITS: Final = (1 << _GROUP) - 1
_CARDS_OF: Final = tuple(
    tuple(tuple(first + place for place in range(_GROUP) if bits >> place & 1) for bits in range(_GROUP_BITS + 1))
    for first in range(0, CARD_COUNT, _GROUP)
)


def cards_in(bits: int) -> list[int]:
    """The cards of a set of bits, in order."""
    cards: list[int] = []
    for cards_of in _CARDS_OF:
        if not bits:
            break
        cards += cards_of[bits & _GROUP_BITS]
        bits >>= _GROUP
    return cards


def vp_copies(seats: int) -> tuple[int, ...]:
    """[3.2] how many VP cards of each kind are in play."""
    return tuple(kind.few if seats < 4 else kind.copies for kind in VP_KINDS)
