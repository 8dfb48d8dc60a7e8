"""All worked cases of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.games.ora_et_labora.components import CARDS
from pentapolis.kernel.cases import Case
from tests.games.worked import cases_of, check, number

CASES = cases_of(Path(__file__).parent)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["case"]))
def test_case(case: Case) -> None:
    check(case)


def test_no_case_has_the_number_of_another() -> None:
    numbers = [str(case["case"]) for case in CASES]
    assert sorted(numbers) == sorted(set(numbers))


def test_all_cases_of_the_specification_are_there() -> None:
    assert {number(case) for case in CASES} >= set(range(1, 156))


FIRST_CARD_CASE = 201
"""From here on each building and settlement has a number of its own, in the order of the cards."""


def test_every_building_and_settlement_has_a_case_of_its_own() -> None:
    titles = {number(case): str(case["title"]) for case in CASES}
    for own_number, card in enumerate(CARDS, FIRST_CARD_CASE):
        assert titles[own_number].startswith(f"{card.name} "), card.name


def test_every_decision_has_a_case() -> None:
    named = {str(rule) for case in CASES for rule in case["rules"] if str(rule).startswith("D")}  # type: ignore[union-attr]
    assert named >= {f"D{decision}" for decision in range(1, 31)}
