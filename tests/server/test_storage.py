"""The store by itself: durable, in order, several changes in one commit, and none that takes another with it."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text

from pentapolis.server.errors import Stale, Unavailable
from pentapolis.server.storage import Store
from pentapolis.server.storage.engine import open_engine
from pentapolis.server.storage.kept import KeptChat, KeptEntry, KeptSeat, KeptSession, KeptTable, Standing
from pentapolis.server.storage.migrate import MIGRATIONS, revisions
from pentapolis.server.storage.models import METADATA
from pentapolis.server.storage.repository import (
    append_entry,
    find_log,
    find_session,
    find_tables,
    insert_chat,
    insert_table,
    rename_seats,
    save_rematch,
    save_seats,
    save_session,
)
from pentapolis.server.storage.store import FILE

from .client import runs
from .process import PATIENCE

PLAYING = Standing("playing", 1)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def a_table(name: str, session: int | None = None, status: str = "playing") -> KeptTable:
    seats = (KeptSeat("human", session, "Маша"), KeptSeat("bot", level="random"))
    return KeptTable(name, "canary", 1, {"seats": 2}, "", b"k" * 32, session, status, 0, 1, 5, None, seats)  # type: ignore[arg-type]


def an_entry(number: int) -> KeptEntry:
    return KeptEntry(number, "play", 0, ("bury", "pick x", "pick y"), 7)


class Gate:
    """A change that keeps the writer's thread busy until it is opened, so that what is asked for meanwhile gathers."""

    def __init__(self) -> None:
        self._open = threading.Event()

    def __call__(self, connection: Connection) -> None:
        assert self._open.wait(PATIENCE), "the gate was never opened"

    async def opened(self) -> None:
        """Opens once all that was asked for before has been handed over."""
        self._open.set()


async def count_commits(store: Store, writing: list[object]) -> int:
    """How many transactions it takes to do several writes that are asked for at once."""
    commits = 0

    @event.listens_for(store._writes, "commit")
    def count(_: Connection) -> None:
        nonlocal commits
        commits += 1

    await asyncio.gather(*writing, return_exceptions=True)  # type: ignore[call-overload]
    event.remove(store._writes, "commit", count)
    return commits


@runs
async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    session = await store.write(partial(save_session, session=KeptSession(None, b"h" * 32, "Маша", "ru")))
    table = a_table("t1", session.id)
    await store.write(partial(insert_table, table=table, entries=[an_entry(1)]))
    line = KeptChat("Маша", 0, "«привет»", 9)
    await store.write(partial(insert_chat, table="t1", line=line))
    log = await store.read(partial(find_log, table="t1"))
    assert log is not None
    assert log.table == table and list(log.entries) == [an_entry(1)] and list(log.chat) == [line]
    assert await store.read(partial(find_log, table="t2")) is None
    assert await store.read(partial(find_session, token_hash=b"h" * 32)) == session
    assert await store.read(partial(find_session, token_hash=b"x" * 32)) is None


@runs
async def test_an_entry_is_appended_only_where_the_log_ends_before_it(store: Store) -> None:
    await store.write(partial(insert_table, table=a_table("t1")))
    await store.write(partial(append_entry, table="t1", entry=an_entry(1), standing=PLAYING))
    for number in (1, 3):
        with pytest.raises(Stale) as stale:
            await store.write(partial(append_entry, table="t1", entry=an_entry(number), standing=PLAYING))
        assert stale.value.facts == {"number": number - 1, "now": 1}
    with pytest.raises(Stale):
        await store.write(partial(append_entry, table="nope", entry=an_entry(1), standing=PLAYING))
    await store.write(partial(append_entry, table="t1", entry=an_entry(2), standing=Standing("over", 0)))
    log = await store.read(partial(find_log, table="t1"))
    assert log is not None and [entry.number for entry in log.entries] == [1, 2]
    assert (log.table.number, log.table.status, log.table.asked) == (2, "over", 0)


@runs
async def test_what_is_asked_for_at_once_is_committed_together(store: Store) -> None:
    for name in ("t1", "t2", "t3"):
        await store.write(partial(insert_table, table=a_table(name)))
    gate = Gate()
    others = [store.write(partial(append_entry, table=name, entry=an_entry(1), standing=PLAYING)) for name in ("t1", "t2", "t3")]
    assert await count_commits(store, [store.write(gate), *others, gate.opened()]) <= 2
    for name in ("t1", "t2", "t3"):
        log = await store.read(partial(find_log, table=name))
        assert log is not None and log.table.number == 1


