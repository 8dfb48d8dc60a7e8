"""What each viewer is sent: messages built by naming what is shown, from the viewer's own look at the game."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from pentapolis.kernel.ask import Ask, Seat
from pentapolis.kernel.chance import commitment

from ..clock import written
from ..messages import AskedSaid, AskSaid, ChatSaid, ResultSaid, SeatSaid, State, TableSaid, UndoSaid
from ..storage.kept import KeptChat, KeptSeat, KeptTable
from .game import LiveGame


class Viewer(NamedTuple):
    """Whose eyes: a seat's or a spectator's (None), and whether the host's. All with the same eyes are sent the same."""

    seat: Seat | None
    host: bool


class Scene(NamedTuple):
    """All that a table shows, to be looked at by any viewer.

    game      None while the table waits.
    news      whether to tell what the newest entry brought.
    replayed  it is an earlier position, in which nothing can be done.
    """

    table: KeptTable
    game: LiveGame | None
    seats: Sequence[SeatSaid]
    watching: int
    chat: Sequence[KeptChat] = ()
    news: bool = False
    replayed: bool = False


def seats_said(seats: Sequence[KeptSeat], present: Collection[int]) -> list[SeatSaid]:
    """The seats for everybody's eyes; `present` are the sessions that look at the table just now."""
    return [SeatSaid(kept.name, kept.kind, kept.level, _is_there(kept, present)) for kept in seats]


def _is_there(kept: KeptSeat, present: Collection[int]) -> bool:
    return kept.kind == "bot" or kept.session in present


def state(scene: Scene, viewer: Viewer, whole: bool) -> State:
    """The table to a viewer's eyes; `whole` with the log so far (and the chat, where the scene has it)."""
    table, game = scene.table, scene.game
    seat = viewer.seat
    outcome = game.match.outcome if game else None
    return State(
        table=table.id,
        number=game.number if game else 0,
        moves=game.moves if game else 0,
        game=table.game,
        title=table.title,
        options=table.options,
        status=game.standing().status if game else "waiting",
        host=viewer.host,
        commitment=commitment(table.key),
        key=table.key.hex() if table.status == "over" else None,
        seats=scene.seats,
        watching=scene.watching,
        you=seat,
        view=game.match.look(seat) if game else None,
        asked=_asked(game) if game else (),
        ask=ask_said(game, game.match.ask(seat), seat) if game and seat is not None else None,
        undo=_undo(game, seat, scene.replayed),
        events=game.news(seat) if game and scene.news else (),
        log=(game.log(seat) if game else ()) if whole else None,
        chat=list(map(chat_said, scene.chat)) if whole else None,
        outcome=outcome.as_json() if outcome else None,
        rematch=table.rematch,
    )


def _asked(game: LiveGame) -> list[AskedSaid]:
    answers = game.match.answers
    return [AskedSaid(ask.seat, ask.about, ask.seat in answers) for ask in game.match.asks]


def ask_said(game: LiveGame, ask: Ask | None, seat: Seat) -> AskSaid | None:
    """An ask for the asked seat's own eyes."""
    if ask is None:
        return None
    write = game.rules.notation.write
    answer = game.match.answers.get(seat)
    return AskSaid(ask.about, game.written(ask), list(map(write, ask.picked)), None if answer is None else write(answer))


def _undo(game: LiveGame | None, seat: Seat | None, replayed: bool) -> UndoSaid:
    if game is None or seat is None or replayed:
        return UndoSaid(False, "nothing-to-undo")
    if game.match.can_undo(seat):
        return UndoSaid(True, None)
    return UndoSaid(False, game.match.why_no_undo(seat))


def chat_said(line: KeptChat) -> ChatSaid:
    return ChatSaid(line.name, line.seat, line.text, written(line.at))


def table_said(table: KeptTable, session: int, present: Collection[int]) -> TableSaid:
    """A line of the list of a session's tables."""
    seat = next((number for number, kept in enumerate(table.seats) if kept.session == session), None)
    return TableSaid(
        table=table.id,
        game=table.game,
        title=table.title,
        status=table.status,
        number=table.number,
        seats=seats_said(table.seats, present),
        you=seat,
        your_turn=seat is not None and bool(table.asked >> seat & 1),
        updated=written(table.updated),
        result=ResultSaid(table.result.scores, table.result.ranks) if table.result else None,
        uploaded=table.uploaded,
    )
