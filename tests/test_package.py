"""What is shipped is whole: the wheel holds every file that is not code, and the README names nothing that does not exist."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from zipfile import ZipFile

import pytest
from hatchling.builders.wheel import WheelBuilder

from pentapolis import games
from pentapolis.bots import levels
from pentapolis.cli.main import COMMANDS
from pentapolis.cli.parser import Parser
from pentapolis.words import words
from tests.cli.helpers import command_parser

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pentapolis"
READMES = ("README.md", "README.ru.md")


def test_the_wheel_holds_all_files_of_the_package(tmp_path: Path) -> None:
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    with ZipFile(wheel) as archive:
        shipped = set(archive.namelist())
    kept = {path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
    assert {str(path.relative_to(ROOT / "src")) for path in kept} - shipped == set()
    assert any(name.endswith("licenses/LICENSE") for name in shipped)


def shell_lines(readme: str) -> list[list[str]]:
    """The commands in the fenced blocks of a page."""
    blocks = re.findall(r"```(?:sh|console)\n(.*?)```", (ROOT / readme).read_text("utf-8"), re.DOTALL)
    return [
        shlex.split(line.removeprefix("$ "), comments=True) for block in blocks for line in block.splitlines() if line.strip()
    ]


@pytest.mark.parametrize("readme", READMES)
def test_the_commands_of_the_readme_exist(readme: str) -> None:
    lines = shell_lines(readme)
    assert any(line[0] == "scripts/play" for line in lines if line)
    for line in filter(None, lines):
        if line[0].startswith("scripts/"):
            assert (ROOT / line[0]).stat().st_mode & 0o111, line
        elif line[0] == "pentapolis" and len(line) > 1:
            assert line[1] in COMMANDS
            assert isinstance(command_parser(line[1]), Parser)
            command_parser(line[1]).parse_args(line[2:])


def test_the_library_session_of_the_readme_is_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert result.attempted > 5
    assert result.failed == 0


@pytest.mark.parametrize(("readme", "lang"), [("README.md", "en"), ("README.ru.md", "ru")])
def test_the_readme_speaks_of_what_the_reader_sees(readme: str, lang: str) -> None:
    """Buttons by their words, games by their names and those of commands, bots by their levels, pictures in its language."""
    text = (ROOT / readme).read_text("utf-8")
    pages = words(lang, None, PACKAGE / "server" / "locale")
    quoted = "*{}*" if lang == "en" else "«{}»"
    for key in ("home-play", "home-invite"):
        assert quoted.format(pages.text(key)) in text
    for game in games.names():
        assert f"`{game}`" in text
        assert words(lang, game).text("game-name") in text
        assert all(f"`{level}`" in text for level in levels(game))
    assert "Catan card game" not in text
    pictures = re.findall(r"\]\(docs/pictures/([^)]+)\)", text)
    assert len(pictures) >= 6
    assert [name for name in pictures if not name.endswith(f"-{lang}.png")] == []


@pytest.mark.parametrize("readme", READMES)
def test_files_that_the_readme_links_to_are_there(readme: str) -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", (ROOT / readme).read_text("utf-8"))
    links += re.findall(r'src="([^"]+)"', (ROOT / readme).read_text("utf-8"))
    assert links
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


def test_the_docstrings_examples_are_true() -> None:
    import pentapolis.bots
    import pentapolis.words

    for module in (pentapolis.bots, pentapolis.words):
        result = doctest.testmod(module)
        assert result.attempted
        assert result.failed == 0
    assert words("en").text("seats", count=1) == "1 seat"
