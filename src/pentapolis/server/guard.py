"""The door: what is looked at before any request is answered, and what every answer carries.

In this order: under which name, how often the address comes, who it is, how often the session asks, whether the request comes
from this site, how large it is. A request that is refused here is answered in words as everywhere; a socket by a plain 403, as it
has no reader yet.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pentapolis.kernel.errors import PentapolisError
from pentapolis.words import language

from .answers import refused
from .errors import NotAllowed
from .house import House
from .limits import check_size, is_loopback, network
from .messages import MAX_BODY, MAX_RECORD
from .sessions import Session, read_cookie
from .settings import Settings

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
RECORDS_PATH: Final = "/api/records"
ACTIONS: Final = ("/api/", "/ws/")

SECURITY_HEADERS: Final[Mapping[str, str]] = {
    # Scripts, styles, fonts and pictures of our own alone. Style attributes set a card's place and colour; they run nothing.
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """An ASGI layer round the whole application. What it finds out stands in the scope's state: `session`, `lang`."""

    def __init__(self, app: ASGIApp, house: Callable[[], House]) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        sending = _with_headers(send)
        headers = Headers(scope=scope)
        state = scope.setdefault("state", {})
        state["lang"] = language(headers.get("accept-language"))
        try:
            await _let_in(self._house(), scope, headers)
            receiving = _Measured(receive, _most(scope["path"])) if scope["type"] == "http" else receive
            await self._app(scope, receiving, sending)
        except PentapolisError as error:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close"})  # before the connection stands: answered by 403
            else:
                await refused(error, state["lang"])(scope, receive, sending)


async def _let_in(house: House, scope: Scope, headers: Headers) -> None:
    """Leaves the session and its language in the scope's state, or raises why the request stays outside."""
    state = scope["state"]
    state["session"] = None
    check_host(house.settings, headers)
    house.gates.address.take(address_of(scope))
    session = await _session_of(house, headers)
    if session is not None:
        state["session"], state["lang"] = session, session.lang
        if scope["path"].startswith(ACTIONS):  # a page is some fifty files: the address counts those
            house.gates.requests.take(session.token_hash)
    if scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS:
        check_origin(headers)
    length = headers.get("content-length", "0")
    check_size(int(length) if length.isdigit() else 0, _most(scope["path"]))


async def _session_of(house: House, headers: Headers) -> Session | None:
    token = read_cookie(headers.get("cookie", ""))
    return None if token is None else await house.sessions.find(token)


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return network(client[0]) if client else ""


def check_host(settings: Settings, headers: Headers) -> None:
    """A server for this machine alone answers to the names of this machine alone: a page elsewhere whose name was made to point
    here (DNS rebinding) is refused by NotAllowed. What a proxy in front forwards is its business."""
    name = urlsplit(f"//{headers.get('host', '')}").hostname
    if name and is_loopback(settings.host) and not settings.behind_proxy and not is_loopback(name):
        raise NotAllowed("bad-host", host=name[:100])


def check_origin(headers: Headers) -> None:
    """Requests that change something come from our own pages, or from programs, which name no origin. Else NotAllowed."""
    origin = headers.get("origin")
    if origin is None:
        return
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or host != headers.get("host"):
        raise NotAllowed("bad-origin", origin=origin[:100])


def _most(path: str) -> int:
    # A record travels as a JSON string, in which the end of a line may take two bytes and a Russian letter, of two bytes, six.
    return 3 * MAX_RECORD + MAX_BODY if path == RECORDS_PATH else MAX_BODY


class _Measured:
    """Counts a body that comes in pieces without having told its length."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive, self._most, self._size = receive, most, 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._size += len(message.get("body", b""))
        check_size(self._size, self._most)
        return message


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in SECURITY_HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending
