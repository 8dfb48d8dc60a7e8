"""Worlds that a seat cannot tell from the true one.

Without hidden chapters that is a plain redeal of the cards that the seat does not know. A completed chapter of another seat whose
profession the seat has not kept in mind (it saw two chapters leave together, of which one lay under the other [9.1, 14.2]) is not
five cards like any: it holds the five colours of one profession. So chapters and loose cards are dealt jointly.

Every possible deal shall be equally likely: every order in which the unknown cards can lie in the places of unknown cards, such
that all completed chapters are whole. How many orders are there for a choice of chapters? Let the completed chapters of an owner
get r cards of a name. Of the n unknown copies of that name, r are chosen for each such owner and the others lie elsewhere: a
multinomial coefficient. All else (the places are so many, the cards are so many) is the same for every choice. So a choice of
chapters has the probability of the product, over all names, of these coefficients, and the rest is shuffled.

The product falls apart by profession, so choices are counted profession by profession: how many ways there are to give each
owner the chapters it still lacks, from the first profession on, from the second on …; then they are drawn in that order.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import accumulate, product
from math import comb
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import WORD_RANGE, Chance
from pentapolis.kernel.zone import Zone, redeal

from .components import CHAPTER_CARDS, COLOUR_COUNT
from .state import Table

_PROFESSIONS: Final = range(len(CHAPTER_CARDS))


def imagine(table: Table, seat: Seat, chance: Chance) -> None:
    """Deals anew, in place, all that the seat does not know; the state gets a stream of its own."""
    redeal([table.vp_deck], seat, chance)
    loose = [table.deck, table.discard, *table.hands]
    bit = 1 << seat
    hiding = [zone for zone in table.completed if not all(mask & bit for mask in zone.known)]
    if hiding:
        pool = Counter(card for zone in (*loose, *hiding) for card in _unknown(zone, bit))
        for zone, cards in zip(hiding, _draw_chapters([_Owner(zone, bit) for zone in hiding], pool, chance), strict=True):
            _replace(zone, bit, cards, chance)
            pool.subtract(cards)
        _replace_loose(loose, bit, sorted(pool.elements()), chance)
    else:
        redeal(loose, seat, chance)
    table.chance = chance.fork("imagined")


def _unknown(zone: Zone, bit: int) -> list[int]:
    return [card for card, mask in zip(zone.cards, zone.known, strict=True) if not mask & bit]


def _replace(zone: Zone, bit: int, cards: list[int], chance: Chance) -> None:
    """These cards in any order come into the places of those that are not known."""
    chance.shuffle(cards)
    places = [place for place, mask in enumerate(zone.known) if not mask & bit]
    for place, card in zip(places, cards, strict=True):
        zone.cards[place] = card


def _replace_loose(zones: Sequence[Zone], bit: int, cards: list[int], chance: Chance) -> None:
    chance.shuffle(cards)
    for zone in zones:
        for place, mask in enumerate(zone.known):
            if not mask & bit:
                zone.cards[place] = cards.pop()


class _Owner:
    """A place of completed chapters of which not all is known.

    lacking  by card, how many copies the chapters need at least to be whole, beyond those that are known.
    free     how many chapters there are of which nothing is known.
    """

    def __init__(self, zone: Zone, bit: int) -> None:
        known = Counter(zone.cards)
        known.subtract(_unknown(zone, bit))
        least = [max(known[card] for card in cards) for cards in CHAPTER_CARDS]
        self.lacking = {
            card: least[profession] - known[card] for profession in _PROFESSIONS for card in CHAPTER_CARDS[profession]
        }
        self.free = len(zone.cards) // COLOUR_COUNT - sum(least)


_Share = tuple[int, ...]
"""By owner, a number of chapters."""


def _draw_chapters(owners: Sequence[_Owner], pool: Mapping[int, int], chance: Chance) -> list[list[int]]:
    """By owner, the unknown cards of its completed chapters."""
    left = tuple(owner.free for owner in owners)
    ways = _count_ways(owners, pool, left)
    cards: list[list[int]] = [[] for _ in owners]
    for profession in _PROFESSIONS:
        after = ways[profession + 1]
        shares = {share: weight * after[_less(left, share)] for share, weight in _weights(owners, pool, profession, left)}
        share = _weighted(shares, chance)
        left = _less(left, share)
        for owner, count, own in zip(owners, share, cards, strict=True):
            own += [card for card in CHAPTER_CARDS[profession] for _ in range(count + owner.lacking[card])]
    return cards


def _count_ways(owners: Sequence[_Owner], pool: Mapping[int, int], free: _Share) -> list[dict[_Share, int]]:
    """By profession, and by how many chapters each owner still lacks: the ways to give them of this profession and later ones."""
    last = {left: int(not any(left)) for left in _shares(free)}
    ways = [last]
    for profession in reversed(_PROFESSIONS):
        weights = dict(_weights(owners, pool, profession, free))
        ways.insert(
            0, {left: sum(weights[share] * ways[0][_less(left, share)] for share in _shares(left)) for left in _shares(free)}
        )
    return ways


def _weights(owners: Sequence[_Owner], pool: Mapping[int, int], profession: int, most: _Share) -> Iterator[tuple[_Share, int]]:
    """In how many ways the owners can get so many chapters of a profession each."""
    for share in _shares(most):
        weight = 1
        for card in CHAPTER_CARDS[profession]:
            copies = pool[card]
            for owner, count in zip(owners, share, strict=True):
                needed = count + owner.lacking[card]
                weight *= comb(copies, needed) if copies > 0 else int(needed == 0)
                copies -= needed
        yield share, weight


def _shares(most: _Share) -> Iterator[_Share]:
    return product(*(range(count + 1) for count in most))


def _less(left: _Share, share: _Share) -> _Share:
    return tuple(here - there for here, there in zip(left, share, strict=True))


def _weighted(weights: Mapping[_Share, int], chance: Chance) -> _Share:
    sums = list(accumulate(weights.values()))
    return list(weights)[bisect_right(sums, below(sums[-1], chance))]


def below(n: int, chance: Chance) -> int:
    """0 … n − 1, each equally likely, also where that is more than one word of the stream has."""
    if n <= WORD_RANGE:
        return chance.below(n)
    words = (n.bit_length() + 31) // 32
    limit = WORD_RANGE**words
    while True:
        value = 0
        for _ in range(words):
            value = value * WORD_RANGE + chance.word()
        if value < limit - limit % n:
            return value % n
