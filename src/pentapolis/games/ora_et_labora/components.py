"""The cards: heartland, buildings and settlements [15.1, 15.2], and who plays with which of them [15.3]."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from .goods import COIN, FRANCE, IRELAND, read_goods

PLAINS, HILLSIDE, COAST, MOUNTAIN, WATER = (1 << bit for bit in range(5))
"""Landscapes, as bits: what a card may stand on is a union of them."""

TERRAIN_NAMES: Final = {PLAINS: "plains", HILLSIDE: "hillside", COAST: "coast", MOUNTAIN: "mountain", WATER: "water"}
_LETTERS: Final = {"P": PLAINS, "H": HILLSIDE, "C": COAST, "M": MOUNTAIN, "W": WATER}

HEARTLAND: Final = "heartland"
START: Final = "start"
PILES: Final = "ABCD"


def _terrains(letters: str) -> int:
    return sum(_LETTERS[letter] for letter in letters)


@dataclass(frozen=True)
class Building:
    """A building as its card shows it.

    stage     `heartland`, `start`, or the pile A–D that it comes with.
    price     its cost as text; `cost` is that in goods, `coins` in money.
    land      letters of the landscapes it may stand on (coast, plains, hillside, mountain, water).
    mark      the least number of players printed on it, 0 for none.
    crossed   modes that it is crossed out for.
    """

    name: str
    stage: str
    price: str
    land: str
    economic: int
    dwelling: int
    mark: int = 0
    crossed: tuple[str, ...] = ()
    cloister: bool = False
    terrains: int = field(init=False)
    cost: tuple[tuple[int, int], ...] = field(init=False)
    coins: int = field(init=False)

    def __post_init__(self) -> None:
        price = read_goods(self.price)
        object.__setattr__(self, "terrains", _terrains(self.land))
        object.__setattr__(self, "cost", tuple(pair for pair in price if pair[0] != COIN))
        object.__setattr__(self, "coins", sum(count for good, count in price if good == COIN))

    def played_in(self, country: str) -> bool:
        """[2.2] the side of the double-sided card: F is France's, I Ireland's, G and the heartland's both."""
        return self.name[0] not in {FRANCE: "I", IRELAND: "F"}[country]


@dataclass(frozen=True)
class Settlement:
    """A settlement as its card shows it; `energy` in halves, as everywhere [7.7]."""

    name: str
    food: int
    whole_energy: int
    land: str
    economic: int
    dwelling: int
    cloister: bool = False
    terrains: int = field(init=False)
    energy: int = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "terrains", _terrains(self.land))
        object.__setattr__(self, "energy", 2 * self.whole_energy)


