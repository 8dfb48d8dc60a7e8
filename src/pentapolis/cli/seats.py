"""How those who sit at a table are called."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice
from typing import Final

from pentapolis import bots, games
from pentapolis.kernel.ask import Seat, seat_letter
from pentapolis.words import Words

HUMAN: Final = "human"
BOT: Final = "bot "
"""In records, a bot's seat is written so, followed by its level."""

USUAL_LEVEL: Final = "greedy"
RANDOM: Final = "random"


def usual_level(game: str) -> str:
    """Who plays where nobody says who: the usual bot, or the strongest of a game that has it not."""
    found = bots.levels(game)
    return USUAL_LEVEL if USUAL_LEVEL in found else found[-1]


def usual_table(game: str) -> tuple[str, ...]:
    """A human against bots: two seats, where the game can have them."""
    return (HUMAN, *[usual_level(game)] * games.find_rules(game).schema.max_seats)[: _usual_count(game)]


def usual_contest(game: str) -> tuple[str, ...]:
    """Bots of the usual level against bots that choose by chance."""
    return tuple(islice(cycle((usual_level(game), RANDOM)), _usual_count(game)))


def _usual_count(game: str) -> int:
    schema = games.find_rules(game).schema
    return min(max(2, schema.min_seats), schema.max_seats)


def seat_names(book: Words, written: Sequence[str]) -> tuple[str, ...]:
    """The names of the seats of a record: people by the names they gave, nameless people and bots by their seat's letter."""
    return tuple(_name(book, seat, text) for seat, text in enumerate(written))


def _name(book: Words, seat: Seat, text: str) -> str:
    if text in (HUMAN, ""):
        return book.text("play-human", letter=seat_letter(seat))
    if not text.startswith(BOT):
        return text
    level = text.removeprefix(BOT)
    key = f"level-{level}"
    return book.text("play-bot", letter=seat_letter(seat), level=book.text(key) if book.has(key) else level)
