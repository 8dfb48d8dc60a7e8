"""What one finished game says about the balance of seats, workers, buildings, asteroids and objectives.

A report adds up the tallies of many games: how often, the mean and the spread of the points.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pentapolis.kernel.ask import seat_letter
from pentapolis.kernel.outcome import Outcome

from .components import BUILDINGS, OBJECTIVE_NAMES, TILE_NAMES
from .state import Table

GROUPS = ("seat", "asteroid", "objective", "building", "worker", "monument", "source")


class Tally(NamedTuple):
    """One entry: in which group, under which name, how many points.

    seat, asteroid, objective   the score of who had it, less the mean of the game.
    building, monument          the same, once for each tile laid.
    worker                      the same, once for each time it was played (where the game was chronicled).
    source                      the points of a seat from one source.
    """

    group: str
    name: str
    points: float


def tallies(table: Table, outcome: Outcome) -> Iterator[Tally]:
    """The entries of a game that is over."""
    mean = sum(outcome.scores) / len(outcome.scores)
    ahead = [score - mean for score in outcome.scores]
    for seat, points in enumerate(ahead):
        for group, name in _belongings(table, seat):
            yield Tally(group, name, points)
    for event in table.chronicle.events:
        if event.kind == "reveal" and event.seat is not None:
            yield Tally("worker", str(event.facts["worker"]), ahead[event.seat])
    for source, each in outcome.breakdown.items():
        yield from (Tally("source", source, points) for points in each)


def _belongings(table: Table, seat: int) -> Iterator[tuple[str, str]]:
    city = table.cities[seat]
    yield "seat", seat_letter(seat)
    yield "asteroid", city.asteroid.name
    yield "objective", OBJECTIVE_NAMES[table.objectives[seat].cards[0]]
    for tile in city.tiles:
        yield ("building" if tile.tile < len(BUILDINGS) else "monument"), TILE_NAMES[tile.tile]
