"""[10.3, 14.7, 14.8] How a game ends."""

from __future__ import annotations

from pentapolis.kernel.outcome import Outcome, rank

from .components import VP_POINTS
from .state import NOBODY_YET, Table


def outcome(table: Table) -> Outcome | None:
    """The winner is the seat that had twenty points at the end of its own turn; the others lose alike, however many they have.

    [14.9] A game that reaches its turn limit is unfinished; then the points rank."""
    if table.winner != NOBODY_YET:
        return _ended(table, "won", rank([[seat == table.winner] for seat in range(table.seats)]))
    if table.turn > table.turn_limit:
        return _ended(table, "unfinished", rank([[table.points(seat)] for seat in range(table.seats)]))
    return None


def _ended(table: Table, reason: str, ranks: tuple[int, ...]) -> Outcome:
    cards = tuple(sum(VP_POINTS[kind] for kind in kinds) for kinds in table.scored)
    tokens = tuple(table.tokens)
    scores = tuple(map(sum, zip(cards, tokens, strict=True)))
    return Outcome(scores, ranks, reason, {"vp-cards": cards, "tokens": tokens})
