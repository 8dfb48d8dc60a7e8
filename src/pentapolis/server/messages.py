"""The protocol as types: what may be sent here, and what is sent. `docs/protocol.md` says what it means.

The same types read WebSocket frames and HTTP bodies, write the answers, and describe both in the OpenAPI document. Fields that
they do not name are refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal, TypeVar, Union

import msgspec
from msgspec import Meta, Struct

from pentapolis.kernel.record import MAX_BYTES

from .errors import BadMessage
from .misfit import misfit

T = TypeVar("T")

MAX_FRAME: Final = 64 * 1024
MAX_BODY: Final = 64 * 1024
MAX_RECORD: Final = MAX_BYTES
NAME_LETTERS: Final = 40

_Id = Annotated[int, Meta(ge=-(2**53), le=2**53)]
_Number = Annotated[int, Meta(ge=0, le=2**31)]
_SeatNumber = Annotated[int, Meta(ge=0, le=63)]
_OptionText = Annotated[str, Meta(min_length=1, max_length=200)]
_Picks = Annotated[list[_OptionText], Meta(min_length=1, max_length=64)]
_Questions = Annotated[list[_OptionText], Meta(min_length=1, max_length=200)]
_Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
_Title = Annotated[str, Meta(max_length=80)]
_Name = Annotated[str, Meta(max_length=200)]
_GameValue = Union[bool, Annotated[int, Meta(ge=-(2**31), le=2**31)], _Title, Annotated[list[_Title], Meta(max_length=100)]]
_GameOptions = Annotated[dict[_Title, _GameValue], Meta(max_length=50)]


class Closed(Struct, forbid_unknown_fields=True):
    """What is sent to the server: nothing but the fields named."""


# --- HTTP bodies ----------------------------------------------------------------------------------------------------------


class SessionBody(Closed):
    """`POST /api/session`"""

    name: _Name | None = None
    lang: Literal["ru", "en"] | None = None


class TableBody(Closed):
    """`POST /api/tables`. Seats: `me`, `open` or `bot:<level>`."""

    game: _Title
    seats: Annotated[list[_Title], Meta(min_length=1, max_length=16)]
    options: _GameOptions = {}
    title: _Title = ""


class JoinBody(Closed):
    """`POST /api/tables/{id}/join`. Without a seat the first open one."""

    seat: _SeatNumber | None = None


class EmptyBody(Closed):
    """Where there is nothing to say."""


class MovesBody(Closed):
    """`POST /api/tables/{id}/moves`: choices of one seat in a row, all or none."""

    number: _Number
    options: _Picks


class UndoBody(Closed):
    """`POST /api/tables/{id}/undo`"""

    number: _Number


class PreviewBody(Closed):
    """`POST /api/tables/{id}/preview`"""

    options: Annotated[list[_OptionText], Meta(max_length=64)]


class WhyBody(Closed):
    """`POST /api/tables/{id}/why`. After which picks: none, or those that a preview went on from."""

    options: _Questions
    after: Annotated[list[_OptionText], Meta(max_length=64)] = []


class ChatBody(Closed):
    """`POST /api/tables/{id}/chat`"""

    text: _Line


class RecordBody(Closed):
    """`POST /api/records`. Of a text that is too long the kernel says how long a record may be."""

    text: str


# --- WebSocket commands -----------------------------------------------------------------------------------------------------


class Command(Struct, forbid_unknown_fields=True):
    """Whatever a client sends: a type, and a number of its own that the answer carries."""

    id: _Id


class Play(Command, tag="play"):
    number: _Number
    options: _Picks


class Undo(Command, tag="undo"):
    number: _Number


class Preview(Command, tag="preview"):
    options: Annotated[list[_OptionText], Meta(max_length=64)]


class Why(Command, tag="why"):
    options: _Questions
    after: Annotated[list[_OptionText], Meta(max_length=64)] = []


class Chat(Command, tag="chat"):
    text: _Line


class Sync(Command, tag="sync"):
    since: _Number


class Ping(Command, tag="ping"):
    pass


AnyCommand = Union[Play, Undo, Preview, Why, Chat, Sync, Ping]

# --- what is sent -----------------------------------------------------------------------------------------------------------


class SeatSaid(Struct):
    """A place at the table. A bot has a level and no name; `present`: looking at the table just now."""

    name: str
    kind: Literal["human", "bot", "open"]
    level: str | None
    present: bool


class AskedSaid(Struct):
    """Who is asked, for everybody's eyes."""

    seat: int
    about: str
    answered: bool


