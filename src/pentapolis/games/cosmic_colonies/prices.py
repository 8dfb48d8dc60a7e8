"""What a building may be paid with [5.10, 5.11, 14]: all allowed payments, worked out once for each boost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from .bags import Bag, amounts, handfuls
from .components import BUILDINGS
from .workers import ALL_RESOURCES, WORKERS, Boost

Cost = tuple[int, ...]
"""Symbols of each resource, then *any*."""


@dataclass(frozen=True, slots=True)
class Terms:
    """Under what terms a worker builds.

    discount     symbols taken off, the builder chooses which of `types`; *any* symbols too where `types` are all.
    wild         symbols that may be paid with a token of any type.
    anywhere     whether [6.4] does not apply.
    from_supply  whether a tile may come from the supply where no slot holds one.
    """

    discount: int = 0
    types: tuple[int, ...] = ALL_RESOURCES
    wild: int = 0
    anywhere: bool = False
    from_supply: bool = False

    def payments(self, building: int) -> tuple[Bag, ...]:
        """All allowed payments of a building's price, whatever the store."""
        return _payments(building, self.discount, self.types, self.wild)


PLAIN: Final = Terms()

_FIRST: Final[Mapping[str, Callable[[Boost], Terms]]] = {
    "discount": lambda boost: Terms(discount=boost.amount, types=boost.types),
    "wild": lambda boost: Terms(wild=boost.amount),
    "anywhere": lambda boost: Terms(discount=boost.amount, anywhere=True),
    "from_supply": lambda boost: Terms(from_supply=boost.mark == "build"),
}


def _first_terms(boost: Boost) -> Terms:
    terms = _FIRST.get(boost.op)
    return terms(boost) if terms else PLAIN


def _second_terms(boost: Boost) -> Terms:
    return Terms(discount=boost.amount) if boost.op == "extra" else PLAIN


def _by_half(terms: Callable[[Boost], Terms]) -> tuple[tuple[Terms, Terms], ...]:
    return tuple((terms(worker.boosts[0]), terms(worker.boosts[1])) for worker in WORKERS)


TERMS: Final = _by_half(_first_terms)
"""By card, then day or night: the terms of the worker's build."""

SECOND_TERMS: Final = _by_half(_second_terms)
"""By card, then day or night: the terms of the build that follows a build (`extra`) or a gather (`then_build`)."""


@cache
def _payments(building: int, discount: int, types: tuple[int, ...], wild: int) -> tuple[Bag, ...]:
    costs = list(_reduced(building, discount, types))
    bags = handfuls(sum(costs[0]))
    return tuple(tokens for tokens in bags if any(_allowed(cost, tokens, wild) for cost in costs))


def _reduced(building: int, discount: int, types: tuple[int, ...]) -> Iterator[Cost]:
    """The costs that are left after taking off exactly the discount, or all eligible symbols where there are fewer [11A]."""
    cost = (*BUILDINGS[building].cost, BUILDINGS[building].any)
    eligible = [*types, len(ALL_RESOURCES)] if types == ALL_RESOURCES else types
    off = min(discount, sum(cost[symbol] for symbol in eligible))
    ranges = [range(1 + (cost[symbol] if symbol in eligible else 0)) for symbol in range(len(cost))]
    for taken in product(*ranges):
        if sum(taken) == off:
            yield tuple(symbols - less for symbols, less in zip(cost, taken, strict=True))


def _allowed(cost: Cost, tokens: Bag, wild: int) -> bool:
    """[14] of as many tokens as symbols, those that are of a wrong type stand for *any* symbols or use up `wild`."""
    lacking = sum(max(0, symbols - paid) for symbols, paid in zip(cost, amounts(tokens), strict=False))
    return lacking <= wild
