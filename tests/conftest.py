"""What all tests share: the long counts run only when they are wanted, the conformance suite tells what it counted, what
Hypothesis tries is the same in every run, and what is printed is the same in every terminal."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.conformance import tally

FULL = os.environ.get("PENTAPOLIS_FULL") == "1"

# No deadline and no check of speed: the machine is shared, and no test shall fail for being slow.
settings.register_profile("house", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")

# What is printed to no terminal has no colours and the usual width, whatever the terminal of whoever runs the tests, or a service
# that runs them, wishes for itself; the programs that tests start do not see it either.
for _name in ("FORCE_COLOR", "NO_COLOR", "COLUMNS", "LINES", "TTY_COMPATIBLE", "TTY_INTERACTIVE"):
    os.environ.pop(_name, None)


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
