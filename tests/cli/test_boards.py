"""How games look in the terminal: the generic board on the toy, Guildhall's own, in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from pentapolis import games
from pentapolis.arena.bench import random_game
from pentapolis.cli.boards import draw_board, draw_outcome
from pentapolis.cli.boards.catan_card import RESOURCES
from pentapolis.cli.shell import LOCALE
from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.rules import State
from pentapolis.words import LANGUAGES, words
from tests.games.guildhall.positions import lay_out

NAMES = ("Masha", "Lev", "Bot C")


def drawn(board: RenderableType, width: int = 140) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    console.print(board)
    text = console.file.getvalue()  # type: ignore[attr-defined]  # a StringIO
    assert isinstance(text, str)
    return text


def guildhall(choices: int) -> Match[State]:
    return random_game(games.find_rules("guildhall"), 3, seed=5, choices=choices)


def board(match: Match[State], seat: Seat | None, lang: str) -> str:
    return drawn(draw_board(match.rules.name, match.look(seat), words(lang, match.rules.name, LOCALE), NAMES))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 5, 40, 150, 300])
def test_guildhall_at_every_stage_to_all_eyes(choices: int, lang: str) -> None:
    """A missing word would be a warning, and warnings are errors."""
    match = guildhall(choices)
    for seat in (0, 1, 2, None):
        said = board(match, seat, lang)
        assert all(name in said for name in NAMES)
        assert ("Рука:" if lang == "ru" else "Hand:") in said or seat is None or not match.look(seat)["hand"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_chapter_is_one_line_in_eighty_columns(seats: int) -> None:
    match = random_game(games.find_rules("guildhall"), seats, seed=5, choices=150)
    names = [f"Bot {letter} (by chance)" for letter in "ABCD"[:seats]]
    said = drawn(draw_board("guildhall", match.look(None), words("ru", "guildhall", LOCALE), names), width=80)
    line = next(line for line in said.splitlines() if line.startswith("│ Учёный"))
    assert len(line) <= 80
    assert sum(line.count(mark) for mark in "·КСЖЗФ") == 5 * seats


def test_the_five_colours_have_five_letters() -> None:
    """Colour is never alone: the letters differ in both languages, and they are those of the look."""
    letters = {lang: [words(lang, "guildhall").component("card", colour)[0].upper() for colour in "rbygp"] for lang in LANGUAGES}
    assert letters == {"ru": list("КСЖЗФ"), "en": list("RBYGP")}


def test_a_spectator_sees_no_hand() -> None:
    match = guildhall(40)
    assert "Hand:" in board(match, 0, "en")
    assert "Hand:" not in board(match, None, "en")


def test_whose_turn_it_is_is_marked() -> None:
    match = guildhall(60)
    player = match.look(None)["player"]
    assert isinstance(player, int)
    assert f"▸ {NAMES[player]}" in board(match, 0, "en")


def test_cards_on_their_way_into_a_hall_are_drawn() -> None:
    match = lay_out(
        ["A play SCH-p", "A level 2"],
        seats=3,
        hands={"A": ["SCH-p"]},
        halls={"A": ["SCH-rb", "BRI-rbyg"]},
        completed={"A": ["TAX-rbygp", "PED-rbygp", "HUN-rbygp"]},
        deck=["BRI-p", "ROB-r", "ROB-b", "..."],
    )
    said = drawn(draw_board("guildhall", match.look(None), words("en", "guildhall", LOCALE), NAMES))
    line = next(line for line in said.splitlines() if line.startswith("Still to be placed:"))
    assert " ".join(line.split()) == "Still to be placed: R Robber B Robber"


def test_the_end_lists_the_winners_first() -> None:
    match = random_game(games.find_rules("guildhall"), 3, seed=5)
    assert match.outcome is not None
    said = drawn(draw_outcome(match.outcome, words("ru", "guildhall", LOCALE), NAMES))
    places = [said.index(f" {NAMES[seat]} ") for seat in sorted(range(3), key=match.outcome.ranks.__getitem__)]
    assert places == sorted(places)
    assert "Жетоны ПО" in said
    assert said.count(words("ru", "guildhall").text(f"end-{match.outcome.reason}")) == 1


def test_a_game_without_a_board_of_its_own_is_drawn_by_its_view() -> None:
    match = random_game(games.find_rules("toy-cards"), 3, seed=5, choices=4)
    said = board(match, 0, "en")
    assert all(field in said for field in match.look(0))
    assert all(name in said for name in NAMES)


# --- Citadels and Struggle for Catan ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("choices", [0, 2, 30, 90, 400])
@pytest.mark.parametrize("game", ["citadels", "catan_card"])
def test_every_stage_is_drawn_in_words(game: str, choices: int, lang: str) -> None:
    """No field of the view shows through, and a missing word would be an error."""
    match = random_game(games.find_rules(game), 3, seed=5, choices=choices)
    for seat in (0, 1, 2, None):
        said = board(match, seat, lang)
        assert all(name in said for name in NAMES)
        assert not [key for key in match.look(seat) if f"{key} " in said and "_" in key]
        assert ("Рука:" if lang == "ru" else "Hand:") in said or seat is None or not match.look(seat)["hand"]


def test_citadels_tells_ranks_and_keeps_secrets() -> None:
    match = random_game(games.find_rules("citadels"), 3, seed=5, choices=30)
    mine, spectator = board(match, 0, "ru"), board(match, None, "ru")
    for name in match.look(0)["ranks"]:  # type: ignore[union-attr]  # a mapping by character
        assert words("ru", "citadels").component("character", str(name)) in mine
    assert "Ваш" in mine and "Ваш" not in spectator
    assert "Рука:" not in spectator


@pytest.mark.parametrize("preset", [{"characters": "dark"}, {"characters": "random", "ninth": "queen", "districts": ["museum"]}])
def test_citadels_draws_what_comes_between(preset: dict[str, Json]) -> None:
    """Looked-at hands, drawn cards, the draft, marks on ranks: whatever a whole game brings."""
    rules = games.find_rules("citadels")
    match = Match(rules, rules.schema.read({"seats": 6, "edition": "dark-city", **preset}), Chance.from_seed("terminal"))
    chance, names = Chance.from_seed("players"), [f"Bot {letter}" for letter in "ABCDEF"]
    while match.asks:
        seat = match.asks[0].seat
        said = drawn(draw_board("citadels", match.look(seat), words("en", "citadels", LOCALE), names))
        assert f"▸ {names[seat]}" in said or match.asks[0].about != "turn"
        match.play(seat, chance.pick(match.asks[0].options))


def test_the_five_resources_have_five_letters() -> None:
    letters = {
        lang: [words(lang, "catan_card").component("resource", name)[0].upper() for name in RESOURCES] for lang in LANGUAGES
    }
    assert letters == {"ru": list("ГДРШЗ"), "en": list("BLOWG")}


def test_the_price_card_says_what_is_lacking() -> None:
    match = random_game(games.find_rules("catan_card"), 3, seed=3, choices=90)
    seat = match.asks[0].seat
    said = board(match, seat, "en")
    assert "lacking: " in said and "affordable" in said
    assert "lacking: " not in board(match, None, "en")


@pytest.mark.parametrize("game", ["citadels", "catan_card"])
def test_cards_are_not_torn_apart(game: str) -> None:
    """The letter of a card and its name stand on one line, however narrow the terminal is."""
    match = random_game(games.find_rules(game), 2, seed=5, choices=60)
    said = drawn(draw_board(game, match.look(match.asks[0].seat), words("en", game, LOCALE), NAMES[:2]), width=80)
    hand = said[said.rindex("Hand:") :].splitlines()
    assert len(hand) > 1 or len(hand[0]) <= 80
    assert not [line for line in hand if line.rstrip("\n ").endswith(("\u00a0R\u00a0", "\u00a0B\u00a0", "\u00a0G\u00a0"))]
