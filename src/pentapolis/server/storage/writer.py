"""The writer thread: all that changes the database goes through here, many changes in one durable commit.

A commit waits for the disk for milliseconds, however much is in it. So the thread takes whatever has gathered while it waited,
commits that as one transaction and only then lets those who asked know. Where one change of several fails, each is repeated
alone, so that it takes no other with it.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from pentapolis.kernel.errors import PentapolisError

from ..errors import Unavailable

T = TypeVar("T")
Change = Callable[[Connection], T]

LOG: Final = logging.getLogger("pentapolis.server")
MOST: Final = 200
"""Changes in one commit, so that the first is not kept waiting for long."""


@dataclass(frozen=True, slots=True)
class _Wish:
    change: Change[Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


@dataclass(frozen=True, slots=True)
class _Reply:
    wish: _Wish
    value: Any = None
    error: Exception | None = None

    def deliver(self) -> None:
        future = self.wish.future
        if future.done():  # whoever asked has gone; what was committed stays
            return
        if self.error is None:
            future.set_result(self.value)
        else:
            future.set_exception(self.error)


class Writer:
    """Takes changes from an event loop and answers there."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._wishes: queue.SimpleQueue[_Wish | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()
        self._closed = False

    async def write(self, change: Change[T]) -> T:
        """Commits a change durably and returns what it returned. A PentapolisError of the change is raised here with nothing
        changed; Unavailable where the database fails."""
        if self._closed:
            raise Unavailable("closing")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._wishes.put(_Wish(change, future, loop))
        return await future

    def close(self) -> None:
        """Commits what has been asked for and stops."""
        self._closed = True
        self._wishes.put(None)
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while (wishes := self._gather()) is not None:
                _deliver(_commit(connection, wishes))

    def _gather(self) -> list[_Wish] | None:
        """What is waiting now, at least one; None at the end."""
        wishes = [self._wishes.get()]
        while wishes[-1] is not None and len(wishes) < MOST and not self._wishes.empty():
            wishes.append(self._wishes.get())
        found = [wish for wish in wishes if wish is not None]
        if len(found) < len(wishes) and found:
            self._wishes.put(None)  # finish these first
        return found or None


def _commit(connection: Connection, wishes: Sequence[_Wish]) -> list[_Reply]:
    try:
        with connection.begin():
            return [_Reply(wish, wish.change(connection)) for wish in wishes]
    except Exception as error:
        if len(wishes) > 1:
            return [reply for wish in wishes for reply in _commit(connection, [wish])]
        return [_Reply(wishes[0], error=_told(error))]


def _told(error: Exception) -> Exception:
    if isinstance(error, PentapolisError):
        return error
    LOG.error("a change could not be stored", exc_info=error)
    return Unavailable("not-stored") if isinstance(error, SQLAlchemyError) else error


def _deliver(replies: Sequence[_Reply]) -> None:
    """Wakes each loop once, whatever the number of replies."""
    for loop in {reply.wish.loop for reply in replies}:
        mine = [reply for reply in replies if reply.wish.loop is loop]
        try:
            loop.call_soon_threadsafe(_deliver_here, mine)
        except RuntimeError:
            LOG.warning("a loop was closed before its replies came")


def _deliver_here(replies: Sequence[_Reply]) -> None:
    for reply in replies:
        reply.deliver()
