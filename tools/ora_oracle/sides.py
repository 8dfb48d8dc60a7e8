"""One position, told the same way from both engines, so that it can be compared."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from words import COLOURS, FIRST_COLUMN, GROWTH, INDICATORS, SPACES, TERRAINS, card_name, field, indicator_field

Told: TypeAlias = dict[str, Any]
"""Facts by names such as `A goods wood`."""

_MEN: Final = {"PRI": "prior", "LB1": "brother", "LB2": "brother"}


def ours(look: Mapping[str, Any], letters: str) -> Told:
    """What our view shows. `letters` are our seats in the oracle's order."""
    told = _table(look["wheel"]["places"], look["display"], look["prices"], look["wonders"])
    for seat, shown in enumerate(look["seats"]):
        letter = chr(ord("A") + seat)
        assert letter in letters
        goods = {good: count for good, count in shown["goods"].items() if count}
        told |= _seat(letter, goods, shown["settlements"], shown["score"])
        told[f"{letter} home"] = _home([shown["prior"]], shown["brothers"])
        for cell in shown["cells"]:
            what = [cell["terrain"], cell.get("growth") or cell.get("card"), sorted(cell.get("clergy", []))]
            told[f"{letter} land {cell['at']}"] = what
    return told


def _home(priors: list[object], brothers: list[object]) -> str:
    return " ".join(["prior"] * priors.count(None) + ["brother"] * brothers.count(None))


def _table(wheel: Mapping[str, int], display: list[str], prices: Mapping[str, list[int]], wonders: int) -> Told:
    told: Told = {f"wheel {name}": wheel.get(name) for name in INDICATORS}
    return told | {
        "display": sorted(display),
        "district prices": list(prices["districts"]),
        "plot prices": list(prices["plots"]),
        "wonders": wonders,
    }


def _seat(letter: str, goods: Mapping[str, int], settlements: list[str], score: Mapping[str, int]) -> Told:
    told: Told = {f"{letter} goods {good}": count for good, count in goods.items()}
    told[f"{letter} settlements"] = sorted(settlements)
    return told | {f"{letter} score {source}": points for source, points in score.items()}


def theirs(state: Mapping[str, Any], scores: Sequence[Mapping[str, Any]], letters: str, goods: list[str]) -> Told:
    """What the oracle's state says, in our names."""
    prices = {"districts": state["districtPurchasePrices"], "plots": state["plotPurchasePrices"]}
    told = _table(_wheel(state["rondel"]), list(state["buildings"]), prices, state["wonders"])
    for number, (player, score) in enumerate(zip(state["players"], scores, strict=True)):
        letter = letters[number]
        sources = {"goods": score["goods"], "economic": score["economic"], "dwelling": sum(score["settlements"])}
        told |= _seat(letter, _goods(player, goods), list(map(card_name, player["settlements"])), sources)
        men = [_MEN[man[:3]] for man in player["clergy"]]
        told[f"{letter} home"] = " ".join(sorted(men, reverse=True))
        told |= {f"{letter} land {place}": what for place, what in _cells(player, letters)}
    return told


def _wheel(rondel: Mapping[str, int | None]) -> dict[str, int]:
    pointer = rondel["pointingBefore"]
    assert pointer is not None
    found = {name: rondel.get(indicator_field(name)) for name in INDICATORS}
    return {name: (pointer - token) % SPACES for name, token in found.items() if token is not None}


def _goods(player: Mapping[str, int], goods: list[str]) -> dict[str, int]:
    found = {good: player[field(good)] for good in goods if good != "coin"}
    found["coin"] = player["penny"] + 5 * player["nickel"]
    return {good: count for good, count in found.items() if count}


def _cells(player: Mapping[str, Any], letters: str) -> Iterator[tuple[str, list[object]]]:
    for line, row in enumerate(player["landscape"]):
        for column, cell in enumerate(row):
            if not cell or cell[0] == ".":  # the lower half of a mountain
                continue
            terrain, card, *men = [*cell, None][: max(2, len(cell))]
            clergy = sorted(f"{letters[COLOURS.index(man[3])]} {_MEN[man[:3]]}" for man in men if man)
            what = GROWTH.get(card) or (card_name(card) if card else None)
            yield f"{column + FIRST_COLUMN},{line - player['landscapeOffset']}", [TERRAINS[terrain], what, clergy]


def differences(one: Told, other: Told) -> list[str]:
    """Every fact that the two tell otherwise."""
    names = sorted(set(one) | set(other))
    return [f"{name}: ours {one.get(name)}, the oracle's {other.get(name)}" for name in names if one.get(name) != other.get(name)]
