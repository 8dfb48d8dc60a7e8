"""What tells the styles apart: a few weights."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from ..components import CHARACTERS
from .worth import HARMFUL


@dataclass(frozen=True)
class Style:
    """A way to play.

    own     how much one's own income and tempo count in the choice of a character.
    harm    how much it counts there to hurt the others.
    spite   gold that it is worth to destroy 1 gold of a city that is not near its end; more, the nearer it is.
    reason  whether the seat concludes who can hold what; without that it names whom most people like to be.
    spare   with so many useful cards in the hand or fewer, it draws instead of taking gold that it does not need; with none it
            always draws.
    thrift  points that each gold of its cost takes from a card when one of several is kept: cheap cities are done sooner.
    leaning in gold, what experience adds to a character.
    """

    own: float
    harm: float
    spite: float
    reason: bool = False
    spare: int = 2
    thrift: float = 0.0
    leaning: Mapping[int, float] = field(default_factory=dict)

    @cached_property
    def views(self) -> tuple[tuple[float, float], ...]:
        """By character: by what its worth is multiplied, and what is added."""
        factors = [self.harm if character in HARMFUL else self.own for character in range(len(CHARACTERS))]
        return tuple((factor, self.leaning.get(character, 0.0)) for character, factor in enumerate(factors))
