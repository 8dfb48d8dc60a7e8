"""What may be exchanged freely in an own turn [7.4]."""

from __future__ import annotations

from pentapolis.kernel.ask import Option

from ..goods import FLIPS, GOODS, GRAIN, WHISKEY, WINE, Store
from ..notation import EXCHANGE
from .action import Action


def exchange_options(store: Store) -> list[Option]:
    return [EXCHANGE[good] for good in (GRAIN, WINE, WHISKEY) if store[good]]


def exchange(action: Action, option: Option) -> None:
    """[7.4] one tile."""
    good = option[1]
    into, count = FLIPS[good]
    action.store[good] -= 1
    action.store[into] += count
    action.tell("exchange", good=GOODS[good].name)
