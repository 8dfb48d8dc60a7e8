"""Positions laid out for tests of Guildhall."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.games.guildhall import GAME
from pentapolis.games.guildhall.state import Table
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from pentapolis.kernel.record import read_move


def lay_out(moves: Sequence[str] = (), chronicle: Chronicle | None = None, /, **given: Json) -> Match[Table]:
    """A match in mid-turn, all twelve professions in play, A to move with two actions; then these moves. `seats`: how many."""
    options: Json = {"seats": given.pop("seats", 2), "set": "mega"}
    position: dict[str, Json] = {"options": options, "state": {"actions": 2, **given}}
    match = load_position(GAME, position, chronicle)
    for move in moves:
        match.play(*read_move(GAME, move))
    return match
