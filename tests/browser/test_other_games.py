"""Whole games of the other houses in the browser, by clicks, with bots in the other seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from pentapolis.words import words

from .conftest import NewVisitor
from .test_pages import severe_violations
from .visitor import SMALL, Visitor

MOST_STEPS = 1500
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def begin(visitor: Visitor, game: str, bots: int) -> None:
    visitor.introduce()
    seats = ["me", *["bot:greedy"] * bots]
    visitor.sit(visitor.post("tables", {"game": game, "seats": seats, "options": {"seats": len(seats)}})["table"])


@pytest.mark.parametrize(("game", "bots"), [("catan_card", 1), ("catan_card", 3), ("citadels", 1), ("citadels", 6)])
def test_a_whole_game_by_clicks(visitor: NewVisitor, game: str, bots: int) -> None:
    masha = visitor(seed=bots + 2)
    begin(masha, game, bots)
    expect(masha.page.locator(".others .seat")).to_have_count(bots)
    for _ in range(MOST_STEPS):
        if not masha.await_turn():
            break
        masha.choose()
    assert masha.over
    expect(masha.page.locator(".ending td.num")).to_have_count(bots + 1)


@pytest.mark.parametrize(("game", "bots"), [("catan_card", 3), ("citadels", 7)])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_small_screen_does_not_scroll_sideways(visitor: NewVisitor, game: str, bots: int, lang: str) -> None:
    masha = visitor(seed=4, size=SMALL, lang=lang)
    begin(masha, game, bots)
    for _ in range(6):
        if masha.await_turn():
            masha.choose()
        assert masha.page.evaluate(SIDEWAYS) <= 0


@pytest.mark.parametrize(("game", "bots"), [("catan_card", 3), ("citadels", 4)])
@pytest.mark.parametrize("theme", ["day", "night"])
def test_nobody_is_shut_out(visitor: NewVisitor, game: str, bots: int, theme: str) -> None:
    masha = visitor(seed=6, theme=theme)
    begin(masha, game, bots)
    for _ in range(12):
        if masha.await_turn():
            masha.choose()
    assert severe_violations(masha.page) == []


CUT_NAMES = """() => {
  const box = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  };
  const tickets = [...document.querySelectorAll(".hand .card.res")];
  for (const ticket of tickets) ticket.dataset.count = "6"; // as many cards as it can show
  return tickets.filter((ticket) => {
    const room = ticket.getBoundingClientRect();
    const name = box(ticket.querySelector(".name"));
    const ridges = room.bottom - parseFloat(getComputedStyle(ticket, "::before").bottom);
    return name.left < room.left + 1 || name.right > room.right - 1 || ridges > name.top + 2;
  }).map((ticket) => ticket.innerText);
}"""
"""Tickets of the hand whose name leaves them, or is crossed by the ridges that tell how many cards they are."""

BROKEN_NAMES = """(names) => {
  const chapter = [...document.querySelectorAll(".hall .chapter")].at(-1);
  const deeds = names.map((name) => {
    const deed = document.createElement("li");
    deed.className = "deed wide";
    deed.innerHTML = `<span class="pic"></span><span class="nm">${name}</span>`;
    return deed;
  });
  (chapter.querySelector(".run") ?? chapter).append(...deeds);
  return deeds.filter((deed) => {
    const name = deed.querySelector(".nm");
    const words = name.textContent.split(" ").length;
    const range = document.createRange();
    range.selectNodeContents(name);
    return range.getClientRects().length > words;
  }).map((deed) => deed.innerText);
}"""
"""Buildings, two of them in my land, in whose name a word is broken."""


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_names_of_catan_are_whole(visitor: NewVisitor, size: tuple[int, int], lang: str) -> None:
    masha = visitor(seed=5, size=size, lang=lang)
    begin(masha, "catan_card", 2)
    expect(masha.page.locator(".hand .card.res")).to_have_count(5)
    assert masha.page.evaluate(CUT_NAMES) == []
    names = [words(lang, "catan_card").text(f"card-{card}") for card in ("merchant-guild", "city-wall")]
    assert masha.page.evaluate(BROKEN_NAMES, names) == []
