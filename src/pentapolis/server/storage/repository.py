"""Queries and changes, each a function of a connection: `await store.read(partial(find_log, id=…))`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final, cast

from sqlalchemy import Connection, Row, bindparam, insert, or_, select, update

from pentapolis.kernel.json_values import canonical

from ..clock import now
from ..errors import Stale
from .kept import KeptChat, KeptEntry, KeptLog, KeptResult, KeptSeat, KeptSession, KeptTable, Standing
from .models import CHAT, ENTRIES, SEATS, SESSIONS, TABLES

CHAT_LINES: Final = 200
"""How many lines of a table's chat are shown to who comes."""

MY_TABLES: Final = 200

# --- sessions -----------------------------------------------------------------------------------------------------------


def find_session(connection: Connection, token_hash: bytes) -> KeptSession | None:
    row = connection.execute(select(SESSIONS).where(SESSIONS.c.token_hash == token_hash)).first()
    return None if row is None else KeptSession(row.id, row.token_hash, row.name, row.lang)


def save_session(connection: Connection, session: KeptSession) -> KeptSession:
    """Makes or changes a session; the same with its number."""
    values = {"token_hash": session.token_hash, "name": session.name, "lang": session.lang}
    if session.id is not None:
        connection.execute(update(SESSIONS).where(SESSIONS.c.id == session.id).values(values))
        return session
    made = connection.execute(insert(SESSIONS).values(created=now(), **values))
    assert made.inserted_primary_key is not None
    return KeptSession(made.inserted_primary_key[0], session.token_hash, session.name, session.lang)


def rename_seats(connection: Connection, session: int, name: str) -> Sequence[str]:
    """The new name on all tables where this session sits and that are not over; their ids."""
    running = select(TABLES.c.id).where(TABLES.c.status != "over")
    mine = (SEATS.c.session_id == session) & SEATS.c.table_id.in_(running)
    tables = connection.scalars(select(SEATS.c.table_id).where(mine)).all()
    connection.execute(update(SEATS).where(mine).values(name=name))
    return tables


# --- tables -------------------------------------------------------------------------------------------------------------


def insert_table(connection: Connection, table: KeptTable, entries: Sequence[KeptEntry] = ()) -> None:
    connection.execute(
        insert(TABLES).values(
            id=table.id,
            game=table.game,
            version=table.version,
            options=canonical(table.options),  # type: ignore[arg-type]  # JSON by the game's schema
            title=table.title,
            key=table.key,
            host=table.host,
            created=now(),
            status=table.status,
            number=table.number,
            asked=table.asked,
            updated=table.updated,
            rematch=table.rematch,
            result=_written(table.result),
            uploaded=table.uploaded,
        )
    )
    connection.execute(insert(SEATS), [_seat_values(table.id, seat, kept) for seat, kept in enumerate(table.seats)])
    if entries:
        connection.execute(insert(ENTRIES), [_entry_values(table.id, entry) for entry in entries])


def _seat_values(table: str, seat: int, kept: KeptSeat) -> dict[str, object]:
    return {
        "table_id": table,
        "seat": seat,
        "kind": kept.kind,
        "session_id": kept.session,
        "name": kept.name,
        "level": kept.level,
    }


def _entry_values(table: str, entry: KeptEntry) -> dict[str, object]:
    options = "\n".join(entry.options)
    return {"table_id": table, "number": entry.number, "kind": entry.kind, "seat": entry.seat, "options": options, "at": entry.at}


def find_log(connection: Connection, table: str) -> KeptLog | None:
    """A table with its log and its chat."""
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).first()
    if row is None:
        return None
    seats = _seats_of(connection, [table])[table]
    entries = connection.execute(select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)).all()
    lines = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.id.desc()).limit(CHAT_LINES)
    chat = reversed(connection.execute(lines).all())
    return KeptLog(_table(row, seats), [_entry(entry) for entry in entries], [_chat(line) for line in chat])


def find_tables(connection: Connection, session: int) -> list[KeptTable]:
    """The tables where this session sits or that it opened, the newest first."""
    seated = select(SEATS.c.table_id).where(SEATS.c.session_id == session)
    mine = select(TABLES).where(or_(TABLES.c.id.in_(seated), TABLES.c.host == session))
    rows = connection.execute(mine.order_by(TABLES.c.updated.desc(), TABLES.c.id).limit(MY_TABLES)).all()
    seats = _seats_of(connection, [row.id for row in rows])
    return [_table(row, seats[row.id]) for row in rows]


def _seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[KeptSeat]]:
    found: dict[str, list[KeptSeat]] = {table: [] for table in tables}
    query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
    for row in connection.execute(query):
        found[row.table_id].append(KeptSeat(row.kind, row.session_id, row.name, row.level))
    return found


def _table(row: Row[tuple[object, ...]], seats: Iterable[KeptSeat]) -> KeptTable:
    return KeptTable(
        id=row.id,
        game=row.game,
        version=row.version,
        options=cast("dict[str, object]", json.loads(row.options)),
        title=row.title,
        key=row.key,
        host=row.host,
        status=row.status,
        number=row.number,
        asked=row.asked,
        updated=row.updated,
        rematch=row.rematch,
        seats=tuple(seats),
        result=_read_result(row.result),
        uploaded=row.uploaded,
    )


def _written(result: KeptResult | None) -> str | None:
    return None if result is None else canonical({"scores": list(result.scores), "ranks": list(result.ranks)})


def _read_result(text: str | None) -> KeptResult | None:
    if text is None:
        return None
    told = json.loads(text)
    return KeptResult(tuple(told["scores"]), tuple(told["ranks"]))


def _entry(row: Row[tuple[object, ...]]) -> KeptEntry:
    return KeptEntry(row.number, row.kind, row.seat, tuple(row.options.split("\n")) if row.options else (), row.at)


def _chat(row: Row[tuple[object, ...]]) -> KeptChat:
    return KeptChat(row.name, row.seat, row.text, row.at)


# --- changes of a table ---------------------------------------------------------------------------------------------------

_ADVANCE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("of"), TABLES.c.number == bindparam("number") - 1)
    .values(
        number=bindparam("number"),
        status=bindparam("status"),
        asked=bindparam("asked"),
        result=bindparam("result"),
        updated=bindparam("at"),
    )
)
_APPEND: Final = insert(ENTRIES)


def append_entry(connection: Connection, table: str, entry: KeptEntry, standing: Standing) -> None:
    """Adds an entry to a table's log if the log still ends just before it (compare and swap); else Stale."""
    told = {"status": standing.status, "asked": standing.asked, "result": _written(standing.result)}
    moved = connection.execute(_ADVANCE, {"of": table, "number": entry.number, "at": entry.at, **told})
    if moved.rowcount != 1:
        now_at = connection.scalar(select(TABLES.c.number).where(TABLES.c.id == table))
        raise Stale(entry.number - 1, -1 if now_at is None else now_at)
    connection.execute(_APPEND, _entry_values(table, entry))


def save_seats(connection: Connection, table: str, seats: Sequence[KeptSeat], standing: Standing) -> None:
    """Who sits where has changed, and perhaps the game has begun."""
    for seat, kept in enumerate(seats):
        values = _seat_values(table, seat, kept)
        connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(values))
    values = {"status": standing.status, "asked": standing.asked, "updated": now()}
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(values))


def save_rematch(connection: Connection, table: str, rematch: str) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(rematch=rematch))


def insert_chat(connection: Connection, table: str, line: KeptChat) -> None:
    connection.execute(insert(CHAT).values(table_id=table, name=line.name, seat=line.seat, text=line.text, at=line.at))
