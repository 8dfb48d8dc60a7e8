"""What seats and spectators see."""

from __future__ import annotations

from typing import cast

from pentapolis.games.cosmic_colonies.workers import WORKER_NAMES
from pentapolis.kernel.json_values import Json, canonical

from .tables import acting, dealt, play, position, random_game

View = dict[str, Json]


def seats_of(view: View) -> list[View]:
    return cast("list[View]", view["seats"])


def test_objectives_are_their_owners_secret_until_the_end() -> None:
    """D21."""
    match = dealt(seats=3)
    assert [seat["objective"] is not None for seat in seats_of(match.look(1))] == [False, True, False]
    assert [seat["objective"] for seat in seats_of(match.look(None))] == [None, None, None]
    over = random_game(1, seats=3)
    assert all(seat["objective"] for seat in seats_of(over.look(None)))
    assert over.look(None)["hand"] == []


def test_the_score_holds_the_objective_for_those_who_may_see_it() -> None:
    own, other = seats_of(dealt(seats=2).look(0))
    assert "objective" in cast("View", own["score"]) and "objective" not in cast("View", other["score"])


def test_final_totals_are_the_scores() -> None:
    match = random_game(4, seats=4, monuments=True)
    assert match.outcome is not None
    assert tuple(cast("int", seat["total"]) for seat in seats_of(match.look(2))) == match.outcome.scores


def test_known_cards_are_those_passed_openly() -> None:
    state: dict[str, Json] = {"shown": {"A": ["b01", "b02"], "B": ["b03", "b04"], "C": ["b05", "b06"]}}
    match = position(state, seats=3)
    assert [seat["known"] for seat in seats_of(match.look(None))] == [["b05", "b06"], ["b01", "b02"], ["b03", "b04"]]
    assert seats_of(match.look(1))[1]["known"] == ["b01", "b02"], "of my own hand what everybody knows"


def test_a_collected_card_is_known_to_its_taker_alone() -> None:
    state: dict[str, Json] = {"shown": {"A": ["b01", "b02"]}, "right": {"A": ["b11", "b12"], "B": ["b13", "b14"]}}
    match = position(state, seats=2)
    assert seats_of(match.look(1))[0]["known"] == []
    assert "b11" in cast("list[Json]", match.look(0)["hand"])
    told = [event.seen_by(1) for event in match.state.chronicle.events if event.kind == "collect"]
    assert told == [
        {"kind": "collect", "seat": 0, "count": 2, "unseen": True},
        {"kind": "collect", "seat": 1, "count": 2, "workers": ["b13", "b14"]},
    ]


def test_no_view_names_a_card_that_its_viewer_does_not_know() -> None:
    for seats in (1, 2, 4):
        match = dealt(seats=seats)
        known = {WORKER_NAMES[card] for card in (*match.state.hands[0].cards, *match.state.plan.cards)}
        seen = canonical(match.look(0)) + canonical(match.memory(0))
        assert {name for name in WORKER_NAMES if f'"{name}"' in seen} == known


def test_workers_that_a_view_names_are_described() -> None:
    view = acting("b16").look(0)
    cards = cast("dict[str, View]", view["cards"])
    assert cards["b16"] == {
        "number": 16,
        "load": 3,
        "day": {"mark": "build", "op": "discount", "amount": 2, "types": ["W", "M", "O", "P"]},
        "night": {"mark": "build", "op": "discount", "amount": 2, "types": ["W", "M", "O", "P"]},
    }
    assert set(cast("list[str]", view["hand"])) <= set(cards)


def test_extra_builds_name_buildings_and_some_workers_have_no_boost() -> None:
    cards = cast("dict[str, View]", position({"hands": {"A": ["b11", "b13"]}}, seats=2).look(0)["cards"])
    assert cast("View", cards["b11"]["day"])["types"] == ["statue"]
    assert cards["b13"]["night"] is None


def test_buildings_and_tiles() -> None:
    match = play(acting("b01", stores={"A": "W1-M2"}), "build habitat", "place .xx/xx. c3")
    view = match.look(None)
    habitat = cast("list[View]", view["buildings"])[0]
    assert habitat == {
        "name": "habitat",
        "main": True,
        "cost": {"W": 1, "M": 2},
        "shape": ".xx/xx.",
        "tiles": 0,
        "slots": 1,
        "supply": 15,
    }
    assert cast("list[View]", view["buildings"])[6]["cost"] == {"any": 1}
    city = seats_of(view)[0]
    assert city["tiles"] == [{"tile": "habitat", "cells": [[2, 3], [2, 4], [3, 2], [3, 3]], "round": 1}]
    assert cast("View", city["built"])["habitat"] == 1
    assert city["grid"] == list(match.state.cities[0].asteroid.rows)


def test_who_acts() -> None:
    match = dealt(seats=3)
    assert (match.look(None)["actor"], match.look(None)["queue"], match.look(None)["half"]) == (None, [], 0)
    match = position({"queue": ["C", "A"], "shown": {"C": ["b03", "b01"]}}, seats=3)
    assert (match.look(None)["actor"], match.look(None)["queue"], match.look(None)["half"]) == (2, [2, 0], 1)
    claiming = position({"claimant": "B", "achievements": ["ach4"], "stores": {"B": "W2-M2-O2-P2"}}, seats=2, monuments=True)
    assert claiming.look(None)["actor"] == 1


def test_the_solo_table() -> None:
    solo = cast("View", position({"plan": ["s01", "s02"]}, seats=1, difficulty="expert").look(0)["solo"])
    assert (solo["plan"], solo["capacity"], solo["deck"], solo["laid"], solo["objective"]) == (
        ["s01", "s02"],
        [5, 5],
        8,
        [],
        None,
    )
    over = random_game(2, seats=1)
    assert cast("View", over.look(None)["solo"])["objective"] is not None
    assert over.outcome is not None
    assert (cast("View", over.look(None)["solo"])["total"],) == over.outcome.breakdown["rival"]
