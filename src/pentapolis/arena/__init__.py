"""Many games at once: tournaments of bots, and how fast a game runs."""

from .bench import Measure, bench
from .play import play_game
from .tournament import Contest, Result, Standing, run, standings

__all__ = ["Contest", "Measure", "Result", "Standing", "bench", "play_game", "run", "standings"]
