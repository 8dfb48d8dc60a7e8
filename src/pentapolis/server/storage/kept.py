"""Rows as they leave the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["human", "bot", "open"]
EntryKind: TypeAlias = Literal["play", "undo"]


@dataclass(frozen=True, slots=True)
class KeptSession:
    """A browser or a program that came by; `id` is None as long as it has done nothing worth keeping."""

    id: int | None
    token_hash: bytes
    name: str
    lang: str


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A place at a table: a person's (`session`), a bot's (`level`) or open."""

    kind: SeatKind
    session: int | None = None
    name: str = ""
    level: str | None = None


@dataclass(frozen=True, slots=True)
class KeptEntry:
    """One entry of a table's log: choices of one seat that were made together, or an undo of its last choice."""

    number: int
    kind: EntryKind
    seat: int
    options: tuple[str, ...]
    at: int


@dataclass(frozen=True, slots=True)
class KeptChat:
    name: str
    seat: int | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class KeptResult:
    """How a game ended, by seat: points, and place from 1."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """How a table stands after its log so far: what lists show. `asked` is a mask of seats that must answer."""

    status: Status
    asked: int
    result: KeptResult | None = None


@dataclass(frozen=True, slots=True)
class KeptTable:
    """A table without its log. `host` may begin the game; of an uploaded record it is who brought it.

    result    of a game that is over; None also where it ended before results were kept.
    uploaded  it was not played here: it came as a record, when it was `updated`.
    """

    id: str
    game: str
    version: int
    options: dict[str, object]
    title: str
    key: bytes
    host: int | None
    status: Status
    number: int
    asked: int
    updated: int
    rematch: str | None
    seats: tuple[KeptSeat, ...]
    result: KeptResult | None = None
    uploaded: bool = False


@dataclass(frozen=True, slots=True)
class KeptLog:
    """All that it takes to open a table again."""

    table: KeptTable
    entries: Sequence[KeptEntry]
    chat: Sequence[KeptChat]
