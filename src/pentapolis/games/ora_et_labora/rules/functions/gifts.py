"""Steps that give goods for nothing, and rewards [15.6.3, 15.6.7]."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pentapolis.kernel.ask import DONE, SKIP, Play

from ...components import CLOISTERS
from ...functions import (
    Choose,
    ChooseTwo,
    Gain,
    OwnTiers,
    RewardForCloisters,
    RewardForGrowth,
    Upgrade,
)
from ...goods import BASIC, BOOK, GOODS, TREASURES, WONDER, as_stored, named
from ...notation import TAKE, UPGRADE
from ..action import Action
from .use import Use, gives, take


def receive(action: Action, goods: Iterable[tuple[int, int]], times: int = 1) -> None:
    """Goods from the supply; there are only so many wonders [2.4]."""
    gained = as_stored(goods, times)
    for good, count in gained.items():
        action.store[good] += count
    action.table.wonders -= gained.get(WONDER, 0)
    if action.table.chronicle and gained:
        action.tell("gain", goods=named(gained.items()))


@take.register(Gain)
def gain(step: Gain, use: Use) -> Play:
    """[D30]"""
    receive(use.action, step.goods)
    yield from ()


@gives.register(Gain)
def gain_gives(step: Gain, use: Use) -> bool:
    """[2.5]"""
    return use.table.wonders > 0 or all(good != WONDER for good, _ in step.goods)


@take.register(Choose)
def choose(step: Choose, use: Use) -> Play:
    """[15.6.3] exactly one of the gifts."""
    _, good = yield from use.action.ask("take", [TAKE[good] for good in step.gifts])
    receive(use.action, [(good, step.gifts[good])])


@take.register(ChooseTwo)
def choose_two(step: ChooseTwo, use: Use) -> Play:
    """[15.1 I15]"""
    _, first = yield from use.action.ask("take", [TAKE[good] for good in BASIC])
    _, second = yield from use.action.ask("take", [TAKE[good] for good in BASIC if good != first])
    receive(use.action, [(first, step.first), (second, step.second)])


@take.register(OwnTiers)
def own_tiers(step: OwnTiers, use: Use) -> Play:
    """[15.1 I09] the tiers stand with the highest first."""
    owned = use.store[step.good]
    for number, goods in step.tiers:
        if owned >= number:
            receive(use.action, goods)
            break
    yield from ()


# --- rewards by points [15.6.7] -------------------------------------------------------------------------------------------

_DEAREST_FIRST: Final = TREASURES[::-1]


def choose_reward(action: Action, points: int) -> Play:
    """[D22] treasures worth at most so many points, the dearest first."""
    taken: list[tuple[int, int]] = []
    dearest = points
    while True:
        options = [TAKE[good] for good in _DEAREST_FIRST if GOODS[good].points <= min(points, dearest)]
        chosen = yield from action.ask("take", [*options, DONE])
        if chosen == DONE:
            break
        taken.append((chosen[1], 1))
        dearest = GOODS[chosen[1]].points
        points -= dearest
    receive(action, taken)


def cloister_points(use: Use) -> int:
    """[14.3.5, 14.4.8, D22] rounded down in total; the acting player's own buildings."""
    own = sum(card in CLOISTERS for card in use.land.where)
    return own * use.table.setting.mode.brotherhood // 2


@take.register(RewardForCloisters)
def reward_for_cloisters(step: RewardForCloisters, use: Use) -> Play:
    yield from choose_reward(use.action, cloister_points(use))


@gives.register(RewardForCloisters)
def cloisters_give(step: RewardForCloisters, use: Use) -> bool:
    return cloister_points(use) >= GOODS[BOOK].points


@take.register(RewardForGrowth)
def reward_for_growth(step: RewardForGrowth, use: Use) -> Play:
    yield from choose_reward(use.action, len(use.land.growth))


@gives.register(RewardForGrowth)
def growth_gives(step: RewardForGrowth, use: Use) -> bool:
    return len(use.land.growth) >= GOODS[BOOK].points


# --- the ladder [15.1 F36] ------------------------------------------------------------------------------------------------


@take.register(Upgrade)
def upgrade(step: Upgrade, use: Use) -> Play:
    """A treasure for the next one, also one that was just upgraded."""
    for _ in range(step.times):
        options = [UPGRADE[good] for good in TREASURES[:-1] if use.store[good]]
        chosen = yield from use.action.ask("upgrade", [*options, SKIP])
        if chosen == SKIP:
            break
        good = chosen[1]
        better = TREASURES[TREASURES.index(good) + 1]
        use.store[good] -= 1
        use.store[better] += 1
        use.action.tell("upgrade", good=GOODS[good].name, good2=GOODS[better].name)
