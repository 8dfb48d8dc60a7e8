"""`pentapolis serve`: the web table on this machine."""

from __future__ import annotations

import argparse
import socket
import threading
import webbrowser
from contextlib import closing
from pathlib import Path

from .errors import BadCommand
from .files import data_folder
from .parser import Parser, whole
from .shell import Shell

HOST = "127.0.0.1"
PORT = 8337
LAST_PORT = PORT + 20


def arguments(parser: Parser) -> None:
    parser.option("host", "HOST", default=HOST)
    parser.option("port", "PORT", type=whole(0, 65535))
    parser.option("data", "FOLDER", type=Path)
    parser.flag("open")


def run(shell: Shell, given: argparse.Namespace) -> int:
    from pentapolis import server  # only this command needs the web

    data = given.data or data_folder()
    port = _port(given.host, given.port)
    address = f"http://{'localhost' if given.host in (HOST, '0.0.0.0') else given.host}:{port}/"
    shell.say("serve-at", address=address, style="bold")
    shell.say("serve-data", folder=str(data))
    shell.say("serve-stop")
    if given.open:
        _open_when_ready(given.host, port, address)
    server.run(given.host, port, data)
    return 0


def _port(host: str, wanted: int | None) -> int:
    """The port asked for, or the first free one from the house's own on; BadCommand where it is taken."""
    for port in [wanted] if wanted is not None else [*range(PORT, LAST_PORT), 0]:
        free = _free(host, port)
        if free is not None:
            return free
    raise BadCommand("port-taken", host=host, port=str(wanted))


def _free(host: str, port: int) -> int | None:
    """The port (of the system's choice for 0) if it can be listened at."""
    try:
        with closing(socket.create_server((host, port))) as trial:
            number: int = trial.getsockname()[1]
            return number
    except OSError:
        return None


def _open_when_ready(host: str, port: int, address: str) -> None:
    """Opens the browser once the server answers; where there is none, the printed address must do."""

    def knock() -> None:
        for _ in range(100):
            try:
                socket.create_connection((host, port), timeout=1).close()
            except OSError:
                pause.wait(0.1)
            else:
                webbrowser.open(address)
                return

    pause = threading.Event()
    threading.Thread(target=knock, daemon=True).start()
