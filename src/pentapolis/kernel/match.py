"""A Match drives a game: it says who is asked, takes their choices, copies, imagines, undoes and records.

A generator cannot be copied, so a Match keeps the position at the start of the running step and a journal since: a clone
copies the former and replays the latter (about two choices). An imagination is an entry of the journal too, so imagined
clones can be cloned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, TypeAlias, Union, cast

from .ask import Ask, Asked, Option, Play, Seat, seat_letter
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

MAX_IDLE_STEPS: Final = 10_000
"""So many steps in a row that ask nobody are a fault of the rules, not a game."""
MAX_TOLD: Final = 20
"""Of what was allowed, an error tells so many options."""


class _Mark(NamedTuple):
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
        """A game dealt from `chance`, which becomes the state's own. Without a `chronicle` nothing is told."""
        self._begin(rules, options, rules.setup(options, chance), chronicle)

    @classmethod
    def from_state(cls, rules: Rules[S], options: GameOptions, state: S, chronicle: Chronicle | None = None) -> Match[S]:
        """A match that begins from a position, at the start of a step. The state becomes the match's own."""
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
        self._sealed = 0
        self._imagined = False
        self._step_began = 0
        state.chronicle = chronicle or SILENT
        self._first_event = len(state.chronicle.events)
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
        """This seat chooses. NotAsked, BadText or IllegalOption (with the paragraph, where one forbids it) change nothing.

        Nor does a fault within the rules: the match is brought back to where it was before the choice and the fault raised on
        (an imagined match alone is lost then)."""
        ask = self._asked(seat)
        chosen = self._offered(ask, option)
        self._marks.append(_Mark(seat, self.state.chance.count, self._news()))
        self.moves.append((seat, chosen))
        try:
            self._choose(seat, chosen)
        except BaseException:
            if not self._imagined:
                self._rewind(self.moves[:-1])
            raise

    def play_all(self, seat: Seat, options: Sequence[Option | str]) -> None:
        """Several choices of this seat in a row, all or none: what is wrong with any of them is raised with nothing changed.

        They must make one choice, as `preview` has it. A list that goes on behind something new is refused (`choice-complete`):
        else a seat could look ahead by sending lists that fail."""
        if len(options) > 1:
            self._trial(seat, options)
        for option in options:
            self.play(seat, option)

    def preview(self, seat: Seat, options: Sequence[Option | str]) -> Ask | None:
        """What this seat would be asked after these picks, with nothing chosen yet; None where the choice would be
        complete: where anything that the seat does not know yet would be shown, or another seat is asked, or none."""
        trial = self._trial(seat, options)
        return trial.ask(seat) if trial._goes_on(seat, len(options)) else None

    def _trial(self, seat: Seat, options: Sequence[Option | str]) -> Match[S]:
        """A clone in which these options are chosen, each but the first while the choice goes on."""
        trial = self.clone()
        for number, option in enumerate(options):
            if not trial._goes_on(seat, number):
                raise IllegalOption("choice-complete", option=option if isinstance(option, str) else self._written(option))
            trial.play(seat, option)
        return trial

    def _goes_on(self, seat: Seat, choices: int) -> bool:
        """Whether the seat could still take back its last choices and has more to choose."""
        if not choices:
            return True
        return seat not in self.answers and self.ask(seat) is not None and self._nothing_new(seat, choices)

    def _asked(self, seat: Seat) -> Ask:
        ask = self.ask(seat)
        if ask is None:
            raise NotAsked("not-asked" if self.asks else "game-over", seat=seat_letter(seat))
        return ask

    def _offered(self, ask: Ask, option: Option | str) -> Option:
        wanted = self.rules.notation.read(option) if isinstance(option, str) else option
        try:
            return ask.options[ask.options.index(wanted)]
        except ValueError:
            raise self._illegal(ask, wanted) from None

    def _illegal(self, ask: Ask, wanted: Option) -> IllegalOption:
        """The error that tells what was wanted, what was allowed, and the paragraph where one forbids it."""
        text = self._written(wanted)
        allowed = ", ".join(map(self._written, ask.options[:MAX_TOLD])) + (" …" if len(ask.options) > MAX_TOLD else "")
        refusal = self.refuse(ask.seat, text) if text else None
        if refusal is None:
            return IllegalOption("not-offered", option=text or str(wanted), allowed=allowed)
        facts = {"option": text, "allowed": allowed, **refusal.facts}
        return IllegalOption(f"refusal-{refusal.reason}", refusal.paragraph, **facts)

    def _written(self, option: Option) -> str:
        """The text of an option; empty where it is none of this game's."""
        try:
            return self.rules.notation.write(option)
        except (KeyError, IndexError, TypeError, ValueError):
            return ""

    def refuse(self, seat: Seat, option: Option | str) -> Refusal | None:
        """Why an option that is not offered is forbidden; None where it is offered, or there is no more to say."""
        ask = self._asked(seat)
        wanted = self.rules.notation.read(option) if isinstance(option, str) else option
        return None if wanted in ask.options else self.rules.refuse(self.state, ask, wanted)

    def refusals(self, seat: Seat, options: Sequence[Option | str], after: Sequence[Option | str] = ()) -> list[Refusal | None]:
        """For each of these options why it is forbidden once `after` is picked; nothing is chosen yet. IllegalOption where those
        picks complete the choice: what they would show is not looked at."""
        trial = self._trial(seat, after) if after else self
        if not trial._goes_on(seat, len(after)):
            raise IllegalOption("choice-complete", option=", ".join(map(str, options)))
        return [trial.refuse(seat, option) for option in options]

    def _choose(self, seat: Seat, chosen: Option) -> None:
        if len(self.asks) == 1 and not self._together:
            self._send(chosen)
            return
        self.answers[seat] = chosen
        if len(self.answers) == len(self.asks):
            together = tuple(self.answers[ask.seat] for ask in self.asks)
            self.answers = {}
            if len(together) > 1:
                self._sealed = len(self._marks)
            self._send(together)

    def _send(self, sent: Option | tuple[Option, ...]) -> None:
        self._journal.append(sent)
        try:
            self._take(self._play.send(sent))
        except StopIteration:
            self._next_step()

    def _take(self, asked: Asked) -> None:
        self._together = isinstance(asked, tuple)
        self.asks: tuple[Ask, ...] = asked if isinstance(asked, tuple) else (asked,)

    def _next_step(self) -> None:
        """Begins steps until one asks somebody or the game is over."""
        for _ in range(MAX_IDLE_STEPS):
            self._start, self._step_began = self.state.copy(), len(self.moves)
            self._journal: list[Entry] = []
            if self.rules.outcome(self.state) is not None:
                self.asks, self._together = (), False
                return
            self._play: Play = self.rules.step(self.state)
            try:
                self._take(next(self._play))
                return
            except StopIteration:
                continue
        raise self._idle()

    def _idle(self) -> RuntimeError:
        return RuntimeError(f"{self.rules.name}: {MAX_IDLE_STEPS} steps in a row asked nobody")

    # --- copies -------------------------------------------------------------------------------------------------------

    def clone(self) -> Match[S]:
        """A match that plays on exactly as this one and leaves it untouched; its chronicle is silent."""
        twin: Match[S] = Match.__new__(Match)
        twin.rules, twin.options = self.rules, self.options
        twin.moves, twin.answers, twin._marks = self.moves[:], self.answers.copy(), self._marks[:]
        twin._origin, twin._step_began, twin._first_event = self._origin, self._step_began, 0
        twin._sealed, twin._imagined = self._sealed, self._imagined
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
                asked = self._play.send(_as_offered(asked, entry))
        self._take(asked)

    def imagine(self, seat: Seat, chance: Chance) -> None:
        """Deals anew, in place, what this seat cannot know, and forgets the others' answers: for clones that search.
        NotAsked unless the seat is being asked: another's suspended effect may rest on what this one cannot know.
        From here on nothing can be undone, saved or recorded: that would lead back to the true world."""
        self._asked(seat)
        self._imagined, self._marks, self._sealed = True, [], 0
        self._journal.append(Imagination(seat, chance.copy()))
        self.rules.imagine(self.state, seat, chance)
        if self._together:
            self._ask_anew(seat)

    def _ask_anew(self, seat: Seat) -> None:
        """Several asks stand before all else in their step, so it begins again from the imagined state: what the others are
        offered there is not what the true world offers them. What the seat itself has answered stands."""
        self.answers = {own: answer for own, answer in self.answers.items() if own == seat}
        self._start, self._journal = self.state.copy(), []
        self._play = self.rules.step(self.state)
        self._take(next(self._play))

    # --- undo ---------------------------------------------------------------------------------------------------------

    def _news(self) -> int:
        return sum([zone.news for zone in self.rules.zones(self.state).values()])

    def can_undo(self, seat: Seat, choices: int = 1) -> bool:
        """Whether this seat may take back its last choices: since then no chance was drawn, no other seat chose, it learned
        nothing, and no third seat's secret was shown (both: nothing was shown that it did not know). An answer given together
        with others cannot be taken back once the last one is in, nor can the choice that ended the game: both show secrets."""
        return not (self.over or self._imagined) and self._nothing_new(seat, choices)

    def _nothing_new(self, seat: Seat, choices: int) -> bool:
        first = len(self._marks) - choices
        if first < self._sealed or any(mark.seat != seat for mark in self._marks[first:]):
            return False
        return self._nothing_since(self._marks[first]) if choices else True

    def _nothing_since(self, mark: _Mark) -> bool:
        return mark.drawn == self.state.chance.count and not news_for(self._news() - mark.news, mark.seat)

    def undo(self, seat: Seat) -> None:
        """Takes back this seat's last choice, also across the end of a step; NoUndo where that may not be. The chronicle is
        told anew from the start."""
        if not self.can_undo(seat):
            raise NoUndo(self.why_no_undo(seat))
        self._rewind(self.moves[:-1])

    def why_no_undo(self, seat: Seat) -> str:
        """The key of the reason: nothing to undo, the game is over, somebody chose since, chance was drawn, or something
        was shown. To be asked where `can_undo` says no."""
        if self._imagined or all(mark.seat != seat for mark in self._marks):
            return "nothing-to-undo"
        mark = self._marks[-1]
        if self.over:
            return "game-over"
        if mark.seat != seat:
            return "another-chose"
        return "chance-was-drawn" if mark.drawn != self.state.chance.count else "something-was-shown"

    def _rewind(self, moves: Sequence[tuple[Seat, Option]]) -> None:
        chronicle = self.state.chronicle
        del chronicle.events[self._first_event :]
        self._begin(self.rules, self.options, self._origin.copy(), chronicle)
        for seat, option in moves:
            self.play(seat, option)

    # --- to the end -------------------------------------------------------------------------------------------------

    def finish(self, choose: Callable[[Ask], Option]) -> Outcome:
        """Plays to the end with one chooser for every ask, keeping no journal: the fast way for simulations. It must choose
        what is offered; that is not checked. Several asks at once are answered one by one, those already answered stand.
        Afterwards the match is over and can be looked at alone."""
        state, step, outcome = self.state, self.rules.step, self.rules.outcome
        if self.asks:
            first = self.asks if self._together else self.asks[0]
            _run(self._play, first, lambda ask: self.answers.pop(ask.seat, None) or choose(ask))
        idle = 0
        while (end := outcome(state)) is None:
            play = step(state)
            asked = next(play, None)
            if asked is not None:
                _run(play, asked, choose)
                idle = 0
            elif (idle := idle + 1) == MAX_IDLE_STEPS:
                raise self._idle()
        self.asks, self.answers, self._together = (), {}, False
        self._marks, self._journal, self._start = [], [], state
        return end

    @property
    def imagined(self) -> bool:
        """Whether some seat's imagination, not what was dealt, lies on the table."""
        return self._imagined

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


def _as_offered(asked: Asked, entry: Option | tuple[Option, ...]) -> Option:
    """The very objects that these asks offer, equal to those of a journal."""
    if isinstance(asked, tuple):
        return tuple(map(_as_offered, asked, cast("tuple[Option, ...]", entry)))
    return asked.options[asked.options.index(entry)]


def _run(play: Play, asked: Asked, choose: Callable[[Ask], Option]) -> None:
    """Answers a step's asks, from this one on, until the step ends."""
    send = play.send
    try:
        while True:
            asked = send(tuple(map(choose, asked)) if isinstance(asked, tuple) else choose(asked))
    except StopIteration:
        return
