"""Gathering resources, and the boosts that go with it [5A, 11A]."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from pentapolis.kernel.ask import SKIP, Ask, Option, Play

from ..bags import HANDFUL_NUMBER, HANDFULS, ONE, RESOURCES, Bag, amount, fits, held, total, write
from ..notation import EACH, GATHER, RESOURCE, SPLIT, SUPPLY, SWAP, TAKE
from .build import extra_build
from .shift import Shift, take_from_regions, take_from_supply


def gather_options(shift: Shift) -> list[Option]:
    """[5.5, 5.7] D8: one region that is not empty; and what the boost adds."""
    options = [GATHER[resource] for resource in held(shift.table.regions)]
    more = _MORE_OPTIONS.get(shift.boost.op)
    return options + more(shift) if more and shift.boost.mark == "gather" else options


_MORE_OPTIONS: Final[Mapping[str, Callable[[Shift], list[Option]]]] = {
    "split": lambda shift: [SPLIT] if divisions(shift) else [],
    "one_of_each": lambda shift: [EACH] if shift.table.regions else [],
    "from_supply": lambda shift: list(SUPPLY),
}


def gather(shift: Shift, choice: Option) -> Play:
    """[5.5, 5.6] D8: exactly as many tokens as the worker carries and the region has, then what the boost brings [11.5]."""
    resource = choice[1]
    count = min(shift.capacity, amount(shift.table.regions, resource))
    take_from_regions(shift, count * ONE[resource])
    shift.tell("gather", resource=RESOURCE.write(resource), amount=count)
    after = AFTER_GATHER.get(shift.boost.op)
    if after is not None:
        yield from after(shift, resource)


def supply(shift: Shift, choice: Option) -> Play:
    """[11A from_supply] instead of a region: the whole capacity in one type."""
    resource, count = choice[1], shift.capacity
    shift.table.stores[shift.seat] += count * ONE[resource]
    shift.tell("supply", resource=RESOURCE.write(resource), amount=count)
    yield from ()


def each(shift: Shift, choice: Option) -> Play:
    """[11A one_of_each] one token from every region that has any."""
    tokens = sum(ONE[resource] for resource in held(shift.table.regions))
    take_from_regions(shift, tokens)
    shift.tell("each", tokens=write(tokens))
    yield from ()


# --- split --------------------------------------------------------------------------------------------------------------


def divisions(shift: Shift) -> list[Bag]:
    """[11A split] the ways to take from two regions: as much as the worker carries and they hold, one at least of each."""
    return [tokens for tokens in HANDFULS if fits(tokens, shift.table.regions) and _is_division(shift, tokens)]


def _is_division(shift: Shift, tokens: Bag) -> bool:
    types = held(tokens)
    if len(types) != 2:
        return False
    there = sum(amount(shift.table.regions, resource) for resource in types)
    return total(tokens) == min(shift.capacity, there)


def split(shift: Shift, choice: Option) -> Play:
    """[11A split] the player divides the load between two regions."""
    ways = divisions(shift)
    tokens = ways[0]
    if len(ways) > 1:
        chosen = yield Ask(shift.seat, "split", [TAKE[HANDFUL_NUMBER[way]] for way in ways], shift.picked)
        tokens = HANDFULS[chosen[1]]
    take_from_regions(shift, tokens)
    shift.tell("split", tokens=write(tokens))


# --- after a gather -----------------------------------------------------------------------------------------------------


def swap(shift: Shift, resource: int) -> Play:
    """[11A swap] D7: up to so many times an own token goes back for one of another type."""
    stores, seat = shift.table.stores, shift.seat
    for _ in range(shift.boost.amount):
        choice = yield Ask(seat, "swap", [*swaps(stores[seat]), SKIP], shift.picked)
        if choice is SKIP:
            return
        _, give, take = choice
        stores[seat] += ONE[take] - ONE[give]
        shift.picked.append(choice)
        shift.tell("swap", resource=RESOURCE.write(give), resource2=RESOURCE.write(take))


def swaps(store: Bag) -> Iterator[Option]:
    return (SWAP[give][take] for give in held(store) for take in range(len(RESOURCES)) if take != give)


def bonus_same(shift: Shift, resource: int) -> Play:
    """[11A bonus_same] D7: if the type is one of the boost's, more of it comes from the supply."""
    if resource in shift.boost.types:
        shift.table.stores[shift.seat] += shift.boost.amount * ONE[resource]
        shift.tell("bonus", resource=RESOURCE.write(resource), amount=shift.boost.amount)
    yield from ()


def bonus_any(shift: Shift, resource: int) -> Play:
    """[11A bonus_any] D7: so many tokens of the supply, the player chooses which."""
    yield from take_from_supply(shift, "bonus")


def then_build(shift: Shift, resource: int) -> Play:
    """[11A then_build] one ordinary build may follow."""
    yield from extra_build(shift, "then-build")


AFTER_GATHER: Final[Mapping[str, Callable[[Shift, int], Play]]] = {
    "swap": swap,
    "bonus_same": bonus_same,
    "bonus_any": bonus_any,
    "then_build": then_build,
}
