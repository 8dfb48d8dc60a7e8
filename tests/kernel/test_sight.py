from __future__ import annotations

import pytest

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import NotAsked
from pentapolis.kernel.json_values import canonical
from pentapolis.kernel.sight import Sight

from .tables import cards_match


def test_a_seat_sees_what_it_may() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9", "6"])
    sight = Sight(match, 0)
    assert (sight.seat, sight.seats, sight.rules) == (0, 2, match.rules)
    assert sight.ask is match.asks[0]
    assert sight.look() == match.look(0)
    assert sight.memory() == match.memory(0)


def test_only_who_is_asked_has_a_sight() -> None:
    with pytest.raises(NotAsked) as caught:
        Sight(cards_match({"A": ["3"], "B": ["1"]}, ["9"]), 1)
    assert caught.value.facts == {"seat": 1}


def test_worlds_are_matches_of_their_own_that_the_seat_cannot_tell_apart() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9", "6", "7"])
    sight = Sight(match, 0)
    worlds = list(sight.worlds(Chance.from_seed(1), 20))
    assert {canonical(dict(world.look(0))) for world in worlds} == {canonical(dict(sight.look()))}
    assert len({tuple(world.state.deck.cards) for world in worlds}) > 5
    worlds[0].play(0, "draw")
    assert match.moves == []
    assert not match.imagined
