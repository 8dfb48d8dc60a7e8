"""Worked cases and the sentences that they prove: what the tests of all games share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from string import ascii_lowercase
from typing import Any

import yaml

from pentapolis.games import find_rules
from pentapolis.kernel.cases import Case, run_case


def cases_of(tests: Path) -> list[Case]:
    """All cases in the folder `cases` of a game's tests."""
    return [case for path in sorted((tests / "cases").glob("*.yaml")) for case in yaml.safe_load(path.read_text("utf-8"))]


def check(case: Case) -> None:
    failure = run_case(case, find_rules)
    assert failure is None, str(failure)


def number(case: Case) -> int:
    """18 for 18, 18a, 18b …"""
    return int(str(case["case"]).rstrip(ascii_lowercase))


def trace_of(tests: Path) -> Mapping[str, Mapping[str, Any]]:
    """By sentence of the seed, the cases that prove it, or why it states no rule."""
    trace: Mapping[str, Mapping[str, Any]] = yaml.safe_load((tests / "trace.yaml").read_text("utf-8"))
    return trace


def check_trace(tests: Path, letter: str, sentences: int) -> None:
    """Every numbered sentence of the seed is mapped to cases that exist, or said to state no rule."""
    trace = trace_of(tests)
    assert list(trace) == [f"{letter}{sentence:03}" for sentence in range(1, sentences + 1)]
    there = {number(case) for case in cases_of(tests)}
    for sentence, said in trace.items():
        assert set(said) in ({"cases"}, {"no-rule"}), sentence
        assert said.get("no-rule", "a reason"), sentence
        assert said.get("cases", [1]) and set(said.get("cases", [])) <= there, sentence
