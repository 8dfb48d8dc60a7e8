"""The game as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.outcome import Outcome, Refusal
from pentapolis.kernel.zone import Zone

from . import scoring, view
from .components import BUILDINGS, CARDS, EVENT, KNIGHT, RESOURCES, ROAD
from .notation import NOTATION
from .options import SCHEMA
from .position import arrange, describe
from .rules import turn
from .rules.refusals import refuse
from .rules.setup import setup
from .state import Table


class CatanCard:
    """Follows `kernel.rules.Rules`."""

    name = "catan_card"
    version = 1
    minutes = (30, 60)
    schema = SCHEMA
    notation = NOTATION

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        return setup(options, chance)

    def step(self, table: Table) -> Play:
        return turn.step(table)

    def outcome(self, table: Table) -> Outcome | None:
        return scoring.outcome(table)

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        return view.look(table, seat)

    def memory(self, table: Table, seat: Seat) -> dict[str, Json]:
        return view.memory(table, seat)

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        view.imagine(table, seat, chance)

    def zones(self, table: Table) -> Mapping[str, Zone]:
        return view.zones(table)

    def components(self, table: Table) -> Mapping[str, int]:
        found = Counter(RESOURCES[card] for card in (*table.discard, *table.market))
        for zone in view.resource_zones(table).values():
            found.update(RESOURCES[card] for card in zone.cards)
        for events in (*(zone.cards for zone in view.site_zones(table).values()), *table.cities):
            found.update(map(EVENT.write, events))
        for card in (ROAD, KNIGHT):
            found[CARDS[card]] = table.supply[card] + sum(table.column(card))
        for card in BUILDINGS:
            found[CARDS[card]] = table.supply[card] + sum(cards.count(card) for cards in table.buildings)
        return found

    def describe(self, table: Table) -> dict[str, Json]:
        return describe(table)

    def arrange(self, table: Table, given: Mapping[str, Json]) -> None:
        arrange(table, given)

    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        return refuse(table, ask, option)


GAME = CatanCard()
