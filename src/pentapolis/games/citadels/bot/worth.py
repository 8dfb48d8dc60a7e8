"""What things are worth to a seat: characters in gold (income, tempo, whom they hurt), cards and districts in points.

Characters are judged from public facts alone, so that the same judgement serves to guess what the others have chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pentapolis.kernel.ask import Seat

from ..components import (
    ASSASSIN,
    BLUE,
    CHARACTERS,
    COLOUR,
    COLOUR_SET,
    DIPLOMAT,
    EXTRA_POINTS,
    GREEN,
    INCOME_COLOUR,
    MAGICIAN,
    RED,
    THIEF,
    WARLORD,
    WITCH,
    YELLOW,
)
from ..state import Table

CARD_WORTH: Final = 0.9
"""A card in the hand, in gold."""
HARMFUL: Final = frozenset({ASSASSIN, THIEF, MAGICIAN, WARLORD, WITCH, DIPLOMAT})
TAKEN_FOR_HARM: Final = 0.6
"""Most people choose what they gain before what others lose."""

THREATS: Final = (3.0, 3.0, 1.6, 0.8, 0.2)
"""How dangerous a city is that lacks 0, 1, 2, 3 and more districts."""
_LARGEST: Final = 80
_THREATS: Final = [[THREATS[min(max(goal - size, 0), 4)] for size in range(_LARGEST)] for goal in range(9)]


# --- seats ------------------------------------------------------------------------------------------------------------------


class Survey:
    """What all can see of the seats, counted once for a decision.

    threats  how near each seat is to completing its city, from 0.2 to 3.
    """

    __slots__ = ("table", "threats")

    def __init__(self, table: Table) -> None:
        threats = _THREATS[table.goal]
        self.table = table
        self.threats = [threats[len(city)] for city in table.cities]

    def threat_to(self, seat: Seat) -> float:
        """The greatest threat among the others."""
        return _most_but(self.threats, seat)

    def purse_for(self, seat: Seat) -> int:
        """The most gold among the others."""
        return int(_most_but(self.table.gold, seat))

    def hand_for(self, seat: Seat) -> int:
        """The most cards in a hand of the others."""
        return int(_most_but([len(hand.cards) for hand in self.table.hands], seat))


def _most_but(values: Sequence[float], seat: Seat) -> float:
    """The greatest value of the other seats."""
    most = max(values)
    return most if values[seat] < most else sorted(values)[-2]


Worth = Callable[[Survey, Seat], float]


def standing(table: Table, seat: Seat) -> float:
    """How well a seat does, for all to see: its city, and a little for gold and cards."""
    points = sum(table.box.costs[house] + EXTRA_POINTS[house] for house in table.cities[seat])
    return points + 1.5 * len(table.cities[seat]) + 0.4 * table.gold[seat] + 0.4 * len(table.hands[seat].cards)


def leader(table: Table) -> Seat:
    """The seat that does best."""
    return max(range(table.seats), key=lambda seat: standing(table, seat))


# --- characters -------------------------------------------------------------------------------------------------------------


def _assassin(survey: Survey, seat: Seat) -> float:
    return 1.2 + 0.5 * survey.threat_to(seat)


def _thief(survey: Survey, seat: Seat) -> float:
    return 0.5 + 0.4 * survey.purse_for(seat)


def _magician(survey: Survey, seat: Seat) -> float:
    return 0.6 + CARD_WORTH * max(0, survey.hand_for(seat) - len(survey.table.hands[seat].cards))


def _king(survey: Survey, seat: Seat) -> float:
    return survey.table.income(seat, YELLOW) + (0.4 if survey.table.crown == seat else 1.0)


def _bishop(survey: Survey, seat: Seat) -> float:
    return survey.table.income(seat, BLUE) + 0.3 + 0.4 * survey.threats[seat]


def _merchant(survey: Survey, seat: Seat) -> float:
    return survey.table.income(seat, GREEN) + 1.0


def _architect(survey: Survey, seat: Seat) -> float:
    return 2 * CARD_WORTH + 1.6 * min(survey.table.gold[seat] // 4, len(survey.table.hands[seat].cards), 2)


def _warlord(survey: Survey, seat: Seat) -> float:
    return survey.table.income(seat, RED) + 0.3 + 0.3 * survey.threat_to(seat)


def _tax_collector(survey: Survey, seat: Seat) -> float:
    return 0.5 * (survey.table.seats - 1)


def _emperor(survey: Survey, seat: Seat) -> float:
    return survey.table.income(seat, YELLOW) + 1.0


def _abbot(survey: Survey, seat: Seat) -> float:
    return survey.table.income(seat, BLUE) + 0.6


def _alchemist(survey: Survey, seat: Seat) -> float:
    return 0.7 * min(survey.table.gold[seat] + 2, 5)


def _diplomat(survey: Survey, seat: Seat) -> float:
    return survey.table.income(seat, RED) + 0.6


def _plain(value: float) -> Worth:
    return lambda survey, seat: value


WORTHS: Final[tuple[Worth, ...]] = (
    _assassin,
    _thief,
    _magician,
    _king,
    _bishop,
    _merchant,
    _architect,
    _warlord,
    _plain(2.0),  # Witch
    _tax_collector,
    _plain(1.8),  # Wizard
    _emperor,
    _abbot,
    _alchemist,
    _plain(2.4),  # Navigator: four gold, but no building
    _diplomat,
    _plain(0.6),  # Artist
    _plain(1.0),  # Queen
)
"""By character, what acting as it brings a seat this round."""
assert len(WORTHS) == len(CHARACTERS)
_SHARES: Final = tuple(TAKEN_FOR_HARM if character in HARMFUL else 1.0 for character in range(len(CHARACTERS)))


def weight(survey: Survey, seat: Seat, character: int) -> float:
    """How likely, beside others, a seat takes this character."""
    wish: float = 0.3 + _SHARES[character] * WORTHS[character](survey, seat)
    return wish * wish * wish  # a cube: a clear wish looks clearer than the difference in worth; powers from 2 to 8 do alike


# --- districts --------------------------------------------------------------------------------------------------------------


def card_value(table: Table, me: Seat, kind: int) -> float:
    """How good a card is to have: its points, more for a colour that is missing, next to nothing for one that stands already."""
    built = table.built[me]
    if built >> kind & 1:
        return 0.2
    return table.box.costs[kind] + EXTRA_POINTS[kind] + (0.0 if built & COLOUR_SET[COLOUR[kind]] else 1.0)


def keep_value(table: Table, me: Seat, kind: int) -> float:
    """As `card_value`; what cannot be paid soon is worth less."""
    lacking = table.box.costs[kind] - table.gold[me] - 2
    return card_value(table, me, kind) - (0.8 * lacking if lacking > 0 else 0.0)


def build_value(table: Table, me: Seat, kind: int) -> float:
    """How good it is to build now: points, a missing colour, and income of the character at work."""
    colour = COLOUR[kind]
    value = table.box.costs[kind] + EXTRA_POINTS[kind] + (0.0 if table.built[me] & COLOUR_SET[colour] else 0.8)
    return value + (0.5 if colour == INCOME_COLOUR[table.actor] else 0.0)
