"""How fast the table server acknowledges moves under load, with real rules and durable commits.

    python bench/load.py [--seconds 120] [--rates 100,400] [--tables 200] [--json]

200 tables of Guildhall with four seats and a spectator each, every one with a socket of its own (1,000 in all). Moves are sent at
a steady rate, one table after another, by whichever seat is asked; the time runs from sending a move to its acknowledgement which
means that it is on the disk. Then the server is killed and started on the same data, with all tables open and all clients coming
back.

Both processes share the machine; a disk that is slow in flushing shows in the reference line.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from pentapolis.server import Limits, Rate, Settings, serve

GAME = "guildhall"
SEATS = 4
BARS = {100: (10.0, 100.0)}
"""Milliseconds at p50 and p99 that a rate of moves a second must keep."""
READY_BAR = 5.0
"""Seconds from the start to the first answer with all tables open."""
COLUMNS = {
    "rate": "moves/s",
    "reached": "reached",
    "p50_ms": "p50 ms",
    "p95_ms": "p95 ms",
    "p99_ms": "p99 ms",
    "max_ms": "max ms",
    "refused": "refused",
    "processor": "CPU",
    "memory_mb": "MB",
}
DIGITS = {"reached": 1, "p50_ms": 1, "p95_ms": 1, "p99_ms": 1, "max_ms": 1, "processor": 2}
FREE = Rate(1e9, 1e9)
LIMITS = Limits(FREE, FREE, FREE, FREE, FREE, FREE, 10**6, 10**6, 10**6)


class Asked(msgspec.Struct):
    seat: int
    answered: bool


class Ask(msgspec.Struct):
    options: list[str]


class Message(msgspec.Struct):
    """As much of a message as a player needs."""

    type: str
    id: int | None = None
    number: int = -1
    status: str = ""
    asked: list[Asked] = []
    ask: Ask | None = None


read = msgspec.json.Decoder(Message).decode


@dataclass
class Table:
    """A table with its sockets, of which the last is a spectator's, and the newest state of each seat."""

    id: str
    cookies: list[str]
    sockets: list[websockets.ClientConnection] = field(default_factory=list)
    states: list[Message] = field(default_factory=list)
    sent: float = 0.0
    acked: int = 0
    waiting: bool = False

    def hear(self, seat: int, state: Message) -> bool:
        """A seat's newest state; whether with it all know of the newest move, so that the next can be made."""
        self.states[seat] = state
        return not self.waiting and all(each.number >= max(self.acked, state.number) for each in self.states)

    def acknowledge(self, number: int) -> bool:
        """The move is stored; whether all have been shown it already."""
        self.waiting, self.acked = False, max(self.acked, number)
        return all(each.number >= self.acked for each in self.states)

    def mover(self) -> int | None:
        """The seat that is asked; None where the game is over."""
        state = self.states[0]
        return None if state.status != "playing" else next(asked.seat for asked in state.asked if not asked.answered)


