"""Players without hands. Each sees one seat (`kernel.sight.Sight`), never the state.

    >>> from pentapolis.bots import chooser, levels
    >>> "random" in levels("guildhall")
    True

A game's `bot.py` may offer two tables, by the name of a level:

    STYLES:   Mapping[str, Callable[[State, Seat], float]]    how good a position looks; `bots.greedy` plays by it
    CHOOSERS: Mapping[str, Chooser]                           whole bots of the game's own
"""

from .levels import chooser, levels, random_chooser

__all__ = ["chooser", "levels", "random_chooser"]
