"""A game as a readable text file: import, export, storage, undo, replays, bug reports and tests are all this one thing.

    pentapolis record 1
    game: guildhall
    version: 1
    options: {"set":"job-faire","seats":2}
    seat A: Masha
    seat B: bot greedy
    commitment: 6f1c…            hex of the key's hash, shown from the start
    key: 00ff…                   the secret key, once the game is over (or for the server alone)
    result: A 21, B 15           once the game is over

    A discard SCH-r
    A draw
    B …                          one line a choice, in the options' text form

A line that begins with `#` is a comment, and so is what follows a `#` in a move's line. The header ends at the first empty line.
Replaying the record gives the game.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from .ask import Option, Seat, seat_letter
from .chance import KEY_BYTES, Chance, commitment
from .chronicle import Chronicle
from .errors import BadRecord, BadText, PentapolisError
from .game_options import GameOptions
from .json_values import Json, canonical
from .match import Match
from .outcome import Outcome
from .rules import Rules, S

FIRST_LINE: Final = "pentapolis record 1"
RUNNING: Final = "running"
"""What errors tell instead of a result where the game is not over."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors, such as Notepad, set it before a text."""
MAX_BYTES: Final = 1_000_000


@dataclass(frozen=True)
class Record:
    """One finished or running game.

    game        name of the rules; `version` of them.
    options     as given to the schema, `seats` included.
    seats       who sat where: a name, or `bot <level>`.
    commitment  hash of the key.
    key         hex, empty while it is secret.
    result      as written by `result_text`, empty while the game runs.
    moves       `A play ROB-b`, one a choice.
    lines       where each move stands in the file it was read from, for errors; empty where it was not read.
    """

    game: str
    version: int
    options: Mapping[str, Json]
    seats: tuple[str, ...]
    commitment: str
    key: str = ""
    result: str = ""
    moves: tuple[str, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False, repr=False)

    def text(self) -> str:
        """The record as a file."""
        head = [FIRST_LINE, f"game: {self.game}", f"version: {self.version}", f"options: {canonical(dict(self.options))}"]
        head += [f"seat {seat_letter(seat)}: {name}" for seat, name in enumerate(self.seats)]
        head += [f"commitment: {self.commitment}"]
        head += [f"{label}: {value}" for label, value in (("key", self.key), ("result", self.result)) if value]
        return "\n".join([*head, "", *self.moves, ""])

    def without_key(self) -> Record:
        """What may be shown while the game runs (to those who may see all moves)."""
        return replace(self, key="")


def write_record(match: Match[S], seats: Sequence[str], key: bytes) -> Record:
    """The record of a match that was dealt from `key`. ValueError for an imagined match: nothing dealt it."""
    if match.imagined:
        raise ValueError("an imagined match has no record")
    rules = match.rules
    return Record(
        rules.name,
        rules.version,
        match.options.as_json(),
        tuple(" ".join(name.split()) for name in seats),
        commitment(key),
        key.hex(),
        result_text(match.outcome),
        tuple(write_move(rules, seat, option) for seat, option in match.moves),
    )


def result_text(outcome: Outcome | None) -> str:
    """`A 21, B 15`: every seat's points; empty while the game runs."""
    if outcome is None:
        return ""
    return ", ".join(f"{seat_letter(seat)} {score}" for seat, score in enumerate(outcome.scores))


def write_move(rules: Rules[S], seat: Seat, option: Option) -> str:
    return f"{seat_letter(seat)} {rules.notation.write(option)}"


def read_move(rules: Rules[S], text: str) -> tuple[Seat, Option]:
    """A move as it stands in records and cases, `A play ROB-b`; BadText tells what was expected."""
    letter, _, rest = text.strip().partition(" ")
    seat = ord(letter) - ord("A") if len(letter) == 1 else -1
    if not 0 <= seat < rules.schema.max_seats:
        raise BadText("no-seat", text=text, expected=", ".join(map(seat_letter, range(rules.schema.max_seats))))
    return seat, rules.notation.read(rest)


def read_record(text: str) -> Record:
    """Parses a record; BadRecord names the line and the reason."""
    _check_size(text)
    plain = text.removeprefix(BYTE_ORDER_MARK)
    lines = [(number, line.strip()) for number, line in enumerate(plain.splitlines(), 1)]
    if not lines or lines[0][1] != FIRST_LINE:
        raise BadRecord("record-first-line", line=1, expected=FIRST_LINE)
    head, moves = _divide([line for line in lines[1:] if not line[1].startswith("#")])
    told = {"moves": tuple(line for _, line in moves), "lines": tuple(number for number, _ in moves)}
    return Record(**told, **_read_head(head))  # type: ignore[arg-type]  # by label, each checked


