"""One game of bots."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.match import Match
from pentapolis.kernel.rules import Rules, S
from pentapolis.kernel.sight import Chooser, Sight


def play_game(
    rules: Rules[S],
    options: GameOptions,
    choosers: Sequence[Chooser[S]],
    chance: Chance,
    streams: Sequence[Chance],
    chronicle: Chronicle | None = None,
) -> Match[S]:
    """A match played to its end: `choosers` and `streams` (of what the bots draw) by seat, `chance` the game's own."""
    match = Match(rules, options, chance, chronicle)
    while match.asks:
        seat = next(ask.seat for ask in match.asks if ask.seat not in match.answers)
        match.play(seat, choosers[seat](Sight(match, seat), streams[seat]))
    return match
