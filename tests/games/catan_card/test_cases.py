"""The worked cases of the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.kernel.cases import Case
from tests.games.worked import cases_of, check, number

CASES = cases_of(Path(__file__).parent)
WORKED_CASES = 103


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['case']} {case['title']}")
def test_case(case: Case) -> None:
    check(case)


def test_all_cases_are_there() -> None:
    names = [str(case["case"]) for case in CASES]
    assert len(set(names)) == len(names)
    assert set(map(number, CASES)) == set(range(1, WORKED_CASES + 1))
