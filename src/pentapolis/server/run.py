"""Starts the server and lets it end in good order."""

from __future__ import annotations

import socket
import webbrowser
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

import uvicorn

from .app import create_app
from .messages import MAX_FRAME
from .settings import Limits, Settings
from .storage import Store

GRACE: Final = 5
"""Seconds for what is under way when the server is told to stop."""

PROXIES: Final = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]
"""Where a proxy in front may be: on this machine or in the house. Of the addresses that it forwards, the last one that is none of
these counts: what stands before it was told by the client and may be a lie."""


SOMEWHERE: Final = ("192.0.2.1", 9)
"""An address kept for documentation (RFC 5737). Nothing is ever sent there."""


class _Server(uvicorn.Server):
    """Tells when it listens, and where."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._ready(f"http://{_readable(host)}:{port}/")


def _readable(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return own_address()
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """This machine's address in its network, by which others reach it; 127.0.0.1 where it is in none."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(SOMEWHERE)  # a datagram socket: this chooses a way and sends nothing
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str | None = None,
    *,
    open_browser: bool = False,
    behind_proxy: bool = False,
    ready: Callable[[str], None] = lambda address: None,
    limits: Limits | None = None,
    idle: float | None = None,
) -> None:
    """Serves until SIGINT or SIGTERM; then sockets are closed with 1012 and everything asked for is stored.

    port          0 for any that is free.
    data          folder of the database; by default the user's data folder.
    open_browser  on the home page, once the server listens.
    ready         is told the address then.

    Unavailable where another server uses the data or a newer one wrote it. SystemExit where the port is taken.
    """
    chosen = {"data": None if data is None else Path(data), "limits": limits, "idle": idle}
    settings = Settings(host, port, behind_proxy=behind_proxy, **{k: v for k, v in chosen.items() if v is not None})  # type: ignore[arg-type]

    def tell(address: str) -> None:
        ready(address)
        if open_browser:
            webbrowser.open(address)

    serve(settings, tell)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """As `run`, with all settings at hand."""
    with closing(Store(settings.data)) as store, suppress(KeyboardInterrupt):
        _Server(_config(settings, store), ready).run()


def _config(settings: Settings, store: Store) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings, store),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # a state is a few kB; packing it for each of a thousand sockets costs more than it saves
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips=PROXIES,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
