"""The game as the kernel sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import GameOptions, Schema
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.notation import Notation
from pentapolis.kernel.outcome import Outcome, Refusal
from pentapolis.kernel.zone import Zone

from . import imagination, position, scoring, view
from .components import CARD, CHARACTER, PLAIN
from .notation import NOTATION
from .options import SCHEMA, STARTING_CARDS, STARTING_GOLD, open_box
from .rules.calls import gather, play_on
from .rules.draft import draft_step
from .rules.refusals import refuse
from .state import Table


class Citadels:
    """Follows `kernel.rules.Rules`."""

    @property
    def name(self) -> str:
        return "citadels"

    @property
    def version(self) -> int:
        return 1

    @property
    def minutes(self) -> tuple[int, int]:
        return (30, 75)

    @property
    def schema(self) -> Schema:
        return SCHEMA

    @property
    def notation(self) -> Notation:
        return NOTATION

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        """[3.1–3.6] the deck is shuffled, hands and gold are dealt, a seat has the crown [D2]."""
        box = open_box(options)
        seats = range(box.seats)
        roster = box.draw_roster(chance)
        crown = chance.below(box.seats) if box.first_crown is None else box.first_crown
        table = Table(
            box,
            roster,
            crown,
            gold=[STARTING_GOLD] * box.seats,
            deck=Zone(cards=box.deck),
            hands=[Zone(1 << seat, ordered=False) for seat in seats],
            cities=[[] for _ in seats],
            museum=Zone(),
            air=Zone(ordered=False),
            packet=Zone(ordered=False),
            dealt=Zone(),
            chance=chance,
            built=[0] * box.seats,
            doubles=[-1] * box.seats,
            first=crown,
        )
        table.deck.shuffle(chance)
        for _ in range(STARTING_CARDS):
            for hand in table.hands:
                table.deck.draw(hand)
        gather(table)
        return table

    def step(self, table: Table) -> Play:
        """A pick of the draft; or the call of the next seat that answers, with its turn; or the end of a round."""
        return draft_step(table) if table.packet.cards else play_on(table)

    def outcome(self, table: Table) -> Outcome | None:
        return scoring.outcome(table) if table.over else None

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        return view.look(table, seat)

    def memory(self, table: Table, seat: Seat) -> dict[str, Json]:
        return view.memory(table, seat)

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        imagination.imagine(table, seat, chance)

    def zones(self, table: Table) -> Mapping[str, Zone]:
        zones = {"deck": table.deck, "museum": table.museum, "air": table.air, "packet": table.packet, "dealt": table.dealt}
        zones.update((f"hand {seat}", hand) for seat, hand in enumerate(table.hands))
        return zones

    def components(self, table: Table) -> Mapping[str, int]:
        """All district and character cards; gold is without number [2.5, D3]."""
        zones = (table.deck, table.museum, table.air, *table.hands)
        districts = [card for zone in zones for card in zone.cards]
        districts += [PLAIN[house] for city in table.cities for house in city]
        characters = [*table.packet.cards, *table.dealt.cards, *table.up]
        return Counter([*map(CARD.write, districts), *map(CHARACTER.write, characters)])

    def describe(self, table: Table) -> dict[str, Json]:
        return position.describe(table)

    def arrange(self, table: Table, given: Mapping[str, Json]) -> None:
        position.arrange(table, given)

    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        return refuse(table, ask, option)


GAME = Citadels()
