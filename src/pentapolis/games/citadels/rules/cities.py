"""What happens to cities, the deck and the crown, whoever causes it [7.10, 8.8, 9, 10, 11.4]."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chronicle import SILENT
from pentapolis.kernel.zone import PUBLIC

from ..components import (
    BELL_TOWER,
    GREAT_WALL,
    HAUNTED_CITY,
    KEEP,
    MUSEUM,
    PLAIN,
    THRONE_ROOM,
    bits,
)
from ..options import SHORT_GOAL
from ..state import NO_SEAT, Table

_WALL: Final = bits(GREAT_WALL)


# --- the deck ---------------------------------------------------------------------------------------------------------------


def draw_cards(table: Table, me: Seat, count: int) -> int:
    """[10.2, D13] from the top of the deck into the hand, as many as there are; returns how many."""
    hand, deck = table.hands[me], table.deck
    count = min(count, len(deck.cards))
    for _ in range(count):
        deck.draw(hand)
    return count


def tuck(table: Table, card: int, known: int) -> None:
    """[10.1, D14, D51] a card goes face down under the deck; `known`: the seats that know which."""
    table.deck.cards.insert(0, card)
    table.deck.known.insert(0, known)


def tuck_from_hand(table: Table, me: Seat, card: int) -> None:
    """A card of the hand goes under the deck, unseen by the others [D23]."""
    table.hands[me].take(card, 1 << me)
    tuck(table, card, 1 << me)


# --- districts come ---------------------------------------------------------------------------------------------------------


def raise_house(table: Table, me: Seat, kind: int) -> None:
    """A district is built: the city, its set, and who has completed a city first [11.5, 11.6]."""
    city = table.cities[me]
    city.append(kind)
    table.built[me] |= 1 << kind
    if kind == HAUNTED_CITY:
        table.haunted = table.round
    if len(city) >= SHORT_GOAL:
        _note_progress(table, me, len(city))


def join_city(table: Table, me: Seat, house: int) -> None:
    """A district comes from another city: nothing is built, and gold on it stays behind [D35]."""
    table.cities[me].append(PLAIN[house])
    table.built[me] |= 1 << PLAIN[house]


def _note_progress(table: Table, me: Seat, count: int) -> None:
    """[11.5, D39] a city has grown to seven districts or more."""
    complete_before = me in finish_order(table)
    if me not in table.sevens:
        table.sevens.append(me)
    if count >= table.box.goal and me not in table.finishers:
        table.finishers.append(me)
    if not complete_before and me in finish_order(table):
        _tell_complete(table, me)


def _tell_complete(table: Table, seat: Seat) -> None:
    """Whoever is told of is in `finish_order` since this moment."""
    if table.chronicle is not SILENT:
        place = finish_order(table).index(seat) + 1
        table.chronicle.tell("complete", seat, count=len(table.cities[seat]), place=place)


def ring_bell(table: Table) -> None:
    """[D39, D43] from now on seven districts complete a city, and end the game. Who has built eight before stays the first."""
    complete_now = [seat for seat in table.sevens if seat not in table.finishers]
    table.bell = True
    table.sevens = table.finishers + complete_now
    for seat in complete_now:
        _tell_complete(table, seat)


def finish_order(table: Table) -> list[Seat]:
    """[11.5, D39, D43] the seats that have completed a city, the first one first. With the Bell Tower rung, those who have had
    seven since; what was earned is kept, even if the city shrinks."""
    if not table.bell:
        return table.finishers
    return table.sevens + [seat for seat in table.finishers if seat not in table.sevens]


# --- districts go -----------------------------------------------------------------------------------------------------------


def leave_city(table: Table, owner: Seat, house: int) -> None:
    """A district leaves a city, for wherever; gold on it goes back to the bank [D35]."""
    kind, city = PLAIN[house], table.cities[owner]
    city.remove(house)
    if all(PLAIN[other] != kind for other in city):
        table.built[owner] &= ~(1 << kind)
    if table.doubles[owner] == kind:
        table.doubles[owner] = -1  # [D38] the Quarry's own duplicate is gone, whichever of the two it was
    if len(city) < SHORT_GOAL and not table.bell and owner in table.sevens:
        table.sevens.remove(owner)


def ruin(table: Table, owner: Seat, house: int) -> None:
    """A district is destroyed: what hangs on it ends [12.3]. Where the card goes is the destroyer's affair."""
    leave_city(table, owner, house)
    kind = PLAIN[house]
    if kind == BELL_TOWER and table.bell:
        table.bell = False
        table.sevens = [seat for seat in table.sevens if len(table.cities[seat]) >= SHORT_GOAL]
    elif kind == HAUNTED_CITY:
        table.haunted = 0


def bury(table: Table, kind: int) -> None:
    """[D14, D51] a destroyed district goes under the deck, and everybody knows it lies there."""
    tuck(table, kind, PUBLIC)
    if kind == MUSEUM:
        bury_museum(table)


def bury_museum(table: Table) -> None:
    """[12.3, D51] the cards tucked under the Museum follow it under the deck."""
    museum = table.museum
    for card, known in zip(museum.cards, museum.known, strict=True):
        tuck(table, card, known)
    museum.cards.clear()
    museum.known.clear()


def safe_city(table: Table, owner: Seat) -> str:
    """[8.5, 8.8, D10, D11, D37] why nothing in a city can be destroyed or exchanged by rank 8, or "" where it can."""
    if table.complete(owner):
        return "city-complete"
    return "bishop-protects" if owner == table.bishop else ""


def open_cities(table: Table) -> list[Seat]:
    """The seats whose cities rank 8 can touch, as `safe_city` says."""
    goal, bishop = table.goal, table.bishop
    return [owner for owner, city in enumerate(table.cities) if city and len(city) < goal and owner != bishop]


def wall_fee(table: Table, owner: Seat, house: int) -> int:
    """[9.7] 1 for every district behind a Great Wall but itself."""
    return 1 if table.built[owner] & _WALL and PLAIN[house] != GREAT_WALL else 0


def raze_price(table: Table, owner: Seat, house: int) -> int:
    """[8.8, 9.7] what the Warlord pays: one less than the cost, one more behind a Great Wall."""
    return table.box.razes[house] + wall_fee(table, owner, house)


def razable(table: Table, owner: Seat, gold: int) -> list[int]:
    """The houses of a city that rank 8 can destroy for so much gold; like ones once."""
    city, razes = table.cities[owner], table.box.razes
    if len(city) != table.built[owner].bit_count():
        city = list(dict.fromkeys(city))
    if table.built[owner] & _WALL:
        return [house for house in city if razes[house] + wall_fee(table, owner, house) <= gold]
    return [house for house in city if razes[house] <= gold]


def indestructible(house: int) -> bool:
    """[9] the Keep stands against rank 8."""
    return PLAIN[house] == KEEP


# --- the crown --------------------------------------------------------------------------------------------------------------


def move_crown(table: Table, to: Seat) -> None:
    """[8.4, 12.3] the crown changes hands, and the Throne Room's owner gets 1 gold; nothing if it stays."""
    if table.crown == to:
        return
    table.crown = to
    if table.chronicle is not SILENT:
        table.chronicle.tell("crown", to)
    throne = table.owner_of(THRONE_ROOM)
    if throne != NO_SEAT:
        table.gold[throne] += 1
        if table.chronicle is not SILENT:
            table.chronicle.tell("throne-room", throne, gold=1)
