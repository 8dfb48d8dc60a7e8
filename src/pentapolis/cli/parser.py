"""The command line's grammar: argparse, speaking the reader's language."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterable
from typing import Any, Final, NoReturn

from pentapolis.words import Words

from .errors import BadCommand

_COMPLAINTS: Final = (
    (r"the following arguments are required: (?P<names>.+)", "missing-argument"),
    (r"unrecognized arguments: (?P<names>.+)", "unknown-argument"),
    (r"argument (?P<names>.+?): (?:expected|invalid) .*", "argument-value"),
    (r"ambiguous option: (?P<names>\S+) .*", "ambiguous-argument"),
    (r"argument (?P<names>.+?): (?:ignored|not allowed) .*", "unknown-argument"),
)
"""argparse's own complaints, which it makes in English, and the keys of our words for them."""


class Parser(argparse.ArgumentParser):
    """A parser whose help and complaints are in the reader's language; complaints are raised as BadCommand."""

    def __init__(self, book: Words, name: str, about: str, epilog: str | None = None) -> None:
        super().__init__(
            name,
            description=about,
            epilog=epilog,
            add_help=False,
            formatter_class=lambda prog: _Formatter(book, prog),
            allow_abbrev=False,
        )
        self.book = book
        self.operands = self.add_argument_group(book.text("help-arguments"))
        self.choices = self.add_argument_group(book.text("help-options"))
        self.choices.add_argument("-h", "--help", action="help", help=book.text("help-help"))
        self.choices.add_argument("--lang", metavar="ru|en", help=book.text("help-lang"))

    def operand(self, name: str, metavar: str, **more: Any) -> None:
        """An argument told by its place; its help is `help-<prog's last word>-<name>`."""
        self.operands.add_argument(name, metavar=metavar, help=self._help(name), **more)

    def option(self, name: str, metavar: str, **more: Any) -> None:
        """An option with a value."""
        self.choices.add_argument(f"--{name}", metavar=metavar, help=self._help(name), **more)

    def flag(self, name: str) -> None:
        self.choices.add_argument(f"--{name}", action="store_true", help=self._help(name))

    def _help(self, name: str) -> str:
        own = f"help-{self.prog.split()[-1]}-{name}"
        return self.book.text(own if self.book.has(own) else f"help-any-{name}").replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        for pattern, key in _COMPLAINTS:
            found = re.fullmatch(pattern, message)
            if found:
                raise BadCommand(key, names=found["names"], usage=self.prog)
        raise BadCommand("bad-argument", text=message, usage=self.prog)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, book: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=100)
        self._usage_word = book.text("help-usage") + " "

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix if prefix is not None else self._usage_word)


def whole(low: int, high: int | None = None) -> Callable[[str], int]:
    """Reads a whole number from `low` on; BadCommand says what was allowed."""

    def read(text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,12}", text) or int(text) < low or (high is not None and int(text) > high):
            raise BadCommand("not-whole", text=text, low=low, high="…" if high is None else str(high))
        return int(text)

    return read


def commas(text: str) -> tuple[str, ...]:
    """`greedy,random` as its parts; empty parts are dropped."""
    return tuple(part.strip() for part in text.split(",") if part.strip())
