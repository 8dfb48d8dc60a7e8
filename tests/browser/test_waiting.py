"""The waiting room: what its people are told that they can do, and whom the link reaches."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import NewVisitor

ALONE = {"ru": "Эта ссылка работает только на этом компьютере.", "en": "This link works on this computer alone."}


def test_each_is_told_what_is_in_his_power(visitor: NewVisitor) -> None:
    masha, lev, anya = visitor(), visitor(name="Лев"), visitor(name="Аня")
    masha.introduce()
    table = masha.found(["me", "open", "open"])
    for guest in (lev, anya):
        guest.introduce()
        guest.sit(table)
    lev.page.get_by_label("Ваше имя").fill("Лев")
    lev.page.get_by_role("button", name="Сесть за стол").click()
    expect(lev.page.get_by_role("button", name="Встать из-за стола")).to_be_visible()
    expect(masha.page.locator(".prompt .hint")).to_have_text("Отправьте ссылку друзьям или начните с ботами")
    expect(masha.page.get_by_role("button", name="Начать, 1 место займёт бот")).to_be_visible()
    expect(lev.page.locator(".prompt .hint")).to_have_text(
        "Игра начнётся, когда займут все места или когда её начнёт хозяин стола"
    )
    expect(lev.page.get_by_role("button", name="Начать")).to_have_count(0)
    expect(anya.page.locator(".prompt .hint")).to_have_text("Сядьте на свободное место или смотрите отсюда")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_link_that_leads_only_here_says_so(visitor: NewVisitor, lang: str) -> None:
    masha = visitor(lang=lang)
    masha.introduce()
    masha.found(["me", "open"])
    expect(masha.page.locator(".room .warning")).to_contain_text(ALONE[lang])
    expect(masha.page.locator(".room .warning")).to_contain_text("--host 0.0.0.0")
