"""A game made to find leaks: every card bears a mark that stands nowhere else."""

from .game import GAME

__all__ = ["GAME"]
