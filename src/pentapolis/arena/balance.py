"""Whether a game treats all alike: the tallies of many games, added up.

A game offers tallies by a module `balance` in its package: `GROUPS`, the names of what it tallies, in order, and
`tallies(state, outcome)`, the entries of one game that is over (its state with the chronicle of the whole game), each
(group, name, points). The points of a group are those of a seat beyond the mean of its game; only those of the group `source`
are the seat's points from one source of `Outcome.breakdown`. The arena adds a group of its own: `score`, all points of a seat.
"""

from __future__ import annotations

import math
import statistics
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, TypeAlias, cast

from pentapolis import games
from pentapolis.kernel.ask import seat_letter
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.outcome import Outcome
from pentapolis.kernel.rules import State

from .tournament import Z95, Contest, Interval, Job, Result, deal_of, play_match, result_of, share_out

Tally: TypeAlias = tuple[str, str, float]
"""In which group, under which name, how many points."""

SCORE: Final = "score"
SOURCE: Final = "source"
WHOLE: Final = frozenset({SCORE, SOURCE})
"""Groups whose points count from nought; those of all others count from the mean of their game."""
TIE: Final = "tie-"
"""How the sources begin that break ties: they are no points."""


class Tallies(Protocol):
    """What a game's module `balance` holds."""

    @property
    def GROUPS(self) -> Sequence[str]: ...

    def tallies(self, state: State, outcome: Outcome, /) -> Iterable[Tally]: ...


@dataclass(frozen=True)
class Entry:
    """One name of a group.

    count   how often it was tallied.
    mean    of the points, with its 95 % interval.
    spread  standard deviation of the points.
    """

    name: str
    count: int
    mean: Interval
    spread: float

    def as_json(self) -> dict[str, Json]:
        return {"name": self.name, "count": self.count, "mean": self.mean.as_json(), "spread": round(self.spread, 4)}


@dataclass(frozen=True)
class Balance:
    """All that was tallied: `total`, the points of any seat, and the entries of each group that has any."""

    total: Entry
    groups: Mapping[str, tuple[Entry, ...]]

    def as_json(self) -> dict[str, Json]:
        return {
            "total": self.total.as_json(),
            "groups": {group: [entry.as_json() for entry in entries] for group, entries in self.groups.items()},
        }


def find_tallies(game: str) -> Tallies:
    """The tallies of a game; BadGameOption says which games offer some."""
    found = _tallies(game)
    if found is None:
        raise BadGameOption("no-balance", game=game, allowed=", ".join(filter(_tallies, games.playable())))
    return found


@cache
def _tallies(game: str) -> Tallies | None:
    name = f"{games.find_module(game).__name__}.balance"
    return cast(Tallies, import_module(name)) if find_spec(name) else None


@dataclass(frozen=True)
class Tallied:
    """One game of a contest: its result, the number of its deal, and its tallies."""

    result: Result
    deal: int
    tallies: tuple[Tally, ...]


def run_tallied(contest: Contest, processes: int = 1) -> Iterator[Tallied]:
    """Plays the same games as `run`, and tallies them. BadGameOption before the first game."""
    contest.read_options()
    find_tallies(contest.game)
    return share_out(play_tallied, contest, processes)


def play_tallied(job: Job) -> Tallied:
    """The game of this number."""
    match = play_match(job, Chronicle())
    outcome = match.outcome
    assert outcome is not None
    scores: list[Tally] = [(SCORE, seat_letter(seat), score) for seat, score in enumerate(outcome.scores)]
    own = find_tallies(job[0].game).tallies(match.state, outcome)
    return Tallied(result_of(job, match), deal_of(job), (*scores, *map(_plain, own)))


def _plain(tally: Tally) -> Tally:
    """Without the game's own class, which another process need not know."""
    group, name, points = tally
    return group, name, points


Points: TypeAlias = Mapping[int, Sequence[float]]
"""The points of one entry by deal."""


def weigh(contest: Contest, played: Iterable[Tallied]) -> Balance:
    """Adds up the tallies of one game or more. The greatest mean of a group stands first; seats stand in their own order."""
    points: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    total: dict[int, list[float]] = defaultdict(list)
    for game in played:
        total[game.deal] += game.result.scores
        for group, name, value in game.tallies:
            if group != SOURCE or not name.startswith(TIE):
                points[group, name][game.deal].append(value)
    return Balance(_entry("", total), dict(_groups((SCORE, *find_tallies(contest.game).GROUPS), points)))


def _groups(names: Iterable[str], points: Mapping[tuple[str, str], Points]) -> Iterator[tuple[str, tuple[Entry, ...]]]:
    for group in names:
        entries = [_entry(name, by_deal) for (of, name), by_deal in points.items() if of == group]
        if entries:
            yield group, tuple(sorted(entries, key=_by_name if group in (SCORE, "seat") else _by_mean))


def _by_name(entry: Entry) -> tuple[float, str]:
    return 0, entry.name


def _by_mean(entry: Entry) -> tuple[float, str]:
    return -entry.mean.value, entry.name


def _entry(name: str, by_deal: Points) -> Entry:
    values = [value for deal in by_deal.values() for value in deal]
    return Entry(name, len(values), clustered(by_deal), statistics.stdev(values) if len(values) > 1 else 0.0)


def clustered(by_deal: Points) -> Interval:
    """The mean of all values, with its normal 95 % interval. What comes from one deal is not independent (the tiles of one town
    all carry its score, the rotations of a round share their cards), so whole deals are what is compared with one another.
    Of a single deal the interval is the mean."""
    count = sum(map(len, by_deal.values()))
    middle = sum(map(sum, by_deal.values())) / count
    deals = len(by_deal)
    squares = sum((sum(values) - len(values) * middle) ** 2 for values in by_deal.values())
    half = Z95 * math.sqrt(squares * deals / (deals - 1)) / count if deals > 1 else 0.0
    return Interval(middle, middle - half, middle + half)
