"""Why an option that a player would expect is forbidden: the very predicates of the rules, asked one after another."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.outcome import Refusal

from .asteroids import SIZE
from .bags import HANDFULS, Bag, amount, amounts, fits, total
from .components import MONUMENT, PIECE_OF_TILE
from .pieces import PIECE_OF_SHAPE, SHAPE_CELLS
from .prices import Terms
from .rules.build import available, can_pay
from .rules.gather import divisions
from .rules.shift import Shift
from .state import Table

Why = Refusal | None


def refuse(table: Table, ask: Ask, option: Option) -> Why:
    """The first rule that forbids the option; None where it is only not the time for it."""
    return None if option in ask.options else _REASONS.get(option[0], _no_reason)(table, ask, option)


def _no_reason(table: Table, ask: Ask, option: Option) -> Why:
    return None


# --- choosing and claiming ------------------------------------------------------------------------------------------------


def _choose(table: Table, ask: Ask, option: Option) -> Why:
    if ask.about != "worker":
        return Refusal("one-card-a-step", "4.8")
    if option[1] in table.shown[ask.seat]:
        return Refusal("card-played", "4.8")
    return Refusal("not-in-hand", "4.4")


def _claim(table: Table, ask: Ask, option: Option) -> Why:
    if option[1] not in table.achievements:
        return Refusal("monument-gone", "13.2")
    return Refusal("not-earned", "13.2") if ask.about == "claim" else None


def _skip(table: Table, ask: Ask, option: Option) -> Why:
    """[5.4, 13.3] what may not be declined."""
    if ask.about == "monument":
        return Refusal("monument-must", "13.3")
    return Refusal("gift-must", "5.4") if ask.about in ("bonus", "refund") else None


# --- gathering ------------------------------------------------------------------------------------------------------------


def _gather(table: Table, ask: Ask, option: Option) -> Why:
    if ask.about in ("action", "then-gather") and not amount(table.regions, option[1]):
        return Refusal("region-empty", "5.7")
    return None


def _supply(table: Table, ask: Ask, option: Option) -> Why:
    return Refusal("no-such-boost", "5.3") if ask.about == "action" else None


def _split(table: Table, ask: Ask, option: Option) -> Why:
    if ask.about != "action":
        return None
    if Shift.running(table, ask.seat).boost.op != "split":
        return Refusal("one-region", "5.5")
    return Refusal("no-split", "11A")


def _each(table: Table, ask: Ask, option: Option) -> Why:
    if ask.about != "action":
        return None
    return Refusal("one-region", "5.5") if table.regions else Refusal("region-empty", "5.7")


def _take(table: Table, ask: Ask, option: Option) -> Why:
    return _TAKES.get(ask.about, _no_reason)(table, ask, option)


def _take_of_split(table: Table, ask: Ask, option: Option) -> Why:
    assert HANDFULS[option[1]] not in divisions(Shift.running(table, ask.seat))
    return Refusal("full-load", "11A")


def _take_of_gift(table: Table, ask: Ask, option: Option) -> Why:
    return Refusal("gift-exact", "5.4", {"count": Shift.running(table, ask.seat).boost.amount})


def _take_of_action(table: Table, ask: Ask, option: Option) -> Why:
    return Refusal("exact-amount", "5.6")


_TAKES: Final[Mapping[str, Callable[[Table, Ask, Option], Why]]] = {
    "action": _take_of_action,
    "split": _take_of_split,
    "bonus": _take_of_gift,
    "refund": _take_of_gift,
}


def _swap(table: Table, ask: Ask, option: Option) -> Why:
    if ask.about != "swap":
        return Refusal("no-such-boost", "5.3") if ask.about == "action" else None
    _, give, take = option
    return Refusal("swap-same" if give == take else "swap-lacking", "11A")


# --- building -------------------------------------------------------------------------------------------------------------


def _build(table: Table, ask: Ask, option: Option) -> Why:
    """[5.9, 5.10, 5.12] no tile, no means or no place."""
    if ask.about not in ("action", "extra", "then-build"):
        return None
    shift, kind = Shift.running(table, ask.seat), option[1]
    terms = shift.terms if ask.about == "action" else shift.second_terms
    if ask.about == "extra" and kind not in shift.boost.types:
        return Refusal("not-this-extra", "11A")
    if not available(table, kind, terms):
        return Refusal("no-tile", "5.9")
    if not can_pay(table.stores[ask.seat], kind, terms):
        return Refusal("cannot-pay", "5.10", {"count": _lacking(table.stores[ask.seat], kind, terms)})
    return Refusal("no-place", "5.12")


def _lacking(store: Bag, kind: int, terms: Terms) -> int:
    """How many tokens are missing for the cheapest payment."""
    shortest = (zip(amounts(tokens), amounts(store), strict=True) for tokens in terms.payments(kind))
    return min(sum(max(0, price - have) for price, have in pairs) for pairs in shortest)


def _terms_of_pick(shift: Shift, ask: Ask) -> Terms:
    """Of the building that is being placed or paid: the action's first, or one that follows."""
    return shift.terms if [pick[0] for pick in ask.picked].count("build") == 1 == _first_build(ask) else shift.second_terms


def _first_build(ask: Ask) -> int:
    """1 where the action began with a build."""
    return int(ask.picked[0][0] == "build")


def _place(table: Table, ask: Ask, option: Option) -> Why:
    """[6.1–6.4] what is wrong with a place."""
    if ask.about not in ("place", "monument"):
        return None
    _, shape, cell = option
    city, tile = table.cities[ask.seat], _tile_of_pick(ask)
    if PIECE_OF_SHAPE[shape] != PIECE_OF_TILE[tile]:
        return Refusal("wrong-shape", "6.2")
    row, column = divmod(cell, SIZE)
    bits = {place: bit for bit, place in enumerate(city.asteroid.cells)}
    cells = [bits.get((row + down, column + right)) for down, right in SHAPE_CELLS[shape]]
    if None in cells:
        return Refusal("off-asteroid", "6.1")
    if any(bit is not None and city.covered >> bit & 1 for bit in cells):
        return Refusal("cell-taken", "6.1")
    return Refusal("no-contact", "6.4")


def _tile_of_pick(ask: Ask) -> int:
    verb, number = [pick for pick in ask.picked if pick[0] in ("build", "claim")][-1]
    return int(number) if verb == "build" else MONUMENT + int(number)


def _pay(table: Table, ask: Ask, option: Option) -> Why:
    """[5.4, 5.10] too little, too much, or of the wrong types."""
    if ask.about != "pay":
        return None
    shift, tokens = Shift.running(table, ask.seat), HANDFULS[option[1]]
    if not fits(tokens, table.stores[ask.seat]):
        return Refusal("tokens-lacking", "5.10")
    price = total(_terms_of_pick(shift, ask).payments(_tile_of_pick(ask))[0])
    return Refusal("discount-automatic", "5.4") if total(tokens) > price else Refusal("wrong-payment", "5.10")


_REASONS: Final[Mapping[str, Callable[[Table, Ask, Option], Why]]] = {
    "choose": _choose,
    "gather": _gather,
    "supply": _supply,
    "split": _split,
    "each": _each,
    "take": _take,
    "swap": _swap,
    "build": _build,
    "place": _place,
    "pay": _pay,
    "claim": _claim,
    "skip": _skip,
}
