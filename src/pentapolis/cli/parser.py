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
    (r"argument (?P<names>.+?): expected .*", "argument-empty"),
    (r"argument (?P<names>.+?): invalid .*", "argument-value"),
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

    def operand(self, name: str, value: str, **more: Any) -> None:
        """An argument told by its place, where the help writes `value-<value>`; its help is `help-<prog's last word>-<name>`."""
        self.operands.add_argument(name, metavar=self.book.text(f"value-{value}"), help=self._help(name), **more)

    def option(self, name: str, value: str, **more: Any) -> None:
        """An option with a value."""
        self.choices.add_argument(f"--{name}", metavar=self.book.text(f"value-{value}"), help=self._help(name), **more)

    def flag(self, name: str) -> None:
        self.choices.add_argument(f"--{name}", action="store_true", help=self._help(name))

    def denial(self, name: str) -> None:
        """`--no-NAME` takes a flag back that stands before it."""
        self.choices.add_argument(f"--no-{name}", action="store_false", dest=name, help=self._help(f"no-{name}"))

    def _help(self, name: str) -> str:
        own = f"help-{self.prog.split()[-1]}-{name}"
        return self.book.text(own if self.book.has(own) else f"help-any-{name}").replace("%", "%%")

    def error(self, message: str) -> NoReturn:
        for pattern, key in _COMPLAINTS:
            found = re.fullmatch(pattern, message)
            if found:
                raise BadCommand(key, names=found["names"], value=self._value_of(found["names"]), usage=self.prog)
        raise BadCommand("bad-argument", text=message, usage=self.prog)

    def _value_of(self, option: str) -> str:
        """What stands after an option in the help."""
        return next((str(action.metavar) for action in self._actions if option in action.option_strings), "")


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, book: Words, prog: str) -> None:
        super().__init__(prog, max_help_position=28, width=100)
        self._usage_word = book.text("help-usage") + " "

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, prefix if prefix is not None else self._usage_word)


MOST: Final = 999_999_999_999
"""The largest whole number that an option takes unless it says less."""


def whole(low: int = 0, high: int = MOST) -> Callable[[str], int]:
    """Reads a whole number between two bounds; BadCommand names both."""

    def read(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,12}", text) or not low <= int(text) <= high:
            raise BadCommand("not-whole", text=text[:40], low=str(low), high=str(high))
        return int(text)

    return read


def read_seats(text: str) -> tuple[str, ...]:
    """`human,greedy` as who sits where; BadCommand where nobody is named, or a seat is left empty."""
    named = tuple(part.strip() for part in text.split(","))
    if not any(named):
        raise BadCommand("no-seats", text=text)
    if not all(named):
        raise BadCommand("empty-seat", text=text, number=named.index("") + 1)
    return named
