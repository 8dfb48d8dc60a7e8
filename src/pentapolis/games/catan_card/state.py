"""What lies on the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.notation import Kind
from pentapolis.kernel.zone import Zone

from .components import OTHERS, ROAD, SIDES, Counts

START, TRADE, DEVELOPMENT = range(3)
"""Phases of a turn [4.1]. START asks nothing; the third phase, the draw, is one choice that ends the development."""
PHASE: Final = Kind("phase", ("start", "trade", "development"))

WHITE, BLACK = 1, -1
"""[10.2] sides of the fate card, as steps from seat to seat: clockwise and counter-clockwise."""
NO_FATE: Final = 0

NOBODY_SHOWN: Final = -1


@dataclass(slots=True)
class Table:
    """A position. Lists are by seat, except where said.

    deck         resource cards, face down.
    discard      resource cards, face up, the last one on top.
    market       the five open resource cards, each in its place.
    hands        resource cards.
    roads, knights    how many cards the columns hold: they are alike, so that their number says all [7.2].
    sites        the stack of settlement/city cards; a card is the event on its hidden city side.
    settlements  the standing settlements, oldest first (at the bottom), as their hidden city sides.
    cities       the events of the cities, oldest first; they happened when the city was built.
    buildings    card numbers in the order of building: the n-th covers the n-th city [9.1].
    supply       by card number: roads, knights and buildings in their stacks.
    arrows       side of the fate card: WHITE, BLACK, or NO_FATE with two players.
    player       whose turn it is.
    turn         its number, from 1.
    phase        START, TRADE or DEVELOPMENT.
    exchanged    cards exchanged in this turn.
    met          seats, as bits, with which the player exchanged cards in this turn [5.15].
    built        kinds of cards, as bits, that the player built in this turn [6.5].
    guild_used, university_used    in this turn [9.4, 9.5].
    shown        the seat whose hand lies open to the player because of the Library; NOBODY_SHOWN for none.
    unique       whether nobody may own a building twice [9.2].
    """

    deck: Zone
    discard: list[int]
    market: list[int]
    hands: list[Zone]
    roads: list[int]
    knights: list[int]
    sites: Zone
    settlements: list[Zone]
    cities: list[list[int]]
    buildings: list[list[int]]
    supply: list[int]
    arrows: int
    player: Seat
    unique: bool
    chance: Chance
    turn: int = 0
    phase: int = START
    exchanged: int = 0
    met: int = 0
    built: int = 0
    guild_used: bool = False
    university_used: bool = False
    shown: Seat = NOBODY_SHOWN
    chronicle: Chronicle = SILENT

    def copy(self) -> Table:
        return Table(
            self.deck.copy(),
            self.discard[:],
            self.market[:],
            [hand.copy() for hand in self.hands],
            self.roads[:],
            self.knights[:],
            self.sites.copy(),
            [sites.copy() for sites in self.settlements],
            [events[:] for events in self.cities],
            [cards[:] for cards in self.buildings],
            self.supply[:],
            self.arrows,
            self.player,
            self.unique,
            self.chance.copy(),
            self.turn,
            self.phase,
            self.exchanged,
            self.met,
            self.built,
            self.guild_used,
            self.university_used,
            self.shown,
        )

    def column(self, card: int) -> list[int]:
        """By seat, the lengths of the columns of ROAD or KNIGHT."""
        return self.roads if card == ROAD else self.knights

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The opponents, clockwise from the left neighbour."""
        return OTHERS[len(self.hands)][seat]

    def counts(self, seat: Seat) -> Counts:
        """How many cards of each resource a seat holds."""
        count = self.hands[seat].cards.count
        return count(0), count(1), count(2), count(3), count(4)

    def spend(self, seat: Seat, cards: Sequence[int]) -> None:
        """Hand cards go open to the discard pile."""
        take = self.hands[seat].take
        for card in cards:
            take(card)
        self.discard += cards


def side_a(cards: int) -> int:
    """[7.2] how many cards of a column of so many lie side A up: the first, the third …"""
    return (cards + 1) // 2


def side_b(cards: int) -> int:
    """[7.2] and side B up: the second, the fourth …"""
    return cards // 2


def side_at(number: int) -> str:
    """[7.2] The side of the n-th card of a column, counted from 1: A, B, A …"""
    return SIDES[(number - 1) % 2]
