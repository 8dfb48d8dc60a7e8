"""The Chromium that the tests and the pictures look through. One that hangs is killed, and the next page opens in a new one."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

LONGEST: Final = 600.0
"""Seconds that one test may take. What waits for something to be seen gives up long before; but a key, a script and the closing
of a page are waited for without end, and for ever where the browser has hung."""


@contextmanager
def open_chromium(path: str) -> Iterator[Chromium]:
    """Until the end of the block; Playwright ends with it."""
    with sync_playwright() as playwright:
        browser = Chromium(partial(playwright.chromium.launch, executable_path=path, args=["--no-sandbox"]))
        try:
            yield browser
        finally:
            browser.close()


class Chromium:
    """What `launch` gives, and gives again once that is no more."""

    def __init__(self, launch: Callable[[], Browser]) -> None:
        self._launch = launch
        self._start()

    def _start(self) -> None:
        self._browser = self._launch()
        told = self._browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        self._pid: int = next(each["id"] for each in told if each["type"] == "browser")

    def close(self) -> None:
        self._browser.close()

    def new_context(self, **more: Any) -> BrowserContext:
        """As Playwright's `Browser.new_context`."""
        if not self._browser.is_connected():
            self._start()
        return self._browser.new_context(**more)

    @contextmanager
    def watched(self, seconds: float = LONGEST) -> Iterator[None]:
        """Kills the browser where the block does not end in time: then the call that hangs there raises TargetClosedError."""
        watch = threading.Timer(seconds, self._kill)
        watch.start()
        try:
            yield
        finally:
            watch.cancel()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            os.kill(self._pid, signal.SIGKILL)