class AskSaid(Struct):
    """What I am asked. `answer`: what I have answered already of a choice that several make at once."""

    about: str
    options: Sequence[str]
    picked: Sequence[str]
    answer: str | None = None


class UndoSaid(Struct):
    can: bool
    why: str | None


class ChatSaid(Struct):
    """A line of the chat as it stands in a state; `seat` is null for a spectator's."""

    name: str
    seat: int | None
    text: str
    at: str


class State(Struct, tag="state", kw_only=True):
    """The whole table for one viewer's eyes."""

    table: str
    number: int
    moves: int
    game: str
    title: str
    options: dict[str, Any]
    status: Literal["waiting", "playing", "over"]
    host: bool
    commitment: str
    key: str | None
    seats: Sequence[SeatSaid]
    watching: int
    you: int | None
    view: dict[str, Any] | None
    asked: Sequence[AskedSaid]
    ask: AskSaid | None
    undo: UndoSaid
    events: Sequence[dict[str, Any]]
    log: Sequence[dict[str, Any]] | None
    chat: Sequence[ChatSaid] | None
    outcome: dict[str, Any] | None
    rematch: str | None


class Ack(Struct, tag="ack"):
    """What was asked for is stored durably; the table's number is now `number`."""

    number: int
    id: int | None = None


class ErrorSaid(Struct, omit_defaults=True):
    key: str
    message: str
    facts: dict[str, Any]
    rule: str | None = None


class Error(Struct, tag="error"):
    error: dict[str, Any]
    id: int | None = None


class ErrorAnswer(Struct):
    """The body of every answer whose status is 400 or more."""

    error: ErrorSaid


class Previewed(Struct, tag="preview"):
    ask: AskSaid | None
    id: int | None = None


class WhySaid(Struct, tag="why"):
    refusals: Sequence[dict[str, Any] | None]
    id: int | None = None


class ChatLine(ChatSaid, tag="chat"):
    """A line of the chat as it is sent when it is said."""


class Presence(Struct, tag="presence"):
    seats: Sequence[SeatSaid]
    watching: int


class Pong(Struct, tag="pong"):
    id: int


class GameSaid(Struct):
    """A game that can be played here."""

    name: str
    minutes: tuple[int, int]
    schema: dict[str, Any]
    bots: Sequence[str]


class ResultSaid(Struct):
    """How a game ended, by seat: points, and place from 1."""

    scores: Sequence[int]
    ranks: Sequence[int]


class TableSaid(Struct):
    """A line of the list of my tables. `result`: points and places of a game that is over, by seat, where they are known;
    `uploaded`: it came as a record, at the time `updated`."""

    table: str
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    number: int
    seats: Sequence[SeatSaid]
    you: int | None
    your_turn: bool
    updated: str
    result: ResultSaid | None
    uploaded: bool


class SessionSaid(Struct):
    name: str
    lang: Literal["ru", "en"]


class Me(SessionSaid):
    tables: Sequence[TableSaid]


class TableMade(Struct):
    table: str


encode: Final = msgspec.json.Encoder().encode
_commands: Final = msgspec.json.Decoder(AnyCommand)


def read_command(text: str) -> AnyCommand:
    """A WebSocket frame; BadMessage says what does not fit."""
    try:
        return _commands.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("bad-message", **misfit(error)) from None


def read_body(body: bytes, kind: type[T]) -> T:
    """An HTTP body, empty as `{}`; BadMessage says what does not fit."""
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadMessage("bad-message", **misfit(error)) from None


def text_of(message: Struct) -> str:
    return encode(message).decode()


def with_id(text: str, id: int) -> str:
    """An encoded message that answers the client's `id` as well."""
    return f'{{"id":{id},{text[1:]}'
