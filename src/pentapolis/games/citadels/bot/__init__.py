"""Bots of Citadels: a builder, an attacker and a reasoner.

CHOOSERS   the bots as the house plays them: each sees a `Sight`, and decides on a world imagined from it.
POLICIES   the styles behind them, for simulations: `simulate` lets them decide on the table itself, six times as fast. That is
           as honest, since a policy looks at nothing that its seat does not know (`policy.py`, and the test that proves it).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.outcome import Outcome
from pentapolis.kernel.sight import Chooser, Sight

from ..components import ARCHITECT, ASSASSIN, KING, MAGICIAN, THIEF
from ..state import Table
from .mind import Mind, Surveys
from .policy import ANSWERS, decide
from .style import Style

POLICIES: Final[Mapping[str, Style]] = {
    "attacker": Style(own=0.8, harm=1.2, spite=0.7, spare=1, thrift=1.0),
    "builder": Style(own=1.0, harm=0.5, spite=0.3),
    # Whoever concludes well hits the purse more often than not; and it stays off what the others like to name.
    "reasoner": Style(
        own=1.0,
        harm=1.1,
        spite=0.1,
        reason=True,
        spare=0,
        thrift=1.0,
        leaning={THIEF: 0.8, ARCHITECT: -1.0, MAGICIAN: -0.5, KING: -0.3, ASSASSIN: -0.8},
    ),
}
BEST: Final = "reasoner"


def _chooser(style: Style) -> Chooser[Table]:
    def choose(sight: Sight[Table], chance: Chance) -> Option:
        world = sight.imagine(chance.fork("imagine"))
        return decide(world.state, sight.ask, Mind(style, chance, Surveys()))

    return choose


CHOOSERS: Final[Mapping[str, Chooser[Table]]] = {
    **{name: _chooser(style) for name, style in POLICIES.items()},
    "greedy": _chooser(POLICIES[BEST]),
}


def simulate(match: Match[Table], styles: Sequence[Style | None], chance: Chance) -> Outcome:
    """Plays a match to its end as fast as may be, each seat by its style, or at random where that is None."""
    table, surveys = match.state, Surveys()
    minds = [None if style is None else Mind(style, chance, surveys) for style in styles]

    def choose(ask: Ask) -> Option:
        mind, options = minds[ask.seat], ask.options
        if len(options) == 1:
            return options[0]
        return chance.pick(options) if mind is None else ANSWERS[ask.about](table, ask, mind)

    return match.finish(choose)
