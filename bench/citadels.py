"""Holds the speed of Citadels against the project's bars: `python bench/citadels.py [ROUNDS]`; 1 where one is missed.

Choices a second in whole games of random players, and whole games a second (dealing included) with six seats of one style of the
house's bots. The bars are for one core that has nothing else to do; on another machine compare the ratios.
"""

from __future__ import annotations

import sys
from itertools import count
from typing import Final

from pentapolis import games
from pentapolis.arena.bench import ROUND_SECONDS, ROUNDS, Measure, Work, measure, whole_games
from pentapolis.games.citadels import GAME
from pentapolis.games.citadels.bot import POLICIES, simulate
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match

SEATS: Final = 6
BARS: Final = {"choices": 120_000, "attacker": 600, "builder": 600, "reasoner": 600}
"""A second, at least; for games of six seats of each of the house's styles."""


def styled_games(style: str) -> Work:
    """Whole games of six seats of a style."""
    options, seeds, styles = GAME.schema.default(SEATS), count(), [POLICIES[style]] * SEATS

    def play() -> int:
        seed = next(seeds)
        simulate(Match(GAME, options, Chance.from_seed(seed)), styles, Chance.from_seed(f"players {seed}"))
        return 1

    return play


def tell(taken: Measure, unit: str) -> bool:
    """Prints a measure; whether it reaches its bar."""
    bar = BARS[taken.name]
    verdict = f"bar {bar:,}: {'reached' if taken.per_second >= bar else 'MISSED'}"
    print(f"{taken.name:<10}{taken.per_second:>10,.0f} {unit} a second{taken.ratio:>10.3g} to the reference   {verdict}")
    return taken.per_second >= bar


def main(rounds: int) -> int:
    rules = games.find_rules("citadels")
    reached = [tell(measure("choices", whole_games(rules, SEATS), rounds, ROUND_SECONDS), "choices")]
    reached += [tell(measure(style, styled_games(style), rounds, ROUND_SECONDS), "games") for style in POLICIES]
    return 0 if all(reached) else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS))
