"""A Match drives a game: it says who is asked, takes their choices, copies, imagines, undoes and records.

A generator cannot be copied, so a Match keeps the position at the start of the running step and a journal since: a clone
copies the former and replays the latter (about two choices). An imagination is an entry of the journal too, so imagined
clones can be cloned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, Union, cast

from .ask import Ask, Option, Play, Seat, seat_letter
from .chance import Chance
from .chronicle import SILENT, Chronicle
from .errors import IllegalOption, NotAsked, NoUndo
from .game_options import GameOptions
from .json_values import Json
from .outcome import Outcome, Refusal
from .rules import Rules, S
from .zone import news_for


@dataclass(frozen=True, slots=True)
class Imagination:
    """A journal entry: from here on, the position is one that `seat` cannot tell from the true one."""

    seat: Seat
    chance: Chance


Entry: TypeAlias = Union[Option, tuple[Option, ...], Imagination]


@dataclass(frozen=True, slots=True)
class _Mark:
    """How things stood just before a choice: what undo compares with."""

    seat: Seat
    drawn: int
    news: int


class Match(Generic[S]):
    """One game being played.

    asks     who is asked now; several at once answer unseen by one another. Empty when the game is over.
    answers  the answers already given to several asks at once, by seat; each may be changed until the last one is in.
    moves    every choice so far, as (seat, option).
    """

    def __init__(self, rules: Rules[S], options: GameOptions, chance: Chance, chronicle: Chronicle | None = None) -> None:
        self._begin(rules, options, rules.setup(options, chance), chronicle)

    @classmethod
    def from_state(cls, rules: Rules[S], options: GameOptions, state: S, chronicle: Chronicle | None = None) -> Match[S]:
        """A match that begins from a position, at the start of a step."""
        match = cls.__new__(cls)
        match._begin(rules, options, state, chronicle)
        return match

    def _begin(self, rules: Rules[S], options: GameOptions, state: S, chronicle: Chronicle | None) -> None:
        self.rules = rules
        self.options = options
        self.state = state
        self.moves: list[tuple[Seat, Option]] = []
        self.answers: dict[Seat, Option] = {}
        self._origin = state.copy()
        self._marks: list[_Mark] = []
        self._step_began = 0
        state.chronicle = chronicle or SILENT
        self._next_step()

    # --- what can be seen ---------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state) if not self.asks else None

    @property
    def over(self) -> bool:
        return not self.asks

    def ask(self, seat: Seat) -> Ask | None:
        """What this seat is asked, if it is."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def look(self, seat: Seat | None) -> dict[str, Json]:
        return self.rules.look(self.state, seat)

    def memory(self, seat: Seat) -> dict[str, Json]:
        return self.rules.memory(self.state, seat)

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, option: Option | str) -> None:
        """This seat chooses. NotAsked, BadText or IllegalOption (with the paragraph, where one forbids it) change nothing."""
        ask = self._asked(seat)
        chosen = self._offered(ask, option)
        self._marks.append(_Mark(seat, self.state.chance.count, self._news()))
        self.moves.append((seat, chosen))
        self._choose(seat, chosen)

    def play_all(self, seat: Seat, options: Sequence[Option | str]) -> None:
        """Several choices of this seat in a row, all or none: what is wrong with any of them is raised with nothing changed."""
        trial = self.clone()
        for option in options:
            trial.play(seat, option)
        for option in options:
            self.play(seat, option)

    def preview(self, seat: Seat, options: Sequence[Option | str]) -> Ask | None:
        """What this seat would be asked after these picks, with nothing chosen yet; None where the choice would be
        complete: where anything that the seat does not know yet would be shown, or another seat is asked, or none."""
        trial = self.clone()
        for option in options:
            trial.play(seat, option)
        if options and not trial.can_undo(seat, len(options)):
            return None
        return trial.ask(seat)

    def _asked(self, seat: Seat) -> Ask:
        ask = self.ask(seat)
        if ask is None:
            raise NotAsked("not-asked" if self.asks else "game-over", seat=seat_letter(seat))
        return ask

    def _offered(self, ask: Ask, option: Option | str) -> Option:
        wanted = self.rules.notation.read(option) if isinstance(option, str) else option
        for offered in ask.options:
            if offered == wanted:
                return offered
        refusal = self.refuse(ask.seat, wanted)
        text = self._written(wanted)
        if refusal is None:
            raise IllegalOption("not-offered", option=text)
        raise IllegalOption(f"refusal-{refusal.reason}", rule=refusal.paragraph, option=text, **refusal.facts)

    def _written(self, option: Option) -> str:
        try:
            return self.rules.notation.write(option)
        except (KeyError, IndexError, ValueError):
            return " ".join(map(str, option))

    def refuse(self, seat: Seat, option: Option | str) -> Refusal | None:
        """Why an option that is not offered is forbidden; None where it is offered, or there is no more to say."""
        ask = self._asked(seat)
        wanted = self.rules.notation.read(option) if isinstance(option, str) else option
        return None if wanted in ask.options else self.rules.refuse(self.state, ask, wanted)

    def _choose(self, seat: Seat, chosen: Option) -> None:
        if len(self.asks) == 1 and not self._together:
            self._send(chosen)
            return
        self.answers[seat] = chosen
        if len(self.answers) == len(self.asks):
            together = tuple(self.answers[ask.seat] for ask in self.asks)
            self.answers = {}
            self._send(together)

    def _send(self, sent: Option | tuple[Option, ...]) -> None:
        self._journal.append(sent)
        try:
            self._take(self._play.send(sent))
        except StopIteration:
            self._next_step()

    def _take(self, asked: Ask | tuple[Ask, ...]) -> None:
        self._together = isinstance(asked, tuple)
        self.asks: tuple[Ask, ...] = asked if isinstance(asked, tuple) else (asked,)

    def _next_step(self) -> None:
        """Begins steps until one asks somebody or the game is over."""
        while self.rules.outcome(self.state) is None:
            self._start = self.state.copy()
            self._step_began = len(self.moves)
            self._journal: list[Entry] = []
            self._play: Play = self.rules.step(self.state)
            try:
                self._take(next(self._play))
                return
            except StopIteration:
                continue
        self._start, self._step_began = self.state.copy(), len(self.moves)
        self._journal, self.asks, self._together = [], (), False

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> Match[S]:
        """A match that plays on exactly as this one and leaves it untouched; its chronicle is silent."""
        twin: Match[S] = Match.__new__(Match)
        twin.rules, twin.options = self.rules, self.options
        twin.moves, twin.answers, twin._marks = self.moves[:], self.answers.copy(), self._marks[:]
        twin._origin, twin._step_began = self._origin, self._step_began
        twin._start, twin._journal = self._start, self._journal[:]
        twin.state = self._start.copy()
        twin.asks, twin._together = self.asks, self._together
        if self.asks:
            twin._play = self.rules.step(twin.state)
            twin._replay_journal()
        return twin

    def _replay_journal(self) -> None:
        asked = next(self._play)
        for entry in self._journal:
            if isinstance(entry, Imagination):
                self.rules.imagine(self.state, entry.seat, entry.chance.copy())
            else:
                asked = self._play.send(entry)
        self._take(asked)

    def imagine(self, seat: Seat, chance: Chance) -> None:
        """Deals anew, in place, what this seat cannot know, and forgets the others' answers: for clones that search.
        NotAsked unless the seat is being asked: another's suspended effect may rest on what this one cannot know."""
        self._asked(seat)
        self._journal.append(Imagination(seat, chance.copy()))
        self.rules.imagine(self.state, seat, chance)
        if self._together:
            self._ask_anew(seat)

    def _ask_anew(self, seat: Seat) -> None:
        """Several asks stand before all else in their step, so it begins again from the imagined state: what the others are
        offered there is not what the true world offers them."""
        self.answers = {own: answer for own, answer in self.answers.items() if own == seat}
        self._start, self._journal = self.state.copy(), []
        self._play = self.rules.step(self.state)
        self._take(next(self._play))

    # --- undo ---------------------------------------------------------------------------------------------------------

    def _news(self) -> int:
        return sum(zone.news for zone in self.rules.zones(self.state).values())

    def can_undo(self, seat: Seat, choices: int = 1) -> bool:
        """Whether this seat may take back its last choices: since then no chance was drawn, no other seat chose, it learned
        nothing, and no third seat's secret was shown (both: nothing was shown that it did not know)."""
        since = self._marks[-choices:]
        if len(since) < choices or any(mark.seat != seat for mark in since):
            return False
        return since[0].drawn == self.state.chance.count and not news_for(self._news() - since[0].news, seat)

    def undo(self, seat: Seat) -> None:
        """Takes back this seat's last choice, also across the end of a step; NoUndo where that may not be."""
        if not self.can_undo(seat):
            raise NoUndo(self.why_no_undo(seat))
        self._rewind(self.moves[:-1])

    def why_no_undo(self, seat: Seat) -> str:
        """The key of the reason: nothing to undo, somebody chose since, chance was drawn, or something was shown."""
        if not self._marks:
            return "nothing-to-undo"
        mark = self._marks[-1]
        if mark.seat != seat:
            return "another-chose"
        return "chance-was-drawn" if mark.drawn != self.state.chance.count else "something-was-shown"

    def _rewind(self, moves: Sequence[tuple[Seat, Option]]) -> None:
        chronicle = Chronicle(silent=not self.state.chronicle)
        self._begin(self.rules, self.options, self._origin.copy(), chronicle)
        for seat, option in moves:
            self.play(seat, option)

    # --- to the end -------------------------------------------------------------------------------------------------

    def finish(self, choose: Callable[[Ask], Option]) -> Outcome:
        """Plays to the end with one chooser for every ask, keeping no journal: the fast way for simulations. Several asks at
        once are answered one by one. Afterwards the match is over; it cannot be cloned or undone."""
        state, step, outcome = self.state, self.rules.step, self.rules.outcome
        if self.asks:
            asked = self.asks if self._together else self.asks[0]
            _run(self._play, asked, choose)
        while (end := outcome(state)) is None:
            play = step(state)
            first = next(play, None)
            if first is not None:
                _run(play, first, choose)
        self.asks, self._marks, self._journal, self._start = (), [], [], state
        return end

    @property
    def since_step(self) -> list[tuple[Seat, Option]]:
        """The choices made since the running step began."""
        return self.moves[self._step_began :]

    @property
    def start(self) -> S:
        """The state at the start of the running step; not to be changed."""
        return self._start

    @property
    def origin(self) -> S:
        """The state that the match began from; not to be changed."""
        return self._origin


def _run(play: Play, asked: Ask | tuple[Ask, ...], choose: Callable[[Ask], Option]) -> None:
    """Answers one step's asks until the step ends."""
    send = cast("Callable[[Option | tuple[Option, ...]], Ask | tuple[Ask, ...]]", play.send)
    try:
        while True:
            asked = send(tuple(map(choose, asked)) if isinstance(asked, tuple) else choose(asked))
    except StopIteration:
        return
