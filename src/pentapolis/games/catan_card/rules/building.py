"""[6] A build: its payment, then what is laid out."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Play, Seat

from ..components import CARDS, IDENTICAL_FOR_ONE, PRICES, RESOURCES, Counts
from ..notation import EXACT, PAY_FULL, WAIVE
from ..scoring import points, won
from ..state import Table, side_at
from .hands import Picks, names
from .obstacles import KIND_OF, university_usable
from .ownership import SUPPLY, lay, source
from .payment import cards_of, exact_cards, open_till, payable, reduced, waivable
from .sites import lay_city, lay_settlement


def build(table: Table, me: Seat, choice: Option) -> Play:
    """[6.1, 6.6] One card, paid and laid out, with all that it brings about."""
    card = choice[1]
    waived: Option = PAY_FULL
    picked = [choice]
    if university_usable(table, me):
        waived = yield from waive(table, me, card, picked)
        picked = [choice, waived]
    paid = yield from payment(table, me, price_after(card, waived), picked)
    if waived != PAY_FULL:
        table.university_used = True
        if table.chronicle:
            table.chronicle.tell("university", me, resource=RESOURCES[waived[1]])
    table.built |= 1 << KIND_OF[card]
    table.spend(me, paid)
    yield from LAYING[KIND_OF[card]](table, me, card, paid)
    if table.chronicle and won(table):
        table.chronicle.tell("victory", me, points=points(table, me))


def waive(table: Table, me: Seat, card: int, picked: Sequence[Option]) -> Generator[Ask, Option, Option]:
    """[9.5] Whether the University saves a card."""
    price, hand = PRICES[card], table.counts(me)
    full = [PAY_FULL] if payable(price, hand) else []
    return (yield Ask(me, "waive", [*(WAIVE[resource] for resource in waivable(price, hand)), *full], picked))


def price_after(card: int, waived: Option) -> Counts:
    return PRICES[card] if waived == PAY_FULL else reduced(PRICES[card], waived[1])


def payment(table: Table, me: Seat, price: Counts, picked: Sequence[Option]) -> Picks:
    """[6.3, 6.4] The cards of an exact payment. A hand too small for three cards in the place of one needs no asking."""
    if len(table.hands[me].cards) < sum(price) + IDENTICAL_FOR_ONE - 1:
        return exact_cards(price)
    till = open_till(price, table.counts(me))
    options, units = till.begin(), list[Option]()
    while options:
        word = yield Ask(me, "pay", options, [*picked, *units])
        if word is EXACT:
            return exact_cards(price)
        units.append(word)
        till = till.after(word)
        options = till.options
    return cards_of(units)


def lay_in_column(table: Table, me: Seat, card: int, paid: Sequence[int]) -> Play:
    """[7.4-7.8] A road or knight, out of the supply or from an opponent."""
    origin = source(table, me, card)
    lay(table, me, card, origin)
    if table.chronicle:
        tell_column(table, me, card, paid, origin)
    yield from ()


def tell_column(table: Table, me: Seat, card: int, paid: Sequence[int], origin: Seat) -> None:
    column = table.column(card)
    name, number, side, total = CARDS[card], column[me], side_at(column[me]), points(table, me)
    tell, resources = table.chronicle.tell, names(paid)
    if origin == SUPPLY:
        tell("lay", me, card=name, number=number, side=side, resources=resources, points=total)
    else:
        before = side_at(column[origin] + 1)
        tell(
            "capture",
            me,
            card=name,
            number=number,
            side=side,
            resources=resources,
            points=total,
            victim=origin,
            side_before=before,
        )


def lay_building(table: Table, me: Seat, card: int, paid: Sequence[int]) -> Play:
    """[9.1] On the oldest free city: the buildings of a seat lie in the order of its cities."""
    table.supply[card] -= 1
    table.buildings[me].append(card)
    if table.chronicle:
        table.chronicle.tell("build", me, card=CARDS[card], resources=names(paid), points=points(table, me))
    yield from ()


LAYING: Final[Sequence[Callable[[Table, Seat, int, Sequence[int]], Play]]] = (
    lay_in_column,
    lay_in_column,
    lay_settlement,
    lay_city,
    lay_building,
)
"""By kind of card."""
