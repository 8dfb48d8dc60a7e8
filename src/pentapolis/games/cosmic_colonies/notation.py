"""How options are written: `place xxx/.x. c4`, `pay W1-M2`."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Option
from pentapolis.kernel.notation import Kind, Notation

from .asteroids import NAMES, SIZE
from .bags import HANDFULS, RESOURCES, write
from .components import ACHIEVEMENTS, BUILDINGS, OBJECTIVE_NAMES, TILE_NAMES
from .pieces import SHAPES
from .workers import WORKER_NAMES

WORKER: Final = Kind("worker", WORKER_NAMES)
RESOURCE: Final = Kind("resource", RESOURCES)
BUILDING: Final = Kind("building", [building.name for building in BUILDINGS])
SHAPE: Final = Kind("shape", SHAPES)
CELL: Final = Kind("cell", [f"{'abcdefgh'[column]}{row}" for row in range(1, SIZE + 1) for column in range(SIZE)])
"""A place of the grid: columns a … h from the left, rows 1 … 8 from the top. (row 3, column 2), counted from 0, is c4."""

TOKENS: Final = Kind("tokens", [write(tokens) for tokens in HANDFULS])
"""At most four tokens: `W1-M2`."""

ACHIEVEMENT: Final = Kind("achievement", [each.name for each in ACHIEVEMENTS])

# Not in options, but in positions and views.
OBJECTIVE: Final = Kind("objective", OBJECTIVE_NAMES)
TILE: Final = Kind("tile", TILE_NAMES)
MAP: Final = Kind("map", NAMES)

NOTATION: Final = Notation(
    {
        "choose": (WORKER,),
        "gather": (RESOURCE,),
        "split": (),
        "each": (),
        "supply": (RESOURCE,),
        "build": (BUILDING,),
        "pass": (),
        "place": (SHAPE, CELL),
        "pay": (TOKENS,),
        "take": (TOKENS,),
        "swap": (RESOURCE, RESOURCE),
        "claim": (ACHIEVEMENT,),
        "skip": (),
    }
)

CHOOSE: Final[tuple[Option, ...]] = tuple(("choose", card) for card in WORKER.numbers())
GATHER: Final[tuple[Option, ...]] = tuple(("gather", resource) for resource in RESOURCE.numbers())
SUPPLY: Final[tuple[Option, ...]] = tuple(("supply", resource) for resource in RESOURCE.numbers())
BUILD: Final[tuple[Option, ...]] = tuple(("build", building) for building in BUILDING.numbers())
PAY: Final[tuple[Option, ...]] = tuple(("pay", tokens) for tokens in TOKENS.numbers())
TAKE: Final[tuple[Option, ...]] = tuple(("take", tokens) for tokens in TOKENS.numbers())
SWAP: Final[tuple[tuple[Option, ...], ...]] = tuple(
    tuple(("swap", give, take) for take in RESOURCE.numbers()) for give in RESOURCE.numbers()
)
CLAIM: Final[tuple[Option, ...]] = tuple(("claim", achievement) for achievement in ACHIEVEMENT.numbers())
SPLIT: Final[Option] = ("split",)
EACH: Final[Option] = ("each",)
PASS: Final[Option] = ("pass",)
