from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.game_options import Choice, Flag, Number, OnlyWith, Schema, Several
from pentapolis.kernel.json_values import Json

SCHEMA = Schema(
    2,
    4,
    (
        Choice("box", ("old", "new"), "old"),
        Flag("open"),
        Number("goal", 10, 30, 20),
        Several("jobs", ("a", "b", "c"), 1, 2, ("a",)),
        Several("pair", ("a", "b", "c"), 2, 2, ("a", "b")),
    ),
    (OnlyWith("goal", "box", "new"),),
)


def test_defaults_fill_what_is_not_given() -> None:
    options = SCHEMA.read({"seats": 3, "box": "new"})
    assert options.as_json() == {"seats": 3, "box": "new", "open": False, "goal": 20, "jobs": ["a"], "pair": ["a", "b"]}
    assert SCHEMA.default(4).seats == 4
    assert SCHEMA.read({}).seats == 2


def test_values_are_read_by_their_type() -> None:
    options = SCHEMA.read({"open": True, "goal": 10, "jobs": ["c", "a"]})
    assert (options.text("box"), options.flag("open"), options.number("goal")) == ("old", True, 10)
    assert options.names("jobs") == ("a", "c"), "in the order of the schema"
    assert options["goal"] == 10


@pytest.mark.parametrize(
    ("given_options", "key", "facts"),
    [
        ({"seats": 5}, "option-not-between", {"option": "seats", "low": 2, "high": 4}),
        ({"seats": True}, "option-not-between", {"option": "seats"}),
        ({"seats": "2"}, "option-not-between", {"option": "seats"}),
        ({"box": "odd"}, "option-not-one-of", {"option": "box", "value": "odd", "allowed": "old, new"}),
        ({"box": None}, "option-not-one-of", {"option": "box"}),
        ({"open": 1}, "option-not-flag", {"option": "open", "value": "1"}),
        ({"goal": 31}, "option-not-between", {"option": "goal", "low": 10, "high": 30}),
        ({"goal": 9.5}, "option-not-between", {"option": "goal"}),
        ({"jobs": ["d"]}, "option-not-among", {"option": "jobs", "allowed": "a, b, c"}),
        ({"jobs": "a"}, "option-not-among", {"option": "jobs"}),
        ({"jobs": []}, "option-not-so-many", {"option": "jobs", "low": 1, "high": 2}),
        ({"jobs": ["a", "b", "c"]}, "option-not-so-many", {"count": 3}),
        ({"jobs": ["a", "c", "a"]}, "option-twice", {"option": "jobs", "value": "a"}),
        ({"pair": ["a"]}, "option-not-exactly", {"option": "pair", "count": 1, "low": 2}),
        ({"jobs": ["a", "d", 5]}, "option-not-among", {"value": "d, 5"}),
        ({"jobs": [["a"]]}, "option-not-among", {"option": "jobs"}),
        ({"gaol": 20}, "option-unknown", {"option": "gaol", "allowed": "box, goal, jobs, open, pair, seats"}),
    ],
)
def test_a_wrong_value_says_what_is_allowed(given_options: dict[str, Json], key: str, facts: dict[str, Json]) -> None:
    with pytest.raises(BadGameOption) as caught:
        SCHEMA.read(given_options)
    assert caught.value.key == key
    assert {name: caught.value.facts[name] for name in facts} == facts


def test_what_would_not_matter_is_refused_for_a_new_game_alone() -> None:
    assert SCHEMA.choose({"goal": 30, "box": "new"}).number("goal") == 30
    assert SCHEMA.choose({"box": "old"}) == SCHEMA.read({})
    with pytest.raises(BadGameOption) as caught:
        SCHEMA.choose({"goal": 20})
    assert (caught.value.key, caught.value.facts) == ("option-only-with", {"option": "goal", "needed": "box=new"})
    assert SCHEMA.read({"goal": 30}).number("goal") == 30, "records have all fields"


def test_a_form_can_be_made_of_the_description() -> None:
    described = SCHEMA.describe()
    assert described["seats"] == [2, 4]
    assert described["only_with"] == [{"name": "goal", "other": "box", "value": "new"}]
    assert described["fields"] == [
        {"type": "choice", "name": "box", "default": "old", "values": ["old", "new"]},
        {"type": "flag", "name": "open", "default": False},
        {"type": "number", "name": "goal", "default": 20, "low": 10, "high": 30},
        {"type": "several", "name": "jobs", "default": ["a"], "values": ["a", "b", "c"], "low": 1, "high": 2},
        {"type": "several", "name": "pair", "default": ["a", "b"], "values": ["a", "b", "c"], "low": 2, "high": 2},
    ]


def test_what_matters_to_bots_alone_is_marked_in_the_description() -> None:
    marked = Number("turns", 1, 9, 5, bots_alone=True)
    assert marked.describe() == {**Number("turns", 1, 9, 5).describe(), "bots_alone": True}
    assert marked.read(7) == 7


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["old", "a", 20]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


FIELDS = {
    "seats": st.integers(1, 5),
    "box": st.sampled_from(["old", "new"]),
    "open": st.booleans(),
    "goal": st.integers(9, 31),
    "jobs": st.lists(st.sampled_from("abcd"), max_size=3),
}


@given(
    st.dictionaries(st.sampled_from([*FIELDS, "x"]), VALUES)
    | st.fixed_dictionaries({}, optional=FIELDS)
    | st.fixed_dictionaries({}, optional={name: fitting | VALUES for name, fitting in FIELDS.items()})
)
def test_whatever_is_given_is_read_or_refused(given_options: dict[str, Json]) -> None:
    try:
        options = SCHEMA.read(given_options)
    except BadGameOption:
        return
    assert SCHEMA.read(options.as_json()) == options
