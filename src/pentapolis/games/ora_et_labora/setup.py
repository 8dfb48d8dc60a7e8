"""The first position [3, 14]."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.chance import Chance

from .components import BUILDERS_MARKET, CLAY_MOUND, CLOISTER_OFFICE, FARMYARD, START_SETTLEMENTS
from .goods import GRAPES, STONE, add_goods, empty_store
from .land import Land, cell_at
from .options import Setting
from .state import ABSENT, INDICATORS, NEUTRAL, NO_SEAT, Clergy, Table

WONDERS: Final = 8
"""[2.4]"""

HEARTLAND_CARDS: Final = {cell_at(4, 0): CLAY_MOUND, cell_at(2, 1): FARMYARD, cell_at(4, 1): CLOISTER_OFFICE}
"""[3.1] where everybody's three buildings stand."""

_EMPTY_IF_SHORT: Final = (cell_at(0, 0), cell_at(1, 0))
"""[14.1.2]"""

_NEUTRAL_MARKET: Final = cell_at(0, 0)
"""[14.4.1]"""

_NOT_FROM_THE_START: Final = (GRAPES, STONE)
"""[3.6] indicators that come onto the wheel later, or never."""


def heartland(setting: Setting, board: int) -> Land:
    """[3.1, 14.1.2, 14.4.3] a board as it lies there at the start."""
    land = Land.heartland()
    neutral = setting.solo and board == NEUTRAL
    if neutral or setting.mode.short:
        for cell in list(land.growth) if neutral else _EMPTY_IF_SHORT:
            land.clear(cell)
    for cell, card in HEARTLAND_CARDS.items():
        land.put(card, cell)
    if neutral:
        land.put(BUILDERS_MARKET, _NEUTRAL_MARKET)
    return land


def deal(setting: Setting, chance: Chance) -> Table:
    """[3] chance draws who is first [3.8], and nothing else in the whole game."""
    mode = setting.mode
    stores = [empty_store() for _ in range(setting.players)]
    for store in stores:
        add_goods(store, mode.goods)
    return Table(
        setting=setting,
        chance=chance,
        first=chance.below(setting.players),
        round=0,
        agenda=[],
        wheel=[ABSENT if good in _NOT_FROM_THE_START else 0 for good in INDICATORS] + [0],
        stage=0,
        display=sorted(setting.piles[0]),
        box=[],
        lands=[heartland(setting, board) for board in range(setting.boards)],
        stores=stores,
        settlements=[list(START_SETTLEMENTS) for _ in stores],
        clergy=[Clergy(True, mode.brothers) for _ in range(setting.boards)],
        districts=0,
        plots=0,
        wonders=WONDERS,
        fee=1,
        bought=[False] * setting.players,
        last=NO_SEAT,
        ending=False,
        over=False,
    )
