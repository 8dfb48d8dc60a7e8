"""`pentapolis replay RECORD`: tells a recorded game in words."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from pentapolis import games
from pentapolis.kernel.ask import Seat, seat_letter
from pentapolis.kernel.chronicle import Chronicle, Event
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record, replay_steps
from pentapolis.kernel.rules import State
from pentapolis.words import Words

from .boards import draw_board, draw_outcome
from .errors import BadCommand
from .files import load_record
from .parser import Parser, whole
from .seats import seat_names
from .shell import Shell

EVERYTHING = "all"
SPECTATOR = "spectator"


def arguments(parser: Parser) -> None:
    parser.operand("record", "record", type=Path)
    parser.option("seat", "eyes", default=EVERYTHING)
    parser.option("until", "move", type=whole())
    parser.flag("board")


def run(shell: Shell, given: argparse.Namespace) -> int:
    record = load_record(given.record)
    rules, book = games.find_rules(record.game), shell.about(record.game)
    names = seat_names(book, record.seats)
    viewer = _viewer(given.seat, len(names))
    shell.out.print(book.text("game-name"), style="bold")
    match = _tell(shell, book, record, names, viewer, given.until)
    if given.board:
        shell.out.print(draw_board(rules.name, match.look(viewer if isinstance(viewer, int) else None), book, names))
    if match.outcome is not None:
        shell.out.print(draw_outcome(match.outcome, book, names))
    return 0


def _tell(shell: Shell, book: Words, record: Record, names: Sequence[str], viewer: Seat | str, until: int | None) -> Match[State]:
    """Prints the events move by move; the match as it is after the last one."""
    told = 0
    for number, match in enumerate(_steps(record, until)):
        events = match.state.chronicle.events
        for event in events[told:]:
            line = book.event(match.rules, seen(event, viewer), names)
            shell.out.print(f"{number:>4}  {line}")
        told = len(events)
    return match


def _steps(record: Record, until: int | None) -> Iterator[Match[State]]:
    for number, match in enumerate(replay_steps(games.find_rules(record.game), record, Chronicle())):
        yield match
        if number == until:
            return


def seen(event: Event, viewer: Seat | str) -> dict[str, Json]:
    """The event to a seat's or a spectator's eyes, or with all its secrets."""
    if viewer == EVERYTHING:
        return {"kind": event.kind, "seat": event.seat, **event.facts, **event.secrets}
    return event.seen_by(viewer if isinstance(viewer, int) else None)


def _viewer(text: str, seats: int) -> Seat | str:
    letters = [seat_letter(seat) for seat in range(seats)]
    if text.upper() in letters:
        return letters.index(text.upper())
    if text in (EVERYTHING, SPECTATOR):
        return text
    raise BadCommand("no-such-seat", text=text, allowed=", ".join([*letters, SPECTATOR, EVERYTHING]))
