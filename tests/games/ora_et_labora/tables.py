"""Positions for tests."""

from __future__ import annotations

from pentapolis.games.ora_et_labora.game import GAME
from pentapolis.games.ora_et_labora.options import read_setting
from pentapolis.games.ora_et_labora.setup import deal
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position

MODES: dict[str, dict[str, Json]] = {
    "4": {"seats": 4},
    "3": {"seats": 3},
    "4short": {"seats": 4, "length": "short"},
    "3short": {"seats": 3, "length": "short"},
    "2": {"seats": 2},
    "2long": {"seats": 2, "length": "long"},
    "solo": {"seats": 1},
}
COUNTRIES = ("france", "ireland")


def variants() -> list[dict[str, Json]]:
    """The options of every mode in every country."""
    return [{**options, "country": country} for options in MODES.values() for country in COUNTRIES]


def laid(seed: int = 0, /, **options: Json) -> Table:
    """The first position of a game, before anything happens."""
    return deal(read_setting(GAME.schema.read(options)), Chance.from_seed(seed))


def arranged(state: dict[str, Json], /, **options: Json) -> Table:
    """A position that nothing has been played from."""
    table = laid(**options)
    GAME.arrange(table, state)
    return table


def dealt(seed: int = 0, /, **options: Json) -> Match[Table]:
    """A new game, chronicled."""
    return Match(GAME, GAME.schema.read(options), Chance.from_seed(seed), Chronicle())


def position(state: dict[str, Json], /, **options: Json) -> Match[Table]:
    return load_position(GAME, {"options": dict(options), "state": state}, Chronicle())


def offered(match: Match[Table], seat: int = 0) -> list[str]:
    ask = match.ask(seat)
    return [] if ask is None else list(map(GAME.notation.write, ask.options))


def play(match: Match[Table], *moves: str, seat: int = 0) -> Match[Table]:
    for move in moves:
        match.play(seat, move)
    return match


def play_on(match: Match[Table], chance: Chance, most: int) -> None:
    """So many choices by chance."""
    for _ in range(most):
        if match.over:
            return
        ask = match.asks[0]
        match.play(ask.seat, chance.pick(ask.options))


def random_game(seed: int, /, **options: Json) -> Match[Table]:
    """Played to the end by chance."""
    match = dealt(seed, **options)
    play_on(match, Chance.from_seed(f"choices {seed}"), 100_000)
    return match
