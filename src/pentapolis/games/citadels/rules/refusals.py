"""Why an option is forbidden: the reason and the paragraph of the rules page. The predicates are those that list the options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.outcome import Refusal

from ..components import (
    ABBOT,
    ARMORY,
    ARTIST,
    ASSASSIN,
    DIPLOMAT,
    INCOME_COLOUR,
    LABORATORY,
    MAGICIAN,
    MUSEUM,
    NAVIGATOR,
    NO_COLOUR,
    SMITHY,
    THIEF,
    WARLORD,
    WITCH,
    WIZARD,
)
from ..state import ABILITY, ACTION, INCOME, LAB_USED, MUSEUM_USED, SMITHY_USED, Table
from .answers import BY_ANSWER, BY_ASK, beautifying, finish_first, too_dear
from .building import builds_left, may_double, price
from .cities import indestructible, raze_price, safe_city
from .districts import can_forge, cards_kept, cards_shown
from .powers import at_its_moment, exchanges, richest_other

Check = Callable[[Table, Seat, Option], Refusal | None]


def refuse(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """The first rule that `option` breaks where `ask` is asked; None where there is no more to say than "not now"."""
    if option in ask.options:
        return None
    if ask.about == "turn":
        return _in_turn(table, ask.seat, option)
    check = BY_ASK.get(ask.about) or BY_ANSWER.get((ask.about, option[0]), finish_first)
    return check(table, ask, option)


# --- the turn ---------------------------------------------------------------------------------------------------------------


def _in_turn(table: Table, me: Seat, option: Option) -> Refusal | None:
    verb = option[0]
    if table.bare and verb not in ("gold", "draw"):
        return Refusal("action-alone", "12.2" if table.actor == table.bewitched else "12.3")
    check = _BY_VERB.get(verb)
    return None if check is None else check(table, me, option)


def _action(table: Table, me: Seat, option: Option) -> Refusal | None:
    if table.used & ACTION:
        return Refusal("one-action", "7.6")
    return Refusal("deck-empty", "10.2")


def _keep_late(table: Table, me: Seat, option: Option) -> Refusal | None:
    """[7.7, 9.1, 9.2] what the action leaves in the hand is settled."""
    kept = cards_kept(table, me)
    if kept == 1:
        return Refusal("one-kept", "7.7")
    return Refusal("library-by-itself" if kept == cards_shown(table, me) else "name-under", "9.2")


def _end(table: Table, me: Seat, option: Option) -> Refusal | None:
    return Refusal("must-bewitch", "12.2") if table.used & ACTION else Refusal("action-first", "7.6")


def _income(table: Table, me: Seat, option: Option) -> Refusal | None:
    colour = INCOME_COLOUR[table.actor]
    if colour == NO_COLOUR:
        return Refusal("no-income", "7.12")
    return Refusal("income-taken", "7.12") if table.used & INCOME else Refusal("income-zero", "7.12")


def _build(table: Table, me: Seat, option: Option) -> Refusal | None:
    kind = option[1]
    if table.actor in (NAVIGATOR, WITCH):
        return Refusal("never-builds", "12.2")
    if not table.used & ACTION:
        return Refusal("action-first", "7.9")
    if builds_left(table) <= 0:
        return Refusal("build-limit", "7.11", {"count": table.raised})
    if kind not in table.hands[me].cards:
        return Refusal("not-in-hand", "7.9")
    if table.built[me] >> kind & 1 and not may_double(table, me):
        return Refusal("twin", "7.10")
    return too_dear(price(table, me, kind), table.gold[me], "7.9")


# --- abilities --------------------------------------------------------------------------------------------------------------

_OWNER: Final[Mapping[str, int]] = {
    "kill": ASSASSIN,
    "rob": THIEF,
    "bewitch": WITCH,
    "swap": MAGICIAN,
    "replace": MAGICIAN,
    "peek": WIZARD,
    "levy": ABBOT,
    "voyage-gold": NAVIGATOR,
    "voyage-cards": NAVIGATOR,
    "destroy": WARLORD,
    "exchange": DIPLOMAT,
    "beautify": ARTIST,
}
_PARAGRAPH: Final[Mapping[str, str]] = {"kill": "8.1", "rob": "8.2", "swap": "8.3", "replace": "8.3", "destroy": "8.8"}


def _ability(table: Table, me: Seat, option: Option) -> Refusal | None:
    """[7.12] the acting character's own ability, once; then what its own text forbids."""
    verb = option[0]
    if table.actor != _OWNER[verb]:
        return Refusal("other-ability", "7.12")
    if table.used & ABILITY:
        return Refusal("ability-used", "7.12")
    return _LIMITS[verb](table, me, option)


def _named(table: Table, me: Seat, option: Option) -> Refusal | None:
    """[8.1, 8.2, 12.2, D6] which characters may be named."""
    verb, character = option
    paragraph = _PARAGRAPH.get(verb, "12.2")
    if character not in table.roster:
        return Refusal("not-in-game", paragraph)
    if character == table.actor:
        return Refusal("names-himself", paragraph)
    if verb == "rob" and character in (WITCH, table.bewitched):
        return Refusal("rob-bewitched", "12.2")
    if verb == "rob":
        return Refusal("rob-assassin" if character == ASSASSIN else "rob-murdered", "8.2")
    return Refusal("action-first", "12.2")


