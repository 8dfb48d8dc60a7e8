"""A shift: one worker at work for one seat."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chronicle import Event
from pentapolis.kernel.json_values import Json

from ..bags import HANDFUL_NUMBER, HANDFULS, Bag, handfuls, write
from ..notation import TAKE
from ..prices import SECOND_TERMS, TERMS, Terms
from ..state import City, Table
from ..workers import WORKERS, Boost


class Shift:
    """What the rules of an action need at hand.

    terms         of the action's first build; `second_terms` of one that follows a build or a gather.
    picked        what the seat has picked so far; shown to it with every ask.
    """

    __slots__ = ("boost", "capacity", "city", "picked", "seat", "second_terms", "table", "terms")

    def __init__(self, table: Table, seat: Seat, card: int, half: int) -> None:
        self.table = table
        self.seat = seat
        self.city: City = table.cities[seat]
        self.boost: Boost = WORKERS[card].boosts[half]
        self.capacity = WORKERS[card].capacity
        self.terms: Terms = TERMS[card][half]
        self.second_terms: Terms = SECOND_TERMS[card][half]
        self.picked: list[Option] = []

    @classmethod
    def running(cls, table: Table, seat: Seat) -> Shift:
        """Of the worker that this seat has in play."""
        return cls(table, seat, table.shown[seat][-1], table.half)

    @property
    def store(self) -> Bag:
        return self.table.stores[self.seat]

    def tell(self, kind: str, **facts: Json) -> None:
        if self.table.chronicle:
            self.table.chronicle.events.append(Event(kind, self.seat, facts))


TOKEN_CHOICES: Final = tuple([TAKE[HANDFUL_NUMBER[tokens]] for tokens in handfuls(size)] for size in range(3))
"""By a number of tokens: every choice of so many from the supply."""


def take_from_regions(shift: Shift, tokens: Bag) -> None:
    shift.table.regions -= tokens
    shift.table.stores[shift.seat] += tokens


def take_from_supply(shift: Shift, about: str) -> Play:
    """[11A bonus_any, refund] D7: exactly as many tokens as the boost says, each of any type."""
    chosen = yield Ask(shift.seat, about, TOKEN_CHOICES[shift.boost.amount], shift.picked)
    tokens = HANDFULS[chosen[1]]
    shift.table.stores[shift.seat] += tokens
    shift.tell("take", tokens=write(tokens))
