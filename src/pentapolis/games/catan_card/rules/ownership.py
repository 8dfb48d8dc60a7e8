"""[7] Roads and knights: columns, and the change of owner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pentapolis.kernel.ask import Seat

from ..components import CHURCH, CITY_WALL, ROAD
from ..state import BLACK, WHITE, Table

SUPPLY: Final = -1
"""Where a card comes from while its stack lasts, in the place of a seat."""
NOWHERE: Final = -2

WALL_PROTECTS: Final = 3
"""[9.3] roads, the first of the column."""
# [decision D14] The Church protects the first knight, and no more: the one program that has the card makes an error in its
# test, but the number is clear, and the City Wall is like it.
CHURCH_PROTECTS: Final = 1


def safe_cards(table: Table, seat: Seat, card: int) -> int:
    """[7.9] How many cards, from the first of the column, nobody can take from a seat."""
    building, count = (CITY_WALL, WALL_PROTECTS) if card == ROAD else (CHURCH, CHURCH_PROTECTS)
    return count if building in table.buildings[seat] else 0


def walk(table: Table, me: Seat) -> tuple[Seat, ...]:
    """[7.6] The opponents in the order in which a road or knight is looked for.

    [decision D9] White arrows go to the left neighbour first, black arrows to the right one, and on in that direction to the
    first who has an unprotected card: seen from who builds, the arrow points at the victim. Were a neighbour without cards the
    end of it, that neighbour would shield everybody behind.
    """
    others = table.others(me)
    return others[::-1] if table.arrows == BLACK else others


def pointed_at(table: Table, seat: Seat) -> Seat:
    """The neighbour to whom the arrows point from a seat."""
    return walk(table, seat)[0]


def source(table: Table, me: Seat, card: int) -> Seat:
    """[7.4-7.6, 7.11] Where the next road or knight comes from: SUPPLY while the stack lasts, then a seat, or NOWHERE."""
    if table.supply[card]:
        return SUPPLY
    column = table.column(card)
    for seat in walk(table, me):
        if column[seat] > safe_cards(table, seat, card):
            return seat
    return NOWHERE


def lay(table: Table, me: Seat, card: int, origin: Seat) -> None:
    """[7.7, 7.8] The card from its source becomes the last of the builder's column.

    [decision D26] It is the last card of the victim's column that is taken, and it takes the side of its new place: a wall
    protects the first roads, so that columns are taken apart from their end, and sides go by place. The cards left keep their
    places.
    """
    column = table.column(card)
    if origin == SUPPLY:
        table.supply[card] -= 1
    else:
        column[origin] -= 1
    column[me] += 1


def found(table: Table, me: Seat, card: int) -> Iterator[tuple[Seat, str]]:
    """[7.6] What is found at each opponent, in the order of the arrows, once the stack is empty."""
    origin, column = source(table, me, card), table.column(card)
    passed = False
    for seat in walk(table, me):
        if passed:
            yield seat, "beyond"
        elif seat == origin:
            passed = True
            yield seat, "taken"
        else:
            yield seat, "safe" if column[seat] else "none"


def turn_fate(table: Table, seat: Seat) -> None:
    """[10.2] The fate card is turned over."""
    table.arrows = -table.arrows
    if table.chronicle:
        table.chronicle.tell("fate", seat, side="white" if table.arrows == WHITE else "black")
