"""Laying out positions for tests."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.catan_card import GAME
from pentapolis.games.catan_card.components import RESOURCES
from pentapolis.games.catan_card.state import Table
from pentapolis.kernel.ask import Ask
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from pentapolis.kernel.record import read_move


def lay_out(given: Mapping[str, Json], seats: int = 4, seed: int = 0, **options: Json) -> Match[Table]:
    """A match, with its chronicle, that goes on from a position; seat A begins."""
    position: dict[str, Json] = {
        "options": {"seats": seats, "start": "seat-a", **options},
        "state": dict(given),
        "seed": seed,
    }
    return load_position(GAME, position, Chronicle())


def do(match: Match[Table], *moves: str) -> Match[Table]:
    """Plays some moves, `A deck 1` …"""
    for move in moves:
        match.play(*read_move(GAME, move))
    return match


def offered(match: Match[Table]) -> list[str]:
    """What the asked seat may choose."""
    return [GAME.notation.write(option) for option in match.asks[0].options]


def asked(match: Match[Table]) -> Ask:
    return match.asks[0]


def refusal(match: Match[Table], option: str) -> tuple[str, str]:
    """Reason and paragraph of what the rules say against an option of the asked seat."""
    found = match.refuse(match.asks[0].seat, option)
    assert found is not None, option
    return found.reason, found.paragraph


def hand(match: Match[Table], seat: int) -> list[str]:
    """A hand by names, sorted."""
    return [RESOURCES[card] for card in sorted(match.state.hands[seat].cards)]
