"""Playing in the terminal: shows the table and asks until the game is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.columns import Columns
from rich.markdown import Markdown
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.errors import BadText, IllegalOption, PentapolisError
from pentapolis.words import Words

from ..boards import draw_board, draw_outcome
from ..errors import BadCommand
from ..files import rules_paragraph, save_path, write_text
from ..seats import HUMAN, seat_names
from ..shell import Shell
from .session import Session

LOG_LINES: Final = 30
WIDE: Final = 12
"""From so many options on they are set in columns."""

ReadLine = Callable[[str], str]


class Leave(Exception):
    """The one at the keyboard leaves the table."""


@dataclass
class Player:
    """One game at one keyboard. Several humans pass it to each other."""

    shell: Shell
    session: Session
    read: ReadLine
    file: Path | None = None
    told: int = 0
    viewer: Seat | None = None
    redraw: bool = True
    names: tuple[str, ...] = field(init=False)
    book: Words = field(init=False)

    def __post_init__(self) -> None:
        self.book = self.shell.book_of(self.session.game)
        self.names = seat_names(self.book, self.session.record_seats)
        humans = self.session.humans
        self.viewer = humans[0] if len(humans) == 1 else None

    # --- the game -------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """To the end of the game, or until somebody leaves; either way the game is saved."""
        self._hello()
        try:
            while (ask := self.session.next_ask) is not None:
                self._answer(ask)
        except (Leave, EOFError, KeyboardInterrupt):
            self._save(self.file)
            self._say("play-resume", command=f"pentapolis play --resume {self.file}")
            return
        self._tell_news()
        self._end()

    def _hello(self) -> None:
        self.shell.out.print(Rule(Text(self.book.text("game-name"), style="bold")))
        self._say("play-commitment", style="dim", commitment=self.session.record().commitment)
        if self.session.humans:
            self._say("play-hello", style="dim")

    def _answer(self, ask: Ask) -> None:
        if self.session.seats[ask.seat] == HUMAN:
            self._turn_to(ask.seat)
            self._tell_news()
            self._play(ask, self._human_option(ask))
        else:
            self._play(ask, self.session.choose_for_bot(ask.seat))
            self._tell_news()

    def _play(self, ask: Ask, option: Option | str | None) -> None:
        if option is not None:
            self.session.match.play(ask.seat, option)
            self.redraw = self.redraw or not self.session.match.since_step

    def _turn_to(self, seat: Seat) -> None:
        """Where several people share the keyboard, the next one sits down before anything secret is shown."""
        if self.viewer == seat:
            return
        if len(self.session.humans) > 1:
            self.shell.out.clear()
            self.read(self.book.text("play-pass", who=self.names[seat]))
        self.viewer, self.redraw = seat, True

    def _tell_news(self) -> None:
        """Log lines that the one at the keyboard has not seen."""
        rules = self.session.match.rules
        for event in self.session.events(self.viewer, self.told):
            self.shell.out.print("  " + self.book.event(rules, event, self.names), style="cyan")
            self.redraw = True
        self.told = self.session.event_count

    def _end(self) -> None:
        outcome = self.session.match.outcome
        assert outcome is not None
        self._board()
        self.shell.out.print(draw_outcome(outcome, self.book, self.names))
        self._save(self.file)

    # --- one choice -----------------------------------------------------------------------------------------------------

    def _human_option(self, ask: Ask) -> Option | str | None:
        """What the one at the keyboard chooses; None where they did something else, after which the ask is a new one."""
        if self.redraw:
            self._board()
        self.redraw = False
        self._prompt(ask)
        while True:
            line = self.read("> ").strip()
            try:
                return self._understand(ask, line)
            except BadText as error:
                self._explain(error)
                if error.key == "unknown-verb":
                    self._show_verbs(ask)
            except PentapolisError as error:
                self._explain(error)

    def _understand(self, ask: Ask, line: str) -> Option | str | None:
        """A number of the list, an option in text form, or a word for the table."""
        if not line:
            return None
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            return self._numbered(ask, int(word))
        command = _COMMANDS.get(word.lower())
        if command is not None and word not in self.session.match.rules.notation.verbs:
            return command(self, ask, rest.strip())
        self.session.match.clone().play(ask.seat, line)
        return line

    def _numbered(self, ask: Ask, number: int) -> Option:
        if not 1 <= number <= len(ask.options):
            raise BadCommand("no-such-number", number=number, most=len(ask.options))
        return ask.options[number - 1]

    def _explain(self, error: PentapolisError) -> None:
        """A refusal comes with the paragraph of the rules."""
        said = self.book.text("play-no-move", text=error.facts["text"]) if error.key == "unknown-verb" else self.book.error(error)
        self.shell.out.print(said, style="red")
        if isinstance(error, IllegalOption) and error.rule:
            self._paragraph(error.rule)

    def _paragraph(self, number: str) -> None:
        text = rules_paragraph(self.session.game, self.book.lang, number)
        if text:
            self.shell.out.print(Markdown(text))
        else:
            self._say("play-no-paragraph", number=number)

    # --- what is shown --------------------------------------------------------------------------------------------------

    def _say(self, key: str, style: str = "", **facts: str | int) -> None:
        self.shell.out.print(self.book.text(key, **facts), style=style)

    def _board(self) -> None:
        view = self.session.match.look(self.viewer)
        self.shell.out.print(draw_board(self.session.game, view, self.book, self.names))

    def _prompt(self, ask: Ask) -> None:
        out, rules = self.shell.out, self.session.match.rules
        out.print(Text(f"{self.names[ask.seat]}: ", style="bold yellow").append(self.book.ask(ask, self.names), style="bold"))
        hint = self.book.hint(ask, self.names)
        if hint:
            out.print(hint, style="dim")
        for option in ask.picked:
            out.print(Text("  ✓ ", style="green").append(self.book.option(rules, option, self.names), style="dim"))
        lines = [self._line(number, self.book.option(rules, option, self.names)) for number, option in enumerate(ask.options, 1)]
        if len(lines) > WIDE:
            out.print(Columns(lines, padding=(0, 3), column_first=True))
        else:
            out.print(Text("\n").join(lines))

    def _line(self, number: int, said: str) -> Text:
        return Text(f"{number:>3} ", style="bold green").append(said, style="not bold default")

    # --- words for the table --------------------------------------------------------------------------------------------

    def _undo(self, ask: Ask, rest: str) -> None:
        self.session.match.undo(ask.seat)
        self.told = min(self.told, self.session.event_count)
        before = self.session.next_ask
        self.redraw = before is None or not before.picked  # between picks the table stays as it is

    def _save(self, file: Path | None) -> None:
        """Into the file named, else where this game was saved before; what another game was saved in is left as it is."""
        record = self.session.record()
        place = file or self.file or save_path(record)
        write_text(place, record.text(), fresh=place != self.file)
        self.file = place
        self._say("play-saved", path=str(self.file))

    def _save_as(self, ask: Ask, rest: str) -> None:
        self._save(Path(rest).expanduser() if rest else None)

    def _log(self, ask: Ask, rest: str) -> None:
        rules = self.session.match.rules
        for event in list(self.session.events(self.viewer))[-LOG_LINES:]:
            self.shell.out.print("  " + self.book.event(rules, event, self.names))

    def _show(self, ask: Ask, rest: str) -> None:
        self.redraw = True

    def _rules(self, ask: Ask, rest: str) -> None:
        if not rest:
            raise BadCommand("rules-which")
        self._paragraph(rest)

    def _forms(self, ask: Ask, rest: str) -> None:
        """The options in text form, as they stand in records."""
        self.shell.out.print(Columns([self.session.match.rules.notation.write(option) for option in ask.options], padding=(0, 3)))

    def _show_verbs(self, ask: Ask) -> None:
        """How moves begin that are possible now, each with one of them in words."""
        rules = self.session.match.rules
        firsts = {option[0]: option for option in reversed(ask.options)}
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for option in reversed(firsts.values()):
            table.add_row(rules.notation.write(option), self.book.option(rules, option, self.names))
        self.shell.out.print(table)

    def _help(self, ask: Ask, rest: str) -> None:
        self._say("play-help")

    def _leave(self, ask: Ask, rest: str) -> None:
        raise Leave


_COMMANDS: Final[Mapping[str, Callable[[Player, Ask, str], None]]] = {
    word: command
    for words, command in (
        ("undo u отмена", Player._undo),
        ("save сохранить", Player._save_as),
        ("log l журнал", Player._log),
        ("board b стол", Player._show),
        ("rules правила", Player._rules),
        ("forms f ходы", Player._forms),
        ("help h ? помощь", Player._help),
        ("quit q exit выход", Player._leave),
    )
    for word in words.split()
}
"""What can be typed besides a choice, in both languages. Afterwards the ask is put anew."""
