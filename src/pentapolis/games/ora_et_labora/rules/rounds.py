"""The course of the game: rounds, the wheel, settlement phases and the end [4, 5, 11–14]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Play, Seat

from ..components import PILE_SETTLEMENTS, PILES, names_of
from ..goods import GOODS, add_goods, as_stored, named
from ..land import PRIOR
from ..modes import PRINTED_GOODS
from ..state import ABSENT, ALL_OUT, INDICATOR_NAMES, INDICATOR_OF, JOKER, LAST_INDEX, NO_SEAT, Table, Task
from .bonus import bonus_turn
from .ends import has_last_phase, next_is_last, was_last
from .settling import settlement_turn
from .solo import neutral_use, place_next
from .turn import act


def step(table: Table) -> Play:
    """Carries out what the agenda has next, or begins the next round. While it is carried out, it stays the agenda's first."""
    if not table.agenda:
        _go_on(table)
        return
    task, seat = table.agenda[0]
    deed = _DEEDS.get(task)
    if deed is not None:
        deed(table)
    else:
        yield from _TURNS[task](table, seat)
    del table.agenda[0]


def _go_on(table: Table) -> None:
    """Begins the next round, or what comes after the last [11.7, 12.6, 14]."""
    if was_last(table):
        table.ending = True
        table.agenda = _closing(table)
    else:
        table.ending = next_is_last(table)
        start_round(table)


# --- a round [5.2] --------------------------------------------------------------------------------------------------------


def start_round(table: Table) -> None:
    """Clergymen, wheel, settlement phase, actions [5.2]; the rest of them comes by the agenda."""
    table.round += 1
    table.bought = [False] * table.setting.players
    table.tell("round", number=table.round, to=table.start)
    recall(table)
    turn_wheel(table)
    if table.round == table.setting.mode.bonus:
        _return_priors(table)
    table.agenda = [*_phase(table), *_printed(table), *_turns(table)]


def recall(table: Table) -> None:
    """[5.2a, 14.4.3] who has nobody left at home takes all back."""
    for owner in range(table.setting.boards):
        if not table.at_home(owner) and table.bring_home(owner):
            if owner < table.setting.players:
                table.tell("recall", owner)
            else:
                table.tell("recall-neutral")


def turn_wheel(table: Table) -> None:
    """[4.2, 4.4, 4.5] the indicators move on; at the end they are pushed along, alone they leave. Then come the late ones."""
    solo = table.setting.solo
    for indicator, index in enumerate(table.wheel):
        if index == LAST_INDEX and solo:
            table.wheel[indicator] = ABSENT
            _tell_gone(table, indicator)
        elif ABSENT < index < LAST_INDEX:
            table.wheel[indicator] = index + 1
    _bring_late(table)


def _tell_gone(table: Table, indicator: int) -> None:
    if indicator == JOKER:
        table.tell("gone-joker")
    else:
        table.tell("gone", good=INDICATOR_NAMES[indicator])


def _bring_late(table: Table) -> None:
    """[4.5, D4]"""
    for good, round_ in table.setting.mode.late.items():
        indicator = INDICATOR_OF[good]
        if round_ == table.round and table.wheel[indicator] == ABSENT and GOODS[good].country in ("", table.setting.country):
            table.wheel[indicator] = table.setting.late_index
            table.tell("late", good=GOODS[good].name)


def _return_priors(table: Table) -> None:
    """[12.1, 12.2]"""
    table.tell("bonus-round")
    for seat in table.players:
        table.bring_home(seat, PRIOR)
    table.tell("return-priors")


def _turns(table: Table) -> list[Task]:
    """[5.2d, 12.3, 14.2.1, 14.3.1, 14.4.5] the actions of a round."""
    mode, start = table.setting.mode, table.start
    if table.round == mode.bonus:
        return [("bonus", seat) for seat in table.order(start)]
    if table.ending:
        return [("act", start)]
    if mode.turns_apart:
        return [("act", seat) for seat in [*table.order(start), start]]
    if mode.name == "2long":
        return [("act", seat) for seat in [start, *table.order(start)]]
    return [("act", start), ("act", start)]


# --- settlement phases [11] -----------------------------------------------------------------------------------------------


def _phase(table: Table) -> list[Task]:
    """[11.1, 11.2] the phase that begins this round, if any."""
    phases = table.setting.mode.phases
    if table.round not in phases:
        return []
    table.tell("phase", pile=PILES[phases.index(table.round)])
    return [*_settling(table, table.start), ("open", NO_SEAT)]


def _settling(table: Table, start: Seat) -> list[Task]:
    """[11.4, 14.4.6] step 2 of a phase."""
    turns: list[Task] = [("settle", seat) for seat in table.order(start)]
    return [*_NEUTRAL_PART, *turns] if table.setting.solo else turns


_NEUTRAL_PART: Final[tuple[Task, ...]] = tuple((task, NO_SEAT) for task in ("recall", "place-all", "neutral-use", "recall"))
"""[14.4.6a–d]"""


def _closing(table: Table) -> list[Task]:
    """[11.7] the fifth phase; its order begins with the bonus round's start player [D25], of two with who acted last [D1]."""
    if not has_last_phase(table.setting):
        return [("end", NO_SEAT)]
    table.tell("phase", pile="E")
    return [*_settling(table, table.last if table.setting.players == 2 else table.start), ("end", NO_SEAT)]


def open_pile(table: Table) -> None:
    """[11.5] its buildings join the old ones, and everybody receives its settlement. Positions may have all of it out already."""
    if table.stage == ALL_OUT:
        return
    used = {card for land in table.lands for card in land.where}.union(table.display, table.box)
    cards = [card for card in table.setting.piles[table.stage + 1] if card not in used]
    table.display = sorted([*table.display, *cards])
    settlement = PILE_SETTLEMENTS[table.stage]
    for seat, supply in enumerate(table.settlements):
        if settlement not in supply and settlement not in table.lands[seat].where:
            supply.append(settlement)
    table.stage += 1
    table.tell("open", cards=[*names_of(cards)])


# --- printed goods [14.1.4] -----------------------------------------------------------------------------------------------


def _printed(table: Table) -> list[Task]:
    """[D28] after the phase, before the first action."""
    return [("goods", NO_SEAT)] if table.setting.mode.short and PRINTED_GOODS[table.round - 1] else []


def hand_out(table: Table) -> None:
    """[14.1.4] what is printed at the sector that the beam passed."""
    goods = [(good, 1) for good in PRINTED_GOODS[table.round - 1]]
    for store in table.stores:
        add_goods(store, goods)
    table.tell("printed", goods=named(as_stored(goods).items()))


# --- the end [13] ---------------------------------------------------------------------------------------------------------


def end(table: Table) -> None:
    table.over = True
    table.tell("end")


_DEEDS: Final[Mapping[str, Callable[[Table], None]]] = {
    "goods": hand_out,
    "open": open_pile,
    "recall": recall,
    "end": end,
}
"""What happens of itself."""

_TURNS: Final[Mapping[str, Callable[[Table, Seat], Play]]] = {
    "act": act,
    "bonus": bonus_turn,
    "settle": settlement_turn,
    "place-all": place_next,
    "neutral-use": neutral_use,
}
"""What somebody is asked about."""
