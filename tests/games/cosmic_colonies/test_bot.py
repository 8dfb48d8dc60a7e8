"""The greedy player."""

from __future__ import annotations

import os
from typing import cast

import pytest

from pentapolis.bots import chooser
from pentapolis.games.cosmic_colonies import GAME
from pentapolis.games.cosmic_colonies.asteroids import asteroid
from pentapolis.games.cosmic_colonies.balance import GROUPS, tallies
from pentapolis.games.cosmic_colonies.bot import STYLES, greedy
from pentapolis.games.cosmic_colonies.judgement import pockets, store_worth, terrain_worth, tokens_worth
from pentapolis.games.cosmic_colonies.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import Chooser, Sight

from .tables import acting, dealt, position

FULL = os.environ.get("PENTAPOLIS_FULL") == "1"
GAMES = 200 if FULL else 16


def play_bots(match: Match[Table], choosers: list[Chooser[Table]], seed: int) -> Match[Table]:
    streams = [Chance.from_seed(f"bot {seat} {seed}") for seat in range(len(choosers))]
    while match.asks:
        ask = next(ask for ask in match.asks if ask.seat not in match.answers)
        match.play(ask.seat, choosers[ask.seat](Sight(match, ask.seat), streams[ask.seat]))
    return match


def test_greedy_beats_random() -> None:
    random = cast("Chooser[Table]", chooser("cosmic_colonies", "random"))
    won = 0
    for seed in range(GAMES):
        seat = seed % 2
        bots: list[Chooser[Table]] = [greedy, random] if seat == 0 else [random, greedy]
        outcome = play_bots(dealt(seed, seats=2), bots, seed).outcome
        assert outcome is not None
        won += outcome.ranks[seat] == 1
    assert won >= 0.95 * GAMES


OPTIONS: list[dict[str, Json]] = [
    {"seats": 1, "difficulty": "easy", "monuments": True},
    {"seats": 2, "deck": "advanced", "monuments": True},
    {"seats": 3, "deck": "mixed"},
    {"seats": 5},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_plays_every_kind_of_game_well(options: dict[str, Json]) -> None:
    for seed in range(3):
        match = dealt(seed, **options)
        outcome = play_bots(match, [greedy] * match.options.seats, seed).outcome
        assert outcome is not None
        assert sum(outcome.scores) / len(outcome.scores) > 40, "chance makes about 6"


def test_it_keeps_nothing_and_repeats_itself() -> None:
    match = acting("b20", stores={"A": "W4-M4-O4-P4"})
    chosen = [greedy(Sight(match, 0), Chance.from_seed(1)) for _ in range(3)]
    assert chosen[0] == chosen[1] == chosen[2]
    assert greedy(Sight(match, 0), Chance.from_seed(1))[0] == "build"


def test_it_knows_what_it_wants() -> None:
    swap = acting("b02", stores={"A": "W6-P1"}, regions="W1")
    swap.play(0, "gather W")
    assert greedy(Sight(swap, 0), Chance.from_seed(0))[:2] == ("swap", 0)
    last = position({"round": 8, "shown": {"A": ["b01", "b19"]}, "queue": ["A"], "regions": "M2", "stores": {"A": "W1"},
                     "cities": {"A": {"asteroid": "1A"}}}, seats=2)  # fmt: skip
    last.play(0, "gather M")
    assert greedy(Sight(last, 0), Chance.from_seed(0)) == ("build", 0)


def test_judgement_of_places() -> None:
    ground = asteroid("1A")
    assert pockets(ground, 0) == 0
    assert pockets(ground, ground.whole) == 0
    assert pockets(ground, ground.whole & ~1) > pockets(ground, ground.whole & ~((1 << 4) - 1)) > 0


def test_judgement_of_stores_and_terrain() -> None:
    assert tokens_worth(9) > tokens_worth(8) > tokens_worth(7)
    assert 0 < store_worth(5, 0) < 0.01 < store_worth(5, 8)
    assert terrain_worth(0)[:8] == (10, 7, 5, 3, 2, 1, 0, 0)
    assert all(more > less for more, less in zip(terrain_worth(9), terrain_worth(9)[1:12], strict=False))


def test_worth_of_a_position_rises_with_its_score() -> None:
    plain = acting("b01")
    better = acting("b01", cities={"A": {"asteroid": "1A", "tiles": ["habitat .xx/xx. c3", "greenhouse xx/xx/x. e4"]}})
    assert STYLES["greedy"](better.state, 0) > STYLES["greedy"](plain.state, 0)
    over = position({"round": 8, "shown": {"A": ["b01", "b02"]}}, seats=2)
    assert 0 < STYLES["greedy"](over.state, 0) < 0.1


def test_tallies_of_a_game() -> None:
    match = play_bots(dealt(5, seats=3, monuments=True), [greedy] * 3, 5)
    assert match.outcome is not None
    found = list(tallies(match.state, match.outcome))
    assert {tally.group for tally in found} == set(GROUPS)
    assert sum(tally.points for tally in found if tally.group == "seat") == pytest.approx(0)
    assert sum(tally.group == "worker" for tally in found) == 3 * 16
    tiles = sum(len(city.tiles) for city in match.state.cities)
    assert sum(tally.group in ("building", "monument") for tally in found) == tiles
    sources = sum(tally.points for tally in found if tally.group == "source" and not tally.name.startswith("tie-"))
    assert sources == sum(match.outcome.scores)


def test_the_style_is_offered_to_the_house() -> None:
    assert chooser("cosmic_colonies", "greedy") is greedy
    assert GAME.schema.max_seats == 5
