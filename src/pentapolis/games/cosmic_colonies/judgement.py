"""How good a town looks: what it scores, what it is on the way to, and what its stores are worth.

The figures are points of the score, tuned by games of bots that judge alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from pentapolis.kernel.ask import Option, Seat

from .asteroids import Asteroid, asteroid
from .bags import Bag, amounts
from .components import MAIN, MONUMENT_POINTS, PIECE_OF_TILE, ROUNDS, SET_POINTS, STEPS, TERRAIN_POINTS
from .scoring import objective_points
from .state import City, Table

ACTIONS: Final = ROUNDS * STEPS

ONE_CELL: Final = 1.05
"""A covered cell, while there is time to cover the rest: about what an asteroid that ends with few open cells pays for each."""

TOKENS: Final = (0.0, 1.35, 2.5, 3.4, 4.1, 4.6, 5.0, 5.3)
"""So many tokens of one type, each further one less; then TOKEN_MORE each."""
TOKEN_MORE: Final = 0.2

ON_THE_WAY: Final = (0.0, 2.5, 5.5, 9.0, 13.0)
"""So many different main buildings beyond the complete sets."""
ACTIONS_A_BUILDING: Final = 2

EXPOSED: Final = 0.16
"""Each open cell beside a tile that is being laid: a ragged edge is hard to fill."""
POCKETS: Final = {1: 1.6, 2: 1.0, 3: 1.3, 4: 0.5, 5: 0.3}
"""An open area of so many cells, cut off from the rest: few tiles fit."""
CANDIDATES: Final = 6
"""So many places are looked at closely for pockets."""


def actions_left(table: Table, seat: Seat) -> int:
    """How many workers this seat has still to play, those already turned up not counted."""
    return ACTIONS - STEPS * (table.round - 1) - len(table.shown[seat])


# --- the parts of a judgement -------------------------------------------------------------------------------------------


@cache
def terrain_worth(left: int) -> tuple[float, ...]:
    """By open cells of one terrain: what it will score, by the look of it now; with no actions left just what it scores."""
    late = 1 - left / ACTIONS
    points = [TERRAIN_POINTS[min(cells, len(TERRAIN_POINTS) - 1)] for cells in range(51)]
    return tuple(late * points[cells] + (1 - late) * ONE_CELL * (10 - cells) for cells in range(51))


def town_worth(built: Sequence[int], objective: int, left: int) -> float:
    """Sets, the way to the next one, and the objective."""
    sets = min(built[kind] for kind in MAIN)
    more = sum(built[kind] > sets for kind in MAIN)
    hope = min(1.0, left / (ACTIONS_A_BUILDING * (len(MAIN) - more)))
    return SET_POINTS * sets + ON_THE_WAY[more] * hope + objective_points(built, objective)


def store_worth(store: Bag, left: int) -> float:
    """Tokens are worth what can still be built of them; at the end they break ties alone."""
    if not left:
        return sum(amounts(store)) / 1000
    return min(1.0, (left + 1) / 4) * sum(map(tokens_worth, amounts(store)))


def tokens_worth(count: int) -> float:
    last = len(TOKENS) - 1
    return TOKENS[count] if count <= last else TOKENS[last] + TOKEN_MORE * (count - last)


def pockets(ground: Asteroid, covered: int) -> float:
    """What the open areas cost for being small."""
    cost, open_cells = 0.0, ground.whole & ~covered
    while open_cells:
        area = _area(ground, open_cells)
        open_cells ^= area
        cost += POCKETS.get(area.bit_count(), 0.0)
    return cost


def _area(ground: Asteroid, open_cells: int) -> int:
    """The cells that hang together with the first open one."""
    area = edge = open_cells & -open_cells
    while edge:
        lowest = edge & -edge
        new = ground.neighbours[lowest.bit_length() - 1] & open_cells & ~area
        area |= new
        edge = edge ^ lowest | new
    return area


def worth(table: Table, seat: Seat) -> float:
    """A whole position, to the eyes of one seat."""
    city, left = table.cities[seat], actions_left(table, seat)
    terrain = terrain_worth(left)
    return (
        town_worth(city.built, table.objectives[seat].cards[0], left)
        + store_worth(table.stores[seat], left)
        + sum(terrain[cells] for cells in city.open_cells())
        + MONUMENT_POINTS * city.monuments()
        - (pockets(city.asteroid, city.covered) if left else 0.0)
    )


# --- where to lay a tile ------------------------------------------------------------------------------------------------


@cache
def _rims(name: str) -> tuple[int, ...]:
    """By spot, the cells around it."""
    ground = asteroid(name)
    return tuple(_rim(ground, covers) for covers in ground.covers)


def _rim(ground: Asteroid, covers: int) -> int:
    around = 0
    for bit, near in enumerate(ground.neighbours):
        if covers >> bit & 1:
            around |= near
    return around & ~covers


@cache
def _terrain_counts(name: str) -> tuple[tuple[int, ...], ...]:
    """By spot, how many cells of each terrain it covers."""
    ground = asteroid(name)
    return tuple(tuple((cells & covers).bit_count() for cells in ground.terrains) for covers in ground.covers)


def best_place(city: City, tile: int, anywhere: bool, left: int) -> tuple[float, Option]:
    """The best place for a tile and what it adds; there must be one."""
    rough = rough_places(city, tile, anywhere, left)
    if not left:
        return rough[0]
    before = pockets(city.asteroid, city.covered)
    return max(((value + before - _pockets_after(city, place), place) for value, place in rough), key=lambda pair: pair[0])


def _pockets_after(city: City, place: Option) -> float:
    return pockets(city.asteroid, city.covered | city.asteroid.covers[city.asteroid.number[place]])


def rough_places(city: City, tile: int, anywhere: bool, left: int) -> list[tuple[float, Option]]:
    """The most promising places, the best first, by terrain and by how ragged they leave the edge."""
    ground, bare = city.asteroid, ~city.covered
    rims, counts, number = _rims(ground.name), _terrain_counts(ground.name), ground.number
    gains = _gains(city, left)
    exposed = EXPOSED if left else 0.0
    valued = []
    for place in ground.options(PIECE_OF_TILE[tile], city.room(anywhere)):
        spot = number[place]
        ice, crater, dust, rock, lava = counts[spot]
        value = gains[0][ice] + gains[1][crater] + gains[2][dust] + gains[3][rock] + gains[4][lava]
        valued.append((value - exposed * (rims[spot] & bare).bit_count(), place))
    valued.sort(key=lambda pair: -pair[0])
    return valued[:CANDIDATES]


def _gains(city: City, left: int) -> list[list[float]]:
    """By terrain, then by how many more of its cells are covered: what that adds."""
    terrain = terrain_worth(left)
    return [[terrain[cells - min(more, cells)] - terrain[cells] for more in range(6)] for cells in city.open_cells()]
