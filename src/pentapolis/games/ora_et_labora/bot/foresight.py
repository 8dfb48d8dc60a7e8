"""Looking ahead: the actions that look best at first sight are played, everybody goes on at first sight for some rounds, and how
each then stands decides. Nothing in this game is hidden or left to chance, so one future of each action is enough."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from math import ceil
from typing import Final

from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.match import Match

from ..state import Table
from .answers import NEVER
from .instinct import first_choice, values
from .judge import actions_a_round
from .standing import worth

DECISIVE: Final = frozenset({"action", "bonus", "settlement", "neutral-use"})
"""What is worth looking ahead for: one choice of four or five, that of what to do at all."""

AHEAD: Final[Mapping[int, tuple[int, int]]] = {1: (8, 10), 2: (5, 6), 3: (4, 5), 4: (4, 5)}
"""By the number of players: so many candidates, so many own actions ahead. Alone, more of either was no better; with others every
action of everybody is played, and this is what keeps a choice at about 20 ms on average."""


def best_ahead(world: Match[Table], ask: Ask) -> Option:
    """The option after which the seat stands best, of those that look good at first sight."""
    number, actions = AHEAD[world.state.setting.players]
    promising = candidates(ask, values(world, ask))[:number]
    if len(promising) == 1:
        return promising[0]
    return max(promising, key=lambda option: outlook(world, ask, option, actions))


def candidates(ask: Ask, found: list[float]) -> list[Option]:
    """The options from the best on, of those that come to much the same only one; none that is pointless."""
    ranked = sorted(zip(found, ask.options, strict=True), key=lambda pair: -pair[0])
    kinds: dict[Hashable, Option] = {}
    for value, option in ranked:
        if value > NEVER or not kinds:
            kinds.setdefault(_kind(option), option)
    return list(kinds.values())


ALIKE_WORDS: Final = {"fell": 1, "cut": 1, "buy": 2}
"""By so many words of an option it is told from others; which forest it is, or which row, is for judgement at first sight."""


def _kind(option: Option) -> Hashable:
    return option[: ALIKE_WORDS.get(option[0], len(option))]


def outlook(world: Match[Table], ask: Ask, option: Option, actions: int) -> float:
    """How the seat will stand about so many actions after this option."""
    future = world.clone()
    until = future.state.round + ceil(actions / actions_a_round(future.state.setting))
    future.play(ask.seat, option)
    while future.asks and future.state.round < until:
        asked = future.asks[0]
        future.play(asked.seat, first_choice(future, asked))
    return worth(future.state, ask.seat)
