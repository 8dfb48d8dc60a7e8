"""The game in the terminal, in both languages; a missing word would be a warning, and warnings are errors."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from pentapolis.cli.boards import draw_board
from pentapolis.cli.shell import LOCALE
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.words import LANGUAGES, words

from .tables import position

GAME = "ora_et_labora"
NAMES = ("Masha", "Lev", "Anna", "Boris")


def drawn(match: Match[Table], lang: str = "en") -> str:
    file = io.StringIO()
    console = Console(file=file, width=150, highlight=False, markup=False, emoji=False)
    book = words(lang, GAME, LOCALE)
    console.print(draw_board(GAME, match.look(0), book, NAMES[: match.options.seats]))
    return file.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("country", ["france", "ireland"])
@pytest.mark.parametrize("seats", range(1, 5))
def test_every_table_in_both_languages(seats: int, country: str, lang: str) -> None:
    match = position(
        {"round": 7, "agenda": ["act A"], "goods": {"A": {"wood": 2, "peat-coal": 1, "coin": 7}}}, seats=seats, country=country
    )
    said = drawn(match, lang)
    assert all(name in said for name in NAMES[:seats])
    assert ("нейтральный" in said.lower() or "neutral" in said.lower()) == (seats == 1)


def test_the_map_shows_cards_clergymen_and_what_grows() -> None:
    board: Json = {"cards": {"3,1": "G02"}, "growth": {"0,0": "moor", "1,0": "forest"}, "landscapes": ["coast 0"]}
    clergy: Json = {"prior": "A G02", "brothers": ["A H01", "home"]}
    match = position({"first": "A", "round": 2, "agenda": ["act A"], "boards": {"A": board}, "clergy": {"A": clergy}}, seats=3)
    lines = drawn(match).splitlines()
    top = next(line for line in lines if line.lstrip().startswith("0 ~~~"))
    assert top.split()[:8] == ["0", "~~~", ",,,", "≈≈≈", "♣♣♣", "···", "···", "H01'"]
    below = lines[lines.index(top) + 1]
    assert "G02!" in below
    assert "H03" in below


def test_amounts_are_said_in_words() -> None:
    match = position({"goods": {"A": {"whiskey": 2, "straw": 1}}}, seats=2, country="ireland")
    assert "2 whiskey" in drawn(match)
    assert "2 виски" in drawn(match, "ru")
