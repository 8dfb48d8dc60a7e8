"""What can be chosen before a game begins."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.game_options import Choice, Flag, Schema

from .components import SITES

SCHEMA: Final = Schema(
    min(SITES),
    max(SITES),
    (
        # [decision D4] The oldest begins, and a table on the web does not know who that is: it is drawn, unless the players have
        # given the first seat to whom they want to begin.
        Choice("start", ("random", "seat-a"), "random"),
        # [decision D24] Nobody owns a building twice. The only source says so in a place where a misprint is possible: so it
        # can be switched off.
        Flag("unique-buildings", True),
        Flag("cathedral", False),
    ),
)
