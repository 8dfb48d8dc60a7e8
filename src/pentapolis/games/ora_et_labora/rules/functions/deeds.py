"""Steps that do more than give goods: production, forests, building, settling, landscapes, clergymen [15.6.3, 15.6.8]."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from pentapolis.kernel.ask import SKIP, Option, Play

from ...functions import (
    AllHome,
    AllHomeUnpaid,
    Build,
    BuildSettlement,
    FellAndCut,
    JokerProduce,
    LayLandscapes,
    PriorHome,
    Produce,
    RemoveForest,
)
from ...land import FOREST, PRIOR
from ...notation import CELL, CLEAR
from ...notation import JOKER as BY_JOKER
from ...state import JOKER
from ..action import Action
from ..building import build, build_options
from ..exchanges import FOR_FUEL, choose_exchanging
from ..felling import cut, cut_options, fell, fell_options
from ..landscapes import DISTRICT_SIDES, PLOT_SIDES, lay, lay_options
from ..production import may_produce, produce
from ..settling import settle, settle_options_with
from .use import Use, gives, take

# --- production -----------------------------------------------------------------------------------------------------------


@take.register(Produce)
def produce_one(step: Produce, use: Use) -> Play:
    yield from may_produce(use.action, step.goods)


@take.register(JokerProduce)
def joker_produce(step: JokerProduce, use: Use) -> Play:
    """[15.1 F33, I33] one kind; it is paid for already, so it is not declined."""
    _, good = yield from use.action.ask("produce", [BY_JOKER[good] for good in step.goods])
    produce(use.action, good, JOKER)


@gives.register(JokerProduce)
def joker_gives(step: JokerProduce, use: Use) -> bool:
    return use.table.joker_there


# --- forests and moors ----------------------------------------------------------------------------------------------------


@take.register(RemoveForest)
def remove_forest(step: RemoveForest, use: Use) -> Play:
    """[15.5] without touching the wood indicator."""
    action = use.action
    for _ in range(step.times):
        forests = [CLEAR[cell] for cell in action.land.growing(FOREST)]
        chosen = yield from action.ask("clear", [*forests, SKIP])
        if chosen == SKIP:
            break
        action.land.clear(chosen[1])
        action.tell("clear", cell=CELL.write(chosen[1]))
        yield from take(step.then, use)


@take.register(FellAndCut)
def fell_and_cut(step: FellAndCut, use: Use) -> Play:
    """[15.6.8] in either order, each at most once."""
    action = use.action
    parts: dict[str, tuple[Callable[[Action], list[Option]], Callable[[Action, int], Play]]] = {
        "fell": (fell_options, fell),
        "cut": (cut_options, cut),
    }
    while parts:
        options = [option for options_of, _ in parts.values() for option in options_of(action)]
        verb, *cell = yield from action.ask("calefactory", [*options, SKIP])
        if (verb,) == SKIP:
            break
        _, deed = parts.pop(verb)
        yield from deed(action, cell[0])


@gives.register(FellAndCut)
def growth_gives(step: FellAndCut, use: Use) -> bool:
    return bool(use.land.growth)


# --- building, settling, landscapes ---------------------------------------------------------------------------------------


@take.register(Build)
def build_one(step: Build, use: Use) -> Play:
    """[15.6.8, D23] a full action "build a building", or none."""
    chosen = yield from use.action.ask("then-build", [*build_options(use.action), SKIP])
    if chosen != SKIP:
        yield from build(use.action, chosen[1])


@gives.register(Build)
def build_gives(step: Build, use: Use) -> bool:
    return bool(build_options(use.action))


@take.register(BuildSettlement)
def build_settlement(step: BuildSettlement, use: Use) -> Play:
    """[D20] by the rules of the settlement phase."""
    action = use.action
    chosen = yield from choose_exchanging(action, "castle", FOR_FUEL, partial(settle_options_with, action))
    if chosen != SKIP:
        yield from settle(action, chosen[1])


_PILES: Final = (DISTRICT_SIDES, PLOT_SIDES)


@take.register(LayLandscapes)
def lay_landscapes(step: LayLandscapes, use: Use) -> Play:
    """[15.6.8, D19] the top one of each pile, in either order, each at most once."""
    action, left = use.action, list(_PILES)
    while left:
        options = [option for sides in left for option in lay_options(action, sides)]
        chosen = yield from action.ask("bulwark", [*options, SKIP])
        if chosen == SKIP:
            break
        lay(action, chosen)
        left = [sides for sides in left if chosen[1] not in sides]


@gives.register(LayLandscapes)
def landscapes_give(step: LayLandscapes, use: Use) -> bool:
    return any(lay_options(use.action, sides) for sides in _PILES)


# --- clergymen ------------------------------------------------------------------------------------------------------------


@take.register(PriorHome)
def prior_home(step: PriorHome, use: Use) -> Play:
    """[15.6.8, D13] from wherever he stands."""
    if use.table.bring_home(use.action.seat, PRIOR):
        use.action.tell("prior-home")
    yield from ()


@gives.register(PriorHome)
def prior_gives(step: PriorHome, use: Use) -> bool:
    return not use.table.clergy[use.action.seat].prior


@take.register(AllHome)
def all_home(step: AllHome, use: Use) -> Play:
    """[D10] the acting player's, wherever they stand."""
    if use.table.bring_home(use.action.seat):
        use.action.tell("all-home")
    yield from ()


@take.register(AllHomeUnpaid)
def all_home_unpaid(step: AllHomeUnpaid, use: Use) -> Play:
    if not use.table.setting.bathhouse_paid:
        yield from take(AllHome(), use)
