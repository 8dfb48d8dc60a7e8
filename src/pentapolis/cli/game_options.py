"""`--option name=value`: options of a game as they are typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pentapolis.kernel.game_options import Field, Flag, Number, Schema, Several
from pentapolis.kernel.json_values import Json

from .errors import BadCommand
from .parser import Parser

_FLAGS: Final[Mapping[str, bool]] = dict.fromkeys(("yes", "true", "on", "да"), True) | dict.fromkeys(
    ("no", "false", "off", "нет"), False
)


def add_option(parser: Parser) -> None:
    """The argument itself; it may stand there several times."""
    parser.option("option", "setting", action="append", default=[])


def read_options(schema: Schema, given: Iterable[str]) -> dict[str, Json]:
    """What was typed for a new game, as values of the schema's types; BadGameOption says what is not allowed."""
    fields: dict[str, Any] = {field.name: field for field in schema.fields}
    options: dict[str, Json] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadCommand("option-form", text=text)
        options[name] = _read(fields.get(name), value)
    schema.choose(options)
    return options


def check_seats(schema: Schema, options: Mapping[str, Json], seats: Sequence[str]) -> None:
    """BadCommand where the game cannot have so many seats, and where an option asks for another number of them than are taken:
    who sits there is not known then."""
    if not schema.min_seats <= len(seats) <= schema.max_seats:
        raise BadCommand("seats-count", count=len(seats), low=schema.min_seats, high=schema.max_seats)
    wanted = options.get("seats", len(seats))
    if wanted != len(seats):
        raise BadCommand("seats-otherwise", wanted=str(wanted), count=len(seats), seats=",".join(seats))


def _read(field: Field | None, text: str) -> Json:
    match field:
        case Flag():
            return _FLAGS.get(text.lower(), text)
        case Number():
            return int(text) if text.lstrip("-").isdecimal() and len(text) < 12 else text
        case Several():
            return [part.strip() for part in text.split(",")]
        case _:
            return int(text) if text.isdecimal() and len(text) < 12 else text
