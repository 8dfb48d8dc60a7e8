"""Corners that no worked case turns."""

from __future__ import annotations

import pytest

from pentapolis.games.cosmic_colonies.bags import amounts, total
from pentapolis.kernel.json_values import Json

from .tables import acting, dealt, offered, play, position, random_game


def test_the_rival_takes_from_the_supply_where_all_regions_are_empty() -> None:
    match = position(
        {"plan": ["s05", "s06"], "shown": {"A": ["s01"]}, "queue": ["B"], "regions": "none"}, seats=1, difficulty="easy"
    )
    assert amounts(match.state.rival.store) == (0, 0, 2, 0)
    assert [event.kind for event in match.state.chronicle.events] == ["rival-supply"]


def test_the_rival_covers_no_more_than_its_board() -> None:
    rival: Json = {"covered": 48, "store": "W9"}
    match = position({"plan": ["s04", "s06"], "shown": {"A": ["s01"]}, "queue": ["B"], "rival": rival}, seats=1)
    assert match.state.rival.covered == 53
    assert match.state.rival.open_cells() == [0] * 5


def test_nothing_is_gathered_after_a_build_where_all_regions_are_empty() -> None:
    match = acting("a19", shown={"A": ["a01", "a19"]}, round=8, regions="none", stores={"A": "W1-M2"})
    play(match, "build habitat", "place .xx/xx. c3")
    assert match.over
    assert total(match.state.stores[0]) == 0


def test_a_gather_after_a_build_may_be_declined() -> None:
    match = acting("a19", shown={"A": ["a01", "a19"]}, round=8, stores={"A": "W1-M2"})
    play(match, "build habitat", "place .xx/xx. c3")
    assert offered(match) == ["gather W", "gather M", "gather O", "gather P", "skip"]
    assert total(play(match, "skip").state.stores[0]) == 0


def test_who_can_do_nothing_is_not_asked() -> None:
    match = acting("b01", regions="none", stores={"A": "none"})
    assert [ask.about for ask in match.asks] == ["worker", "worker"]
    assert [event.kind for event in match.state.chronicle.events] == ["pass"]


def test_both_of_two_swaps() -> None:
    match = play(acting("a07", stores={"A": "none"}, regions="W3"), "gather W", "swap W M", "swap M O")
    assert amounts(match.state.stores[0]) == (2, 0, 1, 0)


def test_monuments_one_after_another_each_looked_at_anew() -> None:
    tiles: Json = ["statue x c4", "statue x d4", "statue x e4"]
    state: dict[str, Json] = {
        "achievements": ["ach3", "ach4"],
        "shown": {"A": ["b01"]},
        "queue": ["A"],
        "cities": {"A": {"asteroid": "1A", "tiles": tiles}},
        "stores": {"A": "W2-M2-O2-P2"},
    }
    match = play(position(state, seats=2, monuments=True), "gather W", "claim ach4", "place x./xx c5")
    assert [ask.about for ask in match.asks] == ["monument"]
    play(match, "place xxx f4")
    assert match.state.achievements == []
    assert match.state.cities[0].monuments() == 2
    assert sum(match.state.cities[0].built) == 3


@pytest.mark.parametrize("seats", range(1, 6))
def test_every_game_lasts_eight_rounds_of_two_steps(seats: int) -> None:
    match = random_game(9, seats=seats)
    reveals = [event for event in match.state.chronicle.events if event.kind == "reveal"]
    assert len(reveals) == 16 * seats
    assert match.state.round == 8
    rounds = [event.facts["number"] for event in match.state.chronicle.events if event.kind == "round"]
    assert rounds == list(range(2, 9))


def test_undo_before_the_last_has_chosen_and_not_after() -> None:
    match = dealt(seats=2)
    first = offered(match)[0]
    match.play(0, first)
    assert match.can_undo(0)
    match.undo(0)
    assert match.answers == {}
    match.play(0, first)
    match.play(1, offered(match, 1)[0])
    assert not match.can_undo(0) and not match.can_undo(1)


def test_a_place_can_be_taken_back() -> None:
    match = acting("b10", stores={"A": "W1-M2"})
    play(match, "build habitat", "place .xx/xx. c3")
    match.undo(0)
    assert match.asks[0].about == "place"
    match.undo(0)
    assert match.asks[0].about == "action"
