"""`pentapolis bench`: how fast the games run on this machine."""

from __future__ import annotations

import argparse
import json
import platform

from rich.table import Table

from pentapolis import games
from pentapolis.arena import Measure, bench
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.game_options import Schema

from .parser import Parser, whole
from .shell import Shell


def arguments(parser: Parser) -> None:
    parser.option("game", "game")
    parser.option("seats", "number", type=whole(1, 99))
    parser.option("rounds", "number", type=whole(1, 1000), default=7)
    parser.flag("json")


def run(shell: Shell, given: argparse.Namespace) -> int:
    """All games one after the other, or one. Of those that cannot be loaded it is only said why."""
    for name in [given.game] if given.game else games.names():
        try:
            schema = games.find_rules(name).schema
        except BadGameOption as error:
            if given.game:
                raise
            shell.complain(error)
        else:
            _bench(shell, given, name, schema)
    return 0


def _bench(shell: Shell, given: argparse.Namespace, name: str, schema: Schema) -> None:
    seats = given.seats or min(4, schema.max_seats)
    schema.default(seats)
    measures = list(bench(name, seats, given.rounds))
    shell.out.print(json.dumps(_report(name, seats, measures)) if given.json else _drawn(shell, name, seats, measures))


def _report(game: str, seats: int, measures: list[Measure]) -> dict[str, object]:
    return {
        "game": game,
        "seats": seats,
        "python": platform.python_version(),
        "measures": {measure.name: measure.as_json() for measure in measures},
    }


def _drawn(shell: Shell, game: str, seats: int, measures: list[Measure]) -> Table:
    say = shell.book.text
    drawn = Table(box=None, padding=(0, 2, 0, 0), title=f"{game}, {say('seats', count=seats)}", title_justify="left")
    for key in ("what", "per-second", "ratio"):
        drawn.add_column(say(f"bench-{key}"), justify="left" if key == "what" else "right")
    for measure in measures:
        drawn.add_row(say(f"bench-{measure.name}"), f"{measure.per_second:,.0f}".replace(",", " "), f"{measure.ratio:.3g}")
    return drawn
