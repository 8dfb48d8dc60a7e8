"""The worked cases of the specification, one test each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from pentapolis.games import find_rules
from pentapolis.kernel.cases import Case, run_case

FOLDER = Path(__file__).parent / "cases"


def all_cases() -> Iterator[Case]:
    for path in sorted(FOLDER.glob("*.yaml")):
        yield from yaml.safe_load(path.read_text("utf-8"))


@pytest.mark.parametrize("case", [pytest.param(case, id=str(case["case"])) for case in all_cases()])
def test_case(case: Case) -> None:
    assert run_case(case, find_rules) is None


def test_all_cases_of_the_specification_are_here() -> None:
    numbers = {int(str(case["case"]).rstrip("abcdef")) for case in all_cases()}
    assert numbers >= set(range(1, 131))
    names = [str(case["case"]) for case in all_cases()]
    assert len(names) == len(set(names))
