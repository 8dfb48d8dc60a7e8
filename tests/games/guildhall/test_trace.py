"""Every numbered sentence of the rules is mapped to cases that exist, or said to state no rule."""

from __future__ import annotations

from pathlib import Path

import yaml

from .test_cases import cases, number

SENTENCES = 197
TRACE = yaml.safe_load((Path(__file__).parent / "trace.yaml").read_text("utf-8"))


def test_every_sentence_is_mapped() -> None:
    assert list(TRACE) == [f"G{sentence:03}" for sentence in range(1, SENTENCES + 1)]


def test_every_mapping_names_cases_or_a_reason() -> None:
    there = {number(case) for case in cases()}
    for sentence, said in TRACE.items():
        assert set(said) in ({"cases"}, {"no-rule"}), sentence
        assert said.get("no-rule", "a reason"), sentence
        assert said.get("cases", [1]) and set(said.get("cases", [])) <= there, sentence


def test_most_sentences_that_state_no_rule_are_headings_stories_and_names() -> None:
    reasons = {said["no-rule"] for said in TRACE.values() if "no-rule" in said}
    assert reasons == {
        "the title",
        "a heading",
        "a story",
        "a name",
        "a picture's legend",
        "how to arrange the table",
        "how to store the game",
        "the reason for a rule",
    }
