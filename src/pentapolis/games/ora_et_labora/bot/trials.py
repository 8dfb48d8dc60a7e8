"""Trades, payments and rewards: each option is played on a copy of the match and the goods afterwards are judged."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import DONE, SKIP, Ask, Option, Seat
from pentapolis.kernel.match import Match

from ..components import CARD_NUMBERS
from ..functions import FUNCTIONS, TRADES, Different, Once
from ..rules.exchanges import turn_over
from ..state import Table
from .judge import Judge
from .yields import Trial, foresee

TRIED: Final = frozenset({*TRADES, "pay", "take", "upgrade"})
"""What is tried out."""

MANY: Final = 6
"""More numbers of times than this are not all tried."""
WORST: Final = -1000.0


def tried(world: Match[Table], ask: Ask, judge: Judge) -> list[float]:
    """What each option brings; those that are not tried come last."""
    if ask.about in TRADES and (deed := _deed(ask)) is not None:
        return _for_deed(judge, ask, deed)
    some = _some(ask)
    return [_after(world, ask.seat, option, judge) if option in some else WORST for option in ask.options]


def _some(ask: Ask) -> list[Option]:
    """Of many numbers of times a few, and whatever else there is."""
    times = [option for option in ask.options if option[0] == "trade"]
    if len(times) < MANY:
        return list(ask.options)
    last = len(times) - 1
    untried = set(times).difference(times[place] for place in (0, 1, last // 2, last - 1, last))
    return [option for option in ask.options if option not in untried]


def _after(world: Match[Table], seat: Seat, option: Option, judge: Judge) -> float:
    twin = world.clone()
    twin.play(seat, option)
    while twin.since_step and (ask := twin.ask(seat)) is not None:
        twin.play(seat, _go_on(ask))
    return judge.gain(twin.state.stores[seat])


def _go_on(ask: Ask) -> Option:
    """The rest of an action in a hurry: cheap tiles, full trades, first gifts, exchanges only where there is no trade without,
    nothing else."""
    if ask.about == "pay":
        return ask.options[-1]
    if ask.about in TRADES:
        return next((option for option in reversed(ask.options) if option[0] == "trade"), ask.options[0])
    for nothing in (SKIP, DONE):
        if nothing in ask.options and ask.about not in ("take", "upgrade", "produce"):
            return nothing
    return ask.options[0]


# --- trades for what is not goods -----------------------------------------------------------------------------------------


def _deed(ask: Ask) -> Once | Different | None:
    """The step that a trade is about, if it is paid once for something that must be thought through."""
    for verb, *words in reversed(ask.picked):
        if verb in ("use", "contract", "enter", "visit", "borrow", "build"):
            found = [step for step in FUNCTIONS[words[-1]] if isinstance(step, Once | Different)]
            return found[0] if found else None
    return None


def _for_deed(judge: Judge, ask: Ask, step: Once | Different) -> list[float]:
    return [0.0 if option == SKIP else _foreseen(judge, step, option) - 0.01 for option in ask.options]


def _foreseen(judge: Judge, step: Once | Different, option: Option) -> float:
    """What the step brings, at once or after an exchange."""
    trial = Trial(judge, judge.seat, CARD_NUMBERS["H01"], judge.store[:])
    if option[0] == "exchange":
        turn_over(trial.store, option[1], 1)
    foresee(step, trial)
    return trial.value()
