"""The box: resource cards, development cards, prices and points, as frozen tables. Paragraphs in brackets are those of the
rules page."""

from __future__ import annotations

from typing import Final, TypeAlias

from pentapolis.kernel.notation import Kind

Counts: TypeAlias = tuple[int, int, int, int, int]
"""How many of each resource, in the order of `RESOURCES`."""

RESOURCES: Final = ("brick", "lumber", "ore", "wool", "grain")
RESOURCE: Final = Kind("resource", RESOURCES)
BRICK, LUMBER, ORE, WOOL, GRAIN = range(5)
RESOURCE_COUNTS: Final[Counts] = (11, 11, 16, 15, 14)
"""[2.1] resource cards in the box, 67 together; all are used whatever the number of players."""

CARDS: Final = (
    "road",
    "knight",
    "settlement",
    "city",
    "library",
    "university",
    "town-hall",
    "church",
    "city-wall",
    "merchant-guild",
    "cathedral",
)
CARD: Final = Kind("card", CARDS)
"""What can be built; the buildings stand after the city."""
ROAD, KNIGHT, SETTLEMENT, CITY = range(4)
LIBRARY, UNIVERSITY, TOWN_HALL, CHURCH, CITY_WALL, MERCHANT_GUILD, CATHEDRAL = range(4, 11)
BUILDINGS: Final = range(LIBRARY, CATHEDRAL + 1)
COLUMNS: Final = (ROAD, KNIGHT)
"""[7.1] the cards that lie in an ordered column, alternate their sides and can change their owner."""

EVENT: Final = Kind("event", ("raid", "market-day"))
"""[2.5] what stands on the city side of a settlement/city card."""
RAID, MARKET_DAY = range(2)

SIDES: Final = ("A", "B")
"""[7.2] of the cards of a column, by the parity of their place: the first lies side A up, the second side B."""

START_CARDS: Final = 3
MARKET_SIZE: Final = 5
RAID_LIMIT: Final = 7
DRAWN_CARDS: Final = 2
WINNING_POINTS: Final = 10
IDENTICAL_FOR_ONE: Final = 3
"""[6.3] so many identical cards stand for any one card of a price."""

# [2.7] by the number of players
COLUMN_CARDS: Final = {2: (5, 2), 3: (7, 4), 4: (9, 5)}
"""Roads and knights."""
SITES: Final = {2: 7, 3: 11, 4: 15}
"""Settlement/city cards."""
BUILDING_CARDS: Final = {
    2: (1, 1, 1, 1, 1, 0),
    3: (1, 1, 1, 2, 1, 1),
    4: (1, 1, 1, 2, 2, 2),
}
"""Library, University, Town Hall, Church, City Wall, Merchant Guild; the Cathedral is a house rule [16.2]."""

_ROAD_PRICE: Final[Counts] = (1, 1, 0, 0, 0)
_KNIGHT_PRICE: Final[Counts] = (0, 0, 1, 1, 1)
_SETTLEMENT_PRICE: Final[Counts] = (1, 1, 0, 1, 1)
_CITY_PRICE: Final[Counts] = (0, 0, 3, 0, 2)
BUILDING_PRICE: Final[Counts] = (0, 0, 1, 3, 0)
_TOWN_HALL_PRICE: Final[Counts] = (0, 0, 3, 3, 0)

SETTLEMENT_POINTS: Final = 1
CITY_POINTS: Final = 2
BUILDING_POINTS: Final = 3
TOWN_HALL_POINTS: Final = 4

# [decision D23] The card «Собор» lies in the box, but its text is lost. This stand-in is a house rule, off unless chosen: one
# more building for any number of players, dear and worth four points, without any effect.
_CATHEDRAL_PRICE: Final[Counts] = (0, 0, 1, 3, 2)
CATHEDRAL_POINTS: Final = 4
CATHEDRAL_CARDS: Final = 1

PRICES: Final[tuple[Counts, ...]] = (
    _ROAD_PRICE,
    _KNIGHT_PRICE,
    _SETTLEMENT_PRICE,
    _CITY_PRICE,
    BUILDING_PRICE,
    BUILDING_PRICE,
    _TOWN_HALL_PRICE,
    BUILDING_PRICE,
    BUILDING_PRICE,
    BUILDING_PRICE,
    _CATHEDRAL_PRICE,
)
"""[6.2] of every card."""

POINTS_OF_BUILDING: Final = (
    *(0,) * LIBRARY,
    BUILDING_POINTS,
    BUILDING_POINTS,
    TOWN_HALL_POINTS,
    BUILDING_POINTS,
    BUILDING_POINTS,
    BUILDING_POINTS,
    CATHEDRAL_POINTS,
)
"""[9.3] of every card; 0 for what is not a building."""


OTHERS: Final = tuple(
    tuple(tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)) for seats in range(max(SITES) + 1)
)
"""By the number of seats and the seat: its opponents, clockwise from the left neighbour."""
