"""A greedy player: it takes the action that brings most by its own judgement, and within an action what leaves it best off.

What actions bring is foreseen without playing them (`yields`, `judge`); how often to trade, with which tiles to pay and what to
take is tried out on a copy of the match.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import Chooser, Sight

from ..scoring import own_points
from ..state import Table
from .answers import ANSWERS
from .judge import Judge
from .trials import TRIED, tried

RIVAL_SHARE: Final = 0.5


def worth(table: Table, seat: Seat) -> float:
    """How good a position looks for a seat, in points, for bots that search."""
    own = _standing(table, seat)
    rivals = [_standing(table, rival) for rival in table.players if rival != seat]
    return own - RIVAL_SHARE * max(rivals, default=0.0)


def _standing(table: Table, seat: Seat) -> float:
    """Points of the board, goods by what they are worth now, and the spaces that are free."""
    judge = Judge(table, seat)
    points = own_points(table, seat)
    return points["economic"] + points["dwelling"] + judge.base + judge.space() * len(judge.land.free)


def greedy(sight: Sight[Table], chance: Chance) -> Option:
    """The best option by this judgement; of equals any."""
    ask = sight.ask
    if len(ask.options) == 1:
        return ask.options[0]
    world = sight.imagine(chance.fork("imagine"))
    values = _values(world, ask)
    most = max(values) - 1e-9
    return chance.pick([option for option, value in zip(ask.options, values, strict=True) if value >= most])


def _values(world: Match[Table], ask: Ask) -> list[float]:
    judge = Judge(world.state, ask.seat)
    if ask.about in TRIED:
        return tried(world, ask, judge)
    return [ANSWERS[option[0]](judge, ask, option) for option in ask.options]


STYLES: Final = {"greedy": worth}
CHOOSERS: Final[Mapping[str, Chooser[Table]]] = {"greedy": greedy}
