from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.errors import BadText
from pentapolis.kernel.notation import SEATS, Kind, Notation, numbers

CARD = Kind("card", ["ROB-b", "ROB-r", "TAX-b"])
NOTATION = Notation({"play": (CARD,), "give": (CARD, SEATS), "draw": (), "pay": (numbers("coins", 2, 4),)})


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (("play", 1), "play ROB-r"),
        (("give", 2, 1), "give TAX-b B"),
        (("draw",), "draw"),
        (("pay", 2), "pay 2"),
        (("pay", 4), "pay 4"),
    ],
)
def test_options_are_written_and_read(option: tuple[str, ...], text: str) -> None:
    assert NOTATION.write(option) == text
    assert NOTATION.read(text) == option


def test_blanks_do_not_matter() -> None:
    assert NOTATION.read("  give   TAX-b\tB ") == ("give", 2, 1)


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("", "no-verb", "play, give, draw, pay"),
        ("steal ROB-b", "unknown-verb", "play, give, draw, pay"),
        ("play", "wrong-length", "play CARD"),
        ("give ROB-b", "wrong-length", "give CARD SEAT"),
        ("draw 1", "wrong-length", "draw"),
        ("play TAX-r", "unknown-word", "ROB-b, ROB-r, TAX-b"),
        ("pay 5", "unknown-word", "2, 3, 4"),
    ],
)
def test_a_bad_line_says_what_was_expected(text: str, key: str, expected: str) -> None:
    with pytest.raises(BadText) as caught:
        NOTATION.read(text)
    assert (caught.value.key, caught.value.facts["expected"]) == (key, expected)


@pytest.mark.parametrize(
    "option", [("steal", 1), ("play",), ("play", 1, 2), ("play", 3), ("play", -1), ("pay", 1), ("pay", 5), ()]
)
def test_what_is_no_option_cannot_be_written(option: tuple[str, ...]) -> None:
    with pytest.raises((KeyError, IndexError, ValueError)):
        NOTATION.write(option)


def test_the_vocabulary_holds_every_option_once_in_a_fixed_order() -> None:
    assert len(NOTATION.vocabulary) == len(set(NOTATION.vocabulary)) == 3 + 3 * 9 + 1 + 3
    assert NOTATION.vocabulary[:4] == (("play", 0), ("play", 1), ("play", 2), ("give", 0, 0))
    assert NOTATION.vocabulary is NOTATION.vocabulary
    assert tuple(NOTATION) == NOTATION.vocabulary


WORDS = st.sampled_from(["play", "give", "draw", "pay", "ROB-b", "TAX-b", "B", "3", "4", "x"])
OPTIONS = {NOTATION.write(option): option for option in NOTATION.vocabulary}


@given(st.text(max_size=40) | st.lists(WORDS, max_size=4).map(" ".join))
def test_any_text_is_an_option_or_refused(text: str) -> None:
    try:
        option = NOTATION.read(text)
    except BadText:
        assert " ".join(text.split()) not in OPTIONS
        return
    assert option == OPTIONS[" ".join(text.split())]


@pytest.mark.parametrize("names", [["a", "a"], ["two words"], [""], ["a#b"], [" a"]])
def test_names_that_could_not_be_read_back_are_refused(names: list[str]) -> None:
    with pytest.raises(ValueError, match=r"share a name|is no name"):
        Kind("thing", names)


def test_a_kind_numbers_its_names_from_the_first() -> None:
    kind = numbers("level", 3, 5)
    assert list(kind.numbers()) == [3, 4, 5]
    assert [kind.write(number) for number in kind.numbers()] == ["3", "4", "5"]


def test_of_many_names_an_error_tells_some() -> None:
    with pytest.raises(BadText) as caught:
        numbers("n", 0, 99).read("x")
    assert caught.value.facts["expected"] == "0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 …"
