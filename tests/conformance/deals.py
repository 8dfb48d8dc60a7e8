"""Whether imagined deals come equally often: exact on a few cells, by a chi-square test with a fixed seed.

Any position serves: all but a few of the cells that the seat does not know are shown to it first, so that the possible deals
of the rest can be listed.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from math import gcd, sqrt
from typing import Protocol, TypeAlias

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import canonical
from pentapolis.kernel.rules import State
from pentapolis.kernel.zone import Zone

from .driving import Broken
from .subjects import Subject

PROMISE = "imagine_deals_equally"
CELLS = 4
ROUNDS = 50
"""So many imaginations for each deal that there is."""
TOO_FAR = 6.0
"""Standard deviations: one run in a thousand million goes so far by chance."""

Cell: TypeAlias = tuple[str, int]
Deal: TypeAlias = str


class SmallWorld(Protocol):
    """A state, and a seat that does not know a little of it."""

    @property
    def subject(self) -> Subject: ...

    @property
    def state(self) -> State: ...

    @property
    def seat(self) -> Seat: ...

    def deal_of(self, state: State) -> Deal:
        """What is dealt there of what the seat does not know."""
        ...

    def expected(self) -> Counter[Deal]:
        """Every deal that there is, with how many ways lead to it."""
        ...


@dataclass(frozen=True)
class FewCells:
    """A state in which `seat` does not know the cards of these cells, and those alone."""

    subject: Subject
    state: State
    seat: Seat
    cells: tuple[Cell, ...]

    def __str__(self) -> str:
        return f"{self.subject}: seat {self.seat}, cells {self.cells}"

    def deal_of(self, state: State) -> Deal:
        """Of an unordered place in no order."""
        zones = self.subject.rules.zones(state)
        return str([self._unknown(zones[name]) for name in sorted({name for name, _ in self.cells})])

    def _unknown(self, zone: Zone) -> list[int]:
        bit = 1 << self.seat
        cards = [card for card, mask in zip(zone.cards, zone.known, strict=True) if not mask & bit]
        return cards if zone.ordered else sorted(cards)

    def expected(self) -> Counter[Deal]:
        zones = self.subject.rules.zones(self.state)
        cards = [zones[name].cards[place] for name, place in self.cells]
        ways: Counter[Deal] = Counter()
        for order in set(permutations(cards)):
            world = self.state.copy()
            there = self.subject.rules.zones(world)
            for (name, place), card in zip(self.cells, order, strict=True):
                there[name].cards[place] = card
            if self.subject.possible(world, self.seat):
                ways[self.deal_of(world)] += 1
        return ways


@dataclass(frozen=True)
class WholePosition:
    """A small position of which the game itself lists every deal."""

    subject: Subject
    state: State
    seat: Seat

    def __str__(self) -> str:
        return f"{self.subject}: seat {self.seat} in a small position"

    def deal_of(self, state: State) -> Deal:
        told = self.subject.rules.describe(state)
        return canonical({name: value for name, value in told.items() if name != "chance"})

    def expected(self) -> Counter[Deal]:
        assert self.subject.every_deal is not None
        return Counter(map(self.deal_of, self.subject.every_deal(self.state.copy(), self.seat)))


def unknown_cells(subject: Subject, state: State, seat: Seat) -> dict[int, list[Cell]]:
    """By pool (−1 for those of none), the cells whose cards a seat does not know."""
    pools: dict[int, list[Cell]] = {}
    for name, zone in subject.rules.zones(state).items():
        cells = [(name, place) for place, mask in enumerate(zone.known) if not mask >> seat & 1]
        pools.setdefault(subject.pool_of(name), []).extend(cells)
    return pools


def small_worlds(subject: Subject, state: State, seat: Seat, chance: Chance) -> list[FewCells]:
    """For each pool a world with a few unknown cells, chosen at random."""
    worlds = []
    unknown = unknown_cells(subject, state, seat)
    for pool, cells in unknown.items():
        if pool >= 0:
            chance.shuffle(cells)
            few, others = cells[:CELLS], cells[CELLS:] + [cell for each in unknown if each != pool for cell in unknown[each]]
            world = state.copy()
            zones = subject.rules.zones(world)
            for name, place in others:
                zones[name].show_at(place, 1 << seat)
            if len({zones[name].cards[place] for name, place in few}) > 1:
                worlds.append(FewCells(subject, world, seat, tuple(few)))
    return worlds


def check_deals(world: SmallWorld, chance: Chance) -> int:
    """Broken unless every deal comes as often as it must; returns how many deals there are."""
    expected = world.expected()
    unit = gcd(*expected.values())
    times = ROUNDS * expected.total() // unit
    found = found_deals(world, times, chance)
    for deal in found:
        if deal not in expected:
            raise Broken(PROMISE, f"{world}: imagined {deal}, which cannot be")
    for deal in expected:
        if not found[deal]:
            hint = f"POOLS in tests/games/{world.subject.name}/presets.py says which places share one kind of cards"
            raise Broken(PROMISE, f"{world}: never imagined {deal}, which can be ({hint})")
    far = deviation(found, {deal: ROUNDS * ways // unit for deal, ways in expected.items()})
    if far > TOO_FAR:
        raise Broken(PROMISE, f"{world}: the deals are {far:.1f} deviations from equal: {dict(found)}")
    return len(expected)


def found_deals(world: SmallWorld, times: int, chance: Chance) -> Counter[Deal]:
    """The deals of so many imaginations."""
    deals: Counter[Deal] = Counter()
    for number in range(times):
        imagined = world.state.copy()
        world.subject.rules.imagine(imagined, world.seat, chance.fork(number))
        deals[world.deal_of(imagined)] += 1
    return deals


def deviation(found: Counter[Deal], expected: dict[Deal, int]) -> float:
    """How far the counts are from what is expected, in standard deviations of a normal one (Wilson and Hilferty 1931)."""
    freedom = len(expected) - 1
    if not freedom:
        return 0.0
    square = sum((found[deal] - count) ** 2 / count for deal, count in expected.items())
    return float(((square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom)))
