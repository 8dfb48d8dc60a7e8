"""Points, ranking and the solo goal [13]."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.outcome import Outcome, rank

from .components import CARD_NUMBERS, DWELLING, ECONOMIC, FIRST_SETTLEMENT
from .goods import BOOK, CERAMIC, COIN, COIN5, COINS_OF_TILE, GOODS, ORNAMENT, RELIQUARY, WHISKEY, WINE, WONDER, Store
from .land import Cell, Land
from .options import Setting
from .state import Table

SUCCESS: Final = 500
"""[13.5] points that a player alone should reach."""

ROUND_TOWER: Final = CARD_NUMBERS["I35"]

_COUNTED: Final = tuple((good, GOODS[good].points) for good in (BOOK, CERAMIC, ORNAMENT, RELIQUARY, WONDER, WINE, WHISKEY))


def goods_points(store: Store) -> int:
    """[13.1] D16: what the tiles are worth when money is exchanged in the best way. One wine or whiskey given up (1 point) that
    completes a 5-coin tile (2 points) is worth it, more of them never are."""
    points = sum([store[good] * each for good, each in _COUNTED])
    tiles, coins = divmod(store[COIN], COINS_OF_TILE)
    points += tiles * GOODS[COIN5].points
    missing = COINS_OF_TILE - coins
    if (missing == 1 and store[WINE] + store[WHISKEY]) or (missing == 2 and store[WHISKEY]):
        points += GOODS[COIN5].points - 1
    return points


def economic_points(land: Land) -> int:
    """[13.2] the shields of all buildings and settlements."""
    return sum([ECONOMIC[card] for card in land.where])


def around(setting: Setting, land: Land, cell: Cell) -> int:
    """[13.3] D2: the dwelling values beside a space, with that of the Round Tower which this game plays with."""
    points = land.dwelling_around(cell)
    if setting.round_tower != DWELLING[ROUND_TOWER] and land.where.get(ROUND_TOWER) in land.beside[cell]:
        points += setting.round_tower - DWELLING[ROUND_TOWER]
    return points


def settled(setting: Setting, land: Land) -> dict[int, int]:
    """[13.3] what each settlement of a board scores."""
    return {card: DWELLING[card] + around(setting, land, cell) for card, cell in land.where.items() if card >= FIRST_SETTLEMENT}


def own_points(table: Table, seat: Seat) -> dict[str, int]:
    """[13] a player's score by source."""
    land = table.lands[seat]
    return {
        "goods": goods_points(table.stores[seat]),
        "economic": economic_points(land),
        "dwelling": sum(settled(table.setting, land).values()),
    }


def outcome(table: Table) -> Outcome | None:
    """[13.5] who ties shares the place; alone 500 points are a success."""
    if not table.over:
        return None
    points = [own_points(table, seat) for seat in table.players]
    scores = tuple(sum(sources.values()) for sources in points)
    breakdown = {source: tuple(sources[source] for sources in points) for source in points[0]}
    if table.setting.solo:
        won = scores[0] >= SUCCESS
        return Outcome(scores, (1,) if won else (2,), "success" if won else "no-success", breakdown)
    return Outcome(scores, rank([(score,) for score in scores]), "most-points", breakdown)
