"""`pentapolis replay` and `verify`: a recorded game in words, and whether it is of one piece."""

from __future__ import annotations

import warnings
from dataclasses import replace
from pathlib import Path

import pytest

from pentapolis.cli import main
from pentapolis.cli.table.player import Player
from pentapolis.cli.table.session import Session
from pentapolis.kernel.record import Record
from pentapolis.words import words

from .helpers import Typed, quiet_shell

Capture = pytest.CaptureFixture[str]


def finished() -> Record:
    session = Session.begin("toy-cards", ("random", "greedy"), {}, seed=4)
    Player(quiet_shell(), session, Typed()).run()
    return session.record()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(finished().text(), "utf-8")
    return path


def test_a_record_is_told_in_words(file: Path, capsys: Capture) -> None:
    assert main(["replay", str(file)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Cards\n")
    assert "Bot A (by chance) plays" in said
    assert "all cards are played" in said


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
def test_a_record_that_went_through_notepad(command: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b"\xef\xbb\xbf" + finished().text().replace("\n", "\r\n").encode())
    assert main([*command.split(), str(path)]) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("lang", "name"), [("ru", "Игрок A"), ("en", "Player A")])
def test_a_guest_without_a_name_is_called_by_the_seat(lang: str, name: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "guest.txt"
    path.write_text(replace(finished(), seats=("", "bot greedy")).text(), "utf-8")
    assert main(["replay", str(path), "--board", "--lang", lang]) == 0
    assert capsys.readouterr().out.count(name) > 2


@pytest.mark.parametrize(("lang", "said"), [("ru", "Ход не дописан: после места ничего нет."), ("en", "The move is cut off")])
def test_a_last_line_that_is_cut_off_is_called_so(lang: str, said: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "cut.txt"
    text = replace(finished(), result="").text()
    path.write_text(text.rstrip().rpartition("\n")[0] + "\nA ", "utf-8")
    assert main(["verify", str(path), "--lang", lang]) == 1
    told = capsys.readouterr().err
    assert said in told and "«»" not in told and "“”" not in told


def test_only_what_a_seat_saw(file: Path, capsys: Capture) -> None:
    assert main(["replay", str(file)]) == 0
    everything = capsys.readouterr().out
    assert main(["replay", str(file), "--seat", "spectator"]) == 0
    spectator = capsys.readouterr().out
    assert main(["replay", str(file), "--seat", "b"]) == 0
    second = capsys.readouterr().out
    assert "draws a card" not in everything
    assert everything.count(" draws ") == spectator.count(" draws a card")
    assert "Bot A (by chance) draws a card" in spectator and "Bot B (greedy) draws a card" in spectator
    assert "Bot A (by chance) draws a card" in second and "Bot B (greedy) draws a card" not in second


def test_until_a_move_with_the_table(file: Path, capsys: Capture) -> None:
    assert main(["replay", str(file), "--until", "3", "--board", "--lang", "ru"]) == 0
    said = capsys.readouterr().out
    assert "   3  " in said and "   4  " not in said
    assert "hands" in said
    assert "все карты сыграны" not in said


def test_a_seat_that_is_not_there(file: Path, capsys: Capture) -> None:
    assert main(["replay", str(file), "--seat", "C"]) == 2
    assert capsys.readouterr().err == "There is no seat “C”. There are: A, B, spectator, all.\n"


def test_an_honest_record_checks_out(file: Path, capsys: Capture) -> None:
    assert main(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "The key in the file has the hash in the file: " + finished().commitment in said
    assert "The record is of one piece: cards, moves and result follow from this key." in said
    assert "compare the hash with the one that was shown before the first move" in said
    assert "not stacked" not in said


def test_of_a_game_that_is_not_over_no_result_is_claimed(tmp_path: Path, capsys: Capture) -> None:
    session = Session.begin("toy-cards", ("human", "random"), {}, seed=4)
    Player(quiet_shell(), session, Typed("1")).run()
    path = tmp_path / "begun.txt"
    path.write_text(session.record().text(), "utf-8")
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert "not over yet, so there is no result to check" in said
    assert "of one piece so far" in said
    assert "moves and result follow" not in said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "but after its last move the game is not over.\n"), ("ru", "но после её последнего хода партия не окончена.\n")],
)
def test_a_record_that_is_cut_short_is_found(lang: str, said: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "short.txt"
    path.write_text(replace(finished(), moves=finished().moves[:-1]).text(), "utf-8")
    assert main(["verify", str(path), "--lang", lang]) == 1
    assert said in capsys.readouterr().err


def test_a_result_that_is_not_written_is_not_said_to_be_checked(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "without.txt"
    path.write_text(replace(finished(), result="").text(), "utf-8")
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert f"No result is written in the record, so there is none to check; the moves lead to: {finished().result}\n" in said
    assert "The record is of one piece: cards and moves follow from this key. No result is written in it.\n" in said
    assert main(["verify", str(path), "--lang", "ru"]) == 0
    assert f"ходы приводят к такому: {finished().result}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"commitment": "00" * 32}, "The key does not match the hash in the record"),
        ({"key": "11" * 32}, "Line 11: Move "),
        ({"result": "A 99, B 0"}, "The record says the result is “A 99, B 0”, but the moves lead to"),
        ({"moves": ("A fly",)}, "Line 11: Move 1, “A fly”, does not fit. “fly” is not a move."),
        ({"version": 2}, "The record is of version 2 of the rules; these are version 1."),
        ({"options": {"seats": 7}}, "The option seats cannot be “7”."),
        ({"key": ""}, "The record has no key"),
    ],
)
def test_a_stacked_deck_is_found(change: dict[str, object], said: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "bad.txt"
    path.write_text(replace(finished(), **change).text(), "utf-8")  # type: ignore[arg-type]  # by name, as the table says
    assert main(["verify", str(path)]) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith(said)
    assert captured.err.endswith("The record does not check out.\n")
    assert "not stacked" not in captured.out


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_why_a_move_does_not_fit_is_told_in_words_of_the_game(command: str, lang: str, tmp_path: Path, capsys: Capture) -> None:
    missing = next(f"A play {card}" for card in range(12) if f"play {card}" not in first_options())
    path = tmp_path / "changed.txt"
    path.write_text(replace(finished(), moves=(missing,)).text(), "utf-8")
    assert main([*command.split(), str(path), "--lang", lang]) == (1 if command == "verify" else 2)
    said = capsys.readouterr().err.splitlines()[0]
    assert said.endswith(
        {"ru": "не подходит. Этой карты нет у вас в руке.", "en": "does not fit. This card is not in your hand."}[lang]
    )


def first_options() -> list[str]:
    match = Session.begin("toy-cards", ("random", "greedy"), {}, seed=4).match
    return [match.rules.notation.write(option) for option in match.asks[0].options]


@pytest.mark.parametrize("argv", [None, ["jump"]])
def test_python_warns_those_who_develop_alone(argv: list[str] | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["pentapolis", "jump"])
    monkeypatch.setattr("sys.warnoptions", [])
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        main(argv)
        words("en").text("nowhere")
    assert len(caught) == (0 if argv is None else 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("hello", "Line 1: The record must begin with “pentapolis record 1”."),
        ("pentapolis record 1\ngame toy", "Line 2: A line of the header needs a colon: “game toy”."),
        ("pentapolis record 1\ngame: nowhere\nversion: 1\noptions: {}\ncommitment: " + "0" * 64, "There is no game “nowhere”."),
    ],
)
def test_a_broken_record_is_refused_with_its_line(text: str, said: str, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(text, "utf-8")
    assert main(["replay", str(path)]) == 2
    assert capsys.readouterr().err.startswith(said)


def test_what_is_no_text_is_refused(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(path)]) == 2
    assert "is not text in UTF-8" in capsys.readouterr().err


def test_a_huge_file_is_refused_unread(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(1_000_001)
    assert main(["replay", str(path)]) == 2
    assert "is too long: at most 1,000,000 bytes" in capsys.readouterr().err
