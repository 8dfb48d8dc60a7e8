"""How options are written, and every option as one tuple made once: `PLAY[card]`, `GIVE[card]` …"""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Option
from pentapolis.kernel.notation import SEATS, Kind, Notation

from .components import CARD, COPY, LEVEL, PROFESSION, VP


def _each(verb: str, kind: Kind) -> tuple[Option, ...]:
    return tuple((verb, number) for number in kind.numbers())


PLAY: Final = _each("play", CARD)
DISCARD: Final = _each("discard", CARD)
BUY: Final = _each("buy", VP)
LEVELS: Final = _each("level", LEVEL)
AGAINST: Final = _each("against", SEATS)
RETURN: Final = _each("return", CARD)
GIVE: Final = _each("give", CARD)
TO: Final = _each("to", SEATS)
TAKE: Final = _each("take", CARD)
REMOVE: Final = _each("remove", CARD)
PLACE: Final = _each("place", CARD)
GIVE_CHAPTER: Final = _each("give-chapter", PROFESSION)
TAKE_CHAPTER: Final = _each("take-chapter", PROFESSION)
PAY: Final = _each("pay", PROFESSION)
DROP: Final = _each("drop", PROFESSION)
TOP: Final = _each("top", CARD)
DIG: Final = tuple(tuple(("dig", card, copy) for copy in COPY.numbers()) for card in CARD.numbers())
"""By card, then by copy: the first, second … from the top of the pile, at place 0, 1 …"""
DRAW: Final[Option] = ("draw",)
USE: Final[Option] = ("use",)

NOTATION: Final = Notation(
    {
        "play": (CARD,),
        "discard": (CARD,),
        "draw": (),
        "buy": (VP,),
        "level": (LEVEL,),
        "use": (),
        "skip": (),
        "against": (SEATS,),
        "return": (CARD,),
        "dig": (CARD, COPY),
        "give": (CARD,),
        "to": (SEATS,),
        "take": (CARD,),
        "remove": (CARD,),
        "place": (CARD,),
        "give-chapter": (PROFESSION,),
        "take-chapter": (PROFESSION,),
        "pay": (PROFESSION,),
        "drop": (PROFESSION,),
        "top": (CARD,),
        "done": (),
    }
)
