from __future__ import annotations

import pytest

from pentapolis.kernel import errors
from pentapolis.kernel.errors import BadRecord, IllegalOption, PentapolisError


def test_an_error_says_its_key_and_facts() -> None:
    error = PentapolisError("too-many", count=3, allowed="2")
    assert (error.key, error.facts) == ("too-many", {"count": 3, "allowed": "2"})
    assert str(error) == "too-many: count=3, allowed=2"
    assert str(PentapolisError("empty")) == "empty"


def test_facts_may_be_called_like_parameters() -> None:
    assert IllegalOption("refusal-x", "5.2", key="a", rule="b").facts == {"key": "a", "rule": "b"}


def test_illegal_options_name_the_rule_and_records_the_line() -> None:
    assert (IllegalOption("not-offered").rule, IllegalOption("refusal-x", "5.2").rule) == ("", "5.2")
    error = BadRecord("record-hex", line=4, digits=64)
    assert (error.line, error.facts["line"], BadRecord("record-no-key").line) == (4, 4, 0)


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("BadGameOption", "bad-game-option"),
        ("BadText", "bad-text"),
        ("IllegalOption", "illegal-option"),
        ("NotAsked", "not-asked"),
        ("NoUndo", "no-undo"),
        ("BadRecord", "bad-record"),
        ("BadPosition", "bad-position"),
        ("BadCase", "bad-case"),
    ],
)
def test_every_error_is_of_the_tree_and_tells_its_kind(name: str, kind: str) -> None:
    error = getattr(errors, name)("some-key")
    assert isinstance(error, PentapolisError)
    assert error.kind == kind
