"""The end of a game as its players see it: the result stands whole, at a desk and on a telephone, with any number of seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewVisitor
from .visitor import SMALL

LAPTOP = (1280, 720)
PLAY_OUT = """async (table) => {
  const address = `/api/tables/${table}`, headers = { "Content-Type": "application/json" };
  for (;;) {
    const { status, number, ask, asked, you } = await (await fetch(address)).json();
    if (status === "over") return;
    if (!asked.some((each) => each.seat === you && !each.answered)) continue;
    const options = [ask.options[Math.floor(Math.random() * ask.options.length)]];
    await fetch(`${address}/moves`, { method: "POST", headers, body: JSON.stringify({ number, options }) });
  }
}"""
"""Chooses by chance what a reader at the page is asked, until the game is over."""
CUT = """() => {
  const ending = document.querySelector(".ending"), { left, right, top, bottom } = ending.getBoundingClientRect();
  const within = (box) => box.left >= left && box.right <= right + 1 && box.top >= top && box.bottom <= bottom + 1;
  return [...ending.querySelectorAll("h2, th, td, p, a, button")].filter((each) => !within(each.getBoundingClientRect()))
    .map((each) => each.innerText);
}"""
COVERED = """() => [...document.querySelectorAll(".ending :is(th, td, a, button), .prompt .btn")].filter((each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  const seen = width ? document.elementFromPoint(left + width / 2, top + height / 2) : each;
  return !seen || !(each.contains(seen) || seen.contains(each));
}).map((each) => each.innerText)"""
"""What lies under something else or outside the window."""
STRAY = """() => [...document.querySelector(".board").children].filter((part) => {
  const { display, gridRowStart } = getComputedStyle(part);
  return display !== "none" && !getComputedStyle(part.parentElement).gridTemplateAreas.includes(gridRowStart);
}).map((part) => part.className)"""
"""Parts of the board that have no place of their own: they would open rows and columns beside it."""
TOTALS = """(names) => names.filter((name) => {
  const { left, right } = name.closest("tr").querySelector(".num").getBoundingClientRect();
  return left < 0 || right > innerWidth;
}).length"""


@pytest.mark.parametrize(
    ("game", "seats"), [("guildhall", 4), ("catan_card", 4), ("citadels", 7), ("cosmic_colonies", 5), ("ora_et_labora", 4)]
)
def test_the_result_stands_whole(visitor: NewVisitor, game: str, seats: int) -> None:
    masha = visitor(size=LAPTOP)
    masha.introduce()
    wish = {"game": game, "seats": ["me", *["bot:random"] * (seats - 1)], "options": {"seats": seats}}
    table = masha.post("tables", wish)["table"]
    masha.page.evaluate(PLAY_OUT, table)
    masha.sit(table)
    page = masha.page
    for lang in ("ru", "en"):
        if lang == "en":
            page.locator("[data-set-lang=en]").click()
        expect(page.locator(".ending h2")).to_have_text({"ru": "Итог", "en": "The result"}[lang])
        expect(page.locator(".ending td.num")).to_have_count(seats)
        assert page.evaluate(STRAY) == []
        assert page.evaluate(CUT) == []
        assert page.evaluate(COVERED) == []
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= SMALL[0]
    expect(page.locator(".ending h2")).to_be_in_viewport(ratio=1)
    assert page.locator(".ending tbody th[scope=row]").evaluate_all(TOTALS) == 0
