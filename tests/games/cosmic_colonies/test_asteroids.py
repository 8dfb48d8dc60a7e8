"""Maps, shapes and spots."""

from __future__ import annotations

from time import perf_counter

import pytest

from pentapolis.games.cosmic_colonies.asteroids import MAPS, SIZE, TERRAINS, Asteroid, asteroid
from pentapolis.games.cosmic_colonies.components import BUILDINGS
from pentapolis.games.cosmic_colonies.pieces import (
    PIECE_OF_SHAPE,
    PIECE_SIZES,
    PIECES,
    SHAPE_CELLS,
    SHAPES,
    name_shape,
    read_shape,
)
from pentapolis.games.cosmic_colonies.state import City
from pentapolis.kernel.ask import Option
from pentapolis.kernel.chance import Chance

NAMES = list(MAPS)
Place = tuple[int, int]


def test_each_board_has_two_sides() -> None:
    assert [f"{board}{side}" for board in range(1, 6) for side in "AB"] == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_map_has_fifty_cells_of_five_terrains(name: str) -> None:
    counts = sorted(sum(row.count(terrain) for row in MAPS[name]) for terrain in TERRAINS)
    assert counts == ([10] * 5 if name.endswith("A") else [7, 9, 10, 11, 13])
    assert len(asteroid(name).cells) == 50
    assert all(len(row) <= SIZE for row in MAPS[name]) and len(MAPS[name]) <= SIZE
    assert sum(asteroid(name).terrains) == asteroid(name).whole


@pytest.mark.parametrize("name", NAMES)
def test_a_map_hangs_together(name: str) -> None:
    ground = asteroid(name)
    reached, edge = {0}, [0]
    while edge:
        near = ground.neighbours[edge.pop()]
        new = {bit for bit in range(50) if near >> bit & 1} - reached
        reached |= new
        edge += new
    assert len(reached) == 50


def test_shapes_of_the_pieces() -> None:
    turns = [PIECE_OF_SHAPE.count(piece) for piece in range(len(PIECES))]
    assert turns == [4, 8, 4, 8, 4, 2, 1, 2, 4]
    assert PIECE_SIZES == (4, 5, 4, 5, 5, 2, 1, 3, 3)
    assert len(set(SHAPES)) == len(SHAPES) == 37
    assert [name_shape(read_shape(shape)) for shape in SHAPES] == list(SHAPES)


# --- a second opinion: the rules of placing, cell by cell ----------------------------------------------------------------


def cells_of(option: Option) -> set[Place]:
    _, shape, cell = option
    row, column = divmod(cell, SIZE)
    return {(row + down, column + right) for down, right in SHAPE_CELLS[shape]}


def legal(ground: Asteroid, taken: set[Place], piece: int, anywhere: bool) -> set[Option]:
    found = set()
    for shape in range(len(SHAPES)):
        for cell in range(SIZE * SIZE) if PIECE_OF_SHAPE[shape] == piece else ():
            cells = cells_of(("place", shape, cell))
            beside = {(r + down, c + right) for r, c in cells for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            if cells <= set(ground.cells) - taken and (anywhere or not taken or beside & taken):
                found.add(("place", shape, cell))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_places_are_those_that_the_rules_allow(name: str) -> None:
    chance, city, taken = Chance.from_seed(name), City.empty(asteroid(name)), set[Place]()
    for number in range(12):
        kind = chance.below(len(BUILDINGS))
        for piece in range(len(BUILDINGS)):
            for anywhere in (False, True):
                listed = city.places(piece, anywhere)
                assert set(listed) == legal(city.asteroid, taken, piece, anywhere)
                assert len(listed) == len(set(listed))
                assert bool(listed) == bool(city.room(anywhere) & city.asteroid.piece_spots[piece])
        places = city.places(kind, anywhere=not chance.below(4))
        if places:
            place = chance.pick(places)
            city.lay(kind, place, 1 + number % 8)
            taken |= cells_of(place)
    assert set(city.asteroid.places(city.covered)) == taken
    assert sum(city.built) == len(city.tiles)


def test_no_two_options_of_a_piece_are_the_same_cells() -> None:
    for name in NAMES:
        for piece in range(len(PIECES)):
            cells = [frozenset(cells_of(option)) for option in City.empty(asteroid(name)).places(piece)]
            assert len(set(cells)) == len(cells)


def test_open_and_covered_cells_add_up() -> None:
    city = City.empty(asteroid("1A"))
    city.lay(2, city.places(2)[5], 1)
    assert sum(city.covered_cells()) == 4
    assert [bare + covered for bare, covered in zip(city.open_cells(), city.covered_cells(), strict=True)] == [10] * 5


def half_full() -> City:
    city, chance = City.empty(asteroid("3A")), Chance.from_seed("half")
    while city.covered.bit_count() < 25:
        kind = chance.below(5)
        city.lay(kind, chance.pick(city.places(kind)), 1)
    return city


def test_all_places_of_a_tile_are_listed_in_a_third_of_a_millisecond() -> None:
    city = half_full()
    times = []
    for _ in range(20):
        began = perf_counter()
        for piece in range(len(BUILDINGS)):
            city.places(piece)
        times.append((perf_counter() - began) / len(BUILDINGS))
    assert min(times) <= 0.0003
