"""Faults found in other programs of this game, and confusions of players: none of them here."""

from __future__ import annotations

import pytest

from pentapolis.games.catan_card import GAME
from pentapolis.games.catan_card.components import EVENT, RAID, SITES
from pentapolis.games.catan_card.rules.setup import site_cards
from pentapolis.kernel.json_values import Json

from .tables import asked, do, hand, lay_out, offered, refusal


@pytest.mark.parametrize("arrows", ["white", "black"])
def test_the_fate_card_does_not_turn_the_order_of_play(arrows: str) -> None:
    match = lay_out({"arrows": arrows, "phase": "development", "hands": {"A": ["ore"], "B": ["ore"], "C": ["ore"], "D": ["ore"]}})
    order = []
    for letter in "ABCD":
        order.append(asked(match).seat)
        do(match, *([] if letter == "A" else [f"{letter} end-trade"]), f"{letter} draw 2")
    assert [*order, asked(match).seat] == [0, 1, 2, 3, 0]


@pytest.mark.parametrize("roads", range(1, 10))
def test_not_one_exchange_too_many(roads: int) -> None:
    match = lay_out({"roads": {"A": roads}, "hands": {"A": ["ore", "ore", "wool", "wool", "grain", "brick"]}})
    limit = (roads + 1) // 2
    assert f"deck {limit}" in offered(match)
    assert f"deck {limit + 1}" not in offered(match)
    for _ in range(limit):
        do(match, "A deck 1", f"A discard {hand(match, 0)[0]}")
    assert not [option for option in offered(match) if option.startswith(("deck", "market", "opponent"))]


def test_the_card_given_to_the_market_lies_there() -> None:
    match = lay_out({"hands": {"A": ["wool", "wool"]}, "market": ["ore", "ore", "brick", "grain", "lumber"]})
    do(match, "A market 1", "A take brick", "A give wool")
    market = match.look(None)["market"]
    assert market == ["ore", "ore", "wool", "grain", "lumber"]
    assert hand(match, 0) == ["brick", "wool"]


def test_the_deck_exchange_discards_before_it_draws() -> None:
    match = lay_out({"hands": {"A": ["wool", "wool"]}, "deck": [], "discard": []})
    do(match, "A deck 1", "A discard wool")
    assert hand(match, 0) == ["wool", "wool"]


def test_a_road_can_be_built_although_one_is_owned() -> None:
    match = lay_out({"phase": "development", "roads": {"A": 4}, "hands": {"A": ["brick", "lumber", "ore"]}})
    assert "build road" in offered(match)


def test_a_road_can_be_built_again_in_the_next_turn() -> None:
    rich: list[Json] = ["brick", "brick", "lumber", "lumber", "ore"]
    match = lay_out({"phase": "development", "hands": {"A": rich, "B": ["ore"]}}, seats=2)
    do(match, "A build road", "A exact")
    assert refusal(match, "build road") == ("one-a-turn", "6.5")
    do(match, "A draw 2", "B end-trade", "B draw 2", "A end-trade")
    assert "build road" in offered(match)


@pytest.mark.parametrize(("roads", "wall", "taken"), [(3, True, False), (4, True, True), (3, False, True)])
def test_a_city_wall_protects_three_roads_and_no_more(roads: int, wall: bool, taken: bool) -> None:
    given: dict[str, Json] = {
        "phase": "development",
        "roads": {"A": 9 - roads, "B": roads, "C": 0, "D": 0},
        "buildings": {"B": ["city-wall"] if wall else []},
        "hands": {"A": ["brick", "lumber", "ore"]},
    }
    match = lay_out(given)
    assert ("build road" in offered(match)) == taken


@pytest.mark.parametrize(("knights", "church", "taken"), [(1, True, False), (2, True, True), (1, False, True)])
def test_a_church_protects_one_knight_and_no_more(knights: int, church: bool, taken: bool) -> None:
    given: dict[str, Json] = {
        "phase": "development",
        "knights": {"A": 5 - knights, "B": knights, "C": 0, "D": 0},
        "buildings": {"B": ["church"] if church else []},
        "hands": {"A": ["grain", "wool", "ore", "brick"]},
    }
    match = lay_out(given)
    assert ("build knight" in offered(match)) == taken


def test_prices_are_as_they_were_after_a_build() -> None:
    match = lay_out(
        {"phase": "development", "hands": {"A": ["brick", "lumber", "ore"], "B": ["brick", "lumber", "ore"]}}, seats=2
    )
    do(match, "A build road", "A draw 2", "B end-trade", "B build road")
    assert match.state.roads == [2, 2]
    assert match.look(0)["discard"] == ["lumber", "brick", "lumber", "brick"]


def test_the_guild_serves_once_a_turn() -> None:
    match = lay_out({"buildings": {"A": ["merchant-guild"]}, "cities": {"B": 3}, "hands": {"A": ["ore"], "B": ["wool", "grain"]}})
    do(match, "A guild B")
    assert refusal(match, "guild B") == ("guild-used", "9.4")
    do(match, "A end-trade")
    assert not [option for option in offered(match) if option.startswith("guild")]


@pytest.mark.parametrize("build", ["road", "knight", "city", "library"])
def test_the_question_of_the_fate_card_comes_after_a_settlement_alone(build: str) -> None:
    rich: list[Json] = ["brick", "lumber", "ore", "ore", "ore", "ore", "grain", "grain", "wool", "wool", "wool"]
    match = lay_out({"phase": "development", "settlements": {"A": ["market-day"]}, "cities": {"A": 1}, "hands": {"A": rich}})
    do(match, f"A build {build}", "A exact")
    assert asked(match).about == "build"


@pytest.mark.parametrize(("seats", "raids"), [(2, 5), (3, 8), (4, 10)])
def test_raids_and_market_days_are_those_of_the_box(seats: int, raids: int) -> None:
    events = site_cards(seats)
    assert len(events) == SITES[seats]
    assert events.count(RAID) == raids
    assert EVENT.names == ("raid", "market-day")


# --- confusions of players ------------------------------------------------------------------------------------------------


def test_a_building_replaces_the_points_of_its_city() -> None:
    match = lay_out({"settlements": {"A": 0}, "cities": {"A": 1}, "buildings": {"A": ["church"]}})
    assert GAME.describe(match.state)["points"] == {"A": 3, "B": 1, "C": 1, "D": 1}


def test_two_cards_are_drawn_not_three() -> None:
    match = lay_out({"phase": "development", "hands": {"A": ["ore"]}})
    assert offered(match) == ["draw 2"]


def test_a_raid_cuts_to_seven_not_by_half() -> None:
    given: dict[str, Json] = {
        "phase": "development",
        "settlements": {"A": ["raid"]},
        "hands": {"A": ["grain", "grain", "ore", "ore", "ore"], "B": ["wool"] * 9, "C": ["brick"] * 7},
    }
    match = do(lay_out(given), "A build city", "B discard wool", "B discard wool")
    assert [len(hand(match, seat)) for seat in (1, 2)] == [7, 7]


def test_three_for_one_is_no_exchange() -> None:
    match = lay_out({"hands": {"A": ["ore", "ore", "ore", "lumber"]}})
    do(match, "A end-trade", "A build road", "A swap ore", "A pay lumber")
    assert match.state.exchanged == 0
    assert match.state.roads[0] == 2
