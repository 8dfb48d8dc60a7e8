"""Somebody at a browser: opens pages, plays what is lit, and notices what goes wrong in them."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, TimeoutError, expect

from .chromium import Chromium

PATIENCE: Final = 60_000.0
"""Milliseconds that anything may take to be seen: a busy machine is slow, and speed is nowhere tested."""
STALE: Final = 10_000.0
"""Milliseconds after which something lit counts as gone: the table has moved on."""
SMALL: Final = (360, 740)
LARGE: Final = (1440, 900)
MINE_OR_OVER: Final = ":root[data-mine=true], :root[data-status=over]"
TARGETS: Final = ".board [data-lit]:not([aria-pressed=true])"
PRIMARY: Final = ".prompt [data-primary]:not([data-skip])"
ENDS: Final = "done, draw, skip"

_POST: Final = """async ([path, body]) => {
  const sent = {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body)};
  const answer = await fetch(`/api/${path}`, sent);
  if (!answer.ok) throw new Error(await answer.text());
  return await answer.json();
}"""
# A digit counts everything lit that can be seen; on what is chosen already it would only take that back.
_DIGITS: Final = """() => [...document.querySelectorAll("[data-lit]")].filter((each) => each.getClientRects().length > 0)
  .slice(0, 9).flatMap((each, place) => each.matches(".board [data-lit]:not([aria-pressed=true])") ? [place + 1] : [])"""
_REPORT: Final = """document.addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} forbids ${event.blockedURI}`));"""

expect.set_options(timeout=PATIENCE)


class Visitor:
    """One browser context with one page. `problems` are console errors and warnings of the page, failed scripts and what the
    content security policy forbade."""

    def __init__(
        self,
        browser: Chromium,
        address: str,
        *,
        name: str = "Маша",
        lang: str = "ru",
        theme: str = "day",
        size: tuple[int, int] = LARGE,
        moving: bool = False,
        seed: int = 1,
    ) -> None:
        self.name = name
        self.lang = lang
        self.random = random.Random(seed)
        self.problems: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            reduced_motion="no-preference" if moving else "reduce",
        )
        kept = json.dumps({"theme": theme, "lang": lang, "quick": True})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(f"localStorage.pentapolis ??= JSON.stringify({kept}); {_REPORT}")
        self.page: Page = self.context.new_page()
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._failed)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def _failed(self, error: Error) -> None:
        self.problems.append(f"script: {error}")

    def close(self) -> None:
        """Leaves the page first, whatever it complains of then: Chromium hangs where a context is closed while its page goes from
        one address to another."""
        self.page.remove_listener("console", self._heard)
        self.page.remove_listener("pageerror", self._failed)
        with suppress(Error):
            self.page.goto("about:blank")
        self.context.close()

    # --- going places -----------------------------------------------------------------------------------------------------

    def goto(self, path: str) -> None:
        self.page.goto(path)
        expect(self.page.locator(":root[data-ready=true]")).to_be_attached()

    def introduce(self) -> None:
        """Home, with a name in the session."""
        self.goto("/")
        self.post("session", {"name": self.name, "lang": self.lang})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self.page.evaluate(_POST, [path, body])

    def get(self, path: str) -> Any:
        return self.page.evaluate("async (path) => (await fetch(`/api/${path}`)).json()", path)

    def found(self, seats: list[str], **options: Any) -> str:
        """Makes a table of Guildhall and goes there; its id."""
        table: str = self.post("tables", {"game": "guildhall", "seats": seats, "options": options, "title": "Четверг"})["table"]
        self.sit(table)
        return table

    def sit(self, table: str) -> None:
        self.goto(f"/table/{table}")
        expect(self.page.locator(":root:not([data-status=loading])")).to_be_attached()

    # --- what is to be seen -------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._root("data-status") == "over"

    @property
    def mine(self) -> bool:
        return self._root("data-mine") == "true"

    @property
    def moment(self) -> str:
        return self._root("data-moment")

    @property
    def number(self) -> int:
        return int(self.moment.partition(".")[0])

    @property
    def asked(self) -> str:
        return self.page.locator(".board").get_attribute("data-asked") or ""

    def _root(self, attribute: str) -> str:
        return self.page.locator(":root").get_attribute(attribute) or ""

    # --- playing --------------------------------------------------------------------------------------------------------------

    def await_turn(self) -> bool:
        """Until I am asked or the game is over; whether I am asked. What the others do is skipped."""
        if not self.mine and not self.over:
            self.page.evaluate("document.querySelector('[data-skip]')?.click()")
        self.page.locator(MINE_OR_OVER).wait_for(state="attached")
        return not self.over

    def choose(self) -> None:
        """One click on something lit, or on the primary button; returns when the table has taken it. What is lit but stands for
        no option (a stack that opens) changes the board alone."""
        target = self._target()
        if target.and_(self.page.locator("[data-option], [data-primary]")).count():
            self.await_change(lambda: target.click(timeout=STALE))
        else:
            target.click()

    def press(self) -> None:
        """The same with the keyboard alone: a digit for a lit thing, arrows to what has none, P and Enter for the button."""
        self.await_change(lambda: self._press(self._keys()))

    def _press(self, keys: list[str]) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def choose_among(self, selector: str) -> bool:
        """One click on any of these by chance; whether one was there. They are counted once: a table may move on meanwhile."""
        found = self.page.locator(selector)
        count = found.count()
        if count:
            place = self.random.randrange(count)
            self.await_change(lambda: found.nth(place).click(timeout=STALE))
        return bool(count)

    def _target(self) -> Any:
        self.page.locator(f"{TARGETS}, {PRIMARY}").first.wait_for(state="attached")
        targets, primary = self.page.locator(TARGETS), self.page.locator(PRIMARY)
        count = targets.count()
        if count and not (primary.count() and self.random.random() < 0.35):
            return targets.nth(self.random.randrange(count))
        return primary.first

    def _keys(self) -> list[str]:
        digits = self.page.evaluate(_DIGITS)
        if self.page.locator(PRIMARY).count() and (not digits or self.random.random() < 0.35):
            return ["p", "Enter"]  # from the prompt Enter means its button, wherever the focus was
        return [str(self.random.choice(digits))] if digits else ["ArrowLeft", "Enter"]

    def await_change(self, act: Callable[[], object]) -> None:
        """Acts, and returns when the table has taken it. It may have moved on just before: then there is nothing to await."""
        before = self.moment
        try:
            act()
        except Error:
            return
        try:
            self.page.locator(f':root:not([data-moment="{before}"])').wait_for(state="attached")
        except TimeoutError as error:
            said = self.page.locator(".prompt").inner_text()
            raise AssertionError(f"nothing came of a choice at {before} ({self.asked}): {said}; {self.problems}") from error
