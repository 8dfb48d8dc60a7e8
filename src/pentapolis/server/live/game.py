"""One game in memory: the match that a log tells, and what happened after which entry. No input, output or clock."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pentapolis.kernel.ask import Ask, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import PentapolisError
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.outcome import Outcome
from pentapolis.kernel.rules import Rules, State

from ..errors import Conflict, Stale
from ..storage.kept import KeptEntry, KeptResult, Standing

EventSaid = dict[str, Json]


class LiveGame:
    """A match and its place in the table's log.

    number  how many entries the log has.
    since   the number of moves before the newest entry: what happened after them is news.
    """

    def __init__(self, rules: Rules[State], options: GameOptions, key: bytes) -> None:
        self.rules = rules
        self.match: Match[State] = Match(rules, options, Chance(key), Chronicle())
        self.number = 0
        self.since = -1
        self._ends = [0, self._told()]  # _ends[m + 1]: how many events had been told after m moves
        self._asks = self.match.asks
        self._asked_at = 0

    @classmethod
    def of_log(cls, rules: Rules[State], options: GameOptions, key: bytes, entries: Sequence[KeptEntry]) -> LiveGame:
        """The game that a log tells, replayed without the choices that were undone. Conflict where the log no longer fits."""
        game = cls(rules, options, key)
        try:
            for seat, option in standing_moves(entries):
                game._play(seat, option)
        except PentapolisError as error:
            raise Conflict("unplayable") from error
        game.number = len(entries)
        game.since = game.moves - (len(entries[-1].options) if entries else 1)
        game._note_asks()
        return game

    # --- what can be seen ---------------------------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        """The choices that stand."""
        return len(self.match.moves)

    def standing(self) -> Standing:
        asked = sum(1 << ask.seat for ask in self.match.asks if ask.seat not in self.match.answers)
        return Standing("over" if self.match.over else "playing", asked, result_of(self.match.outcome))

    def must_answer(self) -> list[Seat]:
        """The seats that the game waits for."""
        return [ask.seat for ask in self.match.asks if ask.seat not in self.match.answers]

    def log(self, seat: Seat | None) -> list[EventSaid]:
        """All events so far, to a seat's (None: a spectator's) eyes."""
        return self._events(0, seat)

    def news(self, seat: Seat | None) -> list[EventSaid]:
        """What happened since the entry before the newest."""
        return self._events(self.since + 1, seat)

    def _events(self, first: int, seat: Seat | None) -> list[EventSaid]:
        """From those after `first − 1` moves on; each says after how many moves it came."""
        events, ends = self.match.state.chronicle.events, self._ends
        said: list[EventSaid] = []
        for move in range(first, len(ends) - 1):
            said += [{**event.seen_by(seat), "move": move} for event in events[ends[move] : ends[move + 1]]]
        return said

    def written(self, ask: Ask) -> list[str]:
        return list(map(self.rules.notation.write, ask.options))

    # --- what changes it --------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, options: Sequence[str], number: int) -> None:
        """Choices of one seat, whole or not at all. Stale where the seat is asked something else since `number`: the answers of
        others to the same question make nothing old."""
        self._check_number(number, since=self._asked_at)
        before = self.moves
        if len(options) == 1:
            self._play(seat, options[0])
        else:
            self._play_all(seat, options)
        self._entered(before)

    def _check_number(self, number: int, since: int) -> None:
        """A number that the client has seen here, and not before `since`; else Conflict or Stale."""
        if number > self.number:
            raise Conflict("ahead", number=number, now=self.number)
        if number < since:
            raise Stale(number, self.number)

    def _play_all(self, seat: Seat, options: Sequence[str]) -> None:
        """`Match.play_all`, with a note of what is told after each choice: once the last was tried, none of them can fail."""
        self.match.preview(seat, options)
        for option in options:
            self._play(seat, option)

    def undo(self, seat: Seat, number: int) -> None:
        """Takes back this seat's last choice. NoUndo where that may not be, Stale where the table has moved on."""
        self._check_number(number, since=self.number)
        self.match.undo(seat)
        del self._ends[-1]
        self._entered(self.moves)

    def step_to(self, seat: Seat, option: str) -> None:
        """One move of a replay, each an entry of its own."""
        before = self.moves
        self._play(seat, option)
        self._entered(before)

    def _play(self, seat: Seat, option: str) -> None:
        self.match.play(seat, option)
        self._ends.append(self._told())

    def _entered(self, before: int) -> None:
        self.number += 1
        self.since = before
        self._note_asks()

    def _note_asks(self) -> None:
        """A match makes its asks anew when somebody is asked something else, and keeps them while answers gather."""
        if self.match.asks is not self._asks:
            self._asks, self._asked_at = self.match.asks, self.number

    def _told(self) -> int:
        return len(self.match.state.chronicle.events)


def result_of(outcome: Outcome | None) -> KeptResult | None:
    """What lists tell of an end."""
    return None if outcome is None else KeptResult(outcome.scores, outcome.ranks)


def standing_moves(entries: Iterable[KeptEntry]) -> list[tuple[Seat, str]]:
    """The choices of a log that stand: an undo takes back the one before."""
    moves: list[tuple[Seat, str]] = []
    for entry in entries:
        if entry.kind == "undo":
            moves.pop()
        else:
            moves += [(entry.seat, option) for option in entry.options]
    return moves
