"""What goods are worth to somebody who still has so many actions, in points. The values are set by hand, compared in play."""

from __future__ import annotations

from functools import lru_cache
from operator import getitem, mul
from typing import Final, TypeAlias

from ..components import CARDS, Settlement
from ..goods import COIN, GOODS, GRAIN, STRAW, Store
from ..scoring import goods_points

USE: Final = {
    "peat": 0.75,
    "livestock": 0.8,
    "clay": 0.95,
    "wood": 0.9,
    "grain": 0.8,
    "coin": 0.3,
    "straw": 0.4,
    "stone": 1.9,
    "peat-coal": 1.2,
    "meat": 0.6,
    "book": 0.4,
    "ceramic": 0.35,
    "ornament": 1.5,
    "reliquary": 0.25,
    "grapes": 1.0,
    "wine": 1.3,
    "flour": 0.7,
    "bread": 1.3,
    "malt": 0.6,
    "beer": 2.2,
    "whiskey": 0.8,
}
"""What one tile does besides its own points while there is still time to use it."""

CURVE: Final = ((3, 1.0), (6, 0.75), (10, 0.5), (16, 0.3))
"""Up to so many tiles each is worth this share of its use; further ones little."""
BEYOND: Final = 0.09
COINS_STRETCH: Final = 1.25
"""Money is used up faster than a good."""
TIME: Final = 3.4
"""With so many actions left a tile has half of its use before it."""
MOST: Final = 120
"""Tiles beyond this many are not valued."""

_FOOD: Final = tuple(good.food for good in GOODS)
_ENERGY: Final = tuple(good.energy for good in GOODS)
"""By good; what a store holds of 5-coin tiles are coins, so each tile counts alone."""

COIN_POINTS: Final = 0.4
"""[13.1] two points for five."""

FOOD_WORTH: Final = 0.55
ENERGY_WORTH: Final = 0.45
"""A unit of food and half a unit of energy that a settlement will need."""


Cost: TypeAlias = tuple[tuple[int, int], ...]


@lru_cache(maxsize=64)
def worths(left: int) -> tuple[tuple[float, ...], ...]:
    """By good and by number of tiles what they are worth, for so many actions that are left."""
    time = left / (left + TIME)
    return tuple(_worths_of(number, time) for number in range(len(GOODS)))


def _worths_of(number: int, time: float) -> tuple[float, ...]:
    good = GOODS[number]
    points = COIN_POINTS if number == COIN else good.points
    use = USE.get(good.name, 0.0) * time
    worth = [0.0]
    for count in range(MOST):
        worth.append(worth[-1] + points + use * _share(count, COINS_STRETCH if number == COIN else 1.0))
    return tuple(worth)


def _share(count: int, stretch: float) -> float:
    for limit, share in CURVE:
        if count < limit * stretch:
            return share
    return BEYOND


def needs(supply: list[int], phases: int) -> tuple[int, int]:
    """Food, and energy in halves, of the best settlements that can still be built, of the next two at most."""
    cards = sorted((CARDS[card] for card in supply), key=lambda card: -(card.economic + card.dwelling))
    wanted = [card for card in cards if isinstance(card, Settlement)][: min(phases, 2)]
    return sum(card.food for card in wanted), sum(card.energy for card in wanted)


class Purse:
    """Judges stores of goods.

    wanted  what the next building costs, for one in `haste`: each tile of it is worth a share of what that building is.
    """

    __slots__ = ("energy", "food", "haste", "over", "wanted", "worths")

    def __init__(self, left: float, phases: int, supply: list[int], wanted: Cost = (), haste: float = 0.0) -> None:
        self.wanted = wanted
        self.haste = haste / (1 + sum([count for _, count in wanted]))
        self.worths = worths(min(round(left), 40))
        self.over = left <= 0 and not phases
        self.food, self.energy = needs(supply, phases)

    def worth(self, store: Store) -> float:
        """A whole store in points."""
        if self.over:
            return goods_points(store)
        if max(store) > MOST:
            store = [min(count, MOST) for count in store]
        value = sum(map(getitem, self.worths, store))
        if self.food:
            value += FOOD_WORTH * min(sum(map(mul, _FOOD, store)), self.food)
        if self.energy:
            value += ENERGY_WORTH * min(sum(map(mul, _ENERGY, store)), self.energy)
        for good, count in self.wanted:
            there = store[good] + store[GRAIN] if good == STRAW else store[good]
            value += self.haste * min(there, count)
        return value


# --- buildings ------------------------------------------------------------------------------------------------------------

RATING: Final = {
    **dict.fromkeys(("H01", "H02", "H03"), 4),
    "G01": 3, "G02": 4, "F03": 4, "I03": 5, "F04": 4, "I04": 4, "F05": 5, "I05": 5, "G06": 3, "G07": 3, "F08": 4, "I08": 5,
    "F09": 3, "I09": 3, "F10": 2, "I10": 3, "F11": 6, "I11": 4, "G12": 6, "G13": 6,
    "F14": 4, "I14": 6, "F15": 7, "I15": 5, "G16": 5, "F17": 7, "I17": 7, "G18": 7, "G19": 5,
    "F20": 5, "I20": 5, "F21": 5, "I21": 6, "G22": 7, "F23": 6, "I23": 4, "F24": 10, "I24": 9, "F25": 8, "I25": 3, "G26": 8,
    "F27": 4, "I27": 4, "G28": 8, "F29": 7, "I29": 4, "F30": 4, "I30": 8, "F31": 4, "I31": 6, "F32": 5, "I32": 6, "F33": 8,
    "I33": 7,
    "G34": 10, "F35": 8, "I35": 10, "F36": 6, "I36": 8, "F37": 6, "I37": 4, "F38": 6, "I38": 6, "G39": 8, "F40": 5, "I40": 5,
    "G41": 7,
}  # fmt: skip
"""What one use of a building usually brings, in points."""

RATINGS: Final = tuple(RATING.get(card.name, 0) for card in CARDS)
USUAL_ACTION: Final = 4.0
OWN_SHARE: Final = 0.6
USES: Final = 8.0
"""Actions between two uses of an own building."""


def ownership(card: int, left: float) -> float:
    """What having a building's function on the own board will bring."""
    return OWN_SHARE * max(0.0, RATINGS[card] - USUAL_ACTION + 1.0) * left / USES
