"""kill -9 at random moments of games in play: no acknowledged move is lost, and everybody is back where they were.

The log on the disk is read beside the server: it must hold every move that was acknowledged, nothing that nobody made, and what
each client is sent when it is back must be what that log tells, to its eyes.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path

import pytest
import websockets

from pentapolis import games
from pentapolis.kernel.rules import Rules, State
from pentapolis.server.live.game import LiveGame
from pentapolis.server.storage.kept import KeptEntry

from .canary import GAME
from .client import Guest, Json, Wire, runs
from .conftest import MakeServer
from .process import ServerProcess

KILLS = 100 if os.environ.get("PENTAPOLIS_FULL") == "1" else 8
BACK_WITHIN = 10.0
TABLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("guildhall", ("me", "open")),
    ("canary", ("me", "open", "open")),
    ("guildhall", ("me", "open", "bot:random")),
)
Move = tuple[int, str]
"""Seat and options, joined by line ends as in the database."""


@dataclass
class Played:
    """A table as its players know it: what they sent, and what was acknowledged, by its number."""

    id: str
    game: str
    guests: list[Guest]
    sent: set[Move] = field(default_factory=set)
    acked: dict[int, Move] = field(default_factory=dict)
    wires: list[Wire] = field(default_factory=list)


class Sudden:
    """Counts the moves that are sent, and kills the server just after a certain one: before, at or after its commit."""

    def __init__(self, server: ServerProcess, moves: int) -> None:
        self.server, self.left = server, moves
        self.stopwatch: Stopwatch | None = None

    def count(self) -> None:
        self.left -= 1
        if self.left == 0:
            self.kill()

    def kill(self) -> None:
        """Once; the time runs from then."""
        if self.stopwatch is None:
            self.server.kill()
            self.stopwatch = Stopwatch()


class Stopwatch:
    """Seconds that pass, but for those in which this process or the server's was ready to go on and other work on the machine had
    the processor: how fast the server is back must not depend on what else the machine does."""

    def __init__(self) -> None:
        self._began, self._waited = time.monotonic(), waited(os.getpid())

    def read(self, server: ServerProcess) -> float:
        return time.monotonic() - self._began - (waited(os.getpid()) - self._waited) - waited(server.pid)


def waited(pid: int) -> float:
    """Seconds that a process's first thread has waited for a processor so far; 0 where the system does not tell."""
    told = Path(f"/proc/{pid}/schedstat")
    return int(told.read_text().split()[1]) / 1e9 if told.exists() else 0.0


async def found(game: str, seats: tuple[str, ...], guests: list[Guest]) -> Played:
    humans = sum(not seat.startswith("bot") for seat in seats)
    table = await guests[0].found(*seats, game=game)
    for guest in guests[1:humans]:
        await guest.post(f"/api/tables/{table}/join")
    return Played(table, game, guests[:humans])


async def play_on(played: Played, wire: Wire, chance: random.Random, sudden: Sudden) -> None:
    """Moves whenever asked, until the wire is cut or the game is over."""
    try:
        while wire.state["status"] != "over":
            if not wire.must_answer:
                await wire.receive()
                continue
            number, option = wire.state["number"], chance.choice(wire.options)
            move = (wire.seat or 0, option)
            played.sent.add(move)
            asking = asyncio.ensure_future(wire.ask("play", number=number, options=[option]))
            await asyncio.sleep(0)  # the move is on its way
            sudden.count()
            answer = await asking
            if answer["type"] == "ack":
                played.acked[answer["number"]] = move
                await wire.until_number(answer["number"])
            else:
                assert answer["error"]["key"] in ("stale", "not-asked"), answer
                await wire.receive()
    except websockets.ConnectionClosed:
        return


def read_log(server: ServerProcess, table: str) -> tuple[bytes, Json, list[KeptEntry]]:
    """The key, the options and the entries of a table, as they are on the disk."""
    with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as database:
        ((key, options),) = database.execute("SELECT key, options FROM tables WHERE id = ?", [table]).fetchall()
        rows = database.execute(
            "SELECT number, kind, seat, options, at FROM entries WHERE table_id = ? ORDER BY number", [table]
        ).fetchall()
    entries = [KeptEntry(number, kind, seat, tuple(text.split("\n")), at) for number, kind, seat, text, at in rows]
    return key, json.loads(options), entries


