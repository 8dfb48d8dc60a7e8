"""The action "build a building", also where a function grants it [6.C, 9]."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import SKIP, Option, Play

from .. import payments
from ..components import BUILDINGS, CARD_NAMES
from ..goods import CLAY, GRAIN, STONE, STRAW, WOOD, money
from ..land import PRIOR, room_for
from ..notation import BUILD, CELL, PLACE, USE
from . import functions
from .action import Action

CLERGYMEN: Final = ("prior", "brother")
"""Their names in events."""


_WIDTH: Final = 8
"""Bits for the number of one good in a packed cost or store; more than `_PLENTY` of it count as that."""
_PLENTY: Final = (1 << (_WIDTH - 1)) - 1
_SHORT: Final = sum(1 << (_WIDTH * place + _WIDTH - 1) for place in range(5))
"""The bits that are set in `store - cost` where something is missing."""


def _packed(wood: int, clay: int, stone: int, straw: int, coins: int) -> int:
    """What a building costs, or what there is for it, as one number: a display is compared with a store at every action."""
    return wood | clay << _WIDTH | stone << 2 * _WIDTH | straw << 3 * _WIDTH | coins << 4 * _WIDTH


def _need(number: int) -> tuple[int, int, Option]:
    card = BUILDINGS[number]
    cost = dict(card.cost)
    assert set(cost) <= {WOOD, CLAY, STONE, STRAW}
    wood, clay, stone, straw = (cost.get(good, 0) for good in (WOOD, CLAY, STONE, STRAW))
    return _packed(wood, clay, stone, straw, card.coins), room_for(number, card.terrains), BUILD[number]


_NEED_OF: Final = tuple(map(_need, range(len(BUILDINGS)))).__getitem__
"""By card: the cost, the room it needs, the option."""


def build_options(action: Action) -> list[Option]:
    """[6.C.1] the buildings of the display that can be paid for and placed."""
    store, room = action.store, action.land.room
    wood, clay, stone, straw, coins = store[WOOD], store[CLAY], store[STONE], store[STRAW] + store[GRAIN], money(store)
    if wood | clay | stone | straw | coins > _PLENTY:
        wood, clay, stone, straw, coins = (min(count, _PLENTY) for count in (wood, clay, stone, straw, coins))
    have = _packed(wood, clay, stone, straw, coins)
    return [option for cost, space, option in map(_NEED_OF, action.table.display) if space & room and not have - cost & _SHORT]


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
    return functions.carry_out(action, action.seat, card)
