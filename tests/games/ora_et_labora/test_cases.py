"""All worked cases of the game."""

from __future__ import annotations

from pathlib import Path
from string import ascii_lowercase

import pytest
import yaml

from pentapolis import games
from pentapolis.games.ora_et_labora.components import CARDS
from pentapolis.kernel.cases import Case, run_case

FOLDER = Path(__file__).parent / "cases"
CASES: list[Case] = [case for path in sorted(FOLDER.glob("*.yaml")) for case in yaml.safe_load(path.read_text("utf-8"))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["case"]))
def test_case(case: Case) -> None:
    failure = run_case(case, games.find_rules)
    assert failure is None, failure


def number(case: Case) -> int:
    """18 for 18, 18a, 18b …"""
    return int(str(case["case"]).rstrip(ascii_lowercase))


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
