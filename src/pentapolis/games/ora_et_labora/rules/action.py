"""One action of a player while it is carried out."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TypeAlias

from pentapolis.kernel.ask import Ask, Asked, Option, Seat
from pentapolis.kernel.chronicle import Event
from pentapolis.kernel.json_values import Json

from ..goods import Store
from ..land import Land
from ..state import Table

Choice: TypeAlias = Generator[Asked, Option, Option]
"""A part of a play that hands back an option."""


class Action:
    """seat    who acts, with the `land` and the `store` that are his.
    picked  what was chosen in this action so far, for the table to collect.
    done    the once-per-action cards carried out in it [D27].
    """

    __slots__ = ("done", "land", "picked", "seat", "store", "table")

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table = table
        self.seat = seat
        self.land: Land = table.lands[seat]
        self.store: Store = table.stores[seat]
        self.picked: list[Option] = []
        self.done: set[int] = set()

    def tell(self, kind: str, /, **facts: Json) -> None:
        chronicle = self.table.chronicle
        if chronicle:
            chronicle.events.append(Event(kind, self.seat, facts))

    def ask(self, about: str, options: Sequence[Option], always: bool = False) -> Choice:
        """The option chosen. A single one is taken without asking, unless `always`."""
        if len(options) == 1 and not always:
            return options[0]
        chosen = yield Ask(self.seat, about, options, tuple(self.picked))
        self.picked.append(chosen)
        return chosen
