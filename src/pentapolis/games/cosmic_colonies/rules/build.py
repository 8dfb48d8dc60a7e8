"""Building: a tile, a place, a payment; and the boosts that go with it [5B, 11A]."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from typing import Final

from pentapolis.kernel.ask import SKIP, Ask, Asked, Option, Play

from ..bags import HANDFUL_NUMBER, HANDFULS, ONE, Bag, amount, fits, held, write
from ..components import KINDS, PIECE_OF_TILE
from ..notation import BUILD, BUILDING, CELL, GATHER, PAY, RESOURCE, SHAPE
from ..prices import Terms
from ..state import City, Table
from .shift import Shift, take_from_regions, take_from_supply


def build_options(table: Table, city: City, store: Bag, terms: Terms, kinds: Iterable[int] = KINDS) -> list[Option]:
    """[5.9–5.12] D9: what can be built now: there is a tile, the store can pay it, and the city has a place for it."""
    room, pieces = city.room(terms.anywhere), city.asteroid.piece_spots
    return [
        BUILD[kind]
        for kind in kinds
        if available(table, kind, terms) and can_pay(store, kind, terms) and room & pieces[PIECE_OF_TILE[kind]]
    ]


def available(table: Table, kind: int, terms: Terms) -> bool:
    """[5.9, 11A from_supply] whether there is a tile to build."""
    return table.slots[kind] > 0 or (terms.from_supply and table.supply[kind] > 0)


def can_pay(store: Bag, kind: int, terms: Terms) -> bool:
    """[5.10] whether the store covers one of the allowed payments."""
    for tokens in terms.payments(kind):  # noqa: SIM110  # a loop costs half of what any() does, and this is asked most of all
        if fits(tokens, store):
            return True
    return False


def build(shift: Shift, choice: Option) -> Play:
    """[5.9–5.13] one building, then what the boost brings [11.5]."""
    yield from construct(shift, choice[1], shift.terms)
    after = AFTER_BUILD.get(shift.boost.op)
    if after is not None and shift.boost.mark == "build":
        yield from after(shift)


def construct(shift: Shift, kind: int, terms: Terms) -> Play:
    """[5.10, 5.12, 5.13] where, then how it is paid; then the tokens go to the supply and the tile from its slot to the board."""
    table = shift.table
    place = yield Ask(shift.seat, "place", shift.city.places(kind, terms.anywhere), shift.picked)
    shift.picked.append(place)
    tokens = yield from pay(shift, kind, terms)
    table.stores[shift.seat] -= tokens
    (table.slots if table.slots[kind] else table.supply)[kind] -= 1
    shift.city.lay(kind, place, table.round)
    shift.tell(
        "build", building=BUILDING.write(kind), shape=SHAPE.write(place[1]), cell=CELL.write(place[2]), tokens=write(tokens)
    )


def pay(shift: Shift, kind: int, terms: Terms) -> Generator[Asked, Option, Bag]:
    """[5.10, 5.11] the payment, chosen where there is more than one way."""
    store = shift.store
    ways = [tokens for tokens in terms.payments(kind) if fits(tokens, store)]
    if len(ways) == 1:
        return ways[0]
    choice = yield Ask(shift.seat, "pay", [PAY[HANDFUL_NUMBER[tokens]] for tokens in ways], shift.picked)
    shift.picked.append(choice)
    return HANDFULS[choice[1]]


# --- after a build ------------------------------------------------------------------------------------------------------


def extra_build(shift: Shift, about: str, kinds: Iterable[int] = KINDS) -> Play:
    """[11A extra, then_build, 11.6] at most one more build, with no further boost."""
    options = build_options(shift.table, shift.city, shift.store, shift.second_terms, kinds)
    if not options:
        return
    choice = yield Ask(shift.seat, about, [*options, SKIP], shift.picked)
    shift.picked.append(choice)
    if choice is not SKIP:
        yield from construct(shift, choice[1], shift.second_terms)


def extra(shift: Shift) -> Play:
    """[11A extra] one more build of a listed type, its discount for this second building alone."""
    yield from extra_build(shift, "extra", shift.boost.types)


def refund(shift: Shift) -> Play:
    """[11A refund] D7: exactly so many tokens from the supply; they came too late to pay with."""
    yield from take_from_supply(shift, "refund")


def then_gather(shift: Shift) -> Play:
    """[11A then_gather] tokens of one region, whatever the worker carries; nothing where all are empty."""
    regions = shift.table.regions
    if not regions:
        return
    choice = yield Ask(shift.seat, "then-gather", [*(GATHER[resource] for resource in held(regions)), SKIP], shift.picked)
    if choice is not SKIP:
        count = min(shift.boost.amount, amount(regions, choice[1]))
        take_from_regions(shift, count * ONE[choice[1]])
        shift.tell("gather", resource=RESOURCE.write(choice[1]), amount=count)


AFTER_BUILD: Final[Mapping[str, Callable[[Shift], Play]]] = {"extra": extra, "refund": refund, "then_gather": then_gather}
