"""What a player without hands is given: one seat's sight of a match, never the state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Generic

from .ask import Ask, Option, Seat
from .chance import Chance
from .errors import NotAsked
from .json_values import Json
from .match import Match
from .rules import Rules, S


class Sight(Generic[S]):
    """A seat that is being asked: what it sees, remembers and may choose, and worlds that it cannot tell from the true one."""

    __slots__ = ("_match", "seat")

    def __init__(self, match: Match[S], seat: Seat) -> None:
        if match.ask(seat) is None:
            raise NotAsked("not-asked", seat=seat)
        self._match = match
        self.seat = seat

    @property
    def rules(self) -> Rules[S]:
        return self._match.rules

    @property
    def seats(self) -> int:
        return self._match.options.seats

    @property
    def ask(self) -> Ask:
        ask = self._match.ask(self.seat)
        assert ask is not None
        return ask

    def look(self) -> dict[str, Json]:
        return self._match.look(self.seat)

    def memory(self) -> dict[str, Json]:
        return self._match.memory(self.seat)

    def imagine(self, chance: Chance) -> Match[S]:
        """A match of its own, in which all that this seat cannot know is dealt anew."""
        world = self._match.clone()
        world.imagine(self.seat, chance)
        return world

    def worlds(self, chance: Chance, count: int) -> Iterator[Match[S]]:
        """`count` imaginations, each from its own part of the stream."""
        return (self.imagine(chance.fork(number)) for number in range(count))


Chooser = Callable[[Sight[S], Chance], Option]
"""A bot: it is shown a sight and a stream of its own, and names one of the offered options."""
