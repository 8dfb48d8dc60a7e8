"""Payments: what is offered unit by unit is exactly what the formal test of the rules allows."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.games.catan_card.components import PRICES, Counts
from pentapolis.games.catan_card.rules.payment import (
    Till,
    affordable,
    affordable_with_waiver,
    cards_of,
    exact_cards,
    open_till,
    payable,
    reduced,
    shortage,
    waivable,
)
from pentapolis.kernel.ask import Option

DISTINCT = sorted(set(PRICES))
REDUCED = sorted({reduced(price, kind) for price in DISTINCT for kind in range(5) if price[kind]})
HANDS = st.tuples(*[st.integers(0, 8)] * 5)


def fits(price: Counts, paid: tuple[int, ...]) -> bool:
    """[6.4] The formal test: what is beyond the price comes in threes, and each three makes up for one that is missing."""
    beyond = [max(0, count - needed) for needed, count in zip(price, paid, strict=True)]
    missing = sum(max(0, needed - count) for needed, count in zip(price, paid, strict=True))
    return all(count % 3 == 0 for count in beyond) and sum(beyond) // 3 == missing


def legal_payments(price: Counts, hand: Counts) -> set[tuple[int, ...]]:
    return {paid for paid in product(*(range(held + 1) for held in hand)) if fits(price, paid)}


def composed(till: Till, units: list[Option]) -> set[tuple[int, ...]]:
    """Every payment that can be composed, as counts of cards."""
    if not till.options:
        cards = cards_of(units)
        return {tuple(cards.count(kind) for kind in range(5))}
    found: set[tuple[int, ...]] = set()
    for unit in till.options:
        found |= composed(till.after(unit), [*units, unit])
    return found


@pytest.mark.parametrize("price", [(1, 1, 0, 0, 0), (0, 0, 1, 1, 1), (0, 0, 1, 3, 0), (0, 1, 0, 0, 0)])
def test_every_legal_payment_can_be_composed_and_no_other(price: Counts) -> None:
    for a, b, c, d, e in product(range(0, 8, 3), range(3), range(0, 6, 2), range(0, 7, 3), range(0, 5, 2)):
        hand = (a, b, c, d, e)
        legal = legal_payments(price, hand)
        assert payable(price, hand) == bool(legal), hand
        if legal:
            assert composed(open_till(price, hand), []) == legal, hand


@given(st.sampled_from([*DISTINCT, *REDUCED]), HANDS)
def test_no_path_of_units_ends_in_nothing(price: Counts, hand: Counts) -> None:
    if not payable(price, hand):
        return
    for turn in range(3):
        till, units = open_till(price, hand), list[Option]()
        while till.options:
            unit = till.options[(turn * 7 + len(units)) % len(till.options)]
            units.append(unit)
            till = till.after(unit)
        cards = cards_of(units)
        paid = tuple(cards.count(kind) for kind in range(5))
        assert len(units) == sum(price)
        assert fits(price, paid)
        assert all(count <= held for count, held in zip(paid, hand, strict=True))


@given(st.sampled_from(DISTINCT), HANDS)
def test_whether_a_price_can_be_paid(price: Counts, hand: Counts) -> None:
    small = (min(hand[0], 5), min(hand[1], 5), min(hand[2], 5), min(hand[3], 5), min(hand[4], 4))
    assert payable(price, small) == bool(legal_payments(price, small))


@given(HANDS)
def test_what_a_hand_can_afford(hand: Counts) -> None:
    assert set(affordable(hand).all) == {card for card, price in enumerate(PRICES) if payable(price, hand)}
    for card in affordable_with_waiver(hand).all:
        price = PRICES[card]
        assert payable(price, hand) or any(payable(reduced(price, kind), hand) for kind in range(5) if price[kind])
    assert set(affordable(hand).all) <= set(affordable_with_waiver(hand).all)


def test_the_price_itself_is_offered_in_one_go_where_the_hand_has_it() -> None:
    assert open_till((1, 1, 0, 0, 0), (1, 1, 3, 0, 0)).begin()[0] == ("exact",)
    assert open_till((1, 1, 0, 0, 0), (1, 0, 3, 0, 0)).begin() == (("pay", 0), ("swap", 2))


def test_hands_that_differ_in_useless_cards_share_a_till() -> None:
    assert open_till((1, 1, 0, 0, 0), (1, 1, 4, 2, 0)) is open_till((1, 1, 0, 0, 0), (1, 1, 5, 0, 1))


def test_shortage_and_waiver() -> None:
    assert shortage((0, 0, 3, 0, 2), (5, 0, 1, 0, 1)) == [2, 2, 4]
    assert exact_cards((0, 0, 3, 0, 2)) == [2, 2, 2, 4, 4]
    assert waivable((1, 1, 0, 0, 0), (0, 1, 0, 0, 0)) == [0]
    assert waivable((1, 1, 0, 0, 0), (0, 0, 0, 3, 0)) == [0, 1]
    assert waivable((1, 1, 0, 0, 0), (0, 0, 2, 0, 0)) == []
