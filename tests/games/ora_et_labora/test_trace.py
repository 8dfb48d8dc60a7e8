"""Every numbered sentence of the seed is mapped to cases that exist, or said to state no rule."""

from __future__ import annotations

from pathlib import Path

import yaml

from .test_cases import CASES, number

SENTENCES = 65
TRACE = yaml.safe_load((Path(__file__).parent / "trace.yaml").read_text("utf-8"))


def test_every_sentence_is_mapped() -> None:
    assert list(TRACE) == [f"O{sentence:03}" for sentence in range(1, SENTENCES + 1)]


def test_every_mapping_names_cases_or_a_reason() -> None:
    there = {number(case) for case in CASES}
    for sentence, said in TRACE.items():
        assert set(said) in ({"cases"}, {"no-rule"}), sentence
        assert said.get("no-rule", "a reason"), sentence
        assert said.get("cases", [1]) and set(said.get("cases", [])) <= there, sentence


def test_only_the_title_and_headings_state_no_rule() -> None:
    assert {said["no-rule"] for said in TRACE.values() if "no-rule" in said} == {"the title", "a heading"}
