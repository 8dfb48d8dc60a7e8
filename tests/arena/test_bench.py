"""The benchmark measures what it says; never how fast."""

from __future__ import annotations

import pytest

from pentapolis.arena import bench as arena_bench
from pentapolis.arena.bench import clones, finished_record, imaginations, measure, mid_games, random_game, replays, whole_games
from pentapolis.arena.reference import ROUNDS, reference_loop
from pentapolis.kernel.record import verify
from pentapolis.kernel.rules import Rules, State
from tests.toys import cards

GAME: Rules[State] = cards.GAME  # type: ignore[assignment]  # the toy's State is one of its own


def test_the_reference_loop_always_does_the_same() -> None:
    assert {reference_loop() for _ in range(3)} == {631}
    assert ROUNDS == 500


def test_whole_games_count_every_choice() -> None:
    work = whole_games(GAME, 2)
    counted = [work() for _ in range(5)]
    assert all(12 <= choices <= 60 for choices in counted)
    assert len(set(counted)) > 1


def test_positions_are_of_mid_game() -> None:
    for seed, match in enumerate(mid_games(GAME, 3)):
        length = len(random_game(GAME, 3, seed).moves)
        assert match.asks
        assert 0.2 * length <= len(match.moves) <= 0.8 * length


def test_clones_and_imaginations_leave_the_positions_alone() -> None:
    positions = list(mid_games(GAME, 2))
    before = [GAME.describe(match.state) for match in positions]
    assert clones(positions)() == imaginations(positions)() == len(positions)
    assert [GAME.describe(match.state) for match in positions] == before


def test_replays_are_of_true_records() -> None:
    assert replays(GAME, 2)() == 8
    assert verify(GAME, finished_record(GAME, 2, 1)).over


def test_a_measure_is_a_rate_and_a_ratio() -> None:
    found = measure("nothing", lambda: 10, rounds=3, seconds=0.001)
    assert found.per_second > 0
    assert found.as_json().keys() == {"per_second", "ratio"}


def test_only_games_can_be_measured() -> None:
    with pytest.raises(Exception, match="nowhere"):
        next(arena_bench("nowhere"))