def _at_seat(table: Table, me: Seat, option: Option) -> Refusal | None:
    """[8.3, 12.2] another seat; for the Wizard one with cards."""
    verb, seat = option
    paragraph = _PARAGRAPH.get(verb, "12.2")
    return Refusal("own-seat" if seat == me else "no-cards", paragraph) if seat < table.seats else None


def _replace(table: Table, me: Seat, option: Option) -> Refusal | None:
    return Refusal("no-cards", "8.3")


def _levy(table: Table, me: Seat, option: Option) -> Refusal | None:
    return Refusal("no-richest", "12.2") if richest_other(table, me) < 0 else None


def _voyage(table: Table, me: Seat, option: Option) -> Refusal | None:
    return Refusal("deck-empty", "10.2") if table.used & ACTION else Refusal("action-first", "12.2")


def _target(table: Table, me: Seat, option: Option) -> Refusal | None:
    """[8.5, 8.8, 9, 12.2] which houses rank 8 may touch, and whether he can pay."""
    verb, owner, house = option
    paragraph = _PARAGRAPH.get(verb, "12.2")
    if not at_its_moment(table):
        return Refusal("action-first", paragraph)
    if owner >= table.seats or house not in table.cities[owner]:
        return Refusal("not-in-city", paragraph)
    guard = safe_city(table, owner)
    if guard == "city-complete":
        return Refusal("city-complete", paragraph, {"count": table.goal})
    if guard:
        return Refusal("bishop-protects", "8.5")
    if indestructible(house):
        return Refusal("keep-stands", "9")
    return _razing(table, me, owner, house) if verb == "destroy" else _exchanging(table, me, owner, house)


def _razing(table: Table, me: Seat, owner: Seat, house: int) -> Refusal | None:
    return too_dear(raze_price(table, owner, house), table.gold[me], "8.8")


def _exchanging(table: Table, me: Seat, owner: Seat, house: int) -> Refusal | None:
    return None if exchanges(table, me, owner, house) else Refusal("nothing-to-give", "12.2")


def _exchange(table: Table, me: Seat, option: Option) -> Refusal | None:
    """[12.2] for a district of another city: of an own one, a Keep too, no more is to be said."""
    return Refusal("own-seat", "12.2") if option[1] == me else _target(table, me, option)


def _beautify(table: Table, me: Seat, option: Option) -> Refusal | None:
    return beautifying(table, me, option[1])


_LIMITS: Final[Mapping[str, Check]] = {
    "kill": _named,
    "rob": _named,
    "bewitch": _named,
    "swap": _at_seat,
    "peek": _at_seat,
    "replace": _replace,
    "levy": _levy,
    "voyage-gold": _voyage,
    "voyage-cards": _voyage,
    "destroy": _target,
    "exchange": _exchange,
    "beautify": _beautify,
}


# --- special districts ------------------------------------------------------------------------------------------------------

_SPECIAL: Final[Mapping[str, tuple[int, int, str]]] = {
    "laboratory": (LABORATORY, LAB_USED, "9"),
    "smithy": (SMITHY, SMITHY_USED, "9"),
    "museum": (MUSEUM, MUSEUM_USED, "12.3"),
    "armory": (ARMORY, 0, "12.3"),
}


def _district(table: Table, me: Seat, option: Option) -> Refusal | None:
    """[9, 12.3, D19] an own district, once in a turn, with what it needs."""
    verb = option[0]
    kind, used, paragraph = _SPECIAL[verb]
    if not table.built[me] >> kind & 1:
        return Refusal("no-such-district", paragraph)
    if table.used & used:
        return Refusal("district-used", paragraph)
    if verb == "smithy":
        return _forging(table, me)
    return _arming(table, me, option) if verb == "armory" else Refusal("not-in-hand", paragraph)


def _forging(table: Table, me: Seat) -> Refusal | None:
    if can_forge(table, me):
        return None
    cost = table.box.edition.smithy_price
    return too_dear(cost, table.gold[me], "9") or Refusal("deck-empty", "10.2")


def _arming(table: Table, me: Seat, option: Option) -> Refusal | None:
    _, owner, house = option
    if owner == me:
        return Refusal("own-seat", "12.3")
    if owner >= table.seats or house not in table.cities[owner]:
        return Refusal("not-in-city", "12.3")
    return Refusal("city-complete", "12.3", {"count": table.goal})


_BY_VERB: Final[Mapping[str, Check]] = {
    "gold": _action,
    "draw": _action,
    "keep": _keep_late,
    "under": _keep_late,
    "end": _end,
    "income": _income,
    "build": _build,
    **dict.fromkeys(_OWNER, _ability),
    **dict.fromkeys(_SPECIAL, _district),
}
