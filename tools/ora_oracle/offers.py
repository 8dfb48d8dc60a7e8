"""What may be done at the start of a turn, told the same way from both engines.

The oracle lists what a command can go on with; its lists are compared with our options where it lists them by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from oracle import Oracle

from words import COLOURS, SIDES, card_id

Offers: TypeAlias = dict[str, list[str]]

VERBS: Final = ("USE", "WORK_CONTRACT", "BUILD", "FELL_TREES", "CUT_PEAT", "SETTLE", "BUY_DISTRICT", "BUY_PLOT")


def ours(options: Iterable[str], letters: str, actor: str, sites: Callable[[str], list[str]]) -> Offers:
    """`options` as texts; `sites` tells where a card may be placed."""
    found: dict[str, set[str]] = {verb: set() for verb in VERBS}
    for option in options:
        verb, *words = option.split()
        if verb in ("use", "contract", "enter", "settle"):
            owner = actor if verb in ("use", "settle") else words[0]
            command = {"contract": "WORK_CONTRACT", "settle": "SETTLE"}.get(verb, "USE")
            name = card_id(words[-1], COLOURS[letters.index(owner)])
            found[command] |= {f"{name} {space}" for space in sites(words[-1])} if verb == "settle" else {name}
        elif verb == "build":
            found["BUILD"] |= {f"{words[0]} {space}" for space in sites(words[0])}
        elif verb in ("fell", "cut"):
            found["FELL_TREES" if verb == "fell" else "CUT_PEAT"].add(words[0].replace(",", " "))
        elif verb == "buy":
            command, side = SIDES[words[0]]
            found[command].add(f"{words[1]} {side}")
    return {verb: sorted(words) for verb, words in found.items()}


def theirs(oracle: Oracle) -> Offers:
    """It also lists cards that have no space anywhere: those are left out."""
    there = oracle.complete()
    found = {verb: oracle.complete(verb) if verb in there else [] for verb in VERBS}
    for verb in ("BUY_DISTRICT", "BUY_PLOT"):
        found[verb] = [f"{row} {side}" for row in found[verb] for side in oracle.complete(verb, row)]
    for verb in ("BUILD", "SETTLE"):
        found[verb] = [f"{card} {space}" for card in found[verb] for space in oracle.complete(verb, card)]
    return {verb: sorted(words) for verb, words in found.items()}
