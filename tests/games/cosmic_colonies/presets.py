"""What the conformance suite tests of Cosmic Colonies beyond its defaults."""

from __future__ import annotations

from pentapolis.games.cosmic_colonies.state import Table
from pentapolis.games.cosmic_colonies.workers import PRIORITY
from pentapolis.kernel.ask import Seat
from pentapolis.kernel.json_values import Json

_POOL: list[Json] = ["b01", "a02", "b03", "a04", "b05", "a06", "b07", "a08", "b09", "a10", "b11", "a12"]

PRESETS: list[dict[str, Json]] = [
    {"seats": 1, "difficulty": "expert", "monuments": True, "side": "B"},
    {"seats": 2, "deck": "advanced", "monuments": True},
    {"seats": 2, "deck": "mixed", "side": "B"},
    {"seats": 2, "deck": "mixed", "pool": _POOL},
    {"seats": 3, "deck": "mixed", "pool": _POOL, "monuments": True},
    {"seats": 3, "deck": "advanced", "side": "A"},
    {"seats": 4, "deck": "mixed", "monuments": True},
    {"seats": 5, "deck": "mixed"},
    {"seats": 5, "deck": "advanced", "monuments": True},
]

SMALL: list[dict[str, Json]] = [
    {"options": {"seats": 2}, "state": {"round": 2, "shown": {"A": ["b01"], "B": ["b02"]}, "queue": ["A"]}},
    {"options": {"seats": 2, "deck": "mixed"}, "state": {"round": 2, "shown": {"A": ["b01"], "B": ["a02"]}, "queue": ["B"]}},
    {"options": {"seats": 1}, "state": {"round": 3}},
]

POOLS = [["hand *", "right *", "deck", "plan", "box"], ["objective *", "spare"]]

COUNTS = {"twin_worlds": 20_000}


def possible(state: Table, seat: Seat) -> bool:
    """Of a mixed pool drawn by chance no number is in play twice."""
    if not state.setting.drawn_by_number:
        return True
    cards = [card for zone in (*state.hands, *state.right) for card in zone.cards]
    numbers = [PRIORITY[card] for card in (*cards, *(card for shown in state.shown for card in shown))]
    return len(set(numbers)) == len(numbers)
