"""The use of one building, and where each kind of step finds what carries it out."""

from __future__ import annotations

from functools import singledispatch
from typing import NamedTuple

from pentapolis.kernel.ask import Play

from ...functions import FUNCTIONS, ONCE_PER_ACTION, Step
from ...goods import Store
from ...land import Land
from ...state import Table
from ..action import Action

IN_DISPLAY = -1
"""The owner of a building that is not built yet."""


class Use(NamedTuple):
    """action  of the player who carries the function out, with his own goods and on his own board [6.A.2, 15.5].
    owner   whose board the building stands on; IN_DISPLAY: nobody's.
    card    the building.
    """

    action: Action
    owner: int
    card: int

    @property
    def table(self) -> Table:
        return self.action.table

    @property
    def store(self) -> Store:
        return self.action.store

    @property
    def land(self) -> Land:
        """The acting player's."""
        return self.action.land


def carry_out(action: Action, owner: int, card: int) -> Play:
    """[6.A.2] the function of a building; of some only once in an action [D27]."""
    if card in ONCE_PER_ACTION:
        if card in action.done:
            return nothing()
        action.done.add(card)
    use, steps = Use(action, owner, card), FUNCTIONS[card]
    return take(steps[0], use) if len(steps) == 1 else in_order(steps, use)


def nothing() -> Play:
    yield from ()


def in_order(steps: tuple[Step, ...], use: Use) -> Play:
    for step in steps:
        yield from take(step, use)


@singledispatch
def take(step: Step, use: Use) -> Play:
    """Carries out one step."""
    raise TypeError(f"nothing carries out {step!r} of {use.card}")


@singledispatch
def gives(step: Step, use: Use) -> bool:
    """[15.6.2] whether a step that is paid for would give anything."""
    return True
