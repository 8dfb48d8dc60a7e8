"""[14] Victory points and the end."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.outcome import Outcome, rank

from .components import CITY, CITY_POINTS, COLUMNS, POINTS_OF_BUILDING, SETTLEMENT, SETTLEMENT_POINTS, WINNING_POINTS
from .state import Table, side_b

SOURCES: Final = ("roads", "knights", "settlements", "cities", "buildings")
_ADDED_BY_BUILDING: Final = tuple(count - CITY_POINTS for count in POINTS_OF_BUILDING)


def score(table: Table, seat: Seat) -> tuple[int, int, int, int, int]:
    """[14.4] The points of a seat by source, in the order of `SOURCES`.

    [decision D13] A building counts instead of the two points of the city that it covers, not on top of them: the only
    complete source and a review say so, and a game lasts as long as the box says.
    """
    buildings = table.buildings[seat]
    return (
        side_b(table.roads[seat]),
        side_b(table.knights[seat]),
        SETTLEMENT_POINTS * len(table.settlements[seat].cards),
        CITY_POINTS * (len(table.cities[seat]) - len(buildings)),
        sum([POINTS_OF_BUILDING[card] for card in buildings]),
    )


def points(table: Table, seat: Seat) -> int:
    """[14.4] The victory points of a seat: the sum of its score, added up without the parts, since it is asked after every
    step."""
    total = table.roads[seat] // 2 + table.knights[seat] // 2 + len(table.settlements[seat].cards)
    total += CITY_POINTS * len(table.cities[seat])
    for card in table.buildings[seat]:
        total += _ADDED_BY_BUILDING[card]
    return total


def gain(table: Table, seat: Seat, card: int) -> int:
    """The points that a card would bring its builder."""
    if card in COLUMNS:
        return side_b(table.column(card)[seat] + 1) - side_b(table.column(card)[seat])
    if card == SETTLEMENT:
        return SETTLEMENT_POINTS
    return CITY_POINTS - SETTLEMENT_POINTS if card == CITY else POINTS_OF_BUILDING[card] - CITY_POINTS


def won(table: Table) -> bool:
    """[14.1, 14.3] Whether the player whose turn it is has reached 10 points; nobody else can.

    [decision D21] Asked as soon as a card is laid out and paid: the game stops before the event of a city and the question of
    the fate card, which could change no points.
    """
    return points(table, table.player) >= WINNING_POINTS


def outcome(table: Table) -> Outcome | None:
    """[14.5] The end.

    [decision D22] The others are ranked by points, equal points share a place: for statistics only.
    """
    if not won(table):
        return None
    scores = [score(table, seat) for seat in range(len(table.hands))]
    totals = tuple(map(sum, scores))
    breakdown = dict(zip(SOURCES, zip(*scores, strict=True), strict=True))
    return Outcome(totals, rank([[total] for total in totals]), breakdown=breakdown)
