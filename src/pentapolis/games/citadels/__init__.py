"""«Цитадели» (Citadels): eight characters a round, a secret draft, and a city of eight districts.

`GAME` is its `kernel.rules.Rules`.
"""

from .game import GAME

__all__ = ["GAME"]
