"""Files as they are served: with their kind, a tag by which a browser knows that it has them, and packed where that helps."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import Response

from .errors import NotFound

KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".ftl": "text/plain; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}
"""What is served at all, by the end of its name."""

_PACKED: Final = frozenset({".html", ".js", ".css", ".json", ".svg", ".ftl", ".md", ".txt"})
_PART: Final = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")


@dataclass(frozen=True)
class Asset:
    """One file at one time."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str
    changed: int


Filling = tuple[tuple[str, str], ...]
"""What is put into a page for its reader: names that stand in double braces, and the texts for them."""


class Shelf:
    """Remembers files; one that has changed on the disk is read again."""

    def __init__(self) -> None:
        self._assets: dict[tuple[Path, Filling], Asset] = {}

    def find(self, folder: Path, path: str) -> Asset:
        """A file below a folder by its path with slashes; NotFound where there is none, or none that may be served."""
        return self.file(_below(folder, path.split("/")))

    def file(self, place: Path, filling: Filling = ()) -> Asset:
        try:
            changed = place.stat().st_mtime_ns
            if not place.is_file() or place.suffix not in KINDS:
                raise NotFound("not-found")
        except (OSError, ValueError):
            raise NotFound("not-found") from None
        asset = self._assets.get((place, filling))
        if asset is None or asset.changed != changed:
            asset = self._assets[place, filling] = _read(place, changed, filling)
        return asset


def _below(folder: Path, parts: Iterable[str]) -> Path:
    names = list(parts)
    if not all(_PART.fullmatch(name) for name in names):
        raise NotFound("not-found")
    place = folder.joinpath(*names).resolve()
    if not place.is_relative_to(folder.resolve()):
        raise NotFound("not-found")
    return place


def _read(place: Path, changed: int, filling: Filling) -> Asset:
    plain = place.read_bytes()
    for name, text in filling:
        plain = plain.replace(b"{{%s}}" % name.encode(), escape(text).encode())
    packed = gzip.compress(plain, 6, mtime=0) if place.suffix in _PACKED else None
    smaller = packed if packed is not None and len(packed) < len(plain) else None
    return Asset(KINDS[place.suffix], plain, smaller, f'"{blake2b(plain, digest_size=12).hexdigest()}"', changed)


def served(asset: Asset, headers: Headers) -> Response:
    """The file; only its tag where the browser has it; packed where it takes that."""
    sent = {"etag": asset.tag, "cache-control": "no-cache", "vary": "Accept-Encoding"}
    if asset.tag in headers.get("if-none-match", ""):
        return Response(status_code=304, headers=sent)
    if asset.packed is not None and "gzip" in headers.get("accept-encoding", ""):
        return Response(asset.packed, headers={**sent, "content-encoding": "gzip"}, media_type=asset.kind)
    return Response(asset.plain, headers=sent, media_type=asset.kind)
