"""What all tests share: the long counts run only when they are wanted, the conformance suite tells what it counted, and what
Hypothesis tries is the same in every run."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.conformance import tally

FULL = os.environ.get("PENTAPOLIS_FULL") == "1"

# No deadline and no check of speed: the machine is shared, and no test shall fail for being slow.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


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
