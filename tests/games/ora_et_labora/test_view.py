"""What is seen: everything, by everybody."""

from __future__ import annotations

from typing import cast

from pentapolis.games.ora_et_labora.components import names_of
from pentapolis.games.ora_et_labora.game import GAME
from pentapolis.games.ora_et_labora.view import look
from pentapolis.kernel.json_values import Json, canonical

from .tables import arranged, dealt, laid, random_game, variants

View = dict[str, Json]


def seats_of(view: View) -> list[View]:
    return cast("list[View]", view["seats"])


def cells_of(view: View) -> dict[str, View]:
    return {str(cell["at"]): cell for cell in cast("list[View]", view["cells"])}


def test_everybody_sees_the_same() -> None:
    match = dealt(seats=3)
    assert canonical(match.look(0)) == canonical(match.look(2)) == canonical(match.look(None))
    assert match.memory(1) == {}


def test_the_first_view() -> None:
    for options in variants():
        view, table = look(laid(**options)), laid(**options)
        assert (view["round"], view["turn"], view["agenda"], view["stage"]) == (0, None, [], "A")
        assert view["display"] == names_of(table.setting.piles[0])
        piles = cast("dict[str, list[str]]", view["piles"])
        assert list(piles) == ["A", "B", "C", "D"]
        assert list(piles.values()) == [names_of(pile) for pile in table.setting.piles[1:]]
        late = {"ireland": {"stone"}, "france": {"stone", "grapes"}}[str(options["country"])]
        assert set(cast("View", view["late"])) == (set() if options["seats"] == 1 else late)
        assert (view["neutral"] is not None) == (options["seats"] == 1)


def test_order_and_turn() -> None:
    view = look(arranged({"first": "C", "round": 2, "agenda": ["settle B", "open", "act A"]}, seats=4))
    assert (view["first"], view["start"], view["order"], view["turn"]) == (2, 3, [3, 0, 1, 2], 1)
    assert view["agenda"] == [{"task": "settle", "seat": 1}, {"task": "open", "seat": None}, {"task": "act", "seat": 0}]


def test_the_wheel() -> None:
    wheel: dict[str, Json] = {"peat": 4, "joker": 12, "stone": 1}
    view = cast("View", look(arranged({"wheel": wheel}, seats=3))["wheel"])
    assert view["values"] == [0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10]
    places, amounts = cast("View", view["places"]), cast("View", view["amounts"])
    assert (places["peat"], amounts["peat"], amounts["joker"], amounts["stone"]) == (4, 5, 10, 2)
    assert set(places) == set(amounts) == {"peat", "livestock", "clay", "wood", "grain", "coin", "stone", "joker"}


def test_prices_still_to_come() -> None:
    """[8.3, 14.4.2]"""
    sold: dict[str, Json] = {"sold": {"districts": 7, "plots": 8}}
    assert look(arranged(sold, seats=2))["prices"] == {"districts": [7, 8], "plots": [7]}
    assert look(arranged(sold, seats=1))["prices"] == {"districts": [3, 2], "plots": [3]}


def test_goods_and_what_they_are_worth() -> None:
    goods: dict[str, Json] = {"straw": 3, "peat": 1, "meat": 1, "wine": 2, "coin5": 1, "coin": 1}
    seat = seats_of(look(arranged({"goods": {"A": goods}}, seats=2)))[0]
    assert (seat["food"], seat["energy"], seat["money"]) == (5 + 2 + 6, 3.5, 8)
    assert cast("View", seat["goods"])["coin"] == 6
    assert "whiskey" not in cast("View", seat["goods"]) and "coin5" not in cast("View", seat["goods"])
    assert seats_of(look(arranged({"goods": {"A": {"wood": 2}}}, seats=2)))[0]["energy"] == 2


def test_a_board() -> None:
    board: dict[str, Json] = {"cards": {"3,1": "S02"}, "landscapes": ["coast 0"]}
    clergy: dict[str, Json] = {"prior": "A H03", "brothers": ["home", "B H01"]}
    seat = seats_of(look(arranged({"boards": {"A": board}, "clergy": {"A": clergy}}, seats=2)))[0]
    cells = cells_of(seat)
    assert len(cells) == 14
    assert cells["0,0"] == {"at": "0,0", "terrain": "plains", "growth": "moor"}
    assert cells["4,1"] == {"at": "4,1", "terrain": "plains", "card": "H03", "clergy": ["A prior"]}
    assert cells["3,0"] == {"at": "3,0", "terrain": "plains", "around": 3 + 1}
    assert cells["-1,0"] == {"at": "-1,0", "terrain": "coast", "around": 3}
    assert cells["-2,0"] == {"at": "-2,0", "terrain": "water"}
    assert (seat["prior"], seat["brothers"]) == ("A H03", [None, "B H01"])
    assert seat["landscapes"] == [{"side": "coast", "row": 0}]
    assert (seat["settled"], seat["settlements"]) == ({"S02": 1 + 2 + 2}, ["S01", "S03", "S04"])
    assert seat["score"] == {"goods": 0, "economic": 1, "dwelling": 5} and seat["total"] == 6


def test_the_neutral_board() -> None:
    """[14.4.3]"""
    view = look(arranged({"clergy": {"B": {"prior": "B G13"}}}, seats=1))
    neutral = cast("View", view["neutral"])
    assert set(neutral) == {"prior", "brothers", "landscapes", "cells"}
    assert cells_of(neutral)["0,0"] == {"at": "0,0", "terrain": "plains", "card": "G13", "clergy": ["B prior"]}
    assert len(seats_of(view)) == 1


def test_final_totals_are_the_scores() -> None:
    match = random_game(4, seats=4)
    assert match.outcome is not None
    assert tuple(cast("int", seat["total"]) for seat in seats_of(match.look(2))) == match.outcome.scores
    assert match.look(None)["over"] is True


def test_whose_turn_it_is_stands_in_the_middle_of_a_step_too() -> None:
    for seats in range(1, 5):
        match = dealt(seats=seats)
        for number in range(150):
            ask = match.asks[0]
            if ask.about not in ("clergyman", "settlement"):
                assert match.look(None)["turn"] == ask.seat, ask
            match.play(ask.seat, ask.options[number % len(ask.options)])
    assert GAME.zones(match.state) == {}
