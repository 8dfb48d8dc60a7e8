"""HTTP answers made of the protocol's messages and of errors."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from http import HTTPStatus
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
    return HTMLResponse(_PAGE.format(lang=lang, message=escape(str(said(error, lang)["message"])), **page_words(lang)), status)


_PAGE: Final = """<!doctype html>
<html lang="{lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><title>{title}</title>
<link rel="icon" href="/static/art/favicon.svg" type="image/svg+xml"><script src="/static/js/early.js"></script>
<link rel="stylesheet" href="/static/css/tokens.css"><link rel="stylesheet" href="/static/css/base.css">
<link rel="stylesheet" href="/static/css/parts.css"><link rel="stylesheet" href="/static/css/home.css"></head>
<body><header class="top"><a class="brand" href="/"><svg class="logo" viewBox="0 0 60 30" aria-hidden="true">
<path d="M1 29V12h2V9h2V6h4v3h2v3h2v17z"/><path d="M14 29V10l3-4h4l3 4v19z"/><path d="M25 29V6h2v3h2V6h2v3h2V6h2v23z" class="on"/>
<path d="M36 29V11q1-5 5-8 4 3 5 8v18z"/><path d="M47 29V12a6 6 0 0 1 12 0v17z"/></svg><b>{title}</b></a></header>
<main class="page lost"><h1 class="display">{message}</h1>
<p><a class="btn primary" href="/">{home}</a></p></main></body></html>
"""


def refused(error: PentapolisError, lang: str, game: str | None = None) -> Response:
    """The error in the reader's words, with the status that fits it."""
    response = answer({"error": said(error, lang, game)}, status_of(error))
    if isinstance(error, TooFast):
        response.headers["retry-after"] = str(error.facts.get("seconds", 1))
    return response
