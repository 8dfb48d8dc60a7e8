"""The bonus round."""

from __future__ import annotations

from pentapolis.games.ora_et_labora.components import CARD_NUMBERS
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match

from .tables import offered, play, position


def bonus(**more: Json) -> Match[Table]:
    given: dict[str, Json] = {"first": "A", "round": 25, "stage": "E", "agenda": ["bonus A", "bonus B"], "display": []}
    return position({**given, "goods": {"A": {}}, **more}, seats=3)


def test_every_building_of_everybody() -> None:
    """[12.3, 12.4] occupied or not, settlements not."""
    match = bonus(
        boards={"B": {"cards": {"3,0": "S01", "3,1": "F08"}}},
        clergy={"B": {"prior": "home", "brothers": ["B F08", "home"]}, "C": {"prior": "home", "brothers": ["A H01", "home"]}},
    )
    heartland = ("H01", "H02", "H03")
    enters = [f"enter {owner} {card}" for owner in "ABC" for card in (*heartland, *(["F08"] if owner == "B" else []))]
    assert offered(match) == [*enters, "pass"]


def test_a_prior_beside_others() -> None:
    match = bonus(clergy={"B": {"prior": "home", "brothers": ["B H03", "home"]}})
    play(match, "enter B H03", "skip")
    assert match.state.lands[1].men[2] == [(1, 1), (0, 0)] and not match.state.clergy[0].prior
    assert [(event.kind, dict(event.facts)) for event in match.state.chronicle.events] == [("enter", {"owner": 1, "card": "H03"})]


def test_build_and_move_in() -> None:
    """[12.3] the purchase of a landscape and exchanges as in any turn [12.5]."""
    match = bonus(display=["G07"], goods={"A": {"clay": 1, "coin": 4, "grain": 1}})
    assert {"build G07", "buy plains 2", "exchange grain", "pass"} <= set(offered(match))
    play(match, "buy plains 2", "build G07", "place 3,1", "use prior G07")
    assert match.state.lands[0].men == {CARD_NUMBERS["G07"]: [(0, 0)]}
    assert match.asks[0].seat == 1


def test_only_building_without_the_prior() -> None:
    match = bonus(clergy={"A": {"prior": "B H03", "brothers": ["home", "home"]}}, display=["G07"], goods={"A": {"clay": 1}})
    assert offered(match) == ["build G07", "pass"]


def test_the_calefactory_fells_all_the_same() -> None:
    """[12.4] through its function."""
    match = bonus(boards={"C": {"cards": {"3,1": "F32"}}}, goods={"A": {"coin": 1}})
    play(match, "enter C F32", "trade 1")
    assert match.asks[0].about == "calefactory" and "fell 1,0" in offered(match)
