"""[5.4–5.10] Which levels of a played card can be used, against whom, with which cards: the predicates of options and refusals.

They look at what the seat knows: its own hand, open halls, the sizes of places. What an effect is going to show is not consulted
([5.9]); only the Historian's level 0 reads the open top of the pile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Option, Seat

from ..components import (
    ASSASSIN,
    CHAPTER,
    DANCER,
    FARMER,
    HISTORIAN,
    HUNTER,
    PEDDLER,
    PROFESSIONS,
    ROBBER,
    TAX_COLLECTOR,
    TRADER,
    WEAVER,
)
from ..notation import LEVELS
from ..state import Table, chapters
from .picks import bits_of, can_exchange

Usable = Callable[[Table, Seat, int], bool]
"""Whether the seat whose turn it is can use a level."""
Target = Callable[[Table, Seat, Seat, int], bool]
"""Whether it can use a level against another seat."""

_THRESHOLDS: Final = {TAX_COLLECTOR: (0,), FARMER: (1, 3), DANCER: (0, 1, 2, 3, 4)}
THRESHOLDS: Final = tuple(_THRESHOLDS.get(profession, (0, 2, 4)) for profession in range(len(PROFESSIONS)))
"""[5.5] by profession, the levels printed on its cards. D5 [5.11]: the Dancer may draw fewer cards, so
that her levels are the numbers of cards; Tax Collector and Farmer are used at their best value or not at all."""

CARDS_AT: Final = {0: 1, 2: 2, 4: 3}
"""Of the Bricklayer, cards put back; of the Hunter, cards taken."""


def levels(table: Table, me: Seat, profession: int) -> list[Option]:
    """The levels on offer."""
    reached = table.level(me, profession)
    can = USABLE[profession]
    return [LEVELS[level] for level in THRESHOLDS[profession] if level <= reached and can(table, me, level)]


def hides_levels(table: Table, me: Seat, profession: int) -> bool:
    """Whether the others cannot see that no level is usable: then the seat is asked all the same, and can only decline."""
    return profession == WEAVER and bool(table.hands[me].cards)


def victims(table: Table, me: Seat, profession: int, level: int) -> list[Seat]:
    """The seats that a level can be used against."""
    fits = TARGETS[profession]
    return [you for you in table.others(me) if fits(table, me, you, level)]


def always(table: Table, me: Seat, level: int) -> bool:
    """D3 [5.7] drawing does what it can."""
    return True


# --- Hunter and Historian -------------------------------------------------------------------------------------------------


def hunter(table: Table, me: Seat, level: int) -> bool:
    return table.halls[me].bit_count() >= (2 if level == 2 else 1) and len(table.discard.cards) >= CARDS_AT[level]


def historian(table: Table, me: Seat, level: int) -> bool:
    pile = table.discard.cards
    if level == 0:
        return bool(pile) and not table.halls[me] >> pile[-1] & 1
    return len(pile) >= level // 2


# --- against another seat ---------------------------------------------------------------------------------------------------


def against_somebody(profession: int) -> Usable:
    def usable(table: Table, me: Seat, level: int) -> bool:
        fits = TARGETS[profession]
        return any(fits(table, me, you, level) for you in table.others(me))

    return usable


def peddler_sizes(table: Table, me: Seat, you: Seat, level: int) -> bool:
    """What everybody sees of `peddler`: enough cards in hand and in the hall."""
    hand, hall = len(table.hands[me].cards), table.halls[you].bit_count()
    return hand >= (1, 0, 2, 0, 2)[level] and hall >= (1, 0, 2, 0, 1)[level]


def peddler(table: Table, me: Seat, you: Seat, level: int) -> bool:
    """With a duplicate in the hall its twin can be taken, so that two different hand cards always do; not so for a chapter."""
    if not peddler_sizes(table, me, you, level):
        return False
    held, hall = bits_of(table.hands[me].cards), table.halls[you]
    if level == 4:
        return any(peddler_gifts(held, hall, profession).bit_count() >= 2 for profession in chapters(hall))
    return level == 0 or held.bit_count() >= 2


def peddler_gifts(held: int, hall: int, profession: int) -> int:
    """The hand cards that may be given when this whole chapter is taken."""
    return held & ~(hall & ~CHAPTER[profession])


def robber(table: Table, me: Seat, you: Seat, level: int) -> bool:
    return len(table.hands[you].cards) >= (2 if level == 4 else 1)


def assassin(table: Table, me: Seat, you: Seat, level: int) -> bool:
    hall = table.halls[you]
    if level == 2:
        return len(chapters(hall)) >= 2
    return hall.bit_count() >= (2 if level == 4 else 1)


def trader(table: Table, me: Seat, you: Seat, level: int) -> bool:
    mine, theirs = table.halls[me], table.halls[you]
    if level == 4:
        return any(trader_chapters(mine, theirs, profession) for profession in chapters(mine))
    return can_exchange(mine, theirs, level or 1, level or 1)


def trader_chapters(mine: int, theirs: int, given: int) -> list[int]:
    """The chapters that may be taken for a whole chapter of mine."""
    return [taken for taken in chapters(theirs) if can_swap_chapters(mine, theirs, given, taken)]


def can_swap_chapters(mine: int, theirs: int, given: int, taken: int) -> bool:
    """[7.4] chapters of one profession change places; of two, neither may meet a twin on the other side."""
    return given == taken or not mine & theirs & (CHAPTER[given] | CHAPTER[taken])


TARGETS: Final[Mapping[int, Target]] = {PEDDLER: peddler, ROBBER: robber, ASSASSIN: assassin, TRADER: trader}


# --- the others -----------------------------------------------------------------------------------------------------------------


def gifts(table: Table, me: Seat) -> int:
    """[12.6] the cards of my hall that somebody else can take."""
    everywhere = table.halls[me]
    for you in table.others(me):
        everywhere &= table.halls[you]
    return table.halls[me] & ~everywhere


def tax_collector(table: Table, me: Seat, level: int) -> bool:
    return gifts(table, me) != 0


def farmer(table: Table, me: Seat, level: int) -> bool:
    """[5.11] the best usable value alone."""
    return level == (3 if table.level(me, FARMER) >= 3 else 1)


def weaver(table: Table, me: Seat, level: int) -> bool:
    held, hall = bits_of(table.hands[me].cards), table.halls[me]
    if level == 4:
        return hall.bit_count() >= 2
    if level == 2:
        return weaver_gives(held, hall) != 0
    return held & ~hall != 0


def weaver_gives(held: int, hall: int) -> int:
    """[13.6] the hall cards that may be taken for two different hand cards: one of these may be the twin of the card taken."""
    fresh = (held & ~hall).bit_count()
    return hall if fresh >= 2 else hall & held if fresh == 1 else 0


_USABLE: Final[Mapping[int, Usable]] = {
    HUNTER: hunter,
    TAX_COLLECTOR: tax_collector,
    FARMER: farmer,
    HISTORIAN: historian,
    WEAVER: weaver,
    **{profession: against_somebody(profession) for profession in TARGETS},
}
USABLE: Final = tuple(_USABLE.get(profession, always) for profession in range(len(PROFESSIONS)))
"""By profession."""
