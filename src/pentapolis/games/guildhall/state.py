"""What lies on the table.

Halls are sets of bits (a hall never holds two identical cards [7.2], and all see them); hidden places are zones.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import MAX_SEATS, PUBLIC, Zone

from .components import (
    ACTIONS,
    CARD,
    CHAPTER,
    CHAPTER_CARDS,
    COLOUR_COUNT,
    FIRST_BITS,
    FIRST_VP_ITEM,
    MOST_COMPLETED,
    PROFESSION,
    PROFESSION_OF,
    VP_POINTS,
)

NOTHING: Final = -1
PILE: Final = MAX_SEATS
NOBODY_YET: Final = -1


@dataclass(slots=True)
class Table:
    """A position.

    professions  those in play, by number, in order.
    halls        by seat, bits of the cards in incomplete chapters.
    completed    by seat, the cards of the completed chapters: of each profession as many of every colour.
    area         the action area of the seat whose turn it is: items in the order played.
    played       bits of all cards of the professions played in this turn [5.3]: none of them may be played.
    aside        cards on their way, open to all: taken from the deck or the pile and not placed yet.
    scored       by seat, kinds of the VP cards of earlier turns.
    player       whose turn it is; `actions` it has left; `turn` is its number, 0 in setup.
    setup_left   seats that have not set up yet.
    winner       NOBODY_YET while the game runs.
    turn_limit   [14.9] turns after which the game is declared unfinished.
    zones        the hidden places by name, once somebody has asked for them: they are changed in place, never replaced.
    looking      what the seat whose turn it is looks at because of an effect: NOTHING, PILE, or whose hand.
    """

    professions: tuple[int, ...]
    deck: Zone
    discard: Zone
    hands: list[Zone]
    halls: list[int]
    completed: list[Zone]
    area: list[int]
    played: int
    aside: Zone
    row: list[int]
    vp_deck: Zone
    scored: list[list[int]]
    tokens: list[int]
    player: Seat
    actions: int
    turn: int
    setup_left: int
    winner: Seat
    turn_limit: int
    looking: int
    chance: Chance
    chronicle: Chronicle = SILENT
    zones: dict[str, Zone] | None = None

    def copy(self) -> Table:
        return Table(
            self.professions,
            self.deck.copy(),
            self.discard.copy(),
            [hand.copy() for hand in self.hands],
            self.halls[:],
            [chapters.copy() for chapters in self.completed],
            self.area[:],
            self.played,
            self.aside.copy(),
            self.row[:],
            self.vp_deck.copy(),
            [cards[:] for cards in self.scored],
            self.tokens[:],
            self.player,
            self.actions,
            self.turn,
            self.setup_left,
            self.winner,
            self.turn_limit,
            self.looking,
            self.chance.copy(),
        )

    # --- what can be read off ---------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.halls)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise."""
        return _OTHERS[len(self.halls)][seat]

    def level(self, seat: Seat, profession: int) -> int:
        """[5.4] how many cards the chapter of this profession in the hall has."""
        return (self.halls[seat] & CHAPTER[profession]).bit_count()

    def points(self, seat: Seat) -> int:
        """[10.3] VP cards, bought in this turn or earlier [9.4], and tokens."""
        points = self.tokens[seat] + sum([VP_POINTS[kind] for kind in self.scored[seat]])
        if seat == self.player:
            points += sum([VP_POINTS[item - FIRST_VP_ITEM] for item in self.area if item >= FIRST_VP_ITEM])
        return points

    def completed_chapters(self, seat: Seat) -> list[int]:
        """The professions of the completed chapters, as often as there are."""
        return sorted([PROFESSION_OF[card] for card in self.completed[seat].cards if card % COLOUR_COUNT == 0])

    # --- what happens everywhere ------------------------------------------------------------------------------------------

    def draw(self, seat: Seat, count: int) -> None:
        """[6.5] cards from the deck into the hand, as many as there are."""
        hand = self.hands[seat]
        before = len(hand.cards)
        self._draw(hand, count)
        if self.chronicle and len(hand.cards) > before:
            drawn = card_names(sorted(hand.cards[before:]))
            self.chronicle.tell("draw", seat, secrets={"cards": drawn}, knowers=1 << seat, count=len(drawn))

    def draw_aside(self, count: int) -> None:
        """[12.5] cards from the deck, open to all."""
        self._draw(self.aside, count)

    def _draw(self, place: Zone, count: int) -> None:
        deck = self.deck
        for _ in range(count):
            if not deck.cards and not self._reshuffle():
                return
            deck.draw(place)

    def _reshuffle(self) -> bool:
        """[6.5] only when a card is needed and the deck is empty; whether there was anything to shuffle."""
        deck, pile = self.deck, self.discard
        if not pile.cards:
            return False
        deck.cards += pile.cards
        pile.cards.clear()
        pile.known.clear()
        deck.shuffle(self.chance)
        if self.chronicle:
            self.chronicle.tell("reshuffle", None, count=len(deck.cards))
        return True

    def throw(self, seat: Seat, cards: list[int]) -> None:
        """[7.9, 14.2] hand cards onto the pile at one time, the last on top: the others see the last alone."""
        hand, pile, mine = self.hands[seat], self.discard, 1 << seat
        if not cards:
            return
        for card in cards[:-1]:
            hand.take(card, mine)
            pile.put(card, mine)
        hand.take(cards[-1])
        pile.put(cards[-1], PUBLIC)
        if self.chronicle:
            names = card_names(cards)
            self.chronicle.tell("discard", seat, secrets={"cards": names}, knowers=mine, count=len(names), card=names[-1])

    def throw_open(self, cards: Iterable[int]) -> None:
        """Cards that all see onto the pile, the last on top."""
        for card in cards:
            self.discard.put(card, PUBLIC)

    def show_top(self) -> None:
        """[14.1] the card that lies on top of the pile now is seen by all."""
        if self.discard.cards:
            self.discard.show_at(-1, PUBLIC)

    def hand_out(self, seat: Seat, cards: Iterable[int]) -> None:
        """Hand cards go openly to a hall."""
        hand = self.hands[seat]
        for card in cards:
            hand.take(card)

    def hand_in(self, seat: Seat, cards: Iterable[int]) -> None:
        """Cards that all see come to the hand: they are known to be there until something leaves it unseen."""
        hand = self.hands[seat]
        for card in cards:
            hand.put(card, PUBLIC)

    def close_chapters(self, seat: Seat) -> bool:
        """[8.1] turns full chapters down, before everybody's eyes; whether there are more than three now [8.3]."""
        hall = self.halls[seat]
        full = hall & hall >> 1 & hall >> 2 & hall >> 3 & hall >> 4 & FIRST_BITS
        if not full:
            return False
        while full:
            lowest = full & -full
            profession = PROFESSION_OF[lowest.bit_length() - 1]
            full ^= lowest
            self.halls[seat] &= ~CHAPTER[profession]
            for card in CHAPTER_CARDS[profession]:
                self.completed[seat].put(card, PUBLIC)
            if self.chronicle:
                self.chronicle.tell("complete", seat, profession=PROFESSION.write(profession))
        return len(self.completed[seat].cards) > MOST_COMPLETED * COLOUR_COUNT

    def add_actions(self, seat: Seat, count: int) -> None:
        """[4.3]"""
        self.actions += count
        if self.chronicle:
            self.chronicle.tell("more-actions", seat, count=count)

    def begin_turn(self) -> None:
        self.turn += 1
        self.actions = ACTIONS
        self.played = 0
        if self.chronicle:
            if self.turn > self.turn_limit:
                self.chronicle.tell("unfinished", None, turns=self.turn_limit)
            else:
                self.chronicle.tell("turn", self.player, turn=self.turn)


def chapters(hall: int) -> list[int]:
    """The professions of which a hall has cards."""
    return [profession for profession, bits in enumerate(CHAPTER) if hall & bits]


def card_names(cards: Iterable[int]) -> list[Json]:
    return [CARD.names[card] for card in cards]


_OTHERS: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(5)
)
