"""Goods and what one tile of each is worth [2.3]."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, TypeAlias

from pentapolis.kernel.json_values import Json

Store: TypeAlias = list[int]
"""How many tiles of each good somebody has, by the good's number; money is one number of coins [7.4]."""

FRANCE: Final = "france"
IRELAND: Final = "ireland"


class Good(NamedTuple):
    """One kind of tile.

    food     what a tile feeds.
    energy   what a tile burns for, in HALVES of the unit that the cards show [7.7].
    money    in coins.
    points   at the end, and wherever a card asks for points.
    country  the variant that alone has it, or "" for both.
    """

    name: str
    food: int = 0
    energy: int = 0
    money: int = 0
    points: int = 0
    country: str = ""


GOODS: Final = (
    Good("peat", energy=4),
    Good("livestock", food=2),
    Good("clay"),
    Good("wood", energy=2),
    Good("grain", food=1),
    Good("coin", food=1, money=1),
    Good("straw", energy=1),
    Good("stone"),
    Good("peat-coal", energy=6),
    Good("meat", food=5),
    Good("book", points=2),
    Good("ceramic", points=3),
    Good("ornament", points=4),
    Good("reliquary", points=8),
    Good("wonder", points=30),
    Good("grapes", food=1, country=FRANCE),
    Good("wine", food=1, money=1, points=1, country=FRANCE),
    Good("flour", food=1, country=FRANCE),
    Good("bread", food=3, country=FRANCE),
    Good("malt", food=1, country=IRELAND),
    Good("beer", food=5, country=IRELAND),
    Good("whiskey", food=2, money=2, points=1, country=IRELAND),
    Good("coin5", food=5, money=5, points=2),
)

(PEAT, LIVESTOCK, CLAY, WOOD, GRAIN, COIN, STRAW, STONE, PEAT_COAL, MEAT, BOOK, CERAMIC, ORNAMENT, RELIQUARY, WONDER) = range(15)
(GRAPES, WINE, FLOUR, BREAD, MALT, BEER, WHISKEY, COIN5) = range(15, 23)

BASIC: Final = (PEAT, LIVESTOCK, CLAY, WOOD, GRAIN, COIN)
"""[2.6]"""

TREASURES: Final = (BOOK, CERAMIC, ORNAMENT, RELIQUARY)
"""What rewards by points are taken in, and the ladder of the Pilgrimage Site, from the lowest."""

COINS_OF_TILE: Final = 5
"""[7.4] five 1-coins and a 5-coin tile may be exchanged freely, so they are not told apart: a store holds coins alone."""

FLIPS: Final[Mapping[int, tuple[int, int]]] = {GRAIN: (STRAW, 1), WINE: (COIN, 1), WHISKEY: (COIN, 2)}
"""[7.4] what a tile may be exchanged for freely, and how much of it."""

GOOD_NUMBERS: Final = {good.name: number for number, good in enumerate(GOODS)}


def empty_store() -> Store:
    return [0] * len(GOODS)


def goods_of(country: str) -> tuple[int, ...]:
    """The goods of a variant, without the 5-coin tile, which is five coins."""
    return tuple(number for number, good in enumerate(GOODS) if good.country in ("", country) and number != COIN5)


def read_goods(text: str) -> tuple[tuple[int, int], ...]:
    """`clay 2, straw 1` as pairs of a good and a number."""
    pairs = [item.split() for item in text.split(",") if item.strip()]
    return tuple((GOOD_NUMBERS[name], int(count)) for name, count in pairs)


def tile_count(store: Store, good: int) -> int:
    """How many tiles of this good can be given; a 5-coin tile is five coins of the store."""
    return store[COIN] // COINS_OF_TILE if good == COIN5 else store[good]


def take_tiles(store: Store, good: int, count: int) -> None:
    if good == COIN5:
        store[COIN] -= COINS_OF_TILE * count
    else:
        store[good] -= count


def add_goods(store: Store, goods: Iterable[tuple[int, int]], times: int = 1) -> None:
    for good, count in goods:
        take_tiles(store, good, -count * times)


def as_stored(goods: Iterable[tuple[int, int]], times: int = 1) -> dict[int, int]:
    """So many times these goods as a store holds them: a 5-coin tile is five coins."""
    held: dict[int, int] = {}
    for good, count in goods:
        kept, each = (COIN, COINS_OF_TILE * count) if good == COIN5 else (good, count)
        held[kept] = held.get(kept, 0) + each * times
    return held


def named(goods: Iterable[tuple[int, int]]) -> dict[str, Json]:
    """Goods and their numbers as events tell them."""
    return {GOODS[good].name: count for good, count in goods}


def money(store: Store) -> int:
    """[7.2] all that coin costs can be paid with."""
    return store[COIN] + store[WINE] + 2 * store[WHISKEY]


def pay_money(store: Store, amount: int) -> None:
    """[7.2] exactly in value: coins first, then wine or whiskey, change in coins."""
    coins = min(store[COIN], amount)
    store[COIN] -= coins
    amount -= coins
    wine = min(store[WINE], amount)
    store[WINE] -= wine
    amount -= wine
    whiskey = (amount + 1) // 2
    store[WHISKEY] -= whiskey
    store[COIN] += 2 * whiskey - amount
