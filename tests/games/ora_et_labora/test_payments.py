"""Payments: every set without a superfluous tile, each exactly once [7, 15.6]."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest

from pentapolis.games.ora_et_labora import payments
from pentapolis.games.ora_et_labora.components import BUILDINGS, CARD_NUMBERS
from pentapolis.games.ora_et_labora.goods import (
    BREAD,
    COIN,
    COIN5,
    GOOD_NUMBERS,
    GOODS,
    GRAIN,
    ORNAMENT,
    PEAT,
    STRAW,
    WHISKEY,
    WOOD,
    empty_store,
    money,
)
from pentapolis.games.ora_et_labora.payments import ENERGY, FOOD, POINTS, Price, Scale, read_price
from pentapolis.kernel.ask import Ask

from .ways import action_with, follow, given, is_minimal, random_store, sets, store_of, ways, worth

PURSES = range(60)


def test_the_scales_begin_with_the_dearest_tile() -> None:
    names = [[GOODS[tile.good].name for tile in scale] for scale in (FOOD, ENERGY, POINTS)]
    assert names[0][:6] == ["meat", "beer", "coin5", "bread", "livestock", "whiskey"]
    assert names[1] == ["peat-coal", "peat", "wood", "straw"]
    assert names[2] == ["reliquary", "ornament", "ceramic", "book", "coin5", "wine", "whiskey"]


@pytest.mark.parametrize("seed", PURSES)
@pytest.mark.parametrize("scale", [FOOD, ENERGY, POINTS], ids=["food", "energy", "points"])
def test_every_minimal_set_comes_exactly_once(seed: int, scale: Scale) -> None:
    random = Random(seed)
    store = random_store(random, 2)
    amount = random.randint(1, 9)
    expected = Counter(given(tiles) for tiles in sets(store, scale) if is_minimal(tiles, scale, amount))
    if payments.total(store, scale) < amount:
        assert not expected
        return
    assert ways(store, lambda action: payments.pay_tiles(action, scale, amount)) == expected


@pytest.mark.parametrize("seed", PURSES)
@pytest.mark.parametrize("scale", [FOOD, ENERGY], ids=["food", "energy"])
def test_below_a_ceiling_too(seed: int, scale: Scale) -> None:
    random = Random(1000 + seed)
    store = random_store(random, 2)
    amount = random.randint(1, 8)
    ceiling = amount + random.randint(0, 2)
    fitting = [tiles for tiles in sets(store, scale) if is_minimal(tiles, scale, amount) and worth(tiles, scale) <= ceiling]
    assert payments.reaches(store, scale, amount, ceiling) == bool(fitting)
    if fitting:
        expected = Counter(map(given, fitting))
        assert ways(store, lambda action: payments.pay_tiles(action, scale, amount, ceiling)) == expected


def test_a_tile_that_leads_nowhere_is_not_offered() -> None:
    """After the livestock, a single grain would be missing."""
    store = store_of("meat 1, livestock 1, grain 2")
    assert [option[1] for option in payments.tiles_towards(store, FOOD, 5, None)] == [GOOD_NUMBERS["meat"]]


def test_a_tile_dearer_than_the_last_one_is_not_offered() -> None:
    store = store_of("bread 2, grain 5")
    action = action_with(store)
    play = payments.pay_tiles(action, FOOD, 4)
    asked = follow(play, (1,))
    assert asked is None, "after a grain there are only grains, so nothing is asked any more"
    assert action.store[GRAIN] == 1 and action.store[BREAD] == 2


def test_five_coins_go_as_one_tile() -> None:
    store = store_of("wood 1, coin 5")
    found = ways(store, lambda action: payments.pay_food_and_energy(action, 1, 2))
    assert sorted(lost[COIN] for lost in found) == [1, 5]
    assert all(lost[WOOD] == 1 for lost in found)


def test_first_food_then_energy() -> None:
    action = action_with(store_of("grain 1, coin 1, wood 1, straw 2"))
    play = payments.pay_food_and_energy(action, 1, 2)
    food = follow(play, ())
    assert food is not None and {option[1] for option in food.options} == {GRAIN, COIN}
    energy = play.send(food.options[0])
    assert isinstance(energy, Ask) and {option[1] for option in energy.options} == {WOOD, STRAW}
    assert energy.picked == (food.options[0],)


def test_energy_is_counted_in_halves() -> None:
    assert payments.total(store_of("straw 6"), ENERGY) >= 6 > payments.total(store_of("straw 5"), ENERGY)
    assert payments.total(store_of("meat 1, coin 2"), FOOD) == 7


# --- prices ---------------------------------------------------------------------------------------------------------------


def test_prices_are_read_as_they_are_written() -> None:
    assert read_price("flour 1, energy 0.5") == Price(goods=((GOOD_NUMBERS["flour"], 1),), energy=1)
    assert read_price("coin 5, whiskey 1, points 14") == Price(goods=((WHISKEY, 1),), coins=5, points=14)


@pytest.mark.parametrize(
    ("store", "price", "times"),
    [
        ("grain 9", "grain 1", 9),
        ("malt 3, grain 2", "malt 1, grain 1", 2),
        ("flour 4, straw 3", "flour 1, energy 0.5", 3),
        ("coin 3, whiskey 1", "coin 2", 2),
        ("peat 4", "energy 3", 2),
        ("meat 3, coin 4", "food 10", 1),
        ("coin 10, whiskey 1, reliquary 1, ornament 1", "coin 5, whiskey 1, points 14", 1),
        ("coin 9, whiskey 2, reliquary 1, ornament 1", "coin 5, whiskey 1, points 14", 0),
        ("coin 5, reliquary 2", "coin 5, whiskey 1, points 14", 0),
    ],
)
def test_how_often_a_price_can_be_paid(store: str, price: str, times: int) -> None:
    assert payments.times_payable(store_of(store), read_price(price), 99) == times


@pytest.mark.parametrize("seed", range(30))
def test_how_often_is_as_often_as_one_can(seed: int) -> None:
    random = Random(seed)
    store = random_store(random, 9)
    price = read_price(random.choice(("grain 1, coin 1", "clay 1, energy 1", "food 2, energy 1", "bread 1, wine 1", "coin 3")))
    times = payments.times_payable(store, price, 99)
    assert payments.payable(store, payments.added(Price(), price, times)) or times == 0
    assert not payments.payable(store, payments.added(Price(), price, times + 1))


def test_points_are_paid_from_what_the_rest_leaves() -> None:
    """[15.6.6] a third 5-coin tile is worth two points, the first paid the coins."""
    store = store_of("coin 10, whiskey 1, reliquary 1, ornament 1")
    found = ways(store, lambda action: payments.pay(action, read_price("coin 5, whiskey 1, points 14")))
    assert list(found.elements()) == [tuple(store)]


def test_money_is_paid_by_coins_then_with_change() -> None:
    action = action_with(store_of("coin 1, whiskey 2"))
    assert follow(payments.pay(action, read_price("coin 2")), ()) is None
    assert (action.store[COIN], action.store[WHISKEY]) == (1, 1)


# --- buildings ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(20))
def test_the_cost_of_a_building_goes_exactly(seed: int) -> None:
    """[7.6] of a purse that holds it, with grain for all straw."""
    random = Random(seed)
    building = random.choice(BUILDINGS)
    store = empty_store()
    for good, count in building.cost:
        store[GRAIN if good == STRAW else good] += count
    store[COIN] += building.coins
    assert payments.can_pay(store, building)
    action = action_with(store)
    payments.pay_cost(action, building)
    assert action.store == empty_store()


@pytest.mark.parametrize("name", ["F05", "F27", "G28", "F03"])
def test_one_tile_less_is_too_little(name: str) -> None:
    building = BUILDINGS[CARD_NUMBERS[name]]
    store = empty_store()
    for good, count in building.cost:
        store[good] += count
    store[COIN] += building.coins
    for good in range(len(GOODS)):
        if store[good]:
            poorer = store[:]
            poorer[good] -= 1
            assert not payments.can_pay(poorer, building)


def test_straw_goes_before_grain() -> None:
    action = action_with(store_of("clay 2, straw 1, grain 1"))
    payments.pay_cost(action, BUILDINGS[CARD_NUMBERS["F05"]])
    assert (action.store[STRAW], action.store[GRAIN]) == (0, 1)


# --- different goods ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", PURSES)
def test_different_goods_are_all_sets_of_them(seed: int) -> None:
    """[15.6.5] each once; the wonder is none of them, a coin and a 5-coin tile are two."""
    random = Random(seed)
    store = random_store(random, 1)
    number = random.randint(1, 6)
    store[GOOD_NUMBERS["wonder"]] = random.randint(0, 1)
    limits = {good: 1 for good in range(len(GOODS)) if store[good] and GOODS[good].name != "wonder"}
    if store[COIN] >= 5:
        limits[COIN5] = 1
    chosen = [
        Counter(dict(zip(limits, bits, strict=True))) for bits in product((0, 1), repeat=len(limits)) if sum(bits) == number
    ]
    expected = Counter(given(tiles) for tiles in chosen if tiles[COIN] + 5 * tiles[COIN5] <= store[COIN])
    assert (payments.kinds(store) >= number) == bool(expected)
    if expected:
        assert ways(store, lambda action: payments.pay_different(action, number)) == expected


def test_five_coins_are_one_kind_and_six_are_two() -> None:
    assert payments.kinds(store_of("coin 5")) == 1
    assert payments.kinds(store_of("coin 6")) == 2
    assert payments.kinds(store_of("coin 6, peat 2, ornament 1")) == 4


def test_money_is_one_number() -> None:
    store = store_of("coin 3, wine 1, whiskey 2, ornament 1, peat 1")
    assert money(store) == 8
    assert payments.total(store, POINTS) == GOODS[ORNAMENT].points + 1 + 2
    assert payments.total(store, ENERGY) == GOODS[PEAT].energy


def test_grain_stands_in_for_straw_that_is_missing() -> None:
    rest = store_of("clay 2, straw 1, grain 2")
    payments.take_cost(rest, BUILDINGS[CARD_NUMBERS["F21"]])
    assert (rest[STRAW], rest[GRAIN], sum(rest)) == (0, 1, 1)
