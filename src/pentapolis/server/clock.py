"""The only place that reads the wall clock. Games know no time."""

from __future__ import annotations

import time
from datetime import UTC, datetime


def now() -> int:
    """Milliseconds since 1970, UTC: how times are stored."""
    return time.time_ns() // 1_000_000


def written(milliseconds: int) -> str:
    """A stored time as it is sent: `2026-11-30T12:00:00Z`."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
