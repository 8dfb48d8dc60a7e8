"""Every numbered sentence of the rules is mapped to cases that exist, or said to state no rule."""

from __future__ import annotations

from pathlib import Path

from tests.games.worked import check_trace, trace_of

HERE = Path(__file__).parent


def test_every_sentence_is_traced() -> None:
    check_trace(HERE, "G", 197)


def test_most_sentences_that_state_no_rule_are_headings_stories_and_names() -> None:
    reasons = {said["no-rule"] for said in trace_of(HERE).values() if "no-rule" in said}
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
