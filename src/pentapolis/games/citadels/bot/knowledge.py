"""What a seat may conclude: who can hold which character, from what was passed to it, what lies open and who was called.

It is told from what the seat knows alone: its own cards, cards shown, and the draft's cards as the sets that `imagination.groups`
gives. Which card of a group lies where is never looked at.
"""

from __future__ import annotations

from pentapolis.kernel.ask import Seat

from ..components import RANK
from ..imagination import groups
from ..script import ASIDE
from ..state import Table
from .worth import Survey, weight

Chances = dict[int, dict[Seat, float]]
"""By character, how likely each seat holds it."""


def chances(survey: Survey, me: Seat) -> Chances:
    """For each character that another seat may hold unseen. Within a group of cards, the seats that took one of them are thought
    to have taken, one after the other, what suits them."""
    found: Chances = {}
    table = survey.table
    holders = table.box.script.holders[table.first]
    for group in groups(table, me):
        seats = [holders[place] for place in group if holders[place] != ASIDE]
        if seats:
            cards = sorted(table.dealt.cards[place] for place in group)
            _share_out(survey, seats, [card for card in cards if may_be_held(table, card)], found)
    return found


def may_be_held(table: Table, character: int) -> bool:
    """Whether a character that was not shown can be in a hand: not if it was called in vain, unless it was murdered."""
    return RANK[character] > table.called or character == table.murdered


def _share_out(survey: Survey, seats: list[Seat], cards: list[int], found: Chances) -> None:
    """In the order of their picks each seat takes a share of every card that is left."""
    left = dict.fromkeys(cards, 1.0)
    for seat in seats:
        wishes = {card: share * weight(survey, seat, card) for card, share in left.items()}
        total = sum(wishes.values()) or 1.0
        for card, wish in wishes.items():
            taken = min(left[card], wish / total)
            left[card] -= taken
            found.setdefault(card, {})[seat] = taken
