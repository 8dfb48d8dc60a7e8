"""Why an option that a player would expect is forbidden.

The options of an ask are listed by the predicates of the rules; what is not among them has failed one. Here it is told which:
first whether it is the time for it, then whether the card or space is what it would have to be, then what is lacking.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.ask import DONE, SKIP, Ask, Option, Seat
from pentapolis.kernel.outcome import Refusal

from . import payments
from .components import BUILDINGS, CARD_NAMES, CARDS, CLOISTERS, FIRST_SETTLEMENT
from .functions import FUNCTIONS, ONCE_PER_ACTION, TRADES, Different, Step, Trade, UseNeighbour, UseOccupied, UseWithPrior
from .goods import COIN, FLIPS, GOODS, TREASURES, WHISKEY, WINE, Store, money, tile_count
from .land import FOREST, MOOR, PRIOR, Land, Man
from .notation import CELL, PASS
from .rules.contracts import fees
from .rules.landscapes import DISTRICT_SIDES, openings, price_of
from .rules.settling import card_of
from .state import INDICATOR_OF, Table

Why = Refusal | None

_TURNS: Final = ("action", "bonus", "settlement", "after")
"""The asks that a turn or a part of a settlement phase begins or ends with."""
_FOR_NEUTRAL: Final = ("place-all", "neutral-use")
"""What of a settlement phase is the neutral player's [14.4.6]."""
_ENTRIES: Final = ("use", "contract", "enter", "visit", "borrow")
"""The verbs that choose the building whose function is carried out."""


@dataclass(frozen=True)
class Wish:
    """An option that is not offered."""

    table: Table
    ask: Ask
    option: Option

    @property
    def me(self) -> Seat:
        return self.ask.seat

    @property
    def about(self) -> str:
        return self.ask.about

    @property
    def land(self) -> Land:
        return self.table.lands[self.me]

    @property
    def store(self) -> Store:
        return self.table.stores[self.me]

    @property
    def number(self) -> int:
        """The last word: a card, a space, a good, an amount."""
        return int(self.option[-1])

    @property
    def entered(self) -> list[int]:
        """The buildings whose functions are carried out in this action, as far as they were chosen; the running one last."""
        return [option[-1] for option in self.ask.picked if option[0] in _ENTRIES]

    @property
    def steps(self) -> tuple[Step, ...]:
        """What the running function does, as far as it can be seen which it is."""
        return FUNCTIONS[self.entered[-1]] if self.entered else ()

    def card(self, reason: str, paragraph: str) -> Refusal:
        return Refusal(reason, paragraph, {"card": CARD_NAMES[self.number]})

    def cell(self, reason: str, paragraph: str) -> Refusal:
        return Refusal(reason, paragraph, {"cell": CELL.write(self.number)})

    def good(self, reason: str, paragraph: str) -> Refusal:
        return Refusal(reason, paragraph, {"good": GOODS[self.number].name})


def refuse(table: Table, ask: Ask, option: Option) -> Why:
    """The first rule that forbids the option; None where it is offered, or only not the time for it."""
    if option in ask.options:
        return None
    refuser = _REFUSERS.get(option[0])
    return refuser(Wish(table, ask, option)) if refuser else None


# --- using buildings [6.A, 10, 12] ----------------------------------------------------------------------------------------


def _use(wish: Wish) -> Why:
    if wish.about == "prior":
        new = any(option[-1] == wish.number for option in wish.ask.options)
        return wish.card("only-the-prior" if new else "only-the-new-building", "6.C.2")
    if wish.about == "bonus":
        return _no_building(wish) or wish.card("enter-instead" if wish.option[1] == PRIOR else "only-the-prior", "12.3")
    return _out_of_phase(wish) or (_used(wish) if wish.about == "action" else None)


def _no_building(wish: Wish) -> Why:
    """[6.A.5] what nobody can enter."""
    if wish.number >= FIRST_SETTLEMENT:
        return wish.card("no-entry", "6.A.5")
    built = any(wish.number in land.where for land in wish.table.lands)
    return None if built else wish.card("not-built", "6.A.5")


def _out_of_phase(wish: Wish) -> Why:
    """[11.4] what has no place in a settlement phase."""
    return Refusal("not-in-phase", "11.4") if wish.about == "settlement" else None


def _used(wish: Wish) -> Refusal:
    wrong = _no_building(wish)
    if wrong is not None:
        return wrong
    if wish.number not in wish.land.where:
        return wish.card("not-your-building", "12.4")
    return wish.card("occupied", "6.A.3") if wish.number in wish.land.men else Refusal("clergyman-out", "6.A.1")


