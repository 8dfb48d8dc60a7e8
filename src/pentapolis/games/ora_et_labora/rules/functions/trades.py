"""Steps that give something for a payment [15.6.2, 15.6.4–15.6.6]."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Final, TypeAlias

from pentapolis.kernel.ask import SKIP, Asked, Option, Play

from ...functions import SECOND_TRADE, Additionally, Covered, Different, Either, Once, Tiers, Together, Trade
from ...functions import TRADE as FIRST_TRADE
from ...goods import WONDER
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
from .gifts import receive
from .use import Use, gives, take

Times: TypeAlias = Generator[Asked, Option, int]
"""A part of a play that hands back how often something is done."""


def ask_times(action: Action, possible: Iterable[int], about: str = FIRST_TRADE) -> Times:
    """[15.6.2] how often, or (for Fuel Merchant and Estate) which; 0 for not at all, unasked where nothing is possible."""
    options = [TRADE[times] for times in possible]
    chosen = yield from action.ask(about, [*options, SKIP])
    return 0 if chosen == SKIP else int(chosen[1])


def times_possible(step: Trade, use: Use) -> range:
    """As often as it can be paid and the output is there [2.5, 15.6.2]."""
    limit = times_payable(use.store, step.price, step.times)
    if any(good == WONDER for good, _ in step.goods):
        limit = min(limit, use.table.wonders)
    return range(1, limit + 1)


def traded(step: Trade, use: Use) -> Times:
    """One payment and one gain for all repetitions [D21]."""
    times = yield from ask_times(use.action, times_possible(step, use), step.about)
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
        possible = [times for times in range(1, part.times + 1) if payable(use.store, added(bill, part.price, times))]
        times = yield from ask_times(action, possible, part.about)
        bill = added(bill, part.price, times)
        gained += [(good, count * times) for good, count in part.goods if times]
    yield from pay(action, bill)
    receive(action, gained)


@take.register(Tiers)
def tiers(step: Tiers, use: Use) -> Play:
    """[15.6.4] a tier is chosen by its number; no smaller payment than for it reaches it, and none reaches the next."""
    possible = [tier for tier, price in enumerate(step.prices, 1) if payable(use.store, price)]
    tier = yield from ask_times(use.action, possible)
    if tier:
        yield from pay(use.action, step.prices[tier - 1])
        receive(use.action, step.goods[tier - 1])


@take.register(Either)
def either(step: Either, use: Use) -> Play:
    """[15.6.4] so often for the first price, then for the second, within the limit for both."""
    left = step.times
    for about, price in zip((FIRST_TRADE, SECOND_TRADE), step.prices, strict=True):
        times = yield from ask_times(use.action, range(1, times_payable(use.store, price, left) + 1), about)
        if times:
            yield from pay(use.action, price, times)
            receive(use.action, step.goods, times)
        left -= times


# --- as many times as is covered [15.6.4] ---------------------------------------------------------------------------------


@take.register(Covered)
def covered(step: Covered, use: Use) -> Play:
    """What is chosen is the number that the tiles cover, neither less nor more."""
    possible = [times for times in range(1, step.times + 1) if can_cover(step, use, times)]
    times = yield from ask_times(use.action, possible)
    if times:
        yield from _pay_covering(step, use, times)
        receive(use.action, step.goods, times)


def can_cover(step: Covered, use: Use, times: int) -> bool:
    """Whether some tiles cover exactly so many: enough for them and, below the limit, in one unit not enough for more."""
    if times > times_payable(use.store, step.price, times):
        return False
    if times == step.times:
        return True
    return _tight(use, FOOD, step.price.food, times) or _tight(use, ENERGY, step.price.energy, times)


def _tight(use: Use, scale: Scale, each: int, times: int) -> bool:
    """Whether so many can be paid for in a unit without reaching one more."""
    return each > 0 and reaches(use.store, scale, each * times, each * (times + 1) - 1)


def _pay_covering(step: Covered, use: Use, times: int) -> Play:
    """First food, then energy; one of them stays below what the next one would take, unless the limit is reached."""
    action, price, before = use.action, step.price, use.store[:]
    food_limit, energy_limit = price.food * (times + 1), price.energy * (times + 1)
    open_ended = times == step.times
    food_is_free = open_ended or _tight(use, ENERGY, price.energy, times)
    yield from pay_tiles(action, FOOD, price.food * times, None if food_is_free else food_limit - 1)
    energy_is_free = open_ended or total(before, FOOD) - total(use.store, FOOD) < food_limit
    yield from pay_tiles(action, ENERGY, price.energy * times, None if energy_is_free else energy_limit - 1)
    tell_paid(action, before)


# --- once [15.6.2] --------------------------------------------------------------------------------------------------------

_ONCE: Final = (1,)


@take.register(Once)
def once(step: Once, use: Use) -> Play:
    """The price, then what follows it."""
    times = yield from ask_times(use.action, _ONCE if _worth_paying(step, use) else ())
    if times:
        yield from pay(use.action, step.price)
        for part in step.then:
            yield from take(part, use)


def _worth_paying(step: Once, use: Use) -> bool:
    """[15.6.2] whether the price is there and what follows would give anything once it is paid."""
    if not payable(use.store, step.price):
        return False
    action, store = use.action, use.store
    action.store = without(store, step.price) or store
    worth = any(gives(part, use) for part in step.then)
    action.store = store
    return worth


@take.register(Different)
def different(step: Different, use: Use) -> Play:
    """[15.6.5]"""
    possible = kinds(use.store) >= step.number and gives(step.then, use)
    times = yield from ask_times(use.action, _ONCE if possible else ())
    if times:
        yield from pay_different(use.action, step.number)
        yield from take(step.then, use)
