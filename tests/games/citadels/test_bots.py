"""The three styles: what they know, how they play in every edition, and how they do against each other."""

from __future__ import annotations

import pytest

from pentapolis.bots import levels
from pentapolis.games.citadels import GAME
from pentapolis.games.citadels.bot import BEST, CHOOSERS, POLICIES, simulate
from pentapolis.games.citadels.bot.knowledge import guesses
from pentapolis.games.citadels.bot.mind import Mind, Surveys
from pentapolis.games.citadels.bot.policy import decide
from pentapolis.games.citadels.bot.worth import Survey
from pentapolis.games.citadels.components import ARCHITECT, CHARACTERS, KING, MERCHANT, THIEF
from pentapolis.games.citadels.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from pentapolis.kernel.sight import Sight

from .presets import PRESETS

GAMES = 400
ALL_OPTIONS: list[dict[str, Json]] = [*[dict[str, Json](seats=seats) for seats in range(2, 9)], *PRESETS]


def deal(options: dict[str, Json], seed: str) -> Match[Table]:
    return Match(GAME, GAME.schema.read(options), Chance.from_seed(seed))


def share_of_wins(one: str, others: str, games: int = GAMES) -> float:
    """How many of so many four-seat games one seat of a style wins against three of another; a shared win counts in part."""
    won = 0.0
    for number in range(games):
        seat = number % 4
        styles = [POLICIES.get(one if place == seat else others) for place in range(4)]
        winners = simulate(deal({"seats": 4}, f"share {number}"), styles, Chance.from_seed(f"play {number}")).winners()
        won += (seat in winners) / len(winners)
    return won / games


def test_the_levels_are_those_of_the_house() -> None:
    assert levels("citadels") == ("random", "attacker", "builder", "reasoner", "greedy")
    assert CHOOSERS["greedy"] is not CHOOSERS["builder"] and BEST == "reasoner"


def test_the_reasoner_beats_random_players() -> None:
    """Nine games of ten against three at once, where a quarter would be fair."""
    assert share_of_wins("reasoner", "random") >= 0.9


def test_the_reasoner_beats_builders() -> None:
    assert share_of_wins("reasoner", "builder") >= 0.55


@pytest.mark.parametrize("name", ["attacker", "builder"])
def test_the_simple_styles_beat_random_players(name: str) -> None:
    assert share_of_wins(name, "random", 100) >= 0.85


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_policies_look_at_nothing_that_their_seat_does_not_know(options: dict[str, Json]) -> None:
    """On the true table and on imagined ones a seat chooses alike; and what it chooses is offered, the very tuple."""
    match, chance = deal(options, f"honest {options}"), Chance.from_seed("honest")
    styles = list(POLICIES.values())
    for number in range(10_000):
        if match.over:
            break
        ask = match.asks[0]
        style = styles[(ask.seat + number // 7) % 3]
        stream = chance.fork(number)
        chosen = decide(match.state, ask, Mind(style, stream.copy(), Surveys()))
        assert any(option is chosen for option in ask.options)
        if number % 5 == 0:
            world = match.clone()
            world.imagine(ask.seat, chance.fork(f"world {number}"))
            assert decide(world.state, ask, Mind(style, stream.copy(), Surveys())) == chosen, (ask, style)
        match.play(ask.seat, chosen if number % 3 else chance.pick(ask.options))
    assert match.over


@pytest.mark.parametrize("name", CHOOSERS)
def test_choosers_play_whole_games_and_repeat_themselves(name: str) -> None:
    results = []
    for _ in range(2):
        match, chance = deal({"seats": 3}, "whole"), Chance.from_seed("chooser")
        while not match.over:
            seat = match.asks[0].seat
            match.play(seat, CHOOSERS[name](Sight(match, seat), chance))
        assert match.outcome is not None
        results.append(match.outcome.scores)
    assert results[0] == results[1]


def test_a_seat_reasons_about_who_holds_what() -> None:
    """The second of four passed three cards on: what the first took is not among them, and the next two took the best of them."""
    match = load_position(
        GAME,
        {
            "options": {"seats": 4, "crown": "A"},
            "state": {
                "characters": {"A": ["king"], "B": ["assassin"], "C": ["merchant"], "D": ["architect"]},
                "up": ["bishop", "magician"],
                "aside": ["thief", "warlord"],
                "called": 0,
            },
        },
    )
    assert match.asks[0].seat == 1
    held = dict(guesses(Survey(match.state), 1))
    assert held[0] in (KING, THIEF)
    assert {held[2], held[3]} == {MERCHANT, ARCHITECT}


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=str)
def test_a_survey_that_is_kept_says_what_a_new_one_says(options: dict[str, Json]) -> None:
    """One survey serves a whole draft and the first who acts: nothing that it tells may have changed meanwhile."""
    match, surveys, chance = deal(options, f"kept {options}"), Surveys(), Chance.from_seed("kept")
    kept_ones = 0
    for _ in range(600):
        if match.over:
            break
        table = match.state
        survey, fresh = surveys.of(table), Survey(table)
        kept_ones += survey is surveys.of(table)
        assert (survey.table, survey.threats, survey.hands) == (table, fresh.threats, fresh.hands)
        assert [survey.worths(seat) for seat in range(table.seats)] == [fresh.worths(seat) for seat in range(table.seats)]
        ask = match.asks[0]
        match.play(ask.seat, chance.pick(ask.options))
    assert kept_ones


def test_every_character_has_a_worth() -> None:
    base, further = (deal({"seats": 6, "characters": characters}, "worths").state for characters in ("chosen", "dark"))
    assert len(Survey(base).worths(0)) == 8
    assert len(Survey(further).worths(0)) == len(CHARACTERS)
