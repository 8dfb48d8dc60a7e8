"""The worked cases of the specification, one test each."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.kernel.cases import Case
from tests.games.worked import cases_of, check, number

CASES = cases_of(Path(__file__).parent)


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["case"]))
def test_case(case: Case) -> None:
    check(case)


def test_all_cases_of_the_specification_are_here() -> None:
    assert set(map(number, CASES)) >= set(range(1, 131))
    names = [str(case["case"]) for case in CASES]
    assert len(names) == len(set(names))
