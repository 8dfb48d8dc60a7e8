"""Steps that use another building [15.6.9–15.6.11]: no clergyman goes there, and there is no fee."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pentapolis.kernel.ask import SKIP, Option, Play

from ...components import CARD_NAMES, FIRST_SETTLEMENT
from ...functions import UseNeighbour, UseOccupied, UseUnbuilt, UseWithPrior
from ...land import PRIOR, Man
from ...notation import BORROW, VISIT
from ...payments import Price, pay, payable
from ...state import NEUTRAL
from .use import IN_DISPLAY, Use, carry_out, take

_FREE: Final = Price()


def _occupied(use: Use, suits: Callable[[list[Man]], bool]) -> list[Option]:
    """Buildings of anybody with suitable clergymen on them; not this one, nor what the action has used up [D11, D27]."""
    done = use.action.done
    return [
        VISIT[owner][card]
        for owner, land in enumerate(use.table.lands)
        for card in sorted(land.men)
        if card != use.card and card not in done and suits(land.men[card])
    ]


def with_prior(use: Use) -> list[Option]:
    """[15.6.9, D12]"""
    return _occupied(use, lambda men: any(kind == PRIOR for _, kind in men))


def with_anybody(use: Use) -> list[Option]:
    """[15.6.9, D11]"""
    return _occupied(use, bool)


def neighbours(use: Use) -> list[Option]:
    """[15.6.9] unoccupied, on the board where the building stands; none while it lies in the display [15.6.10]."""
    if use.owner == IN_DISPLAY:
        return []
    land = use.table.lands[use.owner]
    beside = sorted(land.cards[cell] for cell in land.beside[land.where[use.card]] if cell in land.cards)
    return [
        VISIT[use.owner][card]
        for card in beside
        if card < FIRST_SETTLEMENT and card not in land.men and card not in use.action.done
    ]


def unbuilt(use: Use) -> list[Option]:
    """[15.6.9]"""
    return [BORROW[card] for card in use.table.display if card not in use.action.done]


@take.register(UseWithPrior)
def use_with_prior(step: UseWithPrior, use: Use) -> Play:
    yield from _visit(use, with_prior(use), _FREE)


@take.register(UseNeighbour)
def use_neighbour(step: UseNeighbour, use: Use) -> Play:
    yield from _visit(use, neighbours(use), _FREE)


@take.register(UseOccupied)
def use_occupied(step: UseOccupied, use: Use) -> Play:
    """[15.6.9] it is paid only together with a target."""
    targets = with_anybody(use) if payable(use.store, step.price) else []
    yield from _visit(use, targets, step.price)


def _visit(use: Use, targets: list[Option], price: Price) -> Play:
    action = use.action
    chosen = yield from action.ask("visit", [*targets, SKIP])
    if chosen == SKIP:
        return
    _, owner, card = chosen
    yield from pay(action, price)
    if use.table.setting.solo and owner == NEUTRAL:
        action.tell("visit-neutral", card=CARD_NAMES[card])
    else:
        action.tell("visit", owner=owner, card=CARD_NAMES[card])
    yield from carry_out(action, owner, card)


@take.register(UseUnbuilt)
def use_unbuilt(step: UseUnbuilt, use: Use) -> Play:
    """[15.6.10]"""
    chosen = yield from use.action.ask("borrow", [*unbuilt(use), SKIP])
    if chosen != SKIP:
        card = chosen[1]
        use.action.tell("borrow", card=CARD_NAMES[card])
        yield from carry_out(use.action, IN_DISPLAY, card)
