"""The scripts that a newcomer runs first: in a folder of their own, with stand-ins for Python and Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOOLS = ("dirname", "cat", "cksum", "tr", "rm", "sh")

Done = subprocess.CompletedProcess[str]


class Place:
    """A copy of the scripts, and a search path with nothing on it but a few tools."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "bin"
        shutil.copytree(ROOT / "scripts", folder / "scripts")
        shutil.copy(ROOT / "pyproject.toml", folder)
        self.bin.mkdir()
        for name in TOOLS:
            found = shutil.which(name)
            assert found
            (self.bin / name).symlink_to(found)

    def program(self, path: str, *lines: str) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("\n".join(["#!/bin/sh", *lines, ""]), "utf-8")
        file.chmod(0o755)

    def python(self) -> None:
        """An environment whose Python says what it is told to run, and counts as installed after the first time."""
        self.program(".venv/bin/python", 'echo "python $*"')

    def run(self, script: str, *arguments: str, **variables: str) -> Done:
        environment = {"PATH": str(self.bin), "HOME": str(self.folder), **variables}
        command = [str(self.folder / "scripts" / script), *arguments]
        return subprocess.run(command, cwd="/", env=environment, capture_output=True, text=True, timeout=60)


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


@pytest.mark.parametrize("script", ["play", "test", "check", "environment.sh"])
def test_the_scripts_are_sound_shell(script: str) -> None:
    assert subprocess.run(["sh", "-n", str(ROOT / "scripts" / script)], capture_output=True).returncode == 0


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({}, "Python 3.11 or newer"),
        ({"LANG": "ru_RU.UTF-8"}, "Нужен Python 3.11"),
        ({"LANG": "ru_RU", "LC_ALL": "C"}, "Python 3.11 or"),
    ],
)
def test_without_python_it_says_what_is_needed(place: Place, variables: dict[str, str], said: str) -> None:
    done = place.run("play", **variables)
    assert done.returncode == 1
    assert done.stderr.startswith(said)


def test_an_old_python_is_passed_over(place: Place) -> None:
    place.program("bin/python3", "exit 1")
    assert place.run("play").returncode == 1


def test_a_new_python_makes_the_environment(place: Place) -> None:
    place.program("bin/python3", 'case "$1" in -m) exit 3 ;; esac')  # it is found; making the environment is tried
    done = place.run("play")
    assert done.returncode == 1
    assert "Making .venv" in done.stderr


def test_play_installs_once_and_serves(place: Place) -> None:
    place.python()
    first, second = (place.run("play", "--port", "8400") for _ in range(2))
    assert "Installing" in first.stderr
    assert second.stderr == ""
    assert second.stdout.splitlines()[-1] == "python -m pentapolis serve --open --port 8400"


def test_what_changed_is_installed_anew(place: Place) -> None:
    place.python()
    place.run("play")
    with (place.folder / "pyproject.toml").open("a") as file:
        file.write("# changed\n")
    assert "Installing" in place.run("play").stderr


def last_words(done: Done) -> list[str]:
    return done.stdout.splitlines()[-1].split()


def test_tests_run_whole_with_coverage_and_browsers_beside(place: Place) -> None:
    place.python()
    place.program("bin/chromium", "exit 0")
    done = place.run("test")
    others, conformance, browser = done.stdout.splitlines()[-3:]
    assert others.startswith("python -m pytest ")
    assert "--cov-fail-under=95" in others
    assert others.endswith("-m not browser --ignore=tests/conformance")
    assert conformance == "python -m pytest tests/conformance"
    assert browser == "python -m pytest -m browser"
    assert done.returncode == 0


@pytest.mark.parametrize("failing", ["not browser --ignore=tests/conformance", "pytest tests/conformance", "-m browser"])
def test_every_part_can_fail_the_tests(place: Place, failing: str) -> None:
    place.program(".venv/bin/python", f'case "$*" in *"{failing}") echo "failing on purpose"; exit 1 ;; esac')
    place.program("bin/chromium", "exit 0")
    done = place.run("test")
    assert done.stderr.count("failing on purpose") + done.stdout.count("failing on purpose") == 1
    assert done.returncode == 1


def test_parts_of_the_tests_run_without_coverage(place: Place) -> None:
    place.python()
    place.program("bin/chromium", "exit 0")
    assert last_words(place.run("test", "tests/kernel")) == ["python", "-m", "pytest", "tests/kernel"]


def test_without_chromium_the_browser_tests_are_left_out_in_one_line(place: Place) -> None:
    place.python()
    place.run("test")
    done = place.run("test")
    assert done.stderr == "No Chromium found: the browser tests are left out.\n"
    assert " ".join(last_words(done)).startswith("python -m pytest")
    assert "-m not browser" in done.stdout.splitlines()[-1]


def test_without_chromium_continuous_integration_fails(place: Place) -> None:
    place.python()
    done = place.run("test", CI="true")
    assert done.returncode == 1
    assert "must run here" in done.stderr


def test_full_sets_the_long_counts(place: Place) -> None:
    place.program(".venv/bin/python", 'echo "full=$PENTAPOLIS_FULL $*"')
    place.program("bin/chromium", "exit 0")
    lines = place.run("test", "--full").stdout.splitlines()[-3:]
    parts = ["-m not browser --ignore=tests/conformance", "tests/conformance", "-m browser"]
    assert lines == [f"full=1 -m pytest {part}" for part in parts]


def test_check_runs_every_check_and_fails_where_one_does(place: Place) -> None:
    place.python()
    for name in ("ruff", "mypy", "lint-imports"):
        place.program(f".venv/bin/{name}", f'echo "{name} $*"', "exit 1" if name == "mypy" else "exit 0")
    done = place.run("check")
    assert done.returncode == 1
    assert "Failed: types" in done.stderr
    assert "lint-imports" in done.stdout and "pentapolis.words.check" in done.stdout
    assert "No Node.js found" in done.stderr


def test_check_without_node_fails_in_continuous_integration(place: Place) -> None:
    place.python()
    for name in ("ruff", "mypy", "lint-imports"):
        place.program(f".venv/bin/{name}", "exit 0")
    done = place.run("check", CI="true")
    assert done.returncode == 1
    assert "Failed: browser-types" in done.stderr


def test_continuous_integration_is_sound_bash() -> None:
    bash = shutil.which("bash")
    assert bash
    assert subprocess.run([bash, "-n", str(ROOT / ".ci" / "run")], capture_output=True).returncode == 0
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
