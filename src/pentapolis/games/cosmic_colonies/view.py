"""What a seat may see [9], as JSON. The board is drawn from this alone.

    {"round": 5, "half": 0,                      1 … 8; 0 day, 1 night
     "actor": 1 | null,                          who acts now (solo: 1 is the rival); null while workers are chosen, at the end
     "queue": [1, 0],                            who has still to act in this step, in order, the first acts now
     "over": false,
     "deck": "basic" | "advanced" | "mixed" | "solo",
     "pool": ["b01", …] | null,                  the list of a deliberately chosen pool
     "regions": {"W": 3, "M": 0, "O": 5, "P": 2}, "limit": 5, "refill": 3,
     "buildings": [{"name": "habitat", "main": true, "tiles": 1, "slots": 1, "supply": 12,   tiles that lie in so many slots
                    "cost": {"W": 1, "M": 2}, "shape": ".xx/xx."}, …],                       `any` is a key of cost too
     "seats": [{
        "asteroid": "1A", "grid": ["..IDDC..", …],            a letter is a terrain, a dot no cell
        "tiles": [{"tile": "habitat", "cells": [[1, 3], …], "round": 3}, …],   in the order laid; cells [row, column] from 0
        "aside": ["ach2"],                                    monuments without a place
        "store": {"W": 1, "M": 2, "O": 0, "P": 0},
        "built": {"habitat": 1, …},
        "hand": 4, "known": ["b03"],             cards in hand, and which of them I have seen (of mine: which everybody has)
        "shown": ["b05"],                        played this round, day then night
        "open": {"I": 8, "C": 9, …},             uncovered cells
        "score": {"sets": 15, "ice": 0, "crater": 0, "dust": 2, "rock": 0, "lava": 10, "monuments": 4}, "total": 31,
                                                 without the objective, unless I may see it: then "objective" is there too
        "objective": {"name": "obj1", "upper": "habitat", "lower": "atmosphere_generator"} | null}, …],
     "hand": ["b02", "b15"],                     mine, sorted; [] for spectators
     "cards": {"b02": {"number": 2, "load": 3, "day": {…} | null, "night": {…} | null}, …},   all workers that this view names;
                                                 a boost: {"mark": "gather", "op": "swap", "amount": 1, "types": ["W", …]},
                                                 of `extra` types are buildings
     "piles": [{"to": 0, "count": 2, "known": []}, …],        two players: what lies on each one's right, who will take it
     "achievements": ["ach1", …],                open ones; [] without the expansion
     "solo": null | {"deck": 8, "laid": ["s03", …], "plan": ["s05", "s14"],      laid: seen cards of the deck, the top first
              "store": {…}, "built": {…}, "covered": 12, "open": {…}, "score": {…}, "total": 9, "objective": null | {…},
              "capacity": [4, 5]}}               what the rival's two workers carry

A placement `place SHAPE CELL` reads: the rows of the shape (`xxx/.x.`), and the cell of its upper left corner (`c4`: column c,
row 4 from the top). Who has chosen a worker is told by the table's `asked`, never by a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import SPECTATORS, Zone

from .asteroids import TERRAINS
from .bags import RESOURCES, Bag, amounts
from .components import BUILDINGS, OBJECTIVES
from .notation import ACHIEVEMENT, BUILDING, OBJECTIVE, TILE, WORKER
from .pieces import PIECES
from .scoring import own_points, rival_points
from .state import NO_SEAT, RIVAL, City, Table
from .workers import WORKERS, Boost


def look(table: Table, seat: Seat | None) -> dict[str, Json]:
    """What a seat (None: a spectator, D21) may see now."""
    setting = table.setting
    seen = _Seen(table, seat)
    seats: list[Json] = [seen.player(other) for other in table.seats]
    hand = [] if seat is None else seen.names(table.hands[seat].cards)
    piles: list[Json] = [seen.pile(to) for to in range(len(table.right))]
    solo = seen.solo() if setting.seats == 1 else None
    return {
        "round": table.round,
        "half": table.half,
        "actor": None if table.actor == NO_SEAT else table.actor,
        "queue": list(table.queue),
        "over": table.over,
        "deck": setting.deck,
        "pool": [WORKER.write(card) for card in sorted(setting.pool)] or None,
        "regions": write_tokens(table.regions),
        "limit": setting.limit,
        "refill": setting.refill,
        "buildings": write_buildings(table),
        "seats": seats,
        "hand": hand,
        "cards": {WORKER.write(card): write_worker(card) for card in sorted(seen.cards)},
        "piles": piles,
        "achievements": [ACHIEVEMENT.write(each) for each in table.achievements],
        "solo": solo,
    }


class _Seen:
    """What one pair of eyes sees; it collects the workers that it names."""

    def __init__(self, table: Table, seat: Seat | None) -> None:
        self.table = table
        self.seat = seat
        self.cards: set[int] = set()

    def names(self, cards: Iterable[int]) -> list[Json]:
        """Workers by name, sorted."""
        listed = sorted(cards)
        self.cards.update(listed)
        return [WORKER.write(card) for card in listed]

    def in_order(self, cards: Sequence[int]) -> list[Json]:
        self.cards.update(cards)
        return [WORKER.write(card) for card in cards]

    def known(self, zone: Zone, owner: Seat | None = None) -> list[Json]:
        """[9.3] D15: the cards of a place that I know; of my own hand those that everybody knows."""
        bit = SPECTATORS if self.seat in (None, owner) else 1 << (self.seat or 0)
        return self.names(card for card, mask in zip(zone.cards, zone.known, strict=True) if mask & bit)

    def player(self, owner: Seat) -> Json:
        table, city = self.table, self.table.cities[owner]
        points = own_points(table, owner)
        objective = self.objective(owner)
        if objective is None:
            del points["objective"]
        if not table.setting.monuments:
            del points["monuments"]
        return {
            **write_city(city),
            "store": write_tokens(table.stores[owner]),
            "hand": len(table.hands[owner]),
            "known": self.known(table.hands[owner], owner),
            "shown": self.in_order(table.shown[owner]),
            "score": dict(points),
            "total": sum(points.values()),
            "objective": objective,
        }

    def objective(self, owner: int) -> Json:
        """[9.2, 9.4] its owner's secret until the scoring."""
        zone = self.table.objectives[owner]
        bit = SPECTATORS if self.seat is None else 1 << self.seat
        if not zone.known[0] & bit:
            return None
        upper, lower = OBJECTIVES[zone.cards[0]]
        return {"name": OBJECTIVE.write(zone.cards[0]), "upper": BUILDING.write(upper), "lower": BUILDING.write(lower)}

    def pile(self, to: Seat) -> Json:
        zone = self.table.right[to]
        return {"to": to, "count": len(zone), "known": self.known(zone)}

    def solo(self) -> Json:
        table, rival = self.table, self.table.rival
        points, objective = rival_points(table), self.objective(RIVAL)
        if objective is None:
            del points["objective"]
        laid = [card for card in table.deck.seen_by(None) if card is not None]
        plan, bonus = table.plan.cards[::-1], table.setting.difficulty.bonus
        return {
            "deck": len(table.deck),
            "laid": self.in_order(laid),
            "plan": self.in_order(plan),
            "capacity": [WORKERS[card].capacity + bonus for card in plan],
            "store": write_tokens(rival.store),
            "built": write_built(rival.built),
            "covered": rival.covered,
            "open": write_terrains(rival.open_cells()),
            "score": dict(points),
            "total": sum(points.values()),
            "objective": objective,
        }


