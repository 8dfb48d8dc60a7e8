"""«Колонизаторы: Быстрая карточная игра» (The Struggle for Catan)."""

from .game import GAME

__all__ = ["GAME"]
