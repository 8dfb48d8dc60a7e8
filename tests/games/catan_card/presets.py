"""What the conformance suite should know of the game."""

from __future__ import annotations

from pentapolis.kernel.json_values import Json

PRESETS: list[dict[str, Json]] = [
    {"seats": 2, "start": "seat-a", "unique-buildings": False, "cathedral": True},
    {"seats": 4, "start": "seat-a", "unique-buildings": False, "cathedral": True},
]

COUNTS = {"twin_worlds": 20_000}

POOLS = [["deck", "hand *"], ["sites", "settlements *"]]

# Seat A knows all resource cards but a few: those of the deck and, of B's hand, those that it has not seen.
SMALL: list[dict[str, Json]] = [
    {
        "game": "catan_card",
        "options": {"seats": 2, "start": "seat-a"},
        "state": {
            "hands": {"A": ["ore", "wool"], "B": ["ore", "wool@AB", "grain"]},
            "deck": ["brick", "lumber"],
            "discard": ["..."],
        },
    },
    {
        "game": "catan_card",
        "options": {"seats": 3, "start": "seat-a"},
        "state": {
            "hands": {"A": ["ore", "wool"], "B": ["grain", "grain"], "C": ["wool@A", "brick"]},
            "deck": ["ore"],
            "discard": ["..."],
            "settlements": {"A": ["raid"], "B": ["market-day"]},
            "cities": {"C": ["raid"]},
        },
    },
]
