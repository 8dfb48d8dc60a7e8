"""Options, and what they make of a game [2.2, 3, 14]."""

from __future__ import annotations

import pytest

from pentapolis.games.ora_et_labora.game import GAME
from pentapolis.games.ora_et_labora.goods import GOODS, empty_store
from pentapolis.games.ora_et_labora.options import mode_name, read_setting
from pentapolis.games.ora_et_labora.state import ABSENT, INDICATOR_NAMES
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.json_values import Json

from .tables import MODES, laid, variants


@pytest.mark.parametrize(
    ("seats", "length", "mode"),
    [
        (1, "usual", "solo"),
        (1, "short", "solo"),
        (2, "usual", "2"),
        (2, "short", "2"),
        (2, "long", "2long"),
        (3, "usual", "3"),
        (3, "long", "3"),
        (3, "short", "3short"),
        (4, "short", "4short"),
        (4, "long", "4"),
    ],
)
def test_modes_by_seats_and_length(seats: int, length: str, mode: str) -> None:
    assert mode_name(seats, length) == mode
    assert read_setting(GAME.schema.read({"seats": seats, "length": length})).mode.name == mode


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"seats": 5}, "option-not-between"),
        ({"seats": 2, "country": "scotland"}, "option-not-one-of"),
        ({"seats": 2, "round_tower": "5"}, "option-not-one-of"),
        ({"seats": 2, "passing": 1}, "option-not-flag"),
    ],
)
def test_rejected(options: dict[str, Json], key: str) -> None:
    with pytest.raises(BadGameOption) as caught:
        GAME.schema.read(options)
    assert caught.value.key == key


@pytest.mark.parametrize("options", variants(), ids=str)
def test_the_first_position(options: dict[str, Json]) -> None:
    """[3]"""
    table = laid(**options)
    solo = options["seats"] == 1
    goods = {GOODS[good].name: count for good, count in enumerate(table.stores[0]) if count}
    assert goods == ({} if solo else dict.fromkeys(("peat", "livestock", "clay", "wood", "grain", "coin"), 1))
    assert all(store == table.stores[0] for store in table.stores) and len(table.stores[0]) == len(empty_store())
    assert len(table.lands) == len(table.clergy) == max(2, len(table.stores))
    assert {clergy.brothers for clergy in table.clergy} == {1 if options.get("length") == "short" else 2}
    there = [name for name, index in zip(INDICATOR_NAMES, table.wheel, strict=True) if index != ABSENT]
    assert there == ["peat", "livestock", "clay", "wood", "grain", "coin", "joker"]
    assert (table.round, table.agenda, table.stage, table.fee, table.wonders) == (0, [], 0, 1, 8)
    assert table.display == sorted(table.setting.piles[0])


def test_everybody_may_be_first() -> None:
    """[3.8]"""
    assert {laid(seed, seats=3).first for seed in range(40)} == {0, 1, 2}
    assert {laid(seed, seats=1).first for seed in range(10)} == {0}


def test_the_second_quarry_may_stay_out() -> None:
    """[14.1.1] in the short game of four in France, and there alone."""
    plain, without = (laid(seats=4, length="short", without_quarry=value).setting.piles for value in (False, True))
    assert len(plain[3]) == len(without[3]) + 1
    for options in MODES.values():
        if options != MODES["4short"]:
            assert laid(**options).setting.piles == laid(**options, without_quarry=True).setting.piles
    ireland = [laid(seats=4, length="short", country="ireland", without_quarry=value).setting.piles for value in (False, True)]
    assert ireland[0] == ireland[1]


def test_builders_market_never_lies_in_the_solo_display() -> None:
    """[14.4.1]"""
    assert "G13" not in {GAME.notation.write(("build", card))[6:] for card in laid(seats=1).display}


DECIDED_OTHERWISE: dict[str, Json] = {
    "final_settlement": False,
    "round_tower": "2",
    "late_index": "1",
    "solo_last_phase": False,
    "passing": False,
    "bathhouse_paid": False,
    "bulwark_from_piles": False,
}


def test_flags_become_settings() -> None:
    """D1, D2, D4, D6, D8, D10, D19."""
    usual, other = laid(seats=2).setting, laid(seats=2, **DECIDED_OTHERWISE).setting
    assert [getattr(usual, name) for name in DECIDED_OTHERWISE] == [True, 9, 0, True, True, True, True]
    assert [getattr(other, name) for name in DECIDED_OTHERWISE] == [False, 2, 1, False, False, False, False]
