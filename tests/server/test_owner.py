"""The owner of a table when the disk fails it: what was not stored was never played, and nobody has seen it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from pentapolis import games
from pentapolis.server.bots import Job
from pentapolis.server.errors import Stale, Unavailable
from pentapolis.server.live.hub import Hub
from pentapolis.server.live.owner import TableOwner
from pentapolis.server.live.seating import Person
from pentapolis.server.messages import State, TableBody
from pentapolis.server.storage import Store
from pentapolis.server.storage.kept import KeptEntry, KeptSession, Standing
from pentapolis.server.storage.repository import append_entry, find_log, save_session

from .client import runs
from .process import PATIENCE
from .test_live import Ears


class NoBots:
    """Bots that never answer; none is at these tables."""

    async def choose(self, job: Job) -> str:
        raise AssertionError("no bot is at the table")


class FailingStore:
    """A store whose reads and writes fail while they are told to."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.write_fails = self.read_fails = False

    async def read(self, query: Callable[..., Any]) -> Any:
        if self.read_fails:
            raise Unavailable("not-stored")
        return await self._store.read(query)

    async def write(self, change: Callable[..., Any]) -> Any:
        if self.write_fails:
            raise Unavailable("not-stored")
        return await self._store.write(change)


@asynccontextmanager
async def a_house(folder: Path) -> AsyncIterator[tuple[Hub, FailingStore, str, list[Person]]]:
    """A hub with a Guildhall table of two people in play."""
    assert "guildhall" in games.names()
    store = Store(folder)
    failing = FailingStore(store)
    hub = Hub(cast("Store", failing), NoBots(), idle=1000)
    people = []
    for name in ("Ann", "Bob"):
        kept = await store.write(partial(save_session, session=KeptSession(None, name.encode() * 10, name, "en")))
        assert kept.id is not None
        people.append(Person(kept.id, name))
    table = await hub.found(TableBody("guildhall", ["me", "open"]), people[0])
    await (await hub.open(table)).join(people[1], None)
    try:
        yield hub, failing, table, people
    finally:
        await hub.close()
        store.close()


async def asked(owner: TableOwner, people: list[Person]) -> tuple[Person, State]:
    """Whoever is asked first, and the table to those eyes."""
    seat = (await owner.state(None)).asked[0].seat
    return people[seat], await owner.state(people[seat].session)


def newest(ears: Ears) -> dict[str, Any]:
    states = [message for message in map(json.loads, ears.heard) if message["type"] == "state"]
    return cast("dict[str, Any]", states[-1])


@runs
async def test_a_move_that_cannot_be_stored_is_not_played(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (hub, store, table, people):
        owner = await hub.open(table)
        ann, before = await asked(owner, people)
        ears, other = Ears(ann.session), Ears(None)
        await owner.attach(ears)
        await owner.attach(other)
        assert before.ask is not None
        store.write_fails = True
        with pytest.raises(Unavailable):
            await owner.play(ann.session, 0, [before.ask.options[0]])
        after = await owner.state(ann.session)
        assert (after.number, after.view, after.ask) == (0, before.view, before.ask)
        assert newest(other)["number"] == 0 and newest(ears)["log"] is not None
        store.write_fails = False
        assert (await owner.play(ann.session, 0, [before.ask.options[0]])).number == 1
        await owner.state(None)
        assert newest(other)["number"] == newest(ears)["number"] == 1


@runs
async def test_a_table_that_cannot_be_read_again_is_closed_and_opened_anew(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (hub, store, table, people):
        owner = await hub.open(table)
        ann, state = await asked(owner, people)
        ears = Ears(ann.session)
        await owner.attach(ears)
        assert state.ask is not None
        store.write_fails = store.read_fails = True
        playing = asyncio.gather(
            owner.play(ann.session, 0, [state.ask.options[0]]), owner.state(ann.session), return_exceptions=True
        )
        assert [type(result) for result in await playing] == [Unavailable, Unavailable]
        assert ears.dropped
        with pytest.raises(Unavailable):
            await owner.state(None)
        store.write_fails = store.read_fails = False
        again = await hub.open(table)
        assert again is not owner and (await again.state(ann.session)).view == state.view


@runs
async def test_a_log_that_another_wrote_to_is_taken_again(tmp_path: Path) -> None:
    """Compare and swap: somebody else has appended to the log; the owner's move is refused, and all see the true table."""
    async with a_house(tmp_path) as (hub, store, table, people):
        owner = await hub.open(table)
        ann, state = await asked(owner, people)
        assert state.ask is not None
        first, second = state.ask.options[:2]
        entry = KeptEntry(1, "play", state.asked[0].seat, (second,), 0)
        await store.write(partial(append_entry, table=table, entry=entry, standing=Standing("playing", 1)))
        with pytest.raises(Stale):
            await owner.play(ann.session, 0, [first])
        assert (await owner.state(ann.session)).number == 1
        log = await store.read(partial(find_log, table=table))
        assert [each.options for each in log.entries] == [(second,)]


@runs
async def test_a_fault_in_an_act_harms_no_later_one(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (hub, _, table, (ann, _)):
        owner = await hub.open(table)

        async def breaks() -> None:
            raise ZeroDivisionError

        def breaks_later() -> None:
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await owner._in_order(breaks)
        await owner._in_order(partial(asyncio.sleep, 0), breaks_later)
        assert (await owner.state(ann.session)).number == 0


@runs
async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (hub, _, table, people):
        owner = await hub.open(table)
        before = await asked(owner, people)
        hub._idle = 0.01  # only now: else the table might be gone between two lines of this test
        sweeper = asyncio.create_task(hub._sweep())
        await asyncio.wait({owner._task}, timeout=PATIENCE)
        sweeper.cancel()
        assert owner.closed and table not in hub
        again = await hub.open(table)
        assert again is not owner and table in hub
        assert await asked(again, people) == before


@runs
async def test_who_comes_while_another_table_is_let_go_of_may_stay(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (hub, _, table, people):
        busy = await hub.open(table)
        more = [await hub.found(TableBody("guildhall", ["me", "open"]), people[0]) for _ in range(2)]
        visited, left = [await hub.open(each) for each in more]
        gate = asyncio.Event()
        last = asyncio.create_task(busy._in_order(gate.wait))
        await asyncio.sleep(0)  # now it is asked for
        visited.used = left.used = busy.used  # one sweep finds all three idle
        hub._idle = 0.01
        sweeper = asyncio.create_task(hub._sweep())
        async with asyncio.timeout(PATIENCE):
            while not busy.closed:
                await asyncio.sleep(0)  # its last act keeps the sweeper waiting
        await visited.attach(Ears(people[0].session))
        gate.set()
        await last
        await asyncio.wait({left._task}, timeout=PATIENCE)  # the sweeper has come past
        sweeper.cancel()
        assert left.closed and not visited.closed and visited.watchers == 1


@runs
async def test_many_who_come_at_once_open_a_table_once(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (hub, _, table, _):
        await (await hub.open(table)).close()
        owners = await asyncio.gather(*(hub.open(table) for _ in range(20)))
        assert len(set(map(id, owners))) == 1 and not owners[0].closed


@runs
async def test_a_closed_owner_is_asked_no_more(tmp_path: Path) -> None:
    async with a_house(tmp_path) as (hub, _, table, (ann, _)):
        owner = await hub.open(table)
        await owner.close()
        with pytest.raises(Unavailable):
            await owner.state(ann.session)
