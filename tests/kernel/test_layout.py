from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.layout import FLAG, NUMBER, STREAM, TEXT, BySeat, Cards, Converted, Layout, Many, Maybe, Name
from pentapolis.kernel.notation import SEATS, Kind
from pentapolis.kernel.zone import PUBLIC, SPECTATORS, Zone

CARD = Kind("card", ["red", "blue"])
LAYOUT = Layout(
    {
        "deck": Cards(CARD),
        "hands": BySeat(Cards(CARD)),
        "piles": Many(Cards(CARD)),
        "row": Many(Name(CARD), tuple),
        "turn": Name(SEATS),
        "king": Maybe(Name(SEATS), -1),
        "count": NUMBER,
        "open": FLAG,
        "phase": TEXT,
        "path": Converted(str, lambda text: Path(str(text))),
        "chance": STREAM,
    }
)


@dataclass
class Thing:
    deck: Zone = field(default_factory=lambda: Zone(cards=[0, 1]))
    hands: list[Zone] = field(default_factory=lambda: [Zone(1, ordered=False, cards=[1]), Zone(2, ordered=False)])
    piles: list[Zone] = field(default_factory=lambda: [Zone(), Zone(cards=[1])])
    row: tuple[int, ...] = (0, 0)
    turn: int = 1
    king: int = -1
    count: int = 3
    open: bool = True
    phase: str = "end"
    path: Path = field(default_factory=lambda: Path("a/b"))
    chance: Chance = field(default_factory=lambda: Chance(bytes(32), 5))


WRITTEN: dict[str, Json] = {
    "deck": ["blue", "red"],
    "hands": {"A": ["blue"], "B": []},
    "piles": [[], ["blue"]],
    "row": ["red", "red"],
    "turn": "B",
    "king": None,
    "count": 3,
    "open": True,
    "phase": "end",
    "path": "a/b",
    "chance": {"key": "00" * 32, "count": 5},
}


def test_all_parts_are_described() -> None:
    assert LAYOUT.describe(Thing()) == WRITTEN


def test_what_is_described_is_arranged() -> None:
    given: dict[str, Json] = {
        "deck": ["red@AB", "blue@*", "red@-", "blue@C+"],
        "hands": {"B": ["red", "red@AB"]},
        "piles": [["red"], []],
        "row": ["blue"],
        "turn": "A",
        "king": "B",
        "count": 0,
        "open": False,
        "phase": "",
        "path": "c",
        "chance": {"key": "11" * 32, "count": 0},
    }
    thing = Thing()
    hands, deck = thing.hands, thing.deck
    LAYOUT.arrange(thing, given)
    written = LAYOUT.describe(thing)
    assert written["hands"] == {"A": ["blue"], "B": ["red", "red@AB"]}, "of the seats a part was given"
    assert written["deck"] == ["red@AB", "blue@*", "red", "blue@C+"], "nobody has eyes there, so @- says nothing"
    assert {**written, "hands": None, "deck": None} == {**given, "hands": None, "deck": None}
    assert thing.deck.known == [4 | SPECTATORS, 0, PUBLIC, 3]
    assert (thing.row, thing.hands is hands, thing.deck is deck) == ((1,), True, True), "places are changed in place"


def test_a_card_of_a_hand_may_be_unknown_even_to_its_owner() -> None:
    thing = Thing()
    LAYOUT.arrange(thing, {"hands": {"A": ["red@-", "blue@B"]}})
    assert thing.hands[0].known == [2, 0]
    assert LAYOUT.describe(thing)["hands"] == {"A": ["red@-", "blue@B"], "B": []}


@pytest.mark.parametrize(
    ("field_name", "value", "expected"),
    [
        ("deck", "red", "a list of cards"),
        ("deck", ["green"], "red, blue"),
        ("deck", ["red@x"], "letters of seats after @"),
        ("deck", ["red@AZ"], "letters of seats after @"),
        ("deck", [3], "red, blue"),
        ("hands", ["red"], "a mapping of A, B"),
        ("hands", {"C": []}, "a mapping of A, B"),
        ("piles", [[], [], []], "no more places than there are"),
        ("row", "red", "a list"),
        ("turn", "Z", "A, B, C"),
        ("count", "3", "int"),
        ("count", True, "int"),
        ("open", 1, "bool"),
        ("phase", None, "str"),
        ("chance", None, "a key in hex and a count"),
        ("chance", {"key": "00" * 32}, "a key in hex and a count"),
        ("chance", {"key": "00" * 32, "count": True}, "a key in hex and a count"),
        ("chance", {"key": "00" * 32, "count": -1}, "a key in hex and a count"),
        ("chance", {"key": "00" * 32, "count": 1 << 70}, "a key in hex and a count"),
        ("chance", {"key": "zz", "count": 0}, "64 hexadecimal digits"),
        ("chance", {"key": "00" * 80, "count": 3}, "64 hexadecimal digits"),
    ],
)
def test_a_wrong_field_is_named_with_what_was_expected(field_name: str, value: Json, expected: str) -> None:
    with pytest.raises(BadPosition) as caught:
        LAYOUT.arrange(Thing(), {field_name: value})
    assert (caught.value.key, caught.value.facts["field"]) == ("position-bad-field", field_name)
    assert expected in str(caught.value)


def test_a_field_that_there_is_not_is_named_with_those_there_are() -> None:
    with pytest.raises(BadPosition) as caught:
        LAYOUT.arrange(Thing(), {"decks": []})
    assert caught.value.key == "position-unknown-field"
    assert "deck, hands, piles" in str(caught.value)


def test_json_has_one_text_for_one_value() -> None:
    assert canonical({"b": [1, None], "a": "ё"}) == '{"a":"ё","b":[1,null]}'
