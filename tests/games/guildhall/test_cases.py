"""All worked cases of the specification, numbered as there; a case with variants is several (18a, 18b)."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.kernel.cases import Case
from tests.games.worked import cases_of, check, number

CASES = cases_of(Path(__file__).parent)
SPECIFIED = 87
"""Cases of the specification; those beyond are our own."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['case']}: {case['title']}")
def test_case(case: Case) -> None:
    check(case)


def test_no_case_is_missing_and_none_is_there_twice() -> None:
    labels = [str(case["case"]) for case in CASES]
    assert {number(case) for case in CASES} >= set(range(1, SPECIFIED + 1))
    assert len(labels) == len(set(labels))
