"""The replay: what does not come is said and can be asked for again, and no more is asked for than is wanted."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from .chromium import Chromium
from .conftest import NewVisitor
from .visitor import SMALL, Visitor

MOVES = re.compile(r"/replay/(\d+)\?")
REEL = 1400
SLIDE = """(slider) => {
  for (let move = 1; move <= 20; move++) {
    slider.value = String(move);
    slider.dispatchEvent(new InputEvent("input", { bubbles: true }));
  }
}"""

COUNTING = """() => {
  const { fetch } = window;
  window.counted = { paths: [], open: 0, most: 0 };
  window.fetch = async (path, ...more) => {
    counted.paths.push(path);
    counted.most = Math.max(counted.most, ++counted.open);
    try {
      return await fetch(path, ...more);
    } finally {
      counted.open--;
    }
  };
}"""


@pytest.fixture(scope="module")
def played(browser: Chromium, address: str) -> Iterator[str]:
    """The id of a game that two bots have played."""
    visitor = Visitor(browser, address)
    visitor.introduce()
    wish = {"game": "guildhall", "seats": ["bot:greedy", "bot:greedy"], "options": {"turn_limit": 100}}
    table = visitor.post("tables", wish)["table"]
    visitor.sit(table)
    visitor.await_turn()
    yield table
    visitor.close()


def at_move(visitor: Visitor, table: str, move: int) -> Page:
    visitor.goto(f"/replay/{table}?move={move}")
    expect_move(visitor.page, move)
    return visitor.page


def expect_move(page: Page, move: int) -> None:
    expect(page.locator(".prompt .say")).to_have_text(re.compile(f"^Выбор {move} "))


def test_a_table_that_is_not_there_or_not_over_is_told_in_words(browser: Chromium, address: str) -> None:
    visitor = Visitor(browser, address)
    visitor.introduce()
    waiting = visitor.post("tables", {"game": "guildhall", "seats": ["me", "open"]})["table"]
    for table, said in (("zzzz", "Стола «zzzz» нет."), (waiting, "Записи пока нет")):
        visitor.goto(f"/replay/{table}")
        expect(visitor.page.locator(".room[role=alert]")).to_contain_text(said)
        expect(visitor.page.get_by_role("link", name="На главную").last).to_be_visible()
        expect(visitor.page.get_by_role("button", name="Ещё раз")).to_have_count(0)
    visitor.page.locator("[data-set-lang=en]").click()
    expect(visitor.page.locator(".room[role=alert]")).to_contain_text("No replay yet")
    expect(visitor.page.locator(".room[role=alert]")).not_to_contain_text(re.compile("[а-я]"))
    visitor.close()
    assert [said for said in visitor.problems if "status of 40" not in said] == []


def test_a_move_that_did_not_come_is_asked_for_again(browser: Chromium, address: str, played: str) -> None:
    visitor = Visitor(browser, address)
    page = at_move(visitor, played, 3)
    page.route(re.compile(r"/replay/7\?"), lambda route: route.abort())
    page.locator(".reel input").fill("7")
    expect(page.locator(".prompt .say")).to_have_text("Сервер не отвечает. Попробуйте ещё раз")
    page.unroute_all()
    page.get_by_role("button", name="Ещё раз").click()
    expect_move(page, 7)
    expect(page.get_by_role("button", name="Ещё раз")).to_have_count(0)
    visitor.close()
    assert [said for said in visitor.problems if "ERR_FAILED" not in said] == []


def test_a_replay_that_did_not_come_is_asked_for_again(browser: Chromium, address: str, played: str) -> None:
    visitor = Visitor(browser, address)
    page = visitor.page
    page.route(re.compile(r"/replay/\d+\?"), lambda route: route.abort())
    visitor.goto(f"/replay/{played}?move=5")
    expect(page.locator(".room[role=alert]")).to_contain_text("Не загрузилось")
    page.unroute_all()
    page.get_by_role("button", name="Ещё раз").click()
    expect_move(page, 5)
    visitor.close()
    assert [said for said in visitor.problems if "ERR_FAILED" not in said] == []


def test_a_slider_that_passes_many_moves_asks_for_the_last_one(visitor: NewVisitor, played: str) -> None:
    page = at_move(visitor(), played, 30)
    page.evaluate(COUNTING)
    page.locator(".reel input").evaluate(SLIDE)
    expect_move(page, 20)
    asked = [int(MOVES.findall(path)[0]) for path in page.evaluate("counted.paths")]
    assert set(asked) <= {1, 20, 21}, "where the slider was first, where it came to rest, and what may follow"
    assert page.evaluate("counted.most") == 1


def test_however_often_play_is_pressed_one_reel_runs(visitor: NewVisitor, played: str) -> None:
    visit = visitor()
    visit.page.clock.install()
    page = at_move(visit, played, 3)
    page.locator("[data-reel]").evaluate("(button) => { for (let press = 0; press < 5; press++) button.click(); }")
    expect(page.locator("[data-reel]")).to_have_attribute("aria-label", "Остановить")
    for move in (4, 5):
        page.clock.run_for(REEL)
        expect_move(page, move)
    page.locator("[data-reel]").click()
    expect(page.locator("[data-reel]")).to_have_attribute("aria-label", "Показывать подряд")
    page.clock.run_for(3 * REEL)
    expect_move(page, 5)


def test_the_end_does_not_lead_to_where_one_is(visitor: NewVisitor, played: str) -> None:
    visit = visitor()
    visit.goto(f"/replay/{played}")
    expect(visit.page.locator(".ending")).to_be_visible()
    expect(visit.page.get_by_role("link", name="Смотреть запись")).to_have_count(0)
    visit.sit(played)
    expect(visit.page.get_by_role("link", name="Смотреть запись")).to_be_visible()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_on_a_telephone_the_record_is_within_reach_at_any_move(visitor: NewVisitor, played: str, lang: str) -> None:
    visit = visitor(size=SMALL, lang=lang)
    visit.goto(f"/replay/{played}?move=4")
    expect(visit.page.locator(".reel")).to_be_visible()
    link = visit.page.get_by_role("link", name={"ru": "Скачать запись", "en": "Download the record"}[lang])
    expect(link).to_be_in_viewport(ratio=1)
    with visit.page.expect_download() as waiting:
        link.click()
    assert waiting.value.suggested_filename == f"{played}.txt"
    assert visit.page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]


def test_a_jump_leaves_nothing_behind_that_another_move_brought(visitor: NewVisitor, played: str) -> None:
    page = visitor().page
    hint = page.locator(".prompt .hint")
    page.goto(f"/replay/{played}?move=0")
    expect(page.locator(".prompt .say")).to_have_text(re.compile("^Начало"))
    at_start = hint.inner_text()
    page.goto(f"/replay/{played}")
    expect(hint).to_contain_text("Заканчивает ход")
    page.get_by_role("button", name="В начало").click()
    expect(page.locator(".prompt .say")).to_have_text(re.compile("^Начало"))
    expect(hint).to_have_text(at_start)


def test_nobody_is_away_from_a_record(visitor: NewVisitor, played: str) -> None:
    visit = visitor()
    visit.introduce()
    text = visit.page.request.get(f"/api/tables/{played}/record").text()
    table = visit.post("records", {"text": text.replace("seat A: bot greedy", "seat A: Лев")})["table"]
    page = at_move(visit, table, 5)
    expect(page.get_by_text("Лев").first).to_be_visible()
    expect(page.locator(".chip", has_text="бот").first).to_be_visible()
    expect(page.locator(".chip.away")).to_have_count(0)
