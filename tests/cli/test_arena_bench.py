"""`pentapolis arena` and `bench`, as tables and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pentapolis.cli import main
from pentapolis.cli.figures import decimal

from .helpers import quiet_shell

Capture = pytest.CaptureFixture[str]
ARENA = ["arena", "--game", "toy-cards", "--seats", "greedy,random", "--games", "12", "--seed", "3", "--processes", "1"]


def test_the_arena_as_json(capsys: Capture) -> None:
    assert main([*ARENA, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["games"], report["seed"]) == ("toy-cards", 12, 3)
    greedy, random = report["standings"]
    assert (greedy["level"], random["level"]) == ("greedy", "random")
    assert greedy["wins"] + random["wins"] == 12
    for standing in (greedy, random):
        for name in ("win_rate", "rank", "score"):
            value, low, high = standing[name]
            assert low <= value <= high


def test_the_arena_repeats_itself(capsys: Capture) -> None:
    said = []
    for seed in ("3", "3", "4"):
        main([*ARENA, "--json", "--seed", seed])
        said.append(json.loads(capsys.readouterr().out)["standings"])
    assert said[0] == said[1] != said[2]


def test_the_arena_as_a_table(capsys: Capture) -> None:
    assert main([*ARENA, "--lang", "ru"]) == 0
    said = capsys.readouterr().out
    assert "среднее место [95 %]" in said
    assert "greedy" in said and " % [" in said


BALANCE = ["arena", "--game", "cosmic_colonies", "--seats", "random,random", "--games", "4", "--processes", "1", "--balance"]


def test_the_balance_as_tables_and_a_picture(capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "balance.svg"
    assert main([*BALANCE, str(picture), "--lang", "ru"]) == 0
    said, drawn = capsys.readouterr().out, picture.read_text("utf-8")
    for text in (", сторона А", "Личные цели", "Статуя", "Рабочие, по каждому применению", "Наборы"):
        assert text in said
        assert text in drawn
    assert "Космические города: баланс" in drawn
    assert "--seats random,random --games 4 --seed 0" in drawn
    assert "balance-" not in said + drawn


def test_the_balance_as_json(capsys: Capture, tmp_path: Path) -> None:
    assert main([*BALANCE, str(tmp_path / "balance.svg"), "--json"]) == 0
    balance = json.loads(capsys.readouterr().out)["balance"]
    assert balance["total"]["count"] == 8
    assert [entry["name"] for entry in balance["groups"]["seat"]] == ["A", "B"]
    assert (tmp_path / "balance.svg").exists()


def test_a_picture_in_a_folder_that_is_not_there_is_refused_before_the_games(capsys: Capture, tmp_path: Path) -> None:
    picture = tmp_path / "new" / "balance.svg"
    assert main([*BALANCE, str(picture)]) == 2
    said = capsys.readouterr()
    assert said.err == f"{picture} cannot be written: there is no folder {tmp_path / 'new'}.\n"
    assert said.out == ""
    assert not picture.parent.exists()


@pytest.mark.parametrize(("lang", "said"), [("ru", "Ведут их: cosmic_colonies."), ("en", "Games that do: cosmic_colonies.")])
def test_a_game_without_tallies(capsys: Capture, tmp_path: Path, lang: str, said: str) -> None:
    assert main([*ARENA, "--balance", str(tmp_path / "balance.svg"), "--lang", lang]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "balance.svg").exists()


@pytest.mark.parametrize(
    ("lang", "value", "written"),
    [("en", -1.25, "−1.25"), ("ru", 1.25, "+1,25"), ("en", -0.001, "0.00"), ("ru", 0.004, "0,00"), ("en", 1234.5, "+1234.50")],
)
def test_figures_with_a_sign(lang: str, value: float, written: str) -> None:
    assert decimal(quiet_shell(lang).book, value, sign=True) == written


def test_the_bench_as_json(capsys: Capture) -> None:
    assert main(["bench", "--game", "toy-cards", "--seats", "3", "--rounds", "1", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["game"], report["seats"]) == ("toy-cards", 3)
    assert list(report["measures"]) == ["choices", "clones", "imaginations", "replays"]
    assert all(measure["per_second"] > 0 and measure["ratio"] > 0 for measure in report["measures"].values())


def test_the_bench_as_a_table(capsys: Capture) -> None:
    assert main(["bench", "--game", "toy-cards", "--rounds", "1"]) == 0
    said = capsys.readouterr().out
    assert "toy-cards, 4 seats" in said
    assert "clones with imagination" in said
