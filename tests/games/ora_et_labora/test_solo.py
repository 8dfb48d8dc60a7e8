"""The neutral player's part of a settlement phase."""

from __future__ import annotations

from pentapolis.games.ora_et_labora.components import CARD_NUMBERS, CARDS, CLOISTERS
from pentapolis.games.ora_et_labora.land import cell_at
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match

from .tables import offered, play, position, random_game


def phase(*display: str, **more: Json) -> Match[Table]:
    """Phase A of a player alone."""
    agenda: Json = ["recall", "place-all", "neutral-use", "recall", "settle A", "open", "act A"]
    given: dict[str, Json] = {"round": 12, "agenda": agenda, "display": [*display], "goods": {"A": {"coin": 1}}}
    return position({**given, **more}, seats=1)


def placed(*cells: str) -> list[str]:
    return [f"place {cell}" for cell in cells]


def test_one_after_another() -> None:
    """[14.4.6b] which, then where, until the display is empty; each is a step of its own."""
    match = phase("G02", "F08", "G12")
    assert (match.asks[0].about, offered(match)) == ("overbuild-which", ["build G02", "build F08", "build G12"])
    play(match, "build G02")
    assert match.asks[0].about == "overbuild"
    play(match, "place 3,1", "build G12", "place 3,0")
    assert (match.asks[0].about, match.asks[0].picked) == ("overbuild", ())  # the last one needs no choosing
    play(match, "place 4,0")
    assert match.asks[0].about == "neutral-use" and match.state.display == []


def test_spaces_of_a_cloister_building() -> None:
    """[14.4.6b] over one, or free and beside one; the Cloister Office stands at 4,1."""
    match = play(phase("G02", "F08"), "build G02")
    assert offered(match) == placed("3,1", "4,1")


def test_spaces_of_another_building() -> None:
    """[14.4.6b] free ones whatever the landscape, and those of other buildings."""
    match = play(phase("G02", "F08"), "build F08")
    free = ["1,0", "2,0", "3,0", "0,1", "1,1", "3,1"]
    over = ["0,0", "4,0", "2,1"]
    assert set(offered(match)) == set(placed(*free, *over))


def test_what_is_covered_is_gone() -> None:
    """[D18] a clergyman on it stays on the new card, which then is occupied."""
    match = phase("F08", clergy={"B": {"prior": "home", "brothers": ["B H01", "home"]}})
    play(match, "place 4,0")
    land = match.state.lands[1]
    assert land.cards[cell_at(4, 0)] == CARD_NUMBERS["F08"] and CARD_NUMBERS["H01"] in match.state.box
    assert land.men == {CARD_NUMBERS["F08"]: [(1, 1)]}


def test_the_neutral_prior_works() -> None:
    """[14.4.6c] for the fee, in one of the cards just placed."""
    match = play(phase("G12"), "place 3,0")
    assert offered(match) == ["visit B G12", "skip"]
    play(match, "visit B G12")
    assert match.state.lands[1].men == {CARD_NUMBERS["G12"]: [(1, 0)]} and match.state.stores[0][5] == 0
    kinds = [event.kind for event in match.state.chronicle.events]
    assert kinds[:3] == ["place-neutral", "contract-neutral", "send-neutral"]


def test_no_fee_no_prior_no_use() -> None:
    variants: list[dict[str, Json]] = [
        {"goods": {"A": {}}},
        {"clergy": {"B": {"prior": "B H01", "brothers": ["home", "home"]}}},
    ]
    for more in variants:
        match = play(phase("G12", **more), "place 3,0")
        assert match.asks[0].about != "neutral-use"


def test_the_checks_before_and_after() -> None:
    """[14.4.6a, d] the prior comes home for the phase, and again when he was the last to go out."""
    match = phase("G12", clergy={"B": {"prior": "B H01", "brothers": ["B H02", "B H03"]}})
    assert match.state.clergy[1].prior and match.state.clergy[1].brothers == 2
    match = phase("G12", clergy={"B": {"prior": "home", "brothers": ["B H02", "B H03"]}})
    play(match, "place 3,0", "visit B G12")
    assert match.state.clergy[1].prior and match.state.clergy[1].brothers == 2 and not match.state.lands[1].men


def test_a_winery_of_the_neutral_player() -> None:
    """[14.4.9] the price is two from then on."""
    match = phase("F21", stage="C", round=22)
    play(match, "place 3,0")
    assert match.state.fee == 2


def test_all_of_the_display_is_placed_in_every_phase() -> None:
    """[14.4.6b] it can always be done, whatever was placed where."""
    for seed in range(5):
        for country in ("france", "ireland"):
            match = random_game(seed, seats=1, country=country)
            land = match.state.lands[1]
            assert match.state.display == [] and len(land.cards) <= 10 and len(land.terrain) == 10
            assert any(card in CLOISTERS for card in land.where) and all(card < len(CARDS) for card in land.where)
