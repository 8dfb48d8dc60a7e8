"""The toys leave no promise unchecked, so that a promise that holds of them says something."""

from __future__ import annotations

from collections import Counter

import pytest

from .promises import PROMISES
from .subjects import TOYS, Subject, default_presets, field_values, load, presets, with_preset


@pytest.mark.parametrize("promise", PROMISES)
def test_the_toys_give_every_promise_something_to_check(promise: str) -> None:
    counts: Counter[str] = Counter()
    for toy in TOYS:
        for given in presets(f"toy:{toy}", every=False):
            counts += PROMISES[promise].check(with_preset(load(f"toy:{toy}"), given), PROMISES[promise].quick)
    assert counts[PROMISES[promise].counted] > 0


def test_presets_try_every_value_of_every_field() -> None:
    schema = load("toy:choices").rules.schema
    quick = default_presets(schema, every=False)
    assert [given for given in quick if len(given) == 1] == [{"seats": 2}, {"seats": 3}, {"seats": 4}]
    assert [given for given in quick if len(given) > 1] == [{"seats": 2, "box": "large"}, {"seats": 3, "peeking": False}]
    assert len(default_presets(schema, every=True)) == 3 + 3 * 2
    assert all(field_values(field) for field in schema.fields)


def test_a_subject_says_what_it_is() -> None:
    toy = load("toy:choices")
    assert str(toy) == "toy:choices: defaults"
    assert str(with_preset(toy, {"seats": 3, "box": "large"})) == "toy:choices: 3 seats, box large"
    assert Subject("x", toy.rules, pools=(("hand *",), ("rest", "bid *"))).pool_of("bid 1") == 1
    assert Subject("x", toy.rules, pools=(("hand *",),)).pool_of("rest") == -1
