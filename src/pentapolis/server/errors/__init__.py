"""What the server refuses, by who must act; the words stand in `locale/` beside this file.

PentapolisError
└── ServerError        has an HTTP status
    ├── BadMessage     400  the client: it does not speak the protocol
    ├── NoSession      401  the client: it must begin a session first
    ├── NotAllowed     403  the person: this is not theirs to do
    ├── NotFound       404  there is no such thing
    ├── Conflict       409  things have moved on since, or are not yet so far
    ├── TooLarge       413
    ├── TooMany        429
    │   └── TooFast        with seconds to wait
    └── Unavailable    503  the host: the server cannot keep it safe just now
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import ClassVar, Final

from pentapolis.kernel import errors as kernel
from pentapolis.kernel.errors import Fact, IllegalOption, PentapolisError
from pentapolis.words import Words, words

_OWN_WORDS: Final = Path(__file__).parent / "locale"


class ServerError(PentapolisError):
    kind = "server"
    status: ClassVar[int] = 400


class BadMessage(ServerError):
    kind = "bad-message"


class NoSession(ServerError):
    kind = "no-session"
    status = 401

    def __init__(self) -> None:
        super().__init__("no-session")


class NotAllowed(ServerError):
    kind = "not-allowed"
    status = 403


class NotFound(ServerError):
    kind = "not-found"
    status = 404


class Conflict(ServerError):
    kind = "conflict"
    status = 409


class Stale(Conflict):
    """The table has moved on since `number`; now it is at `now`."""

    def __init__(self, number: int, now: int) -> None:
        super().__init__("stale", number=number, now=now)


class TooLarge(ServerError):
    kind = "too-large"
    status = 413


class TooMany(ServerError):
    kind = "too-many"
    status = 429


class TooFast(TooMany):
    """Too many requests; `seconds` to wait."""

    kind = "too-fast"

    def __init__(self, seconds: int) -> None:
        super().__init__("too-fast", seconds=seconds)


class Unavailable(ServerError):
    kind = "unavailable"
    status = 503


_STATUSES: Final[Mapping[type[PentapolisError], int]] = {
    kernel.BadText: 400,
    kernel.BadGameOption: 422,
    kernel.BadRecord: 422,
    kernel.IllegalOption: 422,
    kernel.NotAsked: 409,
    kernel.NoUndo: 409,
}


def status_of(error: PentapolisError) -> int:
    """The HTTP status that fits an error: always the 400s, but for a server that cannot keep what it is told."""
    return error.status if isinstance(error, ServerError) else _STATUSES.get(type(error), 400)


def said(error: PentapolisError, lang: str, game: str | None = None) -> dict[str, object]:
    """The error as it is sent: its key, the sentence in the reader's language, the facts, and the paragraph that forbids."""
    told: dict[str, object] = {
        "key": error.key,
        "message": _words(lang, game).error(error),
        "facts": _plain(error.facts),
    }
    if isinstance(error, IllegalOption) and error.rule:
        told["rule"] = error.rule
    return told


def page_words(lang: str) -> dict[str, str]:
    """What stands on every page before it has fetched its words, and on the page of an error besides the error."""
    return {name: _words(lang, None).text(f"error-page-{name}") for name in ("title", "home", "scripts")}


def _plain(facts: Mapping[str, Fact]) -> dict[str, Fact]:
    """Facts without what a terminal or a page could trip over: long texts are cut."""
    return {name: value[:300] if isinstance(value, str) else value for name, value in facts.items()}


def warm_up(lang: str, game: str | None) -> None:
    """Loads the words of a language and game ahead of their first use."""
    _words(lang, game)


@cache
def _words(lang: str, game: str | None) -> Words:
    """The words of a game; of one that brought none, the common ones."""
    try:
        return words(lang, game, _OWN_WORDS)
    except OSError:
        return words(lang, None, _OWN_WORDS)
