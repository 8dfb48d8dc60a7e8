"""Random games with every set and number of seats: what must hold at every ask."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest

from pentapolis.games.guildhall import GAME
from pentapolis.games.guildhall.components import CHAPTER, MOST_COMPLETED, PROFESSION_OF, ROW_SIZE
from pentapolis.games.guildhall.notation import NOTATION
from pentapolis.games.guildhall.options import SCHEMA
from pentapolis.games.guildhall.state import NOBODY_YET, Table
from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.match import Match

SETS = ["job-faire", "old-world-economy", "random", "mega"]


def new_game(seats: int, chosen: str, seed: str, chronicle: Chronicle | None = None) -> Match[Table]:
    return Match(GAME, SCHEMA.read({"seats": seats, "set": chosen}), Chance.from_seed(seed), chronicle)


def check_ask(table: Table, ask: Ask) -> None:
    for hall in table.halls:
        assert all(hall & chapter != chapter for chapter in CHAPTER)
    for seat in range(table.seats):
        completed = len(table.completed_chapters(seat))
        assert completed <= MOST_COMPLETED or ask.about in ("excess", "order")
    assert len(table.row) == ROW_SIZE or not table.vp_deck.cards
    played = [PROFESSION_OF[item] for item in table.area if item < len(PROFESSION_OF)]
    assert len(played) == len(set(played)) or ask.about in ("excess", "order")
    assert ask.seat == table.player or ask.about in ("excess", "order")
    assert ask.about == "setup-discard" or len(set(ask.options)) == len(ask.options)


@pytest.mark.parametrize(("seats", "chosen"), list(product((2, 3, 4), SETS)))
def test_random_games_keep_the_rules(seats: int, chosen: str) -> None:
    match = new_game(seats, chosen, "keep", Chronicle())
    chance, box = Chance.from_seed(seats), GAME.components(match.state)
    while match.asks:
        ask = match.asks[0]
        check_ask(match.state, ask)
        assert GAME.components(match.state) == box
        assert all(GAME.refuse(match.state, ask, option) is None for option in ask.options)
        match.play(ask.seat, chance.pick(ask.options))
    assert match.state.winner != NOBODY_YET
    assert match.state.chronicle.events[-1].kind == "win"
    outcome = match.outcome
    assert outcome is not None
    assert outcome.scores[match.state.winner] >= 20
    assert outcome.winners() == [match.state.winner]


@pytest.mark.full
@pytest.mark.parametrize(("seats", "chosen"), list(product((2, 3, 4), SETS)))
def test_many_random_games_end(seats: int, chosen: str) -> None:
    for seed in range(300):
        choose = partial(_choose, Chance.from_seed(f"choices {seed}"))
        assert new_game(seats, chosen, str(seed)).finish(choose).reason == "won"


def _choose(chance: Chance, ask: Ask) -> Option:
    return chance.pick(ask.options)


def test_every_word_of_the_vocabulary_is_refused_or_offered() -> None:
    """Whatever is asked about, an answer comes: a refusal with a paragraph, or none; never a fault."""
    match, chance = new_game(4, "mega", "words"), Chance.from_seed("words")
    refused = 0
    while match.asks and len(match.moves) < 400:
        ask = match.asks[0]
        for _ in range(8):
            refusal = GAME.refuse(match.state, ask, chance.pick(NOTATION.vocabulary))
            refused += refusal is not None
        match.play(ask.seat, chance.pick(ask.options))
    assert refused > 100


def test_setup_deals_by_the_book() -> None:
    table = new_game(4, "mega", "deal").state
    assert [len(hand) for hand in table.hands] == [9, 9, 9, 9]
    assert (len(table.deck), len(table.vp_deck), len(table.row)) == (204, 25, 5)


def test_the_first_player_is_left_to_chance() -> None:
    assert {new_game(3, "job-faire", str(seed)).state.player for seed in range(20)} == {0, 1, 2}


def test_random_sets_differ() -> None:
    sets = {new_game(2, "random", str(seed)).state.professions for seed in range(20)}
    assert len(sets) > 10
    assert all(len(set(professions)) == 6 and list(professions) == sorted(professions) for professions in sets)
