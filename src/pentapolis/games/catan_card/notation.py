"""How options are written, and every option as one tuple made once: `GIVE[resource]`, `BUILD[card]` …"""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Option
from pentapolis.kernel.notation import Kind, Notation, numbers

from .components import CARD, COLUMN_CARDS, DRAWN_CARDS, RESOURCE, SITES

MOST_SEATS: Final = max(SITES)
MOST_EXCHANGED: Final = (max(roads for roads, _ in COLUMN_CARDS.values()) + 1) // 2
MOST_DRAWN: Final = DRAWN_CARDS + (max(knights for _, knights in COLUMN_CARDS.values()) + 1) // 2

COUNT: Final = numbers("count", 1, max(MOST_EXCHANGED, MOST_DRAWN))
SEAT: Final = Kind("seat", "ABCD"[:MOST_SEATS])


def _each(verb: str, kind: Kind) -> tuple[Option, ...]:
    return tuple((verb, number) for number in kind.numbers())


def _up_to(verb: str, *before: int) -> tuple[tuple[Option, ...], ...]:
    """At place n, the options to exchange 1 … n cards."""
    options: list[Option] = [(verb, *before, count) for count in range(1, MOST_EXCHANGED + 1)]
    return tuple(tuple(options[:most]) for most in range(MOST_EXCHANGED + 1))


DECK: Final = _up_to("deck")
MARKET: Final = _up_to("market")
OPPONENT: Final = tuple(_up_to("opponent", seat) for seat in SEAT.numbers())
LIBRARY_LOOK: Final = tuple(_up_to("library", seat) for seat in SEAT.numbers())
GUILD: Final = _each("guild", SEAT)
END_TRADE: Final[Option] = ("end-trade",)
DISCARD: Final = _each("discard", RESOURCE)
TAKE: Final = _each("take", RESOURCE)
GIVE: Final = _each("give", RESOURCE)
CHOOSE: Final = _each("choose", RESOURCE)
BUILD: Final = _each("build", CARD)
WAIVE: Final = _each("waive", RESOURCE)
PAY_FULL: Final[Option] = ("pay-full",)
EXACT: Final[Option] = ("exact",)
PAY: Final = _each("pay", RESOURCE)
SWAP: Final = _each("swap", RESOURCE)
TURN_FATE: Final[Option] = ("turn-fate",)
KEEP_FATE: Final[Option] = ("keep-fate",)
DRAW: Final = tuple(tuple(("draw", DRAWN_CARDS + extra) for extra in range(most + 1)) for most in range(MOST_DRAWN - 1))
"""At place n, the draws of who has n knights on side A."""

NOTATION: Final = Notation(
    {
        "deck": (COUNT,),
        "market": (COUNT,),
        "opponent": (SEAT, COUNT),
        "library": (SEAT, COUNT),
        "guild": (SEAT,),
        "end-trade": (),
        "discard": (RESOURCE,),
        "take": (RESOURCE,),
        "give": (RESOURCE,),
        "choose": (RESOURCE,),
        "build": (CARD,),
        "waive": (RESOURCE,),
        "pay-full": (),
        "exact": (),
        "pay": (RESOURCE,),
        "swap": (RESOURCE,),
        "turn-fate": (),
        "keep-fate": (),
        "draw": (COUNT,),
    }
)
