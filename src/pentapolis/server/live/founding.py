"""New tables: from a wish, from a game that is over, from a record."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from pentapolis import games
from pentapolis.bots import levels
from pentapolis.kernel.chance import KEY_BYTES
from pentapolis.kernel.errors import BadGameOption, BadRecord
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record, verify
from pentapolis.kernel.rules import State

from ..clock import now
from ..messages import NAME_LETTERS, TableBody
from ..storage.kept import KeptEntry, KeptSeat, KeptTable, Standing
from .game import LiveGame, result_of
from .seating import OPEN, Person, read_seats

_LETTERS: Final = "23456789abcdefghjkmnpqrstvwxyz"
"""Of table names: none that are taken for another when a link is read out."""
_LENGTH: Final = 10
"""About 49 bits: whoever knows a table's name was told it."""


def new_id() -> str:
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


def new_table(wish: TableBody, person: Person) -> KeptTable:
    """The table that somebody wishes for; BadGameOption names what cannot be had. With all seats taken the game is on."""
    schema = games.find_rules(wish.game).schema
    count = len(wish.seats)
    if not schema.min_seats <= count <= schema.max_seats:
        raise BadGameOption("seat-count", count=count, low=schema.min_seats, high=schema.max_seats)
    if wish.options.get("seats", count) != count:
        raise BadGameOption("seat-options", options=str(wish.options["seats"])[:40], count=count)
    options = schema.choose({**wish.options, "seats": count})  # type: ignore[dict-item]  # a list of str is a list of JSON
    return _table(
        wish.game, dict(options.as_json()), " ".join(wish.title.split()), person, read_seats(wish.game, wish.seats, person)
    )


def rematch_of(table: KeptTable, person: Person) -> KeptTable:
    """The same game again, everybody one seat on, so that another begins. The others' seats are open until they come."""
    moved = [*table.seats[1:], *table.seats[:1]]
    seats = [_again(kept, person) for kept in moved]
    return _table(table.game, table.options, table.title, person, seats)


def _again(kept: KeptSeat, person: Person) -> KeptSeat:
    if kept.kind == "bot":
        return kept
    return KeptSeat("human", person.session, person.name) if kept.session == person.session else OPEN


def _table(game: str, options: dict[str, object], title: str, person: Person, seats: Sequence[KeptSeat]) -> KeptTable:
    rules = games.find_rules(game)
    key = secrets.token_bytes(KEY_BYTES)
    standing = Standing("waiting", 0)
    if all(kept.kind != "open" for kept in seats):
        standing = LiveGame(rules, rules.schema.read(options), key).standing()  # type: ignore[arg-type]
    return KeptTable(
        id=new_id(),
        game=game,
        version=rules.version,
        options=options,
        title=title,
        key=key,
        host=person.session,
        status=standing.status,
        number=0,
        asked=standing.asked,
        updated=now(),
        rematch=None,
        seats=tuple(seats),
    )


def table_of_record(record: Record, person: Person) -> tuple[KeptTable, list[KeptEntry]]:
    """A finished table with the log that a record tells; BadRecord names line and reason where it does not hold."""
    rules = games.find_rules(record.game)
    match = verify(rules, record)
    if not match.over:
        raise BadRecord("record-unfinished")
    table = KeptTable(
        id=new_id(),
        game=record.game,
        version=record.version,
        options=dict(match.options.as_json()),
        title="",
        key=bytes.fromhex(record.key),
        host=person.session,
        status="over",
        number=len(match.moves),
        asked=0,
        updated=now(),
        rematch=None,
        seats=tuple(_seat_of_record(record.game, name) for name in record.seats),
        result=result_of(match.outcome),
        uploaded=True,
    )
    return table, _entries(match)


def _seat_of_record(game: str, name: str) -> KeptSeat:
    bot, _, level = name.partition(" ")
    if bot == "bot" and level in levels(game):
        return KeptSeat("bot", level=level)
    return KeptSeat("human", name=name[:NAME_LETTERS])


def _entries(match: Match[State]) -> list[KeptEntry]:
    write, at = match.rules.notation.write, now()
    return [KeptEntry(number, "play", seat, (write(option),), at) for number, (seat, option) in enumerate(match.moves, 1)]
