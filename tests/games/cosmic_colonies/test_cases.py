"""All worked cases of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.kernel.cases import Case
from tests.games.worked import cases_of, check, number

CASES = cases_of(Path(__file__).parent)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["case"]))
def test_case(case: Case) -> None:
    check(case)


def test_all_cases_of_the_specification_are_there() -> None:
    assert {number(case) for case in CASES} == set(range(1, 109))


ELSEWHERE = {"D3", "D18", "D21"}
"""Boards' sides and the even draw of a mixed pool (test_options), what the end and spectators show (test_view)."""


def test_every_decision_has_a_case() -> None:
    named = {str(rule) for case in CASES for rule in case["rules"] if str(rule).startswith("D")}  # type: ignore[union-attr]
    assert named | ELSEWHERE == {f"D{decision}" for decision in range(1, 22)}
