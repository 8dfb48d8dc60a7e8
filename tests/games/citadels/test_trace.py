"""The seed's sentences and the decisions: each is proved by a case, or stands in one named place."""

from __future__ import annotations

import re
from pathlib import Path

import yaml

import pentapolis.games.citadels as package

from .test_cases import CASES

SENTENCES = 65
# The specification leaves these numbers unused.
UNUSED = {4, 25, 26, 42}
# No rule of the game: talk between people, and what a table of the kernel gives to every game.
OUTSIDE = {24}
LAST_DECISION = 51


def test_every_sentence_is_traced() -> None:
    trace = yaml.safe_load((Path(__file__).parent / "trace.yaml").read_text("utf-8"))
    assert sorted(trace) == [f"C{number:03}" for number in range(1, SENTENCES + 1)]
    known = {str(case["case"]) for case in CASES}
    for sentence, where in trace.items():
        assert set(where) in ({"cases"}, {"no-rule"}), sentence
        named = {str(number) for number in where.get("cases", [])}
        assert named or where.get("no-rule"), sentence
        assert named <= known, sentence


def test_every_decision_has_its_place() -> None:
    """In the code, in brackets beside what it decides."""
    folder = Path(package.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    placed = {int(number) for group in re.findall(r"\[[^\]\n]*\]", text) for number in re.findall(r"\bD(\d+)\b", group)}
    wanted = set(range(1, LAST_DECISION + 1)) - UNUSED - OUTSIDE
    assert wanted - placed == set()
    assert placed <= wanted
