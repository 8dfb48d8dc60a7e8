"""A turn: one action, with the free exchanges and the purchase of a landscape around it [5.6, 6, 7.4, 8.5]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import DONE, Option, Play, Seat

from ..land import BROTHER, PRIOR
from ..notation import PASS, USE
from ..state import Table
from .action import Action
from .building import build, build_options, use
from .contracts import contract, contract_options
from .exchanges import exchange, exchange_options
from .felling import cut, cut_options, fell, fell_options
from .landscapes import buy, buy_options


def act(table: Table, seat: Seat) -> Play:
    """[5.6] of three and four players each action is a turn of its own, with a landscape of its own [8.5, D17]."""
    if table.setting.mode.turns_apart:
        table.bought[seat] = False
    return take_action(Action(table, seat), "action", action_options, ACTIONS)


def take_action(
    action: Action,
    about: str,
    options_of: Callable[[Action], list[Option]],
    carry_out: Mapping[str, Callable[[Action, Option], Play]],
) -> Play:
    """One action [6, 12.3], with the purchase and the exchanges before it and the purchase after it [D29]."""
    action.table.last = action.seat
    while True:
        chosen = yield from action.ask(about, _with_the_rest(action, options_of(action)))
        if chosen[0] not in _BEFORE:
            break
        _BEFORE[chosen[0]](action, chosen)
        action.picked.clear()
    if chosen == PASS:
        action.tell("pass")
        return
    yield from carry_out[chosen[0]](action, chosen)
    purchases = buy_options(action)
    if purchases:
        yield from _buy_afterwards(action, purchases)


_BEFORE: Final[Mapping[str, Callable[[Action, Option], None]]] = {"buy": buy, "exchange": exchange}


def _with_the_rest(action: Action, options: list[Option]) -> list[Option]:
    """[7.4, 8.5, D8] what goes with every action. Where passing is not allowed, who can do nothing else does nothing."""
    passing = action.table.setting.passing or not options
    options += buy_options(action)
    options += exchange_options(action.store)
    if passing:
        options.append(PASS)
    return options


def _buy_afterwards(action: Action, purchases: tuple[Option, ...]) -> Play:
    """[D29]"""
    action.picked.clear()
    chosen = yield from action.ask("after", [*purchases, DONE])
    if chosen != DONE:
        buy(action, chosen)


# --- the actions [6] ------------------------------------------------------------------------------------------------------


def action_options(action: Action) -> list[Option]:
    """A, B and C of [6] as far as they can be carried out."""
    options = use_options(action)
    options += contract_options(action)
    options += fell_options(action)
    options += cut_options(action)
    options += build_options(action)
    return options


def use_options(action: Action) -> list[Option]:
    """[6.A] own unoccupied buildings, with whoever is at home."""
    clergy, vacant = action.table.clergy[action.seat], action.land.vacant
    options = list(map(_PRIOR_INTO, vacant)) if clergy.prior else []
    if clergy.brothers:
        options += map(_BROTHER_INTO, vacant)
    return options


_PRIOR_INTO: Final = USE[PRIOR].__getitem__
_BROTHER_INTO: Final = USE[BROTHER].__getitem__


def _use(action: Action, option: Option) -> Play:
    return use(action, option[1], option[2])


def _contract(action: Action, option: Option) -> Play:
    return contract(action, option[1], option[2])


def _fell(action: Action, option: Option) -> Play:
    return fell(action, option[1])


def _cut(action: Action, option: Option) -> Play:
    return cut(action, option[1])


def build_action(action: Action, option: Option) -> Play:
    return build(action, option[1])


ACTIONS: Final[Mapping[str, Callable[[Action, Option], Play]]] = {
    "use": _use,
    "contract": _contract,
    "fell": _fell,
    "cut": _cut,
    "build": build_action,
}
