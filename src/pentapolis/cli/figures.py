"""Figures as the reader's language writes them."""

from __future__ import annotations

from pentapolis.arena.tournament import Interval
from pentapolis.words import Words


def decimal(book: Words, value: float, digits: int = 2, sign: bool = False) -> str:
    """A figure with so many digits after the point (in Russian, the comma); `sign` also writes a plus."""
    rounded = round(value, digits) + 0.0  # no minus before nought
    said = f"{rounded:+.{digits}f}" if sign and rounded else f"{rounded:.{digits}f}"
    return said.replace("-", "−").replace(".", book.text("decimal-point"))


def interval(book: Words, given: Interval, digits: int = 2, sign: bool = False) -> str:
    """The value and the ends of its interval in brackets."""
    value, low, high = (decimal(book, each, digits, sign) for each in (given.value, given.low, given.high))
    return f"{value} [{low} … {high}]"
