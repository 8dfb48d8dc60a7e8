"""Positions: what is written loads to itself, what is not named fills up, and what cannot be is said."""

from __future__ import annotations

import pytest

from pentapolis.games.ora_et_labora.components import names_of
from pentapolis.games.ora_et_labora.game import GAME
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.position import load_position, save_position

from .tables import arranged, dealt, laid, play_on, variants


def written(table: Table) -> str:
    return canonical(GAME.describe(table))


@pytest.mark.parametrize("options", variants(), ids=str)
def test_a_game_loads_to_itself_at_any_moment(options: dict[str, Json]) -> None:
    match, chance = dealt(3, **options), Chance.from_seed(3)
    for _ in range(12):
        saved = save_position(match)
        loaded = load_position(GAME, saved)
        assert written(loaded.state) == written(match.state)
        assert repr(loaded.asks) == repr(match.asks)
        play_on(match, chance, 150)


@pytest.mark.parametrize("options", variants(), ids=str)
def test_the_first_position_lies_there_by_itself(options: dict[str, Json]) -> None:
    table = laid(**options)
    other = laid(7, **options)
    GAME.arrange(other, GAME.describe(table))
    assert written(other) == written(table)
    assert written(arranged({}, **options)) == written(laid(**options))


def test_everything_is_said() -> None:
    """A position that names all it can."""
    state: dict[str, Json] = {
        "round": 21,
        "first": "B",
        "agenda": ["act C", "act A", "open"],
        "over": False,
        "last": "A",
        "ending": True,
        "wheel": {"peat": 12, "grapes": 3, "stone": 0, "joker": None},
        "boards": {"A": {"cards": {"0,0": "F21", "-1,0": "S05"}, "landscapes": ["coast 0"], "growth": {"1,1": "moor"}}},
        "goods": {"B": {"wonder": 2, "coin5": 1}},
        "settlements": {"A": ["S02"]},
        "display": ["F04", "G22"],
        "stage": "D",
        "clergy": {"A": {"prior": "B H01", "brothers": ["A F21"]}},
        "sold": {"districts": 3},
        "wonders": 4,
        "fee": 1,
        "bought": ["B"],
    }
    table = arranged(state, seats=3)
    again = arranged({**GAME.describe(table)}, seats=3)
    assert written(again) == written(table)
    found = GAME.describe(table)
    for name in ("round", "first", "agenda", "over", "last", "ending", "display", "stage", "wonders", "fee", "bought"):
        assert found[name] == state[name]
    assert (table.districts, table.plots, table.stores[1][5]) == (3, 0, 5)
    assert "F05" in names_of(table.box) and "F21" not in names_of(table.box)


def test_cards_that_are_named_nowhere_are_in_the_display() -> None:
    table = arranged({"stage": "B", "boards": {"A": {"cards": {"3,0": "G18"}}}}, seats=3)
    out = {*names_of(table.setting.piles[0]), *names_of(table.setting.piles[1])}
    assert set(names_of(table.display)) == out - {"G18"} and table.display == sorted(table.display)
    assert table.box == []


def test_the_stage_is_as_early_as_what_is_named_allows() -> None:
    assert arranged({}, seats=3).stage == 0
    assert arranged({"boards": {"A": {"cards": {"3,0": "F30"}}}}, seats=3).stage == 3
    assert arranged({"settlements": {"B": ["S06"]}}, seats=3).stage == 2
    assert arranged({"display": ["F15"]}, seats=4).stage == 1


def test_settlements_come_with_their_piles() -> None:
    """[11.5]"""
    table = arranged({"stage": "C", "boards": {"B": {"cards": {"3,0": "S03"}}}}, seats=2)
    assert [names_of(cards) for cards in table.settlements] == [
        ["S01", "S02", "S03", "S04", "S05", "S06"],
        ["S01", "S02", "S04", "S05", "S06"],
    ]


def test_the_rest_follows_from_what_is_named() -> None:
    """[8.3, 10.1, 2.4]"""
    boards: dict[str, Json] = {
        "A": {"landscapes": ["plains 2", "hills 3"]},
        "B": {"landscapes": ["coast 1"], "cards": {"3,0": "F21"}},
    }
    table = arranged({"boards": boards, "goods": {"A": {"wonder": 3}}}, seats=2)
    assert (table.districts, table.plots, table.fee, table.wonders) == (2, 1, 2, 5)
    assert len(table.lands[0].growth) == 5 + 1 + 3


