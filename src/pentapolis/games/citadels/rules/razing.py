"""Districts destroyed: by the Warlord, with the Graveyard's answer, and by the Armory [8.8, 9.5, 12.3]."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import SKIP, Ask, Option, Play, Seat
from pentapolis.kernel.chronicle import SILENT
from pentapolis.kernel.zone import PUBLIC

from ..components import ARMORY, CARD, GRAVEYARD, HOUSE, MUSEUM, PLAIN
from ..notation import ARMORY_USE, BUY_BACK
from ..state import NO_SEAT, Table
from .cities import bury, bury_museum, raze_price, ruin

GRAVEYARD_PRICE: Final = 1


def raze(table: Table, me: Seat, choice: Option) -> Play:
    """[8.8] he pays, the district leaves the city, and the Graveyard's owner answers."""
    _, owner, house = choice
    cost, kind = raze_price(table, owner, house), PLAIN[house]
    table.gold[me] -= cost
    ruin(table, owner, house)
    if table.chronicle is not SILENT:
        table.chronicle.tell("destroy", me, owner=owner, district=HOUSE.write(house), gold=cost)
    saver = graveyard_owner(table, me, kind)
    if saver == NO_SEAT:
        bury(table, kind)
    else:
        yield from _offer_graveyard(table, saver, kind)


def graveyard_owner(table: Table, me: Seat, kind: int) -> Seat:
    """[9.5, D15, D41] who may buy back: not whoever acts as the Warlord, not for the Graveyard itself, not without gold."""
    owner = table.owner_of(GRAVEYARD)
    if kind == GRAVEYARD or owner in (NO_SEAT, me) or table.gold[owner] < GRAVEYARD_PRICE:
        return NO_SEAT
    return owner


def _offer_graveyard(table: Table, saver: Seat, kind: int) -> Play:
    """[9.5] for 1 gold the card comes into his hand; offer and answer are public."""
    table.air.put(kind, PUBLIC)
    choice = yield Ask(saver, "graveyard", [BUY_BACK, SKIP])
    table.air.pop()
    if choice == SKIP:
        bury(table, kind)
        if table.chronicle is not SILENT:
            table.chronicle.tell("left-in-ruins", saver, district=CARD.write(kind))
        return
    table.gold[saver] -= GRAVEYARD_PRICE
    table.hands[saver].put(kind, PUBLIC)
    if kind == MUSEUM:
        bury_museum(table)
    if table.chronicle is not SILENT:
        table.chronicle.tell("buy-back", saver, district=CARD.write(kind), gold=GRAVEYARD_PRICE)


def armory_targets(table: Table, me: Seat) -> list[Option]:
    """[12.3, D37] any district of another city that is not completed; Keep, Bishop and Great Wall do not hinder it."""
    return [
        ARMORY_USE[owner][house]
        for owner in table.others(me)
        if not table.complete(owner)
        for house in dict.fromkeys(table.cities[owner])
    ]


def use_armory(table: Table, me: Seat, choice: Option) -> None:
    """[12.3, D51] both cards go under the deck, the Armory first. It does not wake the Graveyard [9.5]."""
    _, owner, house = choice
    own = next(each for each in table.cities[me] if PLAIN[each] == ARMORY)
    ruin(table, me, own)
    bury(table, ARMORY)
    ruin(table, owner, house)
    bury(table, PLAIN[house])
    if table.chronicle is not SILENT:
        table.chronicle.tell("armory", me, owner=owner, district=HOUSE.write(house))
