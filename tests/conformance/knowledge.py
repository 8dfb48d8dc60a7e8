"""What seats know and are shown by the zones alone: a second opinion, beside a game's own look and memory."""

from __future__ import annotations

from collections import Counter
from typing import Final
from unittest import mock

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import NOBODY, PUBLIC, SPECTATORS, Zone

from .driving import Game, Pick, advance


def knowledge(match: Game, viewer: Seat | None) -> Json:
    """The cards that a viewer knows, place by place, and how many of each card lie hidden anywhere at all.

    Where this is equal in two worlds, nothing that the zones show tells them apart."""
    zones = match.rules.zones(match.state)
    everywhere = Counter(card for zone in zones.values() for card in zone.cards)
    return {
        "known": {name: list(zone.remembered(viewer)) for name, zone in zones.items()},
        "hidden": {str(card): count for card, count in everywhere.items()},
    }


def unknown_to_both(match: Game, one: Seat, other: Seat | None) -> Counter[int]:
    """How many of each card lie where neither of two viewers knows them."""
    bits = 1 << one | (SPECTATORS if other is None else 1 << other)
    zones = match.rules.zones(match.state).values()
    return Counter(card for zone in zones for card, mask in zip(zone.cards, zone.known, strict=True) if not mask & bits)


_REAL: Final = {name: getattr(Zone, name) for name in ("put", "pop", "take_at", "show", "show_at")}


class Witness:
    """Stands beside all zones while a choice is played, and notes each card that is shown to somebody who did not know it, also
    where it is hidden again at once."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, int]] = []

    def watch(self, match: Game, pick: Pick) -> None:
        watched = {name: getattr(self, f"_{name}")() for name in _REAL}
        with mock.patch.multiple(Zone, **watched):
            advance(match, pick)

    def shown_to(self, viewer: Seat | None) -> list[int]:
        """In the order in which they were shown; of what lay without order, the order tells nothing."""
        bit = SPECTATORS if viewer is None else 1 << viewer
        return [card for card, seats in self.notes if seats & bit]

    def _put(self) -> object:
        def put(zone: Zone, card: int, known: int = NOBODY) -> None:
            self.notes.append((card, zone.eyes & ~known))
            _REAL["put"](zone, card, known)

        return put

    def _pop(self) -> object:
        def pop(zone: Zone, seen: int = PUBLIC) -> int:
            self.notes.append((zone.cards[-1], seen & ~zone.known[-1]))
            return int(_REAL["pop"](zone, seen))

        return pop

    def _take_at(self) -> object:
        def take_at(zone: Zone, place: int, seen: int = PUBLIC) -> int:
            self.notes.append((zone.cards[place], seen & ~zone.known[place]))
            return int(_REAL["take_at"](zone, place, seen))

        return take_at

    def _show(self) -> object:
        def show(zone: Zone, seats: int) -> None:
            shown = [(card, seats & ~mask) for card, mask in zip(zone.cards, zone.known, strict=True)]
            self.notes += shown if zone.ordered else sorted(shown)
            _REAL["show"](zone, seats)

        return show

    def _show_at(self) -> object:
        def show_at(zone: Zone, place: int, seats: int) -> None:
            self.notes.append((zone.cards[place], seats & ~zone.known[place]))
            _REAL["show_at"](zone, place, seats)

        return show_at
