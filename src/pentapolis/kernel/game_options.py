"""What can be chosen before a game begins: a typed schema with defaults, from which forms, help and checks are made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from .errors import BadGameOption
from .json_values import Json


class Field(Protocol):
    """One thing to choose. `name` is the key of its words: `option-<name>`, and `option-<name>-<value>` for its values."""

    @property
    def name(self) -> str: ...

    @property
    def default(self) -> Json: ...

    def read(self, value: Json) -> Json:
        """The value, checked and in its one form; BadGameOption says what is allowed."""
        ...

    def describe(self) -> dict[str, Json]:
        """For forms: type, default and what is allowed."""
        ...


@dataclass(frozen=True)
class Choice:
    """One of several named values."""

    name: str
    values: tuple[str, ...]
    default: str

    def read(self, value: Json) -> Json:
        if value not in self.values:
            raise BadGameOption("option-not-one-of", option=self.name, value=str(value), allowed=", ".join(self.values))
        return value

    def describe(self) -> dict[str, Json]:
        return {"type": "choice", "name": self.name, "default": self.default, "values": list(self.values)}


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool = False

    def read(self, value: Json) -> Json:
        if not isinstance(value, bool):
            raise BadGameOption("option-not-flag", option=self.name, value=str(value))
        return value

    def describe(self) -> dict[str, Json]:
        return {"type": "flag", "name": self.name, "default": self.default}


@dataclass(frozen=True)
class Number:
    """A whole number between two bounds, both allowed.

    bots_alone   it matters only where bots play among themselves: forms for people leave it out.
    """

    name: str
    low: int
    high: int
    default: int
    bots_alone: bool = False

    def read(self, value: Json) -> Json:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise BadGameOption("option-not-between", option=self.name, value=str(value), low=self.low, high=self.high)
        return value

    def describe(self) -> dict[str, Json]:
        bounds: dict[str, Json] = {"low": self.low, "high": self.high}
        audience: dict[str, Json] = {"bots_alone": True} if self.bots_alone else {}
        return {"type": "number", "name": self.name, "default": self.default, **bounds, **audience}


@dataclass(frozen=True)
class Several:
    """A set of named values, between `low` and `high` of them; kept in the order of `values`."""

    name: str
    values: tuple[str, ...]
    low: int
    high: int
    usual: tuple[str, ...] = ()

    @property
    def default(self) -> Json:
        return list(self.usual)

    def read(self, value: Json) -> Json:
        if not isinstance(value, list | tuple):
            raise BadGameOption("option-not-among", option=self.name, value=str(value), allowed=", ".join(self.values))
        given = list(value)
        wrong = [str(item) for item in given if item not in self.values]
        if wrong:
            raise BadGameOption("option-not-among", option=self.name, value=", ".join(wrong), allowed=", ".join(self.values))
        self._check_twice(given)
        self._check_count(len(given))
        return [item for item in self.values if item in given]

    def _check_twice(self, given: list[Json]) -> None:
        for place, item in enumerate(given):
            if item in given[:place]:
                raise BadGameOption("option-twice", option=self.name, value=str(item))

    def _check_count(self, count: int) -> None:
        if not self.low <= count <= self.high:
            key = "option-not-exactly" if self.low == self.high else "option-not-so-many"
            raise BadGameOption(key, option=self.name, count=count, low=self.low, high=self.high)

    def describe(self) -> dict[str, Json]:
        return {
            "type": "several",
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "low": self.low,
            "high": self.high,
        }


@dataclass(frozen=True)
class GameOptions:
    """What was chosen for one game: the number of seats and a value for every field of the schema."""

    seats: int
    values: Mapping[str, Json]

    def __getitem__(self, name: str) -> Json:
        return self.values[name]

    def text(self, name: str) -> str:
        return str(self.values[name])

    def flag(self, name: str) -> bool:
        return self.values[name] is True

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int)
        return value

    def names(self, name: str) -> tuple[str, ...]:
        value = self.values[name]
        assert isinstance(value, list)
        return tuple(map(str, value))

    def as_json(self) -> dict[str, Json]:
        return {"seats": self.seats, **self.values}


@dataclass(frozen=True)
class OnlyWith:
    """The field `name` matters only where the field `other` has this value."""

    name: str
    other: str
    value: Json

    def describe(self) -> dict[str, Json]:
        return {"name": self.name, "other": self.other, "value": self.value}


@dataclass(frozen=True)
class Schema:
    """The seats that a game can have and the fields to choose.

    only_with   fields that matter only with a certain value of another one.
    """

    min_seats: int
    max_seats: int
    fields: tuple[Field, ...] = ()
    only_with: tuple[OnlyWith, ...] = ()

    def read(self, given: Mapping[str, Json]) -> GameOptions:
        """Checked options; what is not given has its default. BadGameOption names the wrong one and what is allowed."""
        names = {field.name for field in self.fields}
        for name in given:
            if name != "seats" and name not in names:
                raise BadGameOption("option-unknown", option=name, allowed=", ".join(sorted(names | {"seats"})))
        seats = Number("seats", self.min_seats, self.max_seats, self.min_seats).read(given.get("seats", self.min_seats))
        assert isinstance(seats, int)
        return GameOptions(seats, {field.name: field.read(given.get(field.name, field.default)) for field in self.fields})

    def choose(self, given: Mapping[str, Json]) -> GameOptions:
        """As `read`, for a new game: BadGameOption also where somebody chose what would not matter. Records have all fields,
        so they are free of this."""
        options = self.read(given)
        for tie in self.only_with:
            if tie.name in given and options[tie.other] != tie.value:
                raise BadGameOption("option-only-with", option=tie.name, needed=f"{tie.other}={tie.value}")
        return options

    def default(self, seats: int) -> GameOptions:
        return self.read({"seats": seats})

    def describe(self) -> dict[str, Json]:
        return {
            "seats": [self.min_seats, self.max_seats],
            "fields": [field.describe() for field in self.fields],
            "only_with": [tie.describe() for tie in self.only_with],
        }
