"""The game in the terminal, in both languages; a missing word would be a warning, and warnings are errors."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from pentapolis.cli.boards import draw_board
from pentapolis.cli.shell import LOCALE
from pentapolis.games.cosmic_colonies.state import Table
from pentapolis.kernel.ask import Seat
from pentapolis.kernel.match import Match
from pentapolis.words import LANGUAGES, words

from .tables import acting, play, position, random_game

NAMES = ("Masha", "Lev", "Anna", "Boris", "Clara")


def drawn(match: Match[Table], seat: Seat | None, lang: str = "en", width: int = 120) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    book = words(lang, "cosmic_colonies", LOCALE)
    console.print(draw_board("cosmic_colonies", match.look(seat), book, NAMES[: match.options.seats]))
    text = console.file.getvalue()  # type: ignore[attr-defined]  # a StringIO
    assert isinstance(text, str)
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 6))
def test_all_games_to_all_eyes(seats: int, lang: str) -> None:
    for match in (
        random_game(2, seats=seats, monuments=True),
        position({"queue": ["A"], "round": 4}, seats=seats, monuments=True),
    ):
        for seat in (*range(seats), None):
            said = drawn(match, seat, lang)
            assert all(name in said for name in NAMES[:seats])


def test_the_asteroid_has_the_names_of_its_places() -> None:
    match = play(acting("b01", stores={"A": "W1-M2"}), "build habitat", "place .xx/xx. c3")
    lines = drawn(match, 0).splitlines()
    top = next(number for number, line in enumerate(lines) if line.lstrip().startswith("a b c d e f g h"))
    assert lines[top + 3].startswith("3   ^ : H H ~ ~ ")
    assert lines[top + 4].startswith("4 * o H H ~ ^ ^ o")


def test_hands_are_drawn_for_their_owner_alone() -> None:
    match = position({"hands": {"A": ["b05", "b06", "b07", "b08"]}}, seats=2)
    assert "5 Hydroponist, load 2." in drawn(match, 0).replace("\u00a0", " ")
    assert "Hydroponist" not in drawn(match, 1) + drawn(match, None)


def test_advanced_workers_have_a_day_and_a_night() -> None:
    match = position({"hands": {"A": ["a08", "a09", "a10", "a11"]}}, seats=2, deck="advanced")
    assert "Day: Build" in drawn(match, 0).replace("\u00a0", " ")
    assert "Night: Gather" in drawn(match, 0).replace("\u00a0", " ")
