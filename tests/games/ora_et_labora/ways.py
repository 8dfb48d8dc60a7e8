"""All ways through a piece of play, and all sets of tiles: brute force for tests of payments and functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from random import Random

from pentapolis.games.ora_et_labora.goods import (
    COIN,
    COIN5,
    FRANCE,
    GOOD_NUMBERS,
    IRELAND,
    Store,
    empty_store,
    goods_of,
)
from pentapolis.games.ora_et_labora.payments import Scale
from pentapolis.games.ora_et_labora.rules.action import Action
from pentapolis.kernel.ask import Ask, Play

from .tables import laid

Tiles = tuple[int, ...]
"""What a store has lost, by good; less than nothing where it has gained."""


def store_of(text: str) -> Store:
    store = empty_store()
    for item in text.split(","):
        name, count = item.split()
        store[GOOD_NUMBERS[name]] = int(count)
    return store


def action_with(store: Store) -> Action:
    table = laid(seats=2)
    table.stores[0] = store[:]
    return Action(table, 0)


def random_store(random: Random, most: int) -> Store:
    store = empty_store()
    for good in goods_of(random.choice((FRANCE, IRELAND))):
        store[good] = random.choice((0, 0, 1, 1, 2, random.randint(0, most)))
    store[COIN] = random.choice((0, 1, 4, 5, 6, 10, 11))
    return store


def ways(store: Store, pay: Callable[[Action], Play], exchanging: bool = False) -> Counter[Tiles]:
    """What a store loses by every way through a play, and by how many ways, without exchanges unless `exchanging`. A tile that
    is not asked about is not seen, so the loss is read off the store, and a 5-coin tile counts as five coins."""
    found: Counter[Tiles] = Counter()
    pending: list[tuple[int, ...]] = [()]
    while pending:
        picks = pending.pop()
        action = action_with(store)
        play = pay(action)
        asked = follow(play, picks)
        if asked is None:
            found[tuple(before - after for before, after in zip(store, action.store, strict=True))] += 1
        else:
            assert len(asked.options) > 1
            pending += [(*picks, number) for number, (verb, *_) in enumerate(asked.options) if exchanging or verb != "exchange"]
    return found


def follow(play: Play, picks: tuple[int, ...]) -> Ask | None:
    """The ask after these picks; None where the payment is complete."""
    try:
        asked = next(play)
        for pick in picks:
            assert isinstance(asked, Ask)
            asked = play.send(asked.options[pick])
    except StopIteration:
        return None
    assert isinstance(asked, Ask)
    return asked


def given(tiles: Counter[int]) -> Tiles:
    """Tiles as what a store loses by them."""
    lost = empty_store()
    for good, count in tiles.items():
        lost[COIN if good == COIN5 else good] += count * (5 if good == COIN5 else 1)
    return tuple(lost)


def sets(store: Store, scale: Scale) -> Iterator[Counter[int]]:
    """All sets of tiles of a unit, five coins also as one tile."""
    goods = [tile.good for tile in scale]
    limits = [store[COIN] // 5 if good == COIN5 else store[good] for good in goods]
    for counts in product(*(range(limit + 1) for limit in limits)):
        tiles = Counter(dict(zip(goods, counts, strict=True)))
        if tiles[COIN] + 5 * tiles[COIN5] <= store[COIN]:
            yield +tiles


def worth(tiles: Counter[int], scale: Scale) -> int:
    values = {tile.good: tile.worth for tile in scale}
    return sum(values[good] * count for good, count in tiles.items())


def is_minimal(tiles: Counter[int], scale: Scale, amount: int) -> bool:
    values = {tile.good: tile.worth for tile in scale}
    there = worth(tiles, scale)
    return there >= amount and all(there - values[good] < amount for good in tiles)
