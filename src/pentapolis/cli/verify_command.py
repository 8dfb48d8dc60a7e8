"""`pentapolis verify RECORD`: whether a record is of one piece.

That its key is the one of the beginning, only who saw the hash then can tell, by comparing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from pentapolis import games
from pentapolis.kernel.errors import BadGameOption, BadPosition, BadRecord, BadText
from pentapolis.kernel.record import verify

from .files import load_record
from .parser import Parser
from .shell import Shell


def arguments(parser: Parser) -> None:
    parser.operand("record", "RECORD", type=Path)


def run(shell: Shell, given: argparse.Namespace) -> int:
    """0 where everything checks out, 1 where the record is readable and something in it is false."""
    record = load_record(given.record)
    try:
        shell.about(record.game)
        match = verify(games.find_rules(record.game), record)
    except (BadRecord, BadGameOption, BadPosition, BadText) as error:
        shell.complain(error)
        shell.err.print(shell.book.text("verify-failed"), style="bold red")
        return 1
    shell.say("verify-hash", commitment=record.commitment)
    shell.say("verify-moves", count=len(record.moves), drawn=match.state.chance.count)
    shell.say("verify-result" if match.over else "verify-running", result=record.result or "–")
    shell.say("verify-passed" if match.over else "verify-passed-so-far", style="bold green")
    shell.say("verify-compare")
    return 0
