"""Payments as a bot foresees them: with what it values least."""

from __future__ import annotations

from typing import Final

from ..goods import COIN5, GOODS, Store, pay_money
from ..payments import ENERGY, FOOD, POINTS, Price, Scale, give_named
from .purse import USE


def _cheapest_first(scale: Scale) -> tuple[tuple[int, int], ...]:
    """The tiles of a unit by what one unit of it is worth otherwise."""
    tiles = [(tile.good, tile.worth) for tile in scale if tile.good != COIN5]
    return tuple(sorted(tiles, key=lambda tile: (GOODS[tile[0]].points + USE.get(GOODS[tile[0]].name, 0.0)) / tile[1]))


_ORDERS: Final = {id(scale): _cheapest_first(scale) for scale in (FOOD, ENERGY, POINTS)}


def burn(store: Store, scale: Scale, amount: int) -> None:
    """Takes about the cheapest tiles that cover an amount out of a store that has them."""
    order = _ORDERS[id(scale)]
    for good, worth in order:
        count = min(store[good], amount // worth)
        store[good] -= count
        amount -= count * worth
    if amount > 0:
        for good, _ in order:  # each tile that is left is worth more than what is missing
            if store[good]:
                store[good] -= 1
                return


def spend(store: Store, price: Price, times: int = 1) -> None:
    """Takes so many times a price that can be paid out of a store."""
    give_named(store, price.goods, times)
    if price.coins:
        pay_money(store, price.coins * times)
    for scale, amount in ((FOOD, price.food), (ENERGY, price.energy), (POINTS, price.points)):
        if amount:
            burn(store, scale, amount * times)
