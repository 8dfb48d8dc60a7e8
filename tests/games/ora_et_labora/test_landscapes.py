"""Landscapes: prices, piles, places."""

from __future__ import annotations

from pentapolis.games.ora_et_labora.goods import GOOD_NUMBERS
from pentapolis.games.ora_et_labora.land import COAST_SIDE, PLAINS_SIDE
from pentapolis.games.ora_et_labora.rules.action import Action
from pentapolis.games.ora_et_labora.rules.landscapes import (
    DISTRICT_SIDES,
    PLOT_SIDES,
    buy,
    buy_options,
    lay,
    lay_options,
    openings,
    price_of,
)
from pentapolis.kernel.json_values import Json

from .tables import arranged

COIN = GOOD_NUMBERS["coin"]


def buyer(coins: int, sold: Json = None, seats: int = 3, **options: Json) -> Action:
    return Action(arranged({"goods": {"A": {"coin": coins}}, "sold": sold or {}}, seats=seats, **options), 0)


def sides(action: Action) -> set[int]:
    return {option[1] for option in buy_options(action)}


def test_what_the_money_is_enough_for() -> None:
    """[8.3]"""
    assert sides(buyer(1)) == set()
    assert sides(buyer(2)) == {0, 1}
    assert sides(buyer(3)) == {0, 1, 2, 3}
    assert sides(buyer(4, {"districts": 5})) == {2, 3}


def test_prices_rise() -> None:
    """[8.3] and money of every kind pays them."""
    action = buyer(20)
    prices = []
    for row in (-1, 2, -2, 3):
        action.table.bought[0] = False
        before = action.store[COIN]
        buy(action, ("buy", PLAINS_SIDE, row))
        prices.append(before - action.store[COIN])
    assert prices == [2, 3, 4, 4] and action.table.districts == 4
    assert [*action.land.bought] == [(0, -1), (0, 2), (0, -2), (0, 3)]


def test_alone_the_dearest_first() -> None:
    """[14.4.2]"""
    table = arranged({}, seats=1)
    assert (price_of(table, PLAINS_SIDE), price_of(table, COAST_SIDE)) == (8, 7)


def test_one_only() -> None:
    action = buyer(20)
    buy(action, ("buy", PLAINS_SIDE, -1))
    assert buy_options(action) == ()


def test_an_empty_pile_sells_nothing() -> None:
    """[8.7]"""
    assert sides(buyer(20, {"districts": 9})) == {2, 3}
    assert sides(buyer(20, {"districts": 9, "plots": 9})) == set()


def test_openings_follow_the_board() -> None:
    """[8.4] beside a coast plot two rows up, a district may lie there with a gap."""
    plain = openings(())
    assert [option[1:] for option in plain.districts] == [(0, -1), (0, 2), (1, -1), (1, 2)]
    assert [option[1:] for option in plain.plots] == [(side, row) for side in PLOT_SIDES for row in (-1, 0, 1)]
    wide = openings(((COAST_SIDE, 0), (COAST_SIDE, -2)))
    assert ("buy", PLAINS_SIDE, -2) in wide.districts and ("buy", PLAINS_SIDE, -3) not in wide.districts


def test_the_bulwark_takes_from_the_piles() -> None:
    """[D19]"""
    action = buyer(0, {"districts": 3})
    lay(action, ("lay", PLAINS_SIDE, 2))
    assert (action.table.districts, action.table.bought[0], [*action.land.bought]) == (4, False, [(0, 2)])
    otherwise = buyer(0, {"districts": 3}, bulwark_from_piles=False)
    lay(otherwise, ("lay", PLAINS_SIDE, 2))
    assert otherwise.table.districts == 3


def test_nothing_to_lay() -> None:
    """[15.6.8]"""
    action = buyer(0, {"plots": 9})
    assert lay_options(action, PLOT_SIDES) == []
    assert [option[1:] for option in lay_options(action, DISTRICT_SIDES)] == [(0, -1), (0, 2), (1, -1), (1, 2)]
