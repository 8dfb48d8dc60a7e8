"""What the tests of the commands share."""

from __future__ import annotations

import io
from collections.abc import Iterator
from importlib import import_module

from rich.console import Console

from pentapolis.cli.parser import Parser
from pentapolis.cli.shell import Shell


def quiet_shell(lang: str = "en") -> Shell:
    """A shell that writes into strings, 120 columns wide and without colours."""
    return Shell(lang, *(Console(file=io.StringIO(), width=120, highlight=False, markup=False, emoji=False) for _ in range(2)))


def printed(shell: Shell) -> str:
    text = shell.out.file.getvalue()  # type: ignore[attr-defined]  # a StringIO, see quiet_shell
    assert isinstance(text, str)
    return text


def command_parser(command: str) -> Parser:
    """The parser of a command, as `pentapolis COMMAND` makes it."""
    shell = quiet_shell()
    parser = Parser(shell.book, f"pentapolis {command}", "")
    import_module(f"pentapolis.cli.{command}_command").arguments(parser)
    return parser


class Typed:
    """A keyboard: hands out lines, then the end of the input."""

    def __init__(self, *lines: str) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.prompts: list[str] = []

    def __call__(self, prompt: str) -> str:
        self.prompts.append(prompt)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None