BUILDINGS: Final = (
    Building("H01", HEARTLAND, "", "H", 0, 3),  # Clay Mound
    Building("H02", HEARTLAND, "", "P", 0, 2),  # Farmyard
    Building("H03", HEARTLAND, "", "P", 0, 2, cloister=True),  # Cloister Office
    Building("G01", START, "wood 1, clay 1", "CPH", 4, 3, mark=3, cloister=True),  # Priory
    Building("G02", START, "wood 2", "CPH", 4, 4, cloister=True),  # Cloister Courtyard
    Building("F03", START, "wood 1, straw 1", "CPH", 3, 4, mark=4),  # Grain Storage
    Building("I03", START, "wood 1", "CPH", 2, 3, mark=4, cloister=True),  # Granary
    Building("F04", START, "wood 3, clay 2", "CH", 10, 6),  # Windmill
    Building("I04", START, "clay 2", "CPH", 5, 4),  # Malthouse
    Building("F05", START, "clay 2, straw 1", "CPH", 4, 5),  # Bakery
    Building("I05", START, "stone 2, straw 1", "CPH", 9, 7),  # Brewery
    Building("G06", START, "clay 1, straw 1", "CPH", 5, 2, mark=3),  # Fuel Merchant
    Building("G07", START, "clay 1", "CPH", 4, -2),  # Peat Coal Kiln
    Building("F08", START, "stone 2", "CPH", 5, 8),  # Market
    Building("I08", START, "wood 2, clay 1", "C", 5, 5),  # False Lighthouse
    Building("F09", START, "coin 3", "CPH", 5, 0, mark=3, cloister=True),  # Cloister Garden
    Building("I09", START, "wood 1, straw 1", "CPH", 3, 3, mark=3),  # Spinning Mill
    Building("F10", START, "wood 2, clay 1", "CPH", 7, 0, mark=4, crossed=("1", "2long")),  # Carpentry
    Building("I10", START, "stone 1, straw 1", "CPH", 5, 0, mark=4),  # Cottage
    Building("F11", START, "wood 1, stone 1", "C", 1, 7),  # Harbor Promenade
    Building("I11", START, "wood 1", "W", 4, 6),  # Houseboat
    Building("G12", START, "wood 1", "CPH", 6, 1),  # Stone Merchant
    Building("G13", START, "clay 2", "CPH", 6, 1, mark=4),  # Builders' Market
    Building("F14", "A", "wood 1", "H", 3, 6, crossed=("1",)),  # Grapevine
    Building("I14", "A", "stone 1", "CPH", 3, 6),  # Sacred Site
    Building("F15", "A", "clay 1, stone 1", "CPH", 4, 6, mark=4),  # Financed Estate
    Building("I15", "A", "clay 1, stone 1", "H", 6, 6, mark=4),  # Druid's House
    Building("G16", "A", "clay 3, straw 1", "CPH", 2, 5, mark=3, cloister=True),  # Cloister Chapter House
    Building("F17", "A", "stone 2, straw 1", "CPH", 7, 7, cloister=True),  # Cloister Library
    Building("I17", "A", "wood 1, straw 1", "CPH", 3, 5, cloister=True),  # Scriptorium
    Building("G18", "A", "wood 3", "CPH", 7, 2, cloister=True),  # Cloister Workshop
    Building("G19", "A", "wood 2, clay 2", "CPH", 8, -3),  # Slaughterhouse
    Building("F20", "B", "wood 2, straw 2", "CPH", 4, 6, mark=3),  # Inn
    Building("I20", "B", "wood 1, stone 1", "CPH", 3, 6, mark=3),  # Alehouse
    Building("F21", "B", "clay 2, straw 2", "CPH", 4, 5),  # Winery
    Building("I21", "B", "clay 2, straw 2", "CPH", 6, 5),  # Whiskey Distillery
    Building("G22", "B", "coin 5", "M", 7, -4),  # Quarry
    Building("F23", "B", "stone 1, straw 1", "CPH", 2, 6, mark=4, cloister=True),  # Bathhouse
    Building("I23", "B", "wood 3, clay 2", "CPH", 7, 1, mark=4, cloister=True),  # Locutory
    Building("F24", "B", "clay 5, stone 3", "CPH", 12, 9, cloister=True),  # Cloister Church
    Building("I24", "B", "clay 3, stone 3", "CPH", 10, 8, cloister=True),  # Chapel
    Building("F25", "B", "wood 1, clay 1", "CPH", 0, 6, mark=4),  # Chamber of Wonders
    Building("I25", "B", "clay 2", "CPH", 2, 6, mark=4, cloister=True),  # Portico
    Building("G26", "B", "clay 4, stone 1", "C", 15, -2),  # Shipyard
    Building("F27", "C", "coin 25", "H", 25, 8),  # Palace
    Building("I27", "C", "coin 20", "CPH", 18, 7),  # Grand Manor
    Building("G28", "C", "wood 6, stone 5", "HM", 15, 7),  # Castle
    Building("F29", "C", "coin 5", "M", 7, -4, mark=3, crossed=("1", "2long")),  # Quarry
    Building("I29", "C", "clay 1, straw 1", "CPH", 1, 5, mark=3),  # Forest Hut
    Building("F30", "C", "stone 2, straw 2", "CPH", 6, 5),  # Town Estate
    Building("I30", "C", "wood 1, clay 2", "CPH", 4, 5, cloister=True),  # Refectory
    Building("F31", "C", "wood 1", "H", 3, 6, mark=4, crossed=("1", "2long")),  # Grapevine
    Building("I31", "C", "clay 1, stone 2", "C", 12, 0, mark=4),  # Coal Harbor
    Building("F32", "C", "stone 1", "CPH", 2, 5, mark=3, cloister=True),  # Calefactory
    Building("I32", "C", "wood 3, clay 4", "CPH", 6, 7, mark=3, cloister=True),  # Filial Church
    Building("F33", "C", "wood 3, clay 3", "C", 8, 4),  # Shipping Company
    Building("I33", "C", "clay 3, straw 1", "CPH", 5, 3),  # Cooperage
    Building("G34", "D", "stone 3, straw 2", "CPH", 10, 7, cloister=True),  # Sacristy
    Building("F35", "D", "clay 2, straw 1", "CPH", 4, 2),  # Forger's Workshop
    Building("I35", "D", "stone 4", "H", 6, 9),  # Round Tower
    Building("F36", "D", "coin 6", "CPH", 2, 6, mark=3),  # Pilgrimage Site
    Building("I36", "D", "clay 2", "CPH", 5, 3, mark=3, cloister=True),  # Camera
    Building("F37", "D", "clay 3", "CPH", 3, 4, cloister=True),  # Dormitory
    Building("I37", "D", "wood 2, clay 4", "CPH", 8, 6),  # Bulwark
    Building("F38", "D", "wood 1, stone 2", "CPH", 5, 5),  # Printing Office
    Building("I38", "D", "coin 10", "CPH", 3, 7),  # Festival Ground
    Building("G39", "D", "wood 2, stone 2", "CPH", 5, 6, mark=4),  # Estate
    Building("F40", "D", "wood 3, straw 1", "CPH", 7, 5, mark=3, cloister=True),  # Hospice
    Building("I40", "D", "wood 3, straw 1", "CPH", 7, 5, mark=3),  # Guesthouse
    Building("G41", "D", "clay 1, stone 1", "CPH", 3, 3, cloister=True),  # House of the Brotherhood
)

