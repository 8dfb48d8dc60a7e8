"""The bots of the real games: each level plays whole games and repeats itself."""

from __future__ import annotations

import pytest

from pentapolis import bots, games
from pentapolis.arena import play_game
from pentapolis.kernel.ask import Option, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadGameOption

LEVELS = [(game, level) for game in games.names() for level in bots.levels(game)]


def moves(game: str, level: str) -> list[tuple[Seat, Option]]:
    """A game of the fewest seats, in which the level sits first and the others play by chance."""
    rules = games.find_rules(game)
    seats = rules.schema.min_seats
    choosers = [bots.chooser(game, level if seat == 0 else "random") for seat in range(seats)]
    streams = [Chance.from_seed(f"seat {seat}") for seat in range(seats)]
    match = play_game(rules, rules.schema.default(seats), choosers, Chance.from_seed(3), streams)
    assert match.over
    return match.moves


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_every_level_plays_whole_games_and_repeats_them(game: str, level: str) -> None:
    assert moves(game, level) == moves(game, level)


@pytest.mark.parametrize("game", games.names())
def test_every_game_has_a_bot_that_plays_by_chance(game: str) -> None:
    assert bots.levels(game)[0] == "random"
    assert bots.chooser(game, "random") is bots.random_chooser


def test_an_unknown_level_says_which_there_are() -> None:
    with pytest.raises(BadGameOption) as caught:
        bots.chooser("guildhall", "clever")
    assert caught.value.key == "level-unknown"
    assert caught.value.facts["allowed"] == ", ".join(bots.levels("guildhall"))
