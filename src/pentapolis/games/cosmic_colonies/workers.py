"""The workers' cards: number, capacity and boosts [11]. Names, capacities and boosts are designed.

A boost is data; what each `op` does is written once, in `rules/gather.py` and `rules/build.py` [11A].
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .bags import RESOURCES
from .components import LETTERS

ALL_RESOURCES: Final = tuple(range(len(RESOURCES)))
GATHER: Final = "gather"
BUILD: Final = "build"


@dataclass(frozen=True, slots=True)
class Boost:
    """What a worker adds to one of the two actions.

    mark      the action: `gather`, `build`, or nothing.
    op        the row of [11A].
    amount    tokens, symbols or swaps, as the row says; of `anywhere` and `extra` the discount.
    types     resources (of `extra`: buildings) that it works for, as numbers.
    """

    mark: str
    op: str
    amount: int = 0
    types: tuple[int, ...] = ALL_RESOURCES


def _resources(letters: str) -> tuple[int, ...]:
    return tuple(map(RESOURCES.index, letters))


def _buildings(letters: str) -> tuple[int, ...]:
    return tuple(map(LETTERS.index, letters))


def swap(most: int) -> Boost:
    return Boost(GATHER, "swap", most)


def bonus_same(amount: int, types: str = RESOURCES) -> Boost:
    return Boost(GATHER, "bonus_same", amount, _resources(types))


def bonus_any(amount: int) -> Boost:
    return Boost(GATHER, "bonus_any", amount)


def discount(amount: int, types: str = RESOURCES) -> Boost:
    return Boost(BUILD, "discount", amount, _resources(types))


def wild(amount: int) -> Boost:
    return Boost(BUILD, "wild", amount)


def anywhere(less: int) -> Boost:
    return Boost(BUILD, "anywhere", less)


def extra(less: int, types: str = LETTERS) -> Boost:
    return Boost(BUILD, "extra", less, _buildings(types))


def refund(amount: int) -> Boost:
    return Boost(BUILD, "refund", amount)


def then_gather(amount: int) -> Boost:
    return Boost(BUILD, "then_gather", amount)


NONE: Final = Boost("", "")
SPLIT: Final = Boost(GATHER, "split", 2)
ONE_OF_EACH: Final = Boost(GATHER, "one_of_each")
GATHER_SUPPLY: Final = Boost(GATHER, "from_supply")
THEN_BUILD: Final = Boost(GATHER, "then_build")
BUILD_SUPPLY: Final = Boost(BUILD, "from_supply")


@dataclass(frozen=True, slots=True)
class Worker:
    """A card.

    name      deck and number: `b07` basic, `a07` advanced, `s07` solo.
    priority  the number; the lowest acts first [4.6].
    capacity  how many tokens it brings [5.6].
    boosts    by day (first step) and by night; a basic or solo card has the same in both [11.2, 11.3].
    """

    name: str
    priority: int
    capacity: int
    boosts: tuple[Boost, Boost]


def _worker(name: str, capacity: int, day: Boost, night: Boost | None = None) -> Worker:
    return Worker(name, int(name[1:]), capacity, (day, night or day))


BASIC: Final = (
    _worker("b01", 3, NONE),  # Courier
    _worker("b02", 3, swap(1)),  # Porter Drone
    _worker("b03", 2, discount(1, "M")),  # Apprentice
    _worker("b04", 2, bonus_same(2, "W")),  # Ice Driller
    _worker("b05", 2, bonus_same(2, "O")),  # Hydroponist
    _worker("b06", 2, bonus_same(2, "M")),  # Prospector
    _worker("b07", 2, bonus_same(2, "P")),  # Technician
    _worker("b08", 3, wild(2)),  # Welder
    _worker("b09", 2, anywhere(1)),  # Surveyor
    _worker("b10", 3, discount(1)),  # Rigger
    _worker("b11", 3, extra(1, "S")),  # Sculptor
    _worker("b12", 3, bonus_any(1)),  # Quartermaster
    _worker("b13", 5, NONE),  # Heavy Loader
    _worker("b14", 3, extra(2, "F")),  # Soylent Chef
    _worker("b15", 4, SPLIT),  # Dispatcher
    _worker("b16", 3, discount(2)),  # Engineer
    _worker("b17", 4, GATHER_SUPPLY),  # Smuggler
    _worker("b18", 4, refund(2)),  # Recycler
    _worker("b19", 4, THEN_BUILD),  # Logistics Chief
    _worker("b20", 4, extra(0)),  # Architect
)

ADVANCED: Final = (
    _worker("a01", 2, swap(1), anywhere(1)),  # Shuttle Pilot
    _worker("a02", 3, discount(1, "W"), bonus_same(1, "WO")),  # Cadet
    _worker("a03", 2, bonus_same(2, "M"), discount(1, "M")),  # Geologist
    _worker("a04", 2, bonus_same(2, "W"), discount(1, "W")),  # Plumber
    _worker("a05", 2, bonus_same(2, "O"), discount(1, "O")),  # Farmer
    _worker("a06", 2, bonus_same(2, "P"), discount(1, "P")),  # Reactor Operator
    _worker("a07", 3, swap(2), wild(2)),  # Trader
    _worker("a08", 3, discount(1), bonus_any(1)),  # Assembly Robot
    _worker("a09", 3, anywhere(1), SPLIT),  # Cartographer
    _worker("a10", 3, wild(2), discount(1)),  # Mechanic
    _worker("a11", 3, extra(1, "S"), bonus_any(1)),  # Artist
    _worker("a12", 3, bonus_same(1), extra(2, "F")),  # Biochemist
    _worker("a13", 4, SPLIT, bonus_same(2)),  # Freighter Captain
    _worker("a14", 3, refund(2), discount(2)),  # Contractor
    _worker("a15", 4, ONE_OF_EACH, bonus_any(1)),  # Harvester
    _worker("a16", 4, discount(2), GATHER_SUPPLY),  # Scientist
    _worker("a17", 4, GATHER_SUPPLY, wild(4)),  # Fence
    _worker("a18", 4, refund(2), BUILD_SUPPLY),  # Salvager
    _worker("a19", 4, THEN_BUILD, then_gather(2)),  # Governor
    _worker("a20", 4, extra(2), extra(1)),  # Master Architect
)

SOLO: Final = (
    _worker("s01", 3, NONE),  # Lone Courier
    _worker("s02", 3, swap(1)),  # Scrap Drone
    _worker("s03", 2, bonus_same(2, "W")),  # Ice Miner
    _worker("s04", 2, bonus_same(2, "M")),  # Ore Miner
    _worker("s05", 2, bonus_same(2, "O")),  # Algae Grower
    _worker("s06", 2, bonus_same(2, "P")),  # Battery Keeper
    _worker("s07", 3, wild(2)),  # Fitter
    _worker("s08", 4, anywhere(1)),  # Rock Climber
    _worker("s09", 3, extra(1, "S")),  # Stonecutter
    _worker("s10", 3, bonus_any(1)),  # Storekeeper
    _worker("s11", 5, NONE),  # Crane Operator
    _worker("s12", 3, discount(2)),  # Foreman
    _worker("s13", 4, GATHER_SUPPLY),  # Broker
    _worker("s14", 4, extra(0)),  # City Planner
)

WORKERS: Final = (*BASIC, *ADVANCED, *SOLO)
WORKER_NAMES: Final = tuple(worker.name for worker in WORKERS)
PRIORITY: Final = tuple(worker.priority for worker in WORKERS)

DECKS: Final[Mapping[str, tuple[int, ...]]] = {
    "basic": tuple(range(20)),
    "advanced": tuple(range(20, 40)),
    "mixed": tuple(range(40)),
    "solo": tuple(range(40, 54)),
}
"""The cards, by their place in WORKERS, that a game's pool is drawn from [3.8, 12.1]."""

