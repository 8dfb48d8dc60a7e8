"""Pages and files. A page is the same for all readers of a language; what differs, it fetches as messages."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import Response

import pentapolis.words
from pentapolis import games
from pentapolis.kernel.errors import BadGameOption
from pentapolis.words import LANGUAGES

from .assets import Shelf, served
from .errors import NotFound, page_words
from .guard import address_of
from .sessions import written_cookie

HERE: Final = Path(__file__).parent
STATIC: Final = HERE / "static"
COMMON_WORDS: Final = Path(pentapolis.words.__file__).parent / "locale"
PAGE_WORDS: Final = HERE / "locale"

router = APIRouter(include_in_schema=False)
_shelf: Final = Shelf()


def _page(request: Request, name: str) -> Response:
    """A page; whoever opens one has a session from then on."""
    lang = request.state.lang
    response = served(_shelf.file(STATIC / f"{name}.html", (("lang", lang), *page_words(lang).items())), request.headers)
    response.headers["vary"] = "Accept-Encoding, Accept-Language, Cookie"
    if request.state.session is None:
        house = request.app.state.house
        house.gates.sessions.take(address_of(request.scope))
        token, _ = house.sessions.begin(lang)
        response.headers["set-cookie"] = written_cookie(token, secure=request.url.scheme == "https")
    return response


@router.get("/")
async def home(request: Request) -> Response:
    return _page(request, "home")


@router.get("/table/{table}")
@router.get("/t/{table}")
async def table(request: Request, table: str) -> Response:
    return _page(request, "table")


@router.get("/replay/{table}")
@router.get("/r/{table}")
async def replay(request: Request, table: str) -> Response:
    return _page(request, "replay")


@router.get("/about")
@router.get("/credits")
@router.get("/rules")
async def text(request: Request) -> Response:
    return _page(request, "text")


@router.get("/rules/{game}")
async def rules_page(request: Request, game: str) -> Response:
    _game_folder(game)  # there is no page about a game that there is not
    return _page(request, "text")


@router.get("/rules/{game}/{lang}.md")
async def rules(request: Request, game: str, lang: str) -> Response:
    return served(_shelf.find(_game_folder(game) / "locale", f"rules.{_language(lang)}.md"), request.headers)


@router.get("/favicon.ico")
async def favicon(request: Request) -> Response:
    return served(_shelf.find(STATIC, "art/favicon.svg"), request.headers)


@router.get("/static/{path:path}")
async def static(request: Request, path: str) -> Response:
    return served(_shelf.find(STATIC, path), request.headers)


@router.get("/games/{game}/web/{path:path}")
async def board(request: Request, game: str, path: str) -> Response:
    """How a game looks."""
    return served(_shelf.find(_game_folder(game) / "web", path), request.headers)


@router.get("/games/{game}/locale/{lang}.ftl")
async def game_words(request: Request, game: str, lang: str) -> Response:
    return served(_shelf.find(_game_folder(game) / "locale", f"{_language(lang)}.ftl"), request.headers)


@router.get("/locale/{lang}.ftl")
async def house_words(request: Request, lang: str) -> Response:
    return served(_shelf.find(PAGE_WORDS, f"{_language(lang)}.ftl"), request.headers)


@router.get("/locale/common/{lang}.ftl")
async def common_words(request: Request, lang: str) -> Response:
    """Words that all rooms share: names of bots, plurals."""
    return served(_shelf.find(COMMON_WORDS, f"{_language(lang)}.ftl"), request.headers)


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise NotFound("not-found")
    return lang


def _game_folder(game: str) -> Path:
    try:
        return Path(str(games.folder(game)))
    except (BadGameOption, TypeError):
        raise NotFound("not-found") from None
