"""`pentapolis bench`: how fast the games run on this machine."""

from __future__ import annotations

import argparse
import json
import platform

from rich.table import Table

from pentapolis import games
from pentapolis.arena import Measure, bench

from .parser import Parser, whole
from .shell import Shell


def arguments(parser: Parser) -> None:
    parser.option("game", "GAME")
    parser.option("seats", "N", type=whole(1, 99))
    parser.option("rounds", "N", type=whole(1, 1000), default=7)
    parser.flag("json")


def run(shell: Shell, given: argparse.Namespace) -> int:
    """All games one after the other, or one."""
    names = [given.game] if given.game else games.names()
    for name in names:
        seats = given.seats or min(4, games.find_rules(name).schema.max_seats)
        games.find_rules(name).schema.default(seats)
        measures = bench(name, seats, given.rounds)
        if given.json:
            shell.out.print(json.dumps(_report(name, seats, list(measures))))
        else:
            shell.out.print(_drawn(shell, name, seats, list(measures)))
    return 0


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
