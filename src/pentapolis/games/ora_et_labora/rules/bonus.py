"""The bonus round of three and four players [12]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Option, Play, Seat

from ..components import CARD_NAMES, FIRST_SETTLEMENT
from ..land import PRIOR
from ..notation import ENTER
from ..state import Table
from . import functions
from .action import Action
from .building import build_options
from .turn import build_action, take_action


def bonus_turn(table: Table, seat: Seat) -> Play:
    """[12.3] exactly one action: build, or the prior goes into any building."""
    table.bought[seat] = False
    return take_action(Action(table, seat), "bonus", bonus_options, _ACTIONS)


def bonus_options(action: Action) -> list[Option]:
    return enter_options(action) + build_options(action)


def enter_options(action: Action) -> list[Option]:
    """[12.3, 12.4] every building of every player, occupied or not."""
    if not action.table.clergy[action.seat].prior:
        return []
    lands = action.table.lands
    return [ENTER[owner][card] for owner, land in enumerate(lands) for card in sorted(land.where) if card < FIRST_SETTLEMENT]


def _enter(action: Action, option: Option) -> Play:
    """[12.4] without a fee."""
    _, owner, card = option
    action.table.send(owner, card, (action.seat, PRIOR))
    action.tell("enter", owner=owner, card=CARD_NAMES[card])
    yield from functions.carry_out(action, owner, card)


_ACTIONS: Final[Mapping[str, Callable[[Action, Option], Play]]] = {"enter": _enter, "build": build_action}
