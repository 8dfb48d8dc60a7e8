"""When the game ends [12.6, 13, 14.2.4, 14.3.4, 14.4.7]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pentapolis.kernel.ask import Seat

from ..components import BUILDINGS, CARDS, COAST, HILLSIDE, MOUNTAIN, PLAINS, WATER, cards
from ..goods import STONE, WOOD
from ..land import FOREST
from ..options import Setting
from ..state import ALL_OUT, Table

_OF_DISTRICTS: Final = PLAINS | HILLSIDE
_OF_PLOTS: Final = COAST | HILLSIDE | MOUNTAIN | WATER
"""[8.1, 8.2] what may come with a landscape."""


SOURCES: Final = {WOOD: frozenset(cards("G02 F11 I11 G13 I15 G16 I25")), STONE: frozenset(cards("G12 G13 G22 I25 F29"))}
"""Buildings that give goods which nothing else gives when all forests are gone. (The Forest Hut takes one.)"""

_USE_DISPLAY: Final = frozenset(cards("F40 I40"))


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
    still to be bought; and whether what it costs may still be had."""
    terrains = CARDS[card].terrains
    if terrains & _OF_DISTRICTS and table.district_price is not None:
        return True
    if terrains & _OF_PLOTS and table.plot_price is not None:
        return _could_be_paid(table, card, table.players)
    return _could_be_paid(table, card, [seat for seat in table.players if table.lands[seat].has_room(card, terrains)])


def _could_be_paid(table: Table, card: int, seats: Iterable[Seat]) -> bool:
    """[D31] by one of these players. Clay, straw and money always come again, wood from forests and, as stone, from buildings."""
    if table.district_price is not None or any(land.growing(FOREST) for land in table.lands):
        return bool([*seats])
    scarce = [(good, count) for good, count in BUILDINGS[card].cost if good in SOURCES and not _has_source(table, good)]
    return any(all(table.stores[seat][good] >= count for good, count in scarce) for seat in seats)


def _has_source(table: Table, good: int) -> bool:
    """Whether a building gives it: one that is built or, where those of the display can be used, any."""
    usable = {card for land in table.lands for card in land.where}
    if not usable.isdisjoint(_USE_DISPLAY):
        usable.update(table.display)
    return not usable.isdisjoint(SOURCES[good])


def has_last_phase(setting: Setting) -> bool:
    """[11.7, D1, D6] whether a fifth settlement phase comes before the end."""
    return setting.solo_last_phase if setting.solo else setting.players > 2 or setting.final_settlement
