"""A browser that hangs takes no run of the tests with it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Error

from .chromium import open_chromium

ENDLESS = "() => { for (;;); }"


def test_one_that_hangs_is_killed_and_the_next_page_opens_in_a_new_one(chromium: str) -> None:
    with open_chromium(chromium) as browser:
        page = browser.new_context().new_page()
        with pytest.raises(Error, match="closed"), browser.watched(seconds=1):
            page.evaluate(ENDLESS)
        with browser.watched():
            assert browser.new_context().new_page().evaluate("() => 6 * 7") == 42


def test_a_key_whose_handling_never_ends_is_waited_for_no_longer(chromium: str) -> None:
    with open_chromium(chromium) as browser:
        context = browser.new_context()
        page = context.new_page()
        page.evaluate(f"() => addEventListener('keydown', {ENDLESS})")
        with pytest.raises(Error, match="closed"), browser.watched(seconds=1):
            page.keyboard.press("Enter")
        context.close()  # as at the end of a test: what is closed already does no harm
