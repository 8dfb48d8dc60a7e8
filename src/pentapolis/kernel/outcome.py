"""How a game ended, and why an option is refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .ask import Seat
from .errors import Fact
from .json_values import Json


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    scores     points of each seat.
    ranks      place of each seat, 1 the winner; seats that tie share a place. A single seat that lost to the game itself has 2.
    breakdown  by source, the points of each seat; the sources' words are `score-<source>`. Tie-breaks may stand here too.
    reason     why it ended; its words are `end-<reason>`.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str = "won"
    breakdown: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    def winners(self) -> list[Seat]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def as_json(self) -> dict[str, Json]:
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "reason": self.reason,
            "breakdown": {source: list(points) for source, points in self.breakdown.items()},
        }


def rank(keys: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Places from sort keys, the greatest first: the score, then each tie-break. Equal keys share a place."""
    order = sorted(map(tuple, keys), reverse=True)
    return tuple(order.index(tuple(key)) + 1 for key in keys)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why the rules forbid an option that a player would expect.

    reason     key of the words: `refusal-<reason>`, and the short `why-<reason>` (≤ 12 letters) for a strip on a card.
    paragraph  of the rules page, such as "7.2".
    facts      fill the words.
    """

    reason: str
    paragraph: str
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def as_json(self) -> dict[str, Json]:
        return {"reason": self.reason, "paragraph": self.paragraph, "facts": dict(self.facts)}