def check(server: ServerProcess, played: Played, states: list[Json]) -> None:
    """The log holds what was acknowledged and nothing that was not sent; each client has the position that it tells."""
    key, options, entries = read_log(server, played.id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    logged = {entry.number: (entry.seat, "\n".join(entry.options)) for entry in entries}
    lost = {number: move for number, move in played.acked.items() if logged.get(number) != move}
    assert lost == {}, f"acknowledged moves are lost: {lost}"
    humans = range(len(played.guests))
    assert [move for move in logged.values() if move[0] in humans and move not in played.sent] == []
    rules: Rules[State] = GAME if played.game == "canary" else games.find_rules(played.game)  # type: ignore[assignment]
    for state in states:
        game = LiveGame.of_log(rules, rules.schema.read(options), key, entries[: state["number"]])
        seat = state["you"]
        assert state["view"] == game.match.look(seat)
        assert state["log"] == game.log(seat)
        assert state["moves"] == game.moves
        ask = game.match.ask(seat)
        assert state["ask"] is None if ask is None else state["ask"]["options"] == game.written(ask)
        newest = max((number for number, move in played.acked.items()), default=0)
        assert state["number"] >= newest


@runs
async def test_no_acknowledged_move_is_lost_however_often_the_server_is_killed(make_server: MakeServer) -> None:
    server = make_server()
    chance = random.Random(20261130)
    acked = 0
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server, name)) for name in ("Ann", "Bob", "Cid")]
        tables = [await found(game, seats, guests) for game, seats in TABLES]
        for played in tables:
            played.wires = [await guest.sit(played.id) for guest in played.guests]
        for _ in range(KILLS):
            sudden = Sudden(server, chance.randint(1, 60))
            players = [play_on(played, wire, chance, sudden) for played in tables for wire in played.wires]
            await asyncio.gather(*players)
            sudden.kill()  # where all games were over before
            await asyncio.to_thread(server.start)
            for played in tables:
                played.wires = await asyncio.gather(*(guest.sit(played.id) for guest in played.guests))
            assert sudden.stopwatch is not None and sudden.stopwatch.read(server) <= BACK_WITHIN
            for played in tables:
                check(server, played, [wire.states[0] for wire in played.wires])
                acked += len(played.acked)
            for place, played in enumerate(tables):
                if played.wires[0].state["status"] == "over":
                    again = tables[place] = await found(*TABLES[place], guests)
                    again.wires = [await guest.sit(again.id) for guest in again.guests]
    assert acked > KILLS * 10
    assert server.mistakes() == ""


@runs
async def test_a_server_that_is_told_to_stop_ends_in_good_order(make_server: MakeServer) -> None:
    server = make_server()
    async with Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        table = await ann.found("me", "open")
        await bob.post(f"/api/tables/{table}/join")
        first, second = await ann.sit(table), await bob.sit(table)
        ack = await first.play(first.options[0])
        await asyncio.to_thread(server.stop)
        for wire in (first, second):
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await wire.until(lambda: False)
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        await asyncio.to_thread(server.start)
        back = await ann.sit(table)
        assert back.state["number"] == ack["number"] and back.state["view"] == first.state["view"]
        assert back.state["seats"][0]["name"] == "Ann" and back.state["host"]


@runs
async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back(make_server: MakeServer) -> None:
    server = make_server(idle=0.05)
    async with Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        table = await ann.found("me", "open")
        await bob.post(f"/api/tables/{table}/join")
        wire = await ann.sit(table)
        await wire.play(wire.options[0])
        await wire.ask("chat", text="good night")
        await wire.cut()
        for _ in range(20):  # each request may find the table dropped, being dropped, or there
            state = await bob.get(f"/api/tables/{table}")
            assert state["number"] == 1 and [line["text"] for line in state["chat"]] == ["good night"]
            await asyncio.to_thread(read_log, server, table)
        again = await ann.sit(table)
        assert again.state["view"] == wire.state["view"]


def test_two_servers_cannot_share_a_folder(make_server: MakeServer) -> None:
    server = make_server()
    second = ServerProcess(server.folder)
    with pytest.raises(AssertionError, match="data-in-use"):
        second.start()
    assert server.running
    second.kill()
    server.log.write_text("")  # the second one's complaint is meant
