"""`pentapolis play GAME`: a table in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from pentapolis import games
from pentapolis.kernel.chance import Chance

from .errors import BadCommand
from .files import load_record
from .game_options import add_option, check_seats, read_options
from .parser import Parser, read_seats, whole
from .seats import usual_table
from .shell import Shell
from .table.player import Player
from .table.session import Session


def arguments(parser: Parser) -> None:
    parser.operand("game", "game", nargs="?")
    parser.option("seats", "who", type=read_seats)
    parser.option("seed", "number", type=whole())
    parser.option("resume", "file", type=Path)
    add_option(parser)


def run(shell: Shell, given: argparse.Namespace) -> int:
    Player(shell, _session(shell, given), shell.out.input, given.resume).run()
    return 0


def _session(shell: Shell, given: argparse.Namespace) -> Session:
    if given.resume is not None:
        return _resumed(shell, given)
    if given.game is None:
        raise BadCommand("missing-argument", names=shell.book.text("value-game"), usage="pentapolis play")
    schema = games.find_rules(given.game).schema
    options = read_options(schema, given.option)
    seats = given.seats or usual_table(given.game)
    check_seats(schema, options, seats)
    return Session.begin(given.game, seats, options, given.seed)


def _resumed(shell: Shell, given: argparse.Namespace) -> Session:
    """The saved game; BadCommand where what else was typed contradicts it."""
    record = load_record(given.resume)
    shell.about(record.game)
    session = Session.resume(record)
    kept = session.match.options.as_json()
    typed = read_options(session.match.rules.schema, given.option) if given.game in (None, session.game) else {}
    wrong = {
        shell.book.text("value-game"): given.game not in (None, session.game),
        "--seats": given.seats not in (None, session.seats),
        "--seed": given.seed is not None and Chance.from_seed(given.seed).key != session.key,
        "--option": any(kept.get(name) != value for name, value in typed.items()),
    }
    if any(wrong.values()):
        raise BadCommand("resume-otherwise", path=str(given.resume), names=", ".join(name for name in wrong if wrong[name]))
    return session
