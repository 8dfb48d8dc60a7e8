"""Why an option that a player would expect is forbidden: asked only when somebody asks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.outcome import Refusal

from ..components import IDENTICAL_FOR_ONE, LIBRARY, MERCHANT_GUILD, PRICES, RESOURCES, UNIVERSITY, Counts
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
NOT_IN_HAND: Final = Refusal("not-in-hand", "5.4")
DECK_ONLY: Final = Refusal("deck-only", "5.2")
NOT_YOURSELF: Final = Refusal("not-yourself", "5.11")
LIBRARY_USED: Final = Refusal("library-used", "5.15")
GUILD_USED: Final = Refusal("guild-used", "9.4")
FEWER_POINTS: Final = Refusal("fewer-points", "9.4")
EMPTY_HAND: Final = Refusal("empty-hand", "9.4")
UNIVERSITY_USED: Final = Refusal("university-used", "9.5")
UNIVERSITY_UNPAID: Final = Refusal("university-unpaid", "9.5")
NOT_IN_PRICE: Final = Refusal("not-in-price", "6.4")
NO_PAYMENT: Final = Refusal("no-payment", "6.4")
FEW_IDENTICAL: Final = Refusal("few-identical", "6.3")
NO_FATE_CARD: Final = Refusal("no-fate-card", "3.7")
FATE_LATER: Final = Refusal("fate-later", "10.3")
NOT_ON_MARKET: Final = Refusal("not-on-market", "5.9")
NOT_IN_OPEN_HAND: Final = Refusal("not-in-open-hand", "5.15")

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
    "turn-fate": frozenset(),
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
    return FEWER_POINTS if points(table, victim) < points(table, me) else EMPTY_HAND


def _discard(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return NOT_IN_HAND


def _take(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return NOT_ON_MARKET


def _choose(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return NOT_IN_OPEN_HAND


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
    return Refusal("draw-number", "11.2", {"most": most_drawn(table, ask.seat)})


def _waive(table: Table, ask: Ask, option: Option) -> Refusal | None:
    card = ask.picked[0][1]
    return NO_PAYMENT if PRICES[card][option[1]] else NOT_IN_PRICE


def _pay_full(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return lacking(PRICES[ask.picked[0][1]], table.counts(ask.seat))


def price_of(ask: Ask) -> Counts:
    """The price that an ask about a payment is about, told by its picks."""
    waived = ask.picked[1] if len(ask.picked) > 1 and ask.picked[1][0] in ("waive", "pay-full") else PAY_FULL
    return price_after(ask.picked[0][1], waived)


def _pay(table: Table, ask: Ask, option: Option) -> Refusal | None:
    paid = list(ask.picked).count(option)
    resource = option[1]
    if paid >= price_of(ask)[resource]:
        return NOT_IN_PRICE
    return Refusal("not-in-hand", "6.2") if paid >= table.counts(ask.seat)[resource] else NO_PAYMENT


def _swap(table: Table, ask: Ask, option: Option) -> Refusal | None:
    resource = option[1]
    spare = table.counts(ask.seat)[resource] - price_of(ask)[resource] - IDENTICAL_FOR_ONE * list(ask.picked).count(option)
    return FEW_IDENTICAL if spare < IDENTICAL_FOR_ONE else NO_PAYMENT


def _exact(table: Table, ask: Ask, option: Option) -> Refusal | None:
    price, hand = price_of(ask), table.counts(ask.seat)
    return lacking(price, hand) if shortage(price, hand) else UNFINISHED["pay"]


def _fate(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return NO_FATE_CARD if table.arrows == NO_FATE else FATE_LATER


REASONS: Final[Mapping[str, Callable[[Table, Ask, Option], Refusal | None]]] = {
    "deck": _exchange,
    "market": _exchange,
    "opponent": _exchange,
    "library": _exchange,
    "guild": _guild,
    "discard": _discard,
    "give": _discard,
    "take": _take,
    "choose": _choose,
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
