"""The board's own table of card facts is that of the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pentapolis.games.ora_et_labora as game
from pentapolis.games.ora_et_labora.components import CARDS, TERRAIN_NAMES, Building, Settlement
from pentapolis.games.ora_et_labora.goods import COIN, GOODS

FILE = Path(game.__file__).parent / "web" / "cards.js"


def drawn() -> dict[str, Any]:
    """The object literal of cards.js, read as JSON."""
    body = FILE.read_text("utf-8").split("CARDS = ")[1].rstrip().rstrip(";")
    quoted = re.sub(r"([{,]\s*)([A-Za-z]\w*):", r'\1"\2":', body)
    return dict(json.loads(re.sub(r",(\s*})", r"\1", quoted)))


def printed(card: Building | Settlement) -> dict[str, Any]:
    land = sorted(name for terrain, name in TERRAIN_NAMES.items() if card.terrains & terrain)
    facts: dict[str, Any] = {"land": land, "economic": card.economic, "dwelling": card.dwelling}
    if card.cloister:
        facts["cloister"] = True
    if isinstance(card, Settlement):
        return facts | {"food": card.food, "energy": card.energy // 2}
    cost = {GOODS[good].name: count for good, count in card.cost} | ({GOODS[COIN].name: card.coins} if card.coins else {})
    return facts | {"cost": cost, "stage": card.stage}


def test_the_board_shows_what_the_cards_say() -> None:
    shown = {name: facts | {"land": sorted(facts["land"])} for name, facts in drawn().items()}
    assert shown == {card.name: printed(card) for card in CARDS}
