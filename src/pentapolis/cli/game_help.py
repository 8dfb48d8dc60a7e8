"""What the help of a command tells of the game that is named beside `--help`: seats, bots, and what can be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from textwrap import wrap
from typing import Any, Final

from pentapolis import bots, games
from pentapolis.kernel.game_options import Field
from pentapolis.kernel.json_values import Json
from pentapolis.words import Words

WIDTH: Final = 100
_INDENT: Final = " " * 6

_Said = dict[str, Any]
"""A field as it describes itself."""


def named_game(words: Sequence[str]) -> str | None:
    """The first word that names a game, be it by its place or as `--game=NAME`."""
    known = games.names()
    return next((name for word in words if (name := word.removeprefix("--game=")) in known), None)


def game_help(book: Words, game: str) -> Iterator[str]:
    """The lines about a game; `book` has its words."""
    schema = games.find_rules(game).schema
    yield book.text("help-game", game=book.text("game-name"), low=schema.min_seats, high=schema.max_seats)
    levels = ", ".join(f"{level} ({_word(book, f'level-{level}', level)})" for level in bots.levels(game))
    yield book.text("help-game-bots", levels=levels)
    if schema.fields:
        yield from ("", book.text("help-game-options"))
    for field in schema.fields:
        yield from _field_lines(book, field)


def _field_lines(book: Words, field: Field) -> Iterator[str]:
    said = field.describe()
    about = [book.text(f"option-{field.name}"), _word(book, f"option-{field.name}-help", "")]
    yield from wrap(f"{field.name}: {'. '.join(filter(None, about))}", WIDTH, initial_indent="  ", subsequent_indent="    ")
    yield from _VALUES[str(said["type"])](book, said)


def _choice_lines(book: Words, said: _Said) -> Iterator[str]:
    width = max(map(len, said["values"])) + 2
    for value in said["values"]:
        meaning = book.text(f"option-{said['name']}-{value}")
        yield f"{_INDENT}{value:<{width}}{book.text('help-game-usual', value=meaning) if value == said['default'] else meaning}"


def _several_lines(book: Words, said: _Said) -> Iterator[str]:
    yield _INDENT + book.text("help-game-several", low=said["low"], high=said["high"])
    named = [(value, book.text(f"option-{said['name']}-{value}")) for value in said["values"]]
    values = "; ".join(f"{value} – {meaning}" for value, meaning in named)
    yield from wrap(values, WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT)


def _flag_lines(book: Words, said: _Said) -> Iterator[str]:
    yield _INDENT + book.text("help-game-flag", usual=_written(said["default"]))


def _number_lines(book: Words, said: _Said) -> Iterator[str]:
    yield _INDENT + book.text("help-game-number", low=str(said["low"]), high=str(said["high"]), usual=str(said["default"]))


_VALUES: Final[Mapping[str, Callable[[Words, _Said], Iterator[str]]]] = {
    "choice": _choice_lines,
    "several": _several_lines,
    "flag": _flag_lines,
    "number": _number_lines,
}


def _written(flag: Json) -> str:
    """A flag as it is typed."""
    return "yes" if flag else "no"


def _word(book: Words, key: str, otherwise: str) -> str:
    return book.text(key) if book.has(key) else otherwise
