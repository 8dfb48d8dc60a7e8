"""A server in a process of its own, as users have it, that tests can stop and kill."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector

from .canary.bot import PROCESSES

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0
"""Seconds after which what has not come will not come. No test measures with it: a busy machine may be slow."""


class ServerProcess:
    """`folder` has the data, the log of the process and the entry by which the canary game is found, as a plugin's game is."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.settings: dict[str, object] = {"data": str(folder / "data"), "port": 0, **settings}
        self.log = folder / "log.txt"
        self._process: subprocess.Popen[str] | None = None
        self.address = ""
        _write_plugin(folder / "plugins")

    def start(self) -> None:
        """Returns when it listens; on another port than before, which somebody else may have by now."""
        assert self._process is None
        command = [sys.executable, "-m", "tests.server.serve", json.dumps(self.settings)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, cwd=ROOT, env=self._environment(), stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.address = self._first_line().rstrip("/\n")
        assert self.address.startswith("http"), self.log.read_text()

    def _environment(self) -> dict[str, str]:
        paths = [str(ROOT), str(self.folder / "plugins"), os.environ.get("PYTHONPATH", "")]
        return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), PROCESSES: str(self.folder)}

    def _first_line(self) -> str:
        assert self._process is not None and self._process.stdout is not None
        with DefaultSelector() as selector:
            selector.register(self._process.stdout, EVENT_READ)
            assert selector.select(PATIENCE), f"not ready after {PATIENCE} s: {self.log.read_text()}"
        return self._process.stdout.readline()

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def socket_address(self) -> str:
        return self.address.replace("http", "ws", 1)

    @property
    def database(self) -> Path:
        return self.folder / "data" / "pentapolis.sqlite3"

    def kill(self) -> None:
        """kill -9: nothing is finished, nothing is said."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """SIGTERM: the server ends in good order; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        process, self._process = self._process, None
        if process is None:
            return 0
        process.send_signal(how)
        code = process.wait(PATIENCE)
        assert process.stdout is not None
        process.stdout.close()
        return code

    def mistakes(self) -> str:
        """What the server's log has of mistakes of its own: there must be none, whatever was sent to it."""
        text = self.log.read_text()
        found = re.search(r"Traceback|ERROR|Exception", text)
        return text[max(0, found.start() - 200) :][:5000] if found else ""


def _write_plugin(folder: Path) -> None:
    info = folder / "pentapolis_canary-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: pentapolis-canary\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[pentapolis.games]\ncanary = tests.server.canary\n")
