"""Steps that give something for a payment [15.6.2, 15.6.4–15.6.6]."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import Final, TypeAlias

from pentapolis.kernel.ask import SKIP, Asked, Option, Play

from ...functions import ENERGY_TRADE, FOOD_TRADE, Additionally, Covered, Different, Either, Once, Tiers, Together, Trade
from ...functions import TRADE as FIRST_TRADE
from ...goods import WONDER, Store
from ...notation import TRADE
from ...payments import (
    ENERGY,
    FOOD,
    Price,
    Scale,
    added,
    kinds,
    pay,
    pay_different,
    pay_tiles,
    payable,
    reaches,
    tell_paid,
    times_payable,
    total,
    without,
)
from ..action import Action
from ..exchanges import FOR_KINDS, Helpers, choose_exchanging, useful_for
from .gifts import receive
from .use import Use, gives, take

Times: TypeAlias = Generator[Asked, Option, int]
"""A part of a play that hands back how often something is done."""


Possible: TypeAlias = Callable[[Store], Iterable[int]]
"""The numbers of times that something can be done with a store."""


def ask_times(action: Action, possible: Possible, helpers: Helpers, about: str = FIRST_TRADE) -> Times:
    """[15.6.2] how often, or (for the Fuel Merchant) which; 0 for not at all, unasked where nothing is possible, not even
    after exchanges [7.4]."""
    chosen = yield from choose_exchanging(action, about, helpers, lambda store: [TRADE[times] for times in possible(store)])
    return 0 if chosen == SKIP else int(chosen[1])


def times_possible(step: Trade, use: Use, store: Store) -> range:
    """As often as it can be paid and the output is there [2.5, 15.6.2]."""
    limit = times_payable(store, step.price, step.times)
    if any(good == WONDER for good, _ in step.goods):
        limit = min(limit, use.table.wonders)
    return range(1, limit + 1)


def traded(step: Trade, use: Use) -> Times:
    """One payment and one gain for all repetitions [D21]."""
    possible = partial(times_possible, step, use)
    times = yield from ask_times(use.action, possible, useful_for(step.price), step.about)
    if times:
        yield from pay(use.action, step.price, times)
        receive(use.action, step.goods, times)
    return times


@take.register(Trade)
def trade(step: Trade, use: Use) -> Play:
    yield from traded(step, use)


@take.register(Additionally)
def additionally(step: Additionally, use: Use) -> Play:
    """[15.5]"""
    times = yield from traded(step.first, use)
    if times:
        yield from traded(step.second, use)


@take.register(Together)
def together(step: Together, use: Use) -> Play:
    """[15.6.4] first how often each, then one payment for all."""
    action, bill, gained = use.action, Price(), list[tuple[int, int]]()
    for part in step.trades:
        possible = partial(_times_with, bill, part)
        times = yield from ask_times(action, possible, useful_for(part.price), part.about)
        bill = added(bill, part.price, times)
        gained += [(good, count * times) for good, count in part.goods if times]
    yield from pay(action, bill)
    receive(action, gained)


def _times_with(bill: Price, part: Trade, store: Store) -> list[int]:
    """How often a part can be paid besides what is on the bill already."""
    return [times for times in range(1, part.times + 1) if payable(store, added(bill, part.price, times))]


@take.register(Tiers)
def tiers(step: Tiers, use: Use) -> Play:
    """[15.6.4] a tier is chosen by its number; no smaller payment than for it reaches it, and none reaches the next."""
    tier = yield from ask_times(use.action, partial(_tiers_payable, step), useful_for(step.prices[0]))
    if tier:
        yield from pay(use.action, step.prices[tier - 1])
        receive(use.action, step.goods[tier - 1])


def _tiers_payable(step: Tiers, store: Store) -> list[int]:
    return [tier for tier, price in enumerate(step.prices, 1) if payable(store, price)]


@take.register(Either)
def either(step: Either, use: Use) -> Play:
    """[15.6.4] so often for energy, then for food, within the limit for both."""
    left = step.times
    for about, price in zip((ENERGY_TRADE, FOOD_TRADE), step.prices, strict=True):
        possible = partial(_times_up_to, left, price)
        times = yield from ask_times(use.action, possible, useful_for(price), about)
        if times:
            yield from pay(use.action, price, times)
            receive(use.action, step.goods, times)
        left -= times


def _times_up_to(limit: int, price: Price, store: Store) -> range:
    return range(1, times_payable(store, price, limit) + 1)


# --- as many times as is covered [15.6.4] ---------------------------------------------------------------------------------


@take.register(Covered)
def covered(step: Covered, use: Use) -> Play:
    """What is chosen is the number that the tiles cover, neither less nor more."""
    times = yield from ask_times(use.action, partial(times_covered, step), useful_for(step.price))
    if times:
        yield from _pay_covering(step, use, times)
        receive(use.action, step.goods, times)


def times_covered(step: Covered, store: Store) -> list[int]:
    return [times for times in range(1, times_payable(store, step.price, step.times) + 1) if _can_cover(step, store, times)]


def _can_cover(step: Covered, store: Store, times: int) -> bool:
    """Whether some of the tiles cover no more than so many: any below the limit must stay short of more in one unit."""
    if times == step.times:
        return True
    return _tight(store, FOOD, step.price.food, times) or _tight(store, ENERGY, step.price.energy, times)


def _tight(store: Store, scale: Scale, each: int, times: int) -> bool:
    """Whether so many can be paid for in a unit without reaching one more."""
    return each > 0 and reaches(store, scale, each * times, each * (times + 1) - 1)


def _pay_covering(step: Covered, use: Use, times: int) -> Play:
    """First food, then energy; one of them stays below what the next one would take, unless the limit is reached."""
    action, price, before = use.action, step.price, use.store[:]
    food_limit, energy_limit = price.food * (times + 1), price.energy * (times + 1)
    open_ended = times == step.times
    food_is_free = open_ended or _tight(use.store, ENERGY, price.energy, times)
    yield from pay_tiles(action, FOOD, price.food * times, None if food_is_free else food_limit - 1)
    energy_is_free = open_ended or total(before, FOOD) - total(use.store, FOOD) < food_limit
    yield from pay_tiles(action, ENERGY, price.energy * times, None if energy_is_free else energy_limit - 1)
    tell_paid(action, before)


# --- once [15.6.2] --------------------------------------------------------------------------------------------------------

_ONCE: Final = (1,)


@take.register(Once)
def once(step: Once, use: Use) -> Play:
    """The price, then what follows it."""
    times = yield from ask_times(use.action, partial(_once_payable, step, use), useful_for(step.price))
    if times:
        yield from pay(use.action, step.price)
        for part in step.then:
            yield from take(part, use)


def _once_payable(step: Once, use: Use, store: Store) -> tuple[int, ...]:
    """[15.6.2] whether the price is there and what follows would give anything once it is paid."""
    kept = without(store, step.price) if payable(store, step.price) else None
    if kept is None:
        return ()
    action, own = use.action, use.store
    action.store = kept
    worth = any(gives(part, use) for part in step.then)
    action.store = own
    return _ONCE if worth else ()


@take.register(Different)
def different(step: Different, use: Use) -> Play:
    """[15.6.5]"""
    times = yield from ask_times(use.action, partial(_kinds_payable, step, use), FOR_KINDS)
    if times:
        yield from pay_different(use.action, step.number)
        yield from take(step.then, use)


def _kinds_payable(step: Different, use: Use, store: Store) -> tuple[int, ...]:
    return _ONCE if kinds(store) >= step.number and gives(step.then, use) else ()
