"""[4] A turn, step by step."""

from __future__ import annotations

from pentapolis.kernel.ask import Play

from ..state import DEVELOPMENT, START, TRADE, Table
from .development import develop
from .trade import trade


def step(table: Table) -> Play:
    """An exchange, one use of the Guild, a build, or the end of a phase or turn."""
    if table.phase == START:
        begin(table)
    return develop(table) if table.phase == DEVELOPMENT else trade(table)


def begin(table: Table) -> None:
    """[4.1] Nothing that counts by turns is used up yet."""
    table.turn += 1
    table.phase = TRADE
    table.exchanged = table.met = table.built = 0
    table.guild_used = table.university_used = False
    if table.chronicle:
        table.chronicle.tell("turn", table.player, turn=table.turn)
