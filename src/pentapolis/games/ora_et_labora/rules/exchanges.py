"""What may be exchanged freely in an own turn [7.4]."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Final, TypeAlias

from pentapolis.kernel.ask import SKIP, Option

from ..functions import MOST_TIMES
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


Helpers: TypeAlias = Mapping[int, int]
"""By good, how many exchanges may help at most; of large stores not all need to be thought through."""

FOR_FUEL: Final[Helpers] = {GRAIN: MOST_TIMES}
"""Half an energy each, as much as the greatest number of trades wants."""
FOR_POINTS: Final[Helpers] = {WHISKEY: 20}
"""Five coins for 2 of the 14 points of the Round Tower, and its five coins."""
FOR_KINDS: Final[Helpers] = {GRAIN: 1, WINE: 6, WHISKEY: 3}
"""A straw, a coin, and a 5-coin tile."""


def useful_for(price: Price) -> Helpers:
    """The goods whose exchange may help to pay: grain burns as straw, and five of the coins for whiskey are worth points. Drinks
    as money [7.2] and grain as straw by itself [7.6] are counted by the payment; exchanged, they are worth no more as food."""
    return {**(FOR_FUEL if price.energy else {}), **(FOR_POINTS if price.points else {})}


OptionsOf: TypeAlias = Callable[[Store], Sequence[Option]]
"""What can be done with a store."""


def choose_exchanging(action: Action, about: str, helpers: Helpers, options_of: OptionsOf) -> Choice:
    """One of the options that the store gives, or none; before that goods may be exchanged, as long as more can be done by it.
    Each exchange is one of grain or drink less, so that there is an end of it."""
    while True:
        options = options_of(action.store)
        helpful = _helpful_exchanges(action.store, helpers, options, options_of)
        chosen = yield from action.ask(about, [*options, *helpful, SKIP])
        if chosen[0] != "exchange":
            return chosen
        exchange(action, chosen)


def _helpful_exchanges(store: Store, helpers: Helpers, options: Sequence[Option], options_of: OptionsOf) -> list[Option]:
    """Those that lead, perhaps with more exchanges, to an option that there is not now."""
    usable = {good: min(most, store[good]) for good, most in helpers.items() if store[good]}
    there = set(options)
    return [
        EXCHANGE[good]
        for good in usable
        if any(not there.issuperset(options_of(other)) for other in _exchanged(store, usable) if other[good] < store[good])
    ]


def _exchanged(store: Store, usable: Helpers) -> Iterator[Store]:
    """What a store becomes by so many exchanges of these goods, or fewer."""
    for counts in product(*(range(most + 1) for most in usable.values())):
        other = store[:]
        for good, count in zip(usable, counts, strict=True):
            turn_over(other, good, count)
        yield other
