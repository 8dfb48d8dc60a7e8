"""Every promise for every game that is found, and for the toys."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from . import tally
from .long_run import run_at_length
from .promises import PROMISES
from .subjects import Preset, load, names, presets, with_preset

FULL = os.environ.get("PENTAPOLIS_FULL") == "1"


def _cases() -> Iterator[object]:
    """Game, preset and promise. A game that cannot be dealt at all fails when it is tested, not before."""
    for name in names():
        try:
            found: list[Preset] = presets(name, every=False)
        except Exception:
            found = [{}]
        for given in found:
            label = ",".join(f"{field}={value}" for field, value in given.items()).replace(" ", "")
            for promise in PROMISES:
                yield pytest.param(name, given, promise, id=f"{name}-{label[:60]}-{promise}")


if FULL:

    @pytest.mark.parametrize("promise", PROMISES)
    @pytest.mark.parametrize("name", list(names()))
    def test_promise_at_length(name: str, promise: str, capfd: pytest.CaptureFixture[str]) -> None:
        with capfd.disabled():
            counts = run_at_length(name, PROMISES[promise], lambda line: print(f"\n{line}", end="", flush=True))
        tally.count(name, counts)

else:

    @pytest.mark.parametrize(("name", "given", "promise"), list(_cases()))
    def test_promise(name: str, given: Preset, promise: str) -> None:
        subject = with_preset(load(name), given)
        tally.count(name, PROMISES[promise].check(subject, PROMISES[promise].quick))
