"""How the simple bots play a turn: ability first where it names somebody, then the action, building, and what is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat

from ..components import (
    ABBOT,
    ARTIST,
    ASSASSIN,
    DIPLOMAT,
    MAGICIAN,
    NAVIGATOR,
    THIEF,
    WARLORD,
    WITCH,
    WIZARD,
)
from ..notation import DRAW, END, GOLD, LEVY, PEEK, REPLACE, SWAP, TAKE_INCOME, VOYAGE_CARDS, VOYAGE_GOLD
from ..rules.building import builds_left
from ..rules.districts import WORKING
from ..rules.turn import income_now
from ..state import ABILITY, ACTION, Table
from .mind import Mind
from .style import Style
from .targets import choose_exchange, choose_purse, choose_ruin, choose_victim
from .worth import build_value, card_value, standing, threats

Use = Callable[[Table, Seat, Sequence[Option], Mind], "Option | None"]


def choose_in_turn(table: Table, ask: Ask, mind: Mind) -> Option:
    """One step of a turn."""
    me, options, used = ask.seat, ask.options, table.used
    if not used & ABILITY and not table.bare:
        use = _USES.get(table.actor)
        chosen = use(table, me, options, mind) if use is not None else None
        if chosen is not None:
            return chosen
    if not used & ACTION:
        return choose_action(table, me, options, mind.style)
    return choose_build(table, me, options) or choose_rest(table, me, options)


# --- the action -------------------------------------------------------------------------------------------------------------


def choose_action(table: Table, me: Seat, options: Sequence[Option], style: Style) -> Option:
    """Cards when none in the hand can be built, or when there are few and even the dearest is paid for; gold otherwise."""
    if options[1] is not DRAW:
        return GOLD
    built, costs = table.built[me], table.box.costs
    fresh = [costs[kind] for kind in table.hands[me].cards if not built >> kind & 1]
    if not fresh:
        return DRAW
    return DRAW if len(fresh) <= style.spare and table.gold[me] + income_now(table, me) >= max(fresh) else GOLD


# --- building ---------------------------------------------------------------------------------------------------------------


def choose_build(table: Table, me: Seat, options: Sequence[Option]) -> Option | None:
    """The best district that can be paid; income first where it pays for a better one."""
    if builds_left(table) <= 0:
        return None
    builds, income = _of(options, "build"), income_now(table, me)
    if len(builds) <= 1 and not income:
        return builds[0] if builds else None
    values = [build_value(table, me, option[1]) for option in builds]
    most = max(values, default=-1.0)
    if income and _better_with(table, me, table.gold[me] + income, most):
        return TAKE_INCOME
    return builds[values.index(most)] if builds else None


def _better_with(table: Table, me: Seat, gold: int, most: float) -> bool:
    """Whether so much gold would pay for a better district than the best one now."""
    built, costs = table.built[me], table.box.costs
    return any(
        costs[kind] <= gold and not built >> kind & 1 and build_value(table, me, kind) > most for kind in table.hands[me].cards
    )


# --- the rest ---------------------------------------------------------------------------------------------------------------


def choose_rest(table: Table, me: Seat, options: Sequence[Option]) -> Option:
    """Special districts with what is over, then the end."""
    if table.built[me] & WORKING:
        for option in options:
            rate = _SPECIAL.get(option[0])
            if rate is not None and rate(table, me, option):
                return option
    return END if END in options else options[-1]


def _discard(table: Table, me: Seat, option: Option) -> bool:
    """Laboratory and Museum: a card of no use."""
    return card_value(table, me, option[1]) < 1


def _forge(table: Table, me: Seat, option: Option) -> bool:
    """Smithy: with few cards and gold to spare."""
    return len(table.hands[me].cards) <= 1 and table.gold[me] >= 3


def _explode(table: Table, me: Seat, option: Option) -> bool:
    """Armory: against a city that is about to be completed."""
    return threats(table)[option[1]] > 2 and table.box.costs[option[2]] >= 3


_SPECIAL: Final[Mapping[str, Callable[[Table, Seat, Option], bool]]] = {
    "laboratory": _discard,
    "museum": _discard,
    "smithy": _forge,
    "armory": _explode,
}


# --- abilities --------------------------------------------------------------------------------------------------------------


def _of(options: Sequence[Option], verb: str) -> list[Option]:
    return [option for option in options if option[0] == verb]


def _kill(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    return choose_victim(table, me, _of(options, "kill"), mind)


def _rob(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    return choose_purse(table, me, _of(options, "rob"), mind)


def _bewitch(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    named = _of(options, "bewitch")
    return choose_victim(table, me, named, mind) if named else None


def _fullest(table: Table, me: Seat, least: int) -> Seat:
    """Whose hand is the largest; of several, the one who does best. -1 where nobody has `least` cards."""
    sizes = [len(hand.cards) for hand in table.hands]
    sizes[me] = -1
    most = max(sizes)
    if most < least:
        return -1
    if sizes.count(most) == 1:
        return sizes.index(most)
    return max((seat for seat, size in enumerate(sizes) if size == most), key=lambda seat: standing(table, seat))


def _magic(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    """A swap for a hand larger by two; else useless cards are replaced."""
    hand = table.hands[me].cards
    best = _fullest(table, me, len(hand) + 2)
    if best >= 0:
        return SWAP[best]
    built = table.built[me]
    return REPLACE if sum([built >> kind & 1 for kind in hand]) >= 2 else None


def _peek(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    """After the action, so that the card can be built at once."""
    best = _fullest(table, me, 1) if table.used & ACTION else -1
    return PEEK[best] if best >= 0 else None


def _levy(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    return LEVY if LEVY in options else None


def _voyage(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    if not table.used & ACTION:
        return None
    return VOYAGE_CARDS if not table.hands[me].cards and VOYAGE_CARDS in options else VOYAGE_GOLD


def _late(table: Table, options: Sequence[Option]) -> bool:
    """When the action is taken and nothing can be built any more."""
    if not table.used & ACTION:
        return False
    for option in options:  # noqa: SIM110  (it is asked often, and a generator costs more than the loop)
        if option[0] == "build":
            return False
    return True


def _destroy(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    return choose_ruin(table, me, options, mind.style) if _late(table, options) else None


def _exchange(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    return choose_exchange(table, me, _of(options, "exchange")) if _late(table, options) else None


def _beautify(table: Table, me: Seat, options: Sequence[Option], mind: Mind) -> Option | None:
    """A point for a gold, when gold builds nothing any more."""
    named = _of(options, "beautify")
    return named[0] if named and _late(table, options) and (table.gold[me] > 4 or table.complete(me)) else None


_USES: Final[Mapping[int, Use]] = {
    ASSASSIN: _kill,
    THIEF: _rob,
    MAGICIAN: _magic,
    WARLORD: _destroy,
    WITCH: _bewitch,
    WIZARD: _peek,
    ABBOT: _levy,
    NAVIGATOR: _voyage,
    DIPLOMAT: _exchange,
    ARTIST: _beautify,
}
