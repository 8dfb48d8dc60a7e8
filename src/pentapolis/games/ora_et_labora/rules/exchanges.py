"""What may be exchanged freely in an own turn [7.4]."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Final, TypeAlias

from pentapolis.kernel.ask import SKIP, Option

from ..goods import FLIPS, GOODS, GRAIN, WHISKEY, WINE, Store
from ..notation import EXCHANGE
from ..payments import Price
from .action import Action, Choice

EXCHANGED: Final = (GRAIN, WINE, WHISKEY)


def exchange_options(store: Store) -> list[Option]:
    return [EXCHANGE[good] for good in EXCHANGED if store[good]]


def exchange(action: Action, option: Option) -> None:
    """[7.4] one tile."""
    good = option[1]
    turn_over(action.store, good, 1)
    action.tell("exchange", good=GOODS[good].name)


def turn_over(store: Store, good: int, times: int) -> None:
    """[7.4] so many tiles of a good become what they may be exchanged for."""
    into, count = FLIPS[good]
    store[good] -= times
    store[into] += count * times


# --- in the middle of an action [7.4, D32] ----------------------------------------------------------------------------------


def useful_for(price: Price) -> tuple[int, ...]:
    """The goods whose exchange may help to pay: grain burns as straw, and five of the coins for whiskey are worth points. Drinks
    as money [7.2] and grain as straw by itself [7.6] are counted by the payment; exchanged, they are worth no more as food."""
    return ((GRAIN,) if price.energy else ()) + ((WHISKEY,) if price.points else ())


OptionsOf: TypeAlias = Callable[[Store], Sequence[Option]]
"""What can be done with a store."""


def choose_exchanging(action: Action, about: str, goods: tuple[int, ...], options_of: OptionsOf) -> Choice:
    """One of the options that the store gives, or none; before that some of these goods may be exchanged, as long as more can be
    done by it. Each exchange is one of grain or drink less, so that there is an end of it."""
    while True:
        options = options_of(action.store)
        helpful = _helpful_exchanges(action.store, goods, options, options_of)
        chosen = yield from action.ask(about, [*options, *helpful, SKIP])
        if chosen[0] != "exchange":
            return chosen
        exchange(action, chosen)


def _helpful_exchanges(store: Store, goods: tuple[int, ...], options: Sequence[Option], options_of: OptionsOf) -> list[Option]:
    """Those that lead, perhaps with more exchanges, to an option that there is not now."""
    usable = tuple(good for good in goods if store[good])
    there = set(options)
    return [
        EXCHANGE[good]
        for good in usable
        if any(not there.issuperset(options_of(other)) for other in _exchanged(store, usable) if other[good] < store[good])
    ]


def _exchanged(store: Store, goods: tuple[int, ...]) -> Iterator[Store]:
    """What a store becomes by any numbers of exchanges of these goods."""
    for counts in product(*(range(store[good] + 1) for good in goods)):
        other = store[:]
        for good, count in zip(goods, counts, strict=True):
            turn_over(other, good, count)
        yield other
