"""Boards: landscapes, what may stand where, and what is beside it [3.1, 8, 9]."""

from __future__ import annotations

import pytest

from pentapolis.games.ora_et_labora.components import CARDS, COAST, HILLSIDE, MOUNTAIN, PLAINS, WATER, cards
from pentapolis.games.ora_et_labora.land import (
    BROTHER,
    COAST_SIDE,
    FOREST,
    HILLS_SIDE,
    MOOR,
    MOUNTAIN_SIDE,
    PLAINS_SIDE,
    PRIOR,
    Land,
    cell_at,
    column,
    row,
)
from pentapolis.games.ora_et_labora.notation import CELL
from pentapolis.games.ora_et_labora.setup import heartland

from .tables import laid

MARKET, COURTYARD, PRIORY, CASTLE, HOUSEBOAT, GARDEN, FISHING_VILLAGE, HILLTOP_VILLAGE, SHANTY_TOWN = cards(
    "F08 G02 G01 G28 I11 F09 S04 S08 S01"
)


def own(**options: int) -> Land:
    return heartland(laid(seats=4, **options).setting, 0)


def at(name: str) -> int:
    return CELL.read(name)


def sites(land: Land, card: int) -> str:
    found = land.sites(card, CARDS[card].terrains)
    assert bool(found) == land.has_site(card, CARDS[card].terrains)
    return " ".join(map(CELL.write, found))


def near(land: Land, name: str) -> str:
    return " ".join(sorted(map(CELL.write, land.beside[at(name)])))


def test_cells_have_coordinates() -> None:
    for name in ("-2,-20", "6,21", "0,0", "4,1"):
        x, y = map(int, name.split(","))
        assert at(name) == cell_at(x, y) and (column(at(name)), row(at(name))) == (x, y)


def test_the_heartland() -> None:
    """[3.1]"""
    land = own()
    assert [CELL.write(cell) for cell in land.growing(MOOR)] == ["0,0", "0,1"]
    assert [CELL.write(cell) for cell in land.growing(FOREST)] == ["1,0", "2,0", "1,1"]
    assert {CELL.write(cell): CARDS[card].name for cell, card in land.cards.items()} == {"4,0": "H01", "2,1": "H02", "4,1": "H03"}
    assert [CELL.write(cell) for cell in sorted(land.free)] == ["3,0", "3,1"]
    assert [land.terrain[at(f"{x},0")] for x in range(5)] == [PLAINS] * 4 + [HILLSIDE]


def test_the_short_game_and_the_neutral_player_have_less_growth() -> None:
    """[14.1.2, 14.4.3]"""
    short = heartland(laid(seats=3, length="short").setting, 2)
    assert sorted(map(CELL.write, short.growth)) == ["0,1", "1,1", "2,0"]
    neutral = heartland(laid(seats=1).setting, 1)
    assert not neutral.growth
    assert CARDS[neutral.cards[at("0,0")]].name == "G13"
    assert heartland(laid(seats=1).setting, 0).growth == own().growth


def test_sides_of_landscapes() -> None:
    """[8.1, 8.2]"""
    land = own()
    for side, top in ((PLAINS_SIDE, 2), (HILLS_SIDE, -1), (COAST_SIDE, 0), (MOUNTAIN_SIDE, 0)):
        assert top in land.open_rows(side)
        land.buy(side, top)
    assert [land.terrain[at(f"{x},2")] for x in range(5)] == [PLAINS] * 4 + [HILLSIDE]
    assert [land.terrain[at(f"{x},-1")] for x in range(5)] == [PLAINS] * 3 + [HILLSIDE] * 2
    assert (land.growth[at("0,2")], land.growth[at("0,-1")], land.growth[at("2,-1")]) == (FOREST, MOOR, FOREST)
    assert [land.terrain[at(name)] for name in ("-2,0", "-1,1", "5,1", "6,0")] == [WATER, COAST, HILLSIDE, MOUNTAIN]
    assert at("6,1") not in land.terrain, "the mountain is one space"


def test_rows_where_landscapes_may_lie() -> None:
    """[8.4]"""
    land = own()
    assert land.open_rows(PLAINS_SIDE) == [-1, 2]
    assert land.open_rows(COAST_SIDE) == [-1, 0, 1] == land.open_rows(MOUNTAIN_SIDE)
    land.buy(COAST_SIDE, 1)
    assert land.open_rows(COAST_SIDE) == [-1, 3], "no overlap, and a plot may touch a plot alone"
    land.buy(COAST_SIDE, 3)
    assert land.open_rows(PLAINS_SIDE) == [-1, 2, 3, 4], "also beside plots, with a gap"
    assert land.open_rows(MOUNTAIN_SIDE) == [-1, 0, 1]


