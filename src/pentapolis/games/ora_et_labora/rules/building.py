"""The action "build a building", also where a function grants it [6.C, 9]."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import SKIP, Option, Play

from .. import payments
from ..components import BUILDINGS, CARD_NAMES, CLOISTERS
from ..goods import CLAY, GRAIN, STONE, STRAW, WOOD, money
from ..land import PRIOR
from ..notation import BUILD, CELL, PLACE, USE
from . import functions
from .action import Action

CLERGYMEN: Final = ("prior", "brother")
"""Their names in events."""


def _need(number: int) -> tuple[int, int, int, int, int, int, bool]:
    card = BUILDINGS[number]
    cost = dict(card.cost)
    assert set(cost) <= {WOOD, CLAY, STONE, STRAW}
    wood, clay, stone, straw = (cost.get(good, 0) for good in (WOOD, CLAY, STONE, STRAW))
    return wood, clay, stone, straw, card.coins, card.terrains, number in CLOISTERS


_NEEDS: Final = tuple(map(_need, range(len(BUILDINGS))))
"""By card: wood, clay, stone, straw, coins, landscapes, whether it is a cloister building. Asked for at every action."""


def build_options(action: Action) -> list[Option]:
    """[6.C.1] the buildings of the display that can be paid for and placed."""
    store, land = action.store, action.land
    wood, clay, stone, straw, coins = store[WOOD], store[CLAY], store[STONE], store[STRAW] + store[GRAIN], money(store)
    anywhere = hallowed = 0
    for cell, terrain in land.free.items():
        anywhere |= terrain
        if cell in land.hallowed:
            hallowed |= terrain
    options = []
    for card in action.table.display:
        n_wood, n_clay, n_stone, n_straw, n_coins, terrains, cloister = _NEEDS[card]
        there = n_wood <= wood and n_clay <= clay and n_stone <= stone and n_straw <= straw and n_coins <= coins
        if there and terrains & (hallowed if cloister else anywhere):
            options.append(BUILD[card])
    return options


def build(action: Action, card: int) -> Play:
    """[6.C.4] where, the cost, the card; then perhaps the prior goes onto it, and its function is carried out."""
    table, seat, building = action.table, action.seat, BUILDINGS[card]
    _, cell = yield from action.ask("place", [PLACE[cell] for cell in action.land.sites(card, building.terrains)])
    payments.pay_cost(action, building)
    table.display.remove(card)
    table.put(seat, card, cell)
    action.tell("build", card=CARD_NAMES[card], cell=CELL.write(cell))
    if table.clergy[seat].prior:
        yield from _move_in(action, card)


def _move_in(action: Action, card: int) -> Play:
    """[6.C.2]"""
    chosen = yield from action.ask("prior", [USE[PRIOR][card], SKIP])
    if chosen != SKIP:
        yield from use(action, PRIOR, card)


def use(action: Action, man: int, card: int) -> Play:
    """[6.A] one of the acting player's clergymen goes onto an own building, and its function is carried out."""
    action.table.send(action.seat, card, (action.seat, man))
    action.tell("use", card=CARD_NAMES[card], clergyman=CLERGYMEN[man])
    yield from functions.carry_out(action, action.seat, card)
