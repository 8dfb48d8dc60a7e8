"""How a table is written as a position: the parts of its fields.

cities: {A: {asteroid: 1A, tiles: ["habitat .xx/xx. d2 3"], aside: [ach1]}}     tile, shape, corner, round (1 if left out)
stores: {A: W1-M2}                                                              what is not named there is 0
slots: {habitat: 0}                                                             what is not named there stays
rival: {store: W2, built: {habitat: 1}, covered: 4}
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.errors import BadText
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import FLAG, NUMBER, STREAM, BySeat, Cards, Layout, Many, Maybe, Name
from pentapolis.kernel.notation import SEATS

from .asteroids import PLACE, Asteroid, asteroid
from .bags import MOST, RESOURCES, bag, write
from .components import BUILDINGS, ROUNDS
from .notation import ACHIEVEMENT, BUILDING, CELL, MAP, OBJECTIVE, SHAPE, TILE, WORKER
from .state import NO_SEAT, City, Rival, Tile

_TOKENS: Final = re.compile(rf"([{RESOURCES}])(\d+)")


def _wrong(expected: str, text: Json) -> BadText:
    return BadText("position-expected", expected=expected, text=str(text)[:80])


@dataclass(frozen=True)
class Changed:
    """A part read with regard to what lies there already."""

    writing: Callable[..., Json]
    reading: Callable[..., object]

    def write(self, value: object) -> Json:
        return self.writing(value)

    def read(self, text: Json, old: object) -> object:
        return self.reading(text, old)


def read_bag(text: Json, old: int = 0) -> int:
    """`W1-M2`; `none`."""
    counts = [0] * len(RESOURCES)
    for word in re.split(r"[-\s]+", str(text)):
        found = _TOKENS.fullmatch(word)
        if found is None and word != "none":
            raise _wrong("tokens such as W1-M2", text)
        if found is not None:
            counts[RESOURCES.index(found[1])] = min(int(found[2]), MOST)
    return bag(counts)


def write_counts(counts: list[int]) -> Json:
    return {BUILDING.write(kind): count for kind, count in enumerate(counts)}


def read_counts(text: Json, old: list[int]) -> list[int]:
    counts = old[:]
    for name, count in _mapping(text).items():
        if not isinstance(count, int) or not 0 <= count <= BUILDINGS[BUILDING.read(name)].count:
            raise _wrong("a number of tiles", count)
        counts[BUILDING.read(name)] = count
    return counts


def write_city(city: City) -> Json:
    return {
        "asteroid": city.asteroid.name,
        "tiles": [_write_tile(city.asteroid, tile) for tile in city.tiles],
        "aside": [ACHIEVEMENT.write(each) for each in city.aside],
    }


def _write_tile(ground: Asteroid, tile: Tile) -> str:
    _, shape, cell = ground.option[tile.spot]
    return f"{TILE.write(tile.tile)} {SHAPE.write(shape)} {CELL.write(cell)} {tile.round}"


def read_city(text: Json, old: City) -> City:
    """Tiles are laid one after another where they do not overlap; edge contact is not asked for."""
    given = _mapping(text)
    ground = old.asteroid if "asteroid" not in given else asteroid(MAP.names[MAP.read(str(given["asteroid"]))])
    city = City.empty(ground)
    kept = write_city(old) if ground is old.asteroid else {}
    both = {**_mapping(kept), **given}
    for tile in _list(both.get("tiles", [])):
        _lay(city, str(tile))
    city.aside = [ACHIEVEMENT.read(str(name)) for name in _list(both.get("aside", []))]
    return city


def _lay(city: City, text: str) -> None:
    words = text.split()
    if len(words) not in (3, 4):
        raise _wrong("tile, shape, corner and perhaps round", text)
    tile, place = TILE.read(words[0]), PLACE[SHAPE.read(words[1])][CELL.read(words[2])]
    round_ = words[3] if len(words) == 4 else "1"
    if not round_.isdigit() or not 1 <= int(round_) <= ROUNDS:
        raise _wrong("a round", text)
    if place not in city.places(tile, anywhere=True):
        raise _wrong("a free place for this tile", text)
    city.lay(tile, place, int(round_))


def write_rival(rival: Rival) -> Json:
    return {"store": write(rival.store), "built": write_counts(rival.built), "covered": rival.covered}


def read_rival(text: Json, old: Rival) -> Rival:
    given = _mapping(text)
    covered = given.get("covered", old.covered)
    if not isinstance(covered, int):
        raise _wrong("a number of cells", covered)
    store = read_bag(given["store"]) if "store" in given else old.store
    return Rival(store, read_counts(given.get("built", {}), old.built), covered)


def _mapping(text: Json) -> Mapping[str, Json]:
    if not isinstance(text, dict):
        raise _wrong("a mapping", text)
    return text


def _list(text: Json) -> list[Json]:
    if not isinstance(text, list):
        raise _wrong("a list", text)
    return text


_WORKERS: Final = Cards(WORKER)
_BAG: Final = Changed(write, read_bag)
_COUNTS: Final = Changed(write_counts, read_counts)

LAYOUT: Final = Layout(
    {
        "round": NUMBER,
        "over": FLAG,
        "regions": _BAG,
        "slots": _COUNTS,
        "supply": _COUNTS,
        "cities": BySeat(Changed(write_city, read_city)),
        "stores": BySeat(_BAG),
        "hands": BySeat(_WORKERS),
        "shown": BySeat(Many(Name(WORKER))),
        "queue": Many(Name(SEATS)),
        "claimant": Maybe(Name(SEATS), NO_SEAT),
        "right": BySeat(_WORKERS),
        "deck": _WORKERS,
        "plan": _WORKERS,
        "box": _WORKERS,
        "objectives": BySeat(Cards(OBJECTIVE)),
        "spare": Cards(OBJECTIVE),
        "achievements": Many(Name(ACHIEVEMENT)),
        "rival": Changed(write_rival, read_rival),
        "chance": STREAM,
    }
)
