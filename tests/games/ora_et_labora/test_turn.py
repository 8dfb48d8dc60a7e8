"""A turn: the action, and the exchanges and the purchase around it."""

from __future__ import annotations

import pytest

from pentapolis.games.ora_et_labora.goods import GOOD_NUMBERS
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match

from .tables import offered, play, position


def acting(*tasks: str, goods: Json = None, seats: int = 3, **more: Json) -> Match[Table]:
    """A position in which A is to act, with these goods alone."""
    given: dict[str, Json] = {"first": "A", "round": 5, "agenda": [*(tasks or ("act A", "act B"))], "goods": {"A": goods or {}}}
    options = {name: more.pop(name) for name in ("passing", "length", "country") if name in more}
    return position({**given, **more}, seats=seats, **options)


def about(match: Match[Table]) -> str:
    return match.asks[0].about


def coins(match: Match[Table], seat: int = 0) -> int:
    return match.state.stores[seat][GOOD_NUMBERS["coin"]]


def test_what_an_action_offers() -> None:
    """[6] both kinds of clergymen on the three buildings, three forests, two moors, and to pass [D8]."""
    match = acting()
    men = [f"use {man} {card}" for man in ("prior", "brother") for card in ("H01", "H02", "H03")]
    growth = ["fell 1,0", "fell 2,0", "fell 1,1", "cut 0,0", "cut 0,1"]
    assert offered(match) == [*men, *growth, "pass"]


def test_only_clergymen_at_home() -> None:
    match = acting(clergy={"A": {"prior": "A H01", "brothers": ["home", "home"]}})
    assert [text for text in offered(match) if text.startswith("use")] == ["use brother H02", "use brother H03"]


def test_only_what_can_be_paid_and_placed() -> None:
    """[6.C.1, 9.2] the Windmill is affordable but needs a coast or a hillside."""
    display: Json = ["F04", "F05", "G07", "G12"]
    match = acting(goods={"wood": 3, "clay": 2}, display=display)
    assert [text for text in offered(match) if text.startswith("build")] == ["build G07", "build G12"]
    match = acting(goods={"wood": 3, "clay": 2}, display=display, boards={"A": {"landscapes": ["coast 0"]}})
    assert [text for text in offered(match) if text.startswith("build")] == ["build F04", "build G07", "build G12"]


def test_exchanges_come_back_to_the_action() -> None:
    """[7.4] and what was picked before is forgotten."""
    match = acting(goods={"grain": 2, "wine": 1})
    assert offered(match)[-3:] == ["exchange grain", "exchange wine", "pass"]
    play(match, "exchange grain", "exchange wine")
    assert (about(match), match.asks[0].picked) == ("action", ())
    store = match.state.stores[0]
    assert [store[GOOD_NUMBERS[name]] for name in ("grain", "straw", "wine", "coin")] == [1, 1, 0, 1]


def test_whiskey_is_two_coins() -> None:
    match = play(acting(goods={"whiskey": 1}, country="ireland"), "exchange whiskey")
    assert coins(match) == 2


def test_a_landscape_before_or_after() -> None:
    """[8.5, D29] but one."""
    match = play(acting(goods={"coin": 7}), "buy plains 2")
    assert about(match) == "action" and not any(text.startswith("buy") for text in offered(match))
    play(match, "fell 1,0", "produce wood")
    assert match.asks[0].seat == 1
    match = play(acting(goods={"coin": 7}), "fell 1,0", "produce wood")
    assert about(match) == "after"
    play(match, "buy coast 0")
    assert (match.asks[0].seat, coins(match)) == (1, 4)


def test_who_does_nothing_buys_nothing_afterwards() -> None:
    assert play(acting(goods={"coin": 7}), "pass").asks[0].seat == 1


def test_every_turn_its_landscape() -> None:
    """[5.6, 8.5] of three players' start player: two turns."""
    match = play(acting("act A", "act A", goods={"coin": 7}), "buy plains 2", "pass")
    assert "buy plains 3" in offered(match)


@pytest.mark.parametrize("length", ["usual", "long"])
def test_one_landscape_for_two_actions_of_two_players(length: str) -> None:
    """[D17] and again in the next round."""
    match = acting("act A", "act A", goods={"coin": 20}, seats=2, length=length, last="A")
    play(match, "buy plains 2", "pass")
    assert not any(text.startswith("buy") for text in offered(match))
    play(match, "pass")
    while match.asks[0].seat == 1:
        play(match, "pass", seat=1)
    assert any(text.startswith("buy") for text in offered(match))


def test_only_as_many_coins_as_there_are() -> None:
    """[8.3] two coins are enough for a district; wine is money."""
    assert [text for text in offered(acting(goods={"coin": 1, "wine": 1})) if text.startswith("buy")] == [
        f"buy {side} {row}" for side in ("plains", "hills") for row in (-1, 2)
    ]


def test_no_passing() -> None:
    """[D8] switched off: only who can do nothing else does nothing, without being asked."""
    match = acting(passing=False)
    assert "pass" not in offered(match)
    nothing: Json = {"A": {"growth": {}}}
    men: Json = {"A": {"prior": "A H01", "brothers": ["A H02", "A H03"]}}
    match = acting("act A", "act B", passing=False, boards=nothing, clergy=men)
    assert match.asks[0].seat == 1


def test_the_last_to_act() -> None:
    match = play(acting("act A", "act C"), "pass")
    assert match.state.last == 2
    play(match, "pass", seat=2)
    assert match.asks[0].seat == 2 and match.state.round == 6
