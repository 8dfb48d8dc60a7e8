"""The view, as a board draws it."""

from __future__ import annotations

from typing import cast

import pytest

from pentapolis.games.catan_card.state import Table
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match

from .tables import do, lay_out

Object = dict[str, Json]


def price(look: Object, card: str) -> Object:
    return next(line for line in cast("list[Object]", look["prices"]) if line["card"] == card)


def seat(look: Object, number: int) -> Object:
    return cast("list[Object]", look["seats"])[number]


def test_the_whole_view_of_a_new_game() -> None:
    look = lay_out({"hands": {"A": ["wool", "brick", "ore"]}, "market": ["ore", "wool", "brick", "grain", "lumber"]}).look(0)
    assert {name: value for name, value in look.items() if name not in ("seats", "prices")} == {
        "turn": 1,
        "player": 0,
        "phase": "trade",
        "exchanges": {"limit": 1, "used": 0, "left": 1, "deck_only": False},
        "built": [],
        "guild": False,
        "university": False,
        "library": [],
        "deck": 50,
        "discard": [],
        "market": ["ore", "wool", "brick", "grain", "lumber"],
        "supply": {
            "road": 5,
            "knight": 5,
            "settlement": 11,
            "library": 1,
            "university": 1,
            "town-hall": 1,
            "church": 2,
            "city-wall": 2,
            "merchant-guild": 2,
        },
        "fate": "white",
        "arrows": [1, 2, 3, 0],
        "hand": ["brick", "ore", "wool"],
        "open": None,
        "win": 10,
    }


def test_exchanges_left() -> None:
    def left(match: Match[Table]) -> Json:
        return cast("Object", match.look(None)["exchanges"])["left"]

    match = lay_out({"roads": {"A": 5}, "hands": {"A": ["ore", "wool"]}})
    assert left(match) == 2
    do(match, "A deck 1", "A discard ore")
    assert left(match) == 2
    do(match, "A end-trade")
    assert left(match) == 0


def test_a_seat_in_the_view() -> None:
    given: Object = {
        "roads": {"A": 3},
        "knights": {"A": 1},
        "settlements": {"A": 1},
        "cities": {"A": ["raid", "market-day"]},
        "buildings": {"A": ["city-wall"]},
        "hands": {"A": ["ore", "ore"]},
    }
    assert seat(lay_out(given).look(None), 0) == {
        "points": 7,
        "score": {"roads": 1, "knights": 0, "settlements": 1, "cities": 2, "buildings": 3},
        "hand": 2,
        "roads": ["A", "B", "A"],
        "safe_roads": 3,
        "knights": ["A"],
        "safe_knights": 0,
        "settlements": 1,
        "cities": [{"event": "raid", "building": "city-wall"}, {"event": "market-day", "building": None}],
        "exchange_limit": 2,
        "draw": [2, 3],
    }


def test_a_line_of_the_price_card() -> None:
    look = lay_out({"roads": {"A": 3}, "hands": {"A": ["lumber", "ore", "ore", "ore"]}}).look(0)
    assert price(look, "road") == {
        "card": "road",
        "price": ["brick", "lumber"],
        "short": ["brick"],
        "payable": True,
        "waivable": False,
        "obstacle": None,
        "gain": 1,
        "side": "B",
        "number": 4,
        "from": None,
        "walk": [],
    }
    assert price(look, "library")["obstacle"] == {"reason": "no-city", "paragraph": "9.1", "facts": {}}
    assert [price(look, card)["gain"] for card in ("knight", "settlement", "city", "church", "town-hall")] == [0, 1, 1, 1, 2]


def test_whose_road_it_would_be() -> None:
    given: Object = {
        "roads": {"A": 3, "B": 3, "C": 2, "D": 1},
        "buildings": {"B": ["city-wall"]},
        "hands": {"A": ["lumber", "brick"]},
    }
    line = price(lay_out(given).look(0), "road")
    assert line["from"] == 2
    assert line["walk"] == [{"seat": 1, "found": "safe"}, {"seat": 2, "found": "taken"}, {"seat": 3, "found": "beyond"}]


def test_nobody_to_take_from() -> None:
    line = price(lay_out({"knights": {"A": 4, "B": 1, "C": 0, "D": 0}, "buildings": {"B": ["church"]}}).look(0), "knight")
    assert line["from"] is None
    assert line["walk"] == [{"seat": 1, "found": "safe"}, {"seat": 2, "found": "none"}, {"seat": 3, "found": "none"}]
    assert cast("Object", line["obstacle"])["reason"] == "none-to-take"


def test_black_arrows_point_the_other_way() -> None:
    look = lay_out({"arrows": "black"}).look(None)
    assert (look["fate"], look["arrows"]) == ("black", [3, 0, 1, 2])


def test_two_players_have_no_fate_card_and_each_other() -> None:
    look = lay_out({}, seats=2).look(None)
    assert (look["fate"], look["arrows"]) == (None, [1, 0])


def test_prices_are_told_out_of_turn_too() -> None:
    match = lay_out({"phase": "development", "hands": {"A": ["brick", "lumber", "ore"], "B": ["brick", "lumber"]}})
    do(match, "A build road")
    assert cast("Object", price(match.look(0), "road")["obstacle"])["reason"] == "one-a-turn"
    assert price(match.look(1), "road")["obstacle"] is None
    assert match.look(0)["built"] == ["road"]


def test_what_the_university_still_saves() -> None:
    match = lay_out({"phase": "development", "buildings": {"A": ["university"]}, "hands": {"A": ["lumber", "ore"]}})
    line = price(match.look(0), "road")
    assert (line["payable"], line["waivable"], line["short"]) == (True, True, ["brick"])
    do(match, "A build road", "A waive brick")
    assert price(match.look(0), "knight")["waivable"] is False


@pytest.mark.parametrize(("cathedral", "there"), [(False, False), (True, True)])
def test_the_cathedral_is_there_only_if_wanted(cathedral: bool, there: bool) -> None:
    look = lay_out({}, seats=2, cathedral=cathedral).look(0)
    assert ("cathedral" in cast("Object", look["supply"])) == there
    assert any(line["card"] == "cathedral" for line in cast("list[Object]", look["prices"])) == there


def test_a_building_that_was_taken_is_still_shown_in_the_supply() -> None:
    supply = cast("Object", lay_out({"buildings": {"A": ["library"]}}).look(None)["supply"])
    assert supply["library"] == 0


def test_the_discard_pile_is_shown_from_the_top() -> None:
    match = do(
        lay_out({"roads": {"A": 3}, "hands": {"A": ["ore", "wool", "grain"]}}), "A deck 2", "A discard wool", "A discard ore"
    )
    assert match.look(None)["discard"] == ["ore", "wool"]


def test_the_cathedral_can_be_built() -> None:
    given: Object = {
        "phase": "development",
        "settlements": {"A": 0},
        "cities": {"A": 1},
        "hands": {"A": ["ore", "wool", "wool", "wool", "grain", "grain", "brick"]},
    }
    match = do(lay_out(given, cathedral=True), "A build cathedral")
    assert seat(match.look(0), 0)["points"] == 4
