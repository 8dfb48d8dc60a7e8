"""Worlds that a seat cannot tell from the true one.

Without hidden chapters that is a plain redeal of the cards that the seat does not know. A completed chapter of another seat whose
profession the seat has not kept in mind (it saw two chapters leave together, of which one lay under the other [9.1, 14.2]) is not
five cards like any: it holds the five colours of one profession. So chapters and loose cards are dealt jointly.

Every possible deal shall be equally likely. Deal the unknown cards, with identical copies told apart, in all orders, and keep the
orders in which each hidden chapter got five cards of one profession (in the order of the colours: a chapter has no order of its
own). Each deal of names arises from equally many such orders, so the chapters of a deal alone decide how likely they are: after
some chapters have been dealt, one more of a profession can be chosen in n₁·n₂·n₃·n₄·n₅ ways, nᵢ being the copies of its colours
that are left; what remains can be dealt in equally many ways whatever was chosen. The professions of all hidden chapters together
therefore have the probability of the product of these numbers.

They are drawn by rejection: each chapter from the numbers at the start, kept with the chance by which its own number has fallen
since; if one is not kept, all are drawn again. The first of each profession is always kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.zone import Zone, redeal

from .components import CHAPTER_CARDS
from .state import Table

Place = tuple[list[int], int]
"""A list of cards and the place in it."""


def imagine(table: Table, seat: Seat, chance: Chance) -> None:
    """Deals anew, in place, all that the seat does not know; the state gets a stream of its own."""
    redeal([table.vp_deck], seat, chance)
    loose = [table.deck, table.discard, *table.hands]
    hidden = _unknown(table.completed, seat)
    if hidden:
        _redeal_with_chapters(loose, hidden, seat, chance)
    else:
        redeal(loose, seat, chance)
    table.chance = chance.fork("imagined")


def _unknown(zones: Sequence[Zone], seat: Seat) -> list[Place]:
    bit = 1 << seat
    return [(zone.cards, place) for zone in zones for place, mask in enumerate(zone.known) if not mask & bit]


def _redeal_with_chapters(loose: Sequence[Zone], hidden: Sequence[Place], seat: Seat, chance: Chance) -> None:
    places = _unknown(loose, seat)
    pool = Counter(cards[place] for cards, place in places)
    for chapters, place in hidden:
        pool.update(CHAPTER_CARDS[chapters[place]])
    for (chapters, place), profession in zip(hidden, _draw_chapters(pool, len(hidden), chance), strict=True):
        chapters[place] = profession
        pool.subtract(CHAPTER_CARDS[profession])
    rest = sorted(pool.elements())
    chance.shuffle(rest)
    for (cards, place), card in zip(places, rest, strict=True):
        cards[place] = card


_PROFESSIONS: Final = range(len(CHAPTER_CARDS))


def _draw_chapters(pool: Counter[int], count: int, chance: Chance) -> list[int]:
    """The professions of `count` chapters out of the pool, with the probabilities of the module's comment."""
    first = [ways(pool, profession) for profession in _PROFESSIONS]
    while True:
        left = Counter(pool)
        drawn: list[int] = []
        while len(drawn) < count:
            profession = _weighted(first, chance)
            if chance.below(first[profession]) >= ways(left, profession):
                break
            left.subtract(CHAPTER_CARDS[profession])
            drawn.append(profession)
        else:
            return drawn


def ways(pool: Counter[int], profession: int) -> int:
    """In how many ways a chapter of the profession can be put together, copies told apart."""
    product = 1
    for card in CHAPTER_CARDS[profession]:
        product *= pool[card]
    return product


def _weighted(weights: Sequence[int], chance: Chance) -> int:
    mark = chance.below(sum(weights))
    for index, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return index
    raise ValueError("no weights")
