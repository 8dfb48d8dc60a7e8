"""What looks best at first sight: what actions bring is foreseen without playing them (`yields`, `judge`); how often to trade,
with which tiles to pay and what to take is tried out on a copy of the match (`trials`)."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import Sight

from ..state import Table
from .answers import ANSWERS
from .judge import Judge
from .trials import TRIED, tried

ALIKE: Final = 1e-9
"""Values that differ by less are equal."""


def values(world: Match[Table], ask: Ask) -> list[float]:
    """What each option brings."""
    judge = Judge(world.state, ask.seat)
    if ask.about in TRIED:
        return tried(world, ask, judge)
    return [ANSWERS[option[0]](judge, ask, option) for option in ask.options]


def first_choice(world: Match[Table], ask: Ask) -> Option:
    """The best option at first sight; of equals the first, so that the same world always goes on the same way."""
    if len(ask.options) == 1:
        return ask.options[0]
    found = values(world, ask)
    return ask.options[found.index(max(found))]


def choose(world: Match[Table], ask: Ask, chance: Chance) -> Option:
    """The best option at first sight; of equals any."""
    found = values(world, ask)
    most = max(found) - ALIKE
    return chance.pick([option for option, value in zip(ask.options, found, strict=True) if value >= most])


def hasty(sight: Sight[Table], chance: Chance) -> Option:
    """A player who acts at first sight: some eighty times as fast as one who looks ahead."""
    if len(sight.ask.options) == 1:
        return sight.ask.options[0]
    return choose(sight.imagine(chance.fork("imagine")), sight.ask, chance)
