"""The owner of a table: a task that does one thing after another, so that no two moves ever meet.

A move is tried on the match, stored durably, acknowledged, and only then shown to anybody. Until it is stored nobody can look:
looking is a thing to be done in order as well. If storing fails, the owner takes the table from the log again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from pentapolis.kernel.ask import Seat, seat_letter
from pentapolis.kernel.errors import PentapolisError
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.record import Record, write_record

from ..clock import now
from ..errors import Conflict, NotAllowed, NotFound, Unavailable
from ..messages import Ack, AskSaid, ChatLine, Presence, State, text_of, with_id
from ..storage import Store
from ..storage.kept import EntryKind, KeptChat, KeptEntry, KeptLog, KeptSeat, KeptTable, Standing
from ..storage.repository import CHAT_LINES, append_entry, find_log, insert_chat, save_rematch, save_seats
from . import loading, views
from .audience import Audience, Subscriber
from .game import LiveGame
from .replay import Replay
from .seating import Person, Seating
from .thinking import Bots, Thinking
from .views import Scene, Viewer

T = TypeVar("T")

LOG: Final = logging.getLogger("pentapolis.server")


class TableOwner:
    """One open table. Its public coroutines may be called by anybody at any time; each waits for its turn."""

    def __init__(self, log: KeptLog, game: LiveGame | None, store: Store, bots: Bots) -> None:
        self._store = store
        self._audience = Audience(self._viewer)
        self._queue: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._thinking = Thinking(bots, self._bot_chose, partial(self._queue.put_nowait, _nothing))
        self._take(log, game)
        self.closed = self._lost = False
        self._ending: asyncio.Task[None] | None = None
        self._queue.put_nowait(_nothing)  # after it, bots that the log ends with are woken
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self.used = asyncio.get_running_loop().time()

    def _take(self, log: KeptLog, game: LiveGame | None) -> None:
        self._table, self._game = log.table, game
        self._chat = list(log.chat)
        self._seating = Seating(log.table.seats)
        self._replay: Replay | None = None

    @property
    def id(self) -> str:
        return self._table.id

    @property
    def game_name(self) -> str:
        return self._table.game

    # --- in order -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        while True:
            act = await self._queue.get()
            try:
                await act()
                await asyncio.sleep(0)  # whoever was answered goes on before a bot is asked
                if not self.closed:
                    self._thinking.wake(self._game, self._table, self._seating)
            except Exception:
                LOG.exception("table %s: an owner's act failed", self.id)
                await self._reload()

    async def _in_order(self, act: Callable[[], Awaitable[T]], then: Callable[[], None] | None = None) -> T:
        """What `act` returns, done when all that was asked before is done; `then` follows once the caller was answered."""
        if self.closed:
            raise Unavailable("closing")
        self.used = asyncio.get_running_loop().time()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(partial(self._answer, act, future, then))
        return await future

    async def _answer(self, act: Callable[[], Awaitable[T]], future: asyncio.Future[T], then: Callable[[], None] | None) -> None:
        try:
            if self._lost:
                raise Unavailable("closing")
            result = await act()
        except PentapolisError as error:
            _fail(future, error)
            return
        except Exception as error:
            _fail(future, error)
            raise
        if not future.done():
            future.set_result(result)
        if then is not None:
            await asyncio.sleep(0)  # the acknowledgement goes first
            then()

    async def _reload(self) -> None:
        """Takes the table from its log again: what is in memory may be ahead of what is stored."""
        try:
            log = await self._store.read(partial(find_log, table=self.id))
            assert log is not None, "tables are never deleted"
            self._take(log, await asyncio.to_thread(loading.game_of, log))
            self._audience.forget()
            self._show(whole=True)
        except Exception:
            LOG.exception("table %s cannot be taken from its log again", self.id)
            self._lost = self.closed = True  # whoever comes next opens it anew
            self._audience.dismiss()

    async def close(self) -> None:
        """Finishes what has been asked for, then stops. May be asked for again."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end())
        await self._ending

    async def _end(self) -> None:
        self.closed = True
        self._thinking.stop()
        finished = asyncio.Event()

        async def finish() -> None:
            finished.set()

        self._queue.put_nowait(finish)
        await finished.wait()
        self._task.cancel()

    def idle_since(self, moment: float) -> bool:
        """Whether nobody looked or asked since a moment of the loop's clock."""
        return not len(self._audience) and self._queue.empty() and not self._thinking.busy and self.used < moment

    # --- looking --------------------------------------------------------------------------------------------------------

    def _viewer(self, session: int | None) -> Viewer:
        return Viewer(self._seating.seat_of(session), session is not None and session == self._table.host)

    def _scene(self) -> Scene:
        seats = views.seats_said(self._seating.seats, self._audience.sessions)
        return Scene(self._table, self._game, seats, self._audience.watching, self._chat)

    def _whole(self, session: int | None) -> State:
        """The table with its log, to this session's eyes."""
        return views.state(self._scene(), self._viewer(session), whole=True)

    async def state(self, session: int | None) -> State:
        """The whole table to this session's eyes."""
        return await self._in_order(partial(self._look, session))

    async def _look(self, session: int | None) -> State:
        return self._whole(session)

    def _show(self, whole: bool = False) -> None:
        """Sends the table to all who look, each to its own eyes: with the whole log, or with nothing new."""
        scene = self._scene()
        self._audience.send_each(lambda viewer: text_of(views.state(scene, viewer, whole)))

    def _show_news(self) -> None:
        """Sends what the newest entry made of the table."""
        scene = self._scene()._replace(news=True)
        made = self._audience.send_each(lambda viewer: text_of(views.state(scene, viewer, whole=False)))
        self._audience.keep(self._number, made)

    @property
    def _number(self) -> int:
        return self._game.number if self._game else 0

    async def attach(self, subscriber: Subscriber) -> None:
        """From now on this connection is sent all that it may see, beginning with the whole table."""
        await self._in_order(partial(self._attach, subscriber))

    async def _attach(self, subscriber: Subscriber) -> None:
        self._audience.add(subscriber)
        subscriber.post(text_of(self._whole(subscriber.session)))
        self._tell_presence()

    def detach(self, subscriber: Subscriber) -> None:
        """This connection is gone."""
        self.used = asyncio.get_running_loop().time()
        self._audience.remove(subscriber)
        self._tell_presence()

    def _tell_presence(self) -> None:
        scene = self._scene()
        self._audience.send(text_of(Presence(scene.seats, scene.watching)))

    @property
    def watchers(self) -> int:
        """How many connections look at this table."""
        return len(self._audience)

    @property
    def present(self) -> set[int]:
        """The sessions that look at this table."""
        return self._audience.sessions

    async def sync(self, subscriber: Subscriber, since: int, id: int) -> None:
        """Sends what was missed since a number, or the whole table; each of these messages answers `id`."""
        await self._in_order(partial(self._sync, subscriber, since, id))

    async def _sync(self, subscriber: Subscriber, since: int, id: int) -> None:
        missed = self._audience.missed(self._viewer(subscriber.session), since, self._number)
        for text in missed or [text_of(self._whole(subscriber.session))]:
            subscriber.post(with_id(text, id))

    # --- playing --------------------------------------------------------------------------------------------------------

    def _playing(self) -> LiveGame:
        if self._game is None:
            raise Conflict("not-playing")
        return self._game

    async def play(self, session: int, number: int, options: Sequence[str]) -> Ack:
        """Choices of the session's seat, as seen at `number`; the acknowledgement means that they are on the disk."""
        return await self._in_order(partial(self._play, session, number, options), self._show_news)

    async def _play(self, session: int, number: int, options: Sequence[str]) -> Ack:
        seat = self._seating.must_sit(session)
        game = self._playing()
        game.play(seat, options, number)
        return await self._append(game, "play", seat, tuple(options))

    async def undo(self, session: int, number: int) -> Ack:
        """Takes back the last choice of the session's seat."""
        return await self._in_order(partial(self._undo, session, number), partial(self._show, whole=True))

    async def _undo(self, session: int, number: int) -> Ack:
        seat = self._seating.must_sit(session)
        game = self._playing()
        game.undo(seat, number)
        return await self._append(game, "undo", seat, ())

    async def _append(self, game: LiveGame, kind: EntryKind, seat: Seat, options: tuple[str, ...]) -> Ack:
        entry = KeptEntry(game.number, kind, seat, options, now())
        standing = game.standing()
        try:
            await self._store.write(partial(append_entry, table=self.id, entry=entry, standing=standing))
        except PentapolisError:
            await self._reload()  # the match has made a move that the log has not
            raise
        status, asked, result = standing.status, standing.asked, standing.result
        self._table = replace(self._table, number=game.number, status=status, asked=asked, result=result)
        return Ack(game.number)

    async def preview(self, session: int, options: Sequence[str]) -> AskSaid | None:
        """What the session's seat would be asked after these picks; nothing is chosen."""
        return await self._in_order(partial(self._preview, session, options))

    async def _preview(self, session: int, options: Sequence[str]) -> AskSaid | None:
        seat, game = self._seating.must_sit(session), self._playing()
        return views.ask_said(game, game.match.preview(seat, options), seat)

    async def why(self, session: int, options: Sequence[str], after: Sequence[str]) -> list[dict[str, Json] | None]:
        """For each option why it is forbidden once `after` is picked, or None."""
        return await self._in_order(partial(self._why, session, options, after))

    async def _why(self, session: int, options: Sequence[str], after: Sequence[str]) -> list[dict[str, Json] | None]:
        seat, match = self._seating.must_sit(session), self._playing().match
        refusals = match.refusals(seat, options, after)
        return [refusal.as_json() if refusal else None for refusal in refusals]

    def _bot_chose(self, seat: Seat, number: int, option: str) -> None:
        """A bot's choice comes as a move like all others; if the table has moved on meanwhile, it is asked again."""

        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        future.add_done_callback(self._thinking.done)
        act = partial(self._play_for_bot, seat, number, option)
        self._queue.put_nowait(partial(self._answer, act, future, None))

    async def _play_for_bot(self, seat: Seat, number: int, option: str) -> None:
        game = self._playing()
        if game.number == number:
            game.play(seat, [option], number)
            await self._append(game, "play", seat, (option,))
            self._show_news()

    # --- chat -------------------------------------------------------------------------------------------------------------

    async def chat(self, person: Person, text: str) -> Ack:
        """A line for everybody at the table, spectators included."""
        return await self._in_order(partial(self._say, person, text))

    async def _say(self, person: Person, text: str) -> Ack:
        line = KeptChat(person.name, self._seating.seat_of(person.session), text, now())
        await self._store.write(partial(insert_chat, table=self.id, line=line))
        self._chat = [*self._chat, line][-CHAT_LINES:]
        said = views.chat_said(line)
        self._audience.send(text_of(ChatLine(said.name, said.seat, said.text, said.at)))
        return Ack(self._table.number)

    # --- before and after the game ----------------------------------------------------------------------------------------

    async def join(self, person: Person, seat: Seat | None) -> State:
        """Takes an open seat; with the last one the game begins."""
        return await self._in_order(partial(self._join, person, seat), self._show_seats)

    async def _join(self, person: Person, seat: Seat | None) -> State:
        self._must_wait()
        await self._reseat(self._seating.taken(person, seat))
        return self._whole(person.session)

    async def welcome(self, person: Person) -> None:
        """As `join`, but only if there is a seat and this person has none."""
        await self._in_order(partial(self._welcome, person), self._show_seats)

    async def _welcome(self, person: Person) -> None:
        if self._seating.open_seats and self._seating.seat_of(person.session) is None:
            await self._reseat(self._seating.taken(person, None))

    async def leave(self, session: int) -> State:
        """Gives the seat back while the table waits."""
        return await self._in_order(partial(self._leave, session), self._show_seats)

    async def _leave(self, session: int) -> State:
        self._must_wait()
        await self._reseat(self._seating.left(session))
        return self._whole(session)

    async def start(self, session: int) -> State:
        """Bots take the open seats and the game begins; once it has begun this does nothing."""
        return await self._in_order(partial(self._start, session), self._show_seats)

    async def _start(self, session: int) -> State:
        if session != self._table.host:
            raise NotAllowed("not-host")
        if self._game is None:
            await self._reseat(self._seating.filled(self.game_name))
        return self._whole(session)

    def _show_seats(self) -> None:
        """Who sits where has changed; if with that the game began, its first events are news."""
        if self._game is not None and not self._game.number:
            self._show_news()
        else:
            self._show()

    def _must_wait(self) -> None:
        if self._game is not None:
            raise Conflict("not-waiting")

    async def _reseat(self, seats: list[KeptSeat]) -> None:
        """Stores who sits where; where nobody is waited for any more, the game is dealt."""
        full = all(kept.kind != "open" for kept in seats)
        game = await asyncio.to_thread(loading.deal, self._table) if full else None
        standing = game.standing() if game else Standing("waiting", 0)
        await self._store.write(partial(save_seats, table=self.id, seats=seats, standing=standing))
        self._seating.seats = seats
        self._audience.forget()
        self._table = replace(self._table, seats=tuple(seats), status=standing.status, asked=standing.asked)
        self._game = game

    async def rename(self, session: int, name: str) -> None:
        """This session has another name now; it is stored already."""
        await self._in_order(partial(self._rename, session, name), self._tell_presence)

    async def _rename(self, session: int, name: str) -> None:
        self._seating.seats = self._seating.renamed(session, name)
        self._table = replace(self._table, seats=tuple(self._seating.seats))

    async def set_rematch(self, session: int, found: Callable[[KeptTable], Awaitable[str]]) -> str:
        """The table of the rematch, founded by whoever of the players asks first."""
        return await self._in_order(partial(self._set_rematch, session, found), self._show)

    async def _set_rematch(self, session: int, found: Callable[[KeptTable], Awaitable[str]]) -> str:
        self._seating.must_sit(session)
        self._must_be_over()
        if self._table.rematch is None:
            rematch = await found(self._table)
            await self._store.write(partial(save_rematch, table=self.id, rematch=rematch))
            self._table = replace(self._table, rematch=rematch)
        assert self._table.rematch is not None
        return self._table.rematch

    # --- the record and the replay ----------------------------------------------------------------------------------------

    def _must_be_over(self) -> None:
        if self._table.status != "over":
            raise Conflict("not-over")

    async def record(self) -> Record:
        """The record with its key, once the game is over."""
        return await self._in_order(self._record)

    async def _record(self) -> Record:
        self._must_be_over()
        return write_record(self._playing().match, self._seating.for_record(), self._table.key)

    async def replay(self, session: int | None, move: int, seat: Seat | None) -> State:
        """The table as it was after `move` moves, to a seat's eyes: one's own or a spectator's until the game is over."""
        return await self._in_order(partial(self._look_back, session, move, seat))

    async def _look_back(self, session: int | None, move: int, seat: Seat | None) -> State:
        game = self._playing()
        if seat is not None and seat >= len(self._seating.seats):
            raise NotFound("no-such-seat", seat=seat_letter(seat))
        if self._table.status != "over" and seat is not None and seat != self._seating.seat_of(session):
            raise NotAllowed("not-your-eyes")
        if move > game.moves:
            raise NotFound("no-such-move", move=move, moves=game.moves)
        if self._replay is None or self._replay.number != game.number:
            self._replay = Replay(game, self._table.key)
        past = await asyncio.to_thread(self._replay.at, move)
        viewer = Viewer(seat, self._viewer(session).host)
        return views.state(self._scene()._replace(game=past, news=True, replayed=True), viewer, whole=True)


async def _nothing() -> None:
    pass


def _fail(future: asyncio.Future[T], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
