"""Games that are announced in one way or the other, and such as cannot be loaded: these are named, and spoil no other."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pentapolis import bots, games, server
from pentapolis.arena import Measure
from pentapolis.arena.balance import find_tallies
from pentapolis.cli import main
from pentapolis.kernel.errors import BadGameOption
from pentapolis.server.house import _offered_games
from pentapolis.words import check
from tests.toys.house import GAME

from .conftest import TOY

Capture = pytest.CaptureFixture[str]
Announce = Callable[[str, str], None]

PLACES = {
    "tests.toys.house:GAM": "The module “tests.toys.house” has no “GAM”.",
    "tests.toys": "The module “tests.toys” has no “GAME”.",
    "nowhere_at_all": "There is no module “nowhere_at_all”.",
    "tests.nowhere:GAME": "There is no module “tests.nowhere”.",
    "tests.toys.house GAME": "“tests.toys.house GAME” is no name of a module. The form: module, or module:name.",
    "tests.toys.cards:Cards": "“Cards” is a class; an object of it is needed: GAME = Cards().",
    "tests.toys.house": "The rules call themselves “toy-cards”.",
    "tests.toys.cards:CARD": "The rules lack: name, version, minutes, schema",
    "unfinished": "Python says: SyntaxError: ",
    "alone:GAME": "The module “alone” lies in no package, but a game is a package.",
}


@pytest.fixture
def announce(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Announce:
    """Makes a game known besides the others, as an entry point does; two modules of its own can be imported."""
    (tmp_path / "unfinished.py").write_text("def GAME(")
    (tmp_path / "alone.py").write_text("from tests.toys.house import GAME")
    monkeypatch.syspath_prepend(tmp_path)
    known = dict(games._modules())
    monkeypatch.setattr(games, "_modules", lambda: known)

    def announced(name: str, place: str) -> None:
        known[name] = place

    return announced


@pytest.mark.parametrize("place", ["tests.toys.house", "tests.toys.house:GAME", "tests.toys:house", "tests.toys.house.bot:GAME"])
def test_a_game_is_found_by_its_package_or_by_its_rules(place: str, announce: Announce, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toys.house.bot.GAME", GAME, raising=False)
    announce(TOY, place)
    assert id(games.find_rules(TOY)) == id(GAME)
    assert games.find_module(TOY) is sys.modules["tests.toys.house"]
    assert (games.folder(TOY) / "locale" / "ru.ftl").is_file()
    assert bots.levels(TOY) == ("random", "greedy")


@pytest.mark.parametrize("place", PLACES)
def test_why_a_game_cannot_be_loaded_is_told_in_words(place: str, announce: Announce, capsys: Capture) -> None:
    announce("sixth", place)
    assert main(["play", "sixth"]) == 2
    assert capsys.readouterr().err.startswith(f"The game “sixth” ({place}) could not be loaded. {PLACES[place]}")


@pytest.mark.parametrize("line", ["--help", "play --help", "arena --help", "bench --help"])
@pytest.mark.parametrize("place", ["nowhere_at_all", "unfinished"])
def test_help_names_the_others_and_what_is_wrong(line: str, place: str, announce: Announce, capsys: Capture) -> None:
    announce("sixth", place)
    assert main([*line.split(), "--lang", "ru"]) == 0
    captured = capsys.readouterr()
    assert "  guildhall  " in captured.out and "  toy-cards  " in captured.out
    assert "sixth" not in captured.out
    assert captured.err.startswith(f"Игру «sixth» ({place}) не удалось загрузить. ")


def test_the_others_are_offered_and_played(announce: Announce, capsys: Capture) -> None:
    announce("sixth", "nowhere_at_all")
    assert "sixth" in games.names() and "sixth" not in games.playable()
    assert main(["play", "nowhere"]) == 2
    assert "toy-cards." in capsys.readouterr().err
    with pytest.raises(BadGameOption, match=r"allowed=cosmic_colonies$"):
        find_tallies(TOY)
    assert main(["arena", "--game", TOY, "--games", "1", "--processes", "1"]) == 0


def test_all_others_are_measured(announce: Announce, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    measured: list[str] = []

    def bench(name: str, *_: int) -> list[Measure]:
        measured.append(name)
        return []

    monkeypatch.setattr("pentapolis.cli.bench_command.bench", bench)
    announce("sixth", "nowhere_at_all")
    assert main(["bench"]) == 0
    assert measured == list(games.playable())
    assert "The game “sixth” (nowhere_at_all) could not be loaded." in capsys.readouterr().err
    assert main(["bench", "--game", "sixth"]) == 2


def test_the_others_are_served(announce: Announce, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def run(*_: object, **more: object) -> None:
        offered.extend(game.name for game in _offered_games())

    offered: list[str] = []
    monkeypatch.setattr(server, "run", run)
    announce("sixth", "nowhere_at_all")
    assert main(["serve", "--port", "0", "--lang", "ru"]) == 0
    assert capsys.readouterr().err == "Игру «sixth» (nowhere_at_all) не удалось загрузить. Модуля «nowhere_at_all» нет.\n"
    assert offered == list(games.playable())


def test_a_game_without_words_is_named(announce: Announce, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr("tests.toys.cards.GAME.name", "mute", raising=False)
    announce("mute", "tests.toys.cards:GAME")
    assert main(["--help"]) == 0
    captured = capsys.readouterr()
    assert "  guildhall  " in captured.out
    assert captured.err.startswith("The game “mute” has no words: the file ")


def test_the_check_of_words_says_why_a_game_is_not_looked_at(announce: Announce, capsys: Capture) -> None:
    announce("sixth", "nowhere_at_all")
    assert check.main(["sixth"]) == 1
    assert "sixth: The game “sixth” (nowhere_at_all) could not be loaded." in capsys.readouterr().out
