"""What is offered to build, against the plain rule [6.C.1]."""

from __future__ import annotations

import pytest

from pentapolis.games.ora_et_labora.components import BUILDINGS
from pentapolis.games.ora_et_labora.goods import GOODS, goods_of
from pentapolis.games.ora_et_labora.notation import BUILD
from pentapolis.games.ora_et_labora.payments import can_pay
from pentapolis.games.ora_et_labora.rules.action import Action
from pentapolis.games.ora_et_labora.rules.building import build_options
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json

from .tables import COUNTRIES, arranged

BOARD: dict[str, Json] = {"landscapes": ["coast 0", "mountain 0"]}


@pytest.mark.parametrize("most", [3, 9, 400])
@pytest.mark.parametrize("country", COUNTRIES)
def test_what_can_be_paid_and_placed(country: str, most: int) -> None:
    """Random stores, also such as hold more than a packed number could."""
    chance = Chance.from_seed(f"{country} {most}")
    for _ in range(60):
        goods: dict[str, Json] = {GOODS[good].name: chance.below(most + 1) for good in goods_of(country)}
        table = arranged({"stage": "E", "boards": {"A": BOARD}, "goods": {"A": goods}}, seats=4, country=country)
        store, land = table.stores[0], table.lands[0]
        plain = [card for card in table.display if can_pay(store, BUILDINGS[card]) and land.sites(card, BUILDINGS[card].terrains)]
        assert build_options(Action(table, 0)) == [BUILD[card] for card in plain]