def write_tokens(tokens: Bag) -> Json:
    return dict(zip(RESOURCES, amounts(tokens), strict=True))


def write_terrains(counts: Sequence[int]) -> Json:
    return dict(zip(TERRAINS, counts, strict=True))


def write_built(built: Sequence[int]) -> Json:
    return {building.name: count for building, count in zip(BUILDINGS, built, strict=True)}


def write_city(city: City) -> dict[str, Json]:
    tiles: list[Json] = [
        {"tile": TILE.write(tile.tile), "cells": _write_cells(city, tile.spot), "round": tile.round} for tile in city.tiles
    ]
    return {
        "asteroid": city.asteroid.name,
        "grid": list(city.asteroid.rows),
        "tiles": tiles,
        "aside": [ACHIEVEMENT.write(each) for each in city.aside],
        "built": write_built(city.built),
        "open": write_terrains(city.open_cells()),
    }


def _write_cells(city: City, spot: int) -> Json:
    return [[row, column] for row, column in city.asteroid.places(city.asteroid.covers[spot])]


def write_buildings(table: Table) -> Json:
    return [
        {
            **_BUILDING_FACTS[kind],
            "tiles": table.slots[kind],
            "supply": table.supply[kind],
            "slots": building.slots[table.setting.crowded],
        }
        for kind, building in enumerate(BUILDINGS)
    ]


def _cost(kind: int) -> Json:
    cost: dict[str, Json] = {letter: count for letter, count in zip(RESOURCES, BUILDINGS[kind].cost, strict=True) if count}
    return cost | ({"any": BUILDINGS[kind].any} if BUILDINGS[kind].any else {})


_BUILDING_FACTS: Final[tuple[dict[str, Json], ...]] = tuple(
    {"name": building.name, "main": building.main, "cost": _cost(kind), "shape": PIECES[kind]}
    for kind, building in enumerate(BUILDINGS)
)


@cache
def write_worker(card: int) -> Json:
    """What is printed on a card."""
    worker = WORKERS[card]
    day, night = map(_write_boost, worker.boosts)
    return {"number": worker.priority, "load": worker.capacity, "day": day, "night": night}


def _write_boost(boost: Boost) -> Json:
    if not boost.mark:
        return None
    kind = BUILDING.names if boost.op == "extra" else RESOURCES
    return {"mark": boost.mark, "op": boost.op, "amount": boost.amount, "types": [kind[each] for each in boost.types]}


def memory(table: Table, seat: Seat) -> dict[str, Json]:
    """All places of workers as this seat knows them, the unknown as null; of the ordered ones the top first."""
    zones: dict[str, Json] = {}
    for name, zone in table.worker_zones().items():
        zones[name] = [None if card is None else WORKER.write(card) for card in zone.remembered(seat)]
    return zones
