"""Positions for tests."""

from __future__ import annotations

from pentapolis.games.cosmic_colonies import GAME
from pentapolis.games.cosmic_colonies.state import Table
from pentapolis.kernel.ask import Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position


def dealt(seed: int = 0, **options: Json) -> Match[Table]:
    """A new game, chronicled."""
    return Match(GAME, GAME.schema.read(options), Chance.from_seed(seed), Chronicle())


def position(state: dict[str, Json], **options: Json) -> Match[Table]:
    return load_position(GAME, {"options": dict(options), "state": state}, Chronicle())


def acting(worker: str, **state: Json) -> Match[Table]:
    """Two seats; A acts by day with this worker, on asteroid 1A unless said otherwise."""
    given: dict[str, Json] = {"shown": {"A": [worker]}, "queue": ["A"], "cities": {"A": {"asteroid": "1A"}}, **state}
    return position(given, seats=2, deck="advanced" if worker.startswith("a") else "basic")


def offered(match: Match[Table], seat: int = 0) -> list[str]:
    ask = match.ask(seat)
    return [] if ask is None else list(map(GAME.notation.write, ask.options))


def play(match: Match[Table], *moves: str, seat: int = 0) -> Match[Table]:
    for move in moves:
        match.play(seat, move)
    return match


def random_game(seed: int, **options: Json) -> Match[Table]:
    """Played to the end by chance."""
    match, chance = dealt(seed, **options), Chance.from_seed(f"choices {seed}")
    while match.asks:
        ask = next(ask for ask in match.asks if ask.seat not in match.answers)
        match.play(ask.seat, chance.pick(ask.options))
    return match


def read(text: str) -> Option:
    return GAME.notation.read(text)
