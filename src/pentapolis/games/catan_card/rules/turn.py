"""[4] A turn, step by step."""

from __future__ import annotations

from pentapolis.kernel.ask import Play

from ..state import DEVELOPMENT, START, TRADE, Table
from .development import develop
from .trade import options, trade


def step(table: Table) -> Play:
    """An exchange, one use of the Guild, a build, or the end of a phase or turn. Where there is nothing to trade, the development
    comes at once."""
    if table.phase == START:
        begin(table)
    if table.phase == TRADE:
        offered = options(table, table.player)
        if len(offered) > 1:
            return trade(table, offered)
        table.phase = DEVELOPMENT
    return develop(table)


def begin(table: Table) -> None:
    """[4.1] Nothing that counts by turns is used up yet."""
    table.turn += 1
    table.phase = TRADE
    table.exchanged = table.met = table.built = 0
    table.guild_used = table.university_used = False
    if table.chronicle:
        table.chronicle.tell("turn", table.player, turn=table.turn)
