from __future__ import annotations

import json

import pytest

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadGameOption, BadPosition, BadText, IllegalOption, PentapolisError
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.position import load_position, save_position
from tests.conformance.driving import fingerprint
from tests.toys.cards import GAME

from .tables import cards_match, choices_match


def test_a_position_is_the_state_where_the_step_began_and_the_choices_since() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9", "6"])
    match.play(0, "draw")
    match.play(1, "peek")
    saved = save_position(match)
    assert saved["moves"] == ["B peek"]
    assert {name: saved[name] for name in ("game", "version", "options")} == {
        "game": "toy-cards",
        "version": 1,
        "options": {"seats": 2},
    }
    state = saved["state"]
    assert isinstance(state, dict)
    assert (state["hands"], state["deck"], state["turn"]) == ({"A": ["9", "3"], "B": ["1"]}, ["6"], "B")


def test_it_loads_to_itself_also_when_some_have_answered() -> None:
    match = choices_match()
    match.play(1, match.asks[1].options[0])
    loaded = load_position(match.rules, json.loads(canonical(save_position(match))))
    assert loaded.answers == match.answers
    assert fingerprint(loaded) == fingerprint(match)


def test_what_is_not_named_is_dealt_from_the_seed() -> None:
    one, same, other = (load_position(GAME, {"seed": seed}) for seed in (4, "4", 5))
    assert fingerprint(one) == fingerprint(same) != fingerprint(other)
    assert load_position(GAME, {}).options.seats == 2


def test_an_imagined_match_has_no_position() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9"])
    match.imagine(0, Chance.from_seed(1))
    with pytest.raises(ValueError, match="imagined"):
        save_position(match)


@pytest.mark.parametrize(
    ("position", "error", "key"),
    [
        ({"game": "chess"}, BadPosition, "position-other-game"),
        ({"version": 2}, BadPosition, "position-other-version"),
        ({"sate": {}}, BadPosition, "position-unknown-field"),
        ({"state": []}, BadPosition, "position-not-mapping"),
        ({"options": []}, BadPosition, "position-not-mapping"),
        ({"options": {"seats": 7}}, BadGameOption, "option-not-between"),
        ({"state": {"decks": []}}, BadPosition, "position-unknown-field"),
        ({"state": {"deck": ["12"]}}, BadPosition, "position-bad-field"),
        ({"moves": "A draw"}, BadPosition, "position-moves"),
        ({"moves": ["A dance"]}, BadText, "unknown-verb"),
        ({"moves": ["A draw", "B play 99"]}, BadText, "unknown-word"),
        ({"state": {"hands": {"A": ["3"]}}, "moves": ["A play 4"]}, IllegalOption, "refusal-not-in-hand"),
    ],
)
def test_what_does_not_fit_is_told(position: dict[str, Json], error: type[PentapolisError], key: str) -> None:
    with pytest.raises(error) as caught:
        load_position(GAME, position)
    assert caught.value.key == key
