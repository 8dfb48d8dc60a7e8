"""Building a district [7.9–7.11] and what follows at once from the one just built [12.3]."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import SKIP, Ask, Option, Play, Seat
from pentapolis.kernel.chronicle import SILENT

from ..components import BELL_TOWER, BUILDS, CARD, COLOUR, FACTORY, LIGHTHOUSE, PURPLE, QUARRY, WIZARD, bits
from ..notation import BUILD, RING, SEARCH, TAKE
from ..options import SHORT_GOAL
from ..state import NO_SEAT, Table
from .cities import raise_house, ring_bell

_FACTORY: Final = bits(FACTORY)
_QUARRY: Final = bits(QUARRY)
_ODD: Final = _FACTORY | _QUARRY


def price(table: Table, me: Seat, kind: int) -> int:
    """[7.9, 12.3] the printed cost; the Factory makes its owner's other special districts 1 cheaper."""
    cost = table.box.costs[kind]
    return cost - 1 if table.built[me] & _FACTORY and COLOUR[kind] == PURPLE and kind != FACTORY else cost


def may_double(table: Table, me: Seat) -> bool:
    """[12.2, 12.3, D38] whether the ban of 7.10 is lifted: for the Wizard, and for one duplicate by the Quarry."""
    return table.actor == WIZARD or bool(table.built[me] & _QUARRY and table.doubles[me] < 0)


def builds_left(table: Table) -> int:
    """[7.11] 1 a turn, more for the Architect, none for the Navigator and for a Witch before she goes on."""
    return BUILDS[table.actor] - table.raised


def offer_builds(table: Table, me: Seat, options: list[Option]) -> None:
    """Every card of the hand that may be built now."""
    gold, built, costs = table.gold[me], table.built[me], table.box.costs
    if built & _ODD or table.actor == WIZARD:
        _offer_special_builds(table, me, options)
        return
    for kind in table.hands[me].cards:
        if not built >> kind & 1 and costs[kind] <= gold:
            built |= 1 << kind
            options.append(BUILD[kind])


def _offer_special_builds(table: Table, me: Seat, options: list[Option]) -> None:
    built = 0 if may_double(table, me) else table.built[me]
    options += [
        BUILD[kind]
        for kind in dict.fromkeys(table.hands[me].cards)
        if not built >> kind & 1 and price(table, me, kind) <= table.gold[me]
    ]


def build(table: Table, me: Seat, choice: Option) -> None:
    """[7.9] one of the builds of the turn."""
    table.raised += 1
    erect(table, me, choice[1])


def erect(table: Table, me: Seat, kind: int) -> None:
    """[7.9] from the hand to the city, the cost to the bank."""
    cost = price(table, me, kind)
    table.gold[me] -= cost
    table.spent += cost
    hand = table.hands[me]
    if hand.cards.count(kind) == 1:
        hand.take_at(hand.cards.index(kind))
    else:
        hand.take(kind)
    if table.built[me] >> kind & 1 and table.actor != WIZARD:
        table.doubles[me] = kind
    if table.chronicle is not SILENT:
        table.chronicle.tell("build", me, district=CARD.write(kind), gold=cost, count=len(table.cities[me]) + 1)
    raise_house(table, me, kind)


FOLLOWED: Final = frozenset({LIGHTHOUSE, BELL_TOWER})


def follow_up(table: Table, me: Seat, kind: int) -> Play:
    """[12.3] what the district just built offers, then or never."""
    if kind == LIGHTHOUSE and table.deck.cards:
        yield from _light(table, me)
    elif kind == BELL_TOWER and table.box.goal > SHORT_GOAL:
        yield from _ring(table, me)


def _light(table: Table, me: Seat) -> Play:
    """[12.3] the whole deck is searched for one card, then shuffled."""
    choice = yield Ask(me, "lighthouse", [SEARCH, SKIP])
    if choice == SKIP:
        return
    deck = table.deck
    deck.show(1 << me)
    table.looking = me
    choice = yield Ask(me, "search", [TAKE[card] for card in sorted(set(deck.cards))])
    table.looking = NO_SEAT
    deck.slip(choice[1], table.hands[me], 1 << me)
    deck.shuffle(table.chance)
    if table.chronicle is not SILENT:
        table.chronicle.tell("search", me, secrets={"district": CARD.write(choice[1])}, knowers=1 << me)


def _ring(table: Table, me: Seat) -> Play:
    """[12.3, D39] then or never."""
    choice = yield Ask(me, "bell", [RING, SKIP])
    if choice == RING:
        if table.chronicle is not SILENT:
            table.chronicle.tell("bell", me, count=SHORT_GOAL)
        ring_bell(table)
