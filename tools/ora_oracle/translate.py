"""From what our engine tells of one turn to the commands that make the oracle do the same.

Our events name every tile paid and gained, also where nothing was asked; so the commands are made from them and not from the
choices. That the events are true is proved by the comparison that follows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from pentapolis.games.ora_et_labora.components import BUILDINGS, CARD_NUMBERS
from pentapolis.kernel.ask import seat_letter
from pentapolis.kernel.chronicle import Event
from words import COLOURS, SIDES, TOKENS, card_id, tokens

Goods = Counter[str]


@dataclass
class Command:
    """One line for the oracle.

    actor     the letter of the seat whose goods pay for it.
    coins     money that it costs, in value; `tiles` of it as 5-coin tiles: the oracle's purse is broken up accordingly before.
    flips     goods to be exchanged freely before it.
    answer    the owner's choice of clergyman: only to be given where the oracle waits for it.
    fault     a fault of the oracle that is mended around it by a patch of its state (`compare.MENDED`), with the goods concerned.
    """

    words: str
    actor: str
    coins: int = 0
    tiles: int = 0
    flips: Goods = field(default_factory=Goods)
    answer: bool = False
    fault: str = ""
    goods: Goods = field(default_factory=Goods)


@dataclass
class Use:
    """A building's function as it was carried out; `went_on`: with another building, a card, a landscape, felling or cutting."""

    card: str
    owner: str
    paid: Goods = field(default_factory=Goods)
    gained: Goods = field(default_factory=Goods)
    joker: bool = False
    produced: str = ""
    cells: list[str] = field(default_factory=list)
    upgrades: list[str] = field(default_factory=list)
    went_on: bool = False

    @property
    def hollow(self) -> bool:
        """Nothing was given and nothing taken."""
        return not (self.paid or self.gained or self.produced or self.cells or self.upgrades or self.went_on)


# --- what follows the building's name ---------------------------------------------------------------------------------------


def _in_order(goods: Goods) -> str:
    return tokens({good: goods[good] for good in TOKENS if goods[good]})


def _paid(use: Use) -> str:
    return _in_order(in_tiles(use))


def in_tiles(use: Use) -> Goods:
    """What was paid, with the money in 1-coin and 5-coin tiles; our engine has coins alone."""
    paid = +use.paid
    if use.card in MONEY:
        return paid
    if use.card == "I35" and use.paid:
        return _tower_tiles(use)
    if use.card in STRAW:
        paid["straw"] += paid.pop("grain", 0)
    if use.card == "F20" and not _wine_sold(use):  # the first wine given there is always the wine of the second trade
        paid["coin"] += paid.pop("wine", 0)
    fives, ones = divmod(paid.pop("coin", 0), 5)
    return paid + Counter(coin5=fives, coin=ones)


def _flips(use: Use, tiles: Goods) -> Goods:
    """What was paid here as it is and must be exchanged there before."""
    given = {"F20": "wine"} | dict.fromkeys(STRAW, "grain")
    good = given.get(use.card, "")
    return Counter({good: use.paid[good] - tiles[good]})


MONEY: Final = frozenset(["F03", "I03", "F15", "F17", "I17", "G13", "F23", "I23", "I24", "F32", "F35", "G41"])
"""Buildings that take coins in value: there wine and whiskey are exchanged before, and change is none of the gain."""

STRAW: Final = frozenset(["G19", "F37"])
"""Buildings that take straw by its name, for which grain stands in with us [7.6]: there it is exchanged before."""

TOWER_COINS: Final = 5
TOWER_POINTS: Final = 14
_TOWER_WORTH: Final = {"book": 2, "ceramic": 3, "ornament": 4, "reliquary": 8}


