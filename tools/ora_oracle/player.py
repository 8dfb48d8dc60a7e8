"""A random player that gets somewhere: it builds and uses what it has built, so that every function is carried out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from pentapolis.kernel.ask import Ask, Option

_WEIGHTS: Final = {
    "build": 60,
    "use": 30,
    "contract": 12,
    "enter": 30,
    "fell": 5,
    "cut": 5,
    "buy": 4,
    "exchange": 1,
    "pass": 1,
    "skip": 1,
    "done": 1,
    "settle": 25,
    "trade": 20,
    "produce": 20,
    "joker": 8,
    "visit": 20,
    "borrow": 20,
    "clear": 20,
    "upgrade": 20,
    "take": 20,
    "lay": 20,
}
"""How much a verb weighs, whatever the number of its options; 10 where nothing is said."""

_HEARTLAND_WEIGHT: Final = 0.4
"""Of a heartland building beside another one, among those that may be used."""


class Player:
    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, ask: Ask, names: Sequence[str]) -> Option:
        """An option; `names` are their texts."""
        by_verb: dict[str, list[int]] = {}
        for number, option in enumerate(ask.options):
            by_verb.setdefault(option[0], []).append(number)
        verbs = list(by_verb)
        verb = self._random.choices(verbs, [_WEIGHTS.get(verb, 10) for verb in verbs])[0]
        numbers = by_verb[verb]
        number = self._random.choices(numbers, [_weight(verb, names[number]) for number in numbers])[0]
        return ask.options[number]


def _weight(verb: str, name: str) -> float:
    if verb in ("use", "contract", "enter", "visit"):
        return _HEARTLAND_WEIGHT if " H0" in name else 1
    return 1
