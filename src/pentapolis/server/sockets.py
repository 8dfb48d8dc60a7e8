"""The WebSocket of a table: one connection, which sends what its session may see and takes its commands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pentapolis.kernel.errors import PentapolisError

from .errors import ServerError, TooMany, said
from .guard import address_of
from .house import House
from .live.owner import TableOwner
from .messages import (
    AnyCommand,
    Chat,
    Error,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Sync,
    Undo,
    Why,
    WhySaid,
    read_command,
    text_of,
)
from .sessions import Session

LOG: Final = logging.getLogger("pentapolis.server")

WAITING: Final = 256
"""Messages that may wait for a slow client. It is let go of then: the newest state is all it needs when it comes back."""

POLICY: Final = 1008
SERVICE_RESTART: Final = 1012
TRY_AGAIN: Final = 1013
UNSUPPORTED: Final = 1003


async def table_socket(websocket: WebSocket) -> None:
    """The endpoint of `/ws/tables/{table}`."""
    house: House = websocket.app.state.house
    session: Session | None = websocket.state.session
    connection = Connection(websocket, house, session)
    try:
        with _counted(house, websocket, session):
            owner = await house.hub.open(websocket.path_params["table"])
            if owner.watchers >= house.settings.limits.sockets_of_table:
                raise TooMany("too-many-connections")
            await connection.serve(owner)
    except PentapolisError as error:
        await connection.turn_away(error)


@contextmanager
def _counted(house: House, websocket: WebSocket, session: Session | None) -> Iterator[None]:
    """Counts the connection for its address and its session as long as it is open."""
    with ExitStack() as counted:
        counted.enter_context(house.gates.sockets_of_address.counted(address_of(websocket.scope)))
        if session is not None:
            counted.enter_context(house.gates.sockets_of_session.counted(session.token_hash))
        yield


class Connection:
    """Follows `live.audience.Subscriber`."""

    def __init__(self, websocket: WebSocket, house: House, session: Session | None) -> None:
        self._websocket = websocket
        self._house = house
        self._session = session
        self._outgoing: asyncio.Queue[str | int] = asyncio.Queue()
        self._payer = session.token_hash if session else address_of(websocket.scope)

    # --- to the client --------------------------------------------------------------------------------------------------

    @property
    def session(self) -> int | None:
        return self._session.id if self._session else None

    @property
    def lang(self) -> str:
        lang: str = self._session.lang if self._session else self._websocket.state.lang
        return lang

    def post(self, text: str) -> None:
        """Queues a message; a client that does not keep up is let go of."""
        if self._outgoing.qsize() >= WAITING:
            self._close(TRY_AGAIN)
        else:
            self._outgoing.put_nowait(text)

    def drop(self) -> None:
        self._close(SERVICE_RESTART)

    def _close(self, code: int) -> None:
        """Nothing follows a close: what waits is thrown away."""
        while not self._outgoing.empty():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(code)

    async def _send(self) -> None:
        """Sends what is queued, in order; a number closes the connection with that code."""
        with suppress(WebSocketDisconnect, RuntimeError):  # the client has gone; the receiving side hears of it
            while isinstance(message := await self._outgoing.get(), str):
                await self._websocket.send({"type": "websocket.send", "text": message})
            await self._websocket.close(message)

    # --- from the client --------------------------------------------------------------------------------------------------

    async def serve(self, owner: TableOwner) -> None:
        """From the first state to the end of the connection."""
        await self._websocket.accept()
        sender = asyncio.create_task(self._send())
        try:
            await owner.attach(self)
            await self._receive(owner)
        finally:
            owner.detach(self)
            sender.cancel()

    async def _receive(self, owner: TableOwner) -> None:
        while True:
            frame = await self._websocket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                self._close(UNSUPPORTED)
            else:
                await self._pace()
                await self._take(owner, text)

    async def _pace(self) -> None:
        """A client that sends too fast is read more slowly; its frames wait where it keeps them, and none is lost."""
        while wait := self._house.gates.frames.try_take(self._payer):
            await asyncio.sleep(wait)

    async def _take(self, owner: TableOwner, text: str) -> None:
        """Answers one frame; whatever is wrong with it is told to the client and to nobody else."""
        id: int | None = None
        try:
            command = read_command(text)
            id = command.id
            await _HANDLERS[type(command)](self, owner, command)
        except PentapolisError as error:
            self._tell(error, owner, id)
        except Exception:
            LOG.exception("table %s: a command failed", owner.id)
            self._tell(ServerError("internal"), owner, id)

    def _tell(self, error: PentapolisError, owner: TableOwner, id: int | None) -> None:
        self.post(text_of(Error(said(error, self.lang, owner.game_name), id)))

    async def turn_away(self, error: PentapolisError) -> None:
        """Tells in words why there is nothing to see here, and closes."""
        if self._websocket.client_state == WebSocketState.CONNECTING:
            await self._websocket.accept()
            await self._websocket.send_text(text_of(Error(said(error, self.lang))))
            await self._websocket.close(POLICY)

    # --- commands -----------------------------------------------------------------------------------------------------------

    async def _mine(self) -> int:
        return (await self._house.sessions.person(self._session)).session

    async def play(self, owner: TableOwner, command: Play) -> None:
        ack = await owner.play(await self._mine(), command.number, command.options)
        ack.id = command.id
        self.post(text_of(ack))

    async def undo(self, owner: TableOwner, command: Undo) -> None:
        ack = await owner.undo(await self._mine(), command.number)
        ack.id = command.id
        self.post(text_of(ack))

    async def preview(self, owner: TableOwner, command: Preview) -> None:
        self.post(text_of(Previewed(await owner.preview(await self._mine(), command.options), command.id)))

    async def why(self, owner: TableOwner, command: Why) -> None:
        self.post(text_of(WhySaid(await owner.why(await self._mine(), command.options, command.after), command.id)))

    async def chat(self, owner: TableOwner, command: Chat) -> None:
        person = await self._house.sessions.person(self._session)
        self._house.gates.chat.take(person.session)
        ack = await owner.chat(person, command.text)
        ack.id = command.id
        self.post(text_of(ack))

    async def sync(self, owner: TableOwner, command: Sync) -> None:
        await owner.sync(self, command.since, command.id)

    async def ping(self, owner: TableOwner, command: Ping) -> None:
        self.post(text_of(Pong(command.id)))


_HANDLERS: Final[Mapping[type[AnyCommand], Callable[[Connection, TableOwner, Any], Awaitable[None]]]] = {
    Play: Connection.play,
    Undo: Connection.undo,
    Preview: Connection.preview,
    Why: Connection.why,
    Chat: Connection.chat,
    Sync: Connection.sync,
    Ping: Connection.ping,
}
