"""A sixth game as docs/adding-a-game.md tells it, installed beside the five, with nothing in `web/` and no rules page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .chromium import Chromium
from .house import ROOT, running_server
from .test_pages import severe_violations
from .visitor import SMALL, Visitor

TUTORIAL = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
WORDS = {
    "en": """game-name = Market
game-tagline = Sell what grows
game-length = 5 minutes
ask-turn = What do you sell?
ask-sale = You have seen the deck. What do you sell?
do-sell = Sell { $crop }
do-peek = Look at the deck
log-sell = { $who } sells { $crop }
log-peek = { $who } looks at the deck
log-draw = { $who } draws { $crop }
log-draw-unseen = { $who } draws
crop-beet = beet
crop-corn = corn
crop-kale = kale
crop-leek = leek
crop-rice = rice
""",
}
WORDS["ru"] = WORDS["en"].replace("Market", "Рынок")
MISSING = ("status of 404", "/games/market/web/board.css")
POINT = "[pentapolis.games]\nmarket = market\n"


@pytest.fixture(scope="module")
def market(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that finds the game by its entry point."""
    folder = tmp_path_factory.mktemp("market")
    site = folder / "site"
    for name, text in re.findall(r"^`(market/\w+\.py)`\n\n```python\n(.*?)^```", TUTORIAL, re.DOTALL | re.MULTILINE):
        write(site / name, text)
    for lang, text in WORDS.items():
        write(site / "market" / "locale" / f"{lang}.ftl", text)
    write(site / "market-1.dist-info" / "METADATA", "Metadata-Version: 2.1\nName: market\nVersion: 1\n")
    write(site / "market-1.dist-info" / "entry_points.txt", POINT)
    with running_server(folder, installed=site) as address:
        yield address


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


@pytest.fixture
def visit(browser: Chromium, market: str) -> Iterator[Visitor]:
    """Somebody whose page meets nothing worse than files that the game does not have."""
    visitor = Visitor(browser, market)
    yield visitor
    visitor.close()
    assert [said for said in visitor.problems if not any(missing in said for missing in MISSING)] == []


def test_it_stands_in_the_street_and_is_played_to_its_end(visit: Visitor) -> None:
    visit.goto("/")
    city = visit.page.locator(".city[data-game=market]")
    expect(city.locator("h2")).to_have_text("Рынок")
    expect(city.locator(".picture .scene path").first).to_be_attached()
    city.locator("[data-play]").click()
    expect(visit.page.locator(".plain-view")).to_be_visible()
    assert visit.await_turn()
    expect(visit.page.locator(".prompt [data-option^=sell]").first).to_have_text(re.compile("^Sell (beet|corn|kale|leek|rice)$"))
    while visit.await_turn():
        visit.choose()
    expect(visit.page.locator(".ending")).to_be_visible()
    visit.page.get_by_role("link", name="Смотреть запись").click()
    expect(visit.page.locator(".reel")).to_be_visible()


def test_the_street_has_room_for_it_on_a_telephone(visit: Visitor) -> None:
    visit.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    visit.goto("/")
    expect(visit.page.locator(".city[data-game=market] [data-invite]")).to_be_visible()
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]


@pytest.mark.parametrize("theme", ["day", "night"])
def test_its_house_and_its_table_are_read_by_everybody(browser: Chromium, market: str, theme: str) -> None:
    visitor = Visitor(browser, market, theme=theme)
    visitor.introduce()
    assert severe_violations(visitor.page) == []
    visitor.sit(visitor.post("tables", {"game": "market", "seats": ["me", "bot:random"]})["table"])
    assert visitor.await_turn()
    assert severe_violations(visitor.page) == []
    visitor.close()


def test_where_there_are_no_rules_the_page_says_so(visit: Visitor) -> None:
    visit.goto("/rules")
    visit.page.get_by_role("link", name="Рынок").click()
    expect(visit.page.locator("main")).to_contain_text("Правил этой игры здесь нет.")
    visit.page.locator("[data-set-lang=en]").click()
    expect(visit.page.locator("main")).to_contain_text("The rules of this game are not told here.")
    visit.page.get_by_role("link", name="Rules of other games").click()
    expect(visit.page.get_by_role("link", name="Guildhall")).to_be_visible()


def test_of_a_game_that_there_is_not_there_is_no_page(visit: Visitor) -> None:
    answer = visit.page.goto("/rules/chess")
    assert answer is not None
    assert answer.status == 404
    expect(visit.page.locator("main")).to_contain_text("По этому адресу ничего нет.")


def test_the_drawer_of_rules_says_that_there_are_none(visit: Visitor) -> None:
    visit.introduce()
    visit.sit(visit.post("tables", {"game": "market", "seats": ["me", "bot:random"]})["table"])
    visit.page.get_by_role("tab", name="Правила").click()
    expect(visit.page.locator(".rail [role=alert]")).to_have_text("Правил этой игры здесь нет.")
