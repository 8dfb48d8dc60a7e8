"""One worker's action: gather, build or pass [5]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Play

from ..notation import PASS
from ..state import RIVAL, Table
from .build import build, build_options
from .gather import each, gather, gather_options, split, supply
from .rival import act_for_rival
from .shift import Shift


def resolve(table: Table) -> Play:
    """[4.6, 4.7] the next in line acts, boost included, before anybody else does."""
    actor = table.queue[0]
    if actor == RIVAL and table.setting.seats == 1:
        act_for_rival(table)
    else:
        yield from act(Shift.running(table, actor))
        if table.achievements:
            table.claimant = actor
    del table.queue[0]


def act(shift: Shift) -> Play:
    """[5.1, 5.2] D6: gather, build, or pass; who can do neither is not asked."""
    options = [*gather_options(shift), *build_options(shift.table, shift.city, shift.store, shift.terms)]
    choice = PASS
    if options:
        options.append(PASS)
        choice = yield Ask(shift.seat, "action", options)
    shift.picked.append(choice)
    yield from ACTIONS[choice[0]](shift, choice)


def rest(shift: Shift, choice: Option) -> Play:
    """[5.2] the card counts as played, without effect."""
    shift.tell("pass")
    yield from ()


ACTIONS: Final[Mapping[str, Callable[[Shift, Option], Play]]] = {
    "gather": gather,
    "supply": supply,
    "split": split,
    "each": each,
    "build": build,
    "pass": rest,
}
