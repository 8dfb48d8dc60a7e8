"""Whether greedy beats random in nine of ten two-seat games of Guildhall: `python bench/greedy.py [GAMES]`; 1 where not."""

from __future__ import annotations

import os
import sys
from typing import Final

from pentapolis.arena import Contest, run, standings

BAR: Final = 0.9


def main(games: int) -> int:
    contest = Contest("guildhall", ("greedy", "random"), games, seed=1)
    greedy, _ = standings(contest, list(run(contest, os.cpu_count() or 1)))
    share = greedy.win_rate
    print(f"greedy won {greedy.wins:g} of {games} games: {share.value:.1%} [{share.low:.1%}–{share.high:.1%}]; bar {BAR:.0%}")
    return 0 if share.value >= BAR else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
