"""What the conformance suite must know of Guildhall."""

from __future__ import annotations

from collections import Counter

from pentapolis.games.guildhall.components import CHAPTER_CARDS
from pentapolis.games.guildhall.state import Table
from pentapolis.kernel.ask import Seat

POOLS = [["deck", "discard", "aside", "hand *", "completed *"], ["vp_deck"]]

PRESETS = [
    {"seats": 2, "set": "mega"},
    {"seats": 3, "set": "old-world-economy"},
    {"seats": 2, "set": "chosen", "professions": ["HUN", "ROB", "SCH", "HIS", "TRA", "WEA"]},
]

SMALL = [
    # B's only completed chapter is forgotten, and so is all else that could tell which it is.
    {
        "options": {"seats": 2},
        "state": {
            "actions": 1,
            "hands": {"A": ["TAX-r"], "B": ["BRI-r", "HUN-b"]},
            "completed": {"B": ["BRI-rbygp@B"]},
            "discard": ["ROB-y@*", "HUN-ry@B", "HUN-gp@B"],
            "deck": ["SCH-y"],
        },
    }
]


def possible(state: Table, seat: Seat) -> bool:
    """[8.1] completed chapters hold of each profession as many cards of every colour."""
    for zone in state.completed:
        held = Counter(zone.cards)
        if any(len({held[card] for card in cards}) > 1 for cards in CHAPTER_CARDS):
            return False
    return True
