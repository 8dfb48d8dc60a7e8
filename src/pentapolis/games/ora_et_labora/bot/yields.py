"""What the use of a building would bring: each kind of step carried out on a trial store."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from itertools import pairwise
from typing import Final

from .. import functions as steps
from ..components import CLOISTERS
from ..functions import FUNCTIONS, ONCE_PER_ACTION, Step
from ..goods import BASIC, COIN5, GOODS, TREASURES, WONDER, Store, add_goods
from ..land import FOREST
from ..payments import kinds, payable, times_payable
from ..rules.action import Action
from ..rules.building import build_options
from ..rules.functions.trades import times_covered
from ..rules.functions.use import IN_DISPLAY, Use
from ..rules.functions.visits import neighbours, unbuilt, with_anybody, with_prior
from ..rules.landscapes import DISTRICT_SIDES, PLOT_SIDES, price_of
from ..rules.settling import settle_options
from ..state import JOKER, Table
from .judge import Judge
from .purse import MOST
from .spending import spend

JOKER_PRICE: Final = 0.6
"""What using the joker costs instead of a good's own indicator."""
CLERGYMAN: Final = 0.3
"""What a clergyman is worth who comes home."""
DEEPEST: Final = 2
"""So many buildings in a chain are looked at."""


class Trial:
    """A use that is thought through.

    store  what the seat would have after it; `extra`: what else it brings, in points.
    depth  how many buildings led to this one.
    """

    __slots__ = ("card", "depth", "extra", "judge", "owner", "store")

    def __init__(self, judge: Judge, owner: int, card: int, store: Store, depth: int = 0, extra: float = 0.0) -> None:
        self.judge, self.owner, self.card = judge, owner, card
        self.store, self.depth, self.extra = store, depth, extra

    def copy(self) -> Trial:
        return Trial(self.judge, self.owner, self.card, self.store[:], self.depth, self.extra)

    def value(self) -> float:
        return self.judge.gain(self.store) + self.extra

    def better(self, others: Iterable[Trial]) -> bool:
        """Becomes the best of others where that is better than this; says whether it is."""
        best, most = None, self.value() + 1e-9
        for other in others:
            value = other.value()
            if value > most:
                best, most = other, value
        if best is not None:
            self.store, self.extra = best.store, best.extra
        return best is not None

    def add(self, goods: Iterable[tuple[int, int]], times: int = 1) -> None:
        add_goods(self.store, goods, times)

    @property
    def table(self) -> Table:
        return self.judge.table

    def use(self) -> Use:
        """The use as the rules see it, with the trial store."""
        action = Action(self.table, self.judge.seat)
        action.store = self.store
        if self.card in ONCE_PER_ACTION:
            action.done.add(self.card)
        return Use(action, self.owner, self.card)


def use_value(judge: Judge, owner: int, card: int) -> float:
    """What a use brings that starts from the present store."""
    found = judge.uses.get((owner, card))
    if found is None:
        found = judge.uses[owner, card] = carried_out(judge, owner, card, judge.store).value()
    return found


def carried_out(judge: Judge, owner: int, card: int, store: Store, depth: int = 0) -> Trial:
    trial = Trial(judge, owner, card, store[:], depth)
    for step in FUNCTIONS[card]:
        foresee(step, trial)
    return trial


@singledispatch
def foresee(step: Step, trial: Trial) -> None:
    """Carries out a step on the trial as well as it can, or not at all where that is better."""


@foresee.register(steps.Gain)
def gain(step: steps.Gain, trial: Trial) -> None:
    trial.add(step.goods)


@foresee.register(steps.Choose)
def choose(step: steps.Choose, trial: Trial) -> None:
    trial.better([_with(trial, [gift]) for gift in step.gifts.items()])


@foresee.register(steps.ChooseTwo)
def choose_two(step: steps.ChooseTwo, trial: Trial) -> None:
    for count in (step.first, step.second):
        trial.better([_with(trial, [(good, count)]) for good in BASIC])


def _with(trial: Trial, goods: Iterable[tuple[int, int]]) -> Trial:
    twin = trial.copy()
    twin.add(goods)
    return twin


@foresee.register(steps.OwnTiers)
def own_tiers(step: steps.OwnTiers, trial: Trial) -> None:
    for number, goods in step.tiers:
        if trial.store[step.good] >= number:
            trial.add(goods)
            break


