"""How a state is written as readable JSON and laid out from it: a table of parts, one for each field.

    LAYOUT = Layout({"deck": Cards(CARD), "hands": BySeat(Cards(CARD)), "tokens": BySeat(NUMBER), "turn": Name(SEATS)})

`describe` writes all fields; `arrange` lays out those that are given and leaves the rest. A card's text is its name, followed by
`@` and the seats that know it where these are not the place's own eyes: `ROB-b`, `ROB-b@AC`, `ROB-b@*` (everybody), `ROB-b@-`
(nobody). Cards are listed from the top.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from .ask import seat_letter
from .chance import KEY_BYTES, MAX_COUNT, Chance
from .errors import BadPosition, BadText
from .json_values import Json
from .notation import Kind
from .zone import MAX_SEATS, NOBODY, PUBLIC, SPECTATORS, Zone


class Part(Protocol):
    """How one field is written and read. `read` is given the field's present value: places are changed in place."""

    def write(self, value: object) -> Json: ...

    def read(self, text: Json, old: object) -> object: ...


@dataclass(frozen=True)
class Layout:
    """The parts of a state by the names of its fields."""

    parts: Mapping[str, Part]

    def describe(self, state: object) -> dict[str, Json]:
        return {name: part.write(getattr(state, name)) for name, part in self.parts.items()}

    def arrange(self, state: object, given: Mapping[str, Json]) -> None:
        """BadPosition names the field and what was expected there; nothing is promised of the state then."""
        for name, text in given.items():
            part = self.parts.get(name)
            if part is None:
                raise BadPosition("position-unknown-field", field=name, expected=", ".join(self.parts))
            try:
                setattr(state, name, part.read(text, getattr(state, name)))
            except BadText as error:
                raise BadPosition("position-bad-field", field=name, reason=str(error)) from error


def _expected(what: str, text: Json) -> BadText:
    return BadText("position-expected", expected=what, text=str(text)[:80])


@dataclass(frozen=True)
class Plain:
    """A number, a flag or a text as it is."""

    type: type

    def write(self, value: object) -> Json:
        assert isinstance(value, int | str | bool)
        return value

    def read(self, text: Json, old: object) -> object:
        if type(text) is not self.type:
            raise _expected(self.type.__name__, text)
        return text


NUMBER: Final = Plain(int)
FLAG: Final = Plain(bool)
TEXT: Final = Plain(str)


@dataclass(frozen=True)
class Name:
    """A number that the notation names."""

    kind: Kind

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return self.kind.write(value)

    def read(self, text: Json, old: object) -> object:
        return self.kind.read(str(text))


@dataclass(frozen=True)
class Maybe:
    """A part that may be missing: null in JSON, `missing` in the state."""

    part: Part
    missing: object = None

    def write(self, value: object) -> Json:
        return None if value == self.missing else self.part.write(value)

    def read(self, text: Json, old: object) -> object:
        return self.missing if text is None else self.part.read(text, old)


@dataclass(frozen=True)
class Many:
    """A list (or, with `kind=tuple`, another sequence) of parts."""

    part: Part
    kind: Callable[[list[object]], object] = list

    def write(self, value: object) -> Json:
        assert isinstance(value, Iterable)
        return [self.part.write(item) for item in value]

    def read(self, text: Json, old: object) -> object:
        if not isinstance(text, list):
            raise _expected("a list", text)
        olds = old if isinstance(old, list | tuple) else ()
        return self.kind([self.part.read(item, olds[place] if place < len(olds) else None) for place, item in enumerate(text)])


@dataclass(frozen=True)
class BySeat:
    """A list with one part for each seat, written under the seats' letters; a part of the seats may be given."""

    part: Part

    def write(self, value: object) -> Json:
        assert isinstance(value, list)
        return {seat_letter(seat): self.part.write(item) for seat, item in enumerate(value)}

    def read(self, text: Json, old: object) -> object:
        assert isinstance(old, list)
        letters = [seat_letter(seat) for seat in range(len(old))]
        if not isinstance(text, dict) or not set(text) <= set(letters):
            raise _expected(f"a mapping of {', '.join(letters)}", text)
        for seat, letter in enumerate(letters):
            if letter in text:
                old[seat] = self.part.read(text[letter], old[seat])
        return old


@dataclass(frozen=True)
class Converted:
    """A part of the game's own: two functions."""

    writing: Callable[[object], Json]
    reading: Callable[[Json], object]

    def write(self, value: object) -> Json:
        return self.writing(value)

    def read(self, text: Json, old: object) -> object:
        return self.reading(text)


@dataclass(frozen=True)
class Cards:
    """A zone, from the top, with who knows what."""

    kind: Kind

    def write(self, value: object) -> Json:
        assert isinstance(value, Zone)
        pairs = zip(reversed(value.cards), reversed(value.known), strict=True)
        return [self.kind.write(card) + _write_knowers(known, value.eyes) for card, known in pairs]

    def read(self, text: Json, old: object) -> object:
        if not isinstance(old, Zone):
            raise _expected("no more places than there are", text)
        if not isinstance(text, list):
            raise _expected("a list of cards, the top one first", text)
        pairs = [_read_card(self.kind, str(item), old.eyes) for item in reversed(text)]
        old.cards[:] = [card for card, _ in pairs]
        old.known[:] = [known for _, known in pairs]
        return old


def _write_knowers(known: int, eyes: int) -> str:
    if known == eyes:
        return ""
    return "@" + ("*" if known == PUBLIC else _letters(known) or "-")


def _letters(known: int) -> str:
    letters = "".join(seat_letter(seat) for seat in range(MAX_SEATS) if known >> seat & 1)
    return letters + ("+" if known & SPECTATORS else "")


def _read_card(kind: Kind, text: str, eyes: int) -> tuple[int, int]:
    name, marked, letters = text.partition("@")
    return kind.read(name), _read_knowers(letters) if marked else eyes


def _read_knowers(letters: str) -> int:
    if letters in ("*", "-"):
        return PUBLIC if letters == "*" else NOBODY
    known = 0
    for letter in letters:
        seat = ord(letter) - ord("A")
        if letter != "+" and not 0 <= seat < MAX_SEATS:
            raise _expected("letters of seats after @", letters)
        known |= SPECTATORS if letter == "+" else 1 << seat
    return known


class _Stream:
    """A place in a chance stream: its key in hex and how many words were drawn."""

    def write(self, value: object) -> Json:
        assert isinstance(value, Chance)
        return {"key": value.key.hex(), "count": value.count}

    def read(self, text: Json, old: object) -> object:
        key, count = (text.get("key"), text.get("count")) if isinstance(text, dict) else (None, None)
        if not isinstance(key, str) or type(count) is not int or not 0 <= count < MAX_COUNT:
            raise _expected("a key in hex and a count", text)
        return Chance(_read_key(key), count)


def _read_key(text: str) -> bytes:
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        raise _expected(f"a key of {2 * KEY_BYTES} hexadecimal digits", text)
    return key


STREAM: Final = _Stream()
