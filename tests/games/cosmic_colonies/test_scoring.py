"""Points and ties, also for towns that do not fit on an asteroid (docs/decisions/0010-cosmic-cases.md)."""

from __future__ import annotations

import pytest

from pentapolis.games.cosmic_colonies.scoring import objective_points, outcome, rival_points, set_points, terrain_points
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.outcome import Outcome

from .tables import dealt, position, random_game


@pytest.mark.parametrize(
    ("built", "points"),
    [
        ([2, 3, 2, 2, 2, 0, 0], 30),
        ([4, 3, 3, 2, 0, 0, 2], 0),
        ([1, 1, 1, 1, 1, 0, 0], 15),
        ([0] * 7, 0),
        ([3, 3, 3, 3, 3, 9, 9], 45),
    ],
)
def test_sets(built: list[int], points: int) -> None:
    """Cases 68 and 69 by their own counts."""
    assert set_points(built) == points


def test_objective_and_terrain() -> None:
    assert objective_points([3, 0, 2, 0, 0, 5, 5], 0) == 8
    assert terrain_points([0, 1, 2, 3, 4]) == [10, 7, 5, 3, 2]
    assert terrain_points([5, 6, 7, 13, 0]) == [1, 0, 0, 0, 10]


def test_no_outcome_before_the_end() -> None:
    assert outcome(dealt(seats=2).state) is None


def test_scores_are_the_sum_of_their_sources() -> None:
    for seed in range(10):
        result = random_game(seed, seats=3, monuments=seed % 2 == 0).outcome
        assert result is not None
        sources = [points for source, points in result.breakdown.items() if not source.startswith("tie-")]
        assert tuple(map(sum, zip(*sources, strict=True))) == result.scores
        assert sorted(result.ranks) == [1, 2, 3], "priorities differ, so somebody always wins"


def test_the_rivals_score_has_the_same_sources() -> None:
    match = position({"rival": {"built": {"habitat": 1}, "covered": 4}, "objectives": {"B": ["obj1"]}}, seats=1)
    assert rival_points(match.state) == {"sets": 0, "objective": 2, "ice": 0, "crater": 0, "dust": 0, "rock": 0, "lava": 0}


def solo(rival: Json, tiles: list[Json]) -> Outcome:
    cities: Json = {"A": {"asteroid": "1A", "tiles": tiles}}
    objectives: Json = {"A": ["obj1"], "B": ["obj2"]}
    state: dict[str, Json] = {"round": 8, "shown": {"A": ["s01", "s02"]}, "cities": cities, "objectives": objectives}
    outcome = position({**state, "rival": rival}, seats=1).outcome
    assert outcome is not None
    return outcome


def test_solo_is_won_with_more_points_only() -> None:
    one, none = solo({}, ["habitat .xx/xx. c3"]), solo({}, [])
    assert (one.scores, one.ranks, one.reason, one.winners()) == ((2,), (1,), "rival-beaten", [0])
    assert (none.scores, none.ranks, none.reason, none.winners()) == ((0,), (2,), "rival-won", [])
    assert solo({"built": {"greenhouse": 1}}, ["habitat .xx/xx. c3"]).reason == "rival-won"
