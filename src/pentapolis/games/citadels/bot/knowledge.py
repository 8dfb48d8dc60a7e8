"""What a seat may conclude: who can hold which character, from what was passed to it, what lies open and who was called.

It is told from what the seat knows alone: its own cards, cards shown, and the draft's cards as the sets that `imagination.groups`
gives. Which card of a group lies where is never looked at.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pentapolis.kernel.ask import Seat

from ..components import RANK
from ..imagination import groups
from ..script import ASIDE
from ..state import Table
from .worth import SHARES, Survey

Chances = list[tuple[Seat, list[int], list[float]]]
"""Seats, each with some characters and how likely it holds each of these."""


def chances(survey: Survey, me: Seat) -> Chances:
    """Which characters the other seats may hold unseen. Within a group of cards, the seats that took one of them are thought to
    have taken, one after the other, what suits them."""
    found: Chances = []
    table = survey.table
    holders, cards = table.box.script.holders[table.first], table.dealt.cards
    for group in groups(table, me):
        seats = [holders[place] for place in group if holders[place] != ASIDE]
        if seats:
            _share_out(survey, seats, sorted(may_be_held(table, [cards[place] for place in group])), found)
    return found


def may_be_held(table: Table, characters: Iterable[int]) -> list[int]:
    """Of characters that were not shown, those that can be in a hand: not what was called in vain, unless it was murdered."""
    called, murdered = table.called, table.murdered
    return [character for character in characters if RANK[character] > called or character == murdered]


def _share_out(survey: Survey, seats: Sequence[Seat], cards: list[int], found: Chances) -> None:
    """In the order of their picks each seat takes a share of every card that is left. The cube of a wish: a clear wish looks
    clearer than the difference in worth (powers from 2 to 8 do alike)."""
    left = [1.0] * len(cards)
    for seat in seats:
        worths, wishes = survey.worths(seat), []
        for card, share in zip(cards, left, strict=True):
            wish = 0.3 + SHARES[card] * worths[card]
            wishes.append(share * (wish * wish * wish))
        total = sum(wishes) or 1.0
        taken = [share if wish > total * share else wish / total for wish, share in zip(wishes, left, strict=True)]
        found.append((seat, cards, taken))
        left = [share - part for share, part in zip(left, taken, strict=True)]
