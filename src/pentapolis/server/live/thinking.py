"""Bots at a table: whenever the game waits for one, it is asked, in another process; its choice comes back as a move."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.record import write_move

from ..bots.job import Job
from ..storage.kept import KeptTable
from .game import LiveGame
from .seating import Seating

LOG: Final = logging.getLogger("pentapolis.server")


class Bots(Protocol):
    """Where bots think."""

    def choose(self, job: Job) -> Awaitable[str]:
        """The text of the option that a bot chooses."""
        ...


class Thinking:
    """The one bot of a table that thinks at a time."""

    def __init__(self, bots: Bots, chose: Callable[[Seat, int, str], None]) -> None:
        self._bots = bots
        self._chose = chose
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    @property
    def busy(self) -> bool:
        return self._task is not None

    def stop(self) -> None:
        self._stopped = True
        if self._task is not None:
            self._task.cancel()

    def wake(self, game: LiveGame | None, table: KeptTable, seating: Seating) -> None:
        """Lets the first bot that the game waits for think, unless one does."""
        if game is None or self._task is not None or self._stopped:
            return
        bot = next(filter(seating.is_bot, game.must_answer()), None)
        if bot is not None:
            self._task = asyncio.create_task(self._think(_job(game, table, bot, seating.level(bot)), game.number))

    def clear(self) -> None:
        """What the bot chose has been dealt with; the next may think."""
        self._task = None

    async def _think(self, job: Job, number: int) -> None:
        try:
            self._chose(job.seat, number, await self._bots.choose(job))
        except Exception:
            LOG.exception("table %s: a bot's choice failed", job.table)
            self._task = None


def _job(game: LiveGame, table: KeptTable, seat: Seat, level: str) -> Job:
    return Job(
        table=table.id,
        game=table.game,
        options=game.match.options.as_json(),
        key=table.key.hex(),
        moves=[write_move(game.rules, mover, option) for mover, option in game.match.moves],
        seat=seat,
        level=level,
    )
