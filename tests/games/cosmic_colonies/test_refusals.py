"""Each reason, with the paragraph that it opens."""

from __future__ import annotations

import pytest

from pentapolis.games.cosmic_colonies.state import Table
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match

from .tables import acting, dealt, offered, play, position, read

FULL: dict[str, Json] = {"stores": {"A": "W9-M9-O9-P9"}}

REFUSALS: list[tuple[Match[Table], str, str, str]] = [
    (acting("b01"), "choose b05", "one-card-a-step", "4.8"),
    (position({"shown": {"A": ["b05"]}}, seats=2), "choose b05", "card-played", "4.8"),
    (position({"hands": {"A": ["b01", "b02", "b03", "b04"]}}, seats=2), "choose b05", "not-in-hand", "4.4"),
    (acting("b01", regions="W1"), "gather M", "region-empty", "5.7"),
    (acting("b01"), "supply W", "no-such-boost", "5.3"),
    (acting("b01"), "swap W M", "no-such-boost", "5.3"),
    (acting("b01"), "split", "one-region", "5.5"),
    (acting("b15", regions="W2"), "split", "no-split", "11A"),
    (acting("b01"), "each", "one-region", "5.5"),
    (acting("a15", regions="none", **FULL), "each", "region-empty", "5.7"),
    (acting("b01"), "take W1", "exact-amount", "5.6"),
    (play(acting("b15"), "split"), "take W1-M1", "full-load", "11A"),
    (play(acting("b12"), "gather W"), "take W2", "gift-exact", "5.4"),
    (play(acting("b12"), "gather W"), "skip", "gift-must", "5.4"),
    (play(acting("b02", stores={"A": "none"}), "gather W"), "swap W W", "swap-same", "11A"),
    (play(acting("b02", stores={"A": "none"}), "gather W"), "swap M W", "swap-lacking", "11A"),
    (acting("b01", slots={"habitat": 0}, **FULL), "build habitat", "no-tile", "5.9"),
    (acting("b01", stores={"A": "none"}), "build habitat", "cannot-pay", "5.10"),
    (play(acting("b11", **FULL), "build habitat", "place .xx/xx. c3"), "build greenhouse", "not-this-extra", "11A"),
    (play(acting("b19", regions="W1", stores={"A": "M2"}), "gather W"), "build greenhouse", "cannot-pay", "5.10"),
    (play(acting("b01", **FULL), "build habitat"), "place xxx/.x. c4", "wrong-shape", "6.2"),
    (play(acting("b01", **FULL), "build habitat"), "place .xx/xx. a8", "off-asteroid", "6.1"),
    (play(acting("b20", **FULL), "build habitat", "place .xx/xx. c3", "build statue"), "place x c4", "cell-taken", "6.1"),
    (play(acting("b20", **FULL), "build habitat", "place .xx/xx. c3", "build statue"), "place x h4", "no-contact", "6.4"),
    (play(acting("b10", stores={"A": "W1-M2"}), "build habitat", "place .xx/xx. c3"), "pay W2", "tokens-lacking", "5.10"),
    (play(acting("b10", stores={"A": "W1-M2"}), "build habitat", "place .xx/xx. c3"), "pay M1", "wrong-payment", "5.10"),
    (play(acting("b10", stores={"A": "W1-M2"}), "build habitat", "place .xx/xx. c3"), "pay W1-M2", "discount-automatic", "5.4"),
    (play(acting("a19", shown={"A": ["a01", "a19"]}, regions="P1", stores={"A": "W1-M2"}), "build habitat", "place .xx/xx. c3"),
     "gather W", "region-empty", "5.7"),
]  # fmt: skip


@pytest.mark.parametrize(("match", "option", "reason", "paragraph"), REFUSALS, ids=lambda value: str(value)[:30])
def test_refusal(match: Match[Table], option: str, reason: str, paragraph: str) -> None:
    assert option not in offered(match)
    refusal = match.refuse(0, option)
    assert refusal is not None
    assert (refusal.reason, refusal.paragraph) == (reason, paragraph)


def monuments(*achievements: str, regions: str = "W3") -> Match[Table]:
    """A holds enough for the fourth achievement, by small buildings for the third."""
    tiles: Json = ["statue x c4", "statue x d4", "statue x e4"]
    cities: Json = {"A": {"asteroid": "1A", "tiles": tiles}}
    state: dict[str, Json] = {"achievements": list(achievements), "shown": {"A": ["b01"]}, "queue": ["A"], "cities": cities}
    return position({**state, "stores": {"A": "W2-M2-O2-P2"}, "regions": regions}, seats=2, monuments=True)


def test_refusals_of_monuments() -> None:
    match = play(monuments("ach3", "ach4", "ach1"), "gather W")
    assert offered(match) == ["claim ach3", "claim ach4"]
    for option, reason in (("claim ach1", "not-earned"), ("claim ach6", "monument-gone")):
        refusal = match.refuse(0, option)
        assert refusal is not None and (refusal.reason, refusal.paragraph) == (reason, "13.2")
    play(match, "claim ach4")
    refusal = match.refuse(0, "skip")
    assert refusal is not None and (refusal.reason, refusal.paragraph) == ("monument-must", "13.3")
    refusal = match.refuse(0, "place xxx c5")
    assert refusal is not None and refusal.reason == "wrong-shape"


def test_lacking_tokens_are_counted() -> None:
    refusal = acting("b01", stores={"A": "M1"}).refuse(0, "build habitat")
    assert refusal is not None and refusal.facts == {"count": 2}


@pytest.mark.parametrize(
    ("match", "option"),
    [
        (dealt(seats=2), "gather W"),
        (dealt(seats=2), "build habitat"),
        (dealt(seats=2), "place x c4"),
        (dealt(seats=2), "pay W1"),
        (dealt(seats=2), "split"),
        (dealt(seats=2), "each"),
        (dealt(seats=2), "supply W"),
        (dealt(seats=2), "take W1"),
        (dealt(seats=2), "swap W M"),
        (dealt(seats=2), "skip"),
        (dealt(seats=2), "pass"),
    ],
)
def test_what_is_only_not_asked_now_has_no_rule(match: Match[Table], option: str) -> None:
    assert match.refuse(0, option) is None


def test_what_is_offered_is_not_refused() -> None:
    match = acting("b01")
    ask = match.ask(0)
    assert ask is not None
    assert all(match.rules.refuse(match.state, ask, read(option)) is None for option in offered(match))
