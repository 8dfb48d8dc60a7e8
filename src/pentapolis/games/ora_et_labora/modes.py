"""What the number of players and the length make of the game [4.5, 11.2, 14]."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from .goods import (
    BASIC,
    BOOK,
    CERAMIC,
    CLAY,
    COIN5,
    GRAIN,
    GRAPES,
    LIVESTOCK,
    MEAT,
    ORNAMENT,
    PEAT,
    STONE,
    WOOD,
)

FRONT: Final = (0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10)
BACK: Final = (0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10)
"""[4.1] the sides of the production wheel: the value by the index under the pointer."""

START_GOODS: Final = tuple((good, 1) for good in BASIC)
"""[3.3]"""

DISTRICT_PRICES: Final = (2, 3, 4, 4, 5, 5, 6, 7, 8)
PLOT_PRICES: Final = (3, 4, 4, 5, 5, 5, 6, 6, 7)
"""[8.3] in the order of purchase; solo the other way round."""

PRINTED_GOODS: Final[tuple[tuple[int, ...], ...]] = (
    (LIVESTOCK, GRAIN),
    (CLAY, GRAIN),
    (WOOD, GRAIN),
    (STONE, GRAIN),
    (STONE, PEAT),
    (STONE, CLAY),
    (STONE, WOOD),
    (STONE, COIN5),
    (STONE, MEAT),
    (BOOK, GRAIN),
    (CERAMIC, CLAY),
    (ORNAMENT, WOOD),
    (),
)
"""[14.1.4] what everybody takes at the start of rounds 1–13 of the short game for three and four."""


@dataclass(frozen=True)
class Mode:
    """One way to play.

    name             as in the tables of the specification: "4", "3short", "2", "2long", "solo" …
    wheel            values by index.
    brothers         lay brothers of a player [3.2].
    goods            what a player starts with [3.3].
    rounds           ordinary rounds; None where the end is triggered [14.2.4, 14.3.4].
    bonus            the number of the bonus round, or None.
    phases           the rounds that begin with the settlement phases A, B, C, D [11.2].
    late             the rounds in which grapes and stone come onto the wheel [4.5].
    short            the short game for three and four: printed and shared goods, a smaller heartland [14.1].
    turns_apart      every action is a turn of its own (3–4 seats); otherwise all of a round are one [8.5, 14.2.3, 14.3.3].
    left_at_end      with so many buildings or fewer left in the display the game ends, once D is out [14.2.4, 14.3.4].
    brotherhood      of the House of the Brotherhood: HALVES of a point per cloister building.
    """

    name: str
    wheel: tuple[int, ...] = FRONT
    brothers: int = 2
    goods: tuple[tuple[int, int], ...] = START_GOODS
    rounds: int | None = None
    bonus: int | None = None
    phases: tuple[int, int, int, int] = (7, 14, 21, 28)
    late: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({GRAPES: 11, STONE: 18}))
    short: bool = False
    turns_apart: bool = True
    left_at_end: int | None = None
    brotherhood: int = 4


_LONG: Final = MappingProxyType({GRAPES: 8, STONE: 13})
_SHORT: Final = MappingProxyType({GRAPES: 4, STONE: 6})

MODES: Final[Mapping[str, Mode]] = {
    mode.name: mode
    for mode in (
        Mode("4", rounds=24, bonus=25, phases=(7, 10, 16, 19), late=_LONG),
        Mode("3", rounds=24, bonus=25, phases=(6, 11, 15, 20), late=_LONG),
        Mode("4short", brothers=1, rounds=12, bonus=13, phases=(3, 5, 7, 9), late=_SHORT, short=True),
        Mode("3short", brothers=1, rounds=12, bonus=13, phases=(3, 5, 7, 9), late=_SHORT, short=True),
        Mode("2", wheel=BACK, turns_apart=False, left_at_end=1),
        Mode("2long", turns_apart=False, left_at_end=3, brotherhood=3),
        Mode(
            "solo",
            goods=(),
            rounds=32,
            phases=(12, 16, 22, 26),
            late=MappingProxyType({}),
            turns_apart=False,
            brotherhood=2,
        ),
    )
}
