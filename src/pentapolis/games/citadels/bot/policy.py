"""How the simple bots decide, ask by ask, from light judgements: no position is copied and nothing is searched.

`decide` is given the table, but looks only at what the asked seat knows: public facts, its own hand and cards, and the draft's
groups as sets (`knowledge.py`). The tests let it choose on true and on imagined tables and see the same choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import DONE, SKIP, Ask, Option

from ..notation import BUY_BACK, PARK_DRAW, RING, SEARCH, THANKS
from ..state import Table
from .mind import Mind
from .targets import choose_character
from .turn import choose_in_turn
from .worth import card_value, keep_value, leader

Answer = Callable[[Table, Ask, Mind], Option]


def decide(table: Table, ask: Ask, mind: Mind) -> Option:
    """The option that a seat of this mind chooses."""
    options = ask.options
    return options[0] if len(options) == 1 else ANSWERS[ask.about](table, ask, mind)


def _best(table: Table, ask: Ask, mind: Mind) -> Option:
    return max(ask.options, key=lambda option: card_value(table, ask.seat, option[1]))


def _worst(table: Table, ask: Ask, mind: Mind) -> Option:
    return min(ask.options, key=lambda option: card_value(table, ask.seat, option[1]))


def _keep(table: Table, ask: Ask, mind: Mind) -> Option:
    return max(ask.options, key=lambda option: keep_value(table, ask.seat, option[1], mind.style.thrift))


def _replace(table: Table, ask: Ask, mind: Mind) -> Option:
    """What stands in the city already goes; the rest stays."""
    cards = [option for option in ask.options if option is not DONE]
    worst = min(cards, key=lambda option: card_value(table, ask.seat, option[1]))
    return DONE if len(cards) < len(ask.options) and card_value(table, ask.seat, worst[1]) > 1 else worst


def _wizard(table: Table, ask: Ask, mind: Mind) -> Option:
    return max(ask.options, key=lambda option: card_value(table, ask.seat, option[1]) + (2 if option[0] == "take-build" else 0))


def _crown(table: Table, ask: Ask, mind: Mind) -> Option:
    """To whoever has the smallest city."""
    return min(ask.options, key=lambda option: len(table.cities[option[1]]))


def _tribute(table: Table, ask: Ask, mind: Mind) -> Option:
    """A useless card, else gold."""
    worst = min((o for o in ask.options if o[0] == "pay-card"), key=lambda option: card_value(table, ask.seat, option[1]))
    return worst if ask.options[0][0] == "pay-card" or card_value(table, ask.seat, worst[1]) < 2 else ask.options[0]


def _give(table: Table, ask: Ask, mind: Mind) -> Option:
    return min(ask.options, key=lambda option: table.box.costs[option[1]])


def _beautify(table: Table, ask: Ask, mind: Mind) -> Option:
    return ask.options[0] if table.gold[ask.seat] >= 4 or table.complete(ask.seat) else SKIP


def _graveyard(table: Table, ask: Ask, mind: Mind) -> Option:
    return BUY_BACK if card_value(table, ask.seat, table.air.cards[0]) >= 2 else SKIP


def _ring(table: Table, ask: Ask, mind: Mind) -> Option:
    """For who leads, the end may come."""
    return RING if leader(table) == ask.seat else SKIP


def _always(option: Option) -> Answer:
    return lambda table, ask, mind: option


ANSWERS: Final[Mapping[str, Answer]] = {
    "pick": choose_character,
    "lay": choose_character,
    "turn": choose_in_turn,
    "keep": _keep,
    "under": _worst,
    "replace": _replace,
    "wizard": _wizard,
    "crown": _crown,
    "tribute": _tribute,
    "exchange": _give,
    "beautify": _beautify,
    "graveyard": _graveyard,
    "lighthouse": _always(SEARCH),
    "search": _best,
    "bell": _ring,
    "park": _always(PARK_DRAW),
    "thanks": _always(THANKS),
}
"""By what is asked; to be used where there is more than one option."""
