"""`pentapolis arena`: many games of bots, who is better, and whether the game is balanced."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

from rich.progress import track
from rich.table import Table

from pentapolis import games
from pentapolis.arena import Balance, Contest, Standing, run_tallied, standings, weigh
from pentapolis.arena import run as play
from pentapolis.arena.tournament import Interval
from pentapolis.words import Words

from .arena_balance import picture, tables
from .figures import decimal
from .files import check_folder, write_text
from .game_options import add_option, check_seats, read_options
from .parser import Parser, read_seats, whole
from .seats import usual_contest
from .shell import Shell

T = TypeVar("T")

MOST_GAMES = 1_000_000


def arguments(parser: Parser) -> None:
    parser.option("game", "game", required=True)
    parser.option("seats", "levels", type=read_seats)
    parser.option("games", "number", type=whole(1, MOST_GAMES), default=100)
    parser.option("seed", "number", type=whole(), default=0)
    parser.option("processes", "number", type=whole(1, 1024), default=os.cpu_count() or 1)
    parser.option("balance", "picture", type=Path)
    add_option(parser)
    parser.flag("json")


def run(shell: Shell, given: argparse.Namespace) -> int:
    schema = games.find_rules(given.game).schema
    options = read_options(schema, given.option)
    seats = given.seats or usual_contest(given.game)
    check_seats(schema, options, seats)
    contest = Contest(given.game, seats, given.games, given.seed, options)
    if given.balance:
        check_folder(given.balance)
        played = list(_watched(shell, contest, run_tallied(contest, given.processes)))
        table, balance = standings(contest, [game.result for game in played]), weigh(contest, played)
        write_text(given.balance, picture(shell.book_of(contest.game), contest, balance))
    else:
        table, balance = standings(contest, list(_watched(shell, contest, play(contest, given.processes)))), None
    _tell(shell, contest, table, balance, given.json)
    return 0


def _tell(shell: Shell, contest: Contest, table: list[Standing], balance: Balance | None, as_json: bool) -> None:
    if as_json:
        shell.out.print(json.dumps(_report(contest, table, balance), ensure_ascii=False))
        return
    shell.out.print(_drawn(shell, table))
    if balance:
        shell.out.print()
        for part in tables(shell.book_of(contest.game), balance):
            shell.out.print(part)


def _watched(shell: Shell, contest: Contest, results: Iterable[T]) -> Iterable[T]:
    """The results, while a bar on standard error tells how many have come."""
    label = shell.book.text("arena-games")
    return track(results, label, contest.games, console=shell.err, transient=True, disable=not shell.err.is_terminal)


def _report(contest: Contest, table: list[Standing], balance: Balance | None) -> dict[str, object]:
    report: dict[str, object] = {
        "game": contest.game,
        "options": dict(contest.options),
        "games": contest.games,
        "seed": contest.seed,
        "standings": [standing.as_json() for standing in table],
    }
    return report if balance is None else {**report, "balance": balance.as_json()}


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
            _interval(shell.book, standing.win_rate, 100, " %"),
            _interval(shell.book, standing.rank),
            _interval(shell.book, standing.score),
        )
    return drawn


def _interval(book: Words, interval: Interval, factor: int = 1, unit: str = "") -> str:
    digits = 1 if unit else 2
    value, low, high = (decimal(book, each * factor, digits) for each in (interval.value, interval.low, interval.high))
    return f"{value}{unit} [{low}–{high}]"
