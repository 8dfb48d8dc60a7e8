"""HTTP answers made of the protocol's messages and of errors."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from http import HTTPStatus
from pathlib import Path
from typing import Final

import msgspec
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response

from pentapolis.kernel.errors import PentapolisError

from .errors import TooFast, page_words, said, status_of
from .messages import encode

JSON = "application/json"


def answer(message: msgspec.Struct | Sequence[msgspec.Struct] | dict[str, object], status: int = HTTPStatus.OK) -> Response:
    return Response(encode(message), status, media_type=JSON)


def wants_page(headers: Headers) -> bool:
    """Whether a person asks, who reads no JSON."""
    return "text/html" in headers.get("accept", "")


def error_page(error: PentapolisError, lang: str, status: int) -> Response:
    """What went wrong, as a page that needs no scripts: the one it has sets the theme of last time."""
    message = escape(str(said(error, lang)["message"]))
    return HTMLResponse(_PAGE.format(lang=lang, logo=_LOGO, message=message, **page_words(lang)), status)


_LOGO: Final = (Path(__file__).parent / "static" / "art" / "logo.svg").read_text("utf-8").strip()
_PAGE: Final = """<!doctype html>
<html lang="{lang}" data-spoken><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>{title}</title>
<link rel="icon" href="/static/art/favicon.svg" type="image/svg+xml"><script src="/static/js/early.js"></script>
<link rel="stylesheet" href="/static/css/tokens.css"><link rel="stylesheet" href="/static/css/base.css">
<link rel="stylesheet" href="/static/css/parts.css"><link rel="stylesheet" href="/static/css/home.css"></head>
<body><header class="top"><a class="brand" href="/">{logo}<b>{title}</b></a></header>
<main class="page lost"><h1 class="display">{message}</h1>
<p><a class="btn primary" href="/">{home}</a></p></main></body></html>
"""


def refused(error: PentapolisError, lang: str, game: str | None = None) -> Response:
    """The error in the reader's words, with the status that fits it."""
    response = answer({"error": said(error, lang, game)}, status_of(error))
    if isinstance(error, TooFast):
        response.headers["retry-after"] = str(error.facts.get("seconds", 1))
    return response
