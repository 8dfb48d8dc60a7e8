"""One player's board: the heartland and the landscapes bought, what grows and stands there, what may be put where [3.1, 8, 9].

Spaces are numbered row by row (`cell_at`). A mountain covers two rows and has the number of the upper one [8.2].
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from .components import CLOISTERS, COAST, DWELLING, HILLSIDE, MOUNTAIN, PLAINS, WATER

Cell: TypeAlias = int
Man: TypeAlias = tuple[int, int]
"""A clergyman: the seat he belongs to (the neutral player's is 1), and `PRIOR` or `BROTHER`."""

PRIOR: Final = 0
BROTHER: Final = 1

FIRST_COLUMN: Final = -2
COLUMNS: Final = 9
FIRST_ROW: Final = -20
ROWS: Final = 42
"""More rows than nine plots, one above the other, could reach."""

FOREST: Final = "forest"
MOOR: Final = "moor"

SIDES: Final = ("plains", "hills", "coast", "mountain")
PLAINS_SIDE, HILLS_SIDE, COAST_SIDE, MOUNTAIN_SIDE = range(4)
"""[8.1, 8.2] the sides of a district, then those of a plot."""

WATER_DWELLING: Final = 3
"""[13.3] of a water space without a Houseboat."""


def cell_at(x: int, y: int) -> Cell:
    return (y - FIRST_ROW) * COLUMNS + x - FIRST_COLUMN


def column(cell: Cell) -> int:
    return cell % COLUMNS + FIRST_COLUMN


def row(cell: Cell) -> int:
    return cell // COLUMNS + FIRST_ROW


_Tile: TypeAlias = tuple[tuple[int, int, int, str], ...]
"""Spaces of a landscape tile: column, row below its upper one, landscape, what grows there."""

_LEFT, _MIDDLE, _RIGHT = range(3)

_TILES: Final[tuple[_Tile, ...]] = (
    ((0, 0, PLAINS, FOREST), (1, 0, PLAINS, ""), (2, 0, PLAINS, ""), (3, 0, PLAINS, ""), (4, 0, HILLSIDE, "")),
    ((0, 0, PLAINS, MOOR), (1, 0, PLAINS, FOREST), (2, 0, PLAINS, FOREST), (3, 0, HILLSIDE, ""), (4, 0, HILLSIDE, "")),
    ((-2, 0, WATER, ""), (-1, 0, COAST, ""), (-2, 1, WATER, ""), (-1, 1, COAST, "")),
    ((5, 0, HILLSIDE, ""), (6, 0, MOUNTAIN, ""), (5, 1, HILLSIDE, "")),
)
"""[8.1, 8.2] by side."""

_HEARTLAND: Final[_Tile] = (
    *((0, y, PLAINS, MOOR) for y in (0, 1)),
    *((1, y, PLAINS, FOREST) for y in (0, 1)),
    (2, 0, PLAINS, FOREST),
    (2, 1, PLAINS, ""),
    *((3, y, PLAINS, "") for y in (0, 1)),
    (4, 0, HILLSIDE, ""),
    (4, 1, PLAINS, ""),
)
"""[3.1]"""

_BANDS: Final = (_MIDDLE, _MIDDLE, _LEFT, _RIGHT)
_HEIGHTS: Final = (1, 1, 2, 2)


class Land:
    """terrain   the landscape of every space.
    growth     forests and moors.
    cards      the building or settlement on a space; `where` is the same by card.
    free       the spaces where something may be built, with their landscape [9.1].
    hallowed   the spaces beside a cloister building [9.4].
    men        the clergymen on a building, by card.
    bought     the landscapes, as (side, row), in order.
    rows       the rows that are covered on the left, in the middle, on the right.
    """

    __slots__ = ("beside", "bought", "cards", "free", "growth", "hallowed", "men", "rows", "terrain", "where")

    def __init__(self) -> None:
        self.terrain: dict[Cell, int] = {}
        self.growth: dict[Cell, str] = {}
        self.cards: dict[Cell, int] = {}
        self.where: dict[int, Cell] = {}
        self.free: dict[Cell, int] = {}
        self.hallowed: set[Cell] = set()
        self.men: dict[int, list[Man]] = {}
        self.bought: list[tuple[int, int]] = []
        self.rows: list[set[int]] = [set(), set(), set()]
        self.beside: Mapping[Cell, tuple[Cell, ...]] = {}

    @classmethod
    def heartland(cls) -> Land:
        """[3.1] as it is printed, with forests and moors, without buildings."""
        land = cls()
        land._add(_HEARTLAND, _MIDDLE, 0, 2)
        return land

    def copy(self) -> Land:
        twin = Land.__new__(Land)
        twin.terrain, twin.beside = self.terrain, self.beside  # both are made anew when land is bought, never changed
        twin.growth, twin.cards, twin.where = self.growth.copy(), self.cards.copy(), self.where.copy()
        twin.free, twin.hallowed = self.free.copy(), self.hallowed.copy()
        twin.men = {card: men[:] for card, men in self.men.items()}
        twin.bought, twin.rows = self.bought[:], [rows.copy() for rows in self.rows]
        return twin

    # --- spaces ---------------------------------------------------------------------------------------------------------

    def _add(self, tile: _Tile, band: int, top: int, height: int) -> None:
        self.terrain = dict(self.terrain)
        for x, below, terrain, growth in tile:
            cell = cell_at(x, top + below)
            self.terrain[cell] = terrain
            if growth:
                self.growth[cell] = growth
            else:
                self.free[cell] = terrain
        self.rows[band] |= set(range(top, top + height))
        self.beside = {cell: tuple(self._neighbours(cell)) for cell in self.terrain}
        self._hallow()

    def _neighbours(self, cell: Cell) -> Iterator[Cell]:
        """[9.5] orthogonally; a mountain borders both hillsides of its plot."""
        x, y = column(cell), row(cell)
        tall = self.terrain[cell] == MOUNTAIN
        spots = [(x - 1, y), (x - 1, y + 1)] if tall else [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]
        for spot in spots:
            there = cell_at(*spot)
            if FIRST_COLUMN <= spot[0] < FIRST_COLUMN + COLUMNS and there in self.terrain:
                yield there
            elif x == 5 and spot[0] == 6 and self.terrain.get(cell_at(6, y - 1)) == MOUNTAIN:
                yield cell_at(6, y - 1)

    def _hallow(self) -> None:
        self.hallowed = {near for cell, card in self.cards.items() if card in CLOISTERS for near in self.beside[cell]}

    def sites(self, card: int, terrains: int) -> list[Cell]:
        """[9.1–9.4] the free spaces where this card may stand, in order."""
        cells = [cell for cell, terrain in self.free.items() if terrain & terrains]
        if card in CLOISTERS:
            cells = [cell for cell in cells if cell in self.hallowed]
        return sorted(cells)

    def has_site(self, card: int, terrains: int) -> bool:
        """Whether there is any of its `sites`."""
        if card in CLOISTERS:
            return any(terrain & terrains and cell in self.hallowed for cell, terrain in self.free.items())
        for terrain in self.free.values():  # noqa: SIM110  # asked for every building at every action
            if terrain & terrains:
                return True
        return False

    def has_room(self, card: int, terrains: int) -> bool:
        """As `has_site`, if all forests and moors were removed."""
        cells = self.hallowed if card in CLOISTERS else self.terrain
        return any(cell not in self.cards and self.terrain[cell] & terrains for cell in cells)

    def put(self, card: int, cell: Cell) -> None:
        """A card onto a space; what grew or stood there is gone [9.6, 14.4]."""
        self.growth.pop(cell, None)
        self.free.pop(cell, None)
        covered = self.cards.get(cell)
        if covered is not None:
            del self.where[covered]
            if covered in self.men:
                self.men[card] = self.men.pop(covered)
        self.cards[cell] = card
        self.where[card] = cell
        if card in CLOISTERS:
            self.hallowed.update(self.beside[cell])
        if covered in CLOISTERS:
            self._hallow()

    def clear(self, cell: Cell) -> None:
        """[6.B] a forest or moor card is removed, the space becomes free."""
        del self.growth[cell]
        self.free[cell] = self.terrain[cell]

    def growing(self, kind: str) -> list[Cell]:
        """Where forests, or moors, are."""
        return sorted(cell for cell, growth in self.growth.items() if growth == kind)

    def dwelling_around(self, cell: Cell) -> int:
        """[13.3] the dwelling values of what is beside a space; water counts unless something stands on it."""
        cards, terrain, total = self.cards, self.terrain, 0
        for near in self.beside[cell]:
            card = cards.get(near)
            if card is not None:
                total += DWELLING[card]
            elif terrain[near] == WATER:
                total += WATER_DWELLING
        return total

    # --- landscapes -----------------------------------------------------------------------------------------------------

    def buy(self, side: int, top: int) -> None:
        """[8.4, 8.6] lays a landscape; its forests and moors lie on it at once."""
        self.bought.append((side, top))
        self._add(_TILES[side], _BANDS[side], top, _HEIGHTS[side])

    def open_rows(self, side: int) -> list[int]:
        """[8.4] the (upper) rows where a landscape of this side may lie: no overlap, and an edge touches the board."""
        band, height = _BANDS[side], _HEIGHTS[side]
        reach = range(min(map(min, filter(None, self.rows))) - height, max(map(max, filter(None, self.rows))) + 2)
        return [top for top in reach if FIRST_ROW <= top <= FIRST_ROW + ROWS - height and self._fits(band, height, top)]

    def _fits(self, band: int, height: int, top: int) -> bool:
        covered = set(range(top, top + height))
        own = self.rows[band]
        if covered & own:
            return False
        beside = self.rows[_MIDDLE] if band != _MIDDLE else self.rows[_LEFT] | self.rows[_RIGHT]
        return bool(covered & beside) or top - 1 in own or top + height in own

    # --- clergymen ------------------------------------------------------------------------------------------------------

    def occupied(self, card: int) -> bool:
        return card in self.men

    def stand(self, card: int, man: Man) -> None:
        self.men.setdefault(card, []).append(man)

    def leave(self, card: int, man: Man) -> None:
        men = self.men[card]
        men.remove(man)
        if not men:
            del self.men[card]
