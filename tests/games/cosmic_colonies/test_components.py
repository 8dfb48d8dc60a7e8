"""The box is what the specification lists."""

from __future__ import annotations

from pentapolis.games.cosmic_colonies import GAME
from pentapolis.games.cosmic_colonies.components import ACHIEVEMENTS, BUILDINGS, OBJECTIVES, PIECE_OF_TILE, TILE_NAMES
from pentapolis.games.cosmic_colonies.pieces import PIECE_SIZES
from pentapolis.games.cosmic_colonies.workers import (
    ADVANCED,
    BASIC,
    DECKS,
    PRIORITY,
    RIVAL_PREFERS,
    RIVAL_REGIONS,
    SOLO,
    WORKERS,
)

from .tables import dealt


def test_ninety_six_tiles() -> None:
    """D1, D2."""
    assert sum(building.count for building in BUILDINGS) == 96
    assert [building.name for building in BUILDINGS if not building.main] == ["soylent_factory", "statue"]
    assert all(building.count == 8 * building.slots[1] for building in BUILDINGS)


def test_each_deck_has_every_number_once() -> None:
    assert [worker.priority for worker in BASIC] == [worker.priority for worker in ADVANCED] == list(range(1, 21))
    assert [worker.priority for worker in SOLO] == list(range(1, 15))
    assert {deck: len(cards) for deck, cards in DECKS.items()} == {"basic": 20, "advanced": 20, "mixed": 40, "solo": 14}
    assert len(WORKERS) == 54
    assert all(PRIORITY[number] == PRIORITY[20 + number] for number in range(20))


def test_only_advanced_workers_change_at_night() -> None:
    assert all(worker.boosts[0] is worker.boosts[1] for worker in (*BASIC, *SOLO))
    assert all(worker.boosts[0] != worker.boosts[1] for worker in ADVANCED)
    assert all(boost.mark in ("gather", "build") for worker in ADVANCED for boost in worker.boosts)


def test_the_rivals_orders_are_whole() -> None:
    assert all(sorted(order) == list(range(5)) for order in RIVAL_PREFERS.values())
    assert all(sorted(order) == list(range(4)) for order in RIVAL_REGIONS.values())
    assert set(RIVAL_PREFERS) == set(RIVAL_REGIONS) == set(DECKS["solo"])


def test_every_main_building_stands_once_above_and_once_below() -> None:
    assert sorted(upper for upper, _ in OBJECTIVES) == sorted(lower for _, lower in OBJECTIVES) == list(range(5))
    assert all(upper != lower for upper, lower in OBJECTIVES)


def test_monuments_have_three_cells() -> None:
    assert [PIECE_SIZES[achievement.piece] for achievement in ACHIEVEMENTS] == [3] * 6
    assert len(TILE_NAMES) == len(PIECE_OF_TILE) == 13


def test_conservation_counts_everything() -> None:
    counts = GAME.components(dealt(seats=5, monuments=True).state)
    assert sum(counts[building.name] for building in BUILDINGS) == 96
    assert sum(counts[f"b{number:02}"] for number in range(1, 21)) == 20
    assert sum(counts[f"obj{number}"] for number in range(1, 6)) == 5
    assert sum(counts[f"ach{number}"] for number in range(1, 7)) == 3


def test_the_vocabulary_is_finite_and_reads_back() -> None:
    vocabulary = GAME.notation.vocabulary
    assert len(vocabulary) == len(set(vocabulary)) < 3_000
    assert all(GAME.notation.read(GAME.notation.write(option)) == option for option in vocabulary)
