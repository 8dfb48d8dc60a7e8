"""What is dealt anew, and how evenly."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.games.cosmic_colonies import GAME
from pentapolis.games.cosmic_colonies.imagining import draw_by_number
from pentapolis.games.cosmic_colonies.workers import PRIORITY
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import canonical

from .tables import dealt


def test_draws_by_number_are_even() -> None:
    """Three numbers, two of them with both cards: draws of two in order, each equally likely."""
    pool, counts = [0, 20, 1, 21, 2], Counter[tuple[int, ...]]()
    chance = Chance.from_seed("draws")
    for _ in range(16_000):
        counts[tuple(draw_by_number(pool, {3 + 1}, 2, chance))] += 1
    assert len(counts) == 16, "4 of two pairs, 4 of a pair and the single card; each in two orders"
    assert all(880 < count < 1_120 for count in counts.values()), counts


def test_taken_numbers_are_not_drawn() -> None:
    chance = Chance.from_seed("taken")
    for _ in range(50):
        drawn = draw_by_number([0, 20, 1, 21, 2, 22], {PRIORITY[1]}, 2, chance)
        assert {PRIORITY[card] for card in drawn} == {PRIORITY[0], PRIORITY[2]}


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 5}, {"seats": 3, "deck": "mixed"}, {"seats": 1}])
def test_what_is_known_stays(options: dict[str, int]) -> None:
    match = dealt(**options)
    before = canonical(match.look(0)), canonical(match.memory(0)), canonical(dict(GAME.components(match.state)))
    for number in range(10):
        world = match.clone()
        world.imagine(0, Chance.from_seed(number))
        after = canonical(world.look(0)), canonical(world.memory(0)), canonical(dict(GAME.components(world.state)))
        assert before == after
        assert world.state.chance.key != match.state.chance.key


def test_everything_unknown_can_change_places() -> None:
    match = dealt(seats=2)
    hands, objectives, boxes = set(), set(), set()
    for number in range(200):
        world = match.clone()
        world.imagine(0, Chance.from_seed(number))
        hands.update(world.state.hands[1].cards)
        objectives.add(world.state.objectives[1].cards[0])
        boxes.update(world.state.box.cards)
    unknown = set(range(20)) - set(match.state.hands[0].cards)
    assert hands == boxes == unknown
    assert objectives == set(range(5)) - set(match.state.objectives[0].cards)


def test_the_others_are_asked_anew_with_their_imagined_hands() -> None:
    match = dealt(seats=3)
    world = match.clone()
    world.imagine(0, Chance.from_seed(7))
    for ask in world.asks:
        assert sorted(option[1] for option in ask.options) == sorted(world.state.hands[ask.seat].cards)
