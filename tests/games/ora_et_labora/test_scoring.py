"""Points, ranks and the solo goal [13]."""

from __future__ import annotations

from itertools import product

import pytest

from pentapolis.games.ora_et_labora.goods import COIN, WHISKEY, WINE, empty_store
from pentapolis.games.ora_et_labora.scoring import goods_points, outcome, own_points
from pentapolis.kernel.json_values import Json

from .tables import arranged, laid, random_game


def points(cards: dict[str, Json], goods: dict[str, Json] | None = None, **options: Json) -> dict[str, int]:
    """The score of seat A with these cards on a wide board without goods."""
    landscapes: list[Json] = ["coast 0", "mountain 0"]
    board: dict[str, Json] = {"cards": cards, "landscapes": landscapes, "growth": {}}
    table = arranged({"boards": {"A": board}, "goods": {"A": goods or {}}}, **{"seats": 3, **options})
    return own_points(table, 0)


def test_money_is_exchanged_in_the_best_way() -> None:
    """[13.1] D16: against all ways of giving wine and whiskey for coins."""
    for coins, wine, whiskey in product(range(12), range(5), range(5)):
        store = empty_store()
        store[COIN], store[WINE], store[WHISKEY] = coins, wine, whiskey
        ways = [
            2 * ((coins + drunk + 2 * poured) // 5) + (wine - drunk) + (whiskey - poured)
            for drunk, poured in product(range(wine + 1), range(whiskey + 1))
        ]
        assert goods_points(store) == max(ways), (coins, wine, whiskey)


def test_goods() -> None:
    """Case 121."""
    goods: dict[str, Json] = {"coin": 7, "coin5": 1, "wine": 3, "book": 1, "reliquary": 1, "wonder": 1}
    assert points({}, goods)["goods"] == 47
    plenty: dict[str, Json] = {"ceramic": 1, "ornament": 2, "meat": 9, "stone": 9, "bread": 9}
    assert points({}, plenty)["goods"] == 3 + 8


def test_heartland_buildings_are_worth_nothing_alone() -> None:
    assert points({}) == {"goods": 0, "economic": 0, "dwelling": 0}


@pytest.mark.parametrize(
    ("cards", "country", "dwelling"),
    [
        ({"3,0": "S03", "2,0": "F05", "3,1": "G02"}, "france", 2 + 5 + 3 + 4),
        ({"-1,0": "S04", "-1,1": "F11"}, "france", 6 + 3 + 7),
        ({"-1,0": "S04", "-2,0": "I11"}, "ireland", 6 + 6),
        ({"5,0": "S08", "6,0": "G28", "5,1": "F14"}, "france", 8 + 7 + 3 + 6),
        ({"1,0": "S01", "2,0": "S02"}, "france", -3 + 1 + 1 - 3 + 2),
    ],
)
def test_settlements(cards: dict[str, Json], country: str, dwelling: int) -> None:
    """Cases 118–120, 122."""
    assert points(cards, country=country)["dwelling"] == dwelling


def test_the_mountain_is_beside_its_lower_hillside_too() -> None:
    assert points({"5,1": "S08", "6,0": "G28"})["dwelling"] == 8 + 7 + 2


def test_forests_count_nothing() -> None:
    """Case 123."""
    table = arranged({"boards": {"A": {"cards": {"3,0": "S02"}}}}, seats=3)
    assert own_points(table, 0)["dwelling"] == 1 + 3


@pytest.mark.parametrize(("value", "dwelling"), [("9", 9), ("2", 2)])
def test_the_round_tower(value: str, dwelling: int) -> None:
    """D2."""
    found = points({"5,0": "S03", "5,1": "I35"}, country="ireland", round_tower=value)
    assert found["dwelling"] == 2 + 3 + dwelling
    assert points({"3,0": "S03", "5,1": "I35"}, country="ireland", round_tower=value)["dwelling"] == 2 + 3


def test_economic_values() -> None:
    """[13.2] case 122."""
    assert points({"3,0": "S05"})["economic"] == -1
    assert points({"5,1": "F27", "5,0": "F04", "3,0": "S07"})["economic"] == 25 + 10 + 8


def test_no_outcome_before_the_end() -> None:
    assert outcome(laid(seats=2)) is None


def test_who_ties_shares_the_place() -> None:
    """[13.5]"""
    goods: dict[str, Json] = {"A": {"book": 1}, "B": {"ceramic": 1}, "C": {"book": 1}, "D": {}}
    result = outcome(arranged({"over": True, "goods": goods}, seats=4))
    assert result is not None
    assert (result.scores, result.ranks, result.reason) == ((2, 3, 2, 0), (2, 1, 2, 4), "most-points")


@pytest.mark.parametrize(("reliquaries", "rank", "reason"), [(62, 2, "no-success"), (63, 1, "success")])
def test_alone_five_hundred_are_a_success(reliquaries: int, rank: int, reason: str) -> None:
    """[13.5] 62 · 8 = 496."""
    result = outcome(arranged({"over": True, "goods": {"A": {"reliquary": reliquaries}}}, seats=1))
    assert result is not None
    assert (result.scores, result.ranks, result.reason) == ((8 * reliquaries,), (rank,), reason)


def test_only_the_own_board_scores_in_solo() -> None:
    """[14.4.8]"""
    result = outcome(arranged({"over": True, "boards": {"B": {"cards": {"3,0": "F27"}}}, "goods": {"A": {}}}, seats=1))
    assert result is not None and result.scores == (0,)


def test_scores_are_the_sum_of_their_sources() -> None:
    for seats in range(1, 5):
        result = random_game(seats, seats=seats).outcome
        assert result is not None
        assert tuple(map(sum, zip(*result.breakdown.values(), strict=True))) == result.scores
