"""Why options are refused: every reason there is, with its paragraph."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files

import pytest

from pentapolis.kernel.json_values import Json

from .tables import do, lay_out, refusal

Given = Mapping[str, Json]
BUILD: dict[str, Json] = {"phase": "development"}
LIBRARY: dict[str, Json] = {
    "roads": {"A": 3},
    "buildings": {"A": ["library"]},
    "hands": {"A": ["wool", "wool"], "B": ["ore", "ore"]},
}
GUILD: dict[str, Json] = {"buildings": {"A": ["merchant-guild"]}, "cities": {"B": 3, "C": 0}, "hands": {"A": ["ore"], "B": []}}
UNIVERSITY: dict[str, Json] = {**BUILD, "buildings": {"A": ["university"]}}
SETTLING: dict[str, Json] = {**BUILD, "hands": {"A": ["brick", "lumber", "wool", "grain", "ore"]}}
RAIDED: dict[str, Json] = {
    **BUILD,
    "settlements": {"A": ["raid"]},
    "hands": {"A": ["grain", "grain", "ore", "ore", "ore", "brick"], "B": ["wool"] * 9},
}
SWAPPING: dict[str, Json] = {**BUILD, "hands": {"A": ["lumber", "brick", "brick", "ore", "ore", "ore"]}}

REFUSALS: list[tuple[str, str, Given, list[str], str]] = [
    ("trade-over", "4.1", {"hands": {"A": ["ore"]}}, ["A end-trade"], "deck 1"),
    ("trade-first", "4.1", {"hands": {"A": ["ore"]}}, [], "build road"),
    ("trade-first", "4.1", {"hands": {"A": ["ore"]}}, [], "draw 2"),
    ("deck-only", "5.2", {"roads": {"A": 0}, "hands": {"A": ["ore"]}}, [], "library B 1"),
    ("exchange-limit", "5.1", {"hands": {"A": ["ore", "ore"]}}, [], "market 2"),
    ("hand-too-small", "5.6", {"roads": {"A": 3}, "hands": {"A": ["ore"]}}, [], "deck 2"),
    ("rival-hand-too-small", "5.12", {"hands": {"A": ["ore"], "B": []}}, [], "opponent B 1"),
    ("not-yourself", "5.11", {"hands": {"A": ["ore"]}}, [], "opponent A 1"),
    ("not-yourself", "5.11", GUILD, [], "guild A"),
    ("library-used", "5.15", LIBRARY, ["A opponent B 1", "A give wool"], "library B 1"),
    ("not-owned", "5.15", {"hands": {"A": ["ore"]}}, [], "library B 1"),
    ("not-owned", "9.4", {"hands": {"A": ["ore"]}}, [], "guild B"),
    ("guild-used", "9.4", {**GUILD, "hands": {"A": ["ore"], "B": ["ore"]}}, ["A guild B"], "guild B"),
    ("fewer-points", "9.4", GUILD, [], "guild C"),
    ("empty-hand", "9.4", GUILD, [], "guild B"),
    ("not-in-hand", "5.4", {"roads": {"A": 1}, "hands": {"A": ["ore", "wool"]}}, ["A deck 1"], "discard grain"),
    ("not-in-hand", "5.4", {"hands": {"A": ["ore"], "B": ["ore"]}}, ["A opponent B 1"], "give wool"),
    ("not-in-hand", "6.2", {**BUILD, "hands": {"A": ["ore", "ore", "ore", "brick"]}}, ["A build road"], "pay lumber"),
    (
        "not-on-market",
        "5.9",
        {"hands": {"A": ["ore"]}, "market": ["ore", "ore", "ore", "ore", "wool"]},
        ["A market 1"],
        "take brick",
    ),
    ("not-in-open-hand", "5.15", LIBRARY, ["A library B 1"], "choose wool"),
    ("choose-first", "5.15", LIBRARY, ["A library B 1"], "opponent B 1"),
    ("discard-first", "5.8", {"hands": {"A": ["ore", "wool"]}}, ["A deck 1"], "end-trade"),
    ("take-first", "5.9", {"hands": {"A": ["ore"]}, "market": ["ore", "ore", "ore", "ore", "wool"]}, ["A market 1"], "end-trade"),
    (
        "return-first",
        "5.9",
        {"hands": {"A": ["ore"]}, "market": ["ore", "ore", "ore", "ore", "wool"]},
        ["A market 1", "A take ore"],
        "end-trade",
    ),
    ("return-first", "5.13", {"hands": {"A": ["ore"], "B": ["ore"]}}, ["A opponent B 1"], "market 1"),
    ("pay-first", "6.1", UNIVERSITY | {"hands": {"A": ["brick", "lumber"]}}, ["A build road"], "draw 2"),
    ("pay-first", "6.1", SWAPPING, ["A build road"], "draw 2"),
    ("pay-first", "6.1", SWAPPING, ["A build road", "A pay brick"], "exact"),
    ("fate-first", "8.2", SETTLING, ["A build settlement"], "draw 2"),
    ("discard-first", "8.4", RAIDED, ["A build city"], "draw 2"),
    ("fate-later", "10.3", SETTLING, [], "turn-fate"),
    ("one-a-turn", "6.5", SETTLING, ["A build settlement", "A keep-fate"], "build settlement"),
    ("none-to-take", "7.9", {**BUILD, "roads": {"A": 9}}, [], "build road"),
    ("no-settlement", "8.3", {**BUILD, "settlements": {"A": 0}}, [], "build city"),
    ("no-city", "9.1", BUILD, [], "build church"),
    ("owned", "9.2", {**BUILD, "cities": {"A": 2}, "buildings": {"A": ["church"]}}, [], "build church"),
    ("none-left", "3.3", {**BUILD, "cities": {"A": 1}, "buildings": {"B": ["library"]}}, [], "build library"),
    ("not-in-game", "2.7", {**BUILD, "cities": {"A": 1}}, [], "build cathedral"),
    ("lacking", "6.2", {**BUILD, "hands": {"A": ["brick"]}}, [], "build road"),
    ("other-cards", "6.3", {**BUILD, "hands": {"A": ["brick", "brick", "ore"]}}, [], "build road"),
    ("lacking", "6.2", UNIVERSITY | {"hands": {"A": ["brick"]}}, ["A build road"], "pay-full"),
    ("other-cards", "6.3", {**BUILD, "hands": {"A": ["brick", "ore", "ore", "ore"]}}, ["A build road"], "exact"),
    ("university-used", "9.5", UNIVERSITY | {"university_used": True, "hands": {"A": ["brick"]}}, [], "build road"),
    ("university-unpaid", "9.5", {**BUILD, "cities": {"A": 1}, "hands": {"A": ["wool"] * 3}}, [], "build university"),
    ("not-in-price", "9.5", UNIVERSITY | {"hands": {"A": ["brick", "lumber"]}}, ["A build road"], "waive ore"),
    ("not-in-price", "6.4", SWAPPING, ["A build road"], "pay ore"),
    ("no-payment", "6.4", UNIVERSITY | {"hands": {"A": ["brick", "ore"]}}, ["A build road"], "waive brick"),
    (
        "no-payment",
        "6.4",
        {**BUILD, "cities": {"A": 1}, "hands": {"A": ["ore", "ore", "ore", "ore", "wool", "wool", "wool"]}},
        ["A build library", "A swap ore", "A pay wool", "A pay wool"],
        "pay wool",
    ),
    (
        "no-payment",
        "6.4",
        {**BUILD, "cities": {"A": 1}, "hands": {"A": ["ore", "ore", "ore", "ore", "wool", "wool", "wool"]}},
        ["A build library", "A pay wool", "A pay wool", "A pay wool"],
        "swap ore",
    ),
    ("few-identical", "6.3", SWAPPING, ["A build road"], "swap brick"),
    ("draw-number", "11.2", BUILD, [], "draw 3"),
    ("draw-number", "11.2", BUILD, [], "draw 1"),
]


@pytest.mark.parametrize(("reason", "paragraph", "given", "moves", "option"), REFUSALS, ids=[f"{r[0]} {r[4]}" for r in REFUSALS])
def test_refusal(reason: str, paragraph: str, given: Given, moves: list[str], option: str) -> None:
    match = do(lay_out({"hands": {"A": ["ore"]}, **given}), *moves)
    assert refusal(match, option) == (reason, paragraph)


def test_refusals_of_two_players() -> None:
    match = lay_out(SETTLING, seats=2)
    assert refusal(match, "turn-fate") == ("no-fate-card", "3.7")
    assert match.refuse(0, "opponent C 1") is None
    assert refusal(match, "guild C") == ("not-owned", "9.4")
    match = lay_out({**BUILD, "settlements": {"A": 3, "B": 4}, "sites": [], "hands": {"A": ["ore"]}}, seats=2)
    assert refusal(match, "build settlement") == ("no-sites", "8.1")


def test_a_seat_that_is_not_there_is_merely_not_offered() -> None:
    given: Given = {"buildings": {"A": ["merchant-guild"]}, "hands": {"A": ["ore"]}}
    match = lay_out(given, seats=3)
    assert match.refuse(0, "guild D") is None
    assert match.refuse(0, "opponent D 1") is None


def test_what_no_rule_speaks_of_is_merely_not_offered() -> None:
    match = lay_out({**BUILD, "hands": {"A": ["ore"]}})
    assert match.refuse(0, "end-trade") is None


def test_every_reason_is_tried() -> None:
    words = (files("pentapolis.games.catan_card") / "locale" / "en.ftl").read_text("utf-8")
    tried = {reason for reason, *_ in REFUSALS} | {"no-fate-card", "no-sites"}
    assert set(re.findall(r"^refusal-([a-z-]+) =", words, re.MULTILINE)) == tried


def test_what_is_lacking_is_told() -> None:
    match = lay_out({**BUILD, "cities": {"A": 1}, "hands": {"A": ["wool", "ore"]}})
    found = match.refuse(0, "build town-hall")
    assert found is not None
    assert found.facts == {"brick": 0, "lumber": 0, "ore": 2, "wool": 2, "grain": 0, "short": 4}
