"""What seats know by the zones alone: a second opinion, beside a game's own look and memory."""

from __future__ import annotations

from collections import Counter

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import SPECTATORS

from .driving import Game


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
