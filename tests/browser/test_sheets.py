"""On a telephone: the way home, what lies over the table, and how it goes away again."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .conftest import NewVisitor
from .test_table import to_action
from .visitor import SMALL, Visitor

AT_TABLE = re.compile("/table/")


def at_table(visitor: NewVisitor) -> Visitor:
    masha = visitor(size=SMALL)
    masha.introduce()
    masha.found(["me", "bot:random", "bot:random"])
    assert masha.await_turn()
    return masha


def test_the_bar_leads_home(visitor: NewVisitor) -> None:
    masha = at_table(visitor)
    masha.page.locator(".bar").get_by_role("link", name="На главную").click()
    expect(masha.page.locator("#street .city").first).to_be_visible()


def press_the_cross(visitor: Visitor) -> None:
    cross = visitor.page.locator(".seat.unfolded .unfold").bounding_box()
    assert cross is not None
    visitor.page.mouse.click(cross["x"] + cross["width"] - 12, cross["y"] + cross["height"] / 2)


def press_beside(visitor: Visitor) -> None:
    visitor.page.mouse.click(SMALL[0] / 2, 58)


WAYS: dict[str, Callable[[Visitor], object]] = {
    "cross": press_the_cross,
    "escape": lambda visitor: visitor.page.keyboard.press("Escape"),
    "beside": press_beside,
    "back": lambda visitor: visitor.page.go_back(),
}


@pytest.mark.parametrize("way", WAYS)
def test_an_opened_seat_closes_and_the_focus_returns(visitor: NewVisitor, way: str) -> None:
    masha = at_table(visitor)
    unfold = masha.page.locator(".seat .unfold").nth(1)
    unfold.click()
    expect(masha.page.locator(".seat.unfolded")).to_have_count(1)
    WAYS[way](masha)
    expect(masha.page.locator(".seat.unfolded")).to_have_count(0)
    expect(unfold).to_be_focused()
    expect(masha.page).to_have_url(AT_TABLE)


def test_in_catan_a_seat_opens_with_its_floors(visitor: NewVisitor) -> None:
    masha = visitor(size=SMALL)
    masha.introduce()
    wish = {"game": "catan_card", "seats": ["me", "bot:random", "bot:random"], "options": {"seats": 3}}
    masha.sit(masha.post("tables", wish)["table"])
    floors = masha.page.locator(".seat.unfolded .floor")
    masha.page.locator(".seat .unfold").first.click()
    expect(floors).to_have_count(5)
    for floor in floors.all():
        expect(floor).to_be_in_viewport(ratio=1)
    masha.page.keyboard.press("Escape")
    expect(floors).to_have_count(0)


def test_a_press_on_the_prompt_closes_an_opened_seat(visitor: NewVisitor) -> None:
    masha = at_table(visitor)
    masha.page.locator(".seat .unfold").first.click()
    expect(masha.page.locator(".seat.unfolded")).to_have_count(1)
    masha.page.locator(".prompt .say").click()
    expect(masha.page.locator(".seat.unfolded")).to_have_count(0)


def test_back_closes_the_drawer_and_then_leaves(visitor: NewVisitor) -> None:
    masha = at_table(visitor)
    page = masha.page
    for _ in range(2):
        page.locator(".rail-open").click()
        expect(page.locator(".rail.open")).to_be_visible()
        page.go_back()
        expect(page.locator(".rail.open")).to_have_count(0)
        expect(page).to_have_url(AT_TABLE)
    expect(page.locator(".hand .card").first).to_be_visible()
    page.go_back()
    expect(page.locator("#street .city").first).to_be_visible()


def test_a_drawer_closed_by_its_cross_leaves_no_step_behind(visitor: NewVisitor) -> None:
    masha = at_table(visitor)
    page = masha.page
    page.locator(".rail-open").click()
    page.locator(".rail-close").click()
    expect(page.locator(".rail.open")).to_have_count(0)
    expect(page.locator(".rail-open")).to_be_focused()
    page.wait_for_function("history.state === null")
    page.go_back()
    expect(page.locator("#street .city").first).to_be_visible()


def test_why_not_shows_the_rule_on_a_telephone(visitor: NewVisitor) -> None:
    masha = visitor(size=SMALL)
    masha.introduce()
    masha.found(["me", "bot:random"])
    to_action(masha)
    masha.page.locator(".plaque[data-state=forbidden]").first.click(force=True)
    link = masha.page.locator(".prompt .link")
    expect(link).to_be_visible()
    link.click()
    expect(masha.page.locator(".rail .rules .here")).to_be_in_viewport()
