"""[3] Setup."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.zone import Zone

from ..components import (
    BUILDING_CARDS,
    CATHEDRAL_CARDS,
    COLUMN_CARDS,
    MARKET_DAY,
    RAID,
    RESOURCE_COUNTS,
    SITES,
    START_CARDS,
)
from ..state import NO_FATE, WHITE, Table
from . import deck

# [decision D1] With four players 10 Raids and 5 Market Days, the whole box; the counts for two and three are those of the one
# program written by an owner of the cards, whose last step (11 Raids) cannot be.
RAIDS = {2: 5, 3: 8, 4: 10}


def setup(options: GameOptions, chance: Chance) -> Table:
    """[3.1-3.9] The first position."""
    seats = range(options.seats)
    table = Table(
        deck=Zone(cards=[card for card, count in enumerate(RESOURCE_COUNTS) for _ in range(count)]),
        discard=[],
        market=[],
        hands=[Zone(1 << seat, ordered=False) for seat in seats],
        roads=[0 for _ in seats],
        knights=[0 for _ in seats],
        sites=Zone(cards=site_cards(options.seats)),
        settlements=[Zone() for _ in seats],
        cities=[[] for _ in seats],
        buildings=[[] for _ in seats],
        supply=box(options),
        arrows=NO_FATE if options.seats == 2 else WHITE,
        player=0,
        unique=options.flag("unique-buildings"),
        chance=chance,
    )
    table.sites.shuffle(chance)
    table.deck.shuffle(chance)
    table.player = chance.below(options.seats) if options.text("start") == "random" else 0
    deal(table)
    return table


def site_cards(seats: int) -> list[int]:
    """[2.5, 2.7] The city sides in the game."""
    return [RAID] * RAIDS[seats] + [MARKET_DAY] * (SITES[seats] - RAIDS[seats])


def box(options: GameOptions) -> list[int]:
    """[2.7] By card number, the roads, knights and buildings in the game; settlements and cities lie elsewhere."""
    cathedrals = CATHEDRAL_CARDS if options.flag("cathedral") else 0
    return [*COLUMN_CARDS[options.seats], 0, 0, *BUILDING_CARDS[options.seats], cathedrals]


def deal(table: Table) -> None:
    """[3.4-3.6] The market first, then hands, then everybody's settlement and road."""
    deck.lay_market(table)
    order = deal_order(table)
    for seat in order:
        for _ in range(START_CARDS):
            table.deck.draw(table.hands[seat])
    for seat in order:
        table.sites.draw(table.settlements[seat])
        table.roads[seat] += 1
        table.supply[0] -= 1


def deal_order(table: Table) -> Sequence[Seat]:
    """[decision D3] The starting player first, then clockwise, three cards at a time: only so that a deal can be repeated."""
    return (table.player, *table.others(table.player))
