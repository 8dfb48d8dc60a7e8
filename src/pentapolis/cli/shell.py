"""What every command is given: the reader's language and a place to write to."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from rich.console import Console
from rich.highlighter import NullHighlighter

from pentapolis.kernel.errors import BadGameOption, PentapolisError
from pentapolis.words import Words, words

LOCALE = Path(__file__).parent / "locale"


WIDTH_OF_FILES = 160
"""What is not read on a screen is not broken into its lines."""


def _console(stderr: bool = False) -> Console:
    console = Console(stderr=stderr, highlighter=NullHighlighter(), emoji=False, markup=False, soft_wrap=True)
    if not console.is_terminal:
        console.width = WIDTH_OF_FILES
    return console


@dataclass
class Shell:
    """One run of a command.

    lang      the reader's language.
    out, err  standard output and standard error; colours only where a person looks on.
    game      the game that the run is about, once that is known.
    """

    lang: str
    out: Console = field(default_factory=_console)
    err: Console = field(default_factory=lambda: _console(stderr=True))
    game: str | None = field(default=None, init=False)

    @cached_property
    def book(self) -> Words:
        """The words that need no game."""
        return words(self.lang, None, LOCALE)

    def book_of(self, game: str) -> Words:
        """The words of a game, too; BadGameOption where it cannot be loaded or has none."""
        try:
            return words(self.lang, game, LOCALE)
        except OSError as error:
            raise BadGameOption("game-no-words", game=game, file=str(error.filename)) from error

    def about(self, game: str) -> Words:
        """The words of the game that the run is about. From now on what goes wrong is told in them, too."""
        self.game = game
        return self.book_of(game)

    def say(self, key: str, /, style: str = "", **facts: str | int | float) -> None:
        """Prints a sentence of the commands' own."""
        self.out.print(self.book.text(key, **facts), style=style)

    def complain(self, error: PentapolisError) -> None:
        """Says on standard error what went wrong."""
        self.err.print(self.book_for(self.game).error(error), style="red")

    def book_for(self, game: str | None) -> Words:
        """The words to tell in what went wrong in a game (refusals have words there alone); the common ones where it has none."""
        try:
            return self.book if game is None else self.book_of(game)
        except BadGameOption:
            return self.book
