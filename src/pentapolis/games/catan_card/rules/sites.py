"""[8] Settlements and cities, and the events on the city sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pentapolis.kernel.ask import Ask, Play, Seat

from ..components import RAID_LIMIT
from ..notation import DISCARD, KEEP_FATE, TURN_FATE
from ..scoring import points, won
from ..state import NO_FATE, Table
from . import deck
from .hands import names, pick
from .ownership import turn_fate

# [decision D10] Of several settlements the oldest is turned, and of several free cities the oldest is covered: nobody can tell
# them apart.
OLDEST: Final = 0


def lay_settlement(table: Table, me: Seat, card: int, paid: Sequence[int]) -> Play:
    """[8.1, 8.2] Afterwards the builder may turn the fate card over."""
    table.sites.draw(table.settlements[me])
    if table.chronicle:
        table.chronicle.tell("build", me, card="settlement", resources=names(paid), points=points(table, me))
    if table.arrows == NO_FATE or won(table):
        return
    choice = yield Ask(me, "turn-fate", (TURN_FATE, KEEP_FATE))
    if choice == TURN_FATE:
        turn_fate(table, me)
    elif table.chronicle:
        table.chronicle.tell("fate-kept", me)


def lay_city(table: Table, me: Seat, card: int, paid: Sequence[int]) -> Play:
    """[8.3, 8.4] A settlement is turned over, and the event of its city side happens at once."""
    event = table.settlements[me].take_at(OLDEST)
    table.cities[me].append(event)
    if table.chronicle:
        table.chronicle.tell("build", me, card="city", resources=names(paid), points=points(table, me))
    if not won(table):
        yield from EVENTS[event](table, me)


def raid(table: Table, me: Seat) -> Play:
    """[8.4] Everybody with more than seven cards discards down to seven; then the fate card is turned over."""
    if table.chronicle:
        table.chronicle.tell("raid", me)
    for seat in raid_order(table, me):
        hand = table.hands[seat]
        if len(hand.cards) > RAID_LIMIT:
            lost = yield from pick(seat, "raid-discard", hand.cards, DISCARD, len(hand.cards) - RAID_LIMIT, ())
            table.spend(seat, lost)
            if table.chronicle:
                table.chronicle.tell("raid-discard", seat, count=len(lost), resources=names(lost))
    if table.arrows != NO_FATE:
        turn_fate(table, me)


def raid_order(table: Table, me: Seat) -> Sequence[Seat]:
    """[decision D11] Discards are chosen one after another from the builder on: the order changes nothing but what is known."""
    return (me, *table.others(me))


def market_day(table: Table, me: Seat) -> Play:
    """[8.4] The market is discarded and turned up anew.

    [decision D12] The card's text is not known; the one program that has it does so, and the name fits.
    """
    table.discard += table.market
    deck.lay_market(table)
    if table.chronicle:
        table.chronicle.tell("market-day", me, resources=names(table.market))
    yield from ()


EVENTS: Final[Sequence[Callable[[Table, Seat], Play]]] = (raid, market_day)
"""By city side."""
