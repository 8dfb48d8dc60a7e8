"""What a seat may conclude: who holds which character, from what was passed to it, what lies open and who was called.

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

Guess = tuple[Seat, int]
"""A seat and a character that it is thought to hold."""


def guesses(survey: Survey, me: Seat) -> list[Guess]:
    """Which characters the other seats hold unseen. Of a group of cards the seats that took one of them are thought to have
    taken, one after the other, what they wished for most: a guess that is right leaves less to guess for the next. (To weigh all
    that is possible costs several times as much and wins no more.)"""
    found: list[Guess] = []
    table = survey.table
    holders, cards = table.box.script.holders[table.first], table.dealt.cards
    for group in groups(table, me):
        left = may_be_held(table, sorted([cards[place] for place in group]))
        for place in group:
            seat = holders[place]
            if seat != ASIDE and left:
                favourite = _favourite(left, survey.worths(seat))
                left.remove(favourite)
                found.append((seat, favourite))
    return found


def _favourite(characters: list[int], worths: Sequence[float]) -> int:
    return max(characters, key=lambda character: worths[character] * SHARES[character])


def may_be_held(table: Table, characters: Iterable[int]) -> list[int]:
    """Of characters that were not shown, those that can be in a hand: not what was called in vain, unless it was murdered."""
    called, murdered = table.called, table.murdered
    return [character for character in characters if RANK[character] > called or character == murdered]
