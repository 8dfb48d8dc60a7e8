"""The HTTP interface: the same actions as over the WebSocket, and all that happens before and after a game."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import TypeVar

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from pentapolis import games
from pentapolis.kernel.ask import Seat
from pentapolis.kernel.record import read_record
from pentapolis.words import language

from .answers import answer
from .errors import NotFound
from .guard import address_of
from .house import House
from .live.owner import TableOwner
from .live.seating import Person
from .live.views import table_said
from .messages import (
    Ack,
    ChatBody,
    EmptyBody,
    GameSaid,
    JoinBody,
    Me,
    MovesBody,
    PreviewBody,
    Previewed,
    RecordBody,
    SessionBody,
    SessionSaid,
    State,
    TableBody,
    TableMade,
    TableSaid,
    UndoBody,
    WhyBody,
    WhySaid,
    read_body,
)
from .openapi import described
from .sessions import Session, written_cookie
from .storage.repository import find_tables

T = TypeVar("T")

router = APIRouter(prefix="/api")


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def session_of(request: Request) -> Session | None:
    session: Session | None = request.state.session
    return session


async def person_of(request: Request) -> Person:
    """Who asks; NoSession where nobody does."""
    return await house_of(request).sessions.person(session_of(request))


async def table_of(request: Request, table: str) -> TableOwner:
    """The owner of a table. Errors from here on are told in words of its game."""
    owner = await house_of(request).hub.open(table)
    request.state.game = owner.game_name
    return owner


async def said_by(request: Request, kind: type[T]) -> T:
    return read_body(await request.body(), kind)


# --- who and what --------------------------------------------------------------------------------------------------------


@router.get("/games", **described("The games that can be played here.", list[GameSaid]))
async def list_games(request: Request) -> Response:
    return answer(house_of(request).games)


@router.get("/me", **described("Who I am to this server, and my tables.", Me))
async def me(request: Request) -> Response:
    session = session_of(request)
    if session is None:
        return answer(Me("", language(request.headers.get("accept-language")), []))  # type: ignore[arg-type]
    return answer(Me(session.name, session.lang, await _tables(request, session)))  # type: ignore[arg-type]


@router.post("/session", **described("Makes a session or changes its name and language.", SessionSaid, SessionBody))
async def change_session(request: Request) -> Response:
    body = await said_by(request, SessionBody)
    house, session, token = house_of(request), session_of(request), None
    if session is None:
        house.gates.sessions.take(address_of(request.scope))
        token, session = house.sessions.begin(request.state.lang)
    for table in await house.sessions.change(session, body.name, body.lang):
        if table in house.hub:
            assert session.id is not None
            await (await house.hub.open(table)).rename(session.id, session.name)
    said = answer(SessionSaid(session.name, session.lang))  # type: ignore[arg-type]
    if token is not None:
        said.headers["set-cookie"] = written_cookie(token, secure=request.url.scheme == "https")
    return said


@router.get("/tables", **described("My tables, the newest first.", list[TableSaid]))
async def my_tables(request: Request) -> Response:
    session = session_of(request)
    return answer([] if session is None else await _tables(request, session))


async def _tables(request: Request, session: Session) -> list[TableSaid]:
    if session.id is None:
        return []
    house, mine = house_of(request), session.id
    kept = await house.store.read(lambda connection: find_tables(connection, mine))
    return [table_said(table, mine, house.hub.present_at(table.id)) for table in kept]


# --- a table before the game -----------------------------------------------------------------------------------------------


@router.post("/tables", status_code=201, **described("Opens a table.", TableMade, TableBody))
async def found_table(request: Request) -> Response:
    body, person = await said_by(request, TableBody), await _founder(request)
    return answer(TableMade(await house_of(request).hub.found(body, person)), HTTPStatus.CREATED)


async def _founder(request: Request) -> Person:
    person = await person_of(request)
    house_of(request).gates.founding.take(person.session)
    return person


@router.get("/tables/{table}", **described("The table to my eyes.", State))
async def look(request: Request, table: str) -> Response:
    session = session_of(request)
    return answer(await (await table_of(request, table)).state(session.id if session else None))


@router.post("/tables/{table}/join", **described("Takes an open seat; with the last one the game begins.", State, JoinBody))
async def join(request: Request, table: str) -> Response:
    body, person, owner = await said_by(request, JoinBody), await person_of(request), await table_of(request, table)
    return answer(await owner.join(person, body.seat))


@router.post("/tables/{table}/leave", **described("Gives my seat back while the table waits.", State, EmptyBody))
async def leave(request: Request, table: str) -> Response:
    _, person, owner = await said_by(request, EmptyBody), await person_of(request), await table_of(request, table)
    return answer(await owner.leave(person.session))


@router.post("/tables/{table}/start", **described("Bots take the open seats, the game begins. For the host.", State, EmptyBody))
async def start(request: Request, table: str) -> Response:
    _, person, owner = await said_by(request, EmptyBody), await person_of(request), await table_of(request, table)
    return answer(await owner.start(person.session))


# --- play ---------------------------------------------------------------------------------------------------------------


@router.post("/tables/{table}/moves", **described("Choices in a row, all or none.", Ack, MovesBody))
async def play(request: Request, table: str) -> Response:
    body, person, owner = await said_by(request, MovesBody), await person_of(request), await table_of(request, table)
    return answer(await owner.play(person.session, body.number, body.options))


@router.post("/tables/{table}/undo", **described("Takes back my last choice.", Ack, UndoBody))
async def undo(request: Request, table: str) -> Response:
    body, person, owner = await said_by(request, UndoBody), await person_of(request), await table_of(request, table)
    return answer(await owner.undo(person.session, body.number))


@router.post("/tables/{table}/preview", **described("What I would be asked after these picks.", Previewed, PreviewBody))
async def preview(request: Request, table: str) -> Response:
    body, person, owner = await said_by(request, PreviewBody), await person_of(request), await table_of(request, table)
    return answer(Previewed(await owner.preview(person.session, body.options)))


@router.post("/tables/{table}/why", **described("For each option why it is forbidden, or null.", WhySaid, WhyBody))
async def why(request: Request, table: str) -> Response:
    body, person, owner = await said_by(request, WhyBody), await person_of(request), await table_of(request, table)
    return answer(WhySaid(await owner.why(person.session, body.options, body.after)))


@router.post("/tables/{table}/chat", **described("Says a line to all at the table.", Ack, ChatBody))
async def chat(request: Request, table: str) -> Response:
    body, person, owner = await said_by(request, ChatBody), await person_of(request), await table_of(request, table)
    house_of(request).gates.chat.take(person.session)
    return answer(await owner.chat(person, body.text))


# --- after the game -------------------------------------------------------------------------------------------------------


@router.post("/tables/{table}/rematch", **described("The table where we play again.", TableMade, EmptyBody))
async def rematch(request: Request, table: str) -> Response:
    _, person = await said_by(request, EmptyBody), await _founder(request)
    await table_of(request, table)
    return answer(TableMade(await house_of(request).hub.rematch(table, person)))


@router.get("/tables/{table}/record", **described("The record as text, once the game is over.", str))
async def record(request: Request, table: str) -> Response:
    text = (await (await table_of(request, table)).record()).text()
    name = f'attachment; filename="{table}.txt"'
    return PlainTextResponse(text, headers={"content-disposition": name})


@router.get("/tables/{table}/replay/{move}", **described("The table as it was after so many moves.", State))
async def replay(request: Request, table: str, move: int, seat: str = "spectator") -> Response:
    session, owner = session_of(request), await table_of(request, table)
    if move < 0:
        raise NotFound("not-found")
    return answer(await owner.replay(session.id if session else None, move, _read_seat(seat)))


def _read_seat(text: str) -> Seat | None:
    if text == "spectator":
        return None
    if len(text) == 1 and "A" <= text <= "Z":
        return ord(text) - ord("A")
    raise NotFound("no-such-seat", seat=text[:20])


@router.post("/records", status_code=201, **described("A finished table made of a record.", TableMade, RecordBody))
async def bring_record(request: Request) -> Response:
    body, person = await said_by(request, RecordBody), await _founder(request)
    record = await asyncio.to_thread(read_record, body.text)
    request.state.game = games.find_rules(record.game).name  # what is wrong with its moves is told in words of its game
    return answer(TableMade(await house_of(request).hub.bring(record, person)), HTTPStatus.CREATED)
