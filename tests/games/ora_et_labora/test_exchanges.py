"""Free exchanges in the middle of an action: who is asked for them, and that nothing is out of reach [7.4, D32]."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from itertools import product
from operator import sub
from random import Random

import pytest

from pentapolis.games.ora_et_labora.components import CARD_NUMBERS
from pentapolis.games.ora_et_labora.functions import BY_NAME, Step
from pentapolis.games.ora_et_labora.goods import FLIPS, WINE, Store, read_goods
from pentapolis.games.ora_et_labora.rules.functions import carry_out

from .ways import action_with, follow, random_store, ways


def in_a_row(steps: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
    """The parts of a function as they follow one another, also within a part."""
    yield steps
    for step in steps:
        inner = [getattr(step, name) for name in ("then", "trades", "first", "second") if hasattr(step, name)]
        for part in inner if all(isinstance(part, Step | tuple) for part in inner) else []:
            yield from in_a_row(part if isinstance(part, tuple) else (part,))


@pytest.mark.parametrize("name", sorted(BY_NAME))
def test_nothing_that_can_be_exchanged_is_gained_before_a_payment(name: str) -> None:
    """So whatever an exchange leads to can be had by one before the action. (Wine of the Winery is sold as wine.)"""
    gained = {
        good
        for row in in_a_row(BY_NAME[name])
        for place, step in enumerate(row)
        if re.search("pay|number=|Build|Use", repr(row[place + 1 :]))
        for good, _ in read_goods(f"{getattr(step, 'get', '')}{getattr(step, 'text', '')}")
    }
    assert gained.intersection(FLIPS) == ({WINE} if name == "F21" else set())


def exchanged(store: Store) -> Iterator[Store]:
    """The store after any free exchanges."""
    for counts in product(*(range(store[good] + 1) for good in FLIPS)):
        other = store[:]
        for (good, (into, count)), times in zip(FLIPS.items(), counts, strict=True):
            other[good] -= times
            other[into] += count * times
        yield other


def asks(name: str, store: Store) -> bool:
    """Whether anything is asked in a function."""
    return follow(carry_out(action_with(store), 0, CARD_NUMBERS[name]), ()) is not None


PAID = sorted(name for name, row in BY_NAME.items() if re.search("pay|number=|BuildSettlement", repr(row)))


@pytest.mark.parametrize("name", PAID)
def test_no_function_is_lost_for_want_of_an_exchange(name: str) -> None:
    """Who could do something in it after exchanges is asked; who could not is not."""
    for seed in range(12):
        store = random_store(Random(f"{name} {seed}"), 4)
        possible = any(asks(name, other) for other in exchanged(store))
        assert asks(name, store) == possible


@pytest.mark.parametrize("name", ["F05", "F08", "F33", "F37", "G02", "G06", "G12", "G18", "G19", "G39", "I35"])
def test_an_exchange_in_the_middle_brings_nothing_that_one_before_would_not(name: str) -> None:
    for seed in range(8):
        store = random_store(Random(f"{name} {seed}"), 3)
        function = partial(carry_out, owner=0, card=CARD_NUMBERS[name])
        before = {tuple(map(sub, other, lost)) for other in exchanged(store) for lost in ways(other, function)}
        within = {tuple(map(sub, store, lost)) for lost in ways(store, function, exchanging=True)}
        assert within <= before
