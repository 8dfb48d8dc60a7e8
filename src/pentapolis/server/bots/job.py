"""What a bot's process is asked and what it answers, as lines of JSON."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Job(Struct):
    """A position, told by how it came about, and whose choice it is.

    key    of the game in hex: the process deals the game again; the bot itself is handed a seat's sight alone.
    moves  as in records: `A play ROB-b`.
    """

    table: str
    game: str
    options: dict[str, Any]
    key: str
    moves: list[str]
    seat: int
    level: str


class Choice(Struct):
    """The text of the chosen option, or what went wrong."""

    option: str = ""
    error: str = ""
