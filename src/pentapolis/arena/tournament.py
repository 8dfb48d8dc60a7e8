"""A contest of bots: the seats rotate, and every rotation of a round plays the same deal.

The result depends on the seed alone, not on how many processes share the work.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import TypeAlias, TypeVar

from pentapolis import bots, games
from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.rules import State

from .play import play_game

T = TypeVar("T")

Z95 = 1.959964
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Contest:
    """What is played.

    game     the name of the rules.
    levels   of the entrants, one a seat; the same level may stand there more than once.
    games    how many games, 1 or more. A multiple of the number of entrants gives everybody every seat equally often.
    options  of the game's schema, without the seats.
    """

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, Json] = field(default_factory=dict)

    def read_options(self) -> GameOptions:
        """The checked options; BadGameOption also where a level or the number of games is wrong."""
        if self.games < 1:
            raise BadGameOption("arena-no-games", games=self.games)
        for level in self.levels:
            bots.chooser(self.game, level)
        return games.find_rules(self.game).schema.read({**self.options, "seats": len(self.levels)})


Job: TypeAlias = tuple[Contest, int]
"""A contest and the number of one of its games, from 0."""


@dataclass(frozen=True)
class Result:
    """One game: points and place of each entrant, in the order of the contest's levels."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]


@dataclass(frozen=True)
class Interval:
    """A value and the ends of its 95 % interval."""

    value: float
    low: float
    high: float

    def as_json(self) -> list[Json]:
        return [round(self.value, 4), round(self.low, 4), round(self.high, 4)]


@dataclass(frozen=True)
class Standing:
    """How one entrant fared.

    wins      games won; a shared first place counts as its share.
    win_rate  Wilson's interval. `rank` and `score`: means, with the normal interval.
    """

    level: str
    games: int
    wins: float
    win_rate: Interval
    rank: Interval
    score: Interval

    def as_json(self) -> dict[str, Json]:
        return {
            "level": self.level,
            "games": self.games,
            "wins": round(self.wins, 4),
            "win_rate": self.win_rate.as_json(),
            "rank": self.rank.as_json(),
            "score": self.score.as_json(),
        }


def run(contest: Contest, processes: int = 1) -> Iterator[Result]:
    """Plays the contest and hands out each game's result, in order. BadGameOption before the first game."""
    contest.read_options()
    return share_out(play_one, contest, processes)


def share_out(play: Callable[[Job], T], contest: Contest, processes: int) -> Iterator[T]:
    """What `play` makes of each game of the contest, in order, by so many processes. Nothing is checked."""
    jobs = [(contest, number) for number in range(contest.games)]
    if processes <= 1:
        yield from map(play, jobs)
        return
    with get_context("spawn").Pool(min(processes, contest.games)) as pool:
        yield from pool.imap(play, jobs, chunksize=max(1, min(8, contest.games // (4 * processes))))


def play_one(job: Job) -> Result:
    """The game of this number."""
    return result_of(job, play_match(job))


def play_match(job: Job, chronicle: Chronicle | None = None) -> Match[State]:
    """The match of this number, played to its end; what happens is told to the chronicle."""
    contest, number = job
    entrants = _entrants(job)
    return play_game(
        games.find_rules(contest.game),
        contest.read_options(),
        [bots.chooser(contest.game, contest.levels[entrant]) for entrant in entrants],
        Chance.from_seed(f"{contest.seed} deal {deal_of(job)}"),
        [Chance.from_seed(f"{contest.seed} game {number} entrant {entrant}") for entrant in entrants],
        chronicle,
    )


def deal_of(job: Job) -> int:
    """The number of the deal: all rotations of a round play the same one."""
    contest, number = job
    return number // len(contest.levels)


def result_of(job: Job, match: Match[State]) -> Result:
    """The result of a match that is over."""
    entrants = _entrants(job)
    assert match.outcome is not None
    return Result(_by_entrant(match.outcome.scores, entrants), _by_entrant(match.outcome.ranks, entrants))


def _entrants(job: Job) -> list[int]:
    """Who sits where, by seat."""
    contest, number = job
    seats = len(contest.levels)
    return [(seat + number) % seats for seat in range(seats)]


def _by_entrant(by_seat: Sequence[int], entrants: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(by_seat[entrants.index(entrant)] for entrant in range(len(entrants)))


def standings(contest: Contest, results: Sequence[Result]) -> list[Standing]:
    """How the entrants fared, in the order of the contest's levels."""
    return [_standing(level, entrant, results) for entrant, level in enumerate(contest.levels)]


def _standing(level: str, entrant: int, results: Sequence[Result]) -> Standing:
    ranks = [result.ranks[entrant] for result in results]
    wins = sum(1 / result.ranks.count(1) for result in results if result.ranks[entrant] == 1)
    scores = [result.scores[entrant] for result in results]
    return Standing(level, len(results), wins, wilson(wins, len(results)), mean(ranks), mean(scores))


def wilson(wins: float, games: int) -> Interval:
    """The share of games won. Wilson's interval keeps within 0 and 1 and is right for few games, too."""
    share, square = wins / games, Z95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[int]) -> Interval:
    """The mean with its normal interval; of a single value the interval is the value."""
    middle = sum(values) / len(values)
    spread = sum((value - middle) ** 2 for value in values) / (len(values) - 1) if len(values) > 1 else 0.0
    half = Z95 * math.sqrt(spread / len(values))
    return Interval(middle, middle - half, middle + half)
