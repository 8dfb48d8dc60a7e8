"""The rules on a page of their own: the way about in a long text."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewVisitor
from .visitor import LARGE, SMALL

GAMES = ["guildhall", "catan_card", "citadels", "ora_et_labora", "cosmic_colonies"]


@pytest.mark.parametrize("game", GAMES)
def test_the_contents_lead_to_every_chapter_and_mark_what_is_read(visitor: NewVisitor, game: str) -> None:
    masha = visitor(size=LARGE)
    masha.goto(f"/rules/{game}")
    page = masha.page
    expect(page.locator("main h3").first).to_be_visible()  # the text comes after the page
    chapters = page.locator(".contents nav > ol > li > a")
    expect(chapters).to_have_text(page.locator("main h3").all_inner_texts())
    last = chapters.last
    last.click()
    expect(page).to_have_url(re.compile(r"#[\w.]+$"))
    expect(page.locator("main h3").last).to_be_in_viewport()
    expect(page.locator("main h3").last).to_be_focused()  # the page has heard of the choice, too, and scrolls no more
    page.locator("main h3").nth(2).evaluate("(heading) => heading.scrollIntoView({block: 'start'})")
    expect(page.locator('.contents a[aria-current="location"]')).to_have_text(page.locator("main h3").nth(2).inner_text())
    expect(page.locator(".contents summary")).to_be_in_viewport()


def test_on_a_telephone_the_contents_are_folded_and_fold_again_after_a_choice(visitor: NewVisitor) -> None:
    masha = visitor(size=SMALL)
    masha.goto("/rules/ora_et_labora")
    page = masha.page
    link = page.locator(".contents nav > ol > li > a").nth(4)
    expect(link).to_be_hidden()
    page.locator(".contents summary").click()
    expect(link).to_be_visible()
    name = link.inner_text()
    link.click()
    expect(link).to_be_hidden()
    expect(page.get_by_role("heading", name=name, exact=True)).to_be_in_viewport()
    expect(page.locator(".contents summary")).to_be_in_viewport()
    expect(page.locator(".contents summary .now")).to_have_text(name)
