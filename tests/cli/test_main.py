"""`pentapolis`: help, languages, errors in words, exit codes."""

from __future__ import annotations

import re

import pytest

from pentapolis import games
from pentapolis.arena.balance import find_tallies
from pentapolis.bots import levels
from pentapolis.cli import main
from pentapolis.cli.main import COMMANDS
from pentapolis.kernel.errors import BadGameOption
from pentapolis.words import LANGUAGES, words

from .helpers import command_parser

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_names_every_command(lang: str, capsys: Capture) -> None:
    assert main(["--help", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert all(f"\n  {command} " in said for command in COMMANDS)
    assert ("Команды" in said) == (lang == "ru")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_in_both_languages(command: str, lang: str, capsys: Capture) -> None:
    assert main([command, "--help", f"--lang={lang}"]) == 0
    said = capsys.readouterr().out
    assert ("Использование:" if lang == "ru" else "Usage:") in said
    assert "help-" not in said


@pytest.mark.parametrize("command", COMMANDS)
def test_what_stands_for_a_value_is_in_the_readers_language(command: str, capsys: Capture) -> None:
    assert main([command, "--help", "--lang", "ru"]) == 0
    russian = capsys.readouterr().out
    assert "Использование:" in russian
    assert re.findall(r"\b[A-Z]{2,}\b", russian.replace("YAML", "").replace("JSON", "").replace("SVG", "")) == []


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("play --lang ru", "Не хватает: ИГРА."),
        ("play --resume --lang ru", "После --resume не хватает значения: ФАЙЛ."),
        ("case --lang ru", "Не хватает: ФАЙЛ."),
    ],
)
def test_so_it_is_in_complaints(line: str, said: str, capsys: Capture) -> None:
    assert main(line.split()) == 2
    assert capsys.readouterr().err.startswith(said)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_explains_every_argument(command: str) -> None:
    assert all(action.help for action in command_parser(command)._actions)


def test_the_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("pentapolis 0.")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("jump", "There is no command “jump”. There are: serve, play"),
        ("play", "Still missing: GAME.\nMore: pentapolis play --help"),
        ("play nowhere", "There is no game “nowhere”."),
        ("play toy-cards --seats human", "--seats names 1 seat, and this game has 2–4. Name everybody, separated by commas"),
        ("play toy-cards --seats human,clever", "The game toy-cards has no bot “clever”. There are: random, greedy."),
        ("play toy-cards --option set", "An option is written name=value, not “set”."),
        (
            "play guildhall --option professions=BRI,HUN,PED,ROB,SCH,WEA",
            "The option professions matters only with set=chosen: add set=chosen, or leave professions out.\n",
        ),
        ("arena --game guildhall --option set=mega --option professions=BRI", "The option professions takes 6 values, not 1.\n"),
        (
            "play guildhall --option set=chosen --option professions=BRI,HUN,SCH,ROB,SCH,WEA",
            "The option professions has “SCH” twice.\n",
        ),
        (
            "play guildhall --option set=chosen --option professions=BRI,HUN,SCH,,ROB,WEA",
            "The option professions cannot contain “”. Allowed: BRI, HUN",
        ),
        ("play toy-cards --option set=x", "There is no option “set”. There are: seats."),
        ("play toy-cards --seed x", "“x” is not a whole number from 0 to 999999999999."),
        (f"play toy-cards --seed {'9' * 30}", f"“{'9' * 30}” is not a whole number from 0 to 999999999999."),
        ("play --resume", "After --resume its value is missing: FILE.\nMore: pentapolis play --help"),
        ("--help --lang", "After --lang its value is missing: ru|en."),
        ("play toy-cards --seats=", "“” names nobody. Say who sits where, such as human,greedy."),
        ("arena --game toy-cards --seats ,", "“,” names nobody."),
        (
            "play toy-cards --seats human,,greedy",
            "In “human,,greedy” nobody sits at seat 2: there is nothing between the commas.",
        ),
        ("arena --game toy-cards --seats random,greedy,", "In “random,greedy,” nobody sits at seat 3"),
        (
            "arena --game toy-cards --seats greedy,random --option seats=3",
            "The option seats=3 contradicts who sits at the table: greedy,random (seats: 2). Name all of them with --seats",
        ),
        ("play toy-cards --option seats=4", "The option seats=4 contradicts who sits at the table: human,greedy (seats: 2)."),
        ("play --resume /nowhere/at/all", "The file /nowhere/at/all cannot be read."),
        ("arena", "Still missing: --game.\nMore: pentapolis arena --help"),
        ("arena --game", "After --game its value is missing: GAME."),
        ("arena --game toy-cards --fast", "Not expected here: --fast."),
        ("arena --game toy-cards --games 0", "“0” is not a whole number from 1 to 1000000."),
        ("arena --game toy-cards --seats greedy", "--seats names 1 seat, and this game has 2–4."),
        ("bench --game toy-cards --seats 9", "The option seats cannot be “9”. Allowed: 2–4."),
        ("case", "Still missing: FILE."),
        ("play toy-cards --lang de", "There is no language “de”. There are: ru, en."),
        ("serve --port 70000", "“70000” is not a whole number from 0 to 65535."),
    ],
)
def test_mistakes_are_told_in_words(line: str, said: str, capsys: Capture) -> None:
    assert main(line.split()) == 2
    captured = capsys.readouterr()
    assert captured.err.startswith(said)
    assert captured.out == ""


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (
            "play toy-cards --seats human",
            "В --seats мест: 1, а в этой игре их может быть 2–4. Назовите каждого через запятую, например human,greedy.",
        ),
        ("play guildhall --option professions=BRI,HUN", "В параметре professions должно быть 6 значений, а не 2."),
        ("play guildhall --option professions=BRI,BRI", "В параметре professions два раза стоит «BRI»."),
        (
            "play guildhall --option professions=BRI,HUN,PED,ROB,SCH,WEA",
            "Параметр professions действует только вместе с set=chosen: допишите set=chosen или уберите professions.",
        ),
    ],
)
def test_mistakes_are_told_in_russian_too(line: str, said: str, capsys: Capture) -> None:
    assert main([*line.split(), "--lang", "ru"]) == 2
    assert capsys.readouterr().err == f"{said}\n"


