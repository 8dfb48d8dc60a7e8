"""The commands are tried on a toy game, which is small enough to be read along."""

from __future__ import annotations

from pathlib import Path

import pytest

from pentapolis import games
from pentapolis.cli import files

TOY = "toy-cards"


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """The toy beside the real games, and saved games in a folder of the test."""
    known = {**games._modules(), TOY: "tests.toys.house"}
    monkeypatch.setattr(games, "_modules", lambda: known)
    monkeypatch.setattr(files, "data_folder", lambda: tmp_path / "data")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return TOY
