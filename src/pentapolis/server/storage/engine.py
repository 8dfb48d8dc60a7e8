"""Connections to the database file, with the promises that SQLite gives only when asked."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection as SqliteConnection

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import ConnectionPoolEntry

_PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",  # a commit is on the disk when it returns: an acknowledged move survives a power cut
    "foreign_keys = ON",
    "busy_timeout = 5000",
)


def open_engine(path: Path, *, writes: bool) -> Engine:
    """An engine whose transactions take the write lock at once if it `writes`, and see one moment of the file if not."""
    engine = create_engine(f"sqlite:///{path}")
    begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

    @event.listens_for(engine, "connect")
    def prepare(connection: SqliteConnection, _: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # transactions begin where we say, not where the driver guesses
        for pragma in _PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