def _tower_tiles(use: Use) -> Goods:
    """[15.6.6] five coins, a whiskey and points: how many of the coins and of the whiskeys were meant as points, how many as
    money, is what comes out even."""
    paid, treasures = +use.paid, sum(worth * use.paid[good] for good, worth in _TOWER_WORTH.items())
    for fives in range(paid["coin"] // 5 + 1):
        for drunk in range(paid["whiskey"]):
            whiskeys_as_money = paid["whiskey"] - 1 - drunk
            money = use.paid["coin"] - 5 * fives + 2 * whiskeys_as_money
            if money == TOWER_COINS and treasures + 2 * fives + drunk >= TOWER_POINTS:
                kept = {good: count for good, count in paid.items() if good not in ("coin", "whiskey")}
                return Counter(kept) + Counter(coin=TOWER_COINS, coin5=fives, whiskey=1 + drunk)
    raise ValueError(f"no payment of the Round Tower: {use.paid}")


def _and_gained(use: Use) -> str:
    """The choice of what to take is a word of its own; there the amount is not told where it is fixed."""
    return f"{_paid(use)} {_in_order(use.gained)}".strip()


def _and_kind(use: Use) -> str:
    return f"{_paid(use)} {''.join(TOKENS[good] for good in use.gained)}".strip()


def _druid(use: Use) -> str:
    by_count = sorted(use.gained.items(), key=lambda pair: -pair[1])
    return f"{_paid(use)} {''.join(TOKENS[good] * count for good, count in by_count)}".strip()


def _gift(*choices: str) -> Callable[[Use], str]:
    """Only what could be chosen of the gift is told."""
    return lambda use: _in_order(Counter({good: use.gained[good] for good in choices}))


def _with_joker(use: Use) -> str:
    return "Jo" if use.joker else ""


def _farmyard(use: Use) -> str:
    return _with_joker(use) + TOKENS[use.produced] if use.produced else ""


def _shipped(use: Use) -> str:
    return f"{_paid(use)}{TOKENS[use.produced]}" if use.produced else ""


def _barrelled(use: Use) -> str:
    return f"{_paid(use)} {TOKENS[use.produced]}" if use.produced else ""


def _cells(use: Use) -> str:
    return " ".join(cell.replace(",", " ") for cell in use.cells)


def _ladder(use: Use) -> str:
    return " ".join(TOKENS[good] for good in use.upgrades)


def _harbor(use: Use) -> str:
    return "Pt" * use.paid["peat-coal"]


INN_LIMIT: Final = 7
WINE_PRICE: Final = 6
_INN_FOOD: Final = {"livestock": 2, "grain": 1, "coin": 1, "coin5": 5, "meat": 5, "grapes": 1, "wine": 1, "flour": 1, "bread": 3}


def _wine_sold(use: Use) -> bool:
    food = sum(_INN_FOOD[good] * count for good, count in use.paid.items())
    return use.paid["wine"] > 0 and use.gained["coin"] == min(INN_LIMIT, food - 1) + WINE_PRICE


_WORDS: Final[dict[str, Callable[[Use], str]]] = {
    "H01": _with_joker,
    "H02": _farmyard,
    "H03": _with_joker,
    "F14": _with_joker,
    "F31": _with_joker,
    "G22": _with_joker,
    "F29": _with_joker,
    "G02": _and_kind,
    "I15": _druid,
    "I08": _gift("beer", "whiskey"),
    "I14": _gift("grain", "malt", "beer", "whiskey"),
    "G41": _and_gained,
    "I38": _and_gained,
    "F33": _shipped,
    "I33": _barrelled,
    "F10": _cells,
    "F38": _cells,
    "I29": _cells,
    "F36": _ladder,
    "I31": _harbor,
}
"""Where more than the tiles paid is told."""


class Translator:
    """Takes the events of one turn in order; `commands` are what the oracle is told, `uses` what was used."""

    def __init__(self, letters: str, actor: str) -> None:
        self.letters, self.actor = letters, actor
        self.commands: list[Command] = []
        self.uses: list[Use] = []
        self._open: Use | None = None
        self._loose: list[Goods] = []
        self._contract: tuple[str, str] | None = None
        self._built = ""
        self._before = ""
        self._acted = False

    def read(self, events: Iterable[Event]) -> None:
        for event in events:
            act = _ACTS.get(event.kind)
            self._acted |= event.kind in _ACTIONS
            if act is not None:
                act(self, event.facts, event.seat)
            self._before = event.kind
        self._close()

    def _card(self, card: str, owner: str) -> str:
        return card_id(card, COLOURS[self.letters.index(owner)])

    def _say(self, words: str, **more: Any) -> None:
        self.commands.append(Command(words.strip(), self.actor, **more))

    def _go_on(self) -> None:
        if self._open:
            self._open.went_on = True
        self._close()

    def _begin(self, card: str, owner: str) -> None:
        self._go_on()
        self._open = Use(card, owner)

    def _close(self) -> None:
        """The function that was running is over or goes on in another building: it is told."""
        use, self._open = self._open, None
        for goods in self._loose:
            if use:
                use.paid.update(goods)
        self._loose = []
        if use is None:
            return
        self.uses.append(use)
        words = _WORDS.get(use.card, _paid)(use)
        tiles = in_tiles(use)
        self._say(
            f"USE {self._card(use.card, use.owner)} {words}",
            coins=tiles["coin"] + 5 * tiles["coin5"],
            tiles=tiles["coin5"],
            flips=_flips(use, tiles),
            fault=use.card if use.card in ("I30", "I31") and use.paid else "",
            goods=use.paid,
        )

    # --- one for each kind of event; the others tell nothing that the oracle must be told --------------------------------------

    def use(self, facts: Any, _: object) -> None:
        self._close()
        if facts["clergyman"] == "prior" and self._built != facts["card"]:
            self._say("WITH_PRIOR")
        self._begin(facts["card"], self.actor)

    def contract(self, facts: Any, _: object) -> None:
        owner = chr(ord("A") + facts["owner"])
        fee = tokens({facts["good"]: facts["count"]})
        self._say(
            f"WORK_CONTRACT {self._card(facts['card'], owner)} {fee}", coins=facts["count"] if facts["good"] == "coin" else 0
        )
        self._contract = (facts["card"], owner)

    def send(self, facts: Any, _: object) -> None:
        assert self._contract
        words = "WITH_PRIOR" if facts["clergyman"] == "prior" else "WITH_LAYBROTHER"
        self._say(words, answer=True)
        self._begin(*self._contract)

    def enter(self, facts: Any, _: object) -> None:
        self._begin(facts["card"], chr(ord("A") + facts["owner"]))

    def visit(self, facts: Any, _: object) -> None:
        self.enter(facts, None)

    def borrow(self, facts: Any, _: object) -> None:
        self._begin(facts["card"], self.actor)

    def nothing(self, facts: Any, seat: Any) -> None:
        """Who can do nothing else passes unasked: then a turn that was played before it is over."""
        self._close()
        if self._acted:
            self._say("COMMIT")
        self.actor = seat_letter(seat)
        self._say("PASS")
        self._acted = False

    def fell(self, facts: Any, _: object) -> None:
        self._go_on()
        self._say(f"FELL_TREES {facts['cell'].replace(',', ' ')}")

    def cut(self, facts: Any, _: object) -> None:
        self._go_on()
        self._say(f"CUT_PEAT {facts['cell'].replace(',', ' ')}")

    def produce(self, facts: Any, _: object) -> None:
        if self._open:
            self._open.produced = facts["good"]

    def joker(self, facts: Any, _: object) -> None:
        if self._open:
            self._open.produced, self._open.joker = facts["good"], True
        else:
            self.commands[-1].words += " Jo"

    def pay(self, facts: Any, _: object) -> None:
        goods = Counter(facts["goods"])
        if self._open and self._open.card in MONEY and not set(goods) - {"coin", "wine", "whiskey"}:
            goods = Counter(coin=goods["coin"] + goods["wine"] + 2 * goods["whiskey"])
        self._loose.append(goods)

    def gain(self, facts: Any, _: object) -> None:
        change = self._before == "pay" and list(facts["goods"]) == ["coin"]
        if change and self._open and self._open.card in (*MONEY, "I35"):
            self._loose[-1].subtract(facts["goods"])
        elif self._open:
            self._open.gained += Counter(facts["goods"])

    def clear(self, facts: Any, _: object) -> None:
        assert self._open
        self._open.cells.append(facts["cell"])

    def upgrade(self, facts: Any, _: object) -> None:
        assert self._open
        self._open.upgrades.append(facts["good"])

    def build(self, facts: Any, _: object) -> None:
        cost = self._loose.pop()
        self._go_on()
        self._built = facts["card"]
        flips: Goods = Counter(grain=cost["grain"])
        coins = BUILDINGS[CARD_NUMBERS[facts["card"]]].coins
        words = f"BUILD {facts['card']} {facts['cell'].replace(',', ' ')}"
        fault = "I21" if facts["card"] == "I21" else ""
        self._say(words, coins=coins, flips=Counter() if fault else flips, fault=fault, goods=cost)

    def settle(self, facts: Any, _: object) -> None:
        paid: Goods = sum(self._loose, Counter())
        self._loose = []
        self._go_on()
        card = self._card(facts["card"], self.actor)
        fives, ones = divmod(paid["coin"], 5)
        tiles = paid - Counter(coin=paid["coin"]) + Counter(coin5=fives, coin=ones)
        words = f"SETTLE {card} {facts['cell'].replace(',', ' ')} {_in_order(tiles)}"
        self._say(words, coins=paid["coin"], tiles=fives)

    def buy(self, facts: Any, _: object) -> None:
        self._close()
        self._land(facts, facts["count"])

    def lay(self, facts: Any, _: object) -> None:
        self._land(facts, 0)

    def _land(self, facts: Any, price: int) -> None:
        self._go_on()
        verb, side = SIDES[facts["side"]]
        self._say(f"{verb} {facts['row']} {side}", coins=price)

    def exchange(self, facts: Any, _: object) -> None:
        self._say(f"CONVERT {TOKENS[facts['good']]}")


_ACTIONS: Final = ("use", "contract", "enter", "fell", "cut", "build")
"""What makes an action."""

_Act = Callable[[Translator, Any, Any], None]

_ACTS: Final[dict[str, _Act]] = {
    "use": Translator.use,
    "contract": Translator.contract,
    "send": Translator.send,
    "enter": Translator.enter,
    "visit": Translator.visit,
    "borrow": Translator.borrow,
    "pass": Translator.nothing,
    "fell": Translator.fell,
    "cut": Translator.cut,
    "produce": Translator.produce,
    "joker": Translator.joker,
    "pay": Translator.pay,
    "gain": Translator.gain,
    "clear": Translator.clear,
    "upgrade": Translator.upgrade,
    "build": Translator.build,
    "settle": Translator.settle,
    "buy": Translator.buy,
    "lay": Translator.lay,
    "exchange": Translator.exchange,
}
