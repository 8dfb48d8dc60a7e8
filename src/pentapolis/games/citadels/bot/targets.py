"""Whom to be and whom to hurt: the choice of a character, of those to name, of what to destroy."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.chance import Chance

from ..components import ARCHITECT, BISHOP, EXTRA_POINTS, KING, MERCHANT, WARLORD
from ..state import Table
from .knowledge import chances
from .style import Style
from .worth import WORTHS, Survey

Harm = Callable[[Survey, Seat, int], float]
"""What a seat would lose if it is named as a character."""

POPULAR: Final[Mapping[int, float]] = {ARCHITECT: 3.0, MERCHANT: 2.5, KING: 2.2, BISHOP: 1.8, WARLORD: 1.6}
"""Whom people like to be, for those who do not reason; the others count 1."""


def choose_character(table: Table, ask: Ask, style: Style, chance: Chance) -> Option:
    """The best for oneself, with a little chance so that it cannot be foreseen. What is laid away is what others would like."""
    survey, me, options = Survey(table), ask.seat, ask.options
    if options[0][0] == "lay":
        others = table.others(me)
        return max(options, key=lambda option: max(WORTHS[option[1]](survey, other) for other in others))
    best, most, whims, views = options[0], -100.0, chance.word(), style.views
    for option in options:
        character = option[1]
        factor, leaning = views[character]
        value = factor * WORTHS[character](survey, me) + leaning + (whims & 7) / 16
        whims >>= 3
        if value > most:
            best, most = option, value
    return best


def choose_victim(table: Table, me: Seat, options: Sequence[Option], style: Style, chance: Chance) -> Option:
    """Whom to murder or bewitch: who is likely held by somebody, and would gain most."""
    return _by_harm(table, me, options, murder_harm, chance) if style.reason else _by_guess(options, chance)


def choose_purse(table: Table, me: Seat, options: Sequence[Option], style: Style, chance: Chance) -> Option:
    """Whom to rob: who is likely held by somebody rich."""
    return _by_harm(table, me, options, robbery_harm, chance) if style.reason else _by_guess(options, chance)


def _by_guess(options: Sequence[Option], chance: Chance) -> Option:
    best, most, whims = options[0], 0.0, chance.word()
    for option in options:
        value = POPULAR.get(option[1], 1.0) * (1 + (whims & 7) / 4)
        whims >>= 3
        if value > most:
            best, most = option, value
    return best


def _by_harm(table: Table, me: Seat, options: Sequence[Option], harm: Harm, chance: Chance) -> Option:
    survey = Survey(table)
    held = chances(survey, me)
    best, most, whims = options[0], -1.0, chance.word()
    for option in options:
        character = option[1]
        value = (whims & 7) / 32
        whims >>= 3
        for seat, share in held.get(character, {}).items():
            value += share * harm(survey, seat, character)
        if value > most:
            best, most = option, value
    return best


def murder_harm(survey: Survey, seat: Seat, character: int) -> float:
    """A turn, and what the character brings; more, the nearer the seat is to the end."""
    return (2.0 + WORTHS[character](survey, seat)) * (1 + survey.threats[seat])


def robbery_harm(survey: Survey, seat: Seat, character: int) -> float:
    return float(survey.table.gold[seat])


def choose_ruin(table: Table, me: Seat, options: Sequence[Option], style: Style) -> Option | None:
    """What to destroy: as much of a dangerous city as possible for little gold; None where nothing is worth its price."""
    best, most = None, 0.0
    costs, threats = table.box.costs, Survey(table).threats
    for option in options:
        owner, house = option[1], option[2]
        if owner != me:
            worth = costs[house] + EXTRA_POINTS[house]
            value = style.spite * worth * (0.5 + threats[owner]) - (costs[house] - 1)
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
