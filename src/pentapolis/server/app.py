"""The application: pages, the HTTP interface and the sockets, behind one door."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse, Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp

from pentapolis.kernel.errors import PentapolisError

from . import api, openapi, site
from .answers import answer, error_page, refused, wants_page
from .errors import BadMessage, NotFound, ServerError, said, status_of
from .guard import ACTIONS, Guard
from .house import open_house
from .settings import Settings
from .sockets import table_socket
from .storage import Store

LOG: Final = logging.getLogger("pentapolis.server")


class Api(FastAPI):
    """FastAPI with the protocol's own types in its document."""

    def openapi(self) -> dict[str, Any]:
        return openapi.document(self)


def create_app(settings: Settings, store: Store) -> ASGIApp:
    """The whole application on an opened data folder, to be run by any ASGI server with lifespan support; one process only."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, store) as house:
            app.state.house = house
            yield

    inner = Api(
        title="Pentapolis",
        version="1",
        summary="Tables for city-building card games",
        lifespan=lifespan,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},  # nobody is told who plays
        exception_handlers={
            PentapolisError: _in_words,
            HTTPException: _of_routing,
            RequestValidationError: _of_path,
            ClientDisconnect: _nobody,
            Exception: _internal,
        },
    )
    inner.include_router(api.router)
    inner.include_router(site.router)
    inner.add_route("/api/openapi.json", _document)
    inner.router.routes.append(WebSocketRoute("/ws/tables/{table}", table_socket))
    return Guard(inner, lambda: inner.state.house)


async def _document(request: Request) -> Response:
    return JSONResponse(request.app.openapi())


async def _in_words(request: Request, error: Exception) -> Response:
    assert isinstance(error, PentapolisError)
    if wants_page(request.headers) and not request.url.path.startswith(ACTIONS):
        return error_page(error, request.state.lang, status_of(error))
    return refused(error, request.state.lang, getattr(request.state, "game", None))


async def _of_routing(request: Request, error: Exception) -> Response:
    """An address that there is not, or not with this method."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        wrong: ServerError = BadMessage("no-method", method=request.method[:20])
    else:
        wrong = NotFound("not-found") if error.status_code == 404 else BadMessage("bad-request", reason=str(error.detail))
    if wants_page(request.headers) and not request.url.path.startswith(ACTIONS):
        return error_page(wrong, request.state.lang, error.status_code)
    return answer({"error": said(wrong, request.state.lang)}, error.status_code)


async def _of_path(request: Request, error: Exception) -> Response:
    """An address with a word where a number belongs."""
    assert isinstance(error, RequestValidationError)
    wrong = error.errors()[0]
    return refused(BadMessage("bad-path", part=str(wrong["loc"][-1]), found=str(wrong["input"])[:50]), request.state.lang)


async def _nobody(request: Request, error: Exception) -> Response:
    """Who asked went away in the middle of it."""
    return Response(status_code=400)


async def _internal(request: Request, error: Exception) -> Response:
    """A mistake of ours: the log has it, the user is told that nothing is lost."""
    return answer({"error": said(ServerError("internal"), request.state.lang)}, 500)
