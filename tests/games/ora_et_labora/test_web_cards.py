"""The board's own table of card facts is that of the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pentapolis.games.ora_et_labora as game
from pentapolis.games.ora_et_labora.components import CARDS, TERRAIN_NAMES, Building, Settlement
from pentapolis.games.ora_et_labora.functions import BY_NAME, Different, Once, Step, Tiers, Together, Trade
from pentapolis.games.ora_et_labora.goods import COIN, GOODS
from pentapolis.games.ora_et_labora.payments import Price
from pentapolis.words import LANGUAGES
from pentapolis.words.parity import read_pair

FILE = Path(game.__file__).parent / "web" / "cards.js"


def drawn(name: str) -> dict[str, Any]:
    """An object literal of cards.js, read as JSON."""
    body = FILE.read_text("utf-8").split(f"{name} = ")[1].split(";")[0]
    quoted = re.sub(r"([{,]\s*)([A-Za-z]\w*):", r'\1"\2":', body)
    return dict(json.loads(re.sub(r",(\s*})", r"\1", quoted)))


def test_the_page_names_no_coordinates() -> None:
    """Nothing on the map shows them; the places themselves can still be told apart by `place`."""
    room = FILE.parent.parent
    said, drawn_words = read_pair(room / "locale"), read_pair(FILE.parent / "locale")
    for lang in LANGUAGES:
        naming = {key for key, variables in said[lang].variables.items() if "cell" in variables}
        assert len(naming) > 10
        assert naming - drawn_words[lang].keys == {"do-place"}
        assert [key for key, variables in drawn_words[lang].variables.items() if "cell" in variables] == []


def test_the_page_knows_who_is_given_different_goods() -> None:
    source = (FILE.parent / "prompt.js").read_text("utf-8")
    named = re.findall(r"\w+", source.split("const KINDS = [")[1].split("]")[0])
    given = {name for name, steps in BY_NAME.items() if any(isinstance(step, Different) for step in steps)}
    assert set(named) == given


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
    shown = {name: facts | {"land": sorted(facts["land"])} for name, facts in drawn("CARDS").items()}
    assert shown == {card.name: printed(card) for card in CARDS}


def prices(step: Step) -> tuple[Price, ...]:
    """What a step takes each time; the Estate has two prices, so that nothing can be said before one is chosen."""
    if isinstance(step, Tiers):
        first, *more = step.prices
        assert all(price.energy == times * first.energy for times, price in enumerate(more, 2))
        return (first,)
    if isinstance(step, Together):
        return tuple(part.price for part in step.trades)
    return (step.price,) if isinstance(step, Trade | Once) else ()


def test_the_board_measures_what_the_functions_cost() -> None:
    asked: dict[str, dict[str, float]] = {}
    for card, steps in BY_NAME.items():
        for price in (price for step in steps for price in prices(step)):
            units = {"food": price.food, "energy": price.energy / 2, "points": price.points}
            asked.setdefault(card, {}).update({unit: each for unit, each in units.items() if each})
    assert drawn("PRICES") == {card: units for card, units in asked.items() if units}
