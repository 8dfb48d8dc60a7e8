"""What can be chosen before a game: the professions, and when a game that does not end is given up."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import Choice, GameOptions, Number, OnlyWith, Schema, Several

from .components import JOB_FAIRE, OLD_WORLD_ECONOMY, PROFESSION, PROFESSIONS

IN_A_SET: Final = 6
TURN_LIMIT: Final = 400
"""D21: bots might play for ever; no rule of the game."""


def _random_set(options: GameOptions, chance: Chance) -> tuple[str, ...]:
    codes = list(PROFESSIONS)
    chance.shuffle(codes)
    return tuple(codes[:IN_A_SET])


# D19 [14.5]: the rules name six professions and all twelve; other numbers are not offered.
_SETS: Final[Mapping[str, Callable[[GameOptions, Chance], tuple[str, ...]]]] = {
    "job-faire": lambda options, chance: JOB_FAIRE,
    "old-world-economy": lambda options, chance: OLD_WORLD_ECONOMY,
    "chosen": lambda options, chance: options.names("professions"),
    "random": _random_set,
    "mega": lambda options, chance: PROFESSIONS,
}

SCHEMA: Final = Schema(
    2,
    4,
    (
        Choice("set", tuple(_SETS), "job-faire"),
        Several("professions", PROFESSIONS, IN_A_SET, IN_A_SET, JOB_FAIRE),
        Number("turn_limit", 100, 2000, TURN_LIMIT, bots_alone=True),
    ),
    (OnlyWith("professions", "set", "chosen"),),
)


def professions_for(options: GameOptions, chance: Chance) -> tuple[int, ...]:
    """[14.5] the professions in play, in their order."""
    codes = _SETS[options.text("set")](options, chance)
    return tuple(sorted(map(PROFESSION.read, codes)))
