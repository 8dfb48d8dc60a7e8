"""The judgement of positions, and how the bot that plays by it fares."""

from __future__ import annotations

import pytest

from pentapolis.bots import chooser
from pentapolis.games import find_rules
from pentapolis.games.guildhall import GAME
from pentapolis.games.guildhall.bot import STYLES, worth
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import Sight

from .positions import lay_out


def value(seat: int = 0, **given: Json) -> float:
    given.setdefault("hands", {"A": [], "B": []})
    return worth(lay_out(**given).state, seat)


def test_points_chapters_cards_and_actions_are_worth_something() -> None:
    nothing = value()
    for better in (
        {"tokens": {"A": 1}},
        {"scored": {"A": ["vp2_take_chapter"]}},
        {"completed": {"A": ["BRI-rbygp"]}},
        {"halls": {"A": ["BRI-r"]}},
        {"hands": {"A": ["BRI-r"], "B": []}},
        {"area": ["BRI-r"]},
        {"actions": 3},
    ):
        assert value(**better) > nothing, better


def test_what_a_rival_has_is_bad() -> None:
    nothing = value()
    assert value(tokens={"B": 3}) < nothing
    assert value(halls={"B": ["BRI-rb"]}) < nothing
    assert value(completed={"B": ["BRI-rbygp"]}) < nothing


def test_a_rivals_hand_is_not_read() -> None:
    assert value(hands={"A": [], "B": ["BRI-rby"]}) == value(hands={"A": [], "B": ["TAX-rrr"]})


def test_a_full_chapter_is_worth_more_than_its_parts() -> None:
    four = value(halls={"A": ["BRI-rbyg"]})
    assert value(halls={"A": ["BRI-rbyg"]}, area=["BRI-p"]) == pytest.approx(value(completed={"A": ["BRI-rbygp"]}))
    assert value(completed={"A": ["BRI-rbygp"]}) - four > value(halls={"A": ["BRI-r"]}) - value()


def test_duplicates_in_hand_are_worth_nothing() -> None:
    halls: Json = {"A": ["BRI-r"]}
    assert value(halls=halls, hands={"A": ["BRI-r"], "B": []}) == value(halls=halls)


def wins(games: int, seats: int = 2) -> int:
    """Games that greedy wins against random seats, sitting in each seat in turn."""
    greedy, other = chooser("guildhall", "greedy"), chooser("guildhall", "random")
    won = 0
    for number in range(games):
        match = Match(find_rules("guildhall"), GAME.schema.read({"seats": seats}), Chance.from_seed(f"bot {number}"))
        streams = [Chance.from_seed(f"bot {number} seat {seat}") for seat in range(seats)]
        while match.asks:
            seat = match.asks[0].seat
            choose = greedy if seat == number % seats else other
            match.play(seat, choose(Sight(match, seat), streams[seat]))
        outcome = match.outcome
        won += outcome is not None and outcome.winners() == [number % seats]
    return won


def test_greedy_beats_random() -> None:
    assert set(STYLES) == {"greedy"}
    assert wins(4) == 4


@pytest.mark.full
def test_greedy_wins_nine_of_ten_games_against_random() -> None:
    assert wins(200) >= 180
