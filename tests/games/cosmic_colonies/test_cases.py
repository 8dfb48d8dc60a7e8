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


def test_all_cases_of_the_specification_are_there() -> None:
    numbers = {int(str(case["case"]).rstrip("abcdefgh")) for case in CASES}
    assert numbers == set(range(1, 109))