def test_a_district_may_hang_on_a_mountain_plot() -> None:
    """[8.4] case 150."""
    land = own()
    land.buy(MOUNTAIN_SIDE, 0)
    land.buy(MOUNTAIN_SIDE, -2)
    assert land.open_rows(HILLS_SIDE) == [-2, -1, 2]
    land.buy(HILLS_SIDE, -2)
    assert near(land, "5,-2") == "4,-2 5,-1 6,-2"


def test_a_mountain_is_beside_both_hillsides() -> None:
    """[9.5]"""
    land = own()
    land.buy(MOUNTAIN_SIDE, 0)
    assert near(land, "6,0") == "5,0 5,1"
    assert near(land, "5,1") == "4,1 5,0 6,0"
    assert near(land, "4,0") == "3,0 4,1 5,0"


def test_where_cards_may_stand() -> None:
    """[9.1–9.4]"""
    land = own()
    assert sites(land, MARKET) == "3,0 3,1"
    assert sites(land, COURTYARD) == "3,1", "beside the Cloister Office"
    assert sites(land, FISHING_VILLAGE) == sites(land, HILLTOP_VILLAGE) == sites(land, CASTLE) == sites(land, HOUSEBOAT) == ""
    land.buy(COAST_SIDE, 0)
    land.buy(MOUNTAIN_SIDE, 0)
    assert sites(land, FISHING_VILLAGE) == "-1,0 -1,1"
    assert sites(land, HOUSEBOAT) == "-2,0 -2,1"
    assert sites(land, CASTLE) == "5,0 6,0 5,1"
    land.put(COURTYARD, at("3,1"))
    assert sites(land, PRIORY) == "3,0 5,1", "cloister buildings are beside one another"
    assert sites(land, SHANTY_TOWN) == "-1,0 3,0 5,0 -1,1 5,1"


def test_clearing_makes_room() -> None:
    """[6.B]"""
    land = own()
    land.clear(at("2,0"))
    assert sites(land, MARKET) == "2,0 3,0 3,1"
    land.put(MARKET, at("1,1"))
    assert at("1,1") not in land.growth


@pytest.mark.parametrize(("covered", "beside"), [(GARDEN, False), (MARKET, True)])
def test_what_covers_a_cloister_building(covered: int, beside: bool) -> None:
    """[14.4.6] the neutral player's cards cover one another; clergymen stay [D18]."""
    land = heartland(laid(seats=1).setting, 1)
    land.put(covered, at("2,0"))
    land.stand(covered, (1, BROTHER))
    land.put(PRIORY if not beside else CASTLE, at("2,0"))
    assert covered not in land.where and not land.occupied(covered)
    assert land.men == {PRIORY if not beside else CASTLE: [(1, BROTHER)]}
    assert (at("1,0") in land.hallowed) is not beside


def test_what_a_settlement_sees() -> None:
    """[13.3]"""
    land = own()
    land.buy(COAST_SIDE, 0)
    assert land.dwelling_around(at("-1,0")) == 3
    assert land.dwelling_around(at("3,1")) == 2 + 2
    land.put(HOUSEBOAT, at("-2,0"))
    assert land.dwelling_around(at("-1,0")) == 6


def test_clergymen_come_and_go() -> None:
    land = own()
    land.put(MARKET, at("3,0"))
    assert land.vacant == [*cards("H01 H02 H03"), MARKET]
    land.stand(MARKET, (0, PRIOR))
    land.stand(MARKET, (2, BROTHER))
    land.leave(MARKET, (0, PRIOR))
    assert land.occupied(MARKET) and land.men == {MARKET: [(2, BROTHER)]} and MARKET not in land.vacant
    land.leave(MARKET, (2, BROTHER))
    assert not land.occupied(MARKET) and land.vacant == [*cards("H01 H02 H03"), MARKET]


def test_a_copy_shares_nothing_that_changes() -> None:
    land = own()
    land.stand(cards("H01")[0], (0, PRIOR))
    twin = land.copy()
    twin.buy(PLAINS_SIDE, 2)
    twin.put(MARKET, at("3,0"))
    twin.clear(at("0,0"))
    twin.leave(cards("H01")[0], (0, PRIOR))
    twin.put(COURTYARD, at("3,1"))
    fresh = own()
    for name in ("terrain", "growth", "cards", "where", "free", "hallowed", "bought", "rows", "beside", "room"):
        assert getattr(land, name) == getattr(fresh, name), name
    assert land.men == {cards("H01")[0]: [(0, PRIOR)]}
