"""Positions: what is not given is filled so that every card of the box lies somewhere, and what cannot be is refused."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pentapolis.games.catan_card import GAME
from pentapolis.games.catan_card.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.json_values import Json

from .tables import lay_out

BOX = {2: GAME.setup(GAME.schema.default(2), Chance.from_seed(0)), 4: GAME.setup(GAME.schema.default(4), Chance.from_seed(0))}


def arranged(given: Mapping[str, Json], seats: int = 4) -> Table:
    return lay_out(given, seats).state


def whole(table: Table) -> bool:
    """Whether everything of the box lies somewhere."""
    return GAME.components(table) == GAME.components(BOX[len(table.hands)])


FILLINGS: list[Mapping[str, Json]] = [
    {},
    {"hands": {"A": ["grain"] * 14}},
    {"hands": {"A": 40}},
    {"hands": {"A": 3, "B": 3, "C": 3, "D": 3}, "deck": []},
    {"deck": ["ore", "..."]},
    {"deck": 4, "discard": 9},
    {"deck": [], "discard": ["brick", "..."]},
    {"discard": ["wool"] * 15},
    {"market": ["ore"] * 5},
    {"market": ["ore"] * 5, "hands": {"A": ["ore"] * 11}},
    {"sites": ["raid", "market-day", "..."]},
    {"settlements": {"A": 5}, "cities": {"B": 3}},
    {"cities": {"A": ["market-day"] * 5}},
    {"buildings": {"A": ["church", "library"]}},
    {"sites": []},
    {"roads": {"B": 9}, "knights": {"C": 5}},
    {"roads": {"B": 6}},
]


@pytest.mark.parametrize("given", FILLINGS, ids=str)
def test_nothing_is_lost_and_nothing_collides(given: Mapping[str, Json]) -> None:
    table = arranged(given)
    assert whole(table)
    assert len(table.market) == 5
    assert min(table.supply) >= 0


def test_what_is_not_given_stays() -> None:
    plain, table = arranged({}), arranged({"hands": {"A": ["ore"]}})
    assert table.hands[1].cards == plain.hands[1].cards
    assert table.market == plain.market


def test_given_cards_lie_on_top_and_the_rest_below() -> None:
    table = arranged({"deck": ["grain", "wool", "..."]})
    assert table.deck.cards[-2:] == [3, 4]
    assert len(table.deck) == 50


def test_the_rest_goes_to_the_last_place_that_is_free() -> None:
    table = arranged({"deck": ["ore"], "discard": []})
    assert len(table.hands[3]) == 67 - 5 - 1 - 9
    assert len(table.deck) == 1


def test_cities_grow_where_buildings_need_them() -> None:
    table = arranged({"buildings": {"C": ["church", "university", "library"]}})
    assert [len(cities) for cities in table.cities] == [0, 0, 3, 0]


def test_columns_that_are_not_given_shrink_where_the_box_is_empty() -> None:
    assert arranged({"roads": {"D": 7}}).roads == [1, 1, 0, 7]


def test_a_position_loads_to_itself() -> None:
    table = arranged({"hands": {"A": ["ore@*", "wool"]}, "roads": {"A": 4}, "buildings": {"B": ["church"]}, "phase": "trade"})
    described = GAME.describe(table)
    again = GAME.setup(GAME.schema.default(4), Chance.from_seed(7))
    GAME.arrange(again, described)
    assert GAME.describe(again) == described


WRONG: list[tuple[str, Mapping[str, Json]]] = [
    ("position-too-many", {"hands": {"A": ["grain"] * 15}}),
    ("position-too-many", {"market": ["brick"] * 5, "discard": ["brick"] * 7}),
    ("position-too-many", {"roads": {"A": 5, "B": 5}}),
    ("position-too-many", {"buildings": {"A": ["library"], "B": ["library"]}}),
    ("position-too-many", {"cities": {"A": ["market-day"] * 6}}),
    ("position-too-few", {"hands": {"A": 70}}),
    ("position-left-over", {"hands": {"A": 3, "B": 3, "C": 3, "D": 3}, "deck": [], "discard": []}),
    ("position-few-cities", {"cities": {"A": []}, "buildings": {"A": ["church"]}}),
    ("position-few-cities", {"cities": {"A": 1}, "buildings": {"A": ["church", "library"]}}),
    ("position-impossible", {"market": ["ore"]}),
    ("position-impossible", {"arrows": "none"}),
    ("position-impossible", {"turn": -1}),
    ("position-impossible", {"exchanged": -1}),
    ("position-impossible", {"roads": {"A": -1}}),
    ("position-impossible", {"buildings": {"A": ["road"]}}),
    ("position-impossible", {"supply": {"road": 8}}),
    ("position-impossible", {"points": {"A": 8}}),
    ("position-impossible", {"points": 8}),
    ("position-unknown-field", {"farms": 1}),
    ("position-bad-field", {"hands": ["ore"]}),
    ("position-bad-field", {"hands": {"E": ["ore"]}}),
    ("position-bad-field", {"hands": {"A": "ore"}}),
    ("position-bad-field", {"deck": -1}),
    ("position-bad-field", {"deck": True}),
    ("position-bad-field", {"discard": ["gold"]}),
    ("position-bad-field", {"phase": "night"}),
    ("position-bad-field", {"met": "X"}),
]


@pytest.mark.parametrize(("key", "given"), WRONG, ids=[f"{key} {given}" for key, given in WRONG])
def test_what_cannot_be(key: str, given: Mapping[str, Json]) -> None:
    with pytest.raises(BadPosition) as error:
        arranged(given)
    assert error.value.key == key


@pytest.mark.parametrize("given", [{"player": "C"}, {"shown": "D"}, {"met": ["C"]}, {"arrows": "white"}])
def test_what_cannot_be_with_two_players(given: Mapping[str, Json]) -> None:
    with pytest.raises(BadPosition, match="position-impossible"):
        arranged(given, 2)


def test_what_follows_from_the_rest_may_be_told() -> None:
    table = arranged(
        {"phase": "trade", "supply": {"road": 5}, "points": {"A": 1}, "met": ["B", "D"], "built": ["road", "building"]}
    )
    assert (table.met, table.built) == (0b1010, 0b10001)
    assert whole(table)
