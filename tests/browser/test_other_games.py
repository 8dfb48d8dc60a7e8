"""Whole games of the other houses in the browser, by clicks, with bots in the other seats."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

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
