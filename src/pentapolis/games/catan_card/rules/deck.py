"""[12] The resource deck."""

from __future__ import annotations

from pentapolis.kernel.ask import Seat

from ..components import MARKET_SIZE
from ..state import Table


def ready(table: Table) -> bool:
    """Whether a card can be drawn.

    [decision D19] An empty deck is made anew out of the discard pile when a card is needed, not when the last one leaves: so
    the cards discarded in between are in it, and an empty pile needs no rule of its own.
    [decision D20] Where both are empty, the draws that are left are lost.
    """
    if not table.deck.cards and table.discard:
        reshuffle(table)
    return bool(table.deck.cards)


def reshuffle(table: Table) -> None:
    """[12.2] The discard pile, shuffled, becomes the deck."""
    for card in table.discard:
        table.deck.put(card)
    table.discard.clear()
    table.deck.shuffle(table.chance)
    if table.chronicle:
        table.chronicle.tell("reshuffle", count=len(table.deck.cards))


def lay_market(table: Table) -> None:
    """[3.4, 8.4] Five cards are turned up, sorted: in which order they came means nothing."""
    table.market.clear()
    while len(table.market) < MARKET_SIZE and ready(table):
        table.market.append(table.deck.pop())
    table.market.sort()


def draw(table: Table, seat: Seat, count: int) -> list[int]:
    """[12.1-12.3] Up to `count` cards into a hand; returns those drawn."""
    hand, deck = table.hands[seat], table.deck
    drawn: list[int] = []
    while len(drawn) < count and (deck.cards or ready(table)):
        drawn.append(deck.draw(hand))
    return drawn
