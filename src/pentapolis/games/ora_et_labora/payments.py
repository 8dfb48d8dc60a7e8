"""How it is paid: with named goods, with money, and with tiles that are worth enough [7, 15.6].

What is to be covered in food, energy or points is paid tile by tile, from the dearest to the cheapest, until it is reached: so
every set without a superfluous tile [D15] can be chosen in exactly one way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from pentapolis.kernel.ask import Option, Play
from pentapolis.kernel.json_values import Json

from .components import Building
from .goods import (
    COIN,
    COIN5,
    COINS_OF_TILE,
    GOOD_NUMBERS,
    GOODS,
    GRAIN,
    STRAW,
    WONDER,
    Good,
    Store,
    money,
    pay_money,
    take_tiles,
    tile_count,
)
from .notation import PAY

if TYPE_CHECKING:
    from .rules.action import Action

# --- tiles that are worth something ---------------------------------------------------------------------------------------


class Tile(NamedTuple):
    """A good as a means of payment: what one tile is worth, and what one adds to all that somebody can pay. They differ for
    the 5-coin tile where single coins can be paid too: it is counted with those."""

    good: int
    worth: int
    adds: int


Scale: TypeAlias = tuple[Tile, ...]
"""What can be paid with, the dearest first; of equal worth in the order of the goods."""


def _scale(worth_of: Callable[[Good], int]) -> Scale:
    worth = {number: worth_of(good) for number, good in enumerate(GOODS) if number != WONDER and worth_of(good)}
    tiles = [Tile(good, each, 0 if good == COIN5 and COIN in worth else each) for good, each in worth.items()]
    return tuple(sorted(tiles, key=lambda tile: -tile.worth))


FOOD: Final = _scale(lambda good: good.food)
ENERGY: Final = _scale(lambda good: good.energy)
"""In halves [7.7]."""
POINTS: Final = _scale(lambda good: good.points)
"""[15.6.6] wonders are never paid [D14]."""


def total(store: Store, scale: Scale) -> int:
    """All that can be paid in this unit."""
    there = 0
    for good, _, adds in scale:
        if store[good]:
            there += adds * store[good]
        elif good == COIN5:  # never stored
            there += adds * (store[COIN] // COINS_OF_TILE)
    return there


def possible_sums(store: Store, scale: Scale, limit: int, first: int = 0) -> int:
    """As bits: the sums up to `limit` that some tiles come to exactly, of those of this rank and after it."""
    if limit < 0:
        return 0
    sums = 1
    for good, worth, adds in scale[first:]:
        if adds:
            for _ in range(min(store[good], limit // worth)):
                sums |= sums << worth
    return sums & ((2 << limit) - 1)


def reaches(store: Store, scale: Scale, amount: int, ceiling: int, first: int = 0) -> bool:
    """Whether some tiles come to a sum from `amount` to `ceiling`."""
    return bool(possible_sums(store, scale, ceiling, first) >> max(amount, 0))


def tiles_towards(store: Store, scale: Scale, amount: int, ceiling: int | None, first: int = 0) -> list[Option]:
    """The tiles, of this rank and after it, that can be the next of a payment: with them and what is no dearer it can be
    reached, and where there is a ceiling it need not be passed."""
    offered = []
    there = 0
    for rank in range(len(scale) - 1, first - 1, -1):
        good, _, adds = scale[rank]
        count = store[COIN] // COINS_OF_TILE if good == COIN5 else store[good]
        if count:
            there += adds * count
            if there >= amount and (ceiling is None or _leads_there(store, scale, amount, ceiling, rank)):
                offered.append(PAY[good])
    offered.reverse()
    return offered


def _leads_there(store: Store, scale: Scale, amount: int, ceiling: int, rank: int) -> bool:
    good, worth, _ = scale[rank]
    take_tiles(store, good, 1)
    leads = reaches(store, scale, amount - worth, ceiling - worth, rank)
    take_tiles(store, good, -1)
    return leads


_RANKS: Final = {id(scale): {tile.good: rank for rank, tile in enumerate(scale)} for scale in (FOOD, ENERGY, POINTS)}


def pay_tiles(action: Action, scale: Scale, amount: int, ceiling: int | None = None) -> Play:
    """[7.1, D15] asks tile by tile until the amount is reached, without passing the ceiling. It must be payable."""
    store, rank = action.store, 0
    ranks = _RANKS[id(scale)]
    while amount > 0:
        options = tiles_towards(store, scale, amount, ceiling, rank)
        _, good = yield from action.ask("pay", options)
        take_tiles(store, good, 1)
        rank = ranks[good]
        worth = scale[rank].worth
        amount -= worth
        if ceiling is not None:
            ceiling -= worth


# --- prices ---------------------------------------------------------------------------------------------------------------


class Price(NamedTuple):
    """What is given for something.

    goods   those very tiles.
    coins   in money value [7.2].
    food    and `energy` (in halves), `points`: in any fitting tiles.
    """

    goods: tuple[tuple[int, int], ...] = ()
    coins: int = 0
    food: int = 0
    energy: int = 0
    points: int = 0


_UNITS: Final = {"coin": 1, "food": 1, "energy": 2, "points": 1}
_FIELDS: Final = {"coin": "coins", "food": "food", "energy": "energy", "points": "points"}


@cache
def read_price(text: str) -> Price:
    """`flour 1, energy 0.5` as a price."""
    items = [item.split() for item in text.split(",") if item.strip()]
    goods = tuple((GOOD_NUMBERS[name], int(count)) for name, count in items if name not in _UNITS)
    units = {_FIELDS[name]: int(float(count) * _UNITS[name]) for name, count in items if name in _UNITS}
    return Price(goods, **units)


def added(bill: Price, price: Price, times: int) -> Price:
    """A bill and so many times a price."""
    if not times:
        return bill
    goods = dict(bill.goods)
    for good, count in price.goods:
        goods[good] = goods.get(good, 0) + count * times
    coins, food, energy, points = (before + each * times for before, each in zip(bill[1:], price[1:], strict=True))
    return Price(tuple(goods.items()), coins, food, energy, points)


def there_for(store: Store, good: int) -> int:
    """How many of a named good can be given: for straw grain stands in [7.4, 7.6]."""
    return store[STRAW] + store[GRAIN] if good == STRAW else store[good]


def give_named(store: Store, goods: Iterable[tuple[int, int]], times: int = 1) -> None:
    """So many times these goods leave a store that has them, for straw that is missing grain turned over [7.4, 7.6]."""
    for good, count in goods:
        store[good] -= count * times
    if store[STRAW] < 0:
        store[GRAIN] += store[STRAW]
        store[STRAW] = 0


def times_payable(store: Store, price: Price, limit: int) -> int:
    """How often a price can be paid, at most `limit` times; one in points at most once."""
    for good, count in price.goods:
        limit = min(limit, there_for(store, good) // count)
    if price.coins:
        limit = min(limit, money(store) // price.coins)
    if price.food:
        limit = min(limit, total(store, FOOD) // price.food)
    if price.energy:
        limit = min(limit, total(store, ENERGY) // price.energy)
    if price.points and limit:
        return int(_has_points(store, price))
    return limit


def _has_points(store: Store, price: Price) -> bool:
    """[15.6.6] no tile counts twice, so the points come from what the rest leaves over."""
    kept = without(store, price)
    return kept is not None and total(kept, POINTS) >= price.points


def payable(store: Store, price: Price) -> bool:
    return times_payable(store, price, 1) > 0


def without(store: Store, price: Price) -> Store | None:
    """What the named goods and the money of a price leave over; None where they are not there."""
    kept = store[:]
    give_named(kept, price.goods)
    if min(kept) < 0 or money(kept) < price.coins:
        return None
    pay_money(kept, price.coins)
    return kept


def pay(action: Action, price: Price, times: int = 1) -> Play:
    """[15.6.4] so many times the price, in one payment: what is named, money, then tiles for food, energy and points."""
    store, before = action.store, action.store[:]
    give_named(store, price.goods, times)
    if price.coins:
        pay_money(store, price.coins * times)
    if price.food:
        yield from pay_tiles(action, FOOD, price.food * times)
    if price.energy:
        yield from pay_tiles(action, ENERGY, price.energy * times)
    if price.points:
        yield from pay_tiles(action, POINTS, price.points * times)
    tell_paid(action, before)


def pay_food_and_energy(action: Action, food: int, energy: int) -> Play:
    """[11.4] of a settlement; energy in halves."""
    yield from pay(action, Price(food=food, energy=energy))


def tell_paid(action: Action, before: Store) -> None:
    """Tells what a store has lost since; change, if there was any [7.2], is what it has gained."""
    if not action.table.chronicle:
        return
    lost = {good.name: before[number] - action.store[number] for number, good in enumerate(GOODS)}
    paid: dict[str, Json] = {name: count for name, count in lost.items() if count > 0}
    change: dict[str, Json] = {name: -count for name, count in lost.items() if count < 0}
    if paid:
        action.tell("pay", goods=paid)
    if change:
        action.tell("gain", goods=change)


# --- buildings ------------------------------------------------------------------------------------------------------------


def can_pay(store: Store, building: Building) -> bool:
    """[6.C, 7.6] whether the cost of a building is there, grain standing in for straw."""
    if money(store) < building.coins:
        return False
    return all(there_for(store, good) >= count for good, count in building.cost)


def take_cost(store: Store, building: Building) -> None:
    """[6.C.4] money and goods. The store must have them."""
    pay_money(store, building.coins)
    give_named(store, building.cost)


def pay_cost(action: Action, building: Building) -> None:
    """[6.C.4]"""
    before = action.store[:]
    take_cost(action.store, building)
    tell_paid(action, before)


# --- different goods ------------------------------------------------------------------------------------------------------

_KINDS: Final = tuple(good for good in range(len(GOODS)) if good != WONDER)
"""[15.6.5] what counts as a good of its own: a 1-coin and a 5-coin tile are two."""


def kinds(store: Store, after: int = -1) -> int:
    """How many tiles that are all different can be given, of goods later than this one."""
    count = 0
    for good in _KINDS:
        if good > after and good != COIN5 and store[good]:
            count += 1
    spent = 1 if after < COIN else 0  # five coins are either the tile or, among them, the single coin
    return count + int(store[COIN] - spent >= COINS_OF_TILE)


def pay_different(action: Action, number: int) -> Play:
    """[15.6.5] so many tiles, no two alike, in the order of the goods. They must be there."""
    store, before = action.store, action.store[:]
    last = -1
    for left in range(number - 1, -1, -1):
        options = [PAY[good] for good in _KINDS if good > last and tile_count(store, good) and _enough(store, good, left)]
        _, last = yield from action.ask("pay", options)
        take_tiles(store, last, 1)
    tell_paid(action, before)


def _enough(store: Store, good: int, left: int) -> bool:
    """Whether so many kinds are left after this one is given."""
    if good == COIN5:
        return left == 0
    take_tiles(store, good, 1)
    enough = kinds(store, good) >= left
    take_tiles(store, good, -1)
    return enough
