"""`pentapolis arena`: many games of bots, and who is better."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable

from rich.progress import track
from rich.table import Table

from pentapolis import games
from pentapolis.arena import Contest, Result, Standing, standings
from pentapolis.arena import run as play
from pentapolis.arena.tournament import Interval

from .game_options import add_option, read_options
from .parser import Parser, commas, whole
from .shell import Shell


def arguments(parser: Parser) -> None:
    parser.option("game", "GAME", required=True)
    parser.option("seats", "LEVELS", type=commas, default=("greedy", "random"))
    parser.option("games", "N", type=whole(1), default=100)
    parser.option("seed", "S", type=whole(0), default=0)
    parser.option("processes", "N", type=whole(1), default=os.cpu_count() or 1)
    add_option(parser)
    parser.flag("json")


def run(shell: Shell, given: argparse.Namespace) -> int:
    options = read_options(games.find_rules(given.game).schema, given.option)
    contest = Contest(given.game, given.seats, given.games, given.seed, options)
    results = list(_watched(shell, contest, play(contest, given.processes)))
    table = standings(contest, results)
    if given.json:
        shell.out.print(json.dumps(_report(contest, table), ensure_ascii=False))
    else:
        shell.out.print(_drawn(shell, table))
    return 0


def _watched(shell: Shell, contest: Contest, results: Iterable[Result]) -> Iterable[Result]:
    """The results, while a bar on standard error tells how many have come."""
    label = shell.book.text("arena-games")
    return track(results, label, contest.games, console=shell.err, transient=True, disable=not shell.err.is_terminal)


def _report(contest: Contest, table: list[Standing]) -> dict[str, object]:
    return {
        "game": contest.game,
        "options": dict(contest.options),
        "games": contest.games,
        "seed": contest.seed,
        "standings": [standing.as_json() for standing in table],
    }


def _drawn(shell: Shell, table: list[Standing]) -> Table:
    say = shell.book.text
    drawn = Table(box=None, padding=(0, 2, 0, 0))
    for key in ("level", "games", "wins", "win-rate", "rank", "score"):
        drawn.add_column(say(f"arena-{key}"), justify="left" if key == "level" else "right")
    for standing in table:
        drawn.add_row(
            standing.level,
            str(standing.games),
            f"{standing.wins:g}",
            _interval(standing.win_rate, 100, " %"),
            _interval(standing.rank),
            _interval(standing.score),
        )
    return drawn


def _interval(interval: Interval, factor: int = 1, unit: str = "") -> str:
    value, low, high = (each * factor for each in (interval.value, interval.low, interval.high))
    digits = 1 if unit else 2
    return f"{value:.{digits}f}{unit} [{low:.{digits}f}–{high:.{digits}f}]"
