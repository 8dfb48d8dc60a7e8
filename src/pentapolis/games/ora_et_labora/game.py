"""«Молись и трудись» as `kernel.rules.Rules`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.outcome import Outcome, Refusal
from pentapolis.kernel.zone import Zone

from . import arrange, scoring, view
from .components import CARD_NAMES, PILE_SETTLEMENTS
from .goods import WONDER
from .notation import NOTATION
from .options import SCHEMA, read_setting
from .refusals import refuse
from .rules import step
from .setup import deal
from .state import Table


class OraEtLabora:
    """Follows `kernel.rules.Rules`; the rooms of the package do the work. Nothing is hidden, and after the deal nothing is
    drawn: there are no zones, nothing to remember, and an imagination only has a stream of its own."""

    name = "ora_et_labora"
    version = 2
    minutes = (45, 180)
    schema = SCHEMA
    notation = NOTATION

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        return deal(read_setting(options), chance)

    def step(self, state: Table) -> Play:
        return step(state)

    def outcome(self, state: Table) -> Outcome | None:
        return scoring.outcome(state)

    def look(self, state: Table, seat: Seat | None) -> dict[str, Json]:
        return view.look(state)

    def memory(self, state: Table, seat: Seat) -> dict[str, Json]:
        return {}

    def imagine(self, state: Table, seat: Seat, chance: Chance) -> None:
        state.chance = chance.fork("imagined")

    def zones(self, state: Table) -> Mapping[str, Zone]:
        return {}

    def components(self, state: Table) -> Mapping[str, int]:
        """Cards, wonders, clergymen and (where the piles alone give them [D19]) landscapes. Other goods are unlimited [2.4]."""
        counts = Counter(CARD_NAMES[card] for card in _cards(state))
        counts["wonder"] = state.wonders + sum(store[WONDER] for store in state.stores)
        clergy = sum(each.prior + each.brothers for each in state.clergy)
        counts["clergyman"] = clergy + sum(len(men) for land in state.lands for men in land.men.values())
        if state.setting.bulwark_from_piles:
            counts["landscape"] = sum(len(land.bought) for land in state.lands) - state.districts - state.plots
        return counts

    def describe(self, state: Table) -> dict[str, Json]:
        return arrange.describe(state)

    def arrange(self, state: Table, given: Mapping[str, Json]) -> None:
        arrange.arrange(state, given)

    def refuse(self, state: Table, ask: Ask, option: Option) -> Refusal | None:
        return refuse(state, ask, option)


def _cards(table: Table) -> list[int]:
    """All cards: on boards, in the display, in the box, in supplies and still to come."""
    cards = [card for land in table.lands for card in land.cards.values()]
    cards += [*table.display, *table.box, *(card for pile in table.setting.piles[table.stage + 1 :] for card in pile)]
    for supply in table.settlements:
        cards += [*supply, *PILE_SETTLEMENTS[table.stage :]]
    return cards


GAME = OraEtLabora()
