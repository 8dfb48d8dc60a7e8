"""What all tests share: the long counts run only when they are wanted, and the conformance suite tells what it counted."""

from __future__ import annotations

import os

import pytest

from tests.conformance import tally

FULL = os.environ.get("PENTAPOLIS_FULL") == "1"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests marked `full` are for scripts/test --full."""
    if FULL:
        return
    long = [item for item in items if item.get_closest_marker("full")]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not item.get_closest_marker("full")]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    lines = tally.summary()
    if lines:
        terminalreporter.section("conformance: what was checked")
        for line in lines:
            terminalreporter.write_line(line)
