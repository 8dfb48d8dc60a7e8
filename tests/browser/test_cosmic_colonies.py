"""Cosmic Colonies in the browser: a whole game by clicks and keys, and a tile that is turned, moved and refused."""

from __future__ import annotations

import re
from contextlib import suppress
from typing import Final

import pytest
from playwright.sync_api import Error, Locator, Position, expect

from .conftest import NewVisitor
from .visitor import SMALL, Visitor

MOST_STEPS: Final = 400
SLOTS: Final = ".cc-slot[data-lit]:not([aria-pressed=true])"
PLACING: Final = ".cc-bd.placing"
PRIMARY: Final = ".prompt [data-primary]:not([aria-disabled])"
TURNS: Final = ("KeyR", "KeyF", "ArrowDown", "ArrowRight")


def found(visitor: Visitor, seats: list[str], **options: object) -> None:
    """Makes a table of this game and goes there."""
    visitor.introduce()
    visitor.sit(make(visitor, seats, **options))


def make(visitor: Visitor, seats: list[str], **options: object) -> str:
    """A table of this game; its id."""
    wanted = {"game": "cosmic_colonies", "title": "Орбита", "seats": seats, "options": {"seats": len(seats), **options}}
    table: str = visitor.post("tables", wanted)["table"]
    return table


def play_until(visitor: Visitor, about: str = "") -> bool:
    """Chooses, building where it can, until it is asked about this or the game is over; whether it was asked."""
    for _ in range(MOST_STEPS):
        if not visitor.await_turn():
            return False
        if about and visitor.asked == about:
            return True
        step(visitor)
    raise AssertionError("the game does not end")


def step(visitor: Visitor) -> None:
    if visitor.asked in ("place", "monument"):
        visitor.await_change(lambda: visitor.page.keyboard.press("Enter"))
    elif not visitor.choose_among(SLOTS):
        with suppress(Error):  # the table has moved on: what was lit is no longer there
            visitor.choose()


def shape(visitor: Visitor) -> str | None:
    """The outline of the tile that is being placed."""
    return visitor.page.locator(".cc-ghost .roof").get_attribute("d")


def cell(field: Locator, row: int, column: int) -> Position:
    """Where in the field a cell of the grid lies: the drawing is 338 wide, a cell 40, the rim 9."""
    box = field.bounding_box()
    assert box is not None
    return {"x": (9 + 40 * column + 20) * box["width"] / 338, "y": (9 + 40 * row + 20) * box["height"] / 338}


@pytest.mark.parametrize("bots", [0, 4])
def test_a_whole_game_alone_and_with_five_seats(visitor: NewVisitor, bots: int) -> None:
    masha = visitor(seed=bots + 5)
    found(masha, ["me", *["bot:greedy"] * bots])
    assert not play_until(masha)
    assert masha.over
    expect(masha.page.locator(".ending table tbody tr")).to_have_count(bots + 1)


@pytest.mark.parametrize("size", [(1440, 900), SMALL])
def test_a_whole_game(visitor: NewVisitor, size: tuple[int, int]) -> None:
    masha = visitor(size=size, seed=4)
    found(masha, ["me", "bot:greedy"], monuments=True, deck="advanced")
    assert not play_until(masha)
    assert masha.over
    expect(masha.page.locator(".ending table tbody tr")).to_have_count(2)
    total = masha.page.locator(".mine-head .vp .num").inner_text()
    assert total in masha.page.locator(".ending td.num").all_inner_texts()
    assert masha.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tile_is_turned_moved_refused_and_placed(visitor: NewVisitor) -> None:
    masha = visitor(seed=9)
    found(masha, ["me", "bot:greedy", "bot:greedy"])
    page = masha.page
    assert play_until(masha, "place")
    outlines = {shape(masha)}
    for key in TURNS:
        page.keyboard.press(key)
        outlines.add(shape(masha))
    assert len(outlines) > 1
    for _ in range(8):
        page.keyboard.press("ArrowDown")
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".cc-ghost.bad")).to_be_visible()
    expect(page.locator(".prompt .bad")).not_to_be_empty()
    expect(page.locator(PRIMARY)).to_have_count(0)
    field = page.locator(PLACING)
    page.keyboard.press("KeyR")
    open_ground = page.locator(".cc-ghost:not(.bad)")
    for row in range(8):
        for column in range(8):
            if not open_ground.count():
                field.click(position=cell(field, row, column))
    expect(open_ground).to_be_visible()
    tiles = page.locator(".me .cc-tile")
    before = tiles.count()  # the tile in my hand among them
    masha.await_change(lambda: page.locator(PRIMARY).click())
    assert play_until(masha, "worker")
    assert tiles.count() >= before


def test_the_others_are_only_told_that_i_have_chosen(visitor: NewVisitor) -> None:
    masha, lev = visitor(seed=1), visitor(name="Лев", seed=2)
    for each in (masha, lev):
        each.introduce()
    table = make(masha, ["me", "open"])
    masha.sit(table)
    lev.sit(table)
    lev.page.get_by_label("Ваше имя").fill("Лев")
    lev.page.get_by_role("button", name="Сесть за стол").click()
    hand = masha.page.locator(".cc-worker")
    expect(hand).to_have_count(4)
    hint = masha.page.locator(".prompt .hint")
    expect(hint).to_contain_text("Можно передумать, пока не выбрали все.")
    expect(masha.page.locator(".cc-turn .words", has_text=re.compile(r"^\s*Вы\s"))).to_have_text(re.compile(r"Вы\s+выбираете"))
    for place in (0, 1):
        hand.nth(place).click()
        expect(hand.nth(place)).to_have_attribute("aria-pressed", "true")
    expect(hint).to_contain_text("Можно передумать")
    expect(lev.page.locator(".prompt .hint")).to_have_text("Остальные уже выбрали: ваш выбор сразу вступит в силу.")
    expect(lev.page.locator(".cc-queue .card.back")).to_have_count(1)
    assert lev.page.locator(".cc-queue .banner").count() == 0
    lev.page.locator(".cc-worker").first.click()
    expect(masha.page.locator(".cc-queue.order .cc-turn")).to_have_count(2)
    expect(masha.page.locator(".cc-turn .note", has_text=re.compile(r"^\s*Вы\s"))).to_have_text(
        re.compile("Вы (сейчас действуете|ждёте очереди)")
    )


def test_who_plays_alone_is_told_that_his_choice_is_final(visitor: NewVisitor) -> None:
    masha = visitor(seed=3)
    found(masha, ["me"])
    expect(masha.page.locator(".cc-worker").first).to_be_visible()
    expect(masha.page.locator(".prompt .hint")).to_have_text("Выбор сразу вступит в силу.")
