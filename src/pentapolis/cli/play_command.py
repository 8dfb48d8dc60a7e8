"""`pentapolis play GAME`: a table in the terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from .errors import BadCommand
from .files import load_record
from .game_options import add_option, read_options
from .parser import Parser, commas, whole
from .seats import HUMAN
from .shell import Shell
from .table.player import Player
from .table.session import Session


def arguments(parser: Parser) -> None:
    parser.operand("game", "GAME", nargs="?")
    parser.option("seats", "WHO,…", type=commas, default=(HUMAN, "greedy"))
    parser.option("seed", "N", type=whole(0))
    parser.option("resume", "FILE", type=Path)
    add_option(parser)


def run(shell: Shell, given: argparse.Namespace) -> int:
    Player(shell, _session(given), shell.out.input, given.resume).run()
    return 0


def _session(given: argparse.Namespace) -> Session:
    if given.resume is not None:
        return Session.resume(load_record(given.resume))
    if given.game is None:
        raise BadCommand("missing-argument", names="GAME", usage="pentapolis play")
    from pentapolis import games

    options = read_options(games.find_rules(given.game).schema, given.option)
    return Session.begin(given.game, given.seats, options, given.seed)
