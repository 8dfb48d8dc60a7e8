"""Polyominoes: the shapes in which a tile may lie (all turns and both sides, [6.2] D11) and what they are called.

A shape is named by its rows, `xxx/.x.` for a T: an `x` for a cell, a `.` for a gap. It is laid by its corner, the upper left
place of the box around it (which may be a gap).
"""

from __future__ import annotations

from typing import Final, TypeAlias

Cells: TypeAlias = tuple[tuple[int, int], ...]
"""Places as (row, column), from 0 at the upper left, in reading order."""

PIECES: Final[tuple[str, ...]] = (
    ".xx/xx.",  # S: Habitat
    "xx/xx/x.",  # P: Greenhouse
    "xxx/.x.",  # T: Atmosphere Generator
    "x./x./x./xx",  # L: Power Plant
    "x../x../xxx",  # V: Entertainment Complex
    "xx",  # Soylent Factory
    "x",  # Statue
    "xxx",  # monuments in a row
    "x./xx",  # monuments round a corner
)
"""One shape of each piece: of the seven buildings in their order, then of the monuments [10, 13.1]."""


def read_shape(name: str) -> Cells:
    """The cells of a shape's name."""
    return tuple((r, c) for r, row in enumerate(name.split("/")) for c, mark in enumerate(row) if mark == "x")


def name_shape(cells: Cells) -> str:
    rows, columns = box(cells)
    return "/".join("".join("x" if (r, c) in cells else "." for c in range(columns)) for r in range(rows))


def box(cells: Cells) -> tuple[int, int]:
    """How many rows and columns the box around a shape has."""
    return 1 + max(r for r, _ in cells), 1 + max(c for _, c in cells)


def _turn(cells: Cells) -> Cells:
    rows, _ = box(cells)
    return tuple(sorted((c, rows - 1 - r) for r, c in cells))


def _flip(cells: Cells) -> Cells:
    _, columns = box(cells)
    return tuple(sorted((r, columns - 1 - c) for r, c in cells))


def _all_shapes(cells: Cells) -> list[str]:
    """Two turns that look alike are one shape."""
    found: dict[str, None] = {}
    for side in (cells, _flip(cells)):
        for _ in range(4):
            found[name_shape(side)] = None
            side = _turn(side)
    return list(found)


SHAPES_OF: Final = tuple(tuple(_all_shapes(read_shape(piece))) for piece in PIECES)
"""The names of each piece's shapes."""

SHAPES: Final = tuple(shape for shapes in SHAPES_OF for shape in shapes)
SHAPE_CELLS: Final = tuple(map(read_shape, SHAPES))
PIECE_OF_SHAPE: Final = tuple(piece for piece, shapes in enumerate(SHAPES_OF) for _ in shapes)
PIECE_SIZES: Final = tuple(len(read_shape(piece)) for piece in PIECES)
"""How many cells each piece covers."""
