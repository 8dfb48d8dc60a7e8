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

PAUSE: Final = 2.0
"""Seconds until a bot is asked again whose move could not be made, as when the disk is full."""


class Bots(Protocol):
    """Where bots think."""

    def choose(self, job: Job) -> Awaitable[str]:
        """The text of the option that a bot chooses."""
        ...


class Thinking:
    """The one bot of a table that thinks at a time.

    chose  is told what a bot chose; `done` must be called once that was dealt with.
    nudge  lets the owner look again whether a bot must be woken.
    """

    def __init__(self, bots: Bots, chose: Callable[[Seat, int, str], None], nudge: Callable[[], None]) -> None:
        self._bots = bots
        self._chose = chose
        self._nudge = nudge
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

    async def _think(self, job: Job, number: int) -> None:
        try:
            self._chose(job.seat, number, await self._bots.choose(job))
        except Exception:
            LOG.exception("table %s: a bot's choice failed", job.table)
            self._rest()

    def done(self, move: asyncio.Future[None]) -> None:
        """What the bot chose has been dealt with: the next may think, after a while where it could not be made."""
        if move.cancelled() or move.exception() is None:
            self._task = None
        else:
            LOG.warning("a bot's move could not be made: %s", move.exception())
            self._rest()

    def _rest(self) -> None:
        asyncio.get_running_loop().call_later(PAUSE, self._go_on)

    def _go_on(self) -> None:
        self._task = None
        self._nudge()


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
