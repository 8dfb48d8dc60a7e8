"""The box: resources, buildings, board sides, objectives, achievements and the solo game, as tables.

What is marked *designed* was invented for want of the printed figure ([16] of the specification); a balance report may change it.
The maps are in `asteroids`, the shapes in `pieces`, the cards in `workers`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

ROUNDS: Final = 8  # [4.1]
STEPS: Final = 2  # [4.2] the day's and the night's worker
HAND: Final = 4  # [3.9]
START_TOKENS: Final = 1  # [3.6] of each resource


@dataclass(frozen=True, slots=True)
class Building:
    """A type of building; its piece has the same number.

    letter  in short lists.
    main    whether it belongs to the set of five (the others are small).
    count   tiles in the box [2.3].
    cost    symbols of each resource, in the order of `bags.RESOURCES`. D2: one cost for all tiles of a type [2.4].
    any     symbols paid with any token [5.11].
    slots   places for it on the main board, by its side: for 2 or 3 players (and solo), for 4 or 5 [3.3].
    """

    name: str
    letter: str
    main: bool
    count: int
    cost: tuple[int, int, int, int]
    any: int
    slots: tuple[int, int]


# D1: 96 tiles, by the itemised list of the box [2.3]. D2: one shape and one cost a type. Costs and main shapes are designed.
BUILDINGS: Final = (
    Building("habitat", "H", True, 16, (1, 2, 0, 0), 0, (1, 2)),
    Building("greenhouse", "G", True, 16, (2, 0, 2, 0), 0, (1, 2)),
    Building("atmosphere_generator", "A", True, 16, (1, 0, 1, 1), 0, (1, 2)),
    Building("power_plant", "P", True, 16, (0, 2, 0, 2), 0, (1, 2)),
    Building("entertainment_complex", "E", True, 16, (0, 1, 2, 1), 0, (1, 2)),
    Building("soylent_factory", "F", False, 8, (1, 0, 0, 1), 0, (1, 1)),
    Building("statue", "S", False, 8, (0, 0, 0, 0), 1, (1, 1)),
)
KINDS: Final = range(len(BUILDINGS))
MAIN: Final = range(5)
SMALL: Final = range(5, 7)
LETTERS: Final = "".join(building.letter for building in BUILDINGS)

REGION_LIMIT: Final = {1: 7, 2: 7, 3: 5, 4: 5, 5: 5}
"""[7.2] by players; [12.1] solo as for two."""

REFILL: Final = {1: 2, 2: 2, 3: 3, 4: 4, 5: 5}
"""[3.2, 7.1] tokens added to each region, by players; [12.1] solo as for two."""

POOL: Final = {1: 14, 2: 12, 3: 12, 4: 16, 5: 20}
"""[3.7] workers of a game, by players; [12.1] all solo cards."""

# --- scoring [8] --------------------------------------------------------------------------------------------------------

SET_POINTS: Final = 15  # [8.1]
OBJECTIVE_POINTS: Final = (2, 1)  # [8.2] upper and lower part, for each tile
TERRAIN_POINTS: Final = (10, 7, 5, 3, 2, 1, 0)
"""[8.3] by uncovered cells of a terrain, the last for all more. Designed."""

OBJECTIVES: Final = ((0, 2), (1, 3), (2, 4), (3, 0), (4, 1))
"""[2.6] the buildings of the upper and the lower part of each card. Designed."""

OBJECTIVE_NAMES: Final = ("obj1", "obj2", "obj3", "obj4", "obj5")

# --- the expansion [13], all designed -----------------------------------------------------------------------------------

REVEALED: Final = {1: 2, 2: 2, 3: 3, 4: 3, 5: 3}
"""[13.1] achievements of a game, by players."""

MONUMENT_POINTS: Final = 4  # [13.4]


@dataclass(frozen=True, slots=True)
class Plight:
    """What an achievement looks at: one player's town.

    built    tiles of each building.
    store    tokens of each resource.
    open     uncovered cells of each terrain.
    covered  covered cells of each terrain.
    """

    built: Sequence[int]
    store: Sequence[int]
    open: Sequence[int]
    covered: Sequence[int]


@dataclass(frozen=True, slots=True)
class Achievement:
    """[13.1, 13.5] name; the piece of its monument (a place in `pieces.PIECES`); what earns it."""

    name: str
    piece: int
    met: Callable[[Plight], bool]


ACHIEVEMENTS: Final = (
    Achievement("ach1", 7, lambda town: min(town.built[kind] for kind in MAIN) >= 1),
    Achievement("ach2", 8, lambda town: sum(not cells for cells in town.open) >= 2),
    Achievement("ach3", 7, lambda town: sum(town.built[kind] for kind in SMALL) >= 3),
    Achievement("ach4", 8, lambda town: min(town.store) >= 2),
    Achievement("ach5", 7, lambda town: max(town.built[kind] for kind in MAIN) >= 3),
    Achievement("ach6", 8, lambda town: min(town.covered) >= 3),
)

MONUMENT: Final = len(BUILDINGS)
"""Tiles are numbered: the buildings, then from here on the monument of each achievement."""

TILE_NAMES: Final = (*(building.name for building in BUILDINGS), *(each.name for each in ACHIEVEMENTS))
PIECE_OF_TILE: Final = (*KINDS, *(each.piece for each in ACHIEVEMENTS))

# --- solo [12], all designed --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Difficulty:
    """[12.2] the rival's starting tokens and what it carries beyond its worker's capacity."""

    tokens: int
    bonus: int


DIFFICULTIES: Final[Mapping[str, Difficulty]] = {
    "easy": Difficulty(0, 0),
    "normal": Difficulty(4, 1),
    "hard": Difficulty(8, 1),
    "expert": Difficulty(8, 2),
}

RIVAL_ROW: Final = 10
"""[12.6] cells in each of the rival's rows, one row a terrain."""

RIVAL_COMFORT: Final = 2
"""[12.5c] tokens the rival takes from the supply where all regions are empty."""
