"""The toy card game as a whole game folder: rules, a bot, words, a page of rules."""

from ..cards import GAME

__all__ = ["GAME"]
