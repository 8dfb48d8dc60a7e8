"""A bag of resources (a store, a region's tokens, a price) as one whole number: a lane of 15 bits for each type.

So that bags are added and compared at once: `store - price`, `fits(price, store)`. A lane's highest bit is a guard and stays 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Final, TypeAlias

Bag: TypeAlias = int

RESOURCES: Final = "WMOP"
"""Water, Minerals, Organics, Power: a resource is its place in this text."""

LANE: Final = 15
MOST: Final = (1 << LANE - 1) - 1
"""The most tokens of one type that a lane holds."""

ONE: Final = tuple(1 << LANE * resource for resource in range(len(RESOURCES)))
"""A bag with one token, by its type."""

EMPTY: Final[Bag] = 0
_LANE_MASK: Final = (1 << LANE) - 1
_GUARDS: Final = sum(one << LANE - 1 for one in ONE)


def bag(amounts: Iterable[int]) -> Bag:
    """A bag of so many tokens of each type, in the order of RESOURCES."""
    return sum(amount * one for amount, one in zip(amounts, ONE, strict=True))


def amount(tokens: Bag, resource: int) -> int:
    return tokens >> LANE * resource & _LANE_MASK


def amounts(tokens: Bag) -> tuple[int, int, int, int]:
    return (tokens & _LANE_MASK, tokens >> LANE & _LANE_MASK, tokens >> 2 * LANE & _LANE_MASK, tokens >> 3 * LANE)


def total(tokens: Bag) -> int:
    """How many tokens there are in all."""
    return sum(amounts(tokens))


def fits(part: Bag, whole: Bag) -> bool:
    """Whether a bag holds at least what another one does."""
    return (whole | _GUARDS) - part & _GUARDS == _GUARDS


def held(tokens: Bag) -> list[int]:
    """The types of which there is at least one token."""
    return [resource for resource, one in enumerate(ONE) if tokens & _LANE_MASK * one]


def write(tokens: Bag) -> str:
    """`W1-M2`: the types that there are; `none` for an empty bag."""
    return "-".join(f"{letter}{n}" for letter, n in zip(RESOURCES, amounts(tokens), strict=True) if n) or "none"


def handfuls(size: int) -> list[Bag]:
    """All bags of exactly so many tokens."""
    return [sum(chosen) for chosen in combinations_with_replacement(ONE, size)]


HANDFULS: Final = tuple(tokens for size in range(5) for tokens in handfuls(size))
"""Every bag of at most four tokens, the dearest price: what a payment or a choice of tokens can be."""

HANDFUL_NUMBER: Final = {tokens: number for number, tokens in enumerate(HANDFULS)}
