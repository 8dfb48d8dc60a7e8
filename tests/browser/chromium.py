"""The Chromium that the tests and the pictures look through. One that hangs is killed, and the next page opens in a new one."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import TracebackType
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

LONGEST: Final = 600.0
"""Seconds that one test may take. What waits for something to be seen gives up long before; but a key, a script and the closing
of a page are waited for without end, and for ever where the browser has hung."""


class Chromium:
    """A context manager: Playwright is there until its end."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._begun = sync_playwright()
        self._playwright: Playwright
        self._browser: Browser
        self._pid = 0

    def __enter__(self) -> Chromium:
        self._playwright = self._begun.__enter__()
        self._launch()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._browser.close()
        self._begun.__exit__(kind, error, trace)

    def _launch(self) -> None:
        self._browser = self._playwright.chromium.launch(executable_path=self._path, args=["--no-sandbox"])
        told = self._browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        self._pid = next(each["id"] for each in told if each["type"] == "browser")

    def new_context(self, **more: Any) -> BrowserContext:
        """As Playwright's `Browser.new_context`."""
        if not self._browser.is_connected():
            self._launch()
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
