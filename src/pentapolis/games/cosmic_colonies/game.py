"""«Космические города» as `kernel.rules.Rules`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.outcome import Outcome, Refusal
from pentapolis.kernel.zone import Zone

from . import arrange, imagining, scoring, view
from .components import BUILDINGS, TILE_NAMES
from .layout import LAYOUT
from .notation import NOTATION, OBJECTIVE, WORKER
from .options import SCHEMA, read_setting
from .refusals import refuse
from .rules import step
from .setup import deal
from .state import Table


class CosmicColonies:
    """Follows `kernel.rules.Rules`; the rooms of the package do the work."""

    name = "cosmic_colonies"
    version = 1
    minutes = (45, 75)
    schema = SCHEMA
    notation = NOTATION

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        return deal(read_setting(options), chance)

    def step(self, state: Table) -> Play:
        return step(state)

    def outcome(self, state: Table) -> Outcome | None:
        return scoring.outcome(state)

    def look(self, state: Table, seat: Seat | None) -> dict[str, Json]:
        return view.look(state, seat)

    def memory(self, state: Table, seat: Seat) -> dict[str, Json]:
        return view.memory(state, seat)

    def imagine(self, state: Table, seat: Seat, chance: Chance) -> None:
        imagining.imagine(state, seat, chance)

    def zones(self, state: Table) -> Mapping[str, Zone]:
        return state.worker_zones() | state.objective_zones()

    def components(self, state: Table) -> Mapping[str, int]:
        """Workers, objectives, building tiles and monuments. Resources are unlimited [2.2]."""
        workers = [card for zone in state.worker_zones().values() for card in zone.cards]
        workers += [card for cards in state.shown for card in cards]
        objectives = [card for zone in state.objective_zones().values() for card in zone.cards]
        return Counter([*map(WORKER.write, workers), *map(OBJECTIVE.write, objectives), *_tiles(state)])

    def describe(self, state: Table) -> dict[str, Json]:
        return LAYOUT.describe(state)

    def arrange(self, state: Table, given: Mapping[str, Json]) -> None:
        arrange.arrange(state, given)

    def refuse(self, state: Table, ask: Ask, option: Option) -> Refusal | None:
        return refuse(state, ask, option)


def _tiles(table: Table) -> list[str]:
    """The names of all tiles, wherever they lie."""
    tiles = [tile.tile for city in table.cities for tile in city.tiles]
    for kind in range(len(BUILDINGS)):
        tiles += [kind] * (table.slots[kind] + table.supply[kind] + table.rival.built[kind])
    monuments = [*table.achievements, *(each for city in table.cities for each in city.aside)]
    return [TILE_NAMES[tile] for tile in tiles] + [TILE_NAMES[len(BUILDINGS) + each] for each in monuments]


GAME = CosmicColonies()
