"""What the conformance suite must know of Citadels."""

from __future__ import annotations

POOLS = [["deck", "hand *", "museum", "air"]]
