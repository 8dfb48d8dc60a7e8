"""How options are written: `use brother F05`, `place 3,1`, `pay peat`."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Option
from pentapolis.kernel.notation import Kind, Notation, numbers

from .components import CARD_NAMES
from .goods import GOODS
from .land import COLUMNS, FIRST_COLUMN, FIRST_ROW, ROWS, SIDES

GOOD: Final = Kind("good", [good.name for good in GOODS])
CARD: Final = Kind("card", CARD_NAMES)
CLERGYMAN: Final = Kind("clergyman", ("prior", "brother"))
OWNER: Final = Kind("owner", "ABCD")
"""Whose building it is. In the solo game B is the neutral player [14.4]."""

CELL: Final = Kind("cell", [f"{x + FIRST_COLUMN},{y + FIRST_ROW}" for y in range(ROWS) for x in range(COLUMNS)])
"""A space of a player's board by its coordinates [3.1, 8]: columns −2 … 6, rows downwards; the heartland's are 0 and 1."""
SIDE: Final = Kind("side", SIDES)
ROW: Final = numbers("row", FIRST_ROW, FIRST_ROW + ROWS - 1)
TIMES: Final = numbers("times", 1, 99)

NOTATION: Final = Notation(
    {
        "use": (CLERGYMAN, CARD),
        "contract": (OWNER, CARD),
        "enter": (OWNER, CARD),
        "fell": (CELL,),
        "cut": (CELL,),
        "build": (CARD,),
        "settle": (CARD,),
        "place": (CELL,),
        "buy": (SIDE, ROW),
        "lay": (SIDE, ROW),
        "exchange": (GOOD,),
        "fee": (GOOD,),
        "send": (CLERGYMAN,),
        "produce": (GOOD,),
        "joker": (GOOD,),
        "trade": (TIMES,),
        "pay": (GOOD,),
        "take": (GOOD,),
        "upgrade": (GOOD,),
        "clear": (CELL,),
        "visit": (OWNER, CARD),
        "borrow": (CARD,),
        "pass": (),
        "skip": (),
        "done": (),
    }
)


def _with(verb: str, kind: Kind) -> dict[int, Option]:
    return {number: (verb, number) for number in kind.numbers()}


def _with_two(verb: str, first: Kind, second: Kind) -> dict[int, dict[int, Option]]:
    return {one: {two: (verb, one, two) for two in second.numbers()} for one in first.numbers()}


USE: Final = _with_two("use", CLERGYMAN, CARD)
CONTRACT: Final = _with_two("contract", OWNER, CARD)
ENTER: Final = _with_two("enter", OWNER, CARD)
VISIT: Final = _with_two("visit", OWNER, CARD)
BUY: Final = _with_two("buy", SIDE, ROW)
LAY: Final = _with_two("lay", SIDE, ROW)
FELL: Final = _with("fell", CELL)
CUT: Final = _with("cut", CELL)
CLEAR: Final = _with("clear", CELL)
PLACE: Final = _with("place", CELL)
BUILD: Final = _with("build", CARD)
SETTLE: Final = _with("settle", CARD)
BORROW: Final = _with("borrow", CARD)
EXCHANGE: Final = _with("exchange", GOOD)
FEE: Final = _with("fee", GOOD)
PRODUCE: Final = _with("produce", GOOD)
JOKER: Final = _with("joker", GOOD)
PAY: Final = _with("pay", GOOD)
TAKE: Final = _with("take", GOOD)
UPGRADE: Final = _with("upgrade", GOOD)
SEND: Final = _with("send", CLERGYMAN)
TRADE: Final = _with("trade", TIMES)
PASS: Final[Option] = ("pass",)
"""The options by the numbers of their words; made once, since a game offers millions of them."""
