"""`pentapolis arena` and `bench`, as tables and as JSON."""

from __future__ import annotations

import json

import pytest

from pentapolis.cli import main

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
