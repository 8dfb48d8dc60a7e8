"""The rulebook. `step` plays the smallest stretch that can begin from the state alone: the choice of workers, one worker's
action, one claim of a monument, the refresh phase, the scoring.

What is asked, and the verbs of its options:

    worker       choose WORKER             all seats at once, one card of the hand for this step [4.4]
    action       gather RESOURCE           from a region, as many as the worker carries [5.6]
                 supply RESOURCE           boost: from the supply instead
                 split                     boost: from two regions; then `split`
                 each                      boost: one from every region
                 build BUILDING            then `place`, `pay`
                 pass                      always [5.2]; where nothing else can be done nobody is asked
    split        take TOKENS               how the load is divided (not asked where there is one way)
    swap         swap RESOURCE RESOURCE, skip    give, take; after a gather, once for each swap
    bonus        take TOKENS               after a gather: tokens of any type from the supply
    then-build   build BUILDING, skip      after a gather: one build; then `place`, `pay`
    place        place SHAPE CELL          where the building goes (always asked)
    pay          pay TOKENS                how it is paid (not asked where there is one way); paid and laid at once
    extra        build BUILDING, skip      after a build: one more; then `place`, `pay`
    refund       take TOKENS               after a build: tokens from the supply
    then-gather  gather RESOURCE, skip     after a build: tokens of a region (not asked where all are empty)
    claim        claim ACHIEVEMENT         which of several monuments first (not asked where there is one)
    monument     place SHAPE CELL          where it goes (not asked where there is no place: it lies aside)

`picked` of an ask holds the picks of the running action so far (`build habitat`, `place …`), of a monument its `claim`. A pick is
offered only if the action can be completed after it.
"""

from __future__ import annotations

from pentapolis.kernel.ask import Play

from ..components import ROUNDS, STEPS
from ..state import NO_SEAT, Table
from .monuments import claim
from .refresh import finish, refresh
from .resolve import resolve
from .select import select

__all__ = ["step"]


def step(table: Table) -> Play:
    """[4.1–4.3] what comes next."""
    if table.claimant != NO_SEAT:
        return claim(table)
    if table.queue:
        return resolve(table)
    if len(table.shown[0]) < STEPS:
        return select(table)
    return refresh(table) if table.round < ROUNDS else finish(table)
