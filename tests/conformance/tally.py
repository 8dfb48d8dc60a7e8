"""How much has been checked, for the summary at the end of a run and the notes that report it."""

from __future__ import annotations

from collections import Counter, defaultdict

TALLY: defaultdict[str, Counter[str]] = defaultdict(Counter)
"""By game, how often what was checked."""


def count(game: str, counts: Counter[str]) -> None:
    TALLY[game].update(counts)


def summary() -> list[str]:
    """One line a game, one figure a kind of check."""
    lines = []
    for game, counts in sorted(TALLY.items()):
        told = ", ".join(f"{number:,} {what}" for what, number in counts.items())
        lines.append(f"{game}: {told}")
    return lines
