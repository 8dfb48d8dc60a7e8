"""A bot that takes what looks best at the end of the action, by a game's own judgement of positions.

It imagines a few worlds that it cannot tell from the true one, the same for every option. In each it takes the option and
follows the rest of the action as long as it is asked itself; what the position is then worth counts, on the mean of the worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Generic

from pentapolis.kernel.ask import Option, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.rules import S
from pentapolis.kernel.sight import Chooser, Sight

Worth = Callable[[S, Seat], float]
"""How good a position looks to a seat, in points of the game's own making. Called on imagined positions."""

WORLDS: Final = 3
BUDGET: Final = 90
"""Positions looked at in one action, over all worlds (of 40 games of Guildhall 150 positions won 19 against 60). A pick of a
composed choice has a share of it, smaller with each pick: the first was judged by following the rest, so that the rest is decided
with little more."""

WIN: Final = 1_000_000.0
"""A game won outweighs any judgement."""


def by_worth(worth: Worth[S], worlds: int = WORLDS, budget: int = BUDGET) -> Chooser[S]:
    """A greedy bot that judges positions by `worth`."""

    def choose(sight: Sight[S], chance: Chance) -> Option:
        options = sight.ask.options
        if len(options) == 1:
            return options[0]
        stream = chance.fork("imagine")
        chance.word()
        imagined = list(sight.worlds(stream, worlds))
        share = budget // (1 + len(sight.ask.picked)) // (worlds * len(options))
        look = _Lookahead(worth, sight.seat, stream.fork("rest"))
        return chance.pick(_best(options, [look.mean(imagined, option, share) for option in options]))

    return choose


def _best(options: Sequence[Option], worths: Sequence[float]) -> list[Option]:
    most = max(worths)
    return [option for option, value in zip(options, worths, strict=True) if value == most]


class _Lookahead(Generic[S]):
    """Judges options by following the rest of the seat's action."""

    def __init__(self, worth: Worth[S], seat: Seat, chance: Chance) -> None:
        self.worth, self.seat, self.chance = worth, seat, chance

    def mean(self, worlds: Sequence[Match[S]], option: Option, budget: int) -> float:
        return sum(self.after(world, option, budget) for world in worlds) / len(worlds)

    def after(self, world: Match[S], option: Option, budget: int) -> float:
        """What the world is worth once the option is taken and the action is over; the world itself stays as it is."""
        twin = world.clone()
        twin.play(self.seat, option)
        self._answer_for_others(twin)
        return self._follow(twin, budget)

    def _follow(self, world: Match[S], budget: int) -> float:
        if not self._goes_on(world):
            return self._value(world)
        if budget <= 1:
            return self._hurry(world)
        options = self._some(_own_options(world, self.seat), budget)
        return max(self.after(world, option, budget // len(options)) for option in options)

    def _answer_for_others(self, world: Match[S]) -> None:
        """Where several choose at once, the others choose by chance: their choice cannot be seen."""
        while self.seat in world.answers:
            other = next(ask for ask in world.asks if ask.seat not in world.answers)
            world.play(other.seat, self.chance.pick(other.options))

    def _goes_on(self, world: Match[S]) -> bool:
        """Whether this seat is asked on in the same step. An action of which nothing is decided yet is the next one."""
        return bool(world.since_step) and world.ask(self.seat) is not None

    def _some(self, options: Sequence[Option], count: int) -> Sequence[Option]:
        if len(options) <= count:
            return options
        mixed = list(options)
        self.chance.shuffle(mixed)
        return mixed[:count]

    def _hurry(self, world: Match[S]) -> float:
        """The rest of the action by chance: what is worth nothing before it is complete is not judged halfway."""
        while self._goes_on(world):
            world.play(self.seat, self.chance.pick(_own_options(world, self.seat)))
            self._answer_for_others(world)
        return self._value(world)

    def _value(self, world: Match[S]) -> float:
        value = self.worth(world.state, self.seat)
        outcome = world.outcome
        if outcome is None:
            return value
        winners = outcome.winners()
        return value + (WIN / len(winners) if self.seat in winners else -WIN)


def _own_options(world: Match[S], seat: Seat) -> Sequence[Option]:
    ask = world.ask(seat)
    assert ask is not None
    return ask.options