SETTLEMENTS: Final = (
    Settlement("S01", 1, 1, "CPH", 0, -3),  # Shanty Town
    Settlement("S02", 3, 3, "CPH", 1, 1),  # Farming Village
    Settlement("S03", 7, 0, "CPH", 2, 2),  # Market Town
    Settlement("S04", 8, 3, "C", 4, 6),  # Fishing Village
    Settlement("S05", 5, 1, "CPH", -1, 5),  # Artist's Colony
    Settlement("S06", 5, 6, "CPH", 3, 4),  # Hamlet
    Settlement("S07", 15, 9, "CPH", 8, 6),  # Village
    Settlement("S08", 30, 3, "H", 10, 8),  # Hilltop Village
)

CARDS: Final[tuple[Building | Settlement, ...]] = (*BUILDINGS, *SETTLEMENTS)
"""Every card by its number."""

CARD_NAMES: Final = tuple(card.name for card in CARDS)
CARD_NUMBERS: Final = {name: number for number, name in enumerate(CARD_NAMES)}
FIRST_SETTLEMENT: Final = len(BUILDINGS)


def cards(names: str) -> tuple[int, ...]:
    """The numbers of cards named one after another: `G02 F05`."""
    return tuple(CARD_NUMBERS[name] for name in names.split())


CLAY_MOUND, FARMYARD, CLOISTER_OFFICE = cards("H01 H02 H03")
BUILDERS_MARKET: Final = CARD_NUMBERS["G13"]
CLOISTERS: Final = frozenset(number for number, card in enumerate(CARDS) if card.cloister)
DWELLING: Final = tuple(card.dwelling for card in CARDS)
ECONOMIC: Final = tuple(card.economic for card in CARDS)

START_SETTLEMENTS: Final = cards("S01 S02 S03 S04")
"""[3.4]"""
PILE_SETTLEMENTS: Final = cards("S05 S06 S07 S08")
"""[11.5] what every player receives with the piles A, B, C and D."""

FEE_RAISERS: Final = frozenset(cards("F21 I21"))
"""[10.1] as soon as one of them is built by anybody, a work contract costs two coins."""


def roster(country: str, mode: str) -> tuple[tuple[int, ...], ...]:
    """[15.3] the buildings of the start and of the piles A–D that a mode plays with."""
    playing = [number for number, card in enumerate(BUILDINGS) if card.played_in(country) and _marked_for(card, mode)]
    return tuple(tuple(card for card in playing if BUILDINGS[card].stage == stage) for stage in (START, *PILES))


_LEAST_MARK: Final = {"4": 4, "3": 3, "2": 2, "3short": 2, "4short": 3}
"""[15.3] cards marked for more players than this stay in the box."""


def _marked_for(card: Building, mode: str) -> bool:
    least = _LEAST_MARK.get(mode)
    if least is not None:
        return card.mark <= least
    return {"solo": "1"}.get(mode, mode) not in card.crossed


def names_of(numbers: Iterable[int]) -> list[str]:
    return [CARD_NAMES[number] for number in numbers]
