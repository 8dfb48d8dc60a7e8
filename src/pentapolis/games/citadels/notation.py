"""How options are written, and the tuples themselves, each made once."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Option
from pentapolis.kernel.notation import SEATS, Notation

from .components import CARD, CHARACTER, CHARACTERS, HOUSE, KINDS

NOTATION: Final = Notation(
    {
        # the draft
        "pick": (CHARACTER,),
        "lay": (CHARACTER,),
        # the action and what it brings
        "gold": (),
        "draw": (),
        "keep": (CARD,),
        "under": (CARD,),
        "income": (),
        "build": (CARD,),
        "end": (),
        # characters
        "kill": (CHARACTER,),
        "rob": (CHARACTER,),
        "bewitch": (CHARACTER,),
        "swap": (SEATS,),
        "replace": (),
        "peek": (SEATS,),
        "take": (CARD,),
        "take-build": (CARD,),
        "crown": (SEATS,),
        "pay-gold": (),
        "pay-card": (CARD,),
        "levy": (),
        "voyage-gold": (),
        "voyage-cards": (),
        "destroy": (SEATS, HOUSE),
        "exchange": (SEATS, HOUSE),
        "give": (HOUSE,),
        "beautify": (HOUSE,),
        # special districts
        "laboratory": (CARD,),
        "smithy": (),
        "museum": (CARD,),
        "armory": (SEATS, HOUSE),
        "buy-back": (),
        "search": (),
        "ring": (),
        "park": (),
        "thanks": (),
        # everywhere
        "skip": (),
        "done": (),
    }
)


def _by_character(verb: str) -> tuple[Option, ...]:
    return tuple((verb, character) for character in range(len(CHARACTERS)))


def _by_card(verb: str) -> tuple[Option, ...]:
    return tuple((verb, kind) for kind in range(KINDS))


def _by_seat(verb: str) -> tuple[Option, ...]:
    return tuple((verb, seat) for seat in SEATS.numbers())


def _by_house(verb: str) -> tuple[tuple[Option, ...], ...]:
    return tuple(tuple((verb, seat, house) for house in HOUSE.numbers()) for seat in SEATS.numbers())


PICK: Final = _by_character("pick")
LAY: Final = _by_character("lay")
KILL: Final = _by_character("kill")
ROB: Final = _by_character("rob")
BEWITCH: Final = _by_character("bewitch")
KEEP: Final = _by_card("keep")
UNDER: Final = _by_card("under")
BUILD: Final = _by_card("build")
TAKE: Final = _by_card("take")
TAKE_BUILD: Final = _by_card("take-build")
PAY_CARD: Final = _by_card("pay-card")
LABORATORY_USE: Final = _by_card("laboratory")
MUSEUM_USE: Final = _by_card("museum")
SWAP: Final = _by_seat("swap")
PEEK: Final = _by_seat("peek")
GIVE_CROWN: Final = _by_seat("crown")
DESTROY: Final = _by_house("destroy")
EXCHANGE: Final = _by_house("exchange")
ARMORY_USE: Final = _by_house("armory")
GIVE: Final = tuple(("give", house) for house in HOUSE.numbers())
BEAUTIFY: Final = tuple(("beautify", house) for house in HOUSE.numbers())

GOLD: Final[Option] = ("gold",)
DRAW: Final[Option] = ("draw",)
TAKE_INCOME: Final[Option] = ("income",)
END: Final[Option] = ("end",)
REPLACE: Final[Option] = ("replace",)
LEVY: Final[Option] = ("levy",)
VOYAGE_GOLD: Final[Option] = ("voyage-gold",)
VOYAGE_CARDS: Final[Option] = ("voyage-cards",)
PAY_GOLD: Final[Option] = ("pay-gold",)
SMITHY_USE: Final[Option] = ("smithy",)
BUY_BACK: Final[Option] = ("buy-back",)
SEARCH: Final[Option] = ("search",)
RING: Final[Option] = ("ring",)
PARK_DRAW: Final[Option] = ("park",)
THANKS: Final[Option] = ("thanks",)