def _built_there(wish: Wish, owner: int, paragraph: str) -> Why:
    """What is wrong with the building of a board as such."""
    if wish.number >= FIRST_SETTLEMENT:
        return wish.card("no-entry", paragraph)
    there = owner < len(wish.table.lands) and wish.number in wish.table.lands[owner].where
    return None if there else wish.card("not-there", paragraph)


def _contract(wish: Wish) -> Why:
    if wish.about == "bonus":
        return Refusal("no-contract-in-bonus", "12.4")
    return _out_of_phase(wish) or (_contracted(wish) if wish.about == "action" else None)


def _contracted(wish: Wish) -> Why:
    table, owner = wish.table, wish.option[1]
    if owner == wish.me:
        return Refusal("contract-with-yourself", "10.5")
    wrong = _built_there(wish, owner, "10.1")
    if wrong is not None:
        return wrong
    if wish.number in table.lands[owner].men:
        return wish.card("occupied", "10.5")
    if not table.at_home(owner):
        return Refusal("no-clergyman-left", "10.5")
    return Refusal("no-fee", "10.1", {"count": table.fee})


def _enter(wish: Wish) -> Why:
    if wish.about == "action":
        return Refusal("only-in-bonus", "12.4")
    if wish.about != "bonus":
        return _out_of_phase(wish)
    return _built_there(wish, wish.option[1], "12.3") or Refusal("clergyman-out", "12.3")


def _visit(wish: Wish) -> Why:
    """[15.6.9, 14.4.6]"""
    if wish.about == "neutral-use":
        return wish.card("not-just-placed", "14.4")
    if wish.about != "visit":
        return None
    return _built_there(wish, wish.option[1], "15.6") or _used_in_this_action(wish) or _unfit(wish)


def _used_in_this_action(wish: Wish) -> Why:
    """[D11, D27] a building that leads to another one never leads to itself, and some work but once."""
    if wish.entered[-1:] == [wish.number]:
        return wish.card("not-itself", "15.6")
    again = wish.number in wish.entered and wish.number in ONCE_PER_ACTION
    return wish.card("used-already", "15.6") if again else None


def _unfit(wish: Wish) -> Why:
    """[15.6.9] what the running function lacks in the building."""
    men = wish.table.lands[wish.option[1]].men.get(wish.number, [])
    return next((wish.card(_UNFIT[type(step)](men), "15.6") for step in wish.steps if type(step) in _UNFIT), None)


_UNFIT: Final[Mapping[type[Step], Callable[[list[Man]], str]]] = {
    UseWithPrior: lambda men: "no-prior-there" if men else "not-occupied",
    UseOccupied: lambda men: "not-occupied",
    UseNeighbour: lambda men: "occupied" if men else "not-beside",
}
"""By the kind of step, from the clergymen who stand on the building, what it lacks."""


def _borrow(wish: Wish) -> Why:
    if wish.about != "borrow":
        return None
    return wish.card("used-already" if wish.number in wish.table.display else "not-in-display", "15.6")


def _fee(wish: Wish) -> Why:
    if wish.about not in ("fee", "neutral-fee"):
        return None
    if wish.number not in (COIN, WINE, WHISKEY):
        return wish.good("no-present", "10.2")
    assert all(option[-1] != wish.number for option in fees(wish.table, wish.store))
    return wish.good("good-lacking", "10.2")


# --- forests, moors and landscapes [6.B, 8] -------------------------------------------------------------------------------


def _fell(wish: Wish) -> Why:
    return _felled(wish, FOREST, "no-forest")


def _cut(wish: Wish) -> Why:
    return _felled(wish, MOOR, "no-moor")


def _felled(wish: Wish, growth: str, missing: str) -> Why:
    if wish.about == "bonus":
        return Refusal("not-in-bonus", "12.4")
    if wish.about not in ("action", "calefactory"):
        return _out_of_phase(wish)
    if wish.land.growth.get(wish.number) == growth:
        return Refusal("once-each", "15.6")
    return wish.cell(missing, "6.B")


def _clear(wish: Wish) -> Why:
    return wish.cell("no-forest", "15.6") if wish.about == "clear" else None


def _buy(wish: Wish) -> Why:
    if any(task in _FOR_NEUTRAL for task, _ in wish.table.agenda[:1]):
        return Refusal("neutral-first", "14.4.6")
    if wish.about not in _TURNS:
        return Refusal("not-in-between", "8.5")
    if wish.table.bought[wish.me]:
        return Refusal("one-landscape", "8.5")
    side, row = wish.option[1:]
    price = price_of(wish.table, side)
    if price is None:
        return Refusal("pile-empty", "8.7")
    if not _fits(wish, side, row):
        return Refusal("does-not-fit", "8.4")
    return Refusal("money-lacking", "8.3", {"count": price - money(wish.store)})


