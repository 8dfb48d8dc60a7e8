"""When the game ends [12.6, 13, 14.2.4, 14.3.4, 14.4.7]."""

from __future__ import annotations

from typing import Final

from ..components import CARDS, COAST, HILLSIDE, MOUNTAIN, PLAINS, WATER
from ..options import Setting
from ..state import ALL_OUT, Table

_OF_DISTRICTS: Final = PLAINS | HILLSIDE
_OF_PLOTS: Final = COAST | HILLSIDE | MOUNTAIN | WATER
"""[8.1, 8.2] what may come with a landscape."""


def was_last(table: Table) -> bool:
    """Whether the round that is over was the last one."""
    mode = table.setting.mode
    last = mode.bonus or table.setting.rounds
    if last is not None:
        return table.round >= last
    return table.ending or (mode.name == "2long" and end_due(table))


def next_is_last(table: Table) -> bool:
    """[14.2.4] whether one last action is due to the other player of the regular game for two."""
    return table.setting.mode.name == "2" and end_due(table)


def end_due(table: Table) -> bool:
    """[14.2.4, 14.3.4] in a game for two: D is out and few buildings are left, or none that anybody could ever build [D31]."""
    limit = table.setting.mode.left_at_end
    if limit is None or table.stage < ALL_OUT:
        return False
    return len(table.display) <= limit or not any(could_be_built(table, card) for card in table.display)


def could_be_built(table: Table, card: int) -> bool:
    """[D31] whether a building has a space somewhere, or could have one: without forests and moors, or with landscapes that are
    still to be bought."""
    terrains = CARDS[card].terrains
    if terrains & _OF_DISTRICTS and table.district_price is not None:
        return True
    if terrains & _OF_PLOTS and table.plot_price is not None:
        return True
    return any(land.has_room(card, terrains) for land in table.lands)


def has_last_phase(setting: Setting) -> bool:
    """[11.7, D1, D6] whether a fifth settlement phase comes before the end."""
    return setting.solo_last_phase if setting.solo else setting.players > 2 or setting.final_settlement
