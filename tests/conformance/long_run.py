"""The long counts: every promise for every preset, in pieces that all processors share."""

from __future__ import annotations

import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from .driving import Plan
from .promises import PROMISES, Promise
from .subjects import Preset, load, presets, with_preset

PIECE: Final = 50
"""Games in one piece of work."""
MORE_ROUNDS: Final = 200
"""So often the plan is run again, with other games, until enough is counted."""


@dataclass(frozen=True)
class Piece:
    game: str
    given: Preset
    promise: str
    plan: Plan

    def check(self) -> Counter[str]:
        """Done in another process: it finds the game by its name."""
        return PROMISES[self.promise].check(with_preset(load(self.game), self.given), self.plan)


@cache
def _workers() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(os.cpu_count(), multiprocessing.get_context("spawn"))


def run_at_length(game: str, promise: Promise, tell: Callable[[str], None]) -> Counter[str]:
    """The full plan for every preset, and more of it until the promise's least count is reached; AssertionError where further
    rounds count nothing more."""
    least = load(game).counts.get(promise.name, promise.at_least)
    counts: Counter[str] = Counter()
    for number in range(MORE_ROUNDS):
        found = _run_pieces(list(_pieces(game, promise, number)), tell)
        counts += found
        if counts[promise.counted] >= least:
            return counts
        assert found[promise.counted], f"{game}: {promise.name} finds nothing to check: {dict(counts)}"
    raise AssertionError(f"{game}: only {counts[promise.counted]:,} {promise.counted} of {least:,}")


def _pieces(game: str, promise: Promise, number: int) -> Iterator[Piece]:
    found = presets(game, every=True)
    plan = promise.long_plan(len(found))
    for given in found:
        for first in range(0, plan.games, PIECE):
            games = min(PIECE, plan.games - first)
            yield Piece(game, given, promise.name, replace(plan, games=games, seed=f"long {number} {first}"))


def _run_pieces(pieces: list[Piece], tell: Callable[[str], None]) -> Counter[str]:
    counts: Counter[str] = Counter()
    futures: list[Future[Counter[str]]] = [_workers().submit(piece.check) for piece in pieces]
    try:
        for done, future in enumerate(as_completed(futures), 1):
            counts += future.result()
            if done == len(pieces) or not done % 20:
                tell(f"{pieces[0].game} {pieces[0].promise}: {done} of {len(pieces)} pieces, {dict(counts)}")
    finally:
        for future in futures:
            future.cancel()
    return counts