def _fits(wish: Wish, side: int, row: int) -> bool:
    return ("buy", side, row) in openings(tuple(wish.land.bought)).everywhere


def _lay(wish: Wish) -> Why:
    if wish.about != "bulwark":
        return None
    side, row = wish.option[1:]
    if price_of(wish.table, side) is None:
        return Refusal("pile-empty", "8.7")
    if not _fits(wish, side, row):
        return Refusal("does-not-fit", "8.4")
    return Refusal("one-district" if side in DISTRICT_SIDES else "one-plot", "15.6")


# --- building and settling [6.C, 9, 11.4] ---------------------------------------------------------------------------------


def _build(wish: Wish) -> Why:
    if wish.number >= FIRST_SETTLEMENT:
        return Refusal("settlement-not-so", "11.4")
    if wish.about == "overbuild-which":
        return wish.card("not-in-display", "14.4")
    if wish.about not in ("action", "bonus", "then-build"):
        return _out_of_phase(wish)
    if wish.number not in wish.table.display:
        return wish.card("not-in-display", "6.C.1")
    if not payments.can_pay(wish.store, BUILDINGS[wish.number]):
        return wish.card("cost-lacking", "6.C.1")
    return _no_site(wish)


def _no_site(wish: Wish) -> Refusal:
    """[9] no space of the right landscape is free, or none of them is beside a cloister building."""
    free = any(terrain & CARDS[wish.number].terrains for terrain in wish.land.free.values())
    return wish.card("no-cloister-space", "9.4") if free else wish.card("no-space", "9.2" if wish.land.free else "9.1")


def _settle(wish: Wish) -> Why:
    if wish.about in ("action", "bonus", "after"):
        return Refusal("only-in-phase", "11.4")
    if wish.about not in ("settlement", "castle"):
        return None
    return _not_in_supply(wish) or _unsettled(wish)


def _not_in_supply(wish: Wish) -> Why:
    if wish.number < FIRST_SETTLEMENT:
        return wish.card("no-settlement", "11.4")
    if wish.number in wish.land.where:
        return wish.card("settled-already", "11.4")
    return None if wish.number in wish.table.settlements[wish.me] else wish.card("not-received", "11.5")


def _unsettled(wish: Wish) -> Refusal:
    card = card_of(wish.number)
    if not wish.land.has_site(wish.number, card.terrains):
        return wish.card("no-space", "9.3" if wish.land.free else "11.4")
    return wish.card("food-lacking" if payments.total(wish.store, payments.FOOD) < card.food else "energy-lacking", "11.4")


def _place(wish: Wish) -> Why:
    if wish.about == "overbuild":
        return wish.cell("wrong-cover", "14.4")
    if wish.about != "place":
        return None
    land, cell = wish.land, wish.number
    if cell not in land.terrain:
        return wish.cell("off-board", "9.1")
    if cell not in land.free:
        return wish.cell("grown-over" if cell in land.growth else "space-taken", "9.1")
    card = _placed_card(wish)
    if card is not None and not land.terrain[cell] & CARDS[card].terrains:
        return wish.cell("wrong-landscape", "9.2" if card < FIRST_SETTLEMENT else "9.3")
    return wish.cell("no-cloister-beside", "9.4") if card in CLOISTERS else None


def _placed_card(wish: Wish) -> int | None:
    """Which card looks for its place; unknown only where there was but one that could."""
    return next((option[1] for option in reversed(wish.ask.picked) if option[0] in ("build", "settle")), None)


# --- goods [4, 7, 15.6] ---------------------------------------------------------------------------------------------------


def _exchange(wish: Wish) -> Why:
    if wish.number not in FLIPS:
        return wish.good("no-exchange", "7.5")
    if not wish.store[wish.number]:
        return wish.good("good-lacking", "7.4")
    return None if wish.about == "clergyman" else Refusal("exchange-before", "7.4")


def _produce(wish: Wish) -> Why:
    if wish.about != "produce":
        return None
    if wish.number in _goods_offered(wish, "joker"):
        assert wish.table.indicator_of(wish.number) is None
        return wish.good("no-indicator", "4.6" if wish.number in INDICATOR_OF else "15.6")
    return wish.good("not-produced", "15.6")


def _joker(wish: Wish) -> Why:
    if wish.about != "produce":
        return None
    if wish.number in _goods_offered(wish, "produce"):
        return Refusal("no-joker", "4.7")
    return wish.good("not-produced", "15.6")


