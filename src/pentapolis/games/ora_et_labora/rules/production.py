"""Producing by the wheel [4.3, 4.6, 4.7, 4.9], and the short game's goods for everybody [14.1.5]."""

from __future__ import annotations

from pentapolis.kernel.ask import SKIP, Option, Play

from ..goods import GOODS
from ..notation import JOKER as BY_JOKER
from ..notation import PRODUCE
from ..state import JOKER, Table
from .action import Action


def ways_to_produce(table: Table, good: int) -> list[Option]:
    """[4.3, 4.6] by its own indicator and by the joker, as far as they are on the wheel."""
    ways = [] if table.indicator_of(good) is None else [PRODUCE[good]]
    return [*ways, BY_JOKER[good]] if table.joker_there else ways


def may_produce(action: Action, goods: tuple[int, ...]) -> Play:
    """[4.9] one of these goods, or none."""
    options = [way for good in goods for way in ways_to_produce(action.table, good)]
    chosen = yield from action.ask("produce", [*options, SKIP])
    if chosen != SKIP:
        produce(action, *_read(action.table, chosen))


def must_produce(action: Action, good: int) -> Play:
    """[6.B] a good whose indicator is used in any case; where there is none, nothing is produced [4.7]."""
    options = ways_to_produce(action.table, good)
    if options:
        chosen = yield from action.ask("produce", options)
        produce(action, *_read(action.table, chosen))


def _read(table: Table, option: Option) -> tuple[int, int]:
    """The good and the indicator that an option means."""
    verb, good = option
    indicator = JOKER if verb == "joker" else table.indicator_of(good)
    assert indicator is not None
    return good, indicator


def produce(action: Action, good: int, indicator: int) -> None:
    """[4.3] as much as the indicator says; it goes back to 0."""
    table = action.table
    count = table.value(indicator)
    table.wheel[indicator] = 0
    action.store[good] += count
    action.tell("joker" if indicator == JOKER else "produce", good=GOODS[good].name, count=count)
    if table.setting.mode.short:
        _share(table, good)


def _share(table: Table, good: int) -> None:
    """[14.1.5] everybody takes one of it."""
    for store in table.stores:
        store[good] += 1
    table.tell("shared", good=GOODS[good].name)
