"""How fast a game runs on one core: choices, clones, imaginations, replays, each also against a frozen reference loop.

Seconds are those that the processor spent on this process, so other work on the machine counts little. They are taken in short
rounds, each beside a round of the reference loop, and the median counts: what slows the machine slows both, and the ratio stays.
"""

from __future__ import annotations

import random
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from time import process_time

from pentapolis import games
from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record, read_record, replay, write_record
from pentapolis.kernel.rules import Rules, State

from .reference import reference_loop

ROUNDS = 7
ROUND_SECONDS = 0.25
POSITIONS = 24
RECORDS = 8

Work = Callable[[], int]
"""Does a bit of work and says how many times it did what is counted."""


@dataclass(frozen=True)
class Measure:
    """How often a second, and how often for each time that the reference loop makes a choice."""

    name: str
    per_second: float
    ratio: float

    def as_json(self) -> dict[str, Json]:
        return {"per_second": round(self.per_second, 1), "ratio": round(self.ratio, 6)}


def bench(game: str, seats: int | None = None, rounds: int = ROUNDS, seconds: float = ROUND_SECONDS) -> Iterator[Measure]:
    """The measures of a game, one after the other; four seats where the game has as many."""
    rules = games.find_rules(game)
    seats = seats or min(4, rules.schema.max_seats)
    yield measure("choices", whole_games(rules, seats), rounds, seconds)
    positions = list(mid_games(rules, seats))
    yield measure("clones", clones(positions), rounds, seconds)
    yield measure("imaginations", imaginations(positions), rounds, seconds)
    yield measure("replays", replays(rules, seats), rounds, seconds)


def measure(name: str, work: Work, rounds: int, seconds: float) -> Measure:
    work()
    pairs = [(rate(work, seconds), rate(reference_loop, seconds / 3)) for _ in range(rounds)]
    ratio = statistics.median(own / reference for own, reference in pairs)
    return Measure(name, statistics.median(own for own, _ in pairs), ratio)


def rate(work: Work, seconds: float) -> float:
    """How often a second of the processor's time, over at least so many seconds."""
    done, start = 0, process_time()
    while (passed := process_time() - start) < seconds or not done:
        done += work()
    return done / passed


def whole_games(rules: Rules[State], seats: int) -> Work:
    """Whole games of players that choose by chance. The players' chance is Python's own: it is not the game's."""
    options, seeds, draw = rules.schema.default(seats), count(), random.Random(1).random

    def play() -> int:
        choices = count()

        def choose(ask: Ask) -> Option:
            next(choices)
            offered = ask.options
            return offered[int(draw() * len(offered))]

        Match(rules, options, Chance.from_seed(next(seeds))).finish(choose)
        return next(choices)

    return play


def random_game(rules: Rules[State], seats: int, seed: int, choices: int | None = None) -> Match[State]:
    """A match played by chance for so many choices, or to its end."""
    match, chance = Match(rules, rules.schema.default(seats), Chance.from_seed(seed)), Chance.from_seed(f"players {seed}")
    while match.asks and (choices is None or len(match.moves) < choices):
        ask = next(ask for ask in match.asks if ask.seat not in match.answers)
        match.play(ask.seat, chance.pick(ask.options))
    return match


def mid_games(rules: Rules[State], seats: int) -> Iterator[Match[State]]:
    """Games between a quarter and three quarters of their length."""
    for seed in range(POSITIONS):
        length = len(random_game(rules, seats, seed).moves)
        part = 0.25 + 0.5 * seed / POSITIONS
        yield random_game(rules, seats, seed, int(length * part))


def clones(positions: list[Match[State]]) -> Work:
    def clone() -> int:
        for match in positions:
            match.clone()
        return len(positions)

    return clone


def imaginations(positions: list[Match[State]]) -> Work:
    """Clones in which all that the asked seat cannot know is dealt anew."""
    chance = Chance.from_seed("imaginations")

    def imagine() -> int:
        for match in positions:
            chance.word()
            match.clone().imagine(match.asks[0].seat, chance.fork("world"))
        return len(positions)

    return imagine


def replays(rules: Rules[State], seats: int) -> Work:
    """Finished games played again from the text of their records."""
    texts = [finished_record(rules, seats, seed).text() for seed in range(RECORDS)]

    def play() -> int:
        for text in texts:
            replay(rules, read_record(text))
        return len(texts)

    return play


def finished_record(rules: Rules[State], seats: int, seed: int) -> Record:
    return write_record(random_game(rules, seats, seed), ["bot random"] * seats, Chance.from_seed(seed).key)
