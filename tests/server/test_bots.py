"""Bots at the table: they play as others do, in processes of their own, and whatever befalls those, the game goes on."""

from __future__ import annotations

import asyncio
import os
import select
import signal
from pathlib import Path

import pytest

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.server.bots import BotPool, Job
from pentapolis.server.bots.pool import BotFailed, Worker
from pentapolis.server.bots.worker import TABLES, Thinker

from .canary.bot import THINKING
from .client import Guest, play_out, runs
from .conftest import MakeServer
from .process import PATIENCE, ServerProcess

KEY = bytes(range(32))


def a_job(table: str = "t", level: str = "random", moves: list[str] | None = None, game: str = "guildhall") -> Job:
    return Job(table, game, {"seats": 2}, KEY.hex(), moves or [], 0, level)


async def play_with_bots(guest: Guest, *levels: str) -> list[dict[str, object]]:
    """A whole canary game of one person and bots; the final seats."""
    table = await guest.found("me", *(f"bot:{level}" for level in levels), options={"cards": 12})
    wire = await guest.sit(table)
    while wire.state["status"] == "playing":
        number = wire.state["number"]
        if wire.must_answer:
            await wire.ask("play", number=number, options=["draw" if "draw" in wire.options else wire.options[0]])
        await wire.until_number(number + 1)
    assert wire.state["outcome"] is not None
    seats: list[dict[str, object]] = wire.state["seats"]
    return seats


@runs
async def test_a_game_with_bots_comes_to_its_end(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        seats = await play_with_bots(masha, "random", "random")
        assert seats[1] == {"name": "", "kind": "bot", "level": "random", "present": True}


@runs
async def test_bots_alone_play_to_the_end(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        table = await masha.found("bot:random", "bot:random", options={"cards": 12})
        wire = await masha.sit(table)
        assert wire.state["you"] is None and wire.state["host"] is True
        await wire.until(lambda: wire.state["status"] == "over")
        record = (await masha.request("GET", f"/api/tables/{table}/record")).text
        assert "seat A: bot random" in record


@pytest.mark.parametrize("level", ["stumbler", "crasher", "liar"])
@runs
async def test_a_bot_whose_process_fails_is_asked_again_or_replaced(make_server: MakeServer, level: str) -> None:
    server = make_server(bot_seconds=20.0)
    async with Guest(server, "Masha") as masha:
        table = await masha.found("me", f"bot:{level}")
        wire = await masha.sit(table)
        for moves in (2, 4):  # each a choice of mine and one of the bot's
            await wire.play(wire.options[0])
            await wire.until(lambda: wire.state["moves"] >= moves)  # noqa: B023 -- asked at once
    assert server.running
    if level == "stumbler":
        assert list(server.folder.glob("stumbled-*"))


@runs
async def test_a_bot_that_thinks_for_ever_is_stopped(make_server: MakeServer) -> None:
    server = make_server(bot_seconds=0.3)
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        table = await masha.found("me", "bot:sleeper")
        wire = await masha.sit(table)
        await wire.play(wire.options[0])
        other = await petya.found("me", "open")
        assert (await petya.get(f"/api/tables/{other}"))["status"] == "waiting"  # nobody else waits for it
        await wire.until(lambda: wire.state["moves"] >= 2)


@runs
async def test_a_bot_that_was_waited_for_when_the_server_ended_moves_when_it_is_back(make_server: MakeServer) -> None:
    server = make_server(bot_seconds=60.0)
    async with Guest(server, "Masha") as masha:
        table = await masha.found("me", "bot:sleeper")
        wire = await masha.sit(table)
        await wire.play(wire.options[0])
        server.kill()
        server.settings["bot_seconds"] = 0.3
        server.start()
        back = await masha.sit(table)
        assert back.state["moves"] >= 1
        await back.until(lambda: back.state["moves"] >= 2)


@runs
async def test_bots_end_with_the_server_however_it_ends(make_server: MakeServer) -> None:
    server = make_server()
    async with Guest(server, "Masha") as masha:
        await play_with_bots(masha, "random")
    bots = children(server.pid)
    assert bots
    server.kill()
    await asyncio.to_thread(wait_for_end, bots)


@runs
async def test_a_bot_in_the_middle_of_a_thought_ends_with_the_server(make_server: MakeServer) -> None:
    server = make_server(bot_seconds=600.0)
    thinking = server.folder / THINKING
    os.mkfifo(thinking)
    async with Guest(server, "Masha") as masha:
        table = await masha.found("me", "bot:sleeper")
        wire = await masha.sit(table)
        await wire.play(wire.options[0])
        await asyncio.to_thread(wait_for_thought, thinking)
        bots = children(server.pid)
        assert bots
        server.kill()
        await asyncio.to_thread(wait_for_end, bots)


def children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children") as file:
        return [int(child) for child in file.read().split()]


def wait_for_thought(thinking: Path) -> None:
    """Until a sleeper says that it thinks."""
    handle = os.open(thinking, os.O_RDONLY | os.O_NONBLOCK)
    assert select.select([handle], [], [], PATIENCE)[0], "no bot began to think"
    os.close(handle)


def wait_for_end(pids: list[int]) -> None:
    """Until none of these processes lives."""
    for pid in pids:
        try:
            handle = os.pidfd_open(pid)
        except ProcessLookupError:
            continue
        assert select.select([handle], [], [], PATIENCE)[0], f"{pid} lives on"
        os.close(handle)


@runs
async def test_a_worker_that_is_killed_is_started_anew() -> None:
    pool = BotPool(workers=1)
    first = await pool.choose(a_job())
    (worker,) = pool.workers
    pid = worker.pid
    assert pid is not None
    os.kill(pid, signal.SIGKILL)
    assert await pool.choose(a_job()) == first
    assert worker.pid not in (None, pid)
    await pool.close()
    assert worker.pid is None


@runs
async def test_a_worker_tells_what_it_does_not_understand_and_goes_on() -> None:
    worker = Worker()
    with pytest.raises(BotFailed, match="unknown-verb"):
        await worker.ask(a_job(moves=["A fly"]), PATIENCE)
    assert await worker.ask(a_job(), PATIENCE)
    await worker.stop()


def test_a_repeated_job_is_answered_alike_and_a_table_goes_on_from_its_last_move() -> None:
    from pentapolis.games import find_rules

    rules = find_rules("guildhall")
    match = Match(rules, rules.schema.default(2), Chance(KEY))
    thinker, moves = Thinker(), list[str]()
    while match.ask(0) is not None and len(moves) < 6:
        option = thinker.choose(a_job(moves=moves))
        assert option == Thinker().choose(a_job(moves=moves))
        match.play(0, option)
        moves = [*moves, f"A {option}"]
    assert len(moves) >= 2
    undone = moves[:-1]
    assert thinker.choose(a_job(moves=undone)) == moves[-1].removeprefix("A ")


def test_a_thinker_forgets_the_oldest_tables() -> None:
    thinker = Thinker()
    for number in range(TABLES + 5):
        thinker.choose(a_job(f"t{number}"))
    assert len(thinker._matches) == TABLES


@runs
async def test_humans_do_not_wait_while_bots_think(make_server: MakeServer) -> None:
    """Both workers are busy for good, and two people play a whole game beside them."""
    server = make_server(bot_seconds=60.0)
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        for _ in range(3):
            wire = await masha.sit(await masha.found("me", "bot:sleeper"))
            await wire.play(wire.options[0])
        table = await masha.found("me", "open", options={"cards": 12})
        await petya.post(f"/api/tables/{table}/join")
        await play_out([await masha.sit(table), await petya.sit(table)])
