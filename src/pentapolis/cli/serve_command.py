"""`pentapolis serve`: the web table on this machine."""

from __future__ import annotations

import argparse
import socket
from contextlib import closing
from pathlib import Path

from pentapolis import games
from pentapolis.kernel.errors import BadGameOption, PentapolisError

from .errors import BadCommand
from .files import data_folder
from .parser import Parser, whole
from .shell import Shell

HOST = "127.0.0.1"
PORT = 8337
LAST_PORT = PORT + 20
REFUSED = 2


def arguments(parser: Parser) -> None:
    parser.option("host", "host", default=HOST)
    parser.option("port", "port", type=whole(0, 65535))
    parser.option("data", "folder", type=Path)
    parser.flag("open")
    parser.denial("open")
    parser.flag("behind-proxy")


def run(shell: Shell, given: argparse.Namespace) -> int:
    from pentapolis import server  # only this command needs the web
    from pentapolis.server.errors import said
    from pentapolis.server.limits import is_loopback

    data = given.data or data_folder()

    def ready(address: str) -> None:
        shell.say("serve-at", address=address, style="bold")
        shell.say("serve-alone" if is_loopback(given.host) else "serve-others")
        shell.say("serve-data", folder=str(data))
        shell.say("serve-stop")

    _tell_missing(shell)
    port = find_port(given.host, given.port)
    try:
        server.run(given.host, port, data, open_browser=given.open, behind_proxy=given.behind_proxy, ready=ready)
    except PentapolisError as error:
        shell.err.print(str(said(error, shell.lang)["message"]), style="red")
        return REFUSED
    return 0


def _tell_missing(shell: Shell) -> None:
    """Which games are not offered, and why."""
    for name in games.names():
        try:
            games.find_rules(name)
        except BadGameOption as error:
            shell.complain(error)


def find_port(host: str, wanted: int | None) -> int:
    """The port asked for, or the first free one from the house's own on; BadCommand where it is taken, or where no port of this
    host can be listened at."""
    if not can_listen(host, 0):
        raise BadCommand("host-unusable", host=host)
    for port in [wanted] if wanted is not None else [*range(PORT, LAST_PORT), 0]:
        if can_listen(host, port):
            return port
    raise BadCommand("port-taken", host=host, port=str(wanted))


def can_listen(host: str, port: int) -> bool:
    try:
        with closing(socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)):
            return True
    except (OSError, UnicodeError):  # the second: of a name that can be none
        return False
