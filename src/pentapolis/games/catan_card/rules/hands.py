"""Picks out of a hand, and cards that move between hands."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeAlias

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.json_values import Json

from ..components import RESOURCES
from ..state import Table

Picks: TypeAlias = Generator[Ask, Option, list[int]]
"""A choice made of several picks; it returns them, and nothing has been moved."""


def kinds(cards: Sequence[int], words: Sequence[Option]) -> list[Option]:
    """An option for every resource among the cards, in the fixed order."""
    return [word for resource, word in enumerate(words) if resource in cards]


def pick(seat: Seat, about: str, cards: Sequence[int], words: Sequence[Option], count: int, picked: Sequence[Option]) -> Picks:
    """So many of the cards, one after another. All of them need no asking."""
    if count == len(cards):
        return sorted(cards)
    word = yield Ask(seat, about, kinds(cards, words), picked)
    chosen, done, left = [word[1]], [*picked, word], list(cards)
    while len(chosen) < count:
        left.remove(chosen[-1])
        word = yield Ask(seat, about, kinds(left, words), done)
        chosen.append(word[1])
        done = [*done, word]
    return chosen


def steal(table: Table, victim: Seat, me: Seat, count: int) -> list[int]:
    """Random cards of a hand go to another, seen by the two alone; returns them.

    [5.14] Each card is drawn by chance, so that a hand need not be shuffled before it is drawn from again.
    """
    theirs, mine = table.hands[victim], table.hands[me]
    stolen: list[int] = []
    for _ in range(count):
        card = theirs.cards[table.chance.below(len(theirs.cards))]
        theirs.slip(card, mine, 1 << me)
        stolen.append(card)
    return stolen


def names(cards: Sequence[int]) -> list[Json]:
    """Resource cards by name, sorted, as the chronicle tells them."""
    return [RESOURCES[card] for card in sorted(cards)]
