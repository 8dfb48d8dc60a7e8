from __future__ import annotations

import pytest

from pentapolis.kernel.outcome import Outcome, Refusal, rank


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([[3], [5], [4]], (3, 1, 2)),
        ([[5, 0], [5, 1], [2, 9]], (2, 1, 3)),
        ([[5], [5], [2]], (1, 1, 3)),
        ([[1], [1]], (1, 1)),
        ([[7]], (1,)),
    ],
)
def test_the_greatest_comes_first_and_who_ties_shares(keys: list[list[int]], ranks: tuple[int, ...]) -> None:
    assert rank(keys) == ranks


def test_an_outcome_is_told_as_json() -> None:
    outcome = Outcome((21, 15), (1, 2), "deck-empty", {"cards": (20, 15), "tokens": (1, 0)})
    assert outcome.winners() == [0]
    assert outcome.as_json() == {
        "scores": [21, 15],
        "ranks": [1, 2],
        "reason": "deck-empty",
        "breakdown": {"cards": [20, 15], "tokens": [1, 0]},
    }


def test_a_refusal_is_told_as_json() -> None:
    assert Refusal("too-dear", "7.2", {"cost": 3}).as_json() == {"reason": "too-dear", "paragraph": "7.2", "facts": {"cost": 3}}
