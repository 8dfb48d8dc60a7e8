"""What each option of an ask brings, by its verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option

from ..components import cards
from ..goods import COIN, GRAIN, PEAT, STRAW, WOOD, Store
from ..land import PRIOR
from ..rules.action import Action
from ..rules.functions.use import IN_DISPLAY
from ..rules.landscapes import price_of
from ..rules.settling import settle_options
from ..state import NEUTRAL
from .judge import Judge
from .purse import RATINGS
from .yields import JOKER_PRICE, Trial, carried_out, some_times, use_value, ways

OF_PRIOR: Final = 0.7
OF_BROTHER: Final = 0.45
"""What sending a clergyman costs: the prior could have moved into a new building."""
CLEARED: Final = 0.5
"""A forest removed brings what follows and costs its wood."""
NEVER: Final = -1000.0


def _use(judge: Judge, ask: Ask, option: Option) -> float:
    _, man, card = option
    if ask.about == "prior":
        return use_value(judge, judge.seat, card) - OF_PRIOR
    return use_value(judge, judge.seat, card) - (OF_PRIOR if man == PRIOR else OF_BROTHER)


def _contract(judge: Judge, ask: Ask, option: Option) -> float:
    return use_value(judge, option[1], option[2]) - judge.fee()


def _other_use(judge: Judge, ask: Ask, option: Option) -> float:
    """A building that is used without a clergyman, or with the prior in the last round."""
    cost = judge.fee() if ask.about == "neutral-use" else 0.0
    return use_value(judge, option[1], option[2]) - cost


def _borrow(judge: Judge, ask: Ask, option: Option) -> float:
    return use_value(judge, IN_DISPLAY, option[1])


def _fell(judge: Judge, ask: Ask, option: Option) -> float:
    """A forest or moor: what comes of it, and the space, best where much dwells around."""
    trial = Trial(judge, judge.seat, 0, judge.store[:])
    trial.better(ways(trial, WOOD if option[0] == "fell" else PEAT))
    return trial.value() + judge.space() + judge.opens(option[1]) + 0.02 * judge.around(option[1])[0]


def _build(judge: Judge, ask: Ask, option: Option) -> float:
    """With the prior at home the function comes on top."""
    card = option[1]
    if ask.about == "overbuild-which":
        return -float(card)
    value, store = judge.building(card, judge.store)
    if judge.table.clergy[judge.seat].prior:
        before = judge.gain(store)
        value += max(0.0, carried_out(judge, IN_DISPLAY, card, store).value() - before - OF_PRIOR)
    return value


def _buy(judge: Judge, ask: Ask, option: Option) -> float:
    _, side, row = option
    price = price_of(judge.table, side)
    return judge.landscape(side, row, price or 0)


def _lay(judge: Judge, ask: Ask, option: Option) -> float:
    return judge.landscape(option[1], option[2], 0)


def _settle(judge: Judge, ask: Ask, option: Option) -> float:
    return judge.settlement(option[1], judge.store)


def _place(judge: Judge, ask: Ask, option: Option) -> float:
    if ask.about == "overbuild":
        return _overbuild(judge, option[1])
    card = next(pick[1] for pick in reversed(ask.picked) if pick[0] in ("build", "settle"))
    return judge.site(card, option[1])


def _overbuild(judge: Judge, cell: int) -> float:
    """What is covered on the neutral board cannot be used any more."""
    covered = judge.table.lands[NEUTRAL].cards.get(cell)
    return 0.0 if covered is None else -1.0 - RATINGS[covered]


def _fee(judge: Judge, ask: Ask, option: Option) -> float:
    if option[1] == COIN:
        return -judge.fee()
    store = judge.store[:]
    store[option[1]] -= 1
    return judge.gain(store)


def _send(judge: Judge, ask: Ask, option: Option) -> float:
    return -OF_PRIOR if option[1] == PRIOR else -OF_BROTHER


def _produce(judge: Judge, ask: Ask, option: Option) -> float:
    verb, good = option
    trial = Trial(judge, judge.seat, 0, judge.store[:])
    indicator = judge.table.indicator_of(good)
    if verb == "joker" or indicator is None:
        trial.extra -= JOKER_PRICE
        indicator = len(judge.table.wheel) - 1
    trial.store[good] += judge.table.value(indicator) + judge.table.setting.mode.short
    return trial.value()


def _clear(judge: Judge, ask: Ask, option: Option) -> float:
    return CLEARED + judge.space() + judge.opens(option[1]) + 0.02 * judge.around(option[1])[0]


def _nothing(judge: Judge, ask: Ask, option: Option) -> float:
    return 0.0


# --- free exchanges [7.4] --------------------------------------------------------------------------------------------------

STRAW_USERS: Final = frozenset(cards("F05 G06 G12 G18 F33 G39"))
"""Buildings that take straw as energy; for straw by itself grain stands in [7.6]."""
EXCHANGED: Final = 0.01
"""An exchange comes to this less than what it is made for: that itself comes first as soon as it can be done as well."""


def _exchange(judge: Judge, ask: Ask, option: Option) -> float:
    """Grain becomes straw where straw burns, or feeds a trade, for more. Wine and whiskey are money as they are."""
    if option[1] != GRAIN:
        return NEVER
    worth_of = _settled_with if ask.about == "settlement" else _used_with
    found = [value for count in some_times(judge.store[GRAIN]) for value in worth_of(judge, ask, _flipped(judge, count))]
    return max(found, default=NEVER) - EXCHANGED


def _flipped(judge: Judge, count: int) -> Store:
    store = judge.store[:]
    store[GRAIN] -= count
    store[STRAW] += count
    return store


def _used_with(judge: Judge, ask: Ask, store: Store) -> list[float]:
    """What the buildings that take straw would bring with this store, where that is more than now."""
    found = []
    for option in ask.options:
        if option[0] in USING and option[-1] in STRAW_USERS:
            owner, card = (judge.seat if option[0] == "use" else option[1]), option[-1]
            more = carried_out(judge, owner, card, store).value() - use_value(judge, owner, card)
            if more > EXCHANGED:
                found.append(ANSWERS[option[0]](judge, ask, option) + more)
    return found


USING: Final = frozenset({"use", "contract", "enter", "visit"})


def _settled_with(judge: Judge, ask: Ask, store: Store) -> list[float]:
    """What the settlements would bring that only this store can pay for."""
    action = Action(judge.table, judge.seat)
    action.store = store
    offered = [option for option in settle_options(action) if option not in ask.options]
    return [judge.settlement(card, store) + judge.gain(store) for _, card in offered]


ANSWERS: Final[Mapping[str, Callable[[Judge, Ask, Option], float]]] = {
    "use": _use,
    "contract": _contract,
    "enter": _other_use,
    "visit": _other_use,
    "borrow": _borrow,
    "fell": _fell,
    "cut": _fell,
    "build": _build,
    "buy": _buy,
    "lay": _lay,
    "settle": _settle,
    "place": _place,
    "fee": _fee,
    "send": _send,
    "produce": _produce,
    "joker": _produce,
    "clear": _clear,
    "exchange": _exchange,
    "pass": _nothing,
    "skip": _nothing,
    "done": _nothing,
}
"""By the verb."""
