"""Guildhall: Job Faire and Old World Economy."""

from .game import GAME

__all__ = ["GAME"]
