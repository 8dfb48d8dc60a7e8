"""HTTP answers made of the protocol's messages and of errors."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

import msgspec
from starlette.responses import Response

from pentapolis.kernel.errors import PentapolisError

from .errors import TooFast, said, status_of
from .messages import encode

JSON = "application/json"


def answer(message: msgspec.Struct | Sequence[msgspec.Struct] | dict[str, object], status: int = HTTPStatus.OK) -> Response:
    return Response(encode(message), status, media_type=JSON)


def refused(error: PentapolisError, lang: str, game: str | None = None) -> Response:
    """The error in the reader's words, with the status that fits it."""
    response = answer({"error": said(error, lang, game)}, status_of(error))
    if isinstance(error, TooFast):
        response.headers["retry-after"] = str(error.facts.get("seconds", 1))
    return response
