"""Who is who: a random token in a cookie, of which the database keeps only the hash.

Whoever opens a page gets a session; it is written down when it first does something worth keeping.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final

from .errors import BadMessage, NoSession
from .live.seating import Person
from .messages import NAME_LETTERS
from .storage import Store
from .storage.kept import KeptSession
from .storage.repository import find_session, rename_seats, save_session

COOKIE: Final = "pentapolis"
TOKEN_BYTES: Final = 32
YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 20_000
"""Sessions held in memory; of those that have done nothing yet, the oldest are forgotten."""


@dataclass(slots=True)
class Session:
    """A browser or a program. `id` is None as long as it has done nothing worth keeping."""

    token_hash: bytes
    lang: str
    name: str = ""
    id: int | None = None

    def kept(self) -> KeptSession:
        return KeptSession(self.id, self.token_hash, self.name, self.lang)


class Sessions:
    """Finds, begins and keeps sessions."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[bytes, Session] = OrderedDict()
        self._saving = asyncio.Lock()

    async def find(self, token: str) -> Session | None:
        """The session of a cookie's token, if there is one."""
        token_hash = _hash(token)
        known = self._known.get(token_hash)
        if known is not None:
            self._known.move_to_end(token_hash)
            return known
        kept = await self._store.read(partial(find_session, token_hash=token_hash))
        if kept is None:
            return None
        return self._remember(Session(kept.token_hash, kept.lang, kept.name, kept.id))

    def begin(self, lang: str) -> tuple[str, Session]:
        """A new session and the token for its cookie."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        return token, self._remember(Session(_hash(token), lang))

    def _remember(self, session: Session) -> Session:
        known = self._known.setdefault(session.token_hash, session)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def person(self, session: Session | None) -> Person:
        """Who asks, written down from now on; NoSession where nobody does."""
        if session is None:
            raise NoSession()
        if session.id is None:
            await self._save(session, session.name, session.lang)
        assert session.id is not None
        return Person(session.id, session.name)

    async def change(self, session: Session, name: str | None, lang: str | None) -> list[str]:
        """Another name or language; the tables whose seats bear the new name."""
        named = session.name if name is None else read_name(name)
        await self._save(session, named, lang or session.lang)
        if name is None or session.id is None:
            return []
        return list(await self._store.write(partial(rename_seats, session=session.id, name=named)))

    async def _save(self, session: Session, name: str, lang: str) -> None:
        async with self._saving:  # two requests of a new session must not make two of it
            wanted = KeptSession(session.id, session.token_hash, name, lang)
            session.id = (await self._store.write(partial(save_session, session=wanted))).id
            session.name, session.lang = name, lang


def _hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "replace")).digest()


def read_name(text: str) -> str:
    """A name without line breaks and invisible signs; BadMessage where nothing is left or too much."""
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 1 <= len(name) <= NAME_LETTERS:
        raise BadMessage("bad-name", most=NAME_LETTERS)
    return name


def read_cookie(header: str) -> str | None:
    """The token that a Cookie header carries."""
    try:
        morsel = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return morsel.value if morsel is not None and morsel.value else None


def written_cookie(token: str, secure: bool) -> str:
    """A Set-Cookie header. Scripts cannot read it, and other sites' requests do not carry it."""
    return f"{COOKIE}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}" + ("; Secure" if secure else "")
