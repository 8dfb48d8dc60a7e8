"""[6] Phase 2: development, and [11] phase 3: the draw that ends a turn."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Ask, Option, Play, Seat

from ..components import DRAWN_CARDS
from ..notation import BUILD, DRAW
from ..state import START, Table, side_a
from . import deck, guild
from .building import build
from .hands import names
from .obstacles import buildable

DRAW_ALONE: Final = DRAW[0]


def develop(table: Table) -> Play:
    """One build with all that follows from it, one use of the Guild, or the end of the turn."""
    me = table.player
    offered = options(table, me)
    choice = offered[0] if offered == DRAW_ALONE and not table.hands[me].cards else (yield Ask(me, "build", offered))
    verb = choice[0]
    if verb == "build":
        yield from build(table, me, choice)
    elif verb == "guild":
        guild.use(table, me, choice[1])
    else:
        end_turn(table, me, choice[1])


def options(table: Table, me: Seat) -> tuple[Option, ...]:
    return (*[BUILD[card] for card in buildable(table, me)], *guild.options(table, me), *draws(table, me))


def draws(table: Table, me: Seat) -> tuple[Option, ...]:
    """[11.2] Two cards, and up to one more for each knight on side A.

    [decision D17] The extra cards are a "may": their number is announced before the first is drawn, which saves a question a
    card and hardly matters.
    """
    return DRAW[side_a(table.knights[me])]


def most_drawn(table: Table, me: Seat) -> int:
    return DRAWN_CARDS + side_a(table.knights[me])


def end_turn(table: Table, me: Seat, count: int) -> None:
    """[11.1] Draw; then the turn passes to the left neighbour [4.3], whatever the fate card shows."""
    drawn = deck.draw(table, me, count)
    if table.chronicle:
        table.chronicle.tell("draw", me, count=len(drawn), secrets={"resources": names(drawn)}, knowers=1 << me)
    table.player = table.others(me)[0]
    table.phase = START
