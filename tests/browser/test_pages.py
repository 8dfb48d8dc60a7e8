"""Every page: both languages, both themes, a small phone, and nobody shut out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .chromium import Chromium
from .conftest import NewVisitor
from .visitor import LARGE, SMALL, Visitor

Go = Callable[[Visitor], None]
UNTRANSLATED = re.compile(
    r"\b(?:ui|home|new|replay|undo|ask|hint|do|log|why|refusal|board|option|card|effect|end|score)-[a-z]{2,}"
)
SEVERE = ("serious", "critical")


@pytest.fixture(scope="module")
def finished(browser: Chromium, address: str) -> Iterator[str]:
    """The id of a finished game, made of a record of two bots at the table."""
    visitor = Visitor(browser, address)
    visitor.introduce()
    table = visitor.post("tables", {"game": "guildhall", "seats": ["bot:greedy", "bot:greedy"], "options": {"turn_limit": 100}})
    visitor.sit(table["table"])
    visitor.await_turn()
    yield table["table"]
    visitor.close()


def at(path: str, waits_for: str) -> Go:
    def go(visitor: Visitor) -> None:
        visitor.goto(path)
        expect(visitor.page.locator(waits_for).first).to_be_visible()

    return go


def waiting_room(visitor: Visitor) -> None:
    visitor.introduce()
    visitor.found(["me", "open", "bot:greedy"])
    expect(visitor.page.locator(".room")).to_be_visible()


def my_turn(visitor: Visitor) -> None:
    visitor.introduce()
    visitor.found(["me", "bot:greedy", "bot:greedy", "bot:greedy"])
    while visitor.await_turn() and visitor.asked != "action":
        visitor.choose()


def new_table(visitor: Visitor) -> None:
    visitor.introduce()
    visitor.page.reload()
    visitor.page.locator("[data-invite=guildhall]").click()
    expect(visitor.page.locator("dialog[open]")).to_be_visible()


PAGES: dict[str, Go] = {
    "home": at("/", "#street .city"),
    "new table": new_table,
    "waiting room": waiting_room,
    "my turn": my_turn,
    "about": at("/about", "main h1"),
    "credits": at("/credits", "main table"),
    "rules": at("/rules", ".games a"),
    "rules of a game": at("/rules/guildhall#5.2", "main .here"),
}
FINISHED: dict[str, tuple[str, str]] = {"the end": ("/table/", ".ending"), "replay": ("/replay/", ".reel")}


def open_page(name: str, visitor: Visitor, finished: str) -> None:
    if name in FINISHED:
        path, waits_for = FINISHED[name]
        at(path + finished, waits_for)(visitor)
    else:
        PAGES[name](visitor)


def severe_violations(page: Page) -> list[Any]:
    """What axe finds serious or critical, with the elements concerned. It need not fetch style sheets for that: it would look for
    imported ones beside the page."""
    found = Axe().run(page, options={"resultTypes": ["violations"], "preload": False}).response["violations"]
    return [(each["id"], [node["html"][:160] for node in each["nodes"]]) for each in found if each["impact"] in SEVERE]


@pytest.mark.parametrize("name", [*PAGES, *FINISHED])
def test_a_phone_needs_no_sideways_scrolling_and_nobody_is_shut_out(name: str, visitor: NewVisitor, finished: str) -> None:
    visit = visitor(size=SMALL, theme="night", lang="en")
    open_page(name, visit, finished)
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    assert severe_violations(visit.page) == []


@pytest.mark.parametrize("name", [*PAGES, *FINISHED])
def test_both_themes_and_languages_on_a_large_screen(name: str, visitor: NewVisitor, finished: str) -> None:
    visit = visitor(size=LARGE, theme="day", lang="ru")
    open_page(name, visit, finished)
    assert severe_violations(visit.page) == []
    russian = said(visit.page)
    dialog = visit.page.locator("dialog[open]")
    if dialog.count():
        visit.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        russian = said(visit.page)
    visit.page.locator("[data-set-lang=en]").click()
    visit.page.locator("[data-set-theme=night]").click()
    expect(visit.page.locator(":root[lang=en][data-theme=night]")).to_be_attached()
    expect(visit.page.locator("[data-set-lang=en][aria-pressed=true]")).to_be_visible()
    expect(visit.page.locator("body")).not_to_have_text(russian)
    assert severe_violations(visit.page) == []
    english = said(visit.page)
    assert russian != english
    for text in (russian, english):
        assert UNTRANSLATED.findall(text) == []


def said(page: Page) -> str:
    return page.locator("body").inner_text()


def test_the_table_fits_a_laptop(visitor: NewVisitor) -> None:
    """No page scroll where the design promises none: wide screens from 1280 × 720."""
    for size in ((1280, 720), (1440, 900), (1920, 1080)):
        visit = visitor(size=size)
        my_turn(visit)
        assert visit.page.evaluate("document.documentElement.scrollHeight") <= size[1]
        over = "(board) => board.scrollHeight - board.clientHeight"
        assert visit.page.locator(".board").evaluate(over) <= 1


@pytest.mark.parametrize(
    ("locale", "lang", "title", "heading"),
    [("en-GB", "en", "Pentapolis", "Where to today?"), ("ru-RU", "ru", "Пятиградье", "Куда сегодня?")],
)
def test_who_has_chosen_no_language_reads_the_browsers(
    browser: Chromium, address: str, locale: str, lang: str, title: str, heading: str
) -> None:
    context = browser.new_context(base_url=address, locale=locale)
    page = context.new_page()
    page.goto("/")
    assert page.title() == title
    expect(page.locator("h1")).to_have_text(heading)
    assert page.locator(":root").get_attribute("lang") == lang
    context.close()


def test_the_tab_of_home_follows_the_language(visitor: NewVisitor) -> None:
    visit = visitor(lang="ru")
    visit.goto("/")
    expect(visit.page).to_have_title("Пятиградье")
    visit.page.locator("[data-set-lang=en]").click()
    expect(visit.page).to_have_title("Pentapolis")
    assert visit.page.locator(":root").get_attribute("lang") == "en"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_chooser_of_eyes_shows_its_words_on_a_telephone(visitor: NewVisitor, finished: str, lang: str) -> None:
    visit = visitor(size=SMALL, lang=lang)
    visit.goto(f"/replay/{finished}")
    chooser = visit.page.locator(".eyes select")
    expect(chooser).to_be_visible()
    room = chooser.evaluate("""(select) => {
      const said = document.createElement("span"), style = getComputedStyle(select);
      said.textContent = select.selectedOptions[0].textContent;
      said.style.font = style.font;
      document.body.append(said);
      const arrow = 18, sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      const room = select.clientWidth - sides - arrow - said.getBoundingClientRect().width;
      said.remove();
      return room;
    }""")
    assert room >= 0
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