@runs
async def test_a_change_that_fails_takes_no_other_with_it(store: Store) -> None:
    for name in ("t1", "t2"):
        await store.write(partial(insert_table, table=a_table(name)))

    def breaks(connection: Connection) -> None:
        connection.execute(text("UPDATE tables SET title = 'spoiled'"))
        connection.execute(text("INSERT INTO nowhere VALUES (1)"))

    results = await asyncio.gather(
        store.write(partial(append_entry, table="t1", entry=an_entry(1), standing=PLAYING)),
        store.write(breaks),
        store.write(partial(append_entry, table="t1", entry=an_entry(1), standing=PLAYING)),
        store.write(partial(append_entry, table="t2", entry=an_entry(1), standing=PLAYING)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Unavailable, Stale, type(None)]
    log = await store.read(partial(find_log, table="t2"))
    assert log is not None and log.table.number == 1 and log.table.title == ""


@runs
async def test_whoever_asked_may_go_and_the_change_stays(store: Store) -> None:
    await store.write(partial(insert_table, table=a_table("t1")))
    gate = Gate()
    before = asyncio.ensure_future(store.write(gate))
    asked = asyncio.ensure_future(store.write(partial(append_entry, table="t1", entry=an_entry(1), standing=PLAYING)))
    await asyncio.sleep(0)  # both are handed over
    asked.cancel()
    await gate.opened()
    await before
    with pytest.raises(asyncio.CancelledError):
        await asked
    await store.write(lambda connection: None)
    log = await store.read(partial(find_log, table="t1"))
    assert log is not None and log.table.number == 1


@runs
async def test_seats_names_and_rematches_are_kept(store: Store) -> None:
    session = (await store.write(partial(save_session, session=KeptSession(None, b"h" * 32, "Masha", "en")))).id
    assert session is not None
    for name, status in (("t1", "waiting"), ("t2", "over")):
        await store.write(partial(insert_table, table=a_table(name, session, status)))
    seats = [KeptSeat("human", session, "Masha"), KeptSeat("open")]
    await store.write(partial(save_seats, table="t1", seats=seats, standing=Standing("waiting", 0)))
    await store.write(partial(save_rematch, table="t2", rematch="t1"))
    assert await store.write(partial(rename_seats, session=session, name="Maria")) == ["t1"]
    tables = {table.id: table for table in await store.read(partial(find_tables, session=session))}
    assert tables["t1"].seats == (KeptSeat("human", session, "Maria"), KeptSeat("open"))
    assert tables["t2"].seats[0].name == "Маша" and tables["t2"].rematch == "t1"
    assert await store.read(partial(find_tables, session=session + 1)) == []


def test_a_commit_waits_for_the_disk(store: Store) -> None:
    with store._writes.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


def test_the_migrations_lead_to_the_models(store: Store) -> None:
    with store._reads.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_files_of_the_migrations_bear_their_revisions_in_order() -> None:
    scripts = ScriptDirectory(str(MIGRATIONS))
    told = [script.revision for script in scripts.walk_revisions()]
    assert told[::-1] == revisions() and scripts.get_current_head() == revisions()[-1]


@contextmanager
def led_back(folder: Path, revision: str) -> Iterator[Connection]:
    """The database of a new store as it was at a revision."""
    Store(folder).close()
    engine = open_engine(folder / FILE, writes=True)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
        yield connection
    engine.dispose()


def test_the_migrations_lead_back(tmp_path: Path) -> None:
    with led_back(tmp_path, "base") as connection:
        tables = connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).all()
    assert tables == [("alembic_version",)]


@runs
async def test_a_table_from_before_results_were_kept_is_listed_without_one(tmp_path: Path) -> None:
    with led_back(tmp_path, "0001") as connection:
        connection.execute(text("INSERT INTO sessions VALUES (1, x'00', 'Маша', 'ru', 1)"))
        old = "('t1', 'canary', 1, '{}', '', x'00', 1, 5, 'over', 3, 0, 5, NULL)"
        connection.execute(text(f"INSERT INTO tables VALUES {old}"))
    store = Store(tmp_path)
    (table,) = await store.read(lambda connection: find_tables(connection, 1))
    assert (table.id, table.status, table.result, table.uploaded) == ("t1", "over", None, False)
    store.close()


def test_two_servers_cannot_have_one_folder(tmp_path: Path) -> None:
    store = Store(tmp_path)
    with pytest.raises(Unavailable) as refused:
        Store(tmp_path)
    assert refused.value.key == "data-in-use"
    store.close()
    Store(tmp_path).close()


def test_data_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / FILE) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    for _ in range(2):  # the lock of a refused folder is free again
        with pytest.raises(Unavailable) as refused:
            Store(tmp_path)
        assert refused.value.key == "data-newer"


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("this is a letter, not a database, and long enough to be looked at by its first page" * 20)
    with pytest.raises(Unavailable) as refused:
        Store(tmp_path)
    assert refused.value.key == "data-broken"


@runs
async def test_a_closed_store_takes_no_more(tmp_path: Path) -> None:
    store = Store(tmp_path)
    wish = asyncio.ensure_future(store.write(partial(insert_table, table=a_table("t1"))))
    await asyncio.sleep(0)
    await asyncio.to_thread(store.close)
    await wish  # what was asked for before is done
    with pytest.raises(Unavailable):
        await store.write(lambda connection: None)


def test_the_folder_is_the_hosts_alone(tmp_path: Path) -> None:
    Store(tmp_path / "new").close()
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_the_files_are_the_hosts_alone_in_whatever_folder(tmp_path: Path) -> None:
    """They hold keys of running games; a folder that was there before may be open to all."""
    tmp_path.chmod(0o755)
    (tmp_path / FILE).touch(mode=0o644)
    store = Store(tmp_path)
    files = {path.name: path.stat().st_mode & 0o077 for path in tmp_path.glob(f"{FILE}*")}
    store.close()
    assert files == dict.fromkeys((FILE, f"{FILE}-wal", f"{FILE}-shm"), 0)
