"""The seed is covered: each of its sentences is proven by worked cases, or states no rule."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import yaml

from tests.games.catan_card.test_cases import CASES

SENTENCES = 51
TRACE = cast("dict[str, dict[str, object]]", yaml.safe_load((Path(__file__).parent / "trace.yaml").read_text("utf-8")))


def test_every_sentence_is_mapped() -> None:
    assert list(TRACE) == [f"K{number:03}" for number in range(1, SENTENCES + 1)]


def test_every_named_case_exists() -> None:
    known = {str(case["case"]) for case in CASES}
    for sentence, found in TRACE.items():
        cases = cast("list[object]", found.get("cases", []))
        assert {str(case) for case in cases} <= known, sentence


def test_what_has_no_case_says_why() -> None:
    for sentence, found in TRACE.items():
        assert bool(found.get("cases")) != bool(found.get("no-rule")), sentence
