"""Why an option that a player would expect is forbidden: asked only when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.outcome import Refusal

from ..components import DRAWN_CARDS, IDENTICAL_FOR_ONE, LIBRARY, MERCHANT_GUILD, PRICES, RESOURCES, UNIVERSITY, Counts
from ..notation import PAY_FULL
from ..scoring import points
from ..state import DEVELOPMENT, NO_FATE, Table
from .building import price_after
from .development import most_drawn
from .obstacles import obstacle, university_usable
from .payment import payable, shortage, waivable
from .trade import deck_only, library_usable, limit

TRADE_OVER: Final = Refusal("trade-over", "4.1")
TRADE_FIRST: Final = Refusal("trade-first", "4.1")
DECK_ONLY: Final = Refusal("deck-only", "5.2")
NOT_YOURSELF: Final = Refusal("not-yourself", "5.11")
LIBRARY_USED: Final = Refusal("library-used", "5.15")
GUILD_USED: Final = Refusal("guild-used", "9.4")
FEWER_POINTS: Final = Refusal("fewer-points", "9.4")
EMPTY_HAND: Final = Refusal("empty-hand", "9.4")
UNIVERSITY_USED: Final = Refusal("university-used", "9.5")
UNIVERSITY_UNPAID: Final = Refusal("university-unpaid", "9.5")
NOT_IN_PRICE: Final = Refusal("not-in-price", "6.4")
NOT_WAIVABLE: Final = Refusal("not-in-price", "9.5")
NO_PAYMENT: Final = Refusal("no-payment", "6.4")
FEW_IDENTICAL: Final = Refusal("few-identical", "6.3")
NO_FATE_CARD: Final = Refusal("no-fate-card", "3.7")
FATE_LATER: Final = Refusal("fate-later", "10.3")

UNFINISHED: Final[Mapping[str, Refusal]] = {
    "deck-discard": Refusal("discard-first", "5.8"),
    "market-take": Refusal("take-first", "5.9"),
    "market-give": Refusal("return-first", "5.9"),
    "library-choose": Refusal("choose-first", "5.15"),
    "give-back": Refusal("return-first", "5.13"),
    "waive": Refusal("pay-first", "6.1"),
    "pay": Refusal("pay-first", "6.1"),
    "turn-fate": Refusal("fate-first", "8.2"),
    "raid-discard": Refusal("discard-first", "8.4"),
}
"""By what an ask is about: why anything that it is not about must wait."""

VERBS: Final[Mapping[str, frozenset[str]]] = {
    "trade": frozenset(
        {"deck", "market", "opponent", "library", "guild", "end-trade", "build", "draw", "turn-fate", "keep-fate"}
    ),
    "build": frozenset({"deck", "market", "opponent", "library", "guild", "build", "draw", "turn-fate", "keep-fate"}),
    "deck-discard": frozenset({"discard"}),
    "market-take": frozenset({"take"}),
    "market-give": frozenset({"give"}),
    "library-choose": frozenset({"choose"}),
    "give-back": frozenset({"give"}),
    "waive": frozenset({"waive", "pay-full"}),
    "pay": frozenset({"pay", "swap", "exact"}),
    "turn-fate": frozenset({"turn-fate", "keep-fate"}),
    "raid-discard": frozenset({"discard"}),
}
"""By what an ask is about: the verbs that belong to it or are answered by a rule of their own."""


def refuse(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """Why `option`, not among the ask's, is forbidden."""
    if option[0] not in VERBS[ask.about]:
        return UNFINISHED.get(ask.about)
    reason = REASONS.get(option[0])
    return None if reason is None else reason(table, ask, option)


# --- trade ----------------------------------------------------------------------------------------------------------------


def _exchange(table: Table, ask: Ask, option: Option) -> Refusal | None:
    verb, *seats, count = option
    me, most, held = ask.seat, limit(table, ask.seat), len(table.hands[ask.seat].cards)
    if verb != "deck" and deck_only(table, me):
        return DECK_ONLY
    if table.exchanged + count > most:
        return Refusal("exchange-limit", "5.1", {"limit": most, "left": max(0, most - table.exchanged)})
    if count > held:
        return Refusal("hand-too-small", "5.6", {"held": held})
    return _partner(table, me, verb, seats[0], count) if seats else _phase(table)


def _partner(table: Table, me: Seat, verb: str, rival: Seat, count: int) -> Refusal | None:
    if rival == me:
        return NOT_YOURSELF
    if rival >= len(table.hands):
        return None
    held = len(table.hands[rival].cards)
    if count > held:
        return Refusal("rival-hand-too-small", "5.12", {"rival": rival, "held": held})
    if verb == "library" and not library_usable(table, me, rival):
        return LIBRARY_USED if LIBRARY in table.buildings[me] else Refusal("not-owned", "5.15", {"card": "library"})
    return _phase(table)


def _phase(table: Table) -> Refusal | None:
    return TRADE_OVER if table.phase == DEVELOPMENT else None


