"""How good a position of Guildhall looks, in victory points. The values are set by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Seat

from .components import CHAPTER, CHAPTER_BITS, COLOUR_COUNT, FIRST_VP_ITEM, WINNING_POINTS
from .state import Table

CHAPTER_VALUE: Final = (0.0, 0.3, 0.8, 1.6, 2.8, 4.2)
"""By the number of its cards; the last is a completed chapter, which buys about five points for an action."""
COMPLETED_VALUE: Final = (0.0, 4.2, 8.2, 11.4)
"""By the number of completed chapters: the third is in danger of being one too many."""
HAND_SHARE: Final = 0.45
"""What a fitting hand card is worth of what it will add to the hall."""
ACTION_VALUE: Final = 0.9
RIVAL_SHARE: Final = 0.5
"""How much the best rival's position counts against mine."""
NEAR_THE_END: Final = 0.04
"""Points weigh more the nearer they come to the end: this much more for each."""


def worth(table: Table, seat: Seat) -> float:
    """How good the position looks for a seat, in points. Of other seats it reads what everybody sees."""
    own = _points(table, seat) + _hall(table, seat) + _hand(table, seat)
    if seat == table.player:
        own += ACTION_VALUE * table.actions
    rivals = [_points(table, rival) + _hall(table, rival) for rival in table.others(seat)]
    return own - RIVAL_SHARE * (max(rivals) + sum(rivals) / len(rivals)) / 2


def _points(table: Table, seat: Seat) -> float:
    points = table.points(seat)
    return points * (1 + NEAR_THE_END * min(points, WINNING_POINTS))


def _settled(table: Table, seat: Seat) -> int:
    """The hall as it will be at the end of the turn [10.1]."""
    hall = table.halls[seat]
    if seat == table.player:
        for item in table.area:
            if item < FIRST_VP_ITEM:
                hall |= 1 << item
    return hall


def _hall(table: Table, seat: Seat) -> float:
    hall = _settled(table, seat)
    completed = len(table.completed[seat].cards) // COLOUR_COUNT
    value = 0.0
    for profession in table.professions:
        count = (hall & CHAPTER[profession]).bit_count()
        if count == COLOUR_COUNT:
            completed += 1
        else:
            value += CHAPTER_VALUE[count]
    return value + COMPLETED_VALUE[min(completed, 3)]


def _hand(table: Table, seat: Seat) -> float:
    """Different hand cards that the hall lacks, by what they add to their chapters."""
    hall, value = _settled(table, seat), 0.0
    held = 0
    for card in table.hands[seat].cards:
        held |= 1 << card
    fresh = held & ~hall
    for profession in table.professions:
        there = (hall >> COLOUR_COUNT * profession & CHAPTER_BITS).bit_count()
        coming = (fresh >> COLOUR_COUNT * profession & CHAPTER_BITS).bit_count()
        value += CHAPTER_VALUE[there + coming] - CHAPTER_VALUE[there]
    return HAND_SHARE * value


STYLES: Final[Mapping[str, Callable[[Table, Seat], float]]] = {"greedy": worth}
