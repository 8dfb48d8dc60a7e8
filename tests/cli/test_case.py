"""`pentapolis case`: passing and failing cases, and files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.cli import main
from pentapolis.words import LANGUAGES

Capture = pytest.CaptureFixture[str]

GOOD = """
- case: 1
  game: toy-cards
  given: {hands: {A: ["3", "4"]}}
  do: [A play 3]
  expect: {look: {A: {hand: ["4"]}}}
- case: 2
  game: toy-cards
  given: {hands: {A: ["3", "4"]}}
  do:
    - {illegal: A play 5, rule: "2"}
"""


def run(tmp_path: Path, *texts: str, lang: str = "en") -> int:
    paths = [tmp_path / f"{number}.yaml" for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text, "utf-8")
    return main(["case", *map(str, paths), "--lang", lang])


def test_cases_that_pass(tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, GOOD, GOOD) == 0
    assert capsys.readouterr().out == "4 passed, 0 failed\n"


def test_a_case_that_fails_says_what_was_expected_and_found(tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, GOOD.replace('hand: ["4"]', 'hand: ["9"]')) == 1
    said = capsys.readouterr().out
    assert "0.yaml:2: toy-cards, case 1, at the end, in expect: look A.hand\n" in said
    assert 'expected: ["9"]' in said
    assert 'found:    ["4"]' in said
    assert said.endswith("1 passed, 1 failed\n")


def test_cases_that_went_through_notepad(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "cases.yaml"
    path.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert main(["case", str(path)]) == 0
    assert capsys.readouterr().out == "2 passed, 0 failed\n"


def test_in_russian(tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, GOOD.replace("A play 3", "B play 3"), lang="ru") == 1
    said = capsys.readouterr().out
    assert "0.yaml:2: toy-cards, пример 1, ход 1 («B play 3»)\n" in said
    assert (
        "    ожидалось: ход возможен\n    оказалось: хода нет: Место B сейчас ни о чём не спрашивают. Спрашивают: A turn: play 3"
        in said
    )
    assert said.endswith("прошло 1, не прошло 1\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- case: 1\n  game: [toy", "line 2: not valid YAML (expected ',' or ']'"),
        ("- case: 1\n\tgame: x", "line 2: not valid YAML (found character '\\t'"),
        ("case: 1", "must be a YAML list of cases."),
        ("", "must be a YAML list of cases."),
        ("[" * 5000 + "]" * 5000, "0.yaml is nested too deeply."),
        ("- case: " + "{a: " * 5000 + "1" + "}" * 5000, "0.yaml is nested too deeply."),
    ],
)
def test_a_file_that_holds_no_cases_counts_as_failed_and_the_next_is_played(
    text: str, said: str, tmp_path: Path, capsys: Capture
) -> None:
    assert run(tmp_path, text, GOOD) == 2
    out = capsys.readouterr().out
    assert said in out
    assert out.endswith("\n2 passed, 1 failed\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- 5", ":1\n    ill-formed: “case” must be a mapping."),
        (
            "- case: 3\n  game: nowhere\n  do: [A draw]",
            ":1: nowhere, case 3\n    ill-formed: The given position does not fit. There is no",
        ),
        (
            "- case: 1\n  game: toy-cards\n  gibt: {}\n  do: [A draw]",
            ":1: toy-cards, case 1\n    ill-formed: Unknown: gibt. A case has: case, ",
        ),
        (
            "- case: 2\n  game: toy-cards\n  given: {dekc: 5}\n  do: [A draw]",
            ":1: toy-cards, case 2\n    ill-formed: The given position does not fit. A position has no “dekc”.",
        ),
        ("- case: 1\n  game: toy-cards\n  do: [5]", "ill-formed: “5” is no move of a case."),
        (
            "- case: 1\n  game: toy-cards\n  do: [2020-01-02]",
            "toy-cards, case 1, move 1 (“2020-01-02”)\n    expected: the move is legal",
        ),
        ("- case: 1\n  game: toy-cards\n  2: 3", "ill-formed: Unknown: 2."),
        ("- case: 2020-13-01\n  game: toy-cards", ":1\n    ill-formed: The case is not valid YAML: month must be in 1..12."),
        (
            "- !!python/object/apply:os.system ['true']",
            ":1\n    ill-formed: The case is not valid YAML: could not determine a constructor",
        ),
        ("- &all\n  case: 1\n  game: toy-cards\n  given: *all", ":1\n    ill-formed: The case is nested too deeply."),
    ],
)
def test_an_ill_formed_case_counts_as_failed_and_the_others_are_played(
    text: str, said: str, tmp_path: Path, capsys: Capture
) -> None:
    worst = 1 if "expected: " in said else 2
    assert run(tmp_path, text + GOOD, GOOD) == worst
    out = capsys.readouterr().out
    assert said in out
    assert out.endswith("\n4 passed, 1 failed\n")


def test_ill_formed_in_russian(tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, "- case: 2\n  game: toy-cards\n  given: {dekc: 5}\n  do: [A draw]" + GOOD, lang="ru") == 2
    said = capsys.readouterr().out
    assert ":1: toy-cards, пример 2\n    составлен неверно: Данная позиция не подходит. В позиции не бывает «dekc»." in said
    assert said.endswith("прошло 2, не прошло 1\n")


def test_a_file_that_is_not_there(tmp_path: Path, capsys: Capture) -> None:
    assert main(["case", "nowhere.yaml"]) == 2
    assert capsys.readouterr().out == "The file nowhere.yaml cannot be read.\n0 passed, 1 failed\n"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("do", "expect", "said"),
    [
        ("A play 4", "{}", {"ru": "Этой карты нет у вас в руке.", "en": "This card is not in your hand."}),
        ("{illegal: A play 3}", "{}", {"ru": "ход запрещён", "en": "the move is forbidden"}),
        ("{illegal: B draw}", "{}", {"ru": "хода нет: Место B", "en": "no move: Seat B"}),
        ('{illegal: A play 4, rule: "7"}', "{}", {"ru": "ход запрещён параграфом 2:", "en": "forbidden by paragraph 2:"}),
        ("{undo: A}", "{}", {"ru": "Отменять нечего.", "en": "There is nothing to take back."}),
        ("A play 3, {no-undo: A}", "{}", {"ru": "ход нельзя отменить", "en": "the move cannot be taken back"}),
        ("{expect: {state: {hats: 1}}}", "{}", {"ru": "есть только deck, hands", "en": "there is only deck, hands"}),
        ("{expect: {asked: nobody}}", "{}", {"ru": "никого не спрашивают", "en": "nobody is asked"}),
        ("A draw", '{look: {B: {hand: "n: 3"}}}', {"ru": "длина 1: [", "en": "length 1: ["}),
        ("A draw", '{hidden: {B: ["1"]}}', {"ru": "«1» нигде не видно", "en": "“1” nowhere in sight"}),
        ("A draw", "{offered: [play 7]}", {"ru": "среди вариантов есть: play 7", "en": "among the options: play 7"}),
        ("A draw", "{not-offered: [draw]}", {"ru": "среди вариантов нет: draw", "en": "not among the options: draw"}),
        ("A draw", "{options: [draw]}", {"ru": "варианты ровно такие: draw", "en": "exactly the options: draw"}),
    ],
)
def test_what_was_expected_and_found_is_told_in_the_readers_language(
    do: str, expect: str, said: dict[str, str], lang: str, tmp_path: Path, capsys: Capture
) -> None:
    given = '{hands: {A: ["3", "8"], B: ["1"]}, deck: ["9", "6"]}'
    assert run(tmp_path, f"- case: 1\n  game: toy-cards\n  given: {given}\n  do: [{do}]\n  expect: {expect}", lang=lang) == 1
    out = capsys.readouterr().out
    assert said[lang] in out
    assert "finding-" not in out and "case-" not in out
