"""The worked cases of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import pytest
import yaml

from pentapolis.games import find_rules
from pentapolis.kernel.cases import Case, run_case

CASES = Path(__file__).parent / "cases"
WORKED_CASES = 103


def all_cases() -> list[Case]:
    """Every case of every file."""
    return [case for path in sorted(CASES.glob("*.yaml")) for case in cast("list[Case]", yaml.safe_load(path.read_text("utf-8")))]


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: f"{case['case']} {case['title']}")
def test_case(case: Case) -> None:
    failure = run_case(case, find_rules)
    assert failure is None, str(failure)


def test_all_cases_are_there() -> None:
    numbers = [str(case["case"]) for case in all_cases()]
    assert len(set(numbers)) == len(numbers)
    assert {int(re.sub(r"\D", "", number)) for number in numbers} == set(range(1, WORKED_CASES + 1))
