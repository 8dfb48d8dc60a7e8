"""The data folder: opened once, read in one thread and written in another."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from ..errors import Unavailable
from .engine import open_engine
from .lock import FolderLock
from .migrate import upgrade
from .writer import Change, Writer

T = TypeVar("T")

FILE = "pentapolis.sqlite3"


def _keep_to_ourselves(path: Path) -> None:
    """The file holds keys of running games: nobody else on this machine may read it, nor what SQLite lays beside it."""
    path.touch(mode=0o600)
    path.chmod(0o600)


class Store:
    """What is kept in one folder. Unavailable where another server uses it, a newer one has, or nothing can be kept there."""

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds keys of running games
            self._lock = FolderLock(folder)
            _keep_to_ourselves(folder / FILE)
        except OSError as error:
            raise Unavailable("data-no-folder", folder=str(folder)) from error
        try:
            self._writes = open_engine(folder / FILE, writes=True)
            self._reads = open_engine(folder / FILE, writes=False)
            upgrade(self._writes, folder)
        except SQLAlchemyError as error:
            self._lock.release()
            raise Unavailable("data-broken", folder=str(folder)) from error
        except BaseException:
            self._lock.release()
            raise
        self._writer = Writer(self._writes)
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds, on a state of the database that includes every change answered before."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._query, query)

    def _query(self, query: Callable[[Connection], T]) -> T:
        with self._reads.connect() as connection, connection.begin():
            return query(connection)

    async def write(self, change: Change[T]) -> T:
        """See `Writer.write`."""
        return await self._writer.write(change)

    def close(self) -> None:
        """Commits what is under way and lets go of the folder."""
        self._writer.close()
        self._reader.shutdown()
        self._reads.dispose()
        self._writes.dispose()
        self._lock.release()