def _check_size(text: str) -> None:
    try:
        size = len(text.encode())
    except UnicodeEncodeError:
        raise BadRecord("record-not-text") from None
    if size > MAX_BYTES:
        raise BadRecord("record-too-long", most=MAX_BYTES)


_Line = tuple[int, str]


def _divide(lines: list[_Line]) -> tuple[list[_Line], list[_Line]]:
    """The header ends at the first line that says nothing."""
    end = next((place for place, (_, line) in enumerate(lines) if not line), len(lines))
    moves = [(number, line.partition("#")[0].strip()) for number, line in lines[end:]]
    return lines[:end], [line for line in moves if line[1]]


def _read_head(lines: list[_Line]) -> dict[str, object]:
    found: dict[str, object] = {}
    seats: list[str] = []
    for number, line in lines:
        label, colon, value = line.partition(":")
        if not colon:
            raise BadRecord("record-no-colon", line=number, text=line[:80])
        if label == f"seat {seat_letter(len(seats))}":
            seats.append(value.strip())
        elif label in found:
            raise BadRecord("record-label-twice", line=number, label=label)
        elif label in _READERS:
            found[label] = _READERS[label](number, value.strip())
        else:
            raise BadRecord("record-unknown-label", line=number, label=label[:40], expected=", ".join([*_READERS, "seat A …"]))
    for label in ("game", "version", "options", "commitment"):
        if label not in found:
            raise BadRecord("record-missing", label=label)
    return {**found, "seats": tuple(seats)}


def _read_options(number: int, value: str) -> Mapping[str, Json]:
    try:
        options = json.loads(value)
    except (ValueError, RecursionError):
        options = None
    if not isinstance(options, dict):
        raise BadRecord("record-options", line=number, text=value[:80])
    return options


def _read_hex(number: int, value: str) -> str:
    try:
        if len(bytes.fromhex(value)) == KEY_BYTES and len(value) == 2 * KEY_BYTES:
            return value.lower()
    except ValueError:
        pass
    raise BadRecord("record-hex", line=number, digits=2 * KEY_BYTES)


def _read_version(number: int, value: str) -> int:
    if not value.isascii() or not value.isdigit() or len(value) > 6:
        raise BadRecord("record-version", line=number, text=value[:20])
    return int(value)


def _read_text(number: int, value: str) -> str:
    return value


_READERS: Final[Mapping[str, Callable[[int, str], object]]] = {
    "game": _read_text,
    "version": _read_version,
    "options": _read_options,
    "commitment": _read_hex,
    "key": _read_hex,
    "result": _read_text,
}


def check_record(rules: Rules[S], record: Record) -> GameOptions:
    """The options of a record that these rules can replay; BadRecord or BadGameOption where they cannot."""
    if record.game != rules.name:
        raise BadRecord("record-other-game", game=record.game, expected=rules.name)
    if record.version != rules.version:
        raise BadRecord("record-other-version", version=record.version, expected=rules.version)
    if not record.key:
        raise BadRecord("record-no-key")
    options = rules.schema.read(record.options)
    if len(record.seats) != options.seats:
        raise BadRecord("record-seats", count=len(record.seats), expected=options.seats)
    return options


def replay(rules: Rules[S], record: Record, chronicle: Chronicle | None = None) -> Match[S]:
    """The match that a record tells; BadRecord names the move that does not fit."""
    for match in replay_steps(rules, record, chronicle):
        last = match
    return last


def replay_steps(rules: Rules[S], record: Record, chronicle: Chronicle | None = None) -> Iterator[Match[S]]:
    """The one match of a record, handed out before the first and after every move."""
    options = check_record(rules, record)
    match = Match(rules, options, Chance(bytes.fromhex(record.key)), chronicle)
    yield match
    for number, move in enumerate(record.moves):
        try:
            match.play(*read_move(rules, move))
        except PentapolisError as error:
            line = record.lines[number] if number < len(record.lines) else 0
            raise BadRecord("record-move", line=line, move=number + 1, text=move[:80], reason=str(error)) from error
        yield match


def verify(rules: Rules[S], record: Record) -> Match[S]:
    """Replays a record and checks that it is of one piece: the key has the record's hash, every move is legal on the cards that
    the key's stream dealt, and the result, if there is one, is the one written. That the hash is the one that was shown from the
    start, only who saw it can tell. BadRecord tells what fails."""
    match = replay(rules, record)
    if commitment(bytes.fromhex(record.key)) != record.commitment:
        raise BadRecord("record-commitment")
    if record.result and record.result != result_text(match.outcome):
        raise BadRecord("record-result", result=record.result, expected=result_text(match.outcome) or RUNNING)
    return match
