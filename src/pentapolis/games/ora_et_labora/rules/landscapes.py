"""Landscapes: what may be bought and where it may lie [8]."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from pentapolis.kernel.ask import Option

from ..goods import money, pay_money
from ..land import COAST_SIDE, HILLS_SIDE, MOUNTAIN_SIDE, PLAINS_SIDE, SIDES, Land
from ..notation import BUY, LAY
from ..state import Table
from .action import Action

DISTRICT_SIDES: Final = (PLAINS_SIDE, HILLS_SIDE)
PLOT_SIDES: Final = (COAST_SIDE, MOUNTAIN_SIDE)


class Openings(NamedTuple):
    """Where landscapes may lie on a board, as options."""

    districts: tuple[Option, ...]
    plots: tuple[Option, ...]
    everywhere: tuple[Option, ...]


@lru_cache(maxsize=10_000)
def openings(bought: tuple[tuple[int, int], ...]) -> Openings:
    """[8.4] by what was bought before, which is all that it depends on; a board is asked for it at every action."""
    land = Land.heartland()
    for side, row in bought:
        land.buy(side, row)
    districts = tuple(BUY[side][row] for side in DISTRICT_SIDES for row in land.open_rows(side))
    plots = tuple(BUY[side][row] for side in PLOT_SIDES for row in land.open_rows(side))
    return Openings(districts, plots, districts + plots)


def price_of(table: Table, side: int) -> int | None:
    """[8.3] of the next landscape of this side's pile; None where the pile is empty."""
    return table.district_price if side in DISTRICT_SIDES else table.plot_price


def buy_options(action: Action) -> tuple[Option, ...]:
    """[8.5] none once a landscape was bought in this turn, round or phase."""
    table, seat = action.table, action.seat
    if table.bought[seat]:
        return ()
    there = money(action.store)
    if there < 2:
        return ()
    district, plot = table.district_price, table.plot_price
    districts = district is not None and district <= there
    plots = plot is not None and plot <= there
    if not (districts or plots):
        return ()
    found = openings(action.land.bought)
    if districts and plots:
        return found.everywhere
    return found.districts if districts else found.plots


def buy(action: Action, option: Option) -> None:
    """[8.3, 8.5] for the price that its pile shows."""
    _, side, row = option
    price = price_of(action.table, side)
    assert price is not None
    pay_money(action.store, price)
    action.table.bought[action.seat] = True
    _use_up(action.table, side)
    action.land.buy(side, row)
    action.tell("buy", side=SIDES[side], row=row, count=price)


def lay_options(action: Action, sides: tuple[int, ...]) -> list[Option]:
    """[15.1 I37] of these sides: where the top landscape of their pile may be laid for free."""
    there = [side for side in sides if price_of(action.table, side) is not None]
    return [LAY[side][row] for side in there for row in action.land.open_rows(side)]


def lay(action: Action, option: Option) -> None:
    """[D19] off the top of its pile; it does not count as the purchase of the turn."""
    _, side, row = option
    if action.table.setting.bulwark_from_piles:
        _use_up(action.table, side)
    action.land.buy(side, row)
    action.tell("lay", side=SIDES[side], row=row)


def _use_up(table: Table, side: int) -> None:
    if side in DISTRICT_SIDES:
        table.districts += 1
    else:
        table.plots += 1