@pytest.mark.parametrize(
    ("variables", "lang"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "ru_RU", "LANG": "en_US.UTF-8"}, "ru"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_the_systems(
    variables: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main(["jump"]) == 2
    assert capsys.readouterr().err.startswith("Команды «jump» нет" if lang == "ru" else "There is no command “jump”")


def test_a_value_of_lang_is_needed(capsys: Capture) -> None:
    assert main(["play", "--lang"]) == 2
    assert "After --lang its value is missing: ru|en." in capsys.readouterr().err


@pytest.mark.parametrize("line", ["--help", "play --help", "arena --help", "bench --help"])
def test_help_names_the_games_as_commands_take_them(line: str, capsys: Capture) -> None:
    assert main(line.split()) == 0
    said = capsys.readouterr().out
    for name in ("catan_card", "citadels", "cosmic_colonies", "guildhall"):
        assert re.search(rf"^  {name} +{words('en', name).text('game-name')}$", said, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", ["play citadels --help", "arena --game citadels --help", "arena --help --game=citadels"])
def test_the_help_with_a_game_tells_of_its_bots_and_options(line: str, lang: str, capsys: Capture) -> None:
    assert main([*line.split(), "--lang", lang]) == 0
    said = " ".join(capsys.readouterr().out.split())
    book = words(lang, "citadels")
    for level in levels("citadels"):
        assert f"{level} ({book.text(f'level-{level}')})" in said
    for field in games.find_rules("citadels").schema.fields:
        described = field.describe()
        assert f" {field.name}: {book.text(f'option-{field.name}')}" in said
        for value in described.get("values", []):  # type: ignore[union-attr]  # a list of names
            assert str(value) in said and book.text(f"option-{field.name}-{value}") in said
    assert "ora_et_labora" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_help_of_every_game_has_its_words(game: str, lang: str, capsys: Capture) -> None:
    assert main(["play", game, "--help", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert words(lang, game).text("game-name") in said
    assert all(len(line) <= 130 for line in said.splitlines())
    assert "help-" not in said and "option-" not in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_the_games_that_have_a_balance(lang: str, capsys: Capture) -> None:
    assert main(["arena", "--help", "--lang", lang]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert ("(SVG); только " if lang == "ru" else "(SVG); ") + "cosmic_colonies" in said
    with pytest.raises(BadGameOption) as refusal:
        find_tallies("toy-cards")
    assert refusal.value.facts["allowed"] == "cosmic_colonies"


def test_breaking_off_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("pentapolis.cli.bench_command.run", broken_off)
    assert main(["bench"]) == 130
