"""The solo rival [12]: it is forced, step by step, and chooses nothing."""

from __future__ import annotations

from typing import Final

from ..bags import ONE, Bag, amount, amounts, total, write
from ..components import BUILDINGS, RIVAL_COMFORT
from ..notation import BUILDING, RESOURCE
from ..pieces import PIECE_SIZES
from ..state import RIVAL, Table
from ..workers import RIVAL_PREFERS, RIVAL_REGIONS, WORKERS


def act_for_rival(table: Table) -> None:
    """[12.5] it builds if it can, otherwise gathers, otherwise takes from the supply."""
    card = table.worker(RIVAL)
    building = what_rival_builds(table, card)
    if building is not None:
        build_for_rival(table, building)
    elif table.regions:
        gather_for_rival(table, card)
    else:
        resource = RIVAL_REGIONS[card][0]
        table.rival.store += RIVAL_COMFORT * ONE[resource]
        table.chronicle.tell("rival-supply", resource=RESOURCE.write(resource), amount=RIVAL_COMFORT)


PRICES: Final = tuple(sum(building.cost) + building.any for building in BUILDINGS)
"""How many symbols each building costs; the rival's tokens are worth the same, whatever their type."""


def what_rival_builds(table: Table, card: int) -> int | None:
    """[12.5a] of the main buildings in slots that it can pay, the one it owns fewest of; ties as the card prefers."""
    tokens, built = total(table.rival.store), table.rival.built
    able = [kind for kind in RIVAL_PREFERS[card] if table.slots[kind] and PRICES[kind] <= tokens]
    return min(able, key=lambda kind: built[kind], default=None)


def build_for_rival(table: Table, building: int) -> None:
    """[12.5a, 12.6] it pays from the type it has most of, each time, and covers as many cells as the tile has."""
    rival, paid = table.rival, 0
    for _ in range(PRICES[building]):
        token = ONE[most_of(rival.store)]
        rival.store -= token
        paid += token
    table.slots[building] -= 1
    rival.built[building] += 1
    rival.covered += PIECE_SIZES[building]
    table.chronicle.tell("rival-build", building=BUILDING.write(building), tokens=write(paid))


def most_of(store: Bag) -> int:
    """The type of which there are most; ties in the order Water, Minerals, Organics, Power."""
    counts = amounts(store)
    return counts.index(max(counts))


def gather_for_rival(table: Table, card: int) -> None:
    """[12.5b] from the fullest region; ties as the card prefers."""
    resource = max(RIVAL_REGIONS[card], key=lambda region: amount(table.regions, region))
    count = min(WORKERS[card].capacity + table.setting.difficulty.bonus, amount(table.regions, resource))
    table.regions -= count * ONE[resource]
    table.rival.store += count * ONE[resource]
    table.chronicle.tell("rival-gather", resource=RESOURCE.write(resource), amount=count)
