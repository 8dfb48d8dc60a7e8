"""Holds the speed of Guildhall against the project's bars: `python bench/speed.py`; 1 where one is missed.

The bars are for one core of the machine on which they were set. On another one compare the ratios.
"""

from __future__ import annotations

import sys
from typing import Final

from pentapolis.arena import bench

BARS: Final = {"choices": 150_000, "clones": 60_000, "imaginations": 15_000, "replays": 200}
"""A second, at least: choices in whole games of four random seats, clones in mid-game, clones with imagination, replays."""


def main() -> int:
    missed = 0
    for measure in bench("guildhall", seats=4):
        bar = BARS[measure.name]
        missed += measure.per_second < bar
        verdict = "reached" if measure.per_second >= bar else "MISSED"
        speed = f"{measure.per_second:>12,.0f} a second{measure.ratio:>10.3g} to the reference"
        print(f"{measure.name:<14}{speed}   bar {bar:,}: {verdict}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
