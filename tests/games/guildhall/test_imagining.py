"""Imagined worlds: only possible chapters, every deal as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod

import pytest

from pentapolis.games.guildhall import GAME
from pentapolis.games.guildhall.components import CARD, CHAPTER_CARDS, PROFESSION_OF
from pentapolis.games.guildhall.imagining import below
from pentapolis.games.guildhall.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json

from .positions import lay_out
from .presets import possible

Cards = Counter[int]
Deal = tuple[tuple[int, ...], ...]
"""By owner, the professions of its completed chapters, sorted."""

LIMIT = 4.0
"""Standard deviations beyond which a count is not left to chance; the streams are fixed."""


def deal_of(table: Table, owners: range) -> Deal:
    return tuple(tuple(table.completed_chapters(owner)) for owner in owners)


def orders(cards: Cards) -> int:
    """In how many orders so many cards can lie, copies being alike."""
    return factorial(cards.total()) // prod(factorial(count) for count in cards.values())


def cards_of(professions: tuple[int, ...]) -> Cards:
    return Counter(card for profession in professions for card in CHAPTER_CARDS[profession])


def expected(pool: Cards, sizes: list[int]) -> dict[Deal, int]:
    """Every choice of chapters with the number of orders that lead to it, counted place by place."""
    choices: dict[Deal, tuple[int, Cards]] = {(): (1, pool)}
    for size in sizes:
        further: dict[Deal, tuple[int, Cards]] = {}
        for deal, (ways, left) in choices.items():
            for professions in combinations_with_replacement(range(len(CHAPTER_CARDS)), size):
                needed = cards_of(professions)
                if needed <= left:
                    further[(*deal, professions)] = (ways * orders(needed), left - needed)
        choices = further
    return {deal: ways * orders(left) for deal, (ways, left) in choices.items()}


def check(table: Table, owners: range, wanted: dict[Deal, int], times: int) -> None:
    found: Counter[Deal] = Counter()
    chance = Chance.from_seed("imagining")
    for number in range(times):
        world = table.copy()
        GAME.imagine(world, 0, chance.fork(number))
        assert possible(world, 0)
        assert GAME.components(world) == GAME.components(table)
        found[deal_of(world, owners)] += 1
    assert set(found) <= set(wanted)
    for deal, ways in wanted.items():
        mean = times * ways / sum(wanted.values())
        assert abs(found[deal] - mean) < LIMIT * max(mean, 1) ** 0.5, (deal, found[deal], mean)


def unknown(table: Table) -> Cards:
    zones = [table.deck, table.discard, *table.hands, *table.completed]
    return Counter(card for zone in zones for card, mask in zip(zone.cards, zone.known, strict=True) if not mask & 1)


def position(**given: Json) -> Table:
    given.setdefault("hands", {"A": [], "B": [], "C": []})
    given.setdefault("deck", [])
    return lay_out(seats=3, **given).state


def test_one_hidden_chapter_is_as_likely_as_its_colours_are_many() -> None:
    table = position(completed={"B": ["BRI-rbygp"]}, deck=["HUN-rbygp", "HUN-rb", "BRI-r", "TAX-rbyg"])
    wanted = expected(unknown(table), [1])
    ways = {PROFESSION_OF[5 * deal[0][0]]: count for deal, count in wanted.items()}
    assert ways[1] == 2 * ways[0]
    assert len(wanted) == 2
    check(table, range(1, 2), wanted, 1500)


def test_two_hidden_chapters_of_one_owner() -> None:
    table = position(completed={"B": ["BRI-rbygp", "HUN-rbygp"]}, deck=["BRI-rbygp", "HUN-rbygp", "SCH-rbygp", "TAX-r"])
    wanted = expected(unknown(table), [2])
    assert len(wanted) == 5
    check(table, range(1, 2), wanted, 2000)


def test_hidden_chapters_of_two_owners_are_dealt_jointly() -> None:
    table = position(completed={"B": ["BRI-rbygp"], "C": ["HUN-rbygp", "BRI-rbygp"]}, hands={"A": [], "B": ["HUN-rb"], "C": []})
    wanted = expected(unknown(table), [1, 2])
    assert len(wanted) == 2
    check(table, range(1, 3), wanted, 1500)


def test_a_chapter_that_is_known_stays() -> None:
    table = position(completed={"B": ["TAX-rbygp@*", "HUN-rbygp"]}, deck=["BRI-rbygp", "TAX-rbygp"])
    worlds = {deal_of(world, range(1, 2)) for world in imagined(table, 200)}
    assert worlds == {((0, 5),), ((1, 5),), ((5, 5),)}


def test_the_rest_of_a_chapter_follows_from_what_is_known_of_it() -> None:
    table = position(completed={"B": ["TAX-r@*", "TAX-bygp@B", "HUN-rbygp"]}, deck=["TAX-rbygp"])
    for world in imagined(table, 100):
        assert 5 in world.completed_chapters(1)
        assert possible(world, 0)


def test_the_loose_cards_are_dealt_among_all_places() -> None:
    table = position(completed={"B": ["BRI-rbygp"]}, hands={"A": [], "B": ["TAX-r"], "C": ["TAX-b"]}, deck=["HUN-rbygp"])
    seen = Counter(CARD.write(world.hands[1].cards[0]) for world in imagined(table, 1400))
    assert set(seen) == {"TAX-r", "TAX-b"} | {f"{code}-{colour}" for code in ("HUN", "BRI") for colour in "rbygp"}
    assert abs(seen["TAX-r"] - 200) < LIMIT * 200**0.5


def imagined(table: Table, times: int) -> list[Table]:
    chance, worlds = Chance.from_seed("worlds"), []
    for number in range(times):
        worlds.append(table.copy())
        GAME.imagine(worlds[-1], 0, chance.fork(number))
    return worlds


def test_without_hidden_chapters_my_knowledge_stays_and_the_vp_deck_is_shuffled() -> None:
    table = lay_out(["A play BRI-y", "A level 0", "A return TAX-g"], hands={"A": ["BRI-y", "TAX-g"]}).state
    worlds = imagined(table, 20)
    assert {world.deck.cards[-1] for world in worlds} == {table.deck.cards[-1]}
    assert {tuple(world.hands[0].cards) for world in worlds} == {tuple(table.hands[0].cards)}
    assert len({tuple(world.vp_deck.cards) for world in worlds}) > 10
    assert len({world.chance.key for world in worlds}) == 20


@pytest.mark.parametrize("n", [1, 6, 1 << 32, 3 << 40])
def test_below_reaches_all_of_a_large_range(n: int) -> None:
    chance = Chance.from_seed("below")
    drawn = [below(n, chance) for _ in range(600)]
    assert all(0 <= value < n for value in drawn)
    thirds = Counter(min(2, 3 * value // n) for value in drawn)
    assert n == 1 or all(abs(count - 200) < LIMIT * 200**0.5 for count in thirds.values())
