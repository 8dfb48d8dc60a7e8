"""Who is tested: every game that is found and the toys, each with its presets of options.

A game may say more in `tests/games/<game>/presets.py`:

    PRESETS = [{"seats": 3, "set": "mega"}, …]      further options to test with
    SMALL = [position, …]                           positions (as JSON) on which imagine is tested card by card
    POOLS = [["deck", "hand *"], ["vp deck"]]       zones, by patterns of their names, whose cards are dealt among one another;
                                                    without it all zones are one pool
    LIMIT = 20_000                                  choices after which a random game counts as one that never ends
    COUNTS = {"twin_worlds": 20_000}                of the long run: how often at least this promise is checked (a game's total)
    def possible(state, seat) -> bool: …            where cards constrain each other: whether such a deal can be
    def every_deal(state, seat) -> Iterable[State]  for SMALL, where a deal is more than cards changing places: all worlds
                                                    that the seat thinks possible, each as often as it is likely
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, cast

from pentapolis import games
from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.game_options import Choice, Field, Flag, GameOptions, Number, Schema, Several
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.match import Match
from pentapolis.kernel.rules import Rules, State

TOYS: Final = ("cards", "choices", "gifts")
LIMIT: Final = 20_000

Possible = Callable[[State, Seat], bool]
EveryDeal = Callable[[State, Seat], Iterable[State]]
Preset = Mapping[str, Json]


def always_possible(state: State, seat: Seat) -> bool:
    return True


@dataclass(frozen=True, eq=False)
class Subject:
    """A game to be tested with one preset of options.

    name      of the game; toys are called `toy:…`.
    given     the preset; empty for the defaults.
    pools     patterns of the names of zones whose cards are dealt among one another.
    """

    name: str
    rules: Rules[State]
    given: Preset = field(default_factory=dict)
    small: tuple[Mapping[str, Json], ...] = ()
    pools: tuple[tuple[str, ...], ...] = (("*",),)
    limit: int = LIMIT
    counts: Mapping[str, int] = field(default_factory=dict)
    possible: Possible = always_possible
    every_deal: EveryDeal | None = None

    @property
    def options(self) -> GameOptions:
        return self.rules.schema.read(self.given)

    def __str__(self) -> str:
        told = [f"{value} seats" if name == "seats" else f"{name} {_brief(value)}" for name, value in self.given.items()]
        return f"{self.name}: {', '.join(told) or 'defaults'}"

    def deal(self, seed: str, chronicle: Chronicle | None = None) -> Match[State]:
        """A new game."""
        return Match(self.rules, self.options, Chance.from_seed(f"{self}: {seed}"), chronicle)

    def pool_of(self, zone: str) -> int:
        """Which pool a zone's cards belong to; −1 for a zone of none."""
        for number, patterns in enumerate(self.pools):
            if any(fnmatchcase(zone, pattern) for pattern in patterns):
                return number
        return -1


def _brief(value: Json) -> str:
    text = canonical(value).strip('"')
    return text if len(text) <= 24 else text[:23] + "…"


# --- presets ------------------------------------------------------------------------------------------------------------


def default_presets(schema: Schema, every: bool) -> list[Preset]:
    """Each number of seats with the defaults, and each value of every field: with each number of seats, or where not `every`
    value by value with another number of seats."""
    seats = range(schema.min_seats, schema.max_seats + 1)
    values = [{field.name: value} for field in schema.fields for value in field_values(field) if value != _default(field)]
    presets: list[Preset] = [{"seats": count} for count in seats]
    for number, value in enumerate(values):
        counts = seats if every else [seats[number % len(seats)]]
        presets += [{"seats": count, **value} for count in counts]
    return presets


def _default(field: Field) -> Json:
    return field.read(field.default)


def field_values(field: Field) -> list[Json]:
    """What is tried of a field: all values of a choice, both of a flag, the bounds of a number, fewest and most of several."""
    if isinstance(field, Choice):
        return list(field.values)
    if isinstance(field, Flag):
        return [False, True]
    if isinstance(field, Number):
        return [field.low, field.high]
    if isinstance(field, Several):
        fewest: list[Json] = list(field.values[: field.low])
        most: list[Json] = list(field.values[len(field.values) - field.high :])
        return [fewest] if fewest == most else [fewest, most]
    return []


# --- finding ------------------------------------------------------------------------------------------------------------


@cache
def load(name: str) -> Subject:
    """A game or toy by its name, with what its presets file says."""
    if name.startswith("toy:"):
        rules = cast("Rules[State]", import_module(f"tests.toys.{name[4:]}").GAME)
        return Subject(name, rules)
    return _with_file(Subject(name, games.find_rules(name)), _presets_file(name))


def _presets_file(name: str) -> ModuleType | None:
    path = f"tests.games.{name}.presets"
    known = find_spec("tests.games") and find_spec(f"tests.games.{name}") and find_spec(path)
    return import_module(path) if known else None


def _with_file(plain: Subject, told: ModuleType | None) -> Subject:
    if told is None:
        return plain
    return Subject(
        plain.name,
        plain.rules,
        small=tuple(getattr(told, "SMALL", ())),
        pools=tuple(map(tuple, getattr(told, "POOLS", plain.pools))),
        limit=getattr(told, "LIMIT", LIMIT),
        counts=getattr(told, "COUNTS", {}),
        possible=getattr(told, "possible", always_possible),
        every_deal=getattr(told, "every_deal", None),
    )


def with_preset(subject: Subject, given: Preset) -> Subject:
    return replace(subject, given=given)


def presets(name: str, every: bool) -> list[Preset]:
    """The presets of a game: the default ones that the game can be dealt with, and those of its file."""
    subject = load(name)
    told = None if name.startswith("toy:") else _presets_file(name)
    further: Sequence[Preset] = getattr(told, "PRESETS", ())
    usable = [given for given in default_presets(subject.rules.schema, every) if _can_be_dealt(with_preset(subject, given))]
    return [*usable, *further]


def _can_be_dealt(subject: Subject) -> bool:
    """A value may need others beside it. The defaults alone must do with every number of seats."""
    try:
        subject.deal("trial")
    except BadGameOption:
        if set(subject.given) == {"seats"}:
            raise
        return False
    return True


def names() -> Iterator[str]:
    """All that is to be tested."""
    yield from (f"toy:{toy}" for toy in TOYS)
    yield from games.names()
