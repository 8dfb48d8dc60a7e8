"""Bad input: malformed and hostile requests and frames, thousands of them. Each is refused in words, and no table changes.

A table is in play; those who send are a stranger without a session, somebody with a session and no seat, and a player who is not
asked, so that nothing they send may change it. What they send is made from what is right, spoiled in one or several places.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import httpx

from .client import Guest, Wire, connect, error_key, runs
from .process import PATIENCE, ServerProcess

FULL = os.environ.get("PENTAPOLIS_FULL") == "1"
REQUESTS = 50_000 if FULL else 1_500
FRAMES = 50_000 if FULL else 1_500
RAW = 500 if FULL else 60

TEXTS = (
    "", " ", "\x00", "draw", "draw draw", "play decoy1", "play " + "x" * 300, "🂡", "\u202eabc", "../../etc/passwd", "' OR 1=1 --",
    "<script>", "%s%n", "{{7*7}}", "\ud800", "a" * 5000, "A play decoy1", "null", "NaN", "\ufdfa" * 50, "\r\nSet-Cookie: a=b",
    "play\ndecoy1",
)  # fmt: skip
NUMBERS = (0, 1, -1, 2**31, 2**53, 2**64, 10**400, 1.5, -0.0, 1e308)
ODD: tuple[Any, ...] = (None, True, False, [], {}, [[]], {"a": {"b": []}}, *NUMBERS, *TEXTS)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "BREW")
BODIES: dict[str, dict[str, Any]] = {
    "/api/session": {"name": "Eve", "lang": "en"},
    "/api/tables": {"game": "canary", "seats": ["me", "open"], "options": {"cards": 20}, "title": "x"},
    "/api/tables/{table}/join": {"seat": 0},
    "/api/tables/{table}/leave": {},
    "/api/tables/{table}/start": {},
    "/api/tables/{table}/moves": {"number": 2, "options": ["draw"]},
    "/api/tables/{table}/undo": {"number": 2},
    "/api/tables/{table}/preview": {"options": ["draw"]},
    "/api/tables/{table}/why": {"options": ["draw"]},
    "/api/tables/{table}/rematch": {},
    "/api/records": {"text": "pentapolis record 1\ngame: canary\nversion: 1\noptions: {}\nseat A: x\ncommitment: 00\n\nA draw\n"},
}
PATHS = (
    "/", "/table/{table}", "/replay/{table}", "/api/games", "/api/me", "/api/tables", "/api/tables/{table}", "/api/openapi.json",
    "/api/tables/{table}/record", "/api/tables/{table}/replay/0", "/api/tables/{table}/replay/0?seat=A", "/static/css/tokens.css",
    "/games/guildhall/web/board.js", "/locale/ru.ftl", "/rules/guildhall/ru.md", *BODIES,
)  # fmt: skip
FRAMES_SPOKEN: tuple[dict[str, Any], ...] = (
    {"type": "play", "id": 1, "number": 2, "options": ["draw"]},
    {"type": "undo", "id": 1, "number": 2},
    {"type": "preview", "id": 1, "options": ["draw"]},
    {"type": "why", "id": 1, "options": ["draw"], "after": ["bury"]},
    {"type": "sync", "id": 1, "since": 0},
    {"type": "ping", "id": 1},
)
HEADERS: tuple[dict[str, str], ...] = (
    {}, {"Content-Type": "text/plain"}, {"Accept-Language": "xx,*;q=x"}, {"Accept-Encoding": "gzip;q=,br"},
    {"If-None-Match": "\"'"}, {"Cookie": "pentapolis=; ="}, {"Origin": "http://evil.example"},
    {"X-Forwarded-For": "::1, garbage"}, {"Range": "bytes=9-1"},
    {"Content-Encoding": "gzip"}, {"Accept-Language": "ru;" * 500}, {"Transfer-Encoding": "chunked"}, {"Expect": "100-continue"},
)  # fmt: skip


class Spoiler:
    """Makes wrong things from right ones."""

    def __init__(self, seed: int, table: str) -> None:
        self.chance = random.Random(seed)
        self.table = table

    def path(self) -> str:
        path = self.chance.choice(PATHS).replace("{table}", self.table)
        spoil: list[Callable[[str], str]] = [
            lambda path: path,
            lambda path: path,
            lambda path: path + "/" + self.quoted(),
            lambda path: path.replace(self.table, self.quoted()),
            lambda path: path + "?" + self.quoted() + "=" + self.quoted(),
            lambda path: path.replace("0", self.quoted(), 1),
            lambda path: path + "%" + self.chance.choice(("00", "ff", "zz", "2e%2e", "c0%af", "")),
        ]
        return self.chance.choice(spoil)(path)

    def quoted(self) -> str:
        return str(httpx.QueryParams({"x": str(self.chance.choice(TEXTS[:-4])).encode("utf-8", "replace").decode()}))[2:][:500]

    def value(self, right: Any) -> Any:
        """The same thing with something wrong in it; deep things are spoiled within."""
        if isinstance(right, dict) and self.chance.random() < 0.8:
            return self.fields(right)
        if isinstance(right, list) and right and self.chance.random() < 0.6:
            return [
                self.value(each) if self.chance.random() < 0.7 else each
                for each in right * self.chance.choice((1, 1, 2, 40, 300))
            ]
        return self.chance.choice(ODD)

    def fields(self, right: dict[str, Any]) -> dict[str, Any]:
        fields = dict(right)
        for _ in range(self.chance.randint(1, 3)):
            name = self.chance.choice((*fields, "seat", "key", "__class__", ""))
            if self.chance.random() < 0.2:
                fields.pop(name, None)
            else:
                fields[name] = self.value(fields.get(name))
        return fields

    def text(self, right: dict[str, Any]) -> bytes:
        """A message as bytes: spoiled in its fields, and sometimes in its letters."""
        data = json.dumps(self.value(right)).encode("utf-8", "surrogatepass")
        if self.chance.random() < 0.7:
            return data
        return self.letters(data)

    def letters(self, data: bytes) -> bytes:
        place = self.chance.randint(0, len(data))
        spoil: list[Callable[[], bytes]] = [
            lambda: data[:place],
            lambda: data[:place] + self.chance.randbytes(3) + data[place:],
            lambda: data + data,
            lambda: b"[" * self.chance.choice((10, 1000, 20_000)) + data,
            lambda: b'{"a":' * 5000 + data,
            lambda: data.replace(b'"', b"'"),
            lambda: b"\xef\xbb\xbf" + data,
            lambda: data.decode("utf-8", "replace").encode("utf-16"),
            lambda: self.chance.randbytes(self.chance.randint(0, 300)),
        ]
        return self.chance.choice(spoil)()


class Target:
    """A canary game of two in play, in which the second seat is not asked."""

    def __init__(self, table: str, host: Guest, player: Guest, wire: Wire) -> None:
        self.table, self.host, self.player, self.wire = table, host, player, wire

    async def picture(self) -> list[Any]:
        """All that a seat, the other one and a spectator see of the table and its log, but for who is there."""
        states = [await guest.get(f"/api/tables/{self.table}") for guest in (self.host, self.player)]
        for state in states:
            state.update(seats=[seat["kind"] for seat in state["seats"]], watching=0, chat=[])
        return states


async def target(stack: AsyncExitStack, server: ServerProcess) -> Target:
    host, player = [await stack.enter_async_context(Guest(server, name)) for name in ("Ann", "Bob")]
    table = await host.found("me", "open", options={"cards": 20})
    await player.post(f"/api/tables/{table}/join")
    wires = [await host.sit(table), await player.sit(table)]
    for wire in wires:
        await wire.play(wire.options[0])
    return Target(table, host, player, wires[1])


def judge(answer: httpx.Response) -> str:
    """Every answer is none of the 5xx; and where it refuses, it does so in words."""
    assert answer.status_code < 500, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text[:300]}"
    if answer.status_code < 400:
        return "taken"
    if answer.request.method == "HEAD":
        return str(answer.status_code)
    return error_key(answer.json())


@runs
async def test_no_request_breaks_the_server_or_changes_a_table(server: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        at = await target(stack, server)
        eve, stranger = await stack.enter_async_context(Guest(server, "Eve")), await stack.enter_async_context(Guest(server))
        before = await at.picture()
        spoiler = Spoiler(1, at.table)
        seen: Counter[str] = Counter()
        for _ in range(REQUESTS):
            guest = spoiler.chance.choice((eve, stranger, at.player))
            own = httpx.Cookies(guest.http.cookies)
            seen[judge(await _send(guest.http, spoiler))] += 1
            guest.http.cookies = own  # a page that is asked for with a spoiled cookie gives a new one
        assert await at.picture() == before
        assert server.running and server.mistakes() == ""
        assert {
            "bad-message",
            "not-found",
            "no-method",
            "no-table",
            "bad-origin",
            "not-asked",
            "no-seat-here",
            "no-session",
        } <= set(seen)


async def _send(client: httpx.AsyncClient, spoiler: Spoiler) -> httpx.Response:
    path = spoiler.chance.choice([*BODIES, *BODIES, ""]).replace("{table}", spoiler.table)
    right = BODIES.get(path.replace(spoiler.table, "{table}"))
    headers = spoiler.chance.choice(HEADERS) if spoiler.chance.random() < 0.3 else {}
    if right is not None and spoiler.chance.random() < 0.7:
        return await client.post(path, content=spoiler.text(right), headers=headers)
    method, url = spoiler.chance.choice(METHODS), spoiler.path()
    request = client.build_request(method, "/", headers=headers, content=None if method in ("GET", "HEAD") else spoiler.text({}))
    request.url = request.url.copy_with(raw_path=url.encode())
    return await client.send(request)


@runs
async def test_no_frame_breaks_the_server_or_changes_a_table(server: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        at = await target(stack, server)
        eve, stranger = await stack.enter_async_context(Guest(server, "Eve")), await stack.enter_async_context(Guest(server))
        wires = [at.wire, await eve.sit(at.table), await stranger.sit(at.table)]
        before = await at.picture()
        spoiler = Spoiler(2, at.table)
        seen: Counter[str] = Counter()
        for number in range(FRAMES):
            wire = wires[number % len(wires)]
            frame = spoiler.text(spoiler.chance.choice(FRAMES_SPOKEN)).decode("utf-8", "replace")[:60_000]
            seen[await _answer_to(wire, frame)] += 1
        assert await at.picture() == before
        assert server.running and server.mistakes() == ""
        assert {"bad-message", "not-asked", "no-seat-here", "no-session", "state", "pong"} <= set(seen)


async def _answer_to(wire: Wire, frame: str) -> str:
    """The key of the error, or the type of the answer where the frame was spoiled into another that is right.

    Behind every frame goes a ping, so that an answer is known to be missing."""
    told = len(wire.received)
    await wire.send(frame)
    await wire.send('{"type":"ping","id":-77}')
    await wire.answer_to(-77)
    answers = [json.loads(text) for text in wire.received[told:-1]]
    own = [answer for answer in answers if "id" in answer]
    assert own, f"no answer to {frame[:200]}"
    return error_key(own[0]) if own[0]["type"] == "error" else str(own[0]["type"])


@runs
async def test_bytes_that_are_neither_http_nor_frames_harm_nobody(server: ServerProcess) -> None:
    """Raw connections: half requests, absurd headers, broken frames, silence."""
    port = server.port
    async with AsyncExitStack() as stack:
        at = await target(stack, server)
        before = await at.picture()
        chance = random.Random(3)
        upgrade = (
            f"GET /ws/tables/{at.table} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        ).encode()
        post = b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: "
        heads = (
            b"",
            b"GET / HTTP/1.1\r\n",
            b"GET / HTTP/9.9\r\n\r\n",
            post + b"99\r\n\r\n{",
            post + b"-1\r\n\r\n",
            upgrade,
            upgrade,
        )
        answered: Counter[bytes] = Counter()
        for _ in range(RAW):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(chance.choice(heads) + chance.randbytes(chance.randint(0, 200)))
            writer.write_eof() if chance.random() < 0.5 else writer.close()
            answer = b"" if writer.is_closing() else await asyncio.wait_for(_read_all(reader), PATIENCE)
            assert not answer.startswith(b"HTTP/1.1 5"), answer[:300]
            answered[answer.partition(b"\r\n")[0]] += 1
            writer.close()
        assert await at.picture() == before
        assert server.running
        assert {b"HTTP/1.1 400 Bad Request", b"HTTP/1.1 403 Forbidden", b"HTTP/1.1 101 Switching Protocols"} <= set(answered)


async def _read_all(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:
        return b""


@runs
async def test_whoever_connects_and_never_reads_keeps_nobody_waiting(server: ServerProcess) -> None:
    async with AsyncExitStack() as stack:
        at = await target(stack, server)
        for _ in range(20):
            silent = await connect(server, at.table, max_queue=1)
            stack.callback(silent.transport.abort)
        wire = await at.host.sit(at.table)
        for text in "abc":
            assert (await wire.ask("chat", text=text))["type"] == "ack"
