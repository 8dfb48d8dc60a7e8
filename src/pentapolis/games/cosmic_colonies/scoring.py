"""Points, ranking and tie-breaks [8]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.outcome import Outcome, rank

from .asteroids import TERRAINS
from .bags import total
from .components import MAIN, MONUMENT_POINTS, OBJECTIVE_POINTS, OBJECTIVES, SET_POINTS, TERRAIN_POINTS
from .state import Table
from .workers import PRIORITY

TERRAIN_SOURCES: Final = tuple(zip(("ice", "crater", "dust", "rock", "lava"), TERRAINS, strict=True))


def set_points(built: Sequence[int]) -> int:
    """[8.1, 8.5] D13: for each complete set of the five main buildings, and nothing for single ones [8.4]."""
    return SET_POINTS * min(built[kind] for kind in MAIN)


def objective_points(built: Sequence[int], objective: int) -> int:
    """[8.2] for each tile of the upper and of the lower part."""
    return sum(points * built[kind] for points, kind in zip(OBJECTIVE_POINTS, OBJECTIVES[objective], strict=True))


def terrain_points(open_cells: Sequence[int]) -> list[int]:
    """[8.3] of each terrain."""
    last = len(TERRAIN_POINTS) - 1
    return [TERRAIN_POINTS[min(cells, last)] for cells in open_cells]


def own_points(table: Table, seat: Seat) -> dict[str, int]:
    """All that a seat's score is made of, by source."""
    city = table.cities[seat]
    return {
        "sets": set_points(city.built),
        "objective": objective_points(city.built, table.objectives[seat].cards[0]),
        **named_terrain_points(city.open_cells()),
        "monuments": MONUMENT_POINTS * city.monuments(),
    }


def named_terrain_points(open_cells: Sequence[int]) -> dict[str, int]:
    return {name: points for (name, _), points in zip(TERRAIN_SOURCES, terrain_points(open_cells), strict=True)}


def rival_points(table: Table) -> dict[str, int]:
    """[12.8] the solo rival's score by source."""
    rival = table.rival
    return {
        "sets": set_points(rival.built),
        "objective": objective_points(rival.built, table.objectives[1].cards[0]),
        **named_terrain_points(rival.open_cells()),
    }


def tie_breaks(table: Table, seat: Seat) -> dict[str, int]:
    """[8.8] in order: tiles, resources, and D14: the higher of the two priorities played in the last round."""
    return {
        "tie-buildings": sum(table.cities[seat].built),
        "tie-resources": total(table.stores[seat]),
        "tie-worker": max(PRIORITY[card] for card in table.shown[seat]),
    }


def outcome(table: Table) -> Outcome | None:
    """[8.7, 8.8] D20: one chain for the whole ranking; solo [12.8] a win or not, with no tie-break."""
    if not table.over:
        return None
    points = [own_points(table, seat) for seat in table.seats]
    scores = tuple(sum(sources.values()) for sources in points)
    breakdown = {source: tuple(sources[source] for sources in points) for source in points[0]}
    if not table.setting.monuments:
        del breakdown["monuments"]
    if table.setting.seats == 1:
        return _solo_outcome(table, scores, breakdown)
    ties = [tie_breaks(table, seat) for seat in table.seats]
    ranks = rank([(score, *tie.values()) for score, tie in zip(scores, ties, strict=True)])
    breakdown |= {source: tuple(tie[source] for tie in ties) for source in ties[0]}
    return Outcome(scores, ranks, "most-points", breakdown)


def _solo_outcome(table: Table, scores: tuple[int, ...], breakdown: dict[str, tuple[int, ...]]) -> Outcome:
    """[12.8] a tie is lost."""
    rival = sum(rival_points(table).values())
    won = scores[0] > rival
    return Outcome(scores, (1,) if won else (2,), "rival-beaten" if won else "rival-won", {**breakdown, "rival": (rival,)})
