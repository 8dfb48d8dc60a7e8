"""Guildhall, as the kernel knows a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from pentapolis.kernel.ask import seat_letter
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import PUBLIC, Zone

from .components import CARD, CHAPTER_CARDS, COPIES, HAND_IN_SETUP, ROW_SIZE, VP, vp_copies
from .imagining import imagine
from .layout import LAYOUT, arrange, bought, open_cards
from .notation import NOTATION
from .options import SCHEMA, professions_for
from .rules.refusals import refuse
from .rules.turn import step
from .scoring import outcome
from .state import NOBODY_YET, NOTHING, Table
from .view import look, memory


class Guildhall:
    """Follows `kernel.rules.Rules`."""

    name = "guildhall"
    version = 1
    minutes = (30, 60)
    schema = SCHEMA
    notation = NOTATION

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        """[3] D1: chance chooses who begins."""
        seats = range(options.seats)
        professions = professions_for(options, chance)
        cards = [card for profession in professions for card in CHAPTER_CARDS[profession] for _ in range(COPIES)]
        vp_cards = [kind for kind, copies in enumerate(vp_copies(options.seats)) for _ in range(copies)]
        table = Table(
            professions=professions,
            deck=Zone(cards=cards),
            discard=Zone(),
            hands=[Zone(1 << seat, ordered=False) for seat in seats],
            halls=[0 for _ in seats],
            completed=[Zone(1 << seat, ordered=False) for seat in seats],
            area=[],
            played=0,
            aside=Zone(PUBLIC),
            row=[],
            vp_deck=Zone(cards=vp_cards),
            scored=[[] for _ in seats],
            tokens=[0 for _ in seats],
            player=0,
            actions=0,
            turn=0,
            setup_left=options.seats,
            winner=NOBODY_YET,
            turn_limit=options.number("turn_limit"),
            looking=NOTHING,
            chance=chance,
        )
        _deal(table)
        return table

    # The rooms' own functions, with no call in between: a simulation begins tens of thousands of steps a second.
    step = staticmethod(step)
    outcome = staticmethod(outcome)
    look = staticmethod(look)
    memory = staticmethod(memory)
    imagine = staticmethod(imagine)
    arrange = staticmethod(arrange)
    refuse = staticmethod(refuse)

    def zones(self, state: Table) -> Mapping[str, Zone]:
        if state.zones is None:
            places = [state.deck, state.discard, state.aside, state.vp_deck, *state.hands, *state.completed]
            state.zones = dict(zip(_ZONES[len(state.hands)], places, strict=True))
        return state.zones

    def components(self, state: Table) -> Mapping[str, int]:
        """The VP tokens have no end [2.3]; they are not counted."""
        cards = open_cards(state) + [card for zone in (state.deck, *state.hands) for card in zone.cards]
        vp_cards = [*state.row, *state.vp_deck.cards, *bought(state)]
        return Counter([*map(CARD.write, cards), *map(VP.write, vp_cards)])

    def describe(self, state: Table) -> dict[str, Json]:
        return LAYOUT.describe(state)


def _zone_names(seats: int) -> tuple[str, ...]:
    letters = [seat_letter(seat) for seat in range(seats)]
    return (
        "deck",
        "discard",
        "aside",
        "vp_deck",
        *[f"hand {letter}" for letter in letters],
        *[f"completed {letter}" for letter in letters],
    )


_ZONES: Final = {seats: _zone_names(seats) for seats in range(SCHEMA.min_seats, SCHEMA.max_seats + 1)}


def _deal(table: Table) -> None:
    """[3.1, 3.3, 3.4]"""
    table.deck.shuffle(table.chance)
    table.vp_deck.shuffle(table.chance)
    table.row = [table.vp_deck.pop() for _ in range(ROW_SIZE)]
    for hand in table.hands:
        for _ in range(HAND_IN_SETUP):
            table.deck.draw(hand)
    table.player = table.chance.below(table.seats)


GAME = Guildhall()
