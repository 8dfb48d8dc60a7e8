"""Balance: the tallies of a few games added up, their intervals against known values, and the picture."""

from __future__ import annotations

import statistics
import xml.etree.ElementTree as ElementTree

import pytest

from pentapolis.arena import Contest, Result, find_tallies, run, run_tallied, weigh
from pentapolis.arena.balance import SCORE, Tallied, clustered
from pentapolis.arena.picture import Dot, Panel, axis_of, draw, round_step
from pentapolis.arena.tournament import Z95, Interval
from pentapolis.kernel.errors import BadGameOption
from pentapolis.words import LANGUAGES, words

CONTEST = Contest("cosmic_colonies", ("random", "greedy"), 4, seed=5)
SVG = "{http://www.w3.org/2000/svg}"


def test_the_same_games_are_played_as_without_tallies() -> None:
    played = list(run_tallied(CONTEST))
    assert [game.result for game in played] == list(run(CONTEST))
    assert [game.deal for game in played] == [0, 0, 1, 1]


def test_tallies_do_not_depend_on_the_number_of_processes() -> None:
    assert list(run_tallied(CONTEST, processes=2)) == list(run_tallied(CONTEST))


def test_a_balance_adds_up() -> None:
    played = list(run_tallied(CONTEST))
    balance = weigh(CONTEST, played)
    assert list(balance.groups) == [SCORE, "seat", "asteroid", "objective", "building", "worker", "source"]
    scores = [score for game in played for score in game.result.scores]
    assert balance.total.count == 8
    assert balance.total.mean.value == pytest.approx(statistics.fmean(scores))
    assert balance.total.spread == pytest.approx(statistics.stdev(scores))
    for group in ("seat", "asteroid", "objective"):
        assert sum(entry.count * entry.mean.value for entry in balance.groups[group]) == pytest.approx(0)
    assert sum(entry.mean.value * entry.count for entry in balance.groups["source"]) == sum(scores)
    workers = [entry.mean.value for entry in balance.groups["worker"]]
    assert sum(entry.count for entry in balance.groups["worker"]) == 4 * 2 * 16
    assert workers == sorted(workers, reverse=True)


def test_points_by_seat_are_those_of_the_seat_not_of_the_entrant() -> None:
    """Greedy sits on B in even games and on A in odd ones."""
    odd = weigh(CONTEST, [game for number, game in enumerate(run_tallied(CONTEST)) if number % 2])
    first, second = odd.groups[SCORE]
    assert (first.name, second.name) == ("A", "B")
    assert first.mean.value > second.mean.value


def test_what_breaks_ties_is_no_source_of_points() -> None:
    game = Tallied(Result((5, 3), (1, 2)), 0, (("source", "ice", 5.0), ("source", "tie-worker", 20.0)))
    assert [entry.name for entry in weigh(CONTEST, [game]).groups["source"]] == ["ice"]


def test_values_of_one_deal_count_as_one() -> None:
    """Where each deal gives a value over and over, the interval is that of a single value a deal."""
    interval = clustered({0: [1.0, 1.0], 1: [2.0, 2.0], 2: [6.0, 6.0]})
    assert interval.value == 3
    assert interval.high - 3 == pytest.approx(Z95 * statistics.stdev([1, 2, 6]) / 3**0.5)
    assert clustered({7: [1.0, 4.0]}) == Interval(2.5, 2.5, 2.5)


def test_values_that_balance_within_each_deal_leave_no_doubt() -> None:
    interval = clustered({0: [-4.0, 4.0], 1: [-1.0, 1.0]})
    assert (interval.low, interval.high) == (0, 0)


def test_a_game_without_tallies_is_refused_and_others_are_named() -> None:
    with pytest.raises(BadGameOption) as caught:
        next(run_tallied(Contest("guildhall", ("random", "random"), 1)))
    assert caught.value.key == "no-balance"
    assert caught.value.facts == {"game": "guildhall", "allowed": "cosmic_colonies"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_group_has_a_heading(lang: str) -> None:
    book = words(lang, "cosmic_colonies")
    own = [group for group in find_tallies("cosmic_colonies").GROUPS if group not in ("seat", "source")]
    assert own
    assert [group for group in own if not book.has(f"balance-{group}")] == []


@pytest.mark.parametrize(("least", "step"), [(1, 1), (1.1, 2), (0.03, 0.05), (0.5, 0.5), (60, 100), (6, 10)])
def test_steps_of_an_axis_are_round(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_an_axis_holds_its_intervals_and_nought() -> None:
    axis = axis_of([Interval(1.0, 0.7, 1.3)], 100, nought=True)
    ticks = list(axis.ticks())
    assert ticks[0] == 0
    assert ticks[-1] >= 1.3
    assert axis.at(0) == 100
    assert axis.digits == 1


def drawn(*intervals: Interval) -> ElementTree.Element:
    dots = [Dot(f"<{number}>", interval, "note") for number, interval in enumerate(intervals)]
    panels = [Panel("Seats & more", "mean", dots, True)]
    return ElementTree.fromstring(draw("Title", ["line"], panels, lambda value, digits, sign: f"{value:.{digits}f}"))


def test_the_picture_tells_by_form_what_may_be_chance() -> None:
    sheet = drawn(Interval(1, 0.5, 1.5), Interval(0.2, -0.3, 0.7))
    classes = [circle.get("class") for circle in sheet.iter(f"{SVG}circle")]
    assert classes == ["dot", "dot hollow"]
    said = [text.text for text in sheet.iter(f"{SVG}text")]
    assert {"Title", "line", "Seats & more", "<0>", "<1>", "note"} <= set(said)


def test_dots_lie_between_the_ends_of_their_bars() -> None:
    sheet = drawn(Interval(1, 0.5, 1.5), Interval(-0.2, -2, 3))
    spans = [line for line in sheet.iter(f"{SVG}line") if line.get("class") == "bar" and line.get("y1") == line.get("y2")]
    for circle, span in zip(sheet.iter(f"{SVG}circle"), spans, strict=True):
        assert float(span.get("x1", 0)) < float(circle.get("cx", 0)) < float(span.get("x2", 0))


def test_a_picture_of_nothing_is_one_all_the_same() -> None:
    assert len(list(drawn().iter(f"{SVG}circle"))) == 0
