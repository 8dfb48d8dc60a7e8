"""Games for two in which nothing can be paid for any more [D31]."""

from __future__ import annotations

import pytest

from pentapolis.games.ora_et_labora.components import CARD_NAMES, names_of
from pentapolis.games.ora_et_labora.functions import BY_NAME
from pentapolis.games.ora_et_labora.goods import GOODS, STONE, WOOD
from pentapolis.games.ora_et_labora.rules.ends import SOURCES, end_due
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.json_values import Json

from .tables import arranged


def barren(goods: dict[str, Json], other: dict[str, Json] | None = None, **state: Json) -> Table:
    """No forest and no landscape is left; what lies in the display costs wood, and seat A has room for all of it."""
    boards: dict[str, Json] = {"A": {"growth": {}, "landscapes": ["coast 0"]}, "B": {"growth": {}}}
    usual: dict[str, Json] = {"stage": "E", "display": ["G02", "G12", "F33"], "sold": {"districts": 9, "plots": 9}}
    return arranged({**usual, "boards": boards, "goods": {"A": goods, "B": other or {}}, **state}, seats=2)


def test_without_wood_and_whatever_gives_it_the_game_ends() -> None:
    assert end_due(barren({}))
    assert end_due(barren({"stone": 9, "clay": 9}))


@pytest.mark.parametrize("goods", [{"wood": 1}, {"wood": 2}, {"wood": 9}])
def test_as_long_as_one_can_be_paid_it_goes_on(goods: dict[str, Json]) -> None:
    assert not end_due(barren(goods))


def test_wood_of_one_who_has_no_room_is_no_help() -> None:
    """Only seat A has a coast."""
    display: Json = ["F33", "F11"]
    assert end_due(barren({}, {"wood": 9, "clay": 9}, display=display))
    assert not end_due(barren({"wood": 9, "clay": 9}, {}, display=display))


@pytest.mark.parametrize("built", ["F11", "G12"])
def test_a_building_that_gives_it_is_a_way(built: str) -> None:
    """The Harbor Promenade gives wood; the Stone Merchant does not."""
    place: Json = {"A": {"growth": {}, "landscapes": ["coast 0"], "cards": {"-1,0": built}}, "B": {"growth": {}}}
    assert end_due(barren({}, boards=place, display=["G02", "F04", "F33"])) is (built == "G12")


def test_a_forest_or_a_landscape_is_a_way() -> None:
    assert not end_due(barren({}, sold={"districts": 8, "plots": 9}))
    growth: Json = {"A": {"growth": {"1,0": "forest"}}, "B": {"growth": {}}}
    assert not end_due(barren({}, boards=growth))


def test_sources_are_what_the_functions_say() -> None:
    """What gives wood or stone, but for the Forest Hut, which takes a forest."""
    for good, sources in SOURCES.items():
        assert good in (WOOD, STONE)
        found = {name for name, steps in BY_NAME.items() if any(gives(step, GOODS[good].name) for step in steps)} - {"I29"}
        assert found == set(names_of(sources)) and found <= set(CARD_NAMES)


def gives(step: object, name: str) -> bool:
    """Whether a good stands in what a step gives, by the texts of its data."""
    if type(step).__name__ == "ChooseTwo":
        return name == "wood"
    for field in ("names", "text", "get"):
        if name in str(getattr(step, field, "")).replace(",", " ").split():
            return True
    parts = [getattr(step, "then", ()), *getattr(step, "trades", ())]
    flat = [part for each in parts for part in (each if isinstance(each, tuple) else (each,))]
    return any(gives(part, name) for part in flat)
