"""`pentapolis case`: passing and failing cases, and files that are none."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis.cli import main

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
    assert "0.yaml:2: toy-cards case 1, expect look A" in said
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
    assert "ожидалось: legal" in said
    assert said.endswith("прошло 1, не прошло 1\n")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("- case: 1\n  game: [toy", "line 2: not valid YAML (expected ',' or ']'"),
        ("- case: 1\n\tgame: x", "line 2: not valid YAML (found character '\\t'"),
        ("case: 1", "must be a YAML list of cases."),
        ("", "must be a YAML list of cases."),
        ("- 5", "case at line 1: “case” must be a mapping."),
        (
            GOOD + "- case: 3\n  game: nowhere\n  do: [A draw]",
            "case at line 12: nowhere case 3: the given position does not fit. There is no game “nowhere”.",
        ),
        ("- case: 1\n  game: toy-cards\n  gibt: {}\n  do: [A draw]", "case at line 1: toy-cards case 1: unknown gibt."),
        (
            "- case: 1\n  game: toy-cards\n  given: {deck: 5}\n  do: [A draw]",
            "case at line 1: toy-cards case 1: the given position does not fit.",
        ),
        ("- case: 1\n  game: toy-cards\n  do: [5]", "case at line 1: “5” is no move of a case."),
        ("- !!python/object/apply:os.system ['true']", "line 1: not valid YAML (could not determine a constructor"),
    ],
)
def test_a_broken_file_is_refused_with_line_and_reason(text: str, said: str, tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, text) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("text", ["[" * 5000 + "]" * 5000, "- case: " + "{a: " * 5000 + "1" + "}" * 5000])
def test_a_file_that_is_nested_without_end(text: str, tmp_path: Path, capsys: Capture) -> None:
    assert run(tmp_path, text) == 2
    assert capsys.readouterr().err == f"{tmp_path / '0.yaml'} is nested too deeply.\n"


def test_a_file_that_is_not_there(capsys: Capture) -> None:
    assert main(["case", "nowhere.yaml"]) == 2
    assert capsys.readouterr().err == "The file nowhere.yaml cannot be read.\n"
