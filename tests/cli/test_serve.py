"""`pentapolis serve`: which port it takes, what it says, and how it refuses."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import closing
from importlib import import_module
from pathlib import Path

import pytest

from pentapolis import server
from pentapolis.cli import main, serve_command
from pentapolis.kernel.errors import PentapolisError

RUN = import_module("pentapolis.server.run")  # the package has a function of this name, too
Capture = pytest.CaptureFixture[str]


class Served:
    """Stands for the server: remembers how it was run, and listens at once."""

    def __init__(self, refusal: PentapolisError | None = None) -> None:
        self.refusal = refusal
        self.runs: list[dict[str, object]] = []

    def __call__(self, host: str, port: int, data: Path, *, ready: Callable[[str], None], **more: object) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.runs.append({"host": host, "port": port, "data": data, **more})
        ready(f"http://{host}:{port}/")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    stand_in = Served()
    monkeypatch.setattr(server, "run", stand_in)
    return stand_in


def test_without_a_command_the_table_is_served_and_opened(served: Served, capsys: Capture) -> None:
    assert main([]) == 0
    (run,) = served.runs
    assert run["host"] == "127.0.0.1"
    assert run["open_browser"] is True
    assert f"Pentapolis is open: http://127.0.0.1:{run['port']}/" in capsys.readouterr().out


def test_arguments_without_a_command_go_to_serve(served: Served, tmp_path: Path, capsys: Capture) -> None:
    assert main(["--data", str(tmp_path), "--lang", "ru"]) == 0
    assert served.runs[0]["data"] == tmp_path
    assert "Пятиградье открыто" in capsys.readouterr().out


def test_serve_opens_no_browser_unless_asked(served: Served) -> None:
    assert main(["serve"]) == 0
    assert served.runs[0]["open_browser"] is False


def test_no_browser_where_it_is_unwanted(served: Served) -> None:
    assert main(["--no-open"]) == 0
    assert main(["serve", "--open", "--no-open"]) == 0
    assert [run["open_browser"] for run in served.runs] == [False, False]


@pytest.mark.parametrize("place", ["file", "file/inside", "/proc/nothing"])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_where_no_data_can_be_kept_is_told_in_words(place: str, lang: str, tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "file").write_text("a page")
    folder = tmp_path / place
    assert main(["serve", "--port", "0", "--data", str(folder), "--lang", lang]) == 2
    assert capsys.readouterr().err.startswith(
        f"В {folder} ничего не сохранить: это не папка"
        if lang == "ru"
        else f"Nothing can be kept in {folder}: it is not a folder"
    )


def test_a_taken_port_is_refused(served: Served, capsys: Capture) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        assert main(["serve", "--port", str(port)]) == 2
    assert capsys.readouterr().err == f"Port {port} of 127.0.0.1 cannot be used; choose another one with --port.\n"
    assert served.runs == []


@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.1", "a..b", "x" * 80, "::nowhere"])
@pytest.mark.parametrize("port", [[], ["--port", "0"], ["--port", "8400"]])
def test_a_host_that_cannot_be_is_named(host: str, port: list[str], served: Served, capsys: Capture) -> None:
    assert main(["serve", "--host", host, *port]) == 2
    assert capsys.readouterr().err == f"This computer cannot listen at {host}; choose another address with --host.\n"
    assert main(["serve", "--host", host, *port, "--lang", "ru"]) == 2
    assert capsys.readouterr().err.startswith(f"По адресу {host} этот компьютер не может")
    assert served.runs == []


def test_the_first_free_port_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_command, "can_listen", lambda host, port: port in (0, 8339))
    assert serve_command.find_port("127.0.0.1", None) == 8339
    monkeypatch.setattr(serve_command, "can_listen", lambda host, port: port == 0)
    assert serve_command.find_port("127.0.0.1", None) == 0


def test_what_the_server_refuses_is_told_in_words(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    from pentapolis.server.errors import Unavailable

    monkeypatch.setattr(server, "run", Served(Unavailable("data-in-use", folder="somewhere")))
    assert main(["serve", "--lang", "ru"]) == 2
    assert capsys.readouterr().err == "Данные в somewhere заняты другим сервером.\n"


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("127.0.0.1", "Only this computer can open it. To invite others, start it with --host 0.0.0.0."),
        ("localhost", "Only this computer can open it."),
        ("0.0.0.0", "Other computers in your network can open it, too."),
    ],
)
def test_who_can_come_is_said(served: Served, host: str, said: str, capsys: Capture) -> None:
    assert main(["serve", "--host", host]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("host", "named"),
    [("0.0.0.0", "192.168.1.5"), ("::", "192.168.1.5"), ("10.0.0.1", "10.0.0.1"), ("::1", "[::1]")],
)
def test_a_server_for_all_names_the_address_by_which_others_reach_it(
    host: str, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RUN, "own_address", lambda: "192.168.1.5")
    assert RUN._readable(host) == named


def test_the_own_address_is_one_of_this_machine() -> None:
    with closing(socket.create_server((RUN.own_address(), 0))) as bound:
        assert bound.getsockname()[0] == RUN.own_address()


def test_where_there_is_no_network_the_own_address_is_the_machines(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr("socket.socket.connect", unreachable)
    assert RUN.own_address() == "127.0.0.1"
