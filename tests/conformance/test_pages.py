"""What the pages for developers show is true: their game plays and keeps every promise, their texts are read."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import cast

import pytest
import yaml

from pentapolis import games
from pentapolis.games import find_rules
from pentapolis.kernel.cases import run_case
from pentapolis.kernel.position import load_position
from pentapolis.kernel.record import MAX_BYTES, read_record, verify
from pentapolis.kernel.rules import Rules, State
from pentapolis.server.site import STATIC
from pentapolis.words import LANGUAGES, words

from .promises import PROMISES
from .subjects import Subject, default_presets

DOCS = Path(__file__).parents[2] / "docs"
TUTORIAL = (DOCS / "adding-a-game.md").read_text("utf-8")
FORMATS = (DOCS / "formats.md").read_text("utf-8")


def blocks(page: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_the_rules_of_a_game_bear_its_name(game: str, lang: str) -> None:
    page = games.folder(game).joinpath("locale", f"rules.{lang}.md").read_text("utf-8")
    assert page.splitlines()[0] == f"# {words(lang, game).text('game-name')}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_credits_name_things_as_readers_know_them(lang: str) -> None:
    page = (STATIC / "text" / f"credits.{lang}.md").read_text("utf-8")
    assert words(lang, "citadels").text("district-trading_post") in page
    assert re.findall(r"\b\w+_\w+\b", page) == [], "names of files and pieces of the program"


@pytest.fixture(scope="module")
def market(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rules[State]]:
    """The game of the tutorial, its files written as the page has them."""
    folder = tmp_path_factory.mktemp("tutorial")
    for name, text in re.findall(r"^`(market/\w+\.py)`\n\n```python\n(.*?)^```", TUTORIAL, re.DOTALL | re.MULTILINE):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    sys.path.insert(0, str(folder))
    yield cast("Rules[State]", import_module("market").GAME)
    sys.path.remove(str(folder))


def test_the_tutorial_shows_every_file(market: Rules[State]) -> None:
    assert len(blocks(TUTORIAL, "python")) == 5
    assert market.name == "market"


@pytest.mark.parametrize("promise", PROMISES)
def test_the_game_of_the_tutorial_keeps_every_promise(market: Rules[State], promise: str) -> None:
    counted = 0
    for given in default_presets(market.schema, every=False):
        counts = PROMISES[promise].check(Subject("market", market, given), PROMISES[promise].quick)
        counted += counts[PROMISES[promise].counted]
    assert counted


def test_the_case_of_the_tutorial_holds(market: Rules[State]) -> None:
    (case,) = yaml.safe_load(blocks(TUTORIAL, "yaml")[0])
    assert run_case(case, lambda name: market) is None


def test_the_tutorial_names_every_promise() -> None:
    told = TUTORIAL.replace(" ", "_")
    hidden = {"nothing_else_is_accepted"}
    assert [name for name in PROMISES if name not in told and name not in hidden] == []
    assert "offers are accepted, nothing else is" in TUTORIAL


def test_the_record_of_the_page_verifies() -> None:
    record = read_record(blocks(FORMATS, "")[0])
    match = verify(find_rules("guildhall"), record)
    assert len(match.moves) == len(record.moves) == 5


@pytest.mark.parametrize("page", ["formats.md", "protocol.md"])
def test_the_pages_tell_how_long_a_record_may_be(page: str) -> None:
    assert f"{MAX_BYTES:,} bytes" in (DOCS / page).read_text("utf-8")


def test_every_decision_has_a_number_of_its_own() -> None:
    pages = sorted((DOCS / "decisions").glob("*.md"))
    numbers = [int(page.name[:4]) for page in pages]
    assert len(set(numbers)) == len(numbers) > 1
    assert [page.read_text("utf-8").splitlines()[0].split(".")[0] for page in pages] == [f"# {number}" for number in numbers]


def test_the_page_shows_how_a_game_is_announced(market: Rules[State], monkeypatch: pytest.MonkeyPatch) -> None:
    project = tomllib.loads(blocks(TUTORIAL, "toml")[0])
    monkeypatch.setattr(games, "_modules", lambda: project["project"]["entry-points"][games.ENTRY_POINTS])
    assert id(games.find_rules("market")) == id(market)


def test_the_position_of_the_page_loads() -> None:
    position = json.loads(blocks(FORMATS, "json")[0])
    match = load_position(find_rules("guildhall"), position)
    assert match.moves == [(1, match.moves[0][1])]


def test_the_case_of_the_page_holds() -> None:
    (case,) = yaml.safe_load(blocks(FORMATS, "yaml")[0])
    assert run_case(case, find_rules) is None
