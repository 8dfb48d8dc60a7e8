"""`pentapolis verify RECORD`: whether a record is of one piece.

That its key is the one of the beginning, only who saw the hash then can tell, by comparing.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from pentapolis import games
from pentapolis.kernel.errors import BadGameOption, BadPosition, BadRecord, BadText
from pentapolis.kernel.record import result_text, verify

from .files import load_record
from .parser import Parser
from .shell import Shell


def arguments(parser: Parser) -> None:
    parser.operand("record", "record", type=Path)


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
    result, passed = _verdict(match.over, bool(record.result))
    shell.say(result, result=result_text(match.outcome))
    shell.say(passed, style="bold green")
    shell.say("verify-compare")
    return 0


def _verdict(over: bool, written: bool) -> tuple[str, str]:
    """What is said of the result, and of the whole: no more than was checked."""
    if not over:
        return "verify-running", "verify-passed-so-far"
    return ("verify-result", "verify-passed") if written else ("verify-no-result", "verify-passed-but-result")
