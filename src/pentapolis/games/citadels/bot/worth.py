"""What things are worth to a seat: characters in gold (income, tempo, whom they hurt), cards and districts in points.

Characters are judged from public facts alone, so that the same judgement serves to guess what the others have chosen.
"""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Seat

from ..components import (
    ASSASSIN,
    CHARACTERS,
    COLOUR,
    COLOUR_SET,
    DIPLOMAT,
    EXTRA_POINTS,
    INCOME_COLOUR,
    MAGICIAN,
    THIEF,
    WARLORD,
    WITCH,
)
from ..state import Table

CARD_WORTH: Final = 0.9
"""A card in the hand, in gold."""
HARMFUL: Final = frozenset({ASSASSIN, THIEF, MAGICIAN, WARLORD, WITCH, DIPLOMAT})
TAKEN_FOR_HARM: Final = 0.6
"""Most people choose what they gain before what others lose."""

BASE_ROSTER: Final = tuple(range(8))

THREATS: Final = (3.0, 3.0, 1.6, 0.8, 0.2)
"""How dangerous a city is that lacks 0, 1, 2, 3 and more districts."""
_LARGEST: Final = 80
_THREATS: Final = [[THREATS[min(max(goal - size, 0), 4)] for size in range(_LARGEST)] for goal in range(9)]


# --- seats ------------------------------------------------------------------------------------------------------------------


def threats(table: Table) -> list[float]:
    """How near each seat is to completing its city, from 0.2 to 3."""
    by_size = _THREATS[table.goal]
    return [by_size[len(city)] for city in table.cities]


class Survey:
    """What all can see of the seats, counted once for a decision.

    threats  how near each seat is to completing its city.
    hands    how many cards each has.
    """

    __slots__ = ("_worths", "best_hands", "best_purses", "best_threats", "hands", "table", "threats")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.threats = threats(table)
        self.hands = [len(hand.cards) for hand in table.hands]
        self.best_threats = sorted(self.threats)[-2:]
        self.best_purses = sorted(table.gold)[-2:]
        self.best_hands = sorted(self.hands)[-2:]
        self._worths: dict[Seat, tuple[float, ...]] = {}

    def worths(self, seat: Seat) -> tuple[float, ...]:
        """By character of the game, what acting as it brings a seat this round."""
        found = self._worths.get(seat)
        if found is None:
            found = _base_worths(self, seat)
            if self.table.roster != BASE_ROSTER:
                found += _further_worths(self, seat)
            self._worths[seat] = found
        return found


def standing(table: Table, seat: Seat) -> float:
    """How well a seat does, for all to see: its city, and a little for gold and cards."""
    points = sum(table.box.costs[house] + EXTRA_POINTS[house] for house in table.cities[seat])
    return points + 1.5 * len(table.cities[seat]) + 0.4 * table.gold[seat] + 0.4 * len(table.hands[seat].cards)


def leader(table: Table) -> Seat:
    """The seat that does best."""
    return max(range(table.seats), key=lambda seat: standing(table, seat))


# --- characters -------------------------------------------------------------------------------------------------------------


def _base_worths(survey: Survey, seat: Seat) -> tuple[float, ...]:
    """Of the eight base characters. All at once, since most are asked for and few things tell them apart: the seat's income by
    colour, and the most that one of the others has of threat, gold and cards."""
    table, own_threat, own_hand = survey.table, survey.threats[seat], survey.hands[seat]
    gold = table.gold[seat]
    yellow, blue, green, red, _ = table.incomes(seat)
    second, first = survey.best_threats
    threat = second if own_threat == first else first
    second_purse, first_purse = survey.best_purses
    second_hand, first_hand = survey.best_hands
    more_cards = (second_hand if own_hand == first_hand else first_hand) - own_hand
    return (
        1.2 + 0.5 * threat,  # Assassin
        0.5 + 0.4 * (second_purse if gold == first_purse else first_purse),  # Thief
        0.6 + CARD_WORTH * more_cards if more_cards > 0 else 0.6,  # Magician
        yellow + (0.4 if table.crown == seat else 1.0),  # King
        blue + 0.3 + 0.4 * own_threat,  # Bishop
        green + 1.0,  # Merchant
        2 * CARD_WORTH + 1.6 * min(gold // 4, own_hand, 2),  # Architect
        red + 0.3 + 0.3 * threat,  # Warlord
    )


def _further_worths(survey: Survey, seat: Seat) -> tuple[float, ...]:
    """Of the ten further characters."""
    table = survey.table
    yellow, blue, _, red, _ = table.incomes(seat)
    return (
        2.0,  # Witch
        0.5 * (table.seats - 1),  # Tax Collector
        1.8,  # Wizard
        yellow + 1.0,  # Emperor
        blue + 0.6,  # Abbot
        0.7 * min(table.gold[seat] + 2, 5),  # Alchemist
        2.4,  # Navigator: four gold, but no building
        red + 0.6,  # Diplomat
        0.6,  # Artist
        1.0,  # Queen
    )


SHARES: Final = tuple(TAKEN_FOR_HARM if character in HARMFUL else 1.0 for character in range(len(CHARACTERS)))
"""By character, how much of its worth is a reason to take it."""


# --- districts --------------------------------------------------------------------------------------------------------------


def card_value(table: Table, me: Seat, kind: int) -> float:
    """How good a card is to have: its points, more for a colour that is missing, next to nothing for one that stands already."""
    built = table.built[me]
    if built >> kind & 1:
        return 0.2
    return table.box.costs[kind] + EXTRA_POINTS[kind] + (0.0 if built & COLOUR_SET[COLOUR[kind]] else 1.0)


def keep_value(table: Table, me: Seat, kind: int, thrift: float) -> float:
    """As `card_value`; what cannot be paid soon is worth less, and for a thrifty style all that is dear."""
    cost = table.box.costs[kind]
    lacking = cost - table.gold[me] - 2
    return card_value(table, me, kind) - thrift * cost - (0.8 * lacking if lacking > 0 else 0.0)


def build_value(table: Table, me: Seat, kind: int) -> float:
    """How good it is to build now: points, a missing colour, and income of the character at work."""
    colour = COLOUR[kind]
    value = table.box.costs[kind] + EXTRA_POINTS[kind] + (0.0 if table.built[me] & COLOUR_SET[colour] else 0.8)
    return value + (0.5 if colour == INCOME_COLOUR[table.actor] else 0.0)
