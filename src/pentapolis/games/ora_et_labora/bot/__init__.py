"""A greedy player: it takes the action after which it will stand best, by its own judgement, and within an action what leaves it
best off.

What to do at all is decided by looking some rounds ahead (`foresight`), all else at first sight (`instinct`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pentapolis.kernel.ask import Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.sight import Chooser, Sight

from ..state import Table
from .foresight import DECISIVE, best_ahead
from .instinct import choose
from .standing import worth


def greedy(sight: Sight[Table], chance: Chance) -> Option:
    """The best option by this judgement; of equals any."""
    ask = sight.ask
    if len(ask.options) == 1:
        return ask.options[0]
    world = sight.imagine(chance.fork("imagine"))
    return best_ahead(world, ask) if ask.about in DECISIVE else choose(world, ask, chance)


STYLES: Final = {"greedy": worth}
CHOOSERS: Final[Mapping[str, Chooser[Table]]] = {"greedy": greedy}
