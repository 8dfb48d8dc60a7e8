"""The five boards, each with two sides [2.7], and what is computed of a side once: which places a tile can lie in.

All `designed`: a letter is a cell's terrain, `.` is space or a hole. Each map has 50 cells, side A ten of each terrain, side B
13, 11, 10, 9 and 7.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import compress
from typing import Final

from pentapolis.kernel.ask import Option

from .pieces import PIECE_OF_SHAPE, PIECES, SHAPE_CELLS, Cells, box

TERRAINS: Final = "ICDRL"
"""Ice, Crater, Dust, Rock, Lava."""

SIZE: Final = 8
"""Rows and columns of the grid that every map lies in."""

MAPS: Final[Mapping[str, tuple[str, ...]]] = {
    "1A": (
        "..IDDC..",
        ".RDDLD..",
        ".RDILLL.",
        "ICCILRRC",
        "ICCILRCC",
        "IICCRRLL",
        "IIDDRRL.",
        ".LDDR...",
    ),
    "1B": (
        "...LCC..",
        ".CCDCCLL",
        "ICLDDCLL",
        "I.RD.CRL",
        "IRRDRRRD",
        "RRRDIDDD",
        "RCCCIII.",
        "..CII...",
    ),
    "2A": (
        "DDRRR..",
        "CDRDDD.",
        "CIRRDDL",
        "CICCLLL",
        "IICCLLL",
        "IICCRLI",
        ".ILRRII",
        "..LCRDD",
    ),
    "2B": (
        "...DLLR.",
        ".LDDDCI.",
        "CI.ICCI.",
        "IICCCCIR",
        "IICCCCRR",
        "IDDL.RRR",
        ".LLLLDRR",
        "...LLLC.",
    ),
    "3A": (
        ".RRRCCCL",
        "RRDRCLLL",
        "RRDRCRLL",
        "IIIICCDC",
        "IILLDDDC",
        ".IILLII.",
        ".DDDDC..",
    ),
    "3B": (
        ".DIII...",
        "DDDIIIC.",
        "LDDDIRCI",
        "L.DLLRCD",
        "RRRRLLLI",
        ".RRR.LII",
        ".RRCCLR.",
        "..DRCC..",
    ),
    "4A": (
        ".LLCII..",
        ".ICCIIL.",
        "CIIIDLL.",
        "LIRDDLLI",
        ".CCDDRLL",
        ".CCDRRR.",
        ".CCDDRR.",
        "..RDDRR.",
    ),
    "4B": (
        "...RLL..",
        ".ICRLLDC",
        ".IIRLLLC",
        "RRRRRCCC",
        "II.IL.II",
        "LRRRDICD",
        "LRDDDII.",
        ".RDDD...",
    ),
    "5A": (
        ".CCII...",
        ".LLIII..",
        "DRRRCCCR",
        "DRRRLCCR",
        "CIILLCCR",
        "IIILLLDR",
        ".DDDLDD.",
        "...DLD..",
    ),
    "5B": (
        "..LLRC..",
        "..CCIID.",
        "CCCCIRR.",
        "R.CLRIII",
        "IIILR.LI",
        "DDLLRLLC",
        "DDDLDDDD",
        "...LDDD.",
    ),
}

NAMES: Final = tuple(MAPS)
BOARDS: Final = (1, 2, 3, 4, 5)

PLACE: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("place", shape, cell) for cell in range(SIZE * SIZE)) for shape in range(len(SHAPE_CELLS))
)
"""The options of laying a shape with its corner on a cell."""

_ZERO_ONE: Final = bytes.maketrans(b"01", b"\0\1")


class Asteroid:
    """One map, and every spot that a piece can lie in on it: a shape and a corner.

    Cells are bits of a mask, in reading order. Spots are bits of another, all spots of one piece beside each other, so that what
    a tile takes away and opens up is said in one step for all pieces.

    name      `1A`: board and side.
    rows      the map.
    cells     (row, column) of each bit.
    whole     the mask of all cells.
    terrains  the mask of each terrain.
    spots     the mask of all spots.
    neighbours   by cell, the mask of the cells beside it.
    piece_spots  by piece, the mask of its spots.
    number    a spot by its option; what is not in here does not lie on the asteroid whole.
    option    the options, by spot.
    covers    the cells of each spot.
    leaves    by spot, the spots that have no cell in common with it.
    borders   by spot, the spots with a cell beside it.
    """

    __slots__ = (
        "_listed",
        "_sizes",
        "_starts",
        "borders",
        "cells",
        "covers",
        "leaves",
        "name",
        "neighbours",
        "number",
        "option",
        "piece_spots",
        "rows",
        "spots",
        "terrains",
        "whole",
    )

    def __init__(self, name: str) -> None:
        self.name = name
        self.rows = MAPS[name]
        self.cells: Cells = tuple((r, c) for r, row in enumerate(self.rows) for c, mark in enumerate(row) if mark != ".")
        self.whole = (1 << len(self.cells)) - 1
        self.terrains = tuple(self._mask(terrain) for terrain in TERRAINS)
        self.neighbours = tuple(self._neighbours(r, c) for r, c in self.cells)
        self._find_spots()
        self._relate_spots()

    def _mask(self, terrain: str) -> int:
        return sum(1 << bit for bit, (r, c) in enumerate(self.cells) if self.rows[r][c] == terrain)

    def _neighbours(self, r: int, c: int) -> int:
        """The mask of the cells that share an edge with one."""
        beside = {(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)}
        return sum(1 << bit for bit, place in enumerate(self.cells) if place in beside)

    def _find_spots(self) -> None:
        self.option: list[Option] = []
        self.covers: list[int] = []
        self._listed: list[tuple[Option, ...]] = []
        self._starts: list[int] = []
        for piece in range(len(PIECES)):
            found = list(self._spots_of(piece))
            self._starts.append(len(self.option))
            self._listed.append(tuple(option for option, _ in found))
            self.option += [option for option, _ in reversed(found)]
            self.covers += [covered for _, covered in reversed(found)]
        self._sizes = [f"0{len(listed)}b" for listed in self._listed]
        self.piece_spots = tuple(
            (1 << len(listed)) - 1 << start for listed, start in zip(self._listed, self._starts, strict=True)
        )
        self.number = {option: spot for spot, option in enumerate(self.option)}
        self.spots = (1 << len(self.option)) - 1

    def _spots_of(self, piece: int) -> Iterator[tuple[Option, int]]:
        bits = {place: 1 << bit for bit, place in enumerate(self.cells)}
        for shape, cells in enumerate(SHAPE_CELLS):
            if PIECE_OF_SHAPE[shape] == piece:
                rows, columns = box(cells)
                for r, c in ((r, c) for r in range(SIZE + 1 - rows) for c in range(SIZE + 1 - columns)):
                    covered = [bits.get((r + down, c + right), 0) for down, right in cells]
                    if all(covered):
                        yield PLACE[shape][SIZE * r + c], sum(covered)

    def _relate_spots(self) -> None:
        taking = [self._spots_with(1 << bit) for bit in range(len(self.cells))]
        beside = [_union(taking, near) for near in self.neighbours]
        self.leaves = [self.spots & ~_union(taking, covered) for covered in self.covers]
        self.borders = [_union(beside, covered) for covered in self.covers]

    def _spots_with(self, cells: int) -> int:
        return sum(1 << spot for spot, covered in enumerate(self.covers) if covered & cells)

    def options(self, piece: int, spots: int) -> list[Option]:
        """The options of laying a piece, of the spots in the mask. One pass in C: the mask's digits choose from the list."""
        chosen = (spots & self.piece_spots[piece]) >> self._starts[piece]
        return list(compress(self._listed[piece], format(chosen, self._sizes[piece]).encode().translate(_ZERO_ONE)))

    def places(self, covered: int) -> Cells:
        """The cells of a mask as (row, column)."""
        return tuple(place for bit, place in enumerate(self.cells) if covered >> bit & 1)


def _union(masks: list[int], bits: int) -> int:
    """All of the masks that the bits name."""
    found = 0
    while bits:
        lowest = bits & -bits
        found |= masks[lowest.bit_length() - 1]
        bits ^= lowest
    return found


@cache
def asteroid(name: str) -> Asteroid:
    """A map by its name, such as `1A`; built once."""
    return Asteroid(name)
