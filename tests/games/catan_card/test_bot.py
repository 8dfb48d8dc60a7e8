"""The greedy bot: it knows what is good, sees one seat alone, and beats chance."""

from __future__ import annotations

from typing import cast

import pytest

from pentapolis.bots import chooser, levels
from pentapolis.games.catan_card import GAME
from pentapolis.games.catan_card.bot import lacking, prey, tempo, worth
from pentapolis.games.catan_card.components import CITY, ROAD
from pentapolis.games.catan_card.state import Table
from pentapolis.kernel.ask import Option, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.rules import State
from pentapolis.kernel.sight import Sight

from .tables import do, lay_out, offered

SAMPLE = 8
TURNS = 400
"""A game that goes on so long counts as one that nobody wins: hoarding is conceivable."""


def chosen(match: Match[Table], level: str, chance: Chance) -> Option:
    """What a bot of this level chooses for the asked seat."""
    sight = cast("Sight[State]", Sight(match, match.asks[0].seat))
    return chooser("catan_card", level)(sight, chance)


def winner(players: list[str], seed: int) -> Seat | None:
    match = Match(GAME, GAME.schema.default(len(players)), Chance.from_seed(seed))
    streams = [Chance.from_seed(f"{seed} {seat}") for seat in range(len(players))]
    while match.asks and match.state.turn <= TURNS:
        seat = match.asks[0].seat
        match.play(seat, chosen(match, players[seat], streams[seat]))
    return match.outcome.winners()[0] if match.outcome else None


def wins(games: int) -> int:
    """Of so many two-seat games, how many greedy wins against random, sitting first and second by turns."""
    return sum(winner(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed) == 1 - seed % 2 for seed in range(games))


def test_greedy_is_a_level() -> None:
    assert levels("catan_card") == ("random", "greedy")


def test_greedy_beats_random_in_a_sample() -> None:
    assert wins(SAMPLE) >= SAMPLE - 1


@pytest.mark.full
def test_greedy_beats_random_in_nine_of_ten_games() -> None:
    assert wins(200) >= 180


@pytest.mark.parametrize("seats", [3, 4])
def test_greedy_beats_random_among_several(seats: int) -> None:
    games = 2
    assert sum(winner([*["random"] * (seats - 1), "greedy"], seed) == seats - 1 for seed in range(games)) == games


def choice(given: dict[str, Json], seed: int = 1) -> str:
    return GAME.notation.write(chosen(lay_out(given), "greedy", Chance.from_seed(seed)))


def test_it_wins_where_it_can() -> None:
    rich: list[Json] = ["lumber", "brick", "grain", "wool", "ore"]
    given: dict[str, Json] = {"phase": "development", "roads": {"A": 0}, "cities": {"A": 4}, "settlements": {"A": 1}}
    assert choice({**given, "hands": {"A": rich}}) == "build settlement"


def test_it_pays_without_swaps_where_it_can() -> None:
    given: dict[str, Json] = {
        "phase": "development",
        "roads": {"A": 1},
        "hands": {"A": ["lumber", "brick", "grain", "grain", "grain"]},
    }
    match = do(lay_out(given), "A build road")
    assert "swap grain" in offered(match)
    option = chosen(match, "greedy", Chance.from_seed(1))
    assert GAME.notation.write(option) in ("exact", "pay brick", "pay lumber")


def position(given: dict[str, Json]) -> Table:
    """A table before anything is asked."""
    table = GAME.setup(GAME.schema.default(4), Chance.from_seed(0))
    GAME.arrange(table, {"player": "A", **given})
    return table


def worth_of(given: dict[str, Json]) -> float:
    return worth(position(given), 0)


def test_points_cards_and_service_are_worth_something() -> None:
    nothing: dict[str, Json] = {"hands": {"A": [], "B": [], "C": [], "D": []}}
    assert worth_of({**nothing, "roads": {"A": 2}}) > worth_of(nothing)
    assert worth_of({**nothing, "knights": {"A": 1}}) > worth_of(nothing)
    assert worth_of({**nothing, "buildings": {"A": ["university"]}}) > worth_of({**nothing, "buildings": {"A": ["church"]}})
    assert worth_of({"hands": {"A": ["ore"], "B": [], "C": [], "D": []}}) > worth_of(nothing)


def test_a_hand_that_a_raid_could_cut_is_worth_less_for_each_card() -> None:
    def held(count: int) -> float:
        return tempo(position({"hands": {"A": list(["ore"] * count)}}), 0)

    assert held(7) - held(6) > held(12) - held(11)


def test_a_rival_near_the_end_counts_most() -> None:
    assert worth_of({"cities": {"B": 3}}) < worth_of({"cities": {"B": 1, "C": 1, "D": 1}})


def test_arrows_that_point_at_the_leader_are_worth_something() -> None:
    def arrows(colour: str) -> Table:
        return position({"arrows": colour, "roads": {"A": 3, "B": 2, "C": 2, "D": 2}, "cities": {"D": 3}})

    assert prey(arrows("black"), 0) > prey(arrows("white"), 0)
    assert prey(position({"roads": {"A": 3}}), 0) == 0


def test_how_much_a_hand_lacks() -> None:
    assert lacking(ROAD, (0, 1, 3, 0, 0)) == 0
    assert lacking(CITY, (0, 0, 1, 0, 1)) == 3
