"""The processes in which bots think. One that crashes or hangs is replaced and its job done again."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

import msgspec

from pentapolis import games
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import read_move

from .job import Choice, Job

LOG: Final = logging.getLogger("pentapolis.server")

WORKERS: Final = 2
TRIES: Final = 3
SECONDS: Final = 30.0
"""After so long without an answer a worker hangs."""
LONGEST_LINE: Final = 1 << 20


class BotFailed(Exception):
    """A worker crashed, hung or did not understand."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, job: Job, seconds: float) -> str:
        """The chosen option's text; BotFailed where the process fails, which is then gone."""
        try:
            async with asyncio.timeout(seconds):
                choice = await self._converse(job)
        except (OSError, ValueError, EOFError, TimeoutError, asyncio.CancelledError) as error:
            await self.stop()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise BotFailed(repr(error)) from error
        if choice.error:
            raise BotFailed(choice.error)
        return choice.option

    async def _converse(self, job: Job) -> Choice:
        process = await self.start()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError("the worker is gone")
        return msgspec.json.decode(line, type=Choice)

    async def start(self) -> Process:
        if self._process is None:
            command = (sys.executable, "-m", "pentapolis.server.bots.worker")
            self._process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE)
        return self._process

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process else None

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                process.kill()
            await process.wait()


class BotPool:
    """A few workers; jobs are done in the order in which they come."""

    def __init__(self, workers: int = WORKERS, seconds: float = SECONDS) -> None:
        self.workers = [Worker() for _ in range(workers)]
        self._seconds = seconds
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def choose(self, job: Job) -> str:
        """What a bot chooses. Where it fails again and again, any option is taken, so that nobody waits for it for ever."""
        for _ in range(TRIES):
            worker = await self._free.get()
            try:
                return await worker.ask(job, self._seconds)
            except BotFailed as error:
                LOG.warning("bot %s of %s failed: %s", job.level, job.game, error)
            finally:
                self._free.put_nowait(worker)
        return await asyncio.to_thread(_any_option, job)

    async def warm_up(self) -> None:
        """Starts a process ahead of the first job."""
        await self.workers[0].start()

    async def close(self) -> None:
        for worker in self.workers:
            await worker.stop()


def _any_option(job: Job) -> str:
    rules = games.find_rules(job.game)
    match = Match(rules, rules.schema.read(job.options), Chance(bytes.fromhex(job.key)))
    for move in job.moves:
        match.play(*read_move(rules, move))
    ask = match.ask(job.seat)
    assert ask is not None, "a bot is asked only where the game waits for it"
    stream = Chance(bytes.fromhex(job.key)).fork(f"instead of bot {job.seat} {len(job.moves)}")
    return rules.notation.write(stream.pick(ask.options))
