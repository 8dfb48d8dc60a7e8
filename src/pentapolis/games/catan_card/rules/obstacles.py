"""What stands in the way of a build, price and phase apart: the same question for what is offered and for what is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.outcome import Refusal

from ..components import CARDS, LIBRARY, UNIVERSITY
from ..state import Table
from .ownership import NOWHERE, source
from .payment import affordable, affordable_with_waiver

KIND_NAMES: Final = ("road", "knight", "settlement", "city", "building")

ONE_A_TURN: Final = Refusal("one-a-turn", "6.5")
NONE_TO_TAKE: Final = Refusal("none-to-take", "7.9")
NO_SITES: Final = Refusal("no-sites", "8.1")
NO_SETTLEMENT: Final = Refusal("no-settlement", "8.3")
NO_CITY: Final = Refusal("no-city", "9.1")
OWNED: Final = Refusal("owned", "9.2")
NOT_IN_GAME: Final = Refusal("not-in-game", "2.7")
NONE_LEFT: Final = Refusal("none-left", "3.3")


# [decision D8] All buildings are one kind, so that one building can be built in a turn: the five kinds are the five lines of the
# price card.
KIND_OF: Final = tuple(min(card, LIBRARY) for card in range(len(CARDS)))
"""[6.5] By card: its kind, a place in `KIND_NAMES`."""


def university_usable(table: Table, me: Seat) -> bool:
    """[9.5] Whether the seat owns the University and has not used it in its turn."""
    return UNIVERSITY in table.buildings[me] and not (table.university_used and me == table.player)


def affordable_cards(table: Table, me: Seat) -> Sequence[int]:
    """The cards whose prices the player can pay in some way; no buildings where they could not be laid anyway."""
    hand = table.counts(me)
    cards = affordable_with_waiver(hand) if university_usable(table, me) else affordable(hand)
    return cards.all if has_free_city(table, me) else cards.plain


def buildable(table: Table, me: Seat) -> list[int]:
    """The cards that the player can pay and build now."""
    return [card for card in affordable_cards(table, me) if obstacle(table, me, card) is None]


def has_free_city(table: Table, me: Seat) -> bool:
    """[9.1] Whether the seat owns a city that no building covers."""
    return len(table.buildings[me]) < len(table.cities[me])


def obstacle(table: Table, me: Seat, card: int) -> Refusal | None:
    """Why a seat cannot build a card in its turn, which may be the one that is played, whatever is in hand; None where nothing is
    in the way."""
    if table.built >> KIND_OF[card] & 1 and me == table.player:
        return ONE_A_TURN
    return _OBSTACLES[KIND_OF[card]](table, me, card)


def shut(table: Table, me: Seat, card: int) -> Refusal | None:
    """Why a card could not be built in any turn, as the table lies."""
    return _OBSTACLES[KIND_OF[card]](table, me, card)


def _to_column(table: Table, me: Seat, card: int) -> Refusal | None:
    return None if table.supply[card] or source(table, me, card) != NOWHERE else NONE_TO_TAKE


def _to_settlement(table: Table, me: Seat, card: int) -> Refusal | None:
    return None if table.sites.cards else NO_SITES


def _to_city(table: Table, me: Seat, card: int) -> Refusal | None:
    return None if table.settlements[me].cards else NO_SETTLEMENT


def _to_building(table: Table, me: Seat, card: int) -> Refusal | None:
    """[decision D2] Any building of the stack may be chosen: it lies face up, and names matter for price and ownership."""
    if table.unique and card in table.buildings[me]:
        return OWNED
    if not has_free_city(table, me):
        return NO_CITY
    if table.supply[card]:
        return None
    return NONE_LEFT if any(card in cards for cards in table.buildings) else NOT_IN_GAME


_OBSTACLES: Final[tuple[Callable[[Table, Seat, int], Refusal | None], ...]] = (
    _to_column,
    _to_column,
    _to_settlement,
    _to_city,
    _to_building,
)
