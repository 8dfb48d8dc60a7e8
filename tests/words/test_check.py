"""The check of all words: it is clean on the house, and finds each kind of gap in a broken room."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from pentapolis.kernel.rules import Rules, State
from pentapolis.words import check
from pentapolis.words.parity import differences
from pentapolis.words.sources import Sources
from pentapolis.words.spelling import misspelt, undotted
from tests.toys import cards, gifts

GAME = cast("Rules[State]", cards.GAME)


def room(folder: Path, source: str = "", ru: str = "", en: str = "") -> Path:
    """A folder of a room with one source file and its words."""
    (folder / "locale").mkdir()
    (folder / "room.py").write_text(source, "utf-8")
    (folder / "locale" / "ru.ftl").write_text(ru, "utf-8")
    (folder / "locale" / "en.ftl").write_text(en, "utf-8")
    return folder


def needed(folder: Path, source: str) -> set[str]:
    return {each.pattern.replace("\\", "") for each in Sources(room(folder, source)).needed()}


def test_the_house_is_whole() -> None:
    """Its own rooms; the games, which are played for it, are `scripts/check`'s."""
    assert list(check.problems([])) == []


def test_the_check_prints_what_is_wrong_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(check, "problems", lambda names: iter([f"{name}: no words" for name in names]))
    assert check.main(["a", "b"]) == 1
    assert capsys.readouterr().out == "a: no words\nb: no words\nwords: 2 problems\n"
    monkeypatch.setattr(check, "problems", lambda names: iter(()))
    assert check.main() == 0
    assert "every key is there in both languages" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("ru", "en", "problem"),
    [
        ("a = А", "", "a is missing in English"),
        ("", "a = A", "a is missing in Russian"),
        ("a = { $x }", "a = { $y }", "a uses x, y in one language alone"),
        ("a = А\na = Б", "a = A", "a stands there 2 times"),
        ("a = А\n}b", "a = A", "cannot read"),
    ],
)
def test_files_that_differ(tmp_path: Path, ru: str, en: str, problem: str) -> None:
    assert problem in "\n".join(differences(room(tmp_path, "", ru, en) / "locale"))


@pytest.mark.parametrize("word", ["Еще", "ее", "дешевому", "зеленая", "четырех", "счетом", "идет", "партнером"])
def test_a_word_without_its_dots_is_found(tmp_path: Path, word: str) -> None:
    (tmp_path / "ru.ftl").write_text(f"a = Слово: {word}, и ещё", "utf-8")
    assert [problem.partition(": ")[2] for problem in misspelt(tmp_path)] == [f"{word} is written with ё"]
    (tmp_path / "rules.ru.md").write_text(f"## {word}", "utf-8")
    assert len(list(misspelt(tmp_path))) == 2


@pytest.mark.parametrize(
    "word", ["дешевле", "зелень", "чернила", "все", "чем", "узнает", "вычетом", "своего", "счета", "счетовод", "вчетвером"]
)
def test_a_word_that_has_no_dots_is_none(word: str) -> None:
    assert undotted(f"Слово: {word}.") == []


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("", "utf-8")
    assert "ru.ftl: there is no such file" in "\n".join(differences(tmp_path))


def test_variables_in_selections_count(tmp_path: Path) -> None:
    plural = "a = { $n ->\n    [one] { $x }\n   *[other] more\n}"
    assert list(differences(room(tmp_path, "", plural, "a = { $n } { $x }") / "locale")) == []


@pytest.mark.parametrize(
    ("source", "keys"),
    [
        ('Ask(me, "turn", [])', {"ask-turn"}),
        ('Ask(me, about="turn", options=[])', {"ask-turn"}),
        ('Ask(me, "a" if late else "b", [])', {"ask-a", "ask-b"}),
        ('Ask(me, f"pick-{n}", [])', {"ask-pick-.+"}),
        ('table.chronicle.tell("play", me)', {"log-play"}),
        ('table.chronicle.tell("draw", me, secrets={})', {"log-draw", "log-draw-unseen"}),
        ('Refusal("full", "7.2")', {"refusal-full", "why-full"}),
        ('raise BadText("odd", text="x")', {"error-odd"}),
        ('Finding("legal")', {"finding-legal"}),
        ('class Late(BadText): ...\nraise Late("too-late")', {"error-too-late"}),
        ('raise IllegalOption(f"refusal-{x.reason}")', set()),
        ('def choose(me, about):\n    yield Ask(me, about, [])\nchoose(0, "deep")', {"ask-deep"}),
        ('class A:\n    def say(self, kind):\n        tell(kind, secrets={})\nA().say("x")', {"log-x", "log-x-unseen"}),
        ('def why():\n    return "a" if x else "b"\nraise NoUndo(why())', {"error-a", "error-b"}),
        ('def f():\n    about = "p"\n    if x:\n        about = "q"\n    yield Ask(0, about, [])', {"ask-p", "ask-q"}),
        ('def one(about):\n    return two(about)\ndef two(key):\n    return Ask(0, key, [])\none("far")', {"ask-far"}),
    ],
)
def test_keys_are_read_from_the_source(tmp_path: Path, source: str, keys: set[str]) -> None:
    assert needed(tmp_path, source) == keys


def test_what_a_game_lacks_is_named(tmp_path: Path) -> None:
    folder = room(tmp_path, 'Ask(me, "turn", [])', "ask-turn = ход\nwhy-x = слишком длинно\n", "why-x = short\nseats = twice\n")
    found = "\n".join(check.game_problems(GAME, folder))
    assert "en: no message ask-turn (room.py:1)" in found
    assert "no message do-play (the contract)" in found
    assert "ru: why-x has more than 12 letters" in found
    assert "seats is a message of the house" in found
    assert "toy-cards, en: no message log-play" in found
    assert "toy-cards, ru: no message end-won" in found


def test_a_game_without_files_of_words_is_named(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    assert "a file of words is missing" in "\n".join(check.game_problems(GAME, tmp_path))


def test_a_name_without_words_is_found_where_others_have_them(tmp_path: Path) -> None:
    colours = cast("Rules[State]", gifts.GAME)
    found = "\n".join(check.game_problems(colours, room(tmp_path, "", "card-red = красная", "card-red = red")))
    for lang in ("ru", "en"):
        assert f"{colours.name}, {lang}: no words for card blue" in found
        assert f"{colours.name}, {lang}: no words for card red" not in found


def test_plain_numbers_need_no_words(tmp_path: Path) -> None:
    found = "\n".join(check.game_problems(GAME, room(tmp_path, "", "card-3 = тройка", "card-3 = three")))
    assert "no message log-play" in found
    assert "no words for card" not in found


def test_errors_of_a_room_need_words(tmp_path: Path) -> None:
    (tmp_path / "server").mkdir()
    room(tmp_path / "server", 'raise BadText("odd")', "", "error-odd = Odd")
    assert list(check.missing_errors(tmp_path)) == ["server, ru: no message error-odd (room.py:1)"]
