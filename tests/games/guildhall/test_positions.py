"""Positions: written, read back, and completed where they name a part."""

from __future__ import annotations

import json

import pytest

from pentapolis.games.guildhall import GAME
from pentapolis.games.guildhall.components import cards_in
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position, save_position

from .positions import lay_out


@pytest.mark.parametrize("choices", [0, 3, 40, 160, 300])
def test_a_position_loads_to_itself(choices: int) -> None:
    match = Match(GAME, GAME.schema.read({"seats": 3, "set": "random"}), Chance.from_seed("positions"))
    chance = Chance.from_seed(choices)
    while match.asks and len(match.moves) < choices:
        match.play(match.asks[0].seat, chance.pick(match.asks[0].options))
    saved = json.loads(canonical(save_position(match)))
    loaded = load_position(GAME, saved)
    assert canonical(save_position(loaded)) == canonical(saved)
    assert canonical(GAME.describe(loaded.state)) == canonical(GAME.describe(match.state))


def test_what_is_named_is_taken_from_wherever_it_lay() -> None:
    state = lay_out(halls={"A": ["BRI-rb"]}, hands={"B": ["BRI-rrr", "BRI-bbb"]}).state
    everywhere = GAME.components(state)
    assert everywhere["BRI-r"] == everywhere["BRI-b"] == 4
    assert sum(count for name, count in everywhere.items() if not name.startswith("vp")) == 240
    assert len(state.hands[0]) == 6


def test_a_hand_is_filled_up_on_request() -> None:
    match = lay_out(hands={"A": ["WEA-p", "..."], "B": ["TAX-r"]})
    assert (len(match.state.hands[0]), len(match.state.hands[1])) == (6, 1)
    assert "WEA-p" in str(match.look(0)["hand"])


def test_a_deck_named_whole_leaves_the_rest_out_of_the_game() -> None:
    state = lay_out(deck=["TAX-rb"], hands={"A": [], "B": []}).state
    assert sum(count for name, count in GAME.components(state).items() if not name.startswith("vp")) == 2


def test_a_deck_named_in_part_has_the_rest_below() -> None:
    described = GAME.describe(lay_out(deck=["TAX-r@A", "TAX-b", "..."], hands={"A": [], "B": []}).state)
    assert isinstance(described["deck"], list)
    assert described["deck"][:2] == ["TAX-r@A", "TAX-b"]
    assert len(described["deck"]) == 240


def test_row_and_vp_deck_are_completed_too() -> None:
    state = lay_out(row=["vp9", "..."], vp_deck=["vp7_two_actions", "..."], scored={"B": ["vp9"]}).state
    assert state.row[0] == 8
    assert len(state.row) == 5
    assert GAME.components(state)["vp9"] == 2
    assert state.vp_deck.cards[-1] == 7


def test_the_professions_played_follow_from_the_action_area() -> None:
    described = GAME.describe(lay_out(area=["vp5", "TAX-r", "BRI-b"]).state)
    assert described["played"] == ["BRI", "TAX"]
    assert GAME.describe(lay_out(area=["TAX-r"], played=["HUN"]).state)["played"] == ["HUN"]


def test_a_position_without_a_turn_is_still_in_setup() -> None:
    match = load_position(GAME, {"state": {"player": "B", "hands": {"B": ["TAX-r", "..."]}}})
    assert [(ask.seat, ask.about) for ask in match.asks] == [(1, "setup-discard")]
    assert len(match.state.hands[1]) == 9


def test_the_top_of_a_pile_is_seen_by_all() -> None:
    assert GAME.describe(lay_out(discard=["TAX-r", "TAX-b"]).state)["discard"] == ["TAX-r@*", "TAX-b"]


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"halls": {"A": ["TAX-rr"]}}, "position-bad-field"),
        ({"halls": {"A": ["TAX-rbygp"]}}, "position-bad-field"),
        ({"halls": {"A": "TAX-r"}}, "position-bad-field"),
        ({"halls": {"C": []}}, "position-bad-field"),
        ({"played": "TAX"}, "position-bad-field"),
        ({"played": ["TAXI"]}, "position-bad-field"),
        ({"completed": {"A": ["TAX-rbyg"]}}, "position-no-chapter"),
        ({"completed": {"A": ["TAX-rbygp", "TAX-r"]}}, "position-no-chapter"),
        ({"discard": ["TAX-rrrrr"]}, "position-too-many"),
        ({"scored": {"A": ["vp9", "vp9", "vp9"]}}, "position-too-many"),
        ({"hand": {"A": []}}, "position-unknown-field"),
        ({"actions": "two"}, "position-bad-field"),
    ],
)
def test_what_does_not_fit_is_rejected(given: dict[str, Json], key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        lay_out(**given)
    assert caught.value.key == key


def test_cards_of_professions_that_are_not_played_are_rejected() -> None:
    with pytest.raises(BadPosition) as caught:
        load_position(GAME, {"state": {"actions": 2, "hands": {"A": ["WEA-r"]}}})
    assert caught.value.facts == {"name": "WEA-r", "most": 0}


def test_bits_and_cards() -> None:
    assert cards_in(0) == []
    assert cards_in(1 | 1 << 16 | 1 << 59) == [0, 16, 59]
