"""What happened, as typed events; words are made from them in the reader's language, at the edge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .ask import Seat
from .json_values import Json
from .zone import NOBODY, SPECTATORS


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    kind     its name; its words are the Fluent message `log-<kind>`, or `log-<kind>-unseen` for those who miss the secrets.
    seat     whose doing it is; None for the table's own (a round begins).
    facts    what everybody may know.
    secrets  what only `knowers` (a mask of seats) may know.
    """

    kind: str
    seat: Seat | None
    facts: Mapping[str, Json]
    secrets: Mapping[str, Json] = field(default_factory=dict)
    knowers: int = NOBODY

    def seen_by(self, seat: Seat | None) -> dict[str, Json]:
        """The event as JSON for a seat's (None: a spectator's) eyes."""
        bit = SPECTATORS if seat is None else 1 << seat
        told: dict[str, Json] = {"kind": self.kind, "seat": self.seat, **self.facts}
        if self.knowers & bit:
            told.update(self.secrets)
        elif self.secrets:
            told["unseen"] = True
        return told


class Chronicle:
    """The events of one game, in order. A silent chronicle (simulations) keeps nothing and is false."""

    __slots__ = ("_kept", "events")

    def __init__(self, silent: bool = False) -> None:
        self.events: list[Event] = []
        self._kept = not silent

    def __bool__(self) -> bool:
        return self._kept

    def tell(
        self,
        kind: str,
        seat: Seat | None = None,
        *,
        secrets: Mapping[str, Json] | None = None,
        knowers: int = NOBODY,
        **facts: Json,
    ) -> None:
        """Appends an event. Guard calls in hot rules with `if table.chronicle:` so that simulations build nothing."""
        if self._kept:
            self.events.append(Event(kind, seat, facts, secrets or {}, knowers))


SILENT: Final = Chronicle(silent=True)
