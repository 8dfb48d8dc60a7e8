"""The generic greedy bot, on a toy game: it sees one seat alone, repeats itself, and plays better than chance."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from pentapolis.bots.greedy import by_worth
from pentapolis.bots.levels import own_choosers, random_chooser
from pentapolis.kernel.ask import Option, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import Chooser, Sight
from tests.toys.cards import GAME, Table


def played(table: Table, seat: Seat) -> float:
    """Sums decide the toy game; a card in hand is worth a little less than one that lies on the table."""
    return sum(table.played[seat]) + 0.9 * sum(table.hands[seat].cards)


GREEDY = by_worth(played)


def play_out(choosers: list[Chooser[Table]], seed: int) -> Match[Table]:
    match = Match(GAME, GAME.schema.default(len(choosers)), Chance.from_seed(seed))
    streams = [Chance.from_seed(f"{seed} {seat}") for seat in range(len(choosers))]
    while match.asks:
        seat = match.asks[0].seat
        match.play(seat, choosers[seat](Sight(match, seat), streams[seat]))
    return match


def first_choice(chooser: Chooser[Table], match: Match[Table], seed: int = 1) -> Option:
    seat = match.asks[0].seat
    return chooser(Sight(match, seat), Chance.from_seed(seed))


def test_it_plays_whole_games_and_repeats_them() -> None:
    one, other = (play_out([GREEDY, GREEDY, random_chooser], 5).moves for _ in range(2))
    assert one == other
    assert one != play_out([GREEDY, GREEDY, random_chooser], 6).moves


def test_it_takes_the_best_card_where_all_is_known() -> None:
    match = Match(GAME, GAME.schema.default(2), Chance.from_seed(3))
    GAME.arrange(match.state, {"hands": {"A": ["3", "11"]}, "deck": []})
    match = Match.from_state(GAME, match.options, match.state)
    assert first_choice(GREEDY, match) == ("play", 11)


def test_it_leaves_the_match_as_it_was() -> None:
    match = Match(GAME, GAME.schema.default(3), Chance.from_seed(8))
    before = GAME.describe(match.state)
    first_choice(GREEDY, match)
    assert GAME.describe(match.state) == before
    assert not match.moves


def draws(top: str) -> int:
    """How often of 60 it draws rather than plays a 6, where the top of the deck is (unseen) this card."""
    match = Match(GAME, GAME.schema.default(2), Chance.from_seed(9))
    rest = [name for name in map(str, range(12)) if name not in ("6", "5", top)]
    GAME.arrange(match.state, {"hands": {"A": ["6"], "B": ["5"]}, "deck": [top, *rest]})
    match = Match.from_state(GAME, match.options, match.state)
    return sum(first_choice(GREEDY, match, seed) == ("draw",) for seed in range(60))


def test_what_it_cannot_see_does_not_move_it() -> None:
    assert abs(draws("11") - draws("0")) <= 12


def test_it_beats_chance() -> None:
    wins = sum(greedy_wins(seed) for seed in range(30))
    assert wins >= 20


def greedy_wins(seed: int) -> bool:
    seat = seed % 2
    choosers: list[Chooser[Table]] = [random_chooser, random_chooser]
    choosers[seat] = GREEDY
    outcome = play_out(choosers, seed).outcome
    assert outcome is not None
    return seat in outcome.winners()


def test_a_game_offers_styles_and_whole_bots() -> None:
    bot = SimpleNamespace(STYLES={"greedy": played}, CHOOSERS={"own": random_chooser})
    assert list(own_choosers(bot)) == ["greedy", "own"]  # type: ignore[arg-type]  # any object with the two tables
    assert own_choosers(None) == {}


@pytest.mark.parametrize("chooser", [random_chooser, GREEDY])
def test_only_offered_options_are_chosen(chooser: Chooser[Table]) -> None:
    match = Match(GAME, GAME.schema.default(2), Chance.from_seed(2))
    assert first_choice(chooser, match) in match.asks[0].options
