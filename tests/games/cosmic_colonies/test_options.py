"""Options, and what they make of a game [3]."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.games.cosmic_colonies import GAME
from pentapolis.games.cosmic_colonies.options import read_setting
from pentapolis.games.cosmic_colonies.setup import draw_pool
from pentapolis.games.cosmic_colonies.workers import PRIORITY
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.json_values import Json

from .tables import dealt

TWELVE: list[Json] = [f"b{number:02}" for number in range(1, 13)]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 3, "pool": TWELVE[:11]}, "option-pool-size"),
        ({"seats": 4, "pool": TWELVE}, "option-pool-size"),
        ({"seats": 1, "pool": TWELVE}, "option-pool-size"),
        ({"seats": 3, "deck": "advanced", "pool": TWELVE}, "option-pool-deck"),
        ({"seats": 3, "deck": "mixed", "pool": [*TWELVE[:11], "a01"]}, "option-pool-priorities"),
        ({"seats": 6}, "option-not-between"),
    ],
)
def test_rejected(options: dict[str, Json], key: str) -> None:
    with pytest.raises(BadGameOption) as caught:
        GAME.schema.read(options)
    assert caught.value.key == key


@pytest.mark.parametrize("seats", [2, 3])
def test_a_chosen_pool_is_dealt_and_known(seats: int) -> None:
    match = dealt(seats=seats, pool=TWELVE)
    assert match.look(None)["pool"] == TWELVE
    zones = match.state.worker_zones()
    cards = [card for name, zone in zones.items() if name != "box" for card in zone.cards]
    assert sorted(cards) == list(range(12))
    assert all(mask for mask in zones["box"].known)


@pytest.mark.parametrize(
    ("options", "side"),
    [
        ({"seats": 3}, "A"),
        ({"seats": 3, "deck": "mixed"}, "A"),
        ({"seats": 3, "deck": "advanced"}, "B"),
        ({"seats": 1, "deck": "advanced"}, "A"),
        ({"seats": 3, "side": "B"}, "B"),
        ({"seats": 3, "deck": "advanced", "side": "A"}, "A"),
    ],
)
def test_the_side_follows_the_deck_unless_chosen(options: dict[str, Json], side: str) -> None:
    """D3."""
    cities = dealt(0, **options).state.cities
    assert [city.asteroid.name[1] for city in cities] == [side] * len(cities)
    assert len({city.asteroid.name[0] for city in cities}) == len(cities)


def test_a_random_mixed_pool_favours_no_deck_and_no_number() -> None:
    """D4, D18: with the fixed stream each card comes about as often as it should, and never two of a number."""
    setting = read_setting(GAME.schema.read({"seats": 3, "deck": "mixed"}))
    counts: Counter[int] = Counter()
    games = 2_000
    for seed in range(games):
        pool = draw_pool(setting, Chance.from_seed(seed))
        assert len(pool) == len({PRIORITY[card] for card in pool}) == 12
        counts.update(pool)
    expected = games * 12 / 40
    square = sum((counts[card] - expected) ** 2 / expected for card in range(40))
    assert square < 80, "39 degrees of freedom: more comes once in 10,000"


def test_solo_uses_its_own_cards_whatever_the_deck() -> None:
    state = dealt(seats=1, deck="advanced", difficulty="hard").state
    assert {GAME.notation.write(("choose", card))[7] for card in state.hands[0].cards} == {"s"}
    assert (len(state.hands[0]), len(state.plan), len(state.deck)) == (4, 2, 8)
    assert state.rival.store == dealt(seats=1, difficulty="expert").state.rival.store != dealt(seats=1).state.rival.store


@pytest.mark.parametrize(("seats", "open_ones"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 3)])
def test_open_achievements(seats: int, open_ones: int) -> None:
    achievements = dealt(seats=seats, monuments=True).state.achievements
    assert len(set(achievements)) == open_ones
    assert dealt(seats=seats).state.achievements == []
