"""The game as the kernel knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

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

    setup = staticmethod(setup)
    step = staticmethod(turn.step)
    outcome = staticmethod(scoring.outcome)
    look = staticmethod(view.look)
    memory = staticmethod(view.memory)
    imagine = staticmethod(view.imagine)
    zones = staticmethod(view.zones)
    describe = staticmethod(describe)
    arrange = staticmethod(arrange)
    refuse = staticmethod(refuse)

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


GAME = CatanCard()
