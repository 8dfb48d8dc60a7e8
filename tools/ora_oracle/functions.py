"""Every way to carry out a building's function: what the oracle's lists lead to can be had with us, too. See docs/ora-oracle.md.

    python tools/ora_oracle/functions.py FOLDER --positions 20 --seed 1

For each building a few positions are made in both engines: it stands on a board, its owner has some goods at random. All that
the oracle lists as ways to use it is tried there, all that we offer is tried here. Each result there must be one here, or one
that can be made of a better one here by throwing goods away or by free exchanges [7.4]. (That what we offer is allowed there is
seen by compare.py.)"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from oracle import Oracle

from pentapolis.games.ora_et_labora import GAME
from pentapolis.games.ora_et_labora.components import BUILDINGS, Building
from pentapolis.games.ora_et_labora.functions import BY_NAME
from pentapolis.games.ora_et_labora.goods import GOODS, goods_of
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from words import INDICATORS, SPACES, field, indicator_field

Result: TypeAlias = tuple[int, ...]
"""How many of each good of the country are there afterwards, then the wheel."""

LEFT_OUT: Final[Mapping[str, str]] = {
    **dict.fromkeys(("G01", "F09", "I10", "F27", "I27", "F40", "I40"), "uses another building"),
    **dict.fromkeys(("F10", "I23", "F32", "G28", "I37"), "goes on with another command"),
    "G34": "gives a wonder for nothing there",
    "I31": "takes another good there",
}
MOST_WAYS: Final = 4000
"""A position with more ways than that is let go."""

_PLACES: Final = {"P": "3,1", "H": "5,0", "C": "-1,0", "M": "6,0", "W": "-2,0"}
_MENTIONED: Final = 0.9
_FEW_KINDS: Final = 4
_KINDS_OF_GOODS: Final = {"F25": 15, "I32": 7, "F08": 7, "G02": 7, "I35": 8, "G39": 7}
_MOST_OF_A_GOOD: Final = 4


class TooManyWays(Exception):
    """The position is no use."""


# --- here -----------------------------------------------------------------------------------------------------------------


def _here(building: Building, country: str, goods: Mapping[str, int], wheel: Mapping[str, int | None]) -> Match[Any]:
    place = _PLACES[building.land[-1] if building.land != "CH" else "C"]
    landscapes: list[Json] = ["coast 0", "mountain 0"]
    board: dict[str, Json] = {"cards": {place: building.name}, "landscapes": landscapes}
    state: dict[str, Json] = {
        "first": "A",
        "round": 14,
        "agenda": ["act A", "act B"],
        "boards": {"A": board},
        "goods": {"A": dict(goods)},
        "wheel": dict(wheel),
        "display": [],
    }
    return load_position(GAME, {"options": {"seats": 4, "country": country}, "state": state})


def _results_here(match: Match[Any], card: str, names: list[str]) -> set[Result]:
    match.play(0, f"use brother {card}")
    found: set[Result] = set()
    todo = [match]
    while todo:
        match = todo.pop()
        if match.state.agenda[:1] != [("act", 0)] or match.asks[0].about == "after":
            found.add(_result_here(match, names))
            continue
        for option in match.asks[0].options:
            twin = match.clone()
            twin.play(0, option)
            todo.append(twin)
        if len(todo) + len(found) > MOST_WAYS:
            raise TooManyWays
    return found


def _result_here(match: Match[Any], names: list[str]) -> Result:
    look: Any = match.look(None)
    places = look["wheel"]["places"]
    return tuple([look["seats"][0]["goods"][name] for name in names] + [places.get(name, -1) for name in INDICATORS])


# --- there ----------------------------------------------------------------------------------------------------------------


def _lay_out(oracle: Oracle, building: Building, match: Match[Any], country: str, names: list[str]) -> None:
    """The same position there."""
    oracle.new(4, country, "long", "RGBW")
    state = oracle.state()
    look: Any = match.look(None)
    seat = look["seats"][0]
    player = state["players"][0]
    upper, lower = player["landscape"]
    upper[0], upper[1], upper[7], upper[8] = ["W"], ["C"], ["H"], ["M"]
    lower[0], lower[1], lower[7], lower[8] = ["W"], ["C"], ["H"], ["."]
    cell = next(cell for cell in seat["cells"] if cell.get("card") == building.name)
    x, y = map(int, cell["at"].split(","))
    player["landscape"][y][x + 2].append(building.name)
    for name in names:
        player[field(name)] = seat["goods"][name]
    state["buildings"] = [name for name in state["buildings"] if name != building.name]
    places = look["wheel"]["places"]
    pointer = state["rondel"]["pointingBefore"]
    for name, index in places.items():
        state["rondel"][indicator_field(name)] = (pointer - index) % SPACES
    oracle.call("load", state=state)


def _ways_there(oracle: Oracle, *words: str) -> Iterator[tuple[str, ...]]:
    for word in oracle.complete(*words):
        if word:
            yield from _ways_there(oracle, *words, *word.split())
        else:
            yield words


def _results_there(oracle: Oracle, card: str, names: list[str]) -> dict[Result, str]:
    found = {}
    for number, words in enumerate(_ways_there(oracle, "USE", card)):
        if number > MOST_WAYS:
            raise TooManyWays
        if oracle.call("move", cmd=list(words))["ok"]:
            found[_result_there(oracle.state(), names)] = " ".join(words)
            oracle.call("undo")
    return found


def _result_there(state: Mapping[str, Any], names: list[str]) -> Result:
    player, rondel = state["players"][0], state["rondel"]
    goods = [player[field(name)] + (5 * player["nickel"] if name == "coin" else 0) for name in names]
    tokens = [rondel.get(indicator_field(name)) for name in INDICATORS]
    return tuple(goods + [-1 if token is None else (rondel["pointingBefore"] - token) % SPACES for token in tokens])


# --- both -----------------------------------------------------------------------------------------------------------------


def _makes(have: Result, want: Result, names: list[str]) -> bool:
    """Whether one can come from `have` to `want` by throwing away and by free exchanges."""
    if have[len(names) :] != want[len(names) :]:
        return False
    more = {name: have[number] - want[number] for number, name in enumerate(names)}
    for good, other, worth in (("wine", "coin", 1), ("whiskey", "coin", 2), ("grain", "straw", 1)):
        if good in more and more[good] > 0 > more[other]:
            flipped = min(more[good], -(more[other] // worth))
            more[good] -= flipped
            more[other] += worth * flipped
    return all(count >= 0 for count in more.values())


def _goods(random: Random, building: Building, names: list[str]) -> dict[str, int]:
    """Some of what the function speaks of, more often than not, and of others."""
    spoken = [name for name in names if re.search(rf"\b{name}\b", repr(BY_NAME[building.name])) and random.random() < _MENTIONED]
    others = random.sample([name for name in names if name != "wonder"], _KINDS_OF_GOODS.get(building.name, _FEW_KINDS))
    kinds = dict.fromkeys([*spoken, *others])
    return {name: random.randint(1, _MOST_OF_A_GOOD) * (5 if name == "coin" else 1) for name in kinds if name != "wonder"}


def _check(oracle: Oracle, building: Building, country: str, seed: str) -> tuple[int, list[str]]:
    """How many results there were compared, and those that cannot be had here."""
    random, names = Random(seed), [GOODS[good].name for good in goods_of(country)]
    goods = _goods(random, building, names)
    wheel = {name: random.randint(0, SPACES - 1) for name in INDICATORS if name != "grapes" or country == "france"}
    match = _here(building, country, goods, wheel)
    _lay_out(oracle, building, match, country, names)
    try:
        there = _results_there(oracle, building.name, names)
        here = _results_here(match, building.name, names)
    except TooManyWays:
        return 0, []
    missing = [way for want, way in there.items() if want not in here and not any(_makes(have, want, names) for have in here)]
    return len(there), [f"{building.name} {country} with {goods}: {way}" for way in missing]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="of the public engine's driver")
    parser.add_argument("--positions", type=int, default=20, help="for each building and country")
    parser.add_argument("--seed", type=int, default=1)
    arguments, failed = parser.parse_args(), False
    with Oracle(arguments.folder) as oracle:
        for building in (each for each in BUILDINGS if each.name[0] != "H" and each.name not in LEFT_OUT):
            seeds = range(arguments.seed, arguments.seed + arguments.positions)
            countries = [country for country in ("france", "ireland") if building.played_in(country)]
            checks = [
                _check(oracle, building, country, f"{building.name} {country} {seed}") for country in countries for seed in seeds
            ]
            missing = [way for _, ways in checks for way in ways]
            failed |= bool(missing)
            positions = sum(count > 0 for count, _ in checks)
            print(f"{building.name}  {positions:4d} positions {sum(count for count, _ in checks):7d} results", flush=True)
            for way in missing[:5]:
                print(f"     not had here: {way}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
