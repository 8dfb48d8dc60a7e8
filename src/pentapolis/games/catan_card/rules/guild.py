"""[9.4] The Merchant Guild."""

from __future__ import annotations

from pentapolis.kernel.ask import Option, Seat

from ..components import MERCHANT_GUILD
from ..notation import GUILD
from ..scoring import points
from ..state import Table
from .hands import names, steal


def usable(table: Table, me: Seat) -> bool:
    """Whether the player owns a Guild and has not used it in this turn.

    [decision D16] Buildings serve from the moment they stand, so a Guild built in this turn can be used in it: nothing says
    otherwise.
    """
    return not table.guild_used and MERCHANT_GUILD in table.buildings[me]


def is_target(table: Table, me: Seat, victim: Seat) -> bool:
    """An opponent with cards and at least as many points as the player has now."""
    return victim != me and bool(table.hands[victim].cards) and points(table, victim) >= points(table, me)


def options(table: Table, me: Seat) -> tuple[Option, ...]:
    if not usable(table, me):
        return ()
    return tuple(GUILD[victim] for victim in table.others(me) if is_target(table, me, victim))


def use(table: Table, me: Seat, victim: Seat) -> None:
    """A random card of the victim's hand, for nothing."""
    table.guild_used = True
    stolen = steal(table, victim, me, 1)
    if table.chronicle:
        table.chronicle.tell("guild", me, victim=victim, secrets={"resource": names(stolen)[0]}, knowers=1 << me | 1 << victim)
