"""The text form of options, and the tuples made once."""

from __future__ import annotations

import pytest

from pentapolis.games.guildhall import notation
from pentapolis.games.guildhall.components import CARD, COPIES, PROFESSIONS
from pentapolis.games.guildhall.notation import DIG, NOTATION
from pentapolis.kernel.errors import BadText


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("play ROB-b", ("play", 16)),
        ("buy vp4_draw_5", ("buy", 3)),
        ("dig WEA-p 4", ("dig", 59, 4)),
        ("against C", ("against", 2)),
        ("take-chapter ASN", ("take-chapter", 6)),
        ("level 3", ("level", 3)),
        ("draw", ("draw",)),
    ],
)
def test_options_are_written_and_read(text: str, option: tuple[str, int]) -> None:
    assert NOTATION.read(text) == option
    assert NOTATION.write(option) == text


@pytest.mark.parametrize("text", ["play", "play ROB", "play ROB-x", "dig ROB-b", "dig ROB-b 5", "buy vp6", "level 5", "pass", ""])
def test_what_is_no_option_is_not_read(text: str) -> None:
    with pytest.raises(BadText):
        NOTATION.read(text)


def test_options_made_once_stand_at_their_numbers() -> None:
    for name, verb in [("PLAY", "play"), ("GIVE", "give"), ("TOP", "top"), ("RETURN", "return"), ("REMOVE", "remove")]:
        made = getattr(notation, name)
        assert list(made) == [(verb, card) for card in CARD.numbers()]
    assert DIG[7][2] == ("dig", 7, 3)
    assert all(len(copies) == COPIES for copies in DIG)


def test_the_vocabulary_holds_every_option_once() -> None:
    vocabulary = NOTATION.vocabulary
    assert len(set(vocabulary)) == len(vocabulary)
    cards, professions = len(CARD.names), len(PROFESSIONS)
    with_cards = sum(kinds == (CARD,) for kinds in NOTATION.verbs.values())
    assert len(vocabulary) == cards * with_cards + cards * COPIES + professions * 4 + 9 * 2 + 9 + 5 + 4