def _goods_offered(wish: Wish, verb: str) -> list[int]:
    return [option[1] for option in wish.ask.options if option[0] == verb]


def _trade(wish: Wish) -> Why:
    """[15.6] more often than the card allows, or the goods do, is one thing here: what is offered is all there is."""
    if wish.about not in TRADES:
        return None
    most = max(_goods_offered(wish, "trade"), default=0)
    if not most:
        return Refusal("exchange-first", "15.6")
    return Refusal("trade-too-often" if wish.number > most else "trade-no-gain", "15.6", {"count": most})


def _pay(wish: Wish) -> Why:
    """[7.1, D15] the tiles of a payment come from the dearest down, and none too many."""
    if wish.about != "pay":
        return Refusal("nothing-to-pay", "7.8") if wish.about in _TURNS else None
    if not tile_count(wish.store, wish.number):
        return wish.good("good-lacking", "7.1")
    if any(isinstance(step, Different) for step in wish.steps):
        return wish.good("not-its-turn", "15.6")
    missing = next((unit for unit in _units_paid(wish) if not getattr(GOODS[wish.number], unit)), None)
    return wish.good(f"no-{missing}", "7.1") if missing else wish.good("tile-does-not-suit", "7.8")


def _units_paid(wish: Wish) -> list[str]:
    """In what is paid, as far as the tiles that are offered tell: all of them are worth something in it. Points are asked of few
    [15.6.6], and the tiles that are food, too, are then given for them."""
    if any(isinstance(step, Trade) and step.price.points for step in wish.steps):
        return ["points"]
    offered = _goods_offered(wish, "pay")
    return [unit for unit in ("food", "energy") if all(getattr(GOODS[good], unit) for good in offered)]


def _take(wish: Wish) -> Why:
    if wish.about != "take":
        return None
    by_points = wish.number in TREASURES and DONE in wish.ask.options  # of a gift something must be taken
    return wish.good("too-many-points" if by_points else "not-to-be-had", "15.6")


def _upgrade(wish: Wish) -> Why:
    if wish.about != "upgrade":
        return None
    return wish.good("good-lacking" if wish.number in TREASURES[:-1] else "no-upgrade", "15.6")


# --- nothing --------------------------------------------------------------------------------------------------------------


def _end(wish: Wish) -> Why:
    """Declining where something must be chosen, or by another word."""
    if wish.about in ("action", "bonus") and PASS not in wish.ask.options:
        return Refusal("no-pass", "5.5")
    word = next((word for word in (PASS, SKIP, DONE) if word in wish.ask.options), None)
    if word is not None:
        return Refusal(f"{word[0]}-instead", _DECLINED.get(wish.about, "6.A.4"))
    if wish.about == "produce" and wish.ask.options[0][-1] not in INDICATOR_OF:
        return Refusal("must-produce", "15.6")  # paid for, by the joker; not felled or cut
    found = _MUSTS.get(wish.about)
    return Refusal(*found) if found else None


_DECLINED: Final[Mapping[str, str]] = {
    "action": "5.5",
    "bonus": "12.3",
    "after": "8.5",
    "prior": "6.C.2",
    "settlement": "11.4",
    "neutral-use": "14.4.6",
}
"""Where it is told that what is asked may be left out; a part of a function otherwise."""

_MUSTS: Final[Mapping[str, tuple[str, str]]] = {
    "place": ("must-place", "9.1"),
    "fee": ("must-pay", "10.1"),
    "neutral-fee": ("must-pay", "10.1"),
    "clergyman": ("no-refusing", "10.3"),
    "pay": ("must-pay", "7.1"),
    "take": ("must-take", "15.6"),
    "produce": ("must-produce", "6.B"),
    "overbuild": ("must-place-all", "14.4"),
    "overbuild-which": ("must-place-all", "14.4"),
}


_REFUSERS: Final[Mapping[str, Callable[[Wish], Why]]] = {
    "use": _use,
    "contract": _contract,
    "enter": _enter,
    "visit": _visit,
    "borrow": _borrow,
    "fee": _fee,
    "fell": _fell,
    "cut": _cut,
    "clear": _clear,
    "buy": _buy,
    "lay": _lay,
    "build": _build,
    "settle": _settle,
    "place": _place,
    "exchange": _exchange,
    "produce": _produce,
    "joker": _joker,
    "trade": _trade,
    "pay": _pay,
    "take": _take,
    "upgrade": _upgrade,
    "pass": _end,
    "skip": _end,
    "done": _end,
}
