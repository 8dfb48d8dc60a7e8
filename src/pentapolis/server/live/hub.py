"""All tables: those in play are in memory, each with its owner; the others wait in the database."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial

from pentapolis.kernel.record import Record

from ..errors import NotFound
from ..messages import TableBody
from ..storage import Store
from ..storage.kept import KeptEntry, KeptTable
from ..storage.repository import find_log, insert_table
from . import founding, loading
from .owner import TableOwner
from .seating import Person
from .thinking import Bots


class Hub:
    """Opens tables when somebody comes and lets go of those that nobody looks at.

    idle  seconds after which a table that nobody looks at is dropped from memory.
    """

    def __init__(self, store: Store, bots: Bots, idle: float) -> None:
        self._store = store
        self._bots = bots
        self._idle = idle
        self._owners: dict[str, TableOwner] = {}
        self._opening: dict[str, asyncio.Task[TableOwner]] = {}
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def open(self, table: str) -> TableOwner:
        """The owner of a table; NotFound where there is none, Conflict where its log no longer fits the rules."""
        owner = self._owners.get(table)
        if owner is not None and not owner.closed:
            owner.used = asyncio.get_running_loop().time()
            return owner
        if table not in self._opening:
            task = asyncio.create_task(self._load(table), name=f"open {table}")
            self._opening[table] = task
            task.add_done_callback(lambda _: self._opening.pop(table, None))
        return await asyncio.shield(self._opening[table])

    async def _load(self, table: str) -> TableOwner:
        log = await self._store.read(partial(find_log, table=table))
        if log is None:
            raise NotFound("no-table", table=table[:40])
        game = await asyncio.to_thread(loading.game_of, log)
        owner = self._owners[table] = TableOwner(log, game, self._store, self._bots)
        return owner

    def __contains__(self, table: str) -> bool:
        """Whether a table is in memory."""
        return table in self._owners

    def present_at(self, table: str) -> set[int]:
        """The sessions that look at a table just now."""
        owner = self._owners.get(table)
        return owner.present if owner else set()

    # --- new tables -----------------------------------------------------------------------------------------------------

    async def found(self, wish: TableBody, person: Person) -> str:
        """Opens a new table and tells its name."""
        return await self._keep(await asyncio.to_thread(founding.new_table, wish, person))

    async def rematch(self, table: str, person: Person) -> str:
        """The table of a rematch: founded if need be, and joined if there is a seat."""
        owner = await self.open(table)
        rematch = await owner.set_rematch(person.session, partial(self._found_rematch, person))
        await (await self.open(rematch)).welcome(person)
        return rematch

    async def _found_rematch(self, person: Person, table: KeptTable) -> str:
        return await self._keep(await asyncio.to_thread(founding.rematch_of, table, person))

    async def bring(self, record: Record, person: Person) -> str:
        """Makes a finished table of an uploaded record."""
        table, entries = await asyncio.to_thread(founding.table_of_record, record, person)
        return await self._keep(table, entries)

    async def _keep(self, table: KeptTable, entries: Iterable[KeptEntry] = ()) -> str:
        await self._store.write(partial(insert_table, table=table, entries=tuple(entries)))
        return table.id

    # --- the end of it ----------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self._idle / 2)
            before = asyncio.get_running_loop().time() - self._idle
            for owner in list(self._owners.values()):  # closing takes time: somebody may have come to the next one meanwhile
                if self._owners.get(owner.id) is owner and (owner.closed or owner.idle_since(before)):
                    del self._owners[owner.id]
                    await owner.close()

    async def close(self) -> None:
        """Lets every table finish what it has begun."""
        self._sweeper.cancel()
        await asyncio.gather(*(owner.close() for owner in self._owners.values()))
        self._owners.clear()
