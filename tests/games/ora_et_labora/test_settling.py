"""A player's part of a settlement phase."""

from __future__ import annotations

from pentapolis.games.ora_et_labora.components import CARD_NUMBERS, names_of
from pentapolis.games.ora_et_labora.goods import GOOD_NUMBERS
from pentapolis.games.ora_et_labora.land import cell_at
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match

from .tables import offered, play, position


def phase(goods: Json = None, **more: Json) -> Match[Table]:
    given: dict[str, Json] = {"first": "A", "round": 6, "agenda": ["settle A", "settle B", "open", "act A"]}
    return position({**given, "goods": {"A": goods or {}, "B": {}}, **more}, seats=3)


def test_who_can_do_nothing_is_not_asked() -> None:
    match = phase()
    assert (match.asks[0].seat, match.asks[0].about, match.state.stage) == (0, "action", 1)


def test_landscape_then_settlement() -> None:
    """[11.4, D26] an exchange or a purchase comes back; the settlement ends it."""
    match = phase({"wood": 1, "grain": 2, "coin": 6})
    play(match, "exchange grain", "buy coast 0")
    assert (match.asks[0].about, match.asks[0].picked) == ("settlement", ())
    assert offered(match) == ["settle S01", "exchange grain", "done"]
    play(match, "settle S01", "place -1,1", "pay grain")
    assert match.asks[0].about == "action"
    assert names_of(match.state.settlements[0]) == ["S02", "S03", "S04", "S05"]


def test_a_purchase_alone() -> None:
    match = play(phase({"coin": 2}), "buy hills 2")
    assert match.asks[0].about == "action" and match.state.districts == 1


def test_the_purchase_of_the_phase_is_not_that_of_the_turn() -> None:
    """[D17] two players: one in the phase, another one in the round."""
    given: dict[str, Json] = {"first": "A", "round": 7, "agenda": ["settle A", "act A"], "goods": {"A": {"coin": 9}}}
    match = position(given, seats=2)
    play(match, "buy plains 2", "done")
    assert "buy plains 3" in offered(match)


def test_place_pay_put() -> None:
    """The payment is asked for before the card lies there."""
    match = play(phase({"wood": 1, "grain": 1, "coin": 1}), "settle S01", "place 3,0")
    assert (match.asks[0].about, match.asks[0].picked) == ("pay", (("settle", CARD_NUMBERS["S01"]), ("place", cell_at(3, 0))))
    assert names_of(match.state.lands[0].where) == ["H01", "H02", "H03"]
    play(match, "pay coin")
    assert match.state.stores[0][GOOD_NUMBERS["grain"]] == 1
    told = [(event.kind, dict(event.facts)) for event in match.state.chronicle.events[:2]]
    assert told == [("pay", {"goods": {"wood": 1, "coin": 1}}), ("settle", {"card": "S01", "cell": "3,0"})]
