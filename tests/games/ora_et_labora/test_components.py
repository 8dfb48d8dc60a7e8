"""The box is what the rules page lists [2, 4, 14, 15]."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from pentapolis.games.ora_et_labora.components import (
    BUILDINGS,
    CARD_NAMES,
    CLOISTERS,
    FEE_RAISERS,
    PILE_SETTLEMENTS,
    SETTLEMENTS,
    START_SETTLEMENTS,
    Building,
    cards,
    names_of,
    roster,
)
from pentapolis.games.ora_et_labora.game import GAME
from pentapolis.games.ora_et_labora.goods import (
    BASIC,
    COIN,
    COIN5,
    FLIPS,
    GOODS,
    GRAIN,
    WHISKEY,
    WINE,
    add_goods,
    empty_store,
    goods_of,
    money,
    pay_money,
    read_goods,
    take_tiles,
    tile_count,
)
from pentapolis.games.ora_et_labora.modes import BACK, DISTRICT_PRICES, FRONT, MODES, PLOT_PRICES, PRINTED_GOODS, Mode
from pentapolis.kernel.json_values import Json

from .tables import COUNTRIES, laid
from .tables import MODES as PRESETS

BOX = yaml.safe_load((Path(__file__).parent / "box.yaml").read_text("utf-8"))

COUNTS = {
    "4": ((13, 6, 7, 7, 8), (13, 6, 7, 7, 8)),
    "3": ((10, 5, 5, 6, 7), (10, 5, 5, 6, 7)),
    "2": ((7, 4, 4, 4, 5), (7, 4, 4, 4, 5)),
    "2long": ((12, 6, 7, 5, 8), (13, 6, 7, 7, 8)),
    "solo": ((12, 5, 7, 5, 8), (13, 6, 7, 7, 8)),
    "3short": ((7, 4, 4, 4, 5), (7, 4, 4, 4, 5)),
    "4short": ((10, 5, 5, 6, 7), (10, 5, 5, 6, 7)),
}
"""[15.3] start, A, B, C, D: in France, in Ireland."""


def read_price(text: str) -> dict[str, int]:
    return {GOODS[good].name: count for good, count in read_goods(text)}


def listed(building: Building) -> list[object]:
    """A building in the form of the list."""
    cost = {GOODS[good].name: count for good, count in building.cost} | ({"coin": building.coins} if building.coins else {})
    facts = [building.stage, cost, building.land, building.cloister, building.economic, building.dwelling, building.mark]
    return [*facts, list(building.crossed)]


@pytest.mark.parametrize("building", BUILDINGS, ids=lambda building: building.name)
def test_buildings(building: Building) -> None:
    stage, cost, *rest = BOX["buildings"][building.name]
    assert listed(building) == [stage, read_price(cost), *rest]


def test_all_cards_are_there_once() -> None:
    assert [building.name for building in BUILDINGS] == list(BOX["buildings"])
    assert [settlement.name for settlement in SETTLEMENTS] == list(BOX["settlements"])
    assert len(set(CARD_NAMES)) == len(BUILDINGS) + len(SETTLEMENTS)


def test_settlements() -> None:
    for card in SETTLEMENTS:
        facts = [card.food, card.whole_energy, card.land, card.economic, card.dwelling]
        assert facts == BOX["settlements"][card.name][1:]
        assert card.energy == 2 * card.whole_energy
    stages = {name: facts[0] for name, facts in BOX["settlements"].items()}
    assert names_of(START_SETTLEMENTS) == [name for name, stage in stages.items() if stage == "start"]
    assert [stages[name] for name in names_of(PILE_SETTLEMENTS)] == ["A", "B", "C", "D"]


def test_goods() -> None:
    assert {good.name for good in GOODS} == set(BOX["goods"])
    for good in GOODS:
        facts = [good.food, good.energy / 2, good.money, good.points, good.country or "both"]
        assert facts == BOX["goods"][good.name]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("country", COUNTRIES)
def test_rosters(mode: str, country: str) -> None:
    piles = roster(country, mode)
    assert tuple(map(len, piles)) == COUNTS[mode][COUNTRIES.index(country)]
    assert [" ".join(names_of(pile)) for pile in piles] == list(BOX["rosters"][mode][country].values())


@pytest.mark.parametrize("found", MODES.values(), ids=lambda mode: mode.name)
def test_modes(found: Mode) -> None:
    wanted = BOX["modes"][found.name]
    late = {GOODS[good].name: number for good, number in found.late.items()}
    assert {"grapes": None, "stone": None, **late} == {name: wanted[name] for name in ("grapes", "stone")}
    assert found.wheel == {"front": FRONT, "back": BACK}[wanted["wheel"]]
    facts = (found.brothers, found.rounds, found.bonus, list(found.phases), found.brotherhood / 2)
    assert facts == tuple(wanted[name] for name in ("brothers", "rounds", "bonus", "phases", "brotherhood"))


def test_wheel_and_prices() -> None:
    assert len(FRONT) == len(BACK) == 13
    assert (FRONT[1], FRONT[12], BACK[1], BACK[12]) == (2, 10, 1, 10)
    assert (sum(DISTRICT_PRICES), sum(PLOT_PRICES)) == (44, 45)
    assert sorted(DISTRICT_PRICES) == list(DISTRICT_PRICES) and sorted(PLOT_PRICES) == list(PLOT_PRICES)


def test_printed_goods() -> None:
    assert {number: [GOODS[good].name for good in goods] for number, goods in enumerate(PRINTED_GOODS, 1)} == BOX["printed"]


def test_money_is_one_number() -> None:
    """[7.2, 7.4]"""
    store = empty_store()
    add_goods(store, [(COIN5, 2), (COIN, 3), (WINE, 1), (WHISKEY, 2)])
    assert (store[COIN], store[COIN5], money(store)) == (13, 0, 18)
    assert (tile_count(store, COIN5), tile_count(store, COIN), tile_count(store, WHISKEY)) == (2, 13, 2)
    take_tiles(store, COIN5, 1)
    take_tiles(store, WINE, 1)
    assert (store[COIN], store[WINE]) == (8, 0)


@pytest.mark.parametrize(
    ("have", "amount", "left"),
    [
        ((5, 2, 2), 4, (1, 2, 2)),
        ((5, 2, 2), 6, (0, 1, 2)),
        ((5, 2, 2), 8, (1, 0, 1)),
        ((0, 0, 1), 1, (1, 0, 0)),
        ((1, 1, 3), 8, (0, 0, 0)),
    ],
)
def test_money_is_paid_exactly(have: tuple[int, int, int], amount: int, left: tuple[int, int, int]) -> None:
    store = empty_store()
    store[COIN], store[WINE], store[WHISKEY] = have
    pay_money(store, amount)
    assert (store[COIN], store[WINE], store[WHISKEY]) == left


def test_flips_and_basic_goods() -> None:
    """[7.4, 2.6]"""
    assert {GOODS[good].name: (GOODS[gained].name, count) for good, (gained, count) in FLIPS.items()} == {
        "grain": ("straw", 1),
        "wine": ("coin", 1),
        "whiskey": ("coin", 2),
    }
    assert [GOODS[good].name for good in BASIC] == ["peat", "livestock", "clay", "wood", "grain", "coin"]
    assert GRAIN in goods_of("france") and WINE not in goods_of("ireland") and COIN5 not in goods_of("ireland")


def test_marks_of_cards() -> None:
    assert cards("F21 I21") == tuple(sorted(FEE_RAISERS))
    assert all(BUILDINGS[card].cloister for card in CLOISTERS) and len(CLOISTERS) == sum(card.cloister for card in BUILDINGS)


@pytest.mark.parametrize("options", PRESETS.values(), ids=str)
def test_conservation_counts_everything(options: dict[str, Json]) -> None:
    table = laid(**options)
    counts = GAME.components(table)
    buildings = sum(map(len, table.setting.piles)) + 3 * len(table.lands) + table.setting.solo
    assert sum(count for name, count in counts.items() if name[0] in "HGFI") == buildings
    assert sum(count for name, count in counts.items() if name[0] == "S") == 8 * table.setting.players
    assert (counts["wonder"], counts["landscape"]) == (8, 0)
    assert counts["clergyman"] == len(table.lands) * (1 + table.setting.mode.brothers)


def test_the_vocabulary_is_finite_and_reads_back() -> None:
    vocabulary = GAME.notation.vocabulary
    assert len(vocabulary) == len(set(vocabulary)) < 5_000
    assert all(GAME.notation.read(GAME.notation.write(option)) == option for option in vocabulary)
