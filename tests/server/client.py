"""People at the table, as far as wires tell them apart: a session, requests, and sockets that keep all they were sent."""

from __future__ import annotations

import asyncio
import functools
import json
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any, ParamSpec, Self, TypeAlias

import httpx
import websockets

from .process import PATIENCE, ServerProcess

Json: TypeAlias = dict[str, Any]
P = ParamSpec("P")


def connect(server: ServerProcess, table: str, **given: Any) -> websockets.connect:
    """A bare socket at a table, to be awaited or entered. It is patient, and sends no pings of its own: where nobody reads they
    would go unanswered, and on a busy machine be answered late, and the connection be given up on this side."""
    settings = {
        "open_timeout": PATIENCE,
        "close_timeout": PATIENCE,
        "ping_interval": None,
        "max_size": None,
        "proxy": None,
        **given,
    }
    return websockets.connect(f"{server.socket_address}/ws/tables/{table}", **settings)


def visitor(server: ServerProcess, **given: Any) -> httpx.AsyncClient:
    """A bare client for requests, as patient as those of guests."""
    return httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, trust_env=False, **given)


def runs(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that is a coroutine, run in a loop of its own."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Guest:
    """One session. `async with Guest(server, "Masha") as masha: …`; without a name there is no session."""

    def __init__(self, server: ServerProcess, name: str = "", lang: str = "en") -> None:
        self.server = server
        self.name, self.lang = name, lang
        self.http = visitor(server)
        self._stack = AsyncExitStack()
        self.received: list[str] = []

    async def __aenter__(self) -> Self:
        await self._stack.enter_async_context(self.http)
        if self.name:
            await self.post("/api/session", name=self.name, lang=self.lang)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._stack.aclose()

    async def request(self, method: str, path: str, **given: Any) -> httpx.Response:
        """Any request; its answer, kept with its headers."""
        answer = await self.http.request(method, self.server.address + path, **given)
        self.received.append(f"{answer.headers}\n{answer.text}")
        return answer

    async def get(self, path: str) -> Any:
        answer = await self.request("GET", path)
        assert answer.status_code < 400, answer.text
        return answer.json()

    async def post(self, path: str, **fields: object) -> Any:
        answer = await self.request("POST", path, json=fields)
        assert answer.status_code < 400, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, **given: Any) -> tuple[int, str]:
        """The status and the key of an error."""
        answer = await self.request(method, path, **given)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, error_key(answer.json())

    async def found(self, *seats: str, game: str = "canary", **fields: object) -> str:
        """A new table."""
        made = await self.post("/api/tables", game=game, seats=seats, **fields)
        return str(made["table"])

    async def sit(self, table: str) -> Wire:
        """A socket at a table, closed with the guest."""
        return await self._stack.enter_async_context(Wire(self, table))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


def error_key(message: Json) -> str:
    """The key of an error that is told in words."""
    error = message["error"]
    assert error["message"] and not error["message"].startswith("error-"), error
    assert set(error) <= {"key", "message", "facts", "rule"}
    return str(error["key"])


class Wire:
    """A socket at a table: `state` is the newest it was sent, `states` are all, `received` is every message as it came."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest, self.table = guest, table
        self.state: Json = {}
        self.states: list[Json] = []
        self.others: list[Json] = []
        self.received: list[str] = []
        self._next_id = 1

    async def __aenter__(self) -> Self:
        headers = {"Cookie": self.guest.cookie} if self.guest.cookie else {}
        # Without a bound on what waits unread: else closing waits for messages that nobody reads any more.
        self._socket = await connect(self.guest.server, self.table, additional_headers=headers, max_queue=None)
        await self.until(lambda: bool(self.states))
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._socket.close()

    async def cut(self) -> None:
        """The connection is lost without a word."""
        self._socket.transport.abort()
        await self._socket.wait_closed()

    async def receive(self) -> Json:
        raw = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        self.received.append(raw)
        message: Json = json.loads(raw)
        if message["type"] == "state":
            if message["number"] >= self.state.get("number", 0):
                self.state = message
            self.states.append(message)
        else:
            self.others.append(message)
        return message

    async def until(self, happens: Callable[[], bool]) -> None:
        while not happens():
            await self.receive()

    async def until_number(self, number: int) -> Json:
        """The first state that has this number or a later one."""
        await self.until(lambda: self.state.get("number", -1) >= number)
        return self.state

    async def send(self, text: str) -> None:
        await self._socket.send(text)

    async def ask(self, type: str, **fields: object) -> Json:
        """Sends a command; the answer with its number."""
        id, self._next_id = self._next_id, self._next_id + 1
        await self.send(json.dumps({"type": type, "id": id, **fields}))
        return await self.answer_to(id)

    async def answer_to(self, id: int) -> Json:
        while (message := await self.receive()).get("id") != id or "id" not in message:
            pass
        return message

    async def play(self, *options: str) -> Json:
        """Chooses, as seen in the newest state; the answer. The state that follows has come as well then."""
        answer = await self.ask("play", number=self.state["number"], options=options)
        if answer["type"] == "ack":
            await self.until_number(answer["number"])
        return answer

    @property
    def seat(self) -> int | None:
        seat: int | None = self.state["you"]
        return seat

    @property
    def must_answer(self) -> bool:
        return any(each["seat"] == self.seat and not each["answered"] for each in self.state["asked"])

    @property
    def options(self) -> list[str]:
        return list(self.state["ask"]["options"]) if self.state["ask"] else []


async def all_at(wires: list[Wire], number: int) -> None:
    """Until every wire has a state of this number."""
    await asyncio.gather(*(wire.until_number(number) for wire in wires))


async def play_out(wires: list[Wire], choose: Callable[[Wire], str] = lambda wire: wire.options[0]) -> None:
    """Plays a game to its end, each wire for its seat, one move after another."""
    while wires[0].state["status"] == "playing":
        mover = next(wire for wire in wires if wire.must_answer)
        ack = await mover.play(choose(mover))
        await all_at(wires, ack["number"])
