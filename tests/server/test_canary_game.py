"""The canary game is a game: it keeps the promises that every game must keep, so that what its zones say of knowledge is true."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.rules import Rules, State
from tests.conformance.promises import PROMISES
from tests.conformance.subjects import Subject

from .canary import GAME
from .canary.game import MARKS, Table, known_to

PRESETS = ({"seats": 2, "cards": 12}, {"seats": 3, "cards": 20}, {"seats": 4})


@pytest.mark.parametrize("promise", PROMISES)
def test_it_keeps_the_promises(promise: str) -> None:
    counts: Counter[str] = Counter()
    for given in PRESETS:
        subject = Subject("canary", cast("Rules[State]", GAME), given=given)
        counts += PROMISES[promise].check(subject, PROMISES[promise].quick)
    assert counts[PROMISES[promise].counted] > 0


def test_every_card_bears_a_mark_of_its_own() -> None:
    assert len(set(MARKS)) == 40 and all(mark.startswith("mark") and len(mark) == 20 for mark in MARKS)


def test_knowledge_is_what_the_zones_say() -> None:
    match: Match[Table] = Match(GAME, GAME.schema.default(3), Chance.from_seed(1))
    assert known_to(match.state, None) == set()
    hands = [known_to(match.state, seat) for seat in range(3)]
    assert [len(hand) for hand in hands] == [3, 3, 3] and not hands[0] & hands[1]
    for seat in range(3):
        ask = match.ask(seat)
        assert ask is not None
        match.play(seat, ask.options[0])
    assert len(known_to(match.state, None)) == 3  # the bids lie open
    match.play(0, "peek")
    top = known_to(match.state, 0) - hands[0] - known_to(match.state, None)
    assert len(top) == 1 and not top & known_to(match.state, 1)
    match.play(0, "draw")
    (card,) = top
    match.play(1, "draw")
    match.play(2, "draw")
    match.play(0, f"pass {card} B")
    assert card in known_to(match.state, 0) and card in known_to(match.state, 1) and card not in known_to(match.state, 2)
