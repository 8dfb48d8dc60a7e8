"""The database as it is now; `migrations/` leads there from every released one.

A table's log is the truth: who sits where, the key and the entries give the game again. The columns of `tables` from `status` on
repeat what the log says, so that lists need no replay. Times are milliseconds since 1970, UTC.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text, false

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("token_hash", LargeBinary(32), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("title", String(80), nullable=False),
    Column("key", LargeBinary(32), nullable=False),
    Column("host", ForeignKey(SESSIONS.c.id)),
    Column("created", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("rematch", String(16)),
    Column("result", Text),
    Column("uploaded", Boolean, nullable=False, server_default=false()),
    Index(None, "host"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("session_id", ForeignKey(SESSIONS.c.id)),
    Column("name", String(40), nullable=False),
    Column("level", String(40)),
    Index(None, "session_id"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.id), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.id), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "table_id"),
)
