"""Positions: what is not named fills up and never collides, and what cannot be is said."""

from __future__ import annotations

import pytest

from pentapolis.games.cosmic_colonies import GAME
from pentapolis.games.cosmic_colonies.workers import PRIORITY
from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.position import load_position, save_position

from .tables import position, random_game


@pytest.mark.parametrize("seats", range(1, 6))
def test_a_named_card_leaves_its_old_place(seats: int) -> None:
    name = "s07" if seats == 1 else "b07"
    for seed in range(20):
        state = load_position(GAME, {"options": {"seats": seats}, "seed": seed, "state": {"hands": {"A": [name]}}}).state
        cards = [card for zone in state.worker_zones().values() for card in zone.cards]
        assert sorted(cards) == sorted(state.setting.cards)
        assert [len(hand) for hand in state.hands] == [4] * seats


def test_a_running_step_means_that_everybody_has_played() -> None:
    state = position({"queue": ["B", "A"], "shown": {"B": ["b03", "b04"]}}, seats=3).state
    assert [len(cards) for cards in state.shown] == [2, 2, 2]
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert [len(cards) for cards in position({"queue": ["A"]}, seats=2).state.shown] == [1, 1]


def test_a_mixed_position_never_holds_a_number_twice() -> None:
    for seed in range(30):
        given: dict[str, Json] = {
            "options": {"seats": 2, "deck": "mixed"},
            "seed": seed,
            "state": {"hands": {"A": ["b01", "a02"]}},
        }
        state = load_position(GAME, given).state
        numbers = [PRIORITY[card] for zone in (*state.hands, *state.right) for card in zone.cards]
        assert len(set(numbers)) == 12


def test_a_board_that_is_named_for_one_is_not_the_other_ones() -> None:
    for seed in range(20):
        given: dict[str, Json] = {"options": {"seats": 5}, "seed": seed, "state": {"cities": {"C": {"asteroid": "4B"}}}}
        cities = load_position(GAME, given).state.cities
        assert cities[2].asteroid.name == "4B"
        assert len({city.asteroid.name[0] for city in cities}) == 5


def test_tiles_on_boards_are_missing_in_the_supply() -> None:
    state = position({"cities": {"A": {"asteroid": "1A", "tiles": ["statue x c4", "statue x d4 3"]}}}, seats=2).state
    assert (state.slots[6], state.supply[6]) == (1, 5)
    assert [tile.round for tile in state.cities[0].tiles] == [1, 3]


def test_tiles_are_kept_where_only_the_rest_of_a_city_is_named() -> None:
    first = position({"cities": {"A": {"asteroid": "1A", "tiles": ["statue x c4"]}}}, seats=2)
    GAME.arrange(first.state, {"cities": {"A": {"aside": ["ach1"]}}})
    assert (len(first.state.cities[0].tiles), first.state.cities[0].aside) == (1, [0])


@pytest.mark.parametrize(
    ("options", "state", "key"),
    [
        ({}, {"hands": {"A": ["b01"], "B": ["b01"]}}, "position-cannot-lie"),
        ({}, {"hands": {"A": ["a01"]}}, "position-cannot-lie"),
        ({"deck": "mixed"}, {"hands": {"A": ["a01"], "B": ["b01"]}}, "position-cannot-lie"),
        ({}, {"hands": {"A": ["b01", "b02", "b03", "b04", "b05"]}}, "position-too-many"),
        ({}, {"box": [f"b{number:02}" for number in range(1, 12)]}, "position-too-few"),
        ({}, {"objectives": {"A": ["obj1"], "B": ["obj1"]}}, "position-cannot-lie"),
        ({}, {"cities": {"A": {"tiles": ["statue x z9"]}}}, "position-bad-field"),
        ({}, {"cities": {"A": {"tiles": ["statue x"]}}}, "position-bad-field"),
        ({}, {"cities": {"A": {"asteroid": "1A", "tiles": ["statue x c4", "statue x c4"]}}}, "position-bad-field"),
        ({}, {"cities": {"A": {"asteroid": "1A", "tiles": ["statue x c4 9"]}}}, "position-bad-field"),
        ({}, {"cities": {"A": {"tiles": "statue"}}}, "position-bad-field"),
        ({}, {"cities": {"A": "1A"}}, "position-bad-field"),
        ({}, {"stores": {"A": "W1+M2"}}, "position-bad-field"),
        ({}, {"slots": {"habitat": 99}}, "position-bad-field"),
        ({}, {"slots": {"castle": 1}}, "position-bad-field"),
        ({}, {"rival": {"covered": "all"}}, "position-bad-field"),
        ({"seats": 1}, {"rival": {"built": {"statue": 8}}}, "position-too-many"),
        ({}, {"moon": 1}, "position-unknown-field"),
    ],
)
def test_what_cannot_be(options: dict[str, Json], state: dict[str, Json], key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        position(state, **{"seats": 2, **options})
    assert caught.value.key == key


def test_a_saved_game_loads_to_itself() -> None:
    for seats in range(1, 6):
        match = random_game(3, seats=seats, monuments=True)
        saved = save_position(match)
        assert save_position(load_position(GAME, saved)) == saved
