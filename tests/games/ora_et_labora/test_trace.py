"""Every numbered sentence of the seed is mapped to cases that exist, or said to state no rule."""

from __future__ import annotations

from pathlib import Path

from tests.games.worked import check_trace, trace_of

HERE = Path(__file__).parent


def test_every_sentence_is_traced() -> None:
    check_trace(HERE, "O", 65)


def test_only_the_title_and_headings_state_no_rule() -> None:
    assert {said["no-rule"] for said in trace_of(HERE).values() if "no-rule" in said} == {"the title", "a heading"}
