"""What the page says while the wire to the server is slow, or cut."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from .conftest import NewVisitor
from .visitor import Visitor

SOCKETS: Final = "**/ws/tables/*"
CALLS: Final = "**/api/**"


class Wire:
    """Stands between a page and the server: can be cut, or keep back what the table looks like."""

    def __init__(self, page: Page) -> None:
        self.cut = False
        self.slow = False
        self.kept: list[tuple[WebSocketRoute, str | bytes]] = []
        self.open: list[WebSocketRoute] = []
        page.route_web_socket(SOCKETS, self._opened)
        page.route(CALLS, self._called)

    def sever(self) -> None:
        self.cut = True
        for each in self.open:
            each.close()
        self.open.clear()

    def mend(self) -> None:
        self.cut = False

    def release(self) -> None:
        self.slow = False
        for page, message in self.kept:
            page.send(message)

    def _opened(self, page: WebSocketRoute) -> None:
        if self.cut:
            page.close()
            return
        server = page.connect_to_server()
        self.open.append(page)
        server.on_message(lambda message: self._told(page, message))

    def _told(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self.slow and json.loads(message)["type"] == "state":
            self.kept.append((page, message))
        else:
            page.send(message)

    def _called(self, route: Route) -> None:
        if self.cut:
            route.abort("connectionrefused")
        else:
            route.continue_()


def at_table(visitor: NewVisitor) -> tuple[Visitor, Wire]:
    masha = visitor()
    wire = Wire(masha.page)
    masha.introduce()
    masha.found(["me", "bot:random"])
    assert masha.await_turn()
    return masha, wire


def test_a_choice_made_while_the_wire_is_cut_is_sent_when_it_is_back(visitor: NewVisitor) -> None:
    masha, wire = at_table(visitor)
    say = masha.page.locator(".prompt .say")
    wire.sever()
    expect(say).to_have_text("Связь прервалась. Ход сохранён")
    with masha.page.expect_event("requestfailed", lambda request: request.url.endswith("/preview")):
        masha.page.locator(".hand [data-lit]").first.click()
    masha.page.locator(".undo").click(force=True)
    expect(say).to_have_text("Связь прервалась. Ход сохранён")
    wire.mend()
    expect(masha.page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    expect(say).not_to_have_text("Связь прервалась. Ход сохранён")
    masha.problems = [problem for problem in masha.problems if "ERR_CONNECTION_REFUSED" not in problem]


def test_while_my_choice_is_on_its_way_i_am_not_named_as_another(visitor: NewVisitor) -> None:
    masha, wire = at_table(visitor)
    page, number = masha.page, masha.number
    page.locator(".hand [data-lit]").first.click()
    expect(page.locator(f':root[data-moment="{number}.1."]')).to_be_attached()
    wire.slow = True
    page.locator("[data-option=done]").click()
    expect(page.locator(f':root[data-moment="{number}.0."][data-mine=false]')).to_be_attached()
    expect(page.locator(".prompt .say")).to_have_text("Ход отправлен")
    wire.release()
    expect(page.locator('.board[data-asked="setup-place"]')).to_be_visible()