def test_goods_of_a_seat_that_is_named_are_all_it_has() -> None:
    table = arranged({"goods": {"A": {"wood": 1}}}, seats=2)
    assert (sum(table.stores[0]), sum(table.stores[1])) == (1, 6)


def test_the_neutral_players_cards_lie_anywhere() -> None:
    """[14.4.6] what they cover is out of the game."""
    table = arranged({"boards": {"B": {"cards": {"4,0": "F08", "3,0": "G26"}}}}, seats=1)
    assert names_of(table.lands[1].where) == ["H02", "H03", "G13", "F08", "G26"]
    assert "G26" not in names_of(table.display)


@pytest.mark.parametrize(
    ("options", "state", "field"),
    [
        ({}, {"moon": 1}, "moon"),
        ({}, {"round": -1}, "round"),
        ({}, {"round": True}, "round"),
        ({}, {"over": 1}, "over"),
        ({}, {"first": "D"}, "first"),
        ({}, {"last": 0}, "last"),
        ({}, {"bought": ["D"]}, "bought"),
        ({}, {"agenda": ["dance"]}, "agenda"),
        ({}, {"agenda": ["act"]}, "agenda"),
        ({}, {"agenda": "act A"}, "agenda"),
        ({}, {"wheel": {"peat": 13}}, "wheel"),
        ({}, {"wheel": {"beer": 1}}, "wheel"),
        ({"country": "ireland"}, {"wheel": {"grapes": 1}}, "wheel"),
        ({}, {"stage": "F"}, "stage"),
        ({}, {"stage": "A", "display": ["F14"]}, "stage"),
        ({}, {"display": ["F10"]}, "stage"),
        ({}, {"display": ["F05", "F05"]}, "stage"),
        ({}, {"display": ["F05"], "boards": {"A": {"cards": {"3,0": "F05"}}}}, "stage"),
        ({}, {"boards": {"A": {"cards": {"3,0": "F05"}}, "B": {"cards": {"3,0": "F05"}}}}, "stage"),
        ({}, {"boards": {"A": {"cards": {"3,0": "S05"}}}, "settlements": {"A": ["S05"]}}, "stage"),
        ({}, {"settlements": {"A": ["S01", "S01"]}}, "settlements"),
        ({}, {"settlements": {"A": ["F05"]}}, "settlements"),
        ({}, {"settlements": {"A": "S01"}}, "settlements"),
        ({}, {"boards": {"A": {"cards": {"4,0": "F05"}}}}, "boards"),
        ({}, {"boards": {"A": {"cards": {"0,2": "F05"}}}}, "boards"),
        ({}, {"boards": {"A": {"cards": {"3,0": "G22"}}}}, "boards"),
        ({}, {"boards": {"A": {"cards": {"3,0": "H01"}}}}, "boards"),
        ({}, {"boards": {"A": {"growth": {"4,0": "moor"}}}}, "boards"),
        ({}, {"boards": {"A": {"growth": {"3,0": "swamp"}}}}, "boards"),
        ({}, {"boards": {"A": {"landscapes": ["plains 4"]}}}, "boards"),
        ({}, {"boards": {"A": {"landscapes": ["plains"]}}}, "boards"),
        ({}, {"boards": {"A": {"cows": 1}}}, "boards"),
        ({}, {"boards": {"A": ["F05"]}}, "boards"),
        ({}, {"boards": {"D": {}}}, "boards"),
        ({}, {"goods": {"A": {"whiskey": 1}}}, "goods"),
        ({}, {"goods": {"A": {"gold": 1}}}, "goods"),
        ({}, {"goods": {"A": {"wood": -1}}}, "goods"),
        ({}, {"clergy": {"A": {"prior": "A F05"}}}, "clergy"),
        ({}, {"clergy": {"A": {"prior": "A S01"}}, "boards": {"A": {"cards": {"3,0": "S01"}}}}, "clergy"),
        ({}, {"clergy": {"A": {"brothers": ["home"] * 3}}}, "clergy"),
        ({}, {"clergy": {"A": {"abbot": "home"}}}, "clergy"),
        ({}, {"sold": {"districts": 10}}, "sold"),
        ({}, {"sold": {"castles": 1}}, "sold"),
        ({}, {"wonders": 9}, "wonders"),
        ({}, {"fee": 3}, "fee"),
        ({}, {"chance": "lucky"}, "chance"),
    ],
)
def test_what_cannot_be(options: dict[str, Json], state: dict[str, Json], field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        arranged(state, **{"seats": 3, **options})
    assert caught.value.facts["field"] == field
