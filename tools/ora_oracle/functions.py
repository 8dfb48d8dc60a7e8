"""Every way to carry out a function or to pay for a settlement: what the oracle's lists lead to can be had with us, too.
See docs/ora-oracle.md.

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
from pentapolis.games.ora_et_labora.components import CARDS, Building, Settlement
from pentapolis.games.ora_et_labora.functions import BY_NAME
from pentapolis.games.ora_et_labora.goods import GOODS, goods_of
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from words import COLOURS, INDICATORS, SPACES, card_id, field, indicator_field

Card: TypeAlias = Building | Settlement
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
_KINDS_OF_GOODS: Final = {"F25": 15, "I32": 7, "F08": 7, "G02": 7, "I35": 8, "G39": 7, "S07": 9, "S08": 9} | dict.fromkeys(
    ("S01", "S02", "S03", "S04", "S05", "S06"), 7
)
_MOST_OF_A_GOOD: Final = 4


class TooManyWays(Exception):
    """The position is no use."""


# --- here -----------------------------------------------------------------------------------------------------------------


def _here(card: Card, country: str, goods: Mapping[str, int], wheel: Mapping[str, int | None]) -> Match[Any]:
    landscapes: list[Json] = ["coast 0", "mountain 0"]
    board: dict[str, Json] = {"landscapes": landscapes}
    if isinstance(card, Building):
        board["cards"] = {_PLACES[card.land[-1] if card.land != "CH" else "C"]: card.name}
    state: dict[str, Json] = {
        "first": "A",
        "round": 14,
        "agenda": ["act A" if isinstance(card, Building) else "settle A", "act B"],
        "settlements": {"A": [] if isinstance(card, Building) else [card.name]},
        "boards": {"A": board},
        "goods": {"A": dict(goods)},
        "wheel": dict(wheel),
        "display": [],
    }
    return load_position(GAME, {"options": {"seats": 4, "country": country}, "state": state})


def _results_here(match: Match[Any], card: Card, names: list[str]) -> set[Result]:
    if isinstance(card, Building):
        match.play(0, f"use brother {card.name}")
    elif f"settle {card.name}" not in [GAME.notation.write(option) for option in match.asks[0].options]:
        return set()
    else:
        match.play(0, f"settle {card.name}")
        match.play(0, match.asks[0].options[0])
    found: set[Result] = set()
    todo = [match]
    while todo:
        match = todo.pop()
        if match.state.agenda[0][1] != 0 or match.asks[0].about == "after":
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


def _lay_out(oracle: Oracle, card: Card, match: Match[Any], country: str, names: list[str]) -> None:
    """The same position there."""
    oracle.new(4, country, "long", "RGBW")
    state = oracle.state()
    look: Any = match.look(None)
    seat = look["seats"][0]
    player = state["players"][0]
    upper, lower = player["landscape"]
    upper[0], upper[1], upper[7], upper[8] = ["W"], ["C"], ["H"], ["M"]
    lower[0], lower[1], lower[7], lower[8] = ["W"], ["C"], ["H"], ["."]
    for x, y in (map(int, cell["at"].split(",")) for cell in seat["cells"] if cell.get("card") == card.name):
        player["landscape"][y][x + 2].append(card.name)
    if not isinstance(card, Building):
        player["settlements"] = [card_id(card.name, COLOURS[0])]
        state["frame"] |= {"mainActionUsed": True, "bonusActions": ["SETTLE"]}
    for name in names:
        player[field(name)] = seat["goods"][name]
    state["buildings"] = [name for name in state["buildings"] if name != card.name]
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


def _results_there(oracle: Oracle, card: Card, names: list[str]) -> dict[Result, str]:
    found = {}
    start = ["USE", card.name]
    if not isinstance(card, Building):
        start = ["SETTLE", card_id(card.name, COLOURS[0])]
        start += "".join(oracle.complete(*start)[:1]).split()  # where it goes does not matter
    for number, words in enumerate(_ways_there(oracle, *start)):
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


def _goods(random: Random, card: Card, names: list[str]) -> dict[str, int]:
    """Some of what the function speaks of, more often than not, and of others."""
    function = repr(BY_NAME.get(card.name, ()))
    spoken = [name for name in names if re.search(rf"\b{name}\b", function) and random.random() < _MENTIONED]
    others = random.sample([name for name in names if name != "wonder"], _KINDS_OF_GOODS.get(card.name, _FEW_KINDS))
    kinds = dict.fromkeys([*spoken, *others])
    return {name: random.randint(1, _MOST_OF_A_GOOD) * (5 if name == "coin" else 1) for name in kinds if name != "wonder"}


def _check(oracle: Oracle, card: Card, country: str, seed: str) -> tuple[int, list[str]]:
    """How many results there were compared, and those that cannot be had here."""
    random, names = Random(seed), [GOODS[good].name for good in goods_of(country)]
    goods = _goods(random, card, names)
    wheel = {name: random.randint(0, SPACES - 1) for name in INDICATORS if name != "grapes" or country == "france"}
    match = _here(card, country, goods, wheel)
    _lay_out(oracle, card, match, country, names)
    try:
        there = _results_there(oracle, card, names)
        here = _results_here(match, card, names)
    except TooManyWays:
        return 0, []
    missing = [way for want, way in there.items() if want not in here and not any(_makes(have, want, names) for have in here)]
    return len(there), [f"{card.name} {country} with {goods}: {way}" for way in missing]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="of the public engine's driver")
    parser.add_argument("--positions", type=int, default=20, help="for each building and country")
    parser.add_argument("--seed", type=int, default=1)
    arguments, failed = parser.parse_args(), False
    with Oracle(arguments.folder) as oracle:
        for card in (each for each in CARDS if each.name[0] != "H" and each.name not in LEFT_OUT):
            seeds = range(arguments.seed, arguments.seed + arguments.positions)
            countries = {"F": ["france"], "I": ["ireland"]}.get(card.name[0], ["france", "ireland"])
            checks = [_check(oracle, card, country, f"{card.name} {country} {seed}") for country in countries for seed in seeds]
            missing = [way for _, ways in checks for way in ways]
            failed |= bool(missing)
            positions = sum(count > 0 for count, _ in checks)
            print(f"{card.name}  {positions:4d} positions {sum(count for count, _ in checks):7d} results", flush=True)
            for way in missing[:5]:
                print(f"     not had here: {way}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