class Server:
    """The server in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, 0

    def start(self) -> float:
        """Starts it; the seconds until it listens."""
        began = time.perf_counter()
        command = [sys.executable, __file__, "--serve", str(self.folder), str(self.port)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        self.port = int(self.address.rpartition(":")[2])
        return time.perf_counter() - began

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait()

    def usage(self) -> tuple[float, float]:
        """Seconds of processor time and megabytes of memory so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Load:
    """All clients of one run."""

    def __init__(self, server: Server, tables: int) -> None:
        self.server, self.count = server, tables
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.refused = 0
        self.received = 0
        self.chance = random.Random(1)
        self.listeners: list[asyncio.Task[None]] = []
        self.ready: deque[Table] = deque()

    async def open(self) -> None:
        """Founds the tables, with four people at each."""
        gate = asyncio.Semaphore(20)
        limits = httpx.Limits(max_connections=20)
        async with httpx.AsyncClient(base_url=self.server.address, timeout=60, limits=limits) as client:

            async def one() -> None:
                async with gate:
                    self.tables.append(await _found(client))

            await asyncio.gather(*(one() for _ in range(self.count)))
        await self.connect()

    async def connect(self) -> None:
        """Every seat and spectator gets a socket and its first state."""
        gate = asyncio.Semaphore(100)

        async def one(table: Table, seat: int) -> None:
            async with gate:
                headers = {"Cookie": table.cookies[seat]} if seat < SEATS else {}
                address = f"{self.server.address.replace('http', 'ws')}/ws/tables/{table.id}"
                socket = await websockets.connect(
                    address, additional_headers=headers, max_queue=None, max_size=None, open_timeout=60, ping_interval=None
                )
                table.sockets[seat] = socket
                first = read(await socket.recv())
                if seat < SEATS:
                    table.states[seat] = first
            self.listeners.append(asyncio.create_task(self._listen(table, seat, socket)))

        for table in self.tables:
            table.sockets, table.states = [None] * (SEATS + 1), [Message("state")] * SEATS  # type: ignore[list-item]
            table.waiting = False
        await asyncio.gather(*(one(table, seat) for table in self.tables for seat in range(SEATS + 1)))
        self.ready = deque(self.tables)

    async def _listen(self, table: Table, seat: int, socket: websockets.ClientConnection) -> None:
        try:
            async for text in socket:
                self.received += 1
                message = read(text)
                if message.type == "state" and seat < SEATS:
                    if table.hear(seat, message):
                        self.ready.append(table)
                elif message.type in ("ack", "error"):
                    self.times.append(time.perf_counter() - table.sent)
                    self.refused += message.type == "error"
                    if table.acknowledge(message.number):
                        self.ready.append(table)
        except websockets.ConnectionClosed:
            return

    async def play(self, rate: int, seconds: float) -> float:
        """Sends moves at a steady rate; the rate that came about, in moves a second."""
        self.times, self.refused = [], 0
        loop = asyncio.get_running_loop()
        began, sent = loop.time(), 0
        while (now := loop.time() - began) < seconds:
            while self.ready and sent < int(now * rate):
                sent += await self._move(self.ready.popleft())
            await asyncio.sleep(max(0.001, (sent + 1) / rate - (loop.time() - began)))
        await asyncio.sleep(0.5)
        return sent / seconds

    async def _move(self, table: Table) -> bool:
        """A random move of whoever is asked at this table; False where the game is over."""
        seat = table.mover()
        if seat is None:
            return False
        state = table.states[seat]
        assert state.ask is not None
        option = self.chance.choice(state.ask.options)
        table.waiting, table.sent = True, time.perf_counter()
        await table.sockets[seat].send(json.dumps({"type": "play", "id": 1, "number": state.number, "options": [option]}))
        return True

    async def drop(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        self.listeners = []
        for table in self.tables:
            for socket in table.sockets:
                socket.transport.abort()


async def _found(client: httpx.AsyncClient) -> Table:
    cookies: list[str] = []
    table = ""
    for seat in range(SEATS):
        client.cookies.clear()
        answer = await client.post("/api/session", json={"name": f"Player {seat}"})
        cookie = answer.headers["set-cookie"].partition(";")[0]
        cookies.append(cookie)
        client.cookies.clear()
        path = "/api/tables" if seat == 0 else f"/api/tables/{table}/join"
        body = {"game": GAME, "seats": ["me", *["open"] * (SEATS - 1)]} if seat == 0 else {}
        answer = (await client.post(path, json=body, headers={"Cookie": cookie})).raise_for_status()
        table = answer.json()["table"]
    return Table(table, cookies)


def percentile(values: Sequence[float], part: float) -> float:
    """Milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def flush_reference(folder: Path) -> list[float]:
    """Milliseconds that this disk takes to flush a page, at p50 and p99: no acknowledgement can be faster."""
    times = []
    with (folder / "reference").open("wb") as file:
        for _ in range(300):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return [percentile(times, 0.5), percentile(times, 0.99)]


async def measure(given: argparse.Namespace, folder: Path) -> dict[str, Any]:
    server = Server(folder / "data")
    server.start()
    load = Load(server, given.tables)
    await load.open()
    results: dict[str, Any] = {
        "tables": given.tables,
        "sockets": given.tables * (SEATS + 1),
        "flush_ms": flush_reference(folder),
        "runs": [],
    }
    for rate in given.rates:
        results["runs"].append(await one_run(load, rate, given.seconds))
    await load.drop()
    server.end(signal.SIGKILL)
    results["ready_s"] = await ready_again(server)
    began = time.perf_counter()
    await load.connect()
    results["all_back_s"] = time.perf_counter() - began + results["ready_s"]
    await load.drop()
    server.end(signal.SIGTERM)
    return results


async def ready_again(server: Server) -> float:
    """Seconds from the start to an answer, with all the tables open in the database."""
    began = time.perf_counter()
    await asyncio.to_thread(server.start)
    async with httpx.AsyncClient(base_url=server.address) as client:
        (await client.get("/api/games")).raise_for_status()
    return time.perf_counter() - began


async def one_run(load: Load, rate: int, seconds: float) -> dict[str, Any]:
    processor, _ = load.server.usage()
    received = load.received
    reached = await load.play(rate, seconds)
    after, memory = load.server.usage()
    return {
        "rate": rate,
        "reached": reached,
        "moves": len(load.times),
        "refused": load.refused,
        "p50_ms": percentile(load.times, 0.5),
        "p95_ms": percentile(load.times, 0.95),
        "p99_ms": percentile(load.times, 0.99),
        "max_ms": percentile(load.times, 1.0),
        "messages": load.received - received,
        "processor": (after - processor) / seconds,
        "memory_mb": memory,
    }


def report(results: dict[str, Any]) -> None:
    flush = "the disk flushes a page in {:.1f} ms (p50), {:.1f} ms (p99)".format(*results["flush_ms"])
    print(f"{results['tables']} tables, {results['sockets']} sockets; {flush}")
    print("".join(f"{title:>9}" for title in COLUMNS.values()) + "   bar")
    for run in results["runs"]:
        print("".join(f"{run[name]:>9.{DIGITS.get(name, 0)}f}" for name in COLUMNS) + f"   {verdict(run)}")
    kept = "kept" if results["ready_s"] <= READY_BAR else "MISSED"
    print(f"start to ready with all tables open: {results['ready_s']:.2f} s (bar {READY_BAR} s: {kept})")
    print(f"start to all clients back: {results['all_back_s']:.2f} s")


def verdict(run: dict[str, Any]) -> str:
    bar = BARS.get(run["rate"])
    if bar is None:
        return "–"
    kept = run["p50_ms"] <= bar[0] and run["p99_ms"] <= bar[1] and run["reached"] >= 0.98 * run["rate"]
    return f"p50 ≤ {bar[0]:.0f}, p99 ≤ {bar[1]:.0f}: {'kept' if kept else 'MISSED'}"


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        settings = Settings(data=Path(sys.argv[2]), port=int(sys.argv[3]), limits=LIMITS)
        serve(settings, lambda address: print(address, flush=True))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--rates", type=lambda text: [int(rate) for rate in text.split(",")], default=[100, 400])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        results = asyncio.run(measure(given, Path(folder)))
    print(json.dumps(results)) if given.json else report(results)


if __name__ == "__main__":
    main()
