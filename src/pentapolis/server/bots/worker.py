"""A bot's process: reads jobs from its input, one a line, and writes a choice for each. It ends when its input does.

python -m pentapolis.server.bots.worker
"""

from __future__ import annotations

import os
import sys
import threading
from collections import OrderedDict
from contextlib import suppress
from queue import SimpleQueue
from typing import Final

import msgspec

from pentapolis import games
from pentapolis.bots import chooser
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import read_move
from pentapolis.kernel.rules import State
from pentapolis.kernel.sight import Sight

from .job import Choice, Job

TABLES: Final = 64
"""Matches kept, so that a table's next move goes on from its last."""

NICENESS: Final = 10
"""People come first."""


class Thinker:
    """Answers jobs; remembers the matches of the last tables."""

    def __init__(self) -> None:
        self._matches: OrderedDict[tuple[str, str], tuple[list[str], Match[State]]] = OrderedDict()

    def choose(self, job: Job) -> str:
        """The text of the option that the bot chooses. Its stream follows from the table's key, the seat and the number of
        moves, so that a job repeated is answered alike; nothing of the deal follows from it."""
        match = self._match(job)
        stream = Chance(bytes.fromhex(job.key)).fork(f"bot {job.seat} {len(job.moves)}")
        sight = Sight(match, job.seat)
        option = chooser(job.game, job.level)(sight, stream)
        if option not in sight.ask.options:
            raise ValueError(f"{option} is not offered")
        return match.rules.notation.write(option)

    def _match(self, job: Job) -> Match[State]:
        place = (job.table, job.key)
        done, match = self._matches.pop(place, (None, None))
        if match is None or done is None or job.moves[: len(done)] != done:
            done, match = [], _deal(job)
        for move in job.moves[len(done) :]:
            match.play(*read_move(match.rules, move))
        self._matches[place] = (job.moves, match)
        if len(self._matches) > TABLES:
            self._matches.popitem(last=False)
        return match


def _deal(job: Job) -> Match[State]:
    rules = games.find_rules(job.game)
    return Match(rules, rules.schema.read(job.options), Chance(bytes.fromhex(job.key)))


def main() -> None:
    """Serves until the input ends, as it does when the server is no more: then also in the middle of a thought."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sys.stdout = sys.stderr  # whatever a bot prints must not be taken for an answer
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(lines,), daemon=True).start()
    thinker = Thinker()
    with open(1, "wb", buffering=0) as answers, suppress(BrokenPipeError):
        while True:
            answers.write(msgspec.json.encode(_answer(thinker, lines.get())) + b"\n")


def _listen(lines: SimpleQueue[bytes]) -> None:
    """Hands on what is asked; nobody waits for an answer once the input has ended."""
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


def _answer(thinker: Thinker, line: bytes) -> Choice:
    try:
        return Choice(option=thinker.choose(msgspec.json.decode(line, type=Job)))
    except Exception as error:
        return Choice(error=repr(error))


if __name__ == "__main__":
    main()