def _guild(table: Table, ask: Ask, option: Option) -> Refusal | None:
    me, victim = ask.seat, option[1]
    if MERCHANT_GUILD not in table.buildings[me]:
        return Refusal("not-owned", "9.4", {"card": "merchant-guild"})
    if table.guild_used:
        return GUILD_USED
    if victim == me:
        return NOT_YOURSELF
    if victim >= len(table.hands):
        return None
    if points(table, victim) < points(table, me):
        return FEWER_POINTS
    return None if table.hands[victim].cards else EMPTY_HAND


_MISSING: Final = {
    "take": Refusal("not-on-market", "5.9"),
    "choose": Refusal("not-in-open-hand", "5.15"),
    "give": Refusal("not-in-hand", "5.4"),
    "discard": Refusal("not-in-hand", "5.4"),
}
"""Of a pick out of cards that lie or are held somewhere: why it is not offered."""


def _pick(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """A pick is refused only where there is no such card left to pick."""
    return None if option in ask.options else _MISSING[option[0]]


# --- development ----------------------------------------------------------------------------------------------------------


def _build(table: Table, ask: Ask, option: Option) -> Refusal | None:
    if table.phase != DEVELOPMENT:
        return TRADE_FIRST
    return obstacle(table, ask.seat, option[1]) or unpayable(table, ask.seat, option[1])


def unpayable(table: Table, me: Seat, card: int) -> Refusal | None:
    """[6.2-6.4, 9.5] Why a card cannot be paid now; None where it can."""
    price, hand = PRICES[card], table.counts(me)
    if payable(price, hand):
        return None
    if waivable(price, hand):
        if university_usable(table, me):
            return None
        if table.university_used:
            return UNIVERSITY_USED
        if card == UNIVERSITY:
            return UNIVERSITY_UNPAID
    return lacking(price, hand)


def lacking(price: Counts, hand: Counts) -> Refusal:
    """What a hand lacks for a price, card for card; with cards enough but of other kinds, that three must be identical."""
    short = shortage(price, hand)
    enough = sum(hand) >= sum(price)
    facts = {name: short.count(resource) for resource, name in enumerate(RESOURCES)}
    return Refusal("other-cards" if enough else "lacking", "6.3" if enough else "6.2", {**facts, "short": len(short)})


def _draw(table: Table, ask: Ask, option: Option) -> Refusal | None:
    if table.phase != DEVELOPMENT:
        return TRADE_FIRST
    most = most_drawn(table, ask.seat)
    return None if DRAWN_CARDS <= option[1] <= most else Refusal("draw-number", "11.2", {"least": DRAWN_CARDS, "most": most})


def _waive(table: Table, ask: Ask, option: Option) -> Refusal | None:
    price, resource = PRICES[ask.picked[0][1]], option[1]
    if not price[resource]:
        return NOT_WAIVABLE
    return None if resource in waivable(price, table.counts(ask.seat)) else NO_PAYMENT


def _pay_full(table: Table, ask: Ask, option: Option) -> Refusal | None:
    price, hand = PRICES[ask.picked[0][1]], table.counts(ask.seat)
    return None if payable(price, hand) else lacking(price, hand)


def price_of(ask: Ask) -> Counts:
    """The price that an ask about a payment is about, told by its picks."""
    waived = ask.picked[1] if len(ask.picked) > 1 and ask.picked[1][0] in ("waive", "pay-full") else PAY_FULL
    return price_after(ask.picked[0][1], waived)


def _pay(table: Table, ask: Ask, option: Option) -> Refusal | None:
    paid = list(ask.picked).count(option)
    resource = option[1]
    if paid >= price_of(ask)[resource]:
        return NOT_IN_PRICE
    if paid >= table.counts(ask.seat)[resource]:
        return Refusal("not-in-hand", "6.2")
    return _completable(ask, option)


def _swap(table: Table, ask: Ask, option: Option) -> Refusal | None:
    resource = option[1]
    spare = table.counts(ask.seat)[resource] - price_of(ask)[resource] - IDENTICAL_FOR_ONE * list(ask.picked).count(option)
    return FEW_IDENTICAL if spare < IDENTICAL_FOR_ONE else _completable(ask, option)


def _completable(ask: Ask, option: Option) -> Refusal | None:
    """[6.4] A unit that no exact payment could follow is not offered."""
    return None if option in ask.options else NO_PAYMENT


def _exact(table: Table, ask: Ask, option: Option) -> Refusal | None:
    price, hand = price_of(ask), table.counts(ask.seat)
    if shortage(price, hand):
        return lacking(price, hand)
    return None if option in ask.options else UNFINISHED["pay"]


def _fate(table: Table, ask: Ask, option: Option) -> Refusal | None:
    if ask.about == "turn-fate":
        return None
    return NO_FATE_CARD if table.arrows == NO_FATE else FATE_LATER


REASONS: Final[Mapping[str, Callable[[Table, Ask, Option], Refusal | None]]] = {
    "deck": _exchange,
    "market": _exchange,
    "opponent": _exchange,
    "library": _exchange,
    "guild": _guild,
    "discard": _pick,
    "give": _pick,
    "take": _pick,
    "choose": _pick,
    "build": _build,
    "draw": _draw,
    "waive": _waive,
    "pay-full": _pay_full,
    "pay": _pay,
    "swap": _swap,
    "exact": _exact,
    "turn-fate": _fate,
    "keep-fate": _fate,
}
