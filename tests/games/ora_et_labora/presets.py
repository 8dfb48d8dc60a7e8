"""What the conformance suite tests of Ora et Labora beyond its defaults. Nothing is hidden, so there are no pools."""

from __future__ import annotations

from pentapolis.kernel.json_values import Json

_DECIDED_OTHERWISE: dict[str, Json] = {
    "final_settlement": False,
    "round_tower": "2",
    "late_index": "1",
    "solo_last_phase": False,
    "passing": False,
    "bathhouse_paid": False,
    "bulwark_from_piles": False,
}

PRESETS: list[dict[str, Json]] = [
    {"seats": 1, "country": "ireland"},
    {"seats": 1, "country": "ireland", **_DECIDED_OTHERWISE},
    {"seats": 2, "country": "ireland"},
    {"seats": 2, "length": "long"},
    {"seats": 2, "length": "long", "country": "ireland"},
    {"seats": 2, **_DECIDED_OTHERWISE},
    {"seats": 3, "length": "short"},
    {"seats": 3, "length": "short", "country": "ireland"},
    {"seats": 3, "country": "ireland", **_DECIDED_OTHERWISE},
    {"seats": 4, "country": "ireland"},
    {"seats": 4, "length": "short", "without_quarry": True},
    {"seats": 4, "length": "short", "country": "ireland"},
    {"seats": 4, "length": "short", "country": "france", **_DECIDED_OTHERWISE},
]

POOLS: list[list[str]] = []

LIMIT = 1_000_000
"""Choices until a random game counts as endless. Mostly a thousand are enough. But where wood comes from the Harbor Promenade
alone, one by one, and the Castle needs six of it, chance burns it again and again: one game for two took 309,234. Players could
end it any time, so D31 lets it go on."""
