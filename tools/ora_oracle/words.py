"""How the two engines name the same things."""

from __future__ import annotations

from typing import Final

TOKENS: Final = {
    "peat": "Pt",
    "livestock": "Sh",
    "clay": "Cl",
    "wood": "Wo",
    "grain": "Gn",
    "coin": "Pn",
    "coin5": "Ni",
    "straw": "Sw",
    "stone": "Sn",
    "peat-coal": "Co",
    "meat": "Mt",
    "book": "Bo",
    "ceramic": "Ce",
    "ornament": "Or",
    "reliquary": "Rq",
    "grapes": "Gp",
    "wine": "Wn",
    "flour": "Fl",
    "bread": "Br",
    "malt": "Ma",
    "beer": "Be",
    "whiskey": "Wh",
}
"""Goods in the oracle's commands."""

FIELDS: Final = {
    "coin": "penny",
    "livestock": "sheep",
    "peat-coal": "coal",
    "wonder": "wonders",
    "grapes": "grape",
}
"""Goods in the oracle's state where its name is another one. Money there is `penny` and, in tiles of five, `nickel`."""

COLOURS: Final = "RGBW"
TERRAINS: Final = {"P": "plains", "H": "hillside", "C": "coast", "M": "mountain", "W": "water"}
GROWTH: Final = {"LFO": "forest", "LMO": "moor"}
SIDES: Final = {
    "plains": ("BUY_DISTRICT", "PLAINS"),
    "hills": ("BUY_DISTRICT", "HILLS"),
    "coast": ("BUY_PLOT", "COAST"),
    "mountain": ("BUY_PLOT", "MOUNTAIN"),
}
FIRST_COLUMN: Final = -2
INDICATORS: Final = ("peat", "livestock", "clay", "wood", "grain", "coin", "grapes", "stone", "joker")
SPACES: Final = 13
"""Of the wheel."""


def field(good: str) -> str:
    return FIELDS.get(good, good)


def indicator_field(name: str) -> str:
    """Of the wheel: there the coin is a coin."""
    return name if name == "coin" else field(name)


def tokens(goods: dict[str, int]) -> str:
    """A set of tiles in one word, as the oracle wants it."""
    return "".join(TOKENS[good] * count for good, count in goods.items())


def card_id(card: str, colour: str) -> str:
    """Heartland buildings and settlements carry the colour of their owner there."""
    if card[0] == "H":
        return f"L{colour}{int(card[1:])}"
    if card[0] == "S":
        return f"S{colour}{int(card[1:])}"
    return card


def card_name(name: str) -> str:
    """The other way round."""
    if name[0] in "LS" and len(name) == 3:
        return ("H0" if name[0] == "L" else "S0") + name[2]
    return name
