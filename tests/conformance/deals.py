"""Whether imagined deals come equally often: exact on a few cells, by a chi-square test with a fixed seed.

Any position serves: all but a few of the cells that the seat does not know are shown to it first, so that the possible deals
of the rest can be listed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from math import sqrt
from typing import TypeAlias

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.rules import Rules, State
from pentapolis.kernel.zone import Zone

from .driving import Broken, Game
from .subjects import Subject

PROMISE = "imagine_deals_equally"
CELLS = 4
ROUNDS = 50
"""So many imaginations for each deal that there is."""
TOO_FAR = 6.0
"""Standard deviations: one run in a thousand million goes so far by chance."""

Cell: TypeAlias = tuple[str, int]
Deal: TypeAlias = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class SmallWorld:
    """A state in which `seat` does not know the cards of these cells, and of their pool those alone."""

    subject: Subject
    state: State
    seat: Seat
    cells: tuple[Cell, ...]

    @property
    def rules(self) -> Rules[State]:
        return self.subject.rules

    def deal_of(self, state: State) -> Deal:
        """What lies in the cells; of an unordered place in no order."""
        zones = self.rules.zones(state)
        return tuple(self._unknown(zones[name]) for name in sorted({name for name, _ in self.cells}))

    def _unknown(self, zone: Zone) -> tuple[int, ...]:
        bit = 1 << self.seat
        cards = [card for card, mask in zip(zone.cards, zone.known, strict=True) if not mask & bit]
        return tuple(cards if zone.ordered else sorted(cards))

    def expected(self) -> Counter[Deal]:
        """Every deal that there is, with how many ways lead to it."""
        zones = self.rules.zones(self.state)
        cards = [zones[name].cards[place] for name, place in self.cells]
        ways: Counter[Deal] = Counter()
        for order in set(permutations(cards)):
            world = self.state.copy()
            there = self.rules.zones(world)
            for (name, place), card in zip(self.cells, order, strict=True):
                there[name].cards[place] = card
            if self.subject.possible(world, self.seat):
                ways[self.deal_of(world)] += 1
        return ways

    def found(self, times: int, chance: Chance) -> Counter[Deal]:
        """The deals of so many imaginations."""
        deals: Counter[Deal] = Counter()
        for number in range(times):
            world = self.state.copy()
            self.rules.imagine(world, self.seat, chance.fork(number))
            deals[self.deal_of(world)] += 1
        return deals


def unknown_cells(subject: Subject, state: State, seat: Seat) -> dict[int, list[Cell]]:
    """By pool, the cells whose cards a seat does not know."""
    pools: dict[int, list[Cell]] = {}
    for name, zone in subject.rules.zones(state).items():
        cells = [(name, place) for place, mask in enumerate(zone.known) if not mask >> seat & 1]
        pools.setdefault(subject.pool_of(name), []).extend(cells)
    return {pool: cells for pool, cells in pools.items() if pool >= 0}


def small_worlds(subject: Subject, match: Game, seat: Seat, chance: Chance) -> list[SmallWorld]:
    """For each pool a world with a few unknown cells, chosen at random."""
    worlds = []
    for cells in unknown_cells(subject, match.state, seat).values():
        chance.shuffle(cells)
        state = match.state.copy()
        zones = subject.rules.zones(state)
        for name, place in cells[CELLS:]:
            zones[name].show_at(place, 1 << seat)
        few = tuple(cells[:CELLS])
        if len({zones[name].cards[place] for name, place in few}) > 1:
            worlds.append(SmallWorld(subject, state, seat, few))
    return worlds


def check_deals(world: SmallWorld, chance: Chance) -> int:
    """Broken unless every deal comes as often as it must; returns how many deals there are."""
    expected = world.expected()
    times = ROUNDS * expected.total()
    found = world.found(times, chance)
    for deal in found:
        if deal not in expected:
            raise Broken(PROMISE, f"{world.subject}: seat {world.seat} imagined {deal} in {world.cells}, which cannot lie there")
    for deal in expected:
        if not found[deal]:
            raise Broken(PROMISE, f"{world.subject}: seat {world.seat} never imagined {deal} in {world.cells}, which can be")
    far = deviation(found, {deal: ROUNDS * ways for deal, ways in expected.items()})
    if far > TOO_FAR:
        raise Broken(PROMISE, f"{world.subject}: the deals of {world.cells} are {far:.1f} deviations from equal: {found}")
    return len(expected)


def deviation(found: Counter[Deal], expected: dict[Deal, int]) -> float:
    """How far the counts are from what is expected, in standard deviations of a normal one (Wilson and Hilferty 1931)."""
    freedom = len(expected) - 1
    if not freedom:
        return 0.0
    square = sum((found[deal] - count) ** 2 / count for deal, count in expected.items())
    return float(((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom)))