NUMBERS: Final = range(20)
"""The places in a deck of 20; the basic card of a place n is n, the advanced one 20 + n, both of the same priority."""

_RIVAL_ORDERS: Final = (
    ("HAPGE", "WMOP"),  # s01
    ("AGEHP", "MOPW"),  # s02
    ("GEHPA", "WOPM"),  # s03
    ("PHGAE", "MPWO"),  # s04
    ("EGAHP", "OWMP"),  # s05
    ("APHEG", "PMOW"),  # s06
    ("HGAEP", "OPWM"),  # s07
    ("PEGAH", "WPMO"),  # s08
    ("GHPEA", "MWOP"),  # s09
    ("EAHGP", "POMW"),  # s10
    ("AEPHG", "OMWP"),  # s11
    ("HPEGA", "WMPO"),  # s12
    ("GAHPE", "PWMO"),  # s13
    ("PGAEH", "OPMW"),  # s14
)

RIVAL_PREFERS: Final = {card: _buildings(prefers) for card, (prefers, _) in zip(DECKS["solo"], _RIVAL_ORDERS, strict=True)}
"""[12.5a] which main building the rival's card would rather build, where it owns equally few."""

RIVAL_REGIONS: Final = {card: _resources(regions) for card, (_, regions) in zip(DECKS["solo"], _RIVAL_ORDERS, strict=True)}
"""[12.5b] which region it would rather gather from, where they hold equally many."""
