"""Many games at once: tournaments of bots, what they say about a game's balance, and how fast a game runs."""

from .balance import Balance, find_tallies, run_tallied, weigh
from .bench import Measure, bench
from .play import play_game
from .tournament import Contest, Result, Standing, run, standings

__all__ = [
    "Balance",
    "Contest",
    "Measure",
    "Result",
    "Standing",
    "bench",
    "find_tallies",
    "play_game",
    "run",
    "run_tallied",
    "standings",
    "weigh",
]
