"""One player's board: the heartland and the landscapes bought, what grows and stands there, what may be put where [3.1, 8, 9].

Spaces are numbered row by row (`cell_at`). A mountain covers two rows and has the number of the upper one [8.2].
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from .components import (
    CLOISTERS,
    COAST,
    DWELLING,
    FIRST_SETTLEMENT,
    HILLSIDE,
    MOUNTAIN,
    PLAINS,
    TERRAIN_NAMES,
    WATER,
)

Cell: TypeAlias = int
Man: TypeAlias = tuple[int, int]
"""A clergyman: the seat he belongs to (the neutral player's is 1), and `PRIOR` or `BROTHER`."""

PRIOR: Final = 0
BROTHER: Final = 1

FIRST_COLUMN: Final = -2
COLUMNS: Final = 9
FIRST_ROW: Final = -30
ROWS: Final = 62
"""More rows than all districts, one above the other, and above them all plots, could reach."""

FOREST: Final = "forest"
MOOR: Final = "moor"

SIDES: Final = ("plains", "hills", "coast", "mountain")
PLAINS_SIDE, HILLS_SIDE, COAST_SIDE, MOUNTAIN_SIDE = range(4)
"""[8.1, 8.2] the sides of a district, then those of a plot."""

WATER_DWELLING: Final = 3
"""[13.3] of a water space without a Houseboat."""


def cell_at(x: int, y: int) -> Cell:
    return (y - FIRST_ROW) * COLUMNS + x - FIRST_COLUMN


def _cells_near(cell: Cell) -> Iterator[Cell]:
    """[9.5] the spaces that border this one if they are there; a mountain, two rows high, borders both hillsides of its plot."""
    x, y = column(cell), row(cell)
    if x == 6:
        spots = [(5, y), (5, y + 1)]
    else:
        spots = [(x, y - 1), (x - 1, y), (x + 1, y), *([(6, y - 1)] if x == 5 else []), (x, y + 1)]
    for x, y in spots:
        if FIRST_COLUMN <= x < FIRST_COLUMN + COLUMNS and FIRST_ROW <= y < FIRST_ROW + ROWS:
            yield cell_at(x, y)


def column(cell: Cell) -> int:
    return cell % COLUMNS + FIRST_COLUMN


def row(cell: Cell) -> int:
    return cell // COLUMNS + FIRST_ROW


_NEAR: Final = tuple(tuple(_cells_near(cell)) for cell in range(ROWS * COLUMNS))

_CLOISTER_SHIFT: Final = len(TERRAIN_NAMES)


def room_for(card: int, terrains: int) -> int:
    """The bits of `Land.room` one of which a card needs."""
    return terrains << _CLOISTER_SHIFT if card in CLOISTERS else terrains


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


_UNKNOWN: Final = -1


class Land:
    """terrain   the landscape of every space.
    growth     forests and moors, in the order of the spaces.
    cards      the building or settlement on a space; `where` is the same by card.
    free       the spaces where something may be built, with their landscape [9.1].
    hallowed   the spaces beside a cloister building [9.4].
    men        the clergymen on a building, by card.
    vacant     the buildings with nobody on them, in order.
    bought     the landscapes, as (side, row), in order.
    rows       the rows that are covered on the left, in the middle, on the right.
    """

    __slots__ = ("_room", "beside", "bought", "cards", "free", "growth", "hallowed", "men", "rows", "terrain", "vacant", "where")

    def __init__(self) -> None:
        self.terrain: dict[Cell, int] = {}
        self.growth: dict[Cell, str] = {}
        self.cards: dict[Cell, int] = {}
        self.where: dict[int, Cell] = {}
        self.free: dict[Cell, int] = {}
        self.hallowed: set[Cell] = set()
        self.men: dict[int, list[Man]] = {}
        self.vacant: list[int] = []
        self.bought: tuple[tuple[int, int], ...] = ()
        self.rows: list[set[int]] = [set(), set(), set()]
        self.beside: Mapping[Cell, tuple[Cell, ...]] = {}
        self._room = _UNKNOWN

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
        twin.vacant, twin._room = self.vacant[:], self._room
        twin.bought, twin.rows = self.bought, [rows.copy() for rows in self.rows]
        return twin

    # --- spaces ---------------------------------------------------------------------------------------------------------

    def _add(self, tile: _Tile, band: int, top: int, height: int) -> None:
        terrain = self.terrain = dict(self.terrain)
        added = [cell_at(x, top + below) for x, below, _, _ in tile]
        for cell, (_, _, landscape, growth) in zip(added, tile, strict=True):
            terrain[cell] = self.free[cell] = landscape
            if growth:
                self.grow(cell, growth)
        self.rows[band] |= set(range(top, top + height))
        changed = {near for cell in added for near in _NEAR[cell] if near in terrain}.union(added)
        self.beside = {**self.beside, **{cell: tuple([near for near in _NEAR[cell] if near in terrain]) for cell in changed}}
        self._hallow()

    def grow(self, cell: Cell, growth: str) -> None:
        """A forest or moor onto a free space."""
        del self.free[cell]
        self.growth = dict(sorted({**self.growth, cell: growth}.items()))
        self._room = _UNKNOWN

    def _hallow(self) -> None:
        self.hallowed = {near for cell, card in self.cards.items() if card in CLOISTERS for near in self.beside[cell]}
        self._room = _UNKNOWN

    @property
    def room(self) -> int:
        """The landscapes of the free spaces, as bits, and above them those of the free spaces beside a cloister building [9.4].
        Asked for at every action, and seldom another than before."""
        if self._room == _UNKNOWN:
            anywhere = hallowed = 0
            for cell, terrain in self.free.items():
                anywhere |= terrain
                if cell in self.hallowed:
                    hallowed |= terrain
            self._room = anywhere | hallowed << _CLOISTER_SHIFT
        return self._room

    def sites(self, card: int, terrains: int) -> list[Cell]:
        """[9.1–9.4] the free spaces where this card may stand, in order."""
        cells = [cell for cell, terrain in self.free.items() if terrain & terrains]
        if card in CLOISTERS:
            cells = [cell for cell in cells if cell in self.hallowed]
        return sorted(cells)

    def has_site(self, card: int, terrains: int) -> bool:
        """Whether there is any of its `sites`."""
        return bool(self.room & room_for(card, terrains))

    def has_room(self, card: int, terrains: int) -> bool:
        """As `has_site`, if all forests and moors were removed."""
        cells = self.hallowed if card in CLOISTERS else self.terrain
        return any(cell not in self.cards and self.terrain[cell] & terrains for cell in cells)

    def put(self, card: int, cell: Cell) -> None:
        """A card onto a space; what grew or stood there is gone [9.6, 14.4]."""
        self.growth.pop(cell, None)
        self.free.pop(cell, None)
        self._room = _UNKNOWN
        covered = self.cards.get(cell)
        if covered is not None:
            self._cover(covered, card)
        self.cards[cell] = card
        self.where[card] = cell
        if card < FIRST_SETTLEMENT and card not in self.men:
            insort(self.vacant, card)
        if card in CLOISTERS:
            self.hallowed.update(self.beside[cell])
        if covered in CLOISTERS:
            self._hallow()

    def _cover(self, covered: int, card: int) -> None:
        """[D18] clergymen stay, on the new card."""
        del self.where[covered]
        if covered in self.men:
            self.men[card] = self.men.pop(covered)
        else:
            self.vacant.remove(covered)

    def clear(self, cell: Cell) -> None:
        """[6.B] a forest or moor card is removed, the space becomes free."""
        del self.growth[cell]
        self.free[cell] = self.terrain[cell]
        self._room = _UNKNOWN

    def growing(self, kind: str) -> list[Cell]:
        """Where forests, or moors, are."""
        return [cell for cell, growth in self.growth.items() if growth == kind]

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
        self.bought += ((side, top),)
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
        if card in self.men:
            self.men[card].append(man)
        else:
            self.men[card] = [man]
            self.vacant.remove(card)

    def leave(self, card: int, man: Man) -> None:
        men = self.men[card]
        men.remove(man)
        if not men:
            del self.men[card]
            insort(self.vacant, card)
