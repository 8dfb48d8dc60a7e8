"""What is seen: everything, by everybody. The board is drawn from this alone.

{"mode": "3", "country": "france", "round": 5, "rounds": 24 | null, "bonus": 25 | null, "ending": false, "over": false,
 "first": 0, "start": 1, "order": [1, 2, 0],         who began the game, who begins this round, and the order in it
 "agenda": [{"task": "act", "seat": 0}, …],          what is still to come in this round, the running task first
 "turn": 0 | null,                                   whose task is running
 "wheel": {"values": [0, 2, …], "places": {"peat": 4, …}, "amounts": {"peat": 5, …}},    only indicators on the wheel
 "stage": "B", "phases": {"A": 6, …},                the pile that comes next (E: none), and the rounds that bring them
 "marker": "B",                                      where the house marker stands
 "piles": {"B": [cards], …}, "display": [cards], "prices": {"districts": [2, 3, …], "plots": […]},       still to come
 "fee": 1, "wonders": 8, "late": {"grapes": 8, "stone": 13},           rounds in which indicators come onto the wheel
 "seats": [{"goods": {"wood": 1, …}, "food": 7, "energy": 3.5, "money": 4, "settlements": [cards],
            "prior": null | "A F05", "brothers": [null, "A H01"], "bought": false,             null: at home
            "landscapes": [{"side": "plains", "row": 2}],
            "cells": [{"at": "0,0", "terrain": "plains", "growth": "moor"?, "card": "H01"?, "clergy": ["A prior"]?,
                       "around": 5?}],               on free ones: what a settlement there scores besides its own value
            "settled": {"S01": 7}, "score": {"goods": 3, "economic": 0, "dwelling": 0}, "total": 3}],
 "neutral": null | {prior, brothers, landscapes, cells}}
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pentapolis.kernel.ask import Seat, seat_letter
from pentapolis.kernel.json_values import Json

from .components import CARD_NAMES, COAST, HILLSIDE, PILES, PLAINS, TERRAIN_NAMES
from .goods import GOODS, Store, goods_of, money
from .land import SIDES, Cell, Land
from .layout import HOME, STAGES, whereabouts
from .modes import DISTRICT_PRICES, PLOT_PRICES
from .notation import CELL, CLERGYMAN
from .scoring import around, own_points, settled
from .state import ABSENT, INDICATOR_NAMES, NEUTRAL, NO_SEAT, Table

_HABITABLE: Final = PLAINS | HILLSIDE | COAST
"""[9.3] where settlements may stand at all."""

_FOR_NEUTRAL: Final = ("place-all", "neutral-use")


def look(table: Table) -> dict[str, Json]:
    setting, mode = table.setting, table.setting.mode
    country_goods = goods_of(setting.country)
    return {
        "mode": mode.name,
        "country": setting.country,
        "round": table.round,
        "rounds": setting.rounds,
        "bonus": mode.bonus,
        "ending": table.ending,
        "over": table.over,
        "first": table.first,
        "start": table.start,
        "order": [*table.order(table.start)],
        "agenda": [{"task": task, "seat": _maybe(seat)} for task, seat in table.agenda],
        "turn": _turn(table),
        "wheel": _wheel(table),
        "stage": STAGES.write(table.stage),
        "marker": _marker(table),
        "phases": dict(zip(PILES, mode.phases, strict=True)),
        "piles": {PILES[stage]: _names(setting.piles[stage + 1]) for stage in range(table.stage, len(PILES))},
        "display": _names(table.display),
        "prices": {
            "districts": _prices(DISTRICT_PRICES, table.districts, setting.solo),
            "plots": _prices(PLOT_PRICES, table.plots, setting.solo),
        },
        "fee": table.fee,
        "wonders": table.wonders,
        "late": {GOODS[good].name: number for good, number in mode.late.items() if good in country_goods},
        "seats": [_player(table, seat) for seat in table.players],
        "neutral": _board(table, NEUTRAL) if setting.solo else None,
    }


def _maybe(seat: Seat) -> Json:
    return None if seat == NO_SEAT else seat


def _turn(table: Table) -> Json:
    """Whose task is running; those of the neutral player are done by the only player there is [14.4.6]."""
    if not table.agenda:
        return None
    task, seat = table.agenda[0]
    return 0 if task in _FOR_NEUTRAL else _maybe(seat)


def _marker(table: Table) -> Json:
    """[11.3] it moves on as a phase begins, not as its pile is opened; to E only after the fourth."""
    ahead = table.stage < len(PILES) - 1 and any(task == "open" for task, _ in table.agenda)
    return STAGES.write(table.stage + ahead)


def _names(cards: Iterable[int]) -> Json:
    return [CARD_NAMES[card] for card in sorted(cards)]


def _prices(prices: tuple[int, ...], sold: int, solo: bool) -> Json:
    return [*(prices[::-1] if solo else prices)[sold:]]


def _wheel(table: Table) -> Json:
    there = [number for number, index in enumerate(table.wheel) if index != ABSENT]
    return {
        "values": [*table.setting.mode.wheel],
        "places": {INDICATOR_NAMES[number]: table.wheel[number] for number in there},
        "amounts": {INDICATOR_NAMES[number]: table.value(number) for number in there},
    }


def _player(table: Table, seat: Seat) -> Json:
    setting, store, land = table.setting, table.stores[seat], table.lands[seat]
    points = own_points(table, seat)
    halves = _worth(store, "energy")
    return {
        **_board(table, seat),
        "goods": {GOODS[good].name: store[good] for good in goods_of(setting.country)},
        "food": _worth(store, "food"),
        "energy": halves / 2 if halves % 2 else halves // 2,
        "money": money(store),
        "settlements": _names(table.settlements[seat]),
        "bought": table.bought[seat],
        "settled": {CARD_NAMES[card]: score for card, score in sorted(settled(setting, land).items())},
        "score": {**points},
        "total": sum(points.values()),
    }


def _worth(store: Store, unit: str) -> int:
    """[2.3] what all goods of a store feed, or burn for (in halves)."""
    return sum(count * int(getattr(good, unit)) for good, count in zip(GOODS, store, strict=True))


def _board(table: Table, owner: int) -> dict[str, Json]:
    land = table.lands[owner]
    prior, brothers = whereabouts(table, owner)
    return {
        "prior": None if prior == HOME else prior,
        "brothers": [None if place == HOME else place for place in sorted(brothers, key=lambda place: (place != HOME, place))],
        "landscapes": [{"side": SIDES[side], "row": top} for side, top in land.bought],
        "cells": [_cell(table, land, cell) for cell in sorted(land.terrain)],
    }


def _cell(table: Table, land: Land, cell: Cell) -> Json:
    seen: dict[str, Json] = {"at": CELL.write(cell), "terrain": TERRAIN_NAMES[land.terrain[cell]]}
    card = land.cards.get(cell)
    if cell in land.growth:
        seen["growth"] = land.growth[cell]
    if card is not None:
        seen["card"] = CARD_NAMES[card]
    if card in land.men:
        seen["clergy"] = [f"{seat_letter(owner)} {CLERGYMAN.write(kind)}" for owner, kind in sorted(land.men[card])]
    if cell in land.free and land.terrain[cell] & _HABITABLE:
        seen["around"] = around(table.setting, land, cell)
    return seen
