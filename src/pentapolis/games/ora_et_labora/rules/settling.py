"""Building a settlement, in a settlement phase or with the Castle [11.4]."""

from __future__ import annotations

from pentapolis.kernel.ask import DONE, Option, Play, Seat

from .. import payments
from ..components import CARD_NAMES, CARDS, Settlement
from ..goods import Store
from ..notation import CELL, PLACE, SETTLE
from ..state import Table
from .action import Action
from .exchanges import exchange, exchange_options
from .landscapes import buy, buy_options


def card_of(number: int) -> Settlement:
    card = CARDS[number]
    assert isinstance(card, Settlement)
    return card


def settle_options(action: Action) -> list[Option]:
    """[11.4] the settlements of the own supply that can be paid for and placed."""
    return settle_options_with(action, action.store)


def settle_options_with(action: Action, store: Store) -> list[Option]:
    """As `settle_options`, if these were the goods."""
    land = action.land
    food, energy = payments.total(store, payments.FOOD), payments.total(store, payments.ENERGY)
    options = []
    for number in action.table.settlements[action.seat]:
        card = card_of(number)
        if card.food <= food and card.energy <= energy and land.has_site(number, card.terrains):
            options.append(SETTLE[number])
    return options


def settle(action: Action, number: int) -> Play:
    """[11.4] where, the food and the energy, the card."""
    table, seat, card = action.table, action.seat, card_of(number)
    _, cell = yield from action.ask("place", [PLACE[cell] for cell in action.land.sites(number, card.terrains)])
    yield from payments.pay_food_and_energy(action, card.food, card.energy)
    table.settlements[seat].remove(number)
    table.put(seat, number, cell)
    action.tell("settle", card=CARD_NAMES[number], cell=CELL.write(cell))


def settlement_turn(table: Table, seat: Seat) -> Play:
    """[11.4, D26] a player's part of a settlement phase: at most one landscape, then at most one settlement."""
    table.bought[seat] = False
    action = Action(table, seat)
    while True:
        options = [*settle_options(action), *buy_options(action), *exchange_options(action.store), DONE]
        chosen = yield from action.ask("settlement", options)
        if chosen[0] == "settle":
            yield from settle(action, chosen[1])
            break
        if chosen == DONE:
            break
        (buy if chosen[0] == "buy" else exchange)(action, chosen)
        action.picked.clear()
    table.bought[seat] = False
