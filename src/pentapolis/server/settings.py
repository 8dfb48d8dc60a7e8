"""What the one who hosts can set; the defaults are for friends at home."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import user_data_path


class Rate(NamedTuple):
    """How often something may be done: `burst` at once, then `each_second`."""

    burst: float
    each_second: float


class Limits(NamedTuple):
    """Generous for people at play, tight for machines that misbehave. Rates are for a session, where not told otherwise.

    requests     of the interface over HTTP, and new sockets; pages and pictures left out.
    frames       over one WebSocket.
    chat         lines.
    founding     new tables, rematches and uploads.
    address      requests of all sessions of one network address, pages and pictures included.
    sessions     new sessions of one network address.
    """

    requests: Rate = Rate(120, 20)
    frames: Rate = Rate(120, 20)
    chat: Rate = Rate(10, 1)
    founding: Rate = Rate(20, 0.2)
    address: Rate = Rate(1000, 100)
    sessions: Rate = Rate(60, 1)
    sockets_of_session: int = 20
    sockets_of_address: int = 200
    sockets_of_table: int = 200


USUAL_LIMITS: Final = Limits()


@dataclass(frozen=True)
class Settings:
    """How a server runs.

    host, port      where it listens; port 0 is any that is free.
    data            the folder with all that is kept.
    bot_workers     processes in which bots think.
    bot_seconds     after so long a bot's process counts as hanging.
    idle            seconds after which a table that nobody looks at leaves the memory.
    behind_proxy    whether addresses and https are told by a proxy in front (X-Forwarded-…), which must then be the only way in.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = field(default_factory=lambda: user_data_path("pentapolis", appauthor=False))
    bot_workers: int = 2
    bot_seconds: float = 30.0
    idle: float = 300.0
    behind_proxy: bool = False
    limits: Limits = USUAL_LIMITS
