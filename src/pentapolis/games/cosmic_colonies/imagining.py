"""What a seat cannot know, dealt anew: every possible deal equally likely."""

from __future__ import annotations

from math import comb

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.zone import redeal

from .state import Table
from .workers import PRIORITY


def imagine(table: Table, seat: Seat, chance: Chance) -> None:
    """In place. Workers and objectives do not depend on each other. Of a mixed pool drawn by chance the cards in play depend on
    each other by their numbers."""
    if table.setting.drawn_by_number:
        redeal_by_number(table, seat, chance)
    else:
        redeal(table.worker_zones().values(), seat, chance)
    redeal(table.objective_zones().values(), seat, chance)
    table.chance = chance.fork("imagined")


def redeal_by_number(table: Table, seat: Seat, chance: Chance) -> None:
    """[3.8] D18: in play no number comes twice; what is left lies in the box."""
    bit = 1 << seat
    zones = [*table.hands, *table.right]
    unseen = [(zone.cards, place) for zone in zones for place, mask in enumerate(zone.known) if not mask & bit]
    seen = [card for zone in zones for card, mask in zip(zone.cards, zone.known, strict=True) if mask & bit]
    seen += [card for cards in table.shown for card in cards]
    boxed = [place for place, mask in enumerate(table.box.known) if not mask & bit]
    pool = [cards[place] for cards, place in unseen] + [table.box.cards[place] for place in boxed]
    drawn = draw_by_number(pool, {PRIORITY[card] for card in seen}, len(unseen), chance)
    for (cards, place), card in zip(unseen, drawn, strict=True):
        cards[place] = card
    rest = [card for card in pool if card not in drawn]
    chance.shuffle(rest)
    for place, card in zip(boxed, rest, strict=True):
        table.box.cards[place] = card


def draw_by_number(pool: list[int], taken: set[int], count: int, chance: Chance) -> list[int]:
    """So many cards of the pool, in any order, of different numbers that are not taken: each such choice equally likely."""
    numbers: dict[int, list[int]] = {}
    for card in sorted(pool):
        if PRIORITY[card] not in taken:
            numbers.setdefault(PRIORITY[card], []).append(card)
    single = [cards for cards in numbers.values() if len(cards) == 1]
    double = [cards for cards in numbers.values() if len(cards) == 2]
    pairs = _how_many_double(len(single), len(double), count, chance)
    chance.shuffle(single)
    chance.shuffle(double)
    drawn = [chance.pick(cards) for cards in [*double[:pairs], *single[: count - pairs]]]
    chance.shuffle(drawn)
    return drawn


def _how_many_double(single: int, double: int, count: int, chance: Chance) -> int:
    """How many of the drawn numbers are such of which both cards may come: as often as there are choices with so many."""
    ways = [comb(double, pairs) * 2**pairs * comb(single, count - pairs) for pairs in range(count + 1)]
    place = chance.below(sum(ways))
    for pairs, each in enumerate(ways):
        if place < each:
            return pairs
        place -= each
    raise AssertionError("the places are as many as the ways")
