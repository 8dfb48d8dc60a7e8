"""`pentapolis COMMAND …`: finds the command, gives it the reader's language, and turns errors into words and exit codes."""

from __future__ import annotations

import os
import signal
import sys
import warnings
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import Final

from pentapolis import __version__
from pentapolis.kernel.errors import BadGameOption, PentapolisError
from pentapolis.words import LANGUAGES, language

from .errors import BadCommand
from .game_help import game_help, named_game
from .parser import Parser
from .shell import Shell

COMMANDS: Final = ("serve", "play", "arena", "case", "replay", "verify", "bench")
"""Each is a module `cli.<name>_command` with `arguments(parser)` and `run(shell, given) -> exit code`."""

PLAYING: Final = ("play", "arena", "bench")
"""Commands that take the name of a game; their help lists the names, or tells of the one that is named."""

HELP: Final = frozenset({"-h", "--help"})

FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 128 + signal.SIGINT


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command; 0 when all is well, 1 when what was checked is wrong, 2 when the input is."""
    if argv is None and not sys.warnoptions:
        warnings.simplefilter("ignore")  # Python's warnings are for those who develop, and who ask for them with -W
    lang, words = _take_language(sys.argv[1:] if argv is None else argv)
    shell = Shell(language(lang, _system_language(os.environ)))
    try:
        if lang == "":
            raise BadCommand("argument-empty", names="--lang", value="|".join(LANGUAGES))
        if lang not in (None, *LANGUAGES):
            raise BadCommand("language-unknown", lang=str(lang), allowed=", ".join(LANGUAGES))
        return _dispatch(shell, words)
    except PentapolisError as error:
        return _complain(shell, error)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone (`pentapolis replay … | head`); Python would complain once more when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def _take_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of `--lang`, wherever it stands, and the rest: help and complaints need it before anything is parsed."""
    rest = list(words)
    for place, word in enumerate(rest):
        if word == "--lang":
            return (rest[place + 1] if place + 1 < len(rest) else ""), rest[:place] + rest[place + 2 :]
        if word.startswith("--lang="):
            return word.removeprefix("--lang="), rest[:place] + rest[place + 1 :]
    return None, rest


def _system_language(environment: Mapping[str, str]) -> str | None:
    """As the system says: the first variable that is set decides."""
    wishes = (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, wishes), None)


def _dispatch(shell: Shell, words: Sequence[str]) -> int:
    first = words[0] if words else ""
    if first in COMMANDS:
        return _run(shell, first, words[1:])
    if HELP & set(words):
        return _overview(shell)
    if first == "--version":
        shell.out.print(f"pentapolis {__version__}")
        return 0
    if not first or first.startswith("-"):
        return _run(shell, "serve", ["--open", *words])
    raise BadCommand("command-unknown", text=first, allowed=", ".join(COMMANDS))


def _run(shell: Shell, command: str, words: Sequence[str]) -> int:
    module = import_module(f"pentapolis.cli.{command}_command")
    epilog = "\n".join(_playing_help(shell, words)) if command in PLAYING and set(words) & HELP else None
    parser = Parser(shell.book, f"pentapolis {command}", shell.book.text(f"about-{command}"), epilog)
    module.arguments(parser)
    try:
        given = parser.parse_args(words)
    except SystemExit:  # argparse has printed the help that was asked for
        return 0
    result: int = module.run(shell, given)
    return result


def _playing_help(shell: Shell, words: Sequence[str]) -> Iterable[str]:
    """Below the help of a command that plays: what can be chosen for the game that was named, or the names of all."""
    game = named_game(words)
    return _games(shell) if game is None else game_help(shell.about(game), game)


def _overview(shell: Shell) -> int:
    """The list of commands."""
    say = shell.book.text
    width = max(map(len, COMMANDS)) + 2
    lines = [f"  {command:<{width}}{say(f'about-{command}').splitlines()[0]}" for command in COMMANDS]
    parts = [say("help-pentapolis"), "", say("help-commands"), *lines, "", *_games(shell), "", say("help-more")]
    shell.out.print("\n".join(parts))
    return 0


def _games(shell: Shell) -> list[str]:
    """The games by the names that commands take, with those that people use. Of one that cannot be played it is said why."""
    from pentapolis import games

    width = max(map(len, games.names())) + 2
    lines = []
    for name in games.names():
        try:
            lines.append(f"  {name:<{width}}{shell.book_of(name).text('game-name')}")
        except BadGameOption as error:
            shell.complain(error)
    return [shell.book.text("help-games"), *lines]


def _complain(shell: Shell, error: PentapolisError) -> int:
    shell.complain(error)
    usage = error.facts.get("usage")
    if usage:
        shell.err.print(shell.book.text("help-hint", usage=str(usage)))
    return BAD_INPUT
