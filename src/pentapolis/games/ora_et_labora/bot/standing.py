"""How good a position looks for a seat, in points."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Seat

from ..scoring import own_points
from ..state import Table
from .judge import Judge

RIVAL_SHARE: Final = 0.5
"""What a point of the best rival counts against a point of one's own: it is taken from him for nothing, or not at all."""


def worth(table: Table, seat: Seat) -> float:
    """How good a position looks for a seat that would be first."""
    own = standing(table, seat)
    rivals = [standing(table, rival) for rival in table.players if rival != seat]
    return own - RIVAL_SHARE * max(rivals, default=0.0)


def standing(table: Table, seat: Seat) -> float:
    """Points of the board, goods by what they are worth now, and the spaces that are free."""
    judge = Judge(table, seat)
    points = own_points(table, seat)
    return points["economic"] + points["dwelling"] + judge.base + judge.space() * len(judge.land.free)
