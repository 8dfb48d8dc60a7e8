"""Why an answer is forbidden where more than the turn is asked: in the draft, over drawn cards, and within an effect."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.outcome import Refusal

from ..components import GILDED, LAST_RANK, PLAIN
from ..script import LAY
from ..state import ACTION, Table
from .building import price
from .powers import exchange_price, twin_after

Answer = Callable[[Table, Ask, Option], Refusal | None]


def finish_first(table: Table, ask: Ask, option: Option) -> Refusal:
    """[7.12] each effect is finished before the next."""
    return Refusal("finish-first", "7.12")


def too_dear(cost: int, gold: int, paragraph: str) -> Refusal | None:
    return Refusal("no-gold", paragraph, {"cost": cost, "lacking": cost - gold}) if cost > gold else None


# --- the draft --------------------------------------------------------------------------------------------------------------


def _in_draft(table: Table, ask: Ask, option: Option) -> Refusal | None:
    verb = option[0]
    moves = table.box.script.moves
    now = moves[min(len(table.dealt), len(moves)) - 1]
    if verb == "lay" and now.kind != LAY:
        return Refusal("lay-later", "6.5")
    if verb != "lay" and now.kind == LAY:
        return Refusal("must-lay", "6.5")
    if verb not in ("pick", "lay"):
        return Refusal("draft-first", "5.1")
    last = now is moves[-1] and table.seats > 3
    return _to_the_last(table) if last else Refusal("not-passed", "5.1")


def _to_the_last(table: Table) -> Refusal:
    """[5.3, 12.1] who also looks at the hidden card where but one other reaches him."""
    paragraph = "12.1" if len(table.roster) == LAST_RANK else "5.3"
    return Refusal("not-passed" if table.box.script.last_pair else "not-passed-last", paragraph)


# --- the draw action --------------------------------------------------------------------------------------------------------


def _sorting(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """[7.7, 9.1] the one that is kept is named; with Library and Observatory the one that is not."""
    verb = option[0]
    if verb not in ("keep", "under"):
        return Refusal("keep-first", "7.7")
    if option[1] not in table.air.cards:
        return Refusal("not-drawn", "7.7")
    if ask.picked:
        return Refusal("one-kept" if verb == "keep" else "kept-already", "7.7")
    return Refusal("name-under", "9.2") if verb == "keep" else Refusal("name-kept", "7.7")


# --- within an effect -------------------------------------------------------------------------------------------------------


def _crowning(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """[12.2, D49] neither to himself nor to who has it."""
    if option[1] == ask.seat:
        return Refusal("own-seat", "12.2")
    return Refusal("has-crown", "12.2") if option[1] == table.crown else None


def _paying_gold(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return too_dear(1, table.gold[ask.seat], "12.2")


def _paying_card(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return Refusal("not-in-hand", "12.2")


def _taking(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """[12.2, D47] the Wizard takes what he sees."""
    return None if option[1] in table.hands[table.looking].cards else Refusal("not-there", "12.2")


def _taking_to_build(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """[12.2, D30] building needs the action, and its price."""
    missing = _taking(table, ask, option)
    if missing is None and not table.used & ACTION:
        return Refusal("action-first", "12.2")
    return missing or too_dear(price(table, ask.seat, option[1]), table.gold[ask.seat], "7.9")


def _finding(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return Refusal("not-there", "12.3")


def _giving(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """[12.2, D34] for the house that the Diplomat has named: no second district of a name, and he pays the difference."""
    me, given = ask.seat, option[1]
    _, owner, taken = ask.picked[0]
    if given not in table.cities[me]:
        return Refusal("not-in-city", "12.2")
    if twin_after(table, me, owner, taken, given):
        return Refusal("twin-after", "12.2")
    return too_dear(sum(exchange_price(table, owner, taken, given)), table.gold[me], "12.2")


def beautifying(table: Table, me: Seat, house: int) -> Refusal | None:
    """[12.2] an own district, once, for 1 gold."""
    city = table.cities[me]
    if house not in city and PLAIN[house] + GILDED not in city:
        return Refusal("not-in-city", "12.2")
    if house not in city or house >= GILDED:
        return Refusal("gilded-already", "12.2")
    return too_dear(1, table.gold[me], "12.2")


def _beautifying_more(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return beautifying(table, ask.seat, option[1])


def _replacing(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """[8.3] cards of the own hand, each once."""
    return Refusal("named-already" if option[1] in table.hands[ask.seat].cards else "not-in-hand", "8.3")


def _replacing_none(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """[8.3, D27] one at least."""
    return Refusal("name-one", "8.3")


BY_ASK: Final[Mapping[str, Answer]] = {
    "pick": _in_draft,
    "lay": _in_draft,
    "keep": _sorting,
    "under": _sorting,
}
"""Where every answer is judged alike."""

BY_ANSWER: Final[Mapping[tuple[str, str], Answer]] = {
    ("crown", "crown"): _crowning,
    ("tribute", "pay-gold"): _paying_gold,
    ("tribute", "pay-card"): _paying_card,
    ("wizard", "take"): _taking,
    ("wizard", "take-build"): _taking_to_build,
    ("search", "take"): _finding,
    ("exchange", "give"): _giving,
    ("beautify", "beautify"): _beautifying_more,
    ("replace", "under"): _replacing,
    ("replace", "done"): _replacing_none,
}
"""By what is asked and the verb of the answer; any other verb must wait (`finish_first`)."""
