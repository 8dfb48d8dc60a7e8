"""Contests: rotation, repeatability, and intervals against known values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from pentapolis import games
from pentapolis.arena import Contest, Result, run, standings
from pentapolis.arena.tournament import mean, play_match, play_one, wilson
from pentapolis.kernel.errors import BadGameOption
from tests.toys import cards


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    known = {**games._modules(), "toy-cards": "tests.toys.house"}
    monkeypatch.setattr(games, "_modules", lambda: known)
    yield


CONTEST = Contest("toy-cards", ("greedy", "random", "random"), 9, seed=2)


def test_results_are_by_entrant_and_repeat_themselves() -> None:
    results = list(run(CONTEST))
    assert len(results) == 9
    assert results == list(run(CONTEST))
    assert all(sorted(result.ranks)[0] == 1 for result in results)


def test_every_entrant_sits_everywhere_on_the_same_deal() -> None:
    """In game N, seat A is entrant N's; scores are told by entrant."""
    matches = [play_match((CONTEST, number)) for number in range(6)]
    hands = [cast("cards.Table", match.origin).hands for match in matches]
    assert hands[0] == hands[1] == hands[2] != hands[3] == hands[4] == hands[5]
    for number, match in enumerate(matches):
        assert match.outcome is not None
        by_seat = match.outcome.scores
        assert len(set(by_seat)) > 1
        assert play_one((CONTEST, number)).scores == tuple(by_seat[(entrant - number) % 3] for entrant in range(3))


def test_the_better_bot_stands_better() -> None:
    greedy, *others = standings(CONTEST, list(run(CONTEST)))
    assert all(greedy.rank.value < other.rank.value for other in others)
    assert greedy.games == 9


def test_shared_places_count_as_their_share() -> None:
    contest = Contest("toy-cards", ("greedy", "random"), 2)
    first, second = standings(contest, [Result((5, 5), (1, 1)), Result((7, 2), (1, 2))])
    assert (first.wins, second.wins) == (1.5, 0.5)
    assert (first.rank.value, second.rank.value) == (1.0, 1.5)
    assert (first.score.value, second.score.value) == (6.0, 3.5)


@pytest.mark.parametrize(("wins", "games"), [(90, 100), (1, 7), (3.5, 12), (199, 200)])
def test_wilsons_interval_holds_what_is_no_more_than_its_deviations_away(wins: float, games: int) -> None:
    """Its ends are those shares p from which the observed one lies 1.96 of p's own standard deviations away."""
    interval = wilson(wins, games)
    for end in (interval.low, interval.high):
        assert abs(interval.value - end) == pytest.approx(1.959964 * (end * (1 - end) / games) ** 0.5)


def test_wilsons_interval_stays_within_its_bounds() -> None:
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == pytest.approx(1.0)
    assert wilson(10, 10).high <= 1.0


def test_the_interval_of_a_mean() -> None:
    interval = mean([1, 2, 3, 4])
    assert interval.value == 2.5
    assert interval.high - 2.5 == pytest.approx(1.959964 * (5 / 3 / 4) ** 0.5)
    assert mean([3]).low == mean([3]).high == 3


@pytest.mark.parametrize(
    ("contest", "key"),
    [
        (Contest("toy-cards", ("greedy", "clever"), 1), "level-unknown"),
        (Contest("toy-cards", ("greedy",), 1), "option-not-between"),
        (Contest("toy-cards", ("greedy", "random"), 0), "arena-no-games"),
        (Contest("nowhere", ("greedy", "random"), 1), "game-unknown"),
        (Contest("toy-cards", ("greedy", "random"), 1, options={"set": "x"}), "option-unknown"),
    ],
)
def test_a_wrong_contest_is_refused_before_the_first_game(contest: Contest, key: str) -> None:
    with pytest.raises(BadGameOption) as caught:
        next(run(contest))
    assert caught.value.key == key


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    contest = Contest("guildhall", ("random", "random", "random"), 5, seed=9, options={"set": "old-world-economy"})
    assert list(run(contest, processes=2)) == list(run(contest, processes=1))
