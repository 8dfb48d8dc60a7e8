"""How those who sit at a table are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.kernel.ask import Seat, seat_letter
from pentapolis.words import Words

HUMAN: Final = "human"
BOT: Final = "bot "
"""In records, a bot's seat is written so, followed by its level."""


def seat_names(book: Words, written: Sequence[str]) -> tuple[str, ...]:
    """The names of the seats of a record: people by the names they gave, nameless people and bots by their seat's letter."""
    return tuple(_name(book, seat, text) for seat, text in enumerate(written))


def _name(book: Words, seat: Seat, text: str) -> str:
    if text == HUMAN:
        return book.text("play-human", letter=seat_letter(seat))
    if not text.startswith(BOT):
        return text
    level = text.removeprefix(BOT)
    key = f"level-{level}"
    return book.text("play-bot", letter=seat_letter(seat), level=book.text(key) if book.has(key) else level)
