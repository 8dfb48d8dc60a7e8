"""The box is what the rulebook counts."""

from __future__ import annotations

import pytest

from pentapolis.games.catan_card import GAME
from pentapolis.games.catan_card.components import (
    BUILDING_CARDS,
    BUILDINGS,
    CARDS,
    COLUMN_CARDS,
    OTHERS,
    POINTS_OF_BUILDING,
    PRICES,
    RESOURCE_COUNTS,
    SITES,
)
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json

LETTERS = "BLOWG"
PRICE_CARD = {
    "road": "BL",
    "knight": "OWG",
    "settlement": "BLWG",
    "city": "OOOGG",
    "library": "OWWW",
    "university": "OWWW",
    "town-hall": "OOOWWW",
    "church": "OWWW",
    "city-wall": "OWWW",
    "merchant-guild": "OWWW",
    "cathedral": "OWWWGG",
}


def test_sixty_seven_resource_cards_and_thirty_eight_development_cards() -> None:
    assert sum(RESOURCE_COUNTS) == 67
    assert sum(COLUMN_CARDS[4]) + SITES[4] + sum(BUILDING_CARDS[4]) == 38


@pytest.mark.parametrize("card", CARDS)
def test_the_price_card(card: str) -> None:
    price = PRICES[CARDS.index(card)]
    assert "".join(letter * count for letter, count in zip(LETTERS, price, strict=True)) == PRICE_CARD[card]


def test_points_of_buildings() -> None:
    assert [POINTS_OF_BUILDING[card] for card in BUILDINGS] == [3, 3, 4, 3, 3, 3, 4]
    assert not any(POINTS_OF_BUILDING[: BUILDINGS[0]])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cathedral", [False, True])
def test_everything_of_the_box_lies_somewhere(seats: int, cathedral: bool) -> None:
    options = GAME.schema.read({"seats": seats, "cathedral": cathedral})
    components = GAME.components(GAME.setup(options, Chance.from_seed(1)))
    assert sum(components[name] for name in ("brick", "lumber", "ore", "wool", "grain")) == 67
    assert (components["road"], components["knight"]) == COLUMN_CARDS[seats]
    assert components["raid"] + components["market-day"] == SITES[seats]
    assert sum(components[CARDS[card]] for card in BUILDINGS) == sum(BUILDING_CARDS[seats]) + cathedral


def test_opponents_are_told_clockwise() -> None:
    assert OTHERS[4][2] == (3, 0, 1)
    assert OTHERS[2][1] == (0,)


@pytest.mark.parametrize("seed", range(8))
def test_the_first_player_is_drawn(seed: int) -> None:
    options = GAME.schema.read({"seats": 4})
    starts = {GAME.setup(options, Chance.from_seed(number)).player for number in range(seed, seed + 40)}
    assert starts == {0, 1, 2, 3}


def test_the_first_seat_begins_if_wanted() -> None:
    given: dict[str, Json] = {"seats": 4, "start": "seat-a"}
    assert {GAME.setup(GAME.schema.read(given), Chance.from_seed(seed)).player for seed in range(20)} == {0}
