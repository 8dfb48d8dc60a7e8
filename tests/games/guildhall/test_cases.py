"""All worked cases of the specification, numbered as there; a case with variants is several (18a, 18b)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from pentapolis.games import find_rules
from pentapolis.kernel.cases import Case, run_case

FOLDER = Path(__file__).parent / "cases"
SPECIFIED = 87
"""Cases of the specification; those beyond are our own."""


def cases() -> Iterator[Case]:
    for path in sorted(FOLDER.glob("*.yaml")):
        yield from yaml.safe_load(path.read_text("utf-8"))


def number(case: Case) -> int:
    return int(str(case["case"]).rstrip("abcdefgh"))


@pytest.mark.parametrize("case", list(cases()), ids=lambda case: f"{case['case']}: {case['title']}")
def test_case(case: Case) -> None:
    failure = run_case(case, find_rules)
    assert failure is None, str(failure)


def test_no_case_is_missing_and_none_is_there_twice() -> None:
    labels = [str(case["case"]) for case in cases()]
    assert {number(case) for case in cases()} >= set(range(1, SPECIFIED + 1))
    assert len(labels) == len(set(labels))
