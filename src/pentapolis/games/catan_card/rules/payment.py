"""[6.2-6.4] Prices and payments.

A payment is made of units, one for each card of the price: a card of the resource itself (`pay`), or three identical cards
instead (`swap`). Some units can be followed by no complete payment; those are never offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from pentapolis.kernel.ask import Option

from ..components import BUILDINGS, CARD, IDENTICAL_FOR_ONE, PRICES, RESOURCES, Counts
from ..notation import EXACT, PAY, SWAP

KINDS: Final = range(len(RESOURCES))
_HANDS_KEPT: Final = 1 << 16
_TILLS_KEPT: Final = 1 << 13


def payable(price: Counts, hand: Counts) -> bool:
    """[6.3, 6.4] Whether a hand can pay a price. Whoever pays a card directly never has less to swap than who does not."""
    short = swaps = 0
    for needed, held in zip(price, hand, strict=True):
        if held < needed:
            short += needed - held
        else:
            swaps += (held - needed) // IDENTICAL_FOR_ONE
    return swaps >= short


def shortage(price: Counts, hand: Counts) -> list[int]:
    """The cards that are lacking if the price is paid card for card, sorted."""
    return [resource for resource in KINDS for _ in range(price[resource] - hand[resource])]


@cache
def reduced(price: Counts, resource: int) -> Counts:
    """[9.5] The price without one card of a resource.

    [decision D15] The University saves one card of a build, once in a turn. Its text is known from a program alone; that a
    card might stand for another would be the other reading.
    """
    a, b, c, d, e = [needed - (kind == resource) for kind, needed in enumerate(price)]
    return a, b, c, d, e


def waivable(price: Counts, hand: Counts) -> list[int]:
    """[9.5] The resources of a price that may be saved so that the rest can be paid."""
    return [resource for resource in KINDS if price[resource] and payable(reduced(price, resource), hand)]


class Affordable(NamedTuple):
    """The cards whose prices a hand can pay.

    plain  those that are not buildings.
    """

    all: tuple[int, ...]
    plain: tuple[int, ...]


@lru_cache(_HANDS_KEPT)
def affordable(hand: Counts) -> Affordable:
    """What a hand can pay."""
    return _sorted_out([card for card in CARD.numbers() if payable(PRICES[card], hand)])


@lru_cache(_HANDS_KEPT)
def affordable_with_waiver(hand: Counts) -> Affordable:
    """The same if the University may save a card."""
    return _sorted_out([card for card in CARD.numbers() if payable(PRICES[card], hand) or waivable(PRICES[card], hand)])


def _sorted_out(cards: list[int]) -> Affordable:
    return Affordable(tuple(cards), tuple(card for card in cards if card not in BUILDINGS))


class Till:
    """A payment half made.

    direct   how many cards of each resource are paid for themselves.
    swaps    how many times three of each resource stand for another card.
    options  the units that can come next so that the payment can be completed; none when it is complete.
    """

    __slots__ = ("_next", "direct", "hand", "options", "price", "swaps")

    def __init__(self, price: Counts, hand: Counts, direct: Sequence[int] = (0,) * 5, swaps: Sequence[int] = (0,) * 5) -> None:
        self.price, self.hand, self.direct, self.swaps = price, hand, direct, swaps
        self._next: dict[Option, Till] = {}
        self.options = self._units()

    def _units(self) -> tuple[Option, ...]:
        left = sum(self.price) - sum(self.direct) - sum(self.swaps)
        free = left - sum(self._owed(resource) for resource in KINDS if self.swaps[resource])
        pays = [PAY[resource] for resource in KINDS if self._can_pay(resource, free)]
        return (*pays, *(SWAP[resource] for resource in KINDS if self._can_swap(resource, free)))

    def _owed(self, resource: int) -> int:
        """[6.4] Three cards of a resource stand for another only where all that the price wants of it is paid directly."""
        return self.price[resource] - self.direct[resource]

    def _can_pay(self, resource: int, free: int) -> bool:
        """`free`: units that are not owed because of earlier swaps."""
        paid = self.direct[resource]
        return paid < self.price[resource] and paid < self.hand[resource] and (self.swaps[resource] > 0 or free > 0)

    def _can_swap(self, resource: int, free: int) -> bool:
        swapped = self.swaps[resource]
        if self.hand[resource] < self.price[resource] + IDENTICAL_FOR_ONE * (swapped + 1):
            return False
        return free > (0 if swapped else self._owed(resource))

    def after(self, unit: Option) -> Till:
        """The payment with one more unit."""
        found = self._next.get(unit)
        if found is None:
            verb, resource = unit
            direct, swaps = list(self.direct), list(self.swaps)
            (swaps if verb == "swap" else direct)[resource] += 1
            found = self._next[unit] = Till(self.price, self.hand, direct, swaps)
        return found

    def begin(self) -> tuple[Option, ...]:
        """What a payment can begin with: the price card for card in one go, where the hand allows, or its first unit."""
        return self.options if shortage(self.price, self.hand) else (EXACT, *self.options)


@lru_cache(_HANDS_KEPT)
def open_till(price: Counts, hand: Counts) -> Till:
    """The beginning of a payment. Tills are kept, and shared by hands that differ only in cards that no payment can use."""
    cards = sum(price)
    a, b, c, d, e = [_usable(needed, held, cards) for needed, held in zip(price, hand, strict=True)]
    return _till(price, (a, b, c, d, e))


def _usable(needed: int, held: int, cards: int) -> int:
    """Of the cards held of a resource, how many a payment for so many cards can use at most."""
    if held < needed:
        return held
    return needed + IDENTICAL_FOR_ONE * min((held - needed) // IDENTICAL_FOR_ONE, cards)


@lru_cache(_TILLS_KEPT)
def _till(price: Counts, hand: Counts) -> Till:
    return Till(price, hand)


def cards_of(units: Sequence[Option]) -> list[int]:
    """The cards of a payment."""
    return [resource for verb, resource in units for _ in range(IDENTICAL_FOR_ONE if verb == "swap" else 1)]


@cache
def exact_cards(price: Counts) -> list[int]:
    """The cards of a price paid card for card."""
    return shortage(price, (0, 0, 0, 0, 0))
