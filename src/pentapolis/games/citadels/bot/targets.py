"""Whom to be and whom to hurt: the choice of a character, of those to name, of what to destroy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.chance import Chance

from ..components import ARCHITECT, BISHOP, EXTRA_POINTS, KING, MERCHANT, WARLORD
from ..state import Table
from .knowledge import guesses
from .mind import Mind
from .style import Style
from .worth import Survey, threats

Loss = Callable[[Survey, Seat, int], float]
"""What a seat loses, in gold, if a character that it holds is named."""

POPULAR: Final[Mapping[int, float]] = {ARCHITECT: 3.0, MERCHANT: 2.5, KING: 2.2, BISHOP: 1.8, WARLORD: 1.6}
"""Whom people like to be, for those who do not reason; the others count 1."""
TROUBLE: Final = 0.25
"""Who would gain less gold than this by destroying leaves it."""

_WHIMS: Final = tuple(eighths / 16 for eighths in range(8))


def choose_character(table: Table, ask: Ask, mind: Mind) -> Option:
    """The best for oneself, with a little chance so that it cannot be foreseen. What is laid away is what others would like."""
    survey, me, options = mind.surveys.of(table), ask.seat, ask.options
    if options[0][0] == "lay":
        others = [survey.worths(other) for other in table.others(me)]
        return max(options, key=lambda option: max(worths[option[1]] for worths in others))
    worths, views, whims = survey.worths(me), mind.style.views, mind.chance.word()
    best, most = options[0], -100.0
    for option in options:
        character = option[1]
        factor, leaning = views[character]
        value = factor * worths[character] + leaning + _WHIMS[whims & 7]
        if value > most:
            best, most = option, value
        whims >>= 3
    return best


def choose_victim(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option:
    """Whom to murder or bewitch: who is likely held by somebody, and would gain most."""
    return _by_harm(table, me, options, turn_lost, mind) if mind.style.reason else _by_guess(options, mind.chance)


def choose_purse(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option:
    """Whom to rob: who is likely held by somebody rich."""
    return _by_harm(table, me, options, gold_lost, mind) if mind.style.reason else _by_guess(options, mind.chance)


def _by_guess(options: Sequence[Option], chance: Chance) -> Option:
    best, most, whims = options[0], 0.0, chance.word()
    for option in options:
        value = POPULAR.get(option[1], 1.0) * (1 + (whims & 7) / 4)
        whims >>= 3
        if value > most:
            best, most = option, value
    return best


def _by_harm(table: Table, me: Seat, options: Sequence[Option], loss: Loss, mind: Mind) -> Option:
    """Among those who can be named, the character thought to be held by whom it costs most."""
    survey, named = mind.surveys.of(table), {option[1]: option for option in options}
    best, most = None, 0.0
    for seat, character in guesses(survey, me):
        if character in named:
            value = loss(survey, seat, character)
            if value > most:
                best, most = named[character], value
    return best or mind.chance.pick(options)


def turn_lost(survey: Survey, seat: Seat, character: int) -> float:
    """A turn, and what the character brings; more, the nearer the seat is to the end."""
    return (2.0 + survey.worths(seat)[character]) * (1 + survey.threats[seat])


def gold_lost(survey: Survey, seat: Seat, character: int) -> float:
    """The gold that the seat has."""
    return survey.table.gold[seat]


def choose_ruin(table: Table, me: Seat, options: Sequence[Option], style: Style) -> Option | None:
    """What to destroy: as much of a dangerous city as possible for little gold; None where nothing is worth its price."""
    best, most = None, TROUBLE
    costs, danger, spite = table.box.costs, threats(table), style.spite
    for option in options:
        if option[0] == "destroy" and option[1] != me:
            _, owner, house = option
            worth = costs[house] + EXTRA_POINTS[house]
            value = spite * worth * (0.5 + danger[owner]) - (costs[house] - 1)
            if value > most:
                best, most = option, value
    return best


def choose_exchange(table: Table, me: Seat, options: Sequence[Option]) -> Option | None:
    """The dearest house of the others, if it is clearly dearer than my cheapest."""
    if not options:
        return None
    costs = table.box.costs
    cheapest = min(costs[house] for house in table.cities[me])
    best = max(options, key=lambda option: costs[option[2]])
    return best if costs[best[2]] - cheapest >= 2 else None
