"""Felling trees and cutting peat [6.B]."""

from __future__ import annotations

from pentapolis.kernel.ask import Option, Play

from ..goods import PEAT, WOOD
from ..land import FOREST, MOOR
from ..notation import CELL, CUT, FELL
from .action import Action
from .production import must_produce


def fell_options(action: Action) -> list[Option]:
    return _growing(action, FOREST, FELL)


def cut_options(action: Action) -> list[Option]:
    return _growing(action, MOOR, CUT)


def _growing(action: Action, kind: str, options: dict[int, Option]) -> list[Option]:
    return [options[cell] for cell, growth in action.land.growth.items() if growth == kind]


def fell(action: Action, cell: int) -> Play:
    """A forest goes, for as much wood as the wheel says."""
    action.land.clear(cell)
    action.tell("fell", cell=CELL.write(cell))
    return must_produce(action, WOOD)


def cut(action: Action, cell: int) -> Play:
    """A moor goes, for as much peat as the wheel says."""
    action.land.clear(cell)
    action.tell("cut", cell=CELL.write(cell))
    return must_produce(action, PEAT)
