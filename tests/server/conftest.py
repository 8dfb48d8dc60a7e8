"""One server for the tests that only talk to it; those that stop, kill or limit it have their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from .process import ServerProcess

MakeServer = Callable[..., ServerProcess]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without rate limits, which must have made no mistake in the end."""
    process = ServerProcess(tmp_path_factory.mktemp("server"), bot_seconds=2.0)
    process.start()
    yield process
    process.stop()
    assert process.mistakes() == ""


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[MakeServer]:
    """Makes servers of a test's own from settings, on a folder that they share one after another."""
    made: list[ServerProcess] = []

    def make(**settings: object) -> ServerProcess:
        process = ServerProcess(tmp_path, **settings)
        made.append(process)
        process.start()
        return process

    yield make
    for process in made:
        process.stop()
    assert all(process.mistakes() == "" for process in made)
