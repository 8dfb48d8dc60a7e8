"""All payments, against the definition of the specification [14]."""

from __future__ import annotations

from itertools import product

import pytest

from pentapolis.games.cosmic_colonies.bags import HANDFULS, amounts, bag, fits, held, total, write
from pentapolis.games.cosmic_colonies.components import BUILDINGS
from pentapolis.games.cosmic_colonies.prices import PLAIN, SECOND_TERMS, TERMS, Terms
from pentapolis.games.cosmic_colonies.workers import WORKERS

ALL = sorted({terms for pair in (*TERMS, *SECOND_TERMS) for terms in pair}, key=repr)


def allowed(terms: Terms, building: int, pay: tuple[int, ...]) -> bool:
    """Whether some way to take off exactly the discount leaves as many symbols as tokens, all but `wild` of the right type."""
    cost = [*BUILDINGS[building].cost, BUILDINGS[building].any]
    eligible = range(5) if len(terms.types) == 4 else terms.types
    off = min(terms.discount, sum(cost[symbol] for symbol in eligible))
    for less in product(*(range(symbols + 1) for symbols in cost)):
        if sum(less) == off and all(not count or symbol in eligible for symbol, count in enumerate(less)):
            left = [symbols - count for symbols, count in zip(cost, less, strict=True)]
            wrong = sum(max(0, symbols - paid) for symbols, paid in zip(left, pay, strict=False))
            if sum(pay) == sum(left) and wrong <= terms.wild:
                return True
    return False


@pytest.mark.parametrize("terms", ALL, ids=repr)
def test_payments(terms: Terms) -> None:
    for building in range(len(BUILDINGS)):
        expected = {pay for pay in product(range(6), repeat=4) if sum(pay) <= 5 and allowed(terms, building, pay)}
        assert {amounts(tokens) for tokens in terms.payments(building)} == expected
        assert len(terms.payments(building)) == len(expected)


def test_a_plain_price_has_one_payment_and_a_statue_four() -> None:
    assert [len(PLAIN.payments(building)) for building in range(len(BUILDINGS))] == [1, 1, 1, 1, 1, 1, 4]


def test_a_full_set_costs_eighteen() -> None:
    assert [sum(building.cost[r] for building in BUILDINGS[:5]) for r in range(4)] == [4, 5, 5, 4]


def test_second_terms_are_those_of_the_extra_build() -> None:
    discounts = {worker.name: [terms.discount for terms in pair] for worker, pair in zip(WORKERS, SECOND_TERMS, strict=True)}
    assert (discounts["b11"], discounts["b14"], discounts["a20"], discounts["b16"]) == ([1, 1], [2, 2], [2, 1], [0, 0])


# --- bags -----------------------------------------------------------------------------------------------------------------


def test_bags() -> None:
    tokens = bag((1, 0, 3, 200))
    assert amounts(tokens) == (1, 0, 3, 200)
    assert total(tokens) == 204
    assert held(tokens) == [0, 2, 3]
    assert write(tokens) == "W1-O3-P200"
    assert write(0) == "none"


def test_fitting_looks_at_every_type() -> None:
    store = bag((2, 1, 0, 5))
    assert fits(bag((2, 1, 0, 5)), store)
    assert fits(0, store)
    for more in ((3, 0, 0, 0), (0, 2, 0, 0), (0, 0, 1, 0), (0, 0, 0, 6)):
        assert not fits(bag(more), store)


def test_handfuls_are_all_of_up_to_four_tokens() -> None:
    assert len(HANDFULS) == len(set(HANDFULS)) == 1 + 4 + 10 + 20 + 35
    assert max(map(total, HANDFULS)) == 4
