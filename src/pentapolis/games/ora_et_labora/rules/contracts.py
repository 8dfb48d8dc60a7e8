"""Work contracts: the use of another player's building [10], of the neutral player's in the solo game [14.4.4]."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from pentapolis.kernel.ask import Ask, Asked, Option, Play

from ..components import CARD_NAMES
from ..goods import COIN, GOODS, WHISKEY, WINE, Store, money, pay_money
from ..land import BROTHER, PRIOR
from ..notation import CONTRACT, FEE, SEND
from ..state import NEUTRAL, Table
from . import functions
from .action import Action
from .building import CLERGYMEN

PRESENTS: Final = (WINE, WHISKEY)
"""[10.2]"""


def fees(table: Table, store: Store) -> list[Option]:
    """[10.1, 10.2] the ways to pay for a contract."""
    ways = [FEE[COIN]] if money(store) >= table.fee else []
    return ways + [FEE[good] for good in PRESENTS if store[good]]


def contract_options(action: Action) -> list[Option]:
    """[10.1, 10.5] other boards' unoccupied buildings whose owner has a clergyman left."""
    table, seat, store = action.table, action.seat, action.store
    options: list[Option] = []
    if money(store) < table.fee and not store[WINE]:  # a whiskey is money enough for any fee
        return options
    for owner, clergy in enumerate(table.clergy):
        if owner != seat and (clergy.prior or clergy.brothers):
            options += map(_CONTRACT_FOR[owner], table.lands[owner].vacant)
    return options


_CONTRACT_FOR: Final = [options.__getitem__ for options in CONTRACT.values()]


def contract(action: Action, owner: int, card: int) -> Play:
    """[10.4] fee or present, the owner's clergyman, the function."""
    yield from pay_fee(action, owner, card)
    man = yield from _choose_clergyman(action, owner)
    yield from work(action, owner, card, man)


def work(action: Action, owner: int, card: int, man: int) -> Play:
    """One of the owner's clergymen goes there, and the contract giver carries out the function [10.3, 10.4]."""
    table = action.table
    table.send(owner, card, (owner, man))
    if table.setting.solo:
        action.tell("send-neutral", clergyman=CLERGYMEN[man])
    else:
        table.tell("send", owner, clergyman=CLERGYMEN[man])
    yield from functions.carry_out(action, owner, card)


def pay_fee(action: Action, owner: int, card: int) -> Play:
    """[10.1] coins go to the owner, [10.2] a present and everything in the solo game to the general supply [14.4.4]."""
    table = action.table
    about = "neutral-fee" if table.setting.solo else "fee"
    _, good = yield from action.ask(about, fees(table, action.store))
    count = table.fee if good == COIN else 1
    if good == COIN:
        pay_money(action.store, count)
    else:
        action.store[good] -= 1
    if table.setting.solo:
        action.tell("contract-neutral", card=CARD_NAMES[card], good=GOODS[good].name, count=count)
        return
    if good == COIN:
        table.stores[owner][COIN] += count
    action.tell("contract", owner=owner, card=CARD_NAMES[card], good=GOODS[good].name, count=count)


def _choose_clergyman(action: Action, owner: int) -> Generator[Asked, Option, int]:
    """[10.3, D24] the owner chooses; the neutral player's is the contract giver's choice [14.4.4]."""
    clergy = action.table.clergy[owner]
    if not (clergy.prior and clergy.brothers):
        return PRIOR if clergy.prior else BROTHER
    options = [SEND[PRIOR], SEND[BROTHER]]
    if owner == NEUTRAL and action.table.setting.solo:
        chosen = yield from action.ask("clergyman", options)
    else:
        chosen = yield Ask(owner, "clergyman", options)
    man: int = chosen[1]
    return man
