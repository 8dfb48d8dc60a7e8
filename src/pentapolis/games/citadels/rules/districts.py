"""Special districts with something to do in the owner's turn, or at its end [9, 12.3]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import SKIP, Ask, Option, Play, Seat
from pentapolis.kernel.chronicle import SILENT

from ..components import ARMORY, CARD, LABORATORY, LIBRARY, MUSEUM, OBSERVATORY, PARK, POOR_HOUSE, SMITHY, bits
from ..notation import LABORATORY_USE, MUSEUM_USE, PARK_DRAW, SMITHY_USE
from ..state import LAB_USED, MUSEUM_USED, SMITHY_USED, Table
from .cities import draw_cards, tuck_from_hand
from .razing import armory_targets, use_armory

SMITHY_CARDS: Final = 3
PARK_CARDS: Final = 2
POOR_HOUSE_GOLD: Final = 1

_LABORATORY: Final = bits(LABORATORY)
_SMITHY: Final = bits(SMITHY)
_MUSEUM: Final = bits(MUSEUM)
_ARMORY: Final = bits(ARMORY)
_LIBRARY: Final = bits(LIBRARY)
_OBSERVATORY: Final = bits(OBSERVATORY)
_PARK: Final = bits(PARK)
_POOR_HOUSE: Final = bits(POOR_HOUSE)
WORKING: Final = _LABORATORY | _SMITHY | _MUSEUM | _ARMORY
ENDING: Final = _PARK | _POOR_HOUSE


# --- the draw action --------------------------------------------------------------------------------------------------------


def cards_shown(table: Table, me: Seat) -> int:
    """[7.6, 9] the draw action shows 2 cards, with the Observatory 3."""
    return 3 if table.built[me] & _OBSERVATORY else 2


def cards_kept(table: Table, me: Seat) -> int:
    """[7.7, 9.1, 9.2, D18, D46] one is kept, with the Library two (of three in one edition all)."""
    built = table.built[me]
    if not built & _LIBRARY:
        return 1
    return table.box.edition.both_kept if built & _OBSERVATORY else 2


# --- in the turn, each once [D19] -------------------------------------------------------------------------------------------


def offer_districts(table: Table, me: Seat, options: list[Option]) -> None:
    built, used = table.built[me], table.used
    if built & _LABORATORY and not used & LAB_USED:
        options += [LABORATORY_USE[card] for card in dict.fromkeys(table.hands[me].cards)]
    if built & _SMITHY and not used & SMITHY_USED and can_forge(table, me):
        options.append(SMITHY_USE)
    if built & _MUSEUM and not used & MUSEUM_USED:
        options += [MUSEUM_USE[card] for card in dict.fromkeys(table.hands[me].cards)]
    if built & _ARMORY:
        options += armory_targets(table, me)


def can_forge(table: Table, me: Seat) -> bool:
    """[10.2, D13] the Smithy needs its price and a card in the deck."""
    return table.gold[me] >= table.box.edition.smithy_price and bool(table.deck.cards)


def _use_laboratory(table: Table, me: Seat, choice: Option) -> None:
    """[9, 9.9, D1] one card of the hand is turned into gold."""
    table.used |= LAB_USED
    tuck_from_hand(table, me, choice[1])
    gold = table.box.edition.laboratory_gold
    table.gold[me] += gold
    if table.chronicle is not SILENT:
        table.chronicle.tell("laboratory", me, gold=gold, secrets={"district": CARD.write(choice[1])}, knowers=1 << me)


def _use_smithy(table: Table, me: Seat, choice: Option) -> None:
    """[9] gold buys 3 cards."""
    table.used |= SMITHY_USED
    gold = table.box.edition.smithy_price
    table.gold[me] -= gold
    count = draw_cards(table, me, SMITHY_CARDS)
    if table.chronicle is not SILENT:
        table.chronicle.tell("smithy", me, gold=gold, count=count)


def _use_museum(table: Table, me: Seat, choice: Option) -> None:
    """[12.3] a card of the hand is tucked under the Museum, face down."""
    table.used |= MUSEUM_USED
    table.hands[me].slip(choice[1], table.museum)
    if table.chronicle is not SILENT:
        table.chronicle.tell("museum", me, secrets={"district": CARD.write(choice[1])}, knowers=1 << me)


DEEDS: Final[Mapping[str, Callable[[Table, Seat, Option], None]]] = {
    "laboratory": _use_laboratory,
    "smithy": _use_smithy,
    "museum": _use_museum,
    "armory": use_armory,
}


# --- at the end of the turn -------------------------------------------------------------------------------------------------


def end_districts(table: Table, me: Seat) -> Play:
    """[7.13, 12.3] Poor House and Park; neither touches what the other asks for, so their order makes no difference."""
    built = table.built[me]
    if built & _POOR_HOUSE and not table.gold[me]:
        table.gold[me] += POOR_HOUSE_GOLD
        if table.chronicle is not SILENT:
            table.chronicle.tell("poor-house", me, gold=POOR_HOUSE_GOLD)
    if built & _PARK and not table.hands[me].cards and table.deck.cards:
        choice = yield Ask(me, "park", [PARK_DRAW, SKIP])
        if choice == PARK_DRAW:
            count = draw_cards(table, me, PARK_CARDS)
            if table.chronicle is not SILENT:
                table.chronicle.tell("park", me, count=count)
