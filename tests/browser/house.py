"""The server in a process of its own, and the Chromium that looks at it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector

ROOT = Path(__file__).parent.parent.parent
READY_WITHIN = 60.0
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The path of a Chromium; PENTAPOLIS_CHROMIUM names one."""
    named = os.environ.get("PENTAPOLIS_CHROMIUM")
    return named or next(filter(None, map(shutil.which, NAMES)), None)


@contextmanager
def running_server(folder: Path, *more: str, installed: Path | None = None) -> Iterator[str]:
    """The address of a server on a folder, until the block ends; its complaints are in `log.txt` there. `more`: a seed.
    `installed`: a folder of packages that the server finds beside those of its environment."""
    log = folder / "log.txt"
    with log.open("w") as errors:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.browser.serve", str(folder / "data"), *more],
            cwd=ROOT,
            env=os.environ if installed is None else {**os.environ, "PYTHONPATH": str(installed)},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        )
        try:
            yield _first_line(process, log)
        finally:
            process.terminate()
            process.wait(30)
            if process.stdout:
                process.stdout.close()


def _first_line(process: subprocess.Popen[str], log: Path) -> str:
    assert process.stdout is not None
    with DefaultSelector() as selector:
        selector.register(process.stdout, EVENT_READ)
        assert selector.select(READY_WITHIN), f"not ready after {READY_WITHIN} s: {log.read_text()}"
    address = process.stdout.readline().strip()
    assert address.startswith("http"), log.read_text()
    return address
