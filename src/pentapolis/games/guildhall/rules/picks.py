"""How a choice is put together from picks, and the arithmetic of exchanges between two sets of cards.

Each function returns the picks so far with its own behind them, also those that needed no asking.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeAlias, TypeVar

from pentapolis.kernel.ask import DONE, Ask, Asked, Option, Seat

from ..components import cards_in
from ..notation import AGAINST, DISCARD, TAKE, TOP
from ..state import Table

T = TypeVar("T")
Picked: TypeAlias = tuple[Option, ...]
Choosing: TypeAlias = Generator[Asked, Option, T]


def pick(me: Seat, about: str, options: Sequence[Option], picked: Picked, open_to_all: bool = True) -> Choosing[Picked]:
    """One pick. A single option is taken without asking where everybody sees that it is the only one."""
    if open_to_all and len(options) == 1:
        return (*picked, options[0])
    choice = yield Ask(me, about, options, picked)
    return (*picked, choice)


def cards_of(picked: Picked, count: int) -> list[int]:
    """The cards of the last picks."""
    return [option[1] for option in picked[-count:]] if count else []


def bits_of(cards: Sequence[int]) -> int:
    """The cards as a set of bits; copies count once."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def options_of(made: Sequence[Option], bits: int) -> list[Option]:
    """The options of a verb for a set of cards."""
    return [made[card] for card in cards_in(bits)]


def pick_victim(table: Table, me: Seat, victims: Sequence[Seat], seeming: int, picked: Picked) -> Choosing[Picked]:
    """[5.10] exactly one opponent. `seeming`: how many victims the others must think possible."""
    options = [AGAINST[seat] for seat in victims]
    return (yield from pick(me, "victim", options, picked, open_to_all=seeming == 1))


def pick_discards(me: Seat, about: str, hand: Sequence[int], keep: int) -> Choosing[Picked]:
    """[3.5, 6.1] any number of hand cards, one at a time, until at most `keep` are left and `done` ends it."""
    rest = sorted(hand)
    picked: Picked = ()
    while rest:
        options = [DISCARD[card] for card in dict.fromkeys(rest)]
        if len(rest) <= keep:
            options.append(DONE)
        choice = yield Ask(me, about, options, picked)
        if choice is DONE:
            break
        picked = (*picked, choice)
        rest.remove(choice[1])
    return picked


def pick_order(me: Seat, cards: Sequence[int], picked: Picked) -> Choosing[list[int]]:
    """[7.9] the order of cards that are discarded together, from below: the seat names which lies on top, which below it,
    and so on until it leaves the rest as listed."""
    rest = list(cards)
    top: list[int] = []
    while len(rest) > 1:
        choice = yield Ask(me, "order", [*[TOP[card] for card in dict.fromkeys(rest)], DONE], picked)
        if choice is DONE:
            break
        picked = (*picked, choice)
        rest.remove(choice[1])
        top.append(choice[1])
    return [*reversed(rest), *reversed(top)]


def pick_taken(me: Seat, about: str, bits: int, must: int, count: int, picked: Picked, open_to_all: bool) -> Choosing[Picked]:
    """Exactly `count` cards of a set, those of `must` among them [5.7]. Everybody sees when all there are have to be taken."""
    if bits.bit_count() == count:
        return (*picked, *options_of(TAKE, bits))
    chosen = 0
    for left in range(count, 0, -1):
        owed = must & ~chosen
        free = owed if owed.bit_count() == left else bits & ~chosen
        picked = yield from pick(me, about, options_of(TAKE, free), picked, open_to_all)
        chosen |= 1 << picked[-1][1]
    return picked


# --- exchanges between two open halls [7.4] ---------------------------------------------------------------------------------
#
# D7: judged on the result. A card that both halls have may leave one only if it leaves the other too; so of the common cards
# the same ones are given and taken, and the rest comes from what one side has alone.


def common_limits(mine: int, theirs: int, give: int, take: int) -> tuple[int, int]:
    """How many common cards must and may be among the given ones; the exchange is possible if the first is not the greater."""
    low = max(0, take - (theirs & ~mine).bit_count(), give - (mine & ~theirs).bit_count())
    return low, min(give, (mine & theirs).bit_count())


def can_exchange(mine: int, theirs: int, give: int, take: int) -> bool:
    """Whether `give` cards can be swapped for `take` (at least as many) with no duplicate on either side."""
    low, high = common_limits(mine, theirs, give, take)
    return low <= high


def givable(mine: int, theirs: int, give: int, take: int, given: int) -> int:
    """The cards that may be given next, so that the exchange can still be completed."""
    low, high = common_limits(mine, theirs, give, take)
    shared = (given & theirs).bit_count()
    left = give - given.bit_count()
    bits = 0
    if shared < high and low <= shared + left:
        bits |= mine & theirs
    if low < shared + left:
        bits |= mine & ~theirs
    return bits & ~given


def takable(mine: int, theirs: int, given: int) -> int:
    """The cards that may be taken for the given ones: those that both gave, which must be, and any that I lack."""
    return theirs & (given | ~mine)
