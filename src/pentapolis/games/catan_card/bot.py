"""How good a position looks: how near a seat is to ten points, and what is in its way.

Everything is counted in tenths of a victory point, on positions that the seat imagines: the hands of opponents are guesses there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from pentapolis.kernel.ask import Seat

from .components import (
    BUILDINGS,
    CITY,
    COLUMNS,
    IDENTICAL_FOR_ONE,
    KNIGHT,
    LIBRARY,
    MERCHANT_GUILD,
    PRICES,
    RAID_LIMIT,
    ROAD,
    SETTLEMENT,
    UNIVERSITY,
    Counts,
)
from .rules.obstacles import shut
from .rules.ownership import SUPPLY, source
from .scoring import gain, points
from .state import Table, side_a

POINT: Final = 10.0
ABILITIES: Final = {ROAD: 3.0, KNIGHT: 5.0, LIBRARY: 2.0, UNIVERSITY: 3.0, MERCHANT_GUILD: 3.0}
"""What a card brings beside its points: an exchange or a draw in every turn, the service of a building."""
NEARNESS: Final = (0.7, 0.42, 0.26, 0.16, 0.1, 0.06)
"""Of its worth, what a build counts before it is made, by the number of cards that it still lacks."""
FURTHER: Final = 0.3
CARD: Final = 0.3
TOO_MANY: Final = 0.6
"""What a card in hand counts by itself, and what is lost of it where a Raid could take it."""
RIVAL: Final = 0.3
"""How much an opponent's position counts against the seat's own; the leader counts twice."""
VICTIM: Final = 2.5
"""What it is worth that the next road or knight would come from the leader, and what it costs to be the one."""


def worth(table: Table, seat: Seat) -> float:
    """Tenths of points by which the seat's position is better than those of its opponents."""
    rivals = [tempo(table, rival) for rival in table.others(seat)]
    return tempo(table, seat) - RIVAL * (sum(rivals) / len(rivals) + max(rivals)) + prey(table, seat)


def tempo(table: Table, seat: Seat) -> float:
    """The way to ten points: what stands, what serves in every turn, and what can soon be built."""
    return POINT * points(table, seat) + service(table, seat) + prospects(table, seat)


def service(table: Table, seat: Seat) -> float:
    """What the cards laid out bring beside their points."""
    columns = ABILITIES[ROAD] * side_a(table.roads[seat]) + ABILITIES[KNIGHT] * side_a(table.knights[seat])
    return columns + sum(ABILITIES.get(card, 0.0) for card in table.buildings[seat])


def prospects(table: Table, seat: Seat) -> float:
    """What the hand is good for: every build in reach, the nearer the more; the best counts in full, each further one less, since
    they want the same cards."""
    hand = table.counts(seat)
    held = sum(hand)
    value, share = CARD * held - TOO_MANY * max(0, held - RAID_LIMIT), 1.0
    for chance in sorted((_prospect(table, seat, card, hand) for card in wanted(table, seat)), reverse=True):
        value += share * chance
        share *= FURTHER
    return value


def _prospect(table: Table, seat: Seat, card: int, hand: Counts) -> float:
    return worth_of(table, seat, card) * NEARNESS[min(lacking(card, hand), len(NEARNESS) - 1)]


def wanted(table: Table, seat: Seat) -> list[int]:
    """The cards that could be built as the table lies, of the buildings the best one."""
    plain = [card for card in (ROAD, KNIGHT, SETTLEMENT, CITY) if shut(table, seat, card) is None]
    open_buildings = [card for card in BUILDINGS if shut(table, seat, card) is None]
    return [*plain, *sorted(open_buildings, key=lambda card: -worth_of(table, seat, card))[:1]]


def worth_of(table: Table, seat: Seat, card: int) -> float:
    """What a build would bring, its loss to a victim included."""
    value = POINT * gain(table, seat, card)
    if card in COLUMNS:
        return value or ABILITIES[card]
    return value + ABILITIES.get(card, 0.0)


@lru_cache(1 << 16)
def lacking(card: int, hand: Counts) -> int:
    """How many cards a hand still lacks for a price, three for one included."""
    short = spare = 0
    for needed, held in zip(PRICES[card], hand, strict=True):
        if held < needed:
            short += needed - held
        else:
            spare += (held - needed) // IDENTICAL_FOR_ONE
    return max(0, short - spare)


def prey(table: Table, seat: Seat) -> float:
    """Once a stack is empty: whom the seat would take from, and who would take from it."""
    value = 0.0
    for card in COLUMNS:
        if table.supply[card]:
            continue
        victim = source(table, seat, card)
        if victim != SUPPLY and victim >= 0:
            value += VICTIM * points(table, victim) / 5
        value -= sum(VICTIM for rival in table.others(seat) if source(table, rival, card) == seat)
    return value


STYLES: Final[Mapping[str, Callable[[Table, Seat], float]]] = {"greedy": worth}