# --- production -----------------------------------------------------------------------------------------------------------


@foresee.register(steps.Produce)
def produce(step: steps.Produce, trial: Trial) -> None:
    trial.better([way for good in step.goods for way in ways(trial, good)])


def ways(trial: Trial, good: int) -> list[Trial]:
    """Producing a good by its own indicator and by the joker."""
    table, found = trial.table, []
    shared = int(table.setting.mode.short)
    own = table.indicator_of(good)
    if own is not None:
        found.append(_with(trial, [(good, table.value(own) + shared)]))
    if table.joker_there:
        twin = _with(trial, [(good, table.value(JOKER) + shared)])
        twin.extra -= JOKER_PRICE
        found.append(twin)
    return found


@foresee.register(steps.JokerProduce)
def joker_produce(step: steps.JokerProduce, trial: Trial) -> None:
    if trial.table.joker_there:
        count = trial.table.value(JOKER)
        trial.better([_with(trial, [(good, count)]) for good in step.goods])


# --- payments -------------------------------------------------------------------------------------------------------------


def some_times(limit: int) -> set[int]:
    """A few of the numbers up to a limit: the best is mostly the highest."""
    return {limit, (limit + 1) // 2, 1} if limit else set()


@foresee.register(steps.Trade)
def trade(step: steps.Trade, trial: Trial) -> None:
    limit = times_payable(trial.store, step.price, step.times)
    if any(good == WONDER for good, _ in step.goods):
        limit = min(limit, trial.table.wonders)
    trial.better([_traded(trial, step, times) for times in some_times(limit)])


def _traded(trial: Trial, step: steps.Trade, times: int) -> Trial:
    twin = trial.copy()
    spend(twin.store, step.price, times)
    twin.add(step.goods, times)
    return twin


@foresee.register(steps.Covered)
def covered(step: steps.Covered, trial: Trial) -> None:
    trial.better([_traded(trial, step, times) for times in times_covered(step, trial.store)[-2:]])


@foresee.register(steps.Together)
def together(step: steps.Together, trial: Trial) -> None:
    for part in step.trades:
        trade(part, trial)


@foresee.register(steps.Additionally)
def additionally(step: steps.Additionally, trial: Trial) -> None:
    trade(step.first, trial)
    trade(step.second, trial)


@foresee.register(steps.Either)
def either(step: steps.Either, trial: Trial) -> None:
    for _ in range(step.times):
        possible = [price for price in step.prices if payable(trial.store, price)]
        twins = []
        for price in possible:
            twin = trial.copy()
            spend(twin.store, price)
            twin.add(step.goods)
            twins.append(twin)
        trial.better(twins)


@foresee.register(steps.Tiers)
def tiers(step: steps.Tiers, trial: Trial) -> None:
    twins = []
    for price, goods in zip(step.prices, step.goods, strict=True):
        if payable(trial.store, price):
            twin = trial.copy()
            spend(twin.store, price)
            twin.add(goods)
            twins.append(twin)
    trial.better(twins)


@foresee.register(steps.Once)
def once(step: steps.Once, trial: Trial) -> None:
    if payable(trial.store, step.price):
        twin = trial.copy()
        spend(twin.store, step.price)
        for part in step.then:
            foresee(part, twin)
        trial.better([twin])


@foresee.register(steps.Different)
def different(step: steps.Different, trial: Trial) -> None:
    if kinds(trial.store) >= step.number:
        twin = trial.copy()
        for good in cheapest_kinds(trial, step.number):
            twin.add([(good, -1)])
        foresee(step.then, twin)
        trial.better([twin])


def cheapest_kinds(trial: Trial, number: int) -> list[int]:
    """So many different goods, those that are missed least."""
    worths = trial.judge.purse.worths
    there = [good for good, count in enumerate(trial.store) if count and good != WONDER]
    there.sort(key=lambda good: worths[good][min(trial.store[good], MOST)] - worths[good][min(trial.store[good] - 1, MOST)])
    return [*there, COIN5][:number]


# --- treasures ------------------------------------------------------------------------------------------------------------


@foresee.register(steps.Upgrade)
def upgrade(step: steps.Upgrade, trial: Trial) -> None:
    for _ in range(step.times):
        pairs = [(good, better) for good, better in pairwise(TREASURES) if trial.store[good]]
        trial.better([_with(trial, [(good, -1), (better, 1)]) for good, better in pairs])


def _reward(trial: Trial, points: int) -> None:
    for good in reversed(TREASURES):
        count = points // GOODS[good].points
        trial.store[good] += count
        points -= count * GOODS[good].points


@foresee.register(steps.RewardForCloisters)
def reward_for_cloisters(step: steps.RewardForCloisters, trial: Trial) -> None:
    own = len(CLOISTERS.intersection(trial.judge.land.where))
    _reward(trial, own * trial.table.setting.mode.brotherhood // 2)


@foresee.register(steps.RewardForGrowth)
def reward_for_growth(step: steps.RewardForGrowth, trial: Trial) -> None:
    _reward(trial, len(trial.judge.land.growth))


# --- deeds ----------------------------------------------------------------------------------------------------------------


@foresee.register(steps.RemoveForest)
def remove_forest(step: steps.RemoveForest, trial: Trial) -> None:
    forests = sum([growth == FOREST for growth in trial.judge.land.growth.values()])
    for _ in range(min(forests, step.times)):
        foresee(step.then, trial)


@foresee.register(steps.Build)
def build(step: steps.Build, trial: Trial) -> None:
    use = trial.use()
    values = [trial.judge.building(card, trial.store)[0] for _, card in build_options(use.action)]
    trial.extra += max([0.0, *values])


@foresee.register(steps.BuildSettlement)
def build_settlement(step: steps.BuildSettlement, trial: Trial) -> None:
    use = trial.use()
    trial.extra += max([0.0, *(trial.judge.settlement(card, trial.store) for _, card in settle_options(use.action))])


@foresee.register(steps.FellAndCut)
def fell_and_cut(step: steps.FellAndCut, trial: Trial) -> None:
    growth = trial.judge.land.growth.values()
    for kind, good in GROWN.items():
        if kind in growth:
            trial.better(ways(trial, good))


GROWN: Final = {"forest": BASIC[3], "moor": BASIC[0]}
"""What comes of it: wood and peat."""


@foresee.register(steps.LayLandscapes)
def lay_landscapes(step: steps.LayLandscapes, trial: Trial) -> None:
    for sides in (DISTRICT_SIDES, PLOT_SIDES):
        if price_of(trial.table, sides[0]) is not None:
            trial.extra += max([trial.judge.landscape(side, 0, 0) for side in sides])


@foresee.register(steps.PriorHome)
def prior_home(step: steps.PriorHome, trial: Trial) -> None:
    trial.extra += CLERGYMAN


@foresee.register(steps.AllHome)
def all_home(step: steps.AllHome, trial: Trial) -> None:
    seat = trial.judge.seat
    out = [man for land in trial.table.lands for men in land.men.values() for man in men if man[0] == seat]
    trial.extra += CLERGYMAN * len(out)


# --- other buildings ------------------------------------------------------------------------------------------------------


def _visit(trial: Trial, targets: list[tuple[int, int]]) -> None:
    if trial.depth < DEEPEST:
        judge, depth = trial.judge, trial.depth + 1
        trial.better([carried_out(judge, owner, card, trial.store, depth) for owner, card in targets])


@foresee.register(steps.UseWithPrior)
def use_with_prior(step: steps.UseWithPrior, trial: Trial) -> None:
    _visit(trial, [(owner, card) for _, owner, card in with_prior(trial.use())])


@foresee.register(steps.UseNeighbour)
def use_neighbour(step: steps.UseNeighbour, trial: Trial) -> None:
    _visit(trial, [(owner, card) for _, owner, card in neighbours(trial.use())])


@foresee.register(steps.UseUnbuilt)
def use_unbuilt(step: steps.UseUnbuilt, trial: Trial) -> None:
    _visit(trial, [(IN_DISPLAY, card) for _, card in unbuilt(trial.use())])


@foresee.register(steps.UseOccupied)
def use_occupied(step: steps.UseOccupied, trial: Trial) -> None:
    if payable(trial.store, step.price):
        twin = trial.copy()
        spend(twin.store, step.price)
        _visit(twin, [(owner, card) for _, owner, card in with_anybody(trial.use())])
        trial.better([twin])
