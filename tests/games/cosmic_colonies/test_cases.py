"""All worked cases of the game."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from pentapolis import games
from pentapolis.kernel.cases import Case, run_case

FOLDER = Path(__file__).parent / "cases"
CASES: list[Case] = [case for path in sorted(FOLDER.glob("*.yaml")) for case in yaml.safe_load(path.read_text("utf-8"))]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["case"]))
def test_case(case: Case) -> None:
    failure = run_case(case, games.find_rules)
    assert failure is None, failure


def number(case: Case) -> int:
    """18 for 18, 18a, 18b …"""
    return int(str(case["case"]).rstrip("abcdefgh"))


def test_all_cases_of_the_specification_are_there() -> None:
    assert {number(case) for case in CASES} == set(range(1, 109))


ELSEWHERE = {"D3", "D18", "D21"}
"""Boards' sides and the even draw of a mixed pool (test_options), what the end and spectators show (test_view)."""


def test_every_decision_has_a_case() -> None:
    named = {str(rule) for case in CASES for rule in case["rules"] if str(rule).startswith("D")}  # type: ignore[union-attr]
    assert named | ELSEWHERE == {f"D{decision}" for decision in range(1, 22)}
