"""What each building does [15.1], as its card says it; `rules.functions` carries it out.

Goods and prices are texts such as `flour 1, energy 0.5`. In prices `coin` is money value [7.2], `food`, `energy` and `points` are
paid with any fitting tiles, and everything else is that very tile.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from .components import BUILDINGS, cards
from .goods import BASIC, GOOD_NUMBERS, GOODS, read_goods
from .payments import Price, read_price

Goods: TypeAlias = tuple[tuple[int, int], ...]

TRADE: Final = "trade"
SECOND_TRADE: Final = "second-trade"
ENERGY_TRADE: Final = "energy-trade"
FOOD_TRADE: Final = "food-trade"
TRADES: Final = frozenset({TRADE, SECOND_TRADE, ENERGY_TRADE, FOOD_TRADE})
"""What is asked about the first trade of a card, and about the one after it; of the Estate, for what."""

MOST_TIMES: Final = 99
"""What "any number of times" means to the notation."""


class Step:
    """A part of a function; parts are carried out in the written order."""


@dataclass(frozen=True)
class Produce(Step):
    """Produce one of these goods, by its own indicator or the joker [4.3]."""

    names: str
    goods: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "goods", tuple(GOOD_NUMBERS[name] for name in self.names.split()))


@dataclass(frozen=True)
class JokerProduce(Step):
    """Use the joker indicator: take that many of one of these goods."""

    names: str
    goods: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "goods", tuple(GOOD_NUMBERS[name] for name in self.names.split()))


@dataclass(frozen=True)
class Gain(Step):
    """Take all of these goods [D30]."""

    text: str
    goods: Goods = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "goods", read_goods(self.text))


@dataclass(frozen=True)
class Choose(Step):
    """Take one of these gifts: alternatives of one good each."""

    text: str
    gifts: Mapping[int, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "gifts", dict(read_goods(self.text)))


@dataclass(frozen=True)
class ChooseTwo(Step):
    """Take so many of one basic good and so many of another one."""

    first: int
    second: int


@dataclass(frozen=True)
class Trade(Step):
    """Pay and get, at most so many times. `about` is what is asked: with a second trade of a card a player must know which."""

    pay: str
    get: str
    times: int = MOST_TIMES
    about: str = TRADE
    price: Price = field(init=False)
    goods: Goods = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "price", read_price(self.pay))
        object.__setattr__(self, "goods", read_goods(self.get))


@dataclass(frozen=True)
class Covered(Trade):
    """As many times as the tiles paid cover [15.6.4]: whoever wants less must not pay more."""


@dataclass(frozen=True)
class Together(Step):
    """Trades with one payment for all of them [15.6.4]."""

    trades: tuple[Trade, ...]


@dataclass(frozen=True)
class Either(Step):
    """One good for energy or for food, in this order, so many times in all."""

    pays: tuple[str, ...]
    get: str
    times: int
    prices: tuple[Price, ...] = field(init=False)
    goods: Goods = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "prices", tuple(map(read_price, self.pays)))
        object.__setattr__(self, "goods", read_goods(self.get))


@dataclass(frozen=True)
class Additionally(Step):
    """A trade, and only then another one [15.5]."""

    first: Trade
    second: Trade


@dataclass(frozen=True)
class Tiers(Step):
    """One of several trades: the n-th price for the n-th gain."""

    pays: tuple[str, ...]
    gets: tuple[str, ...]
    prices: tuple[Price, ...] = field(init=False)
    goods: tuple[Goods, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "prices", tuple(map(read_price, self.pays)))
        object.__setattr__(self, "goods", tuple(map(read_goods, self.gets)))


@dataclass(frozen=True)
class OwnTiers(Step):
    """The gain of the highest number of this good that is owned; nothing is paid."""

    name: str
    gets: tuple[tuple[int, str], ...]
    good: int = field(init=False)
    tiers: tuple[tuple[int, Goods], ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "good", GOOD_NUMBERS[self.name])
        object.__setattr__(self, "tiers", tuple((number, read_goods(get)) for number, get in self.gets))


@dataclass(frozen=True)
class Once(Step):
    """Pay once for what follows."""

    pay: str
    then: tuple[Step, ...]
    price: Price = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "price", read_price(self.pay))


@dataclass(frozen=True)
class Different(Step):
    """Pay so many different goods, once [15.6.5]."""

    number: int
    then: Step


@dataclass(frozen=True)
class Upgrade(Step):
    """Exchange a treasure for the next dearer one, at most so many times."""

    times: int


@dataclass(frozen=True)
class RemoveForest(Step):
    """Remove a forest without taking wood, at most so many times; each time, what follows."""

    times: int
    then: Step


@dataclass(frozen=True)
class RewardForCloisters(Step):
    """Take treasures worth so many points as the mode gives per own cloister building [14.3.5, 14.4.8]."""


@dataclass(frozen=True)
class RewardForGrowth(Step):
    """Take treasures worth one point per own forest and moor."""


@dataclass(frozen=True)
class UseWithPrior(Step):
    """Use a building with a prior on it."""


@dataclass(frozen=True)
class UseNeighbour(Step):
    """Use an unoccupied building beside this one."""


@dataclass(frozen=True)
class UseOccupied(Step):
    """Pay, and use another building with a clergyman on it."""

    pay: str
    price: Price = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "price", read_price(self.pay))


@dataclass(frozen=True)
class UseUnbuilt(Step):
    """Use a building of the display."""


@dataclass(frozen=True)
class Build(Step):
    """Carry out the action "build a building"."""


@dataclass(frozen=True)
class BuildSettlement(Step):
    """Build one settlement of the own supply."""


@dataclass(frozen=True)
class FellAndCut(Step):
    """Fell trees once, cut peat once."""


@dataclass(frozen=True)
class LayLandscapes(Step):
    """Lay a district and a plot for free."""


@dataclass(frozen=True)
class PriorHome(Step):
    """The own prior returns."""


@dataclass(frozen=True)
class AllHome(Step):
    """All own clergymen return."""


@dataclass(frozen=True)
class AllHomeUnpaid(Step):
    """They return in any case, where the game is played so [D10]."""


def _second(pay: str, get: str, times: int = MOST_TIMES) -> Trade:
    """The trade after "then", "or" or "additionally"."""
    return Trade(pay, get, times, SECOND_TRADE)


_QUARRY: Final = (Produce("stone"),)
_GRAPEVINE: Final = (Produce("grapes"),)
_ANY_BASIC: Final = ", ".join(f"{GOODS[good].name} 6" for good in BASIC)

BY_NAME: Final[Mapping[str, tuple[Step, ...]]] = {
    # heartland
    "H01": (Produce("clay"),),
    "H02": (Produce("grain livestock"),),
    "H03": (Produce("coin"),),
    # start
    "G01": (UseWithPrior(),),
    "G02": (Different(3, Choose(_ANY_BASIC)),),
    "F03": (Trade("coin 1", "grain 6", 1),),
    "I03": (Trade("coin 1", "grain 4, book 1", 1),),
    "F04": (Trade("grain 1", "flour 1, straw 1", 7),),
    "I04": (Trade("grain 1", "malt 1, straw 1"),),
    "F05": (Trade("flour 1, energy 0.5", "bread 1"), _second("bread 1", "coin 4", 2)),
    "I05": (Trade("malt 1, grain 1", "beer 1"), _second("beer 1", "coin 7", 1)),
    "G06": (Tiers(("energy 3", "energy 6", "energy 9"), ("coin 5", "coin 8", "coin 10")),),
    "G07": (Gain("peat-coal 1, coin 1"), Trade("peat 1", "peat-coal 1")),
    "F08": (Different(4, Gain("bread 1, coin 7")),),
    "I08": (Gain("coin 3"), Choose("beer 1, whiskey 1")),
    "F09": (Gain("grapes 1"), UseNeighbour()),
    "I09": (OwnTiers("livestock", ((9, "coin 6"), (5, "coin 5"), (1, "coin 3"))),),
    "F10": (RemoveForest(1, Build()),),
    "I10": (Gain("malt 1"), UseNeighbour()),
    "F11": (Gain("wood 1, wine 1, coin 1, ceramic 1"),),
    "I11": (Gain("wood 1, malt 1, coin 1, peat 1"),),
    "G12": (Covered("food 2, energy 1", "stone 1", 5),),
    "G13": (Trade("coin 2", "wood 2, clay 2, stone 1, straw 1", 1),),
    # A
    "F14": _GRAPEVINE,
    "I14": (Gain("book 1"), Choose("grain 2, malt 2"), Choose("beer 1, whiskey 1")),
    "F15": (Trade("coin 1", "book 1, bread 1, grapes 2, flour 2", 1),),
    "I15": (Once("book 1", (ChooseTwo(5, 3),)),),
    "G16": (Gain("clay 1, livestock 1, wood 1, grain 1, peat 1, coin 1"),),
    "F17": (Trade("coin 1", "book 1", 3), _second("book 1", "meat 1, wine 1", 1)),
    "I17": (Trade("coin 1", "book 1, meat 1, whiskey 1", 1),),
    "G18": (Together((Trade("clay 1, energy 1", "ceramic 1", 3), _second("stone 1, energy 1", "ornament 1", 1))),),
    "G19": (Trade("livestock 1, straw 1", "meat 1"),),
    # B
    "F20": (Covered("food 1", "coin 1", 7), _second("wine 1", "coin 6", 1)),
    "I20": (Trade("beer 1", "coin 8", 1), _second("whiskey 1", "coin 7", 1)),
    "F21": (Trade("grapes 1", "wine 1"), _second("wine 1", "coin 7", 1)),
    "I21": (Trade("malt 1, wood 1, peat 1", "whiskey 2"),),
    "G22": _QUARRY,
    "F23": (Once("coin 1", (Gain("book 1, ceramic 1"), AllHome())), AllHomeUnpaid()),
    "I23": (Once("coin 2", (PriorHome(), Build())),),
    "F24": (Trade("bread 1, wine 1", "reliquary 1", 2),),
    "I24": (Trade("coin 1", "book 1", 1), _second("beer 1, whiskey 1", "reliquary 1", 3)),
    "F25": (Different(13, Gain("wonder 1")),),
    "I25": (Trade("reliquary 1", "clay 2, livestock 2, wood 2, grain 2, peat 2, coin 2, stone 2", 1),),
    "G26": (Trade("wood 2", "ornament 1, coin5 1", 1),),
    # C
    "F27": (UseOccupied("wine 1"),),
    "I27": (UseOccupied("whiskey 1"),),
    "G28": (BuildSettlement(),),
    "F29": _QUARRY,
    "I29": (RemoveForest(1, Gain("livestock 2, wood 2, stone 1")),),
    "F30": (Trade("ceramic 1", "coin 12", 1),),
    "I30": (Gain("beer 1, meat 1"), Trade("meat 1", "ceramic 1", 4)),
    "F31": _GRAPEVINE,
    "I31": (Trade("peat-coal 1", "coin 3, whiskey 1", 3),),
    "F32": (Once("coin 1", (FellAndCut(),)),),
    "I32": (Different(5, Gain("reliquary 1")),),
    "F33": (Once("energy 3", (JokerProduce("meat bread wine"),)),),
    "I33": (Once("wood 3", (JokerProduce("beer whiskey"),)),),
    # D
    "G34": (Trade("book 1, ceramic 1, ornament 1, reliquary 1", "wonder 1", 1),),
    "F35": (Additionally(Trade("coin 5", "reliquary 1", 1), _second("coin 10", "reliquary 1")),),
    "I35": (Trade("coin 5, whiskey 1, points 14", "wonder 1", 1),),
    "F36": (Upgrade(2),),
    "I36": (Trade("book 1, ceramic 1", "coin 1, clay 1, reliquary 1", 2),),
    "F37": (Gain("ceramic 1"), Trade("straw 1, wood 1", "book 1")),
    "I37": (Once("book 1", (LayLandscapes(),)),),
    "F38": (RemoveForest(4, Gain("book 1")),),
    "I38": (Once("beer 1", (RewardForGrowth(),)),),
    "G39": (Either(("energy 6", "food 10"), "book 1, ornament 1", 2),),
    "F40": (UseUnbuilt(),),
    "I40": (UseUnbuilt(),),
    "G41": (Once("coin 5", (RewardForCloisters(),)),),
}
"""By the name of the card."""

FUNCTIONS: Final = tuple(BY_NAME[card.name] for card in BUILDINGS)
"""By the number of the card."""

ONCE_PER_ACTION: Final = frozenset(cards("G01 F09 I10 F40 I40"))
"""[D27] Priory, Cloister Garden, Cottage, Hospice and Guesthouse."""
