"""The games, one folder each, and the way to find them.

A folder in here is a game, and so is a package elsewhere with an entry point in the group `pentapolis.games`. Either offers
`GAME`, its `kernel.rules.Rules`. Nothing else has to be told that a game exists.
"""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.rules import Rules, State

ENTRY_POINTS = "pentapolis.games"


@cache
def _modules() -> dict[str, str]:
    """The import paths of all games by name."""
    here = {found.name: f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__) if found.ispkg}
    elsewhere = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return {**elsewhere, **here}


def names() -> tuple[str, ...]:
    """The names of all games, sorted."""
    return tuple(sorted(_modules()))


def find_module(name: str) -> ModuleType:
    """The package of a game; BadGameOption lists those there are."""
    path = _modules().get(name)
    if path is None:
        raise BadGameOption("game-unknown", game=name, allowed=", ".join(names()))
    return import_module(path)


def find_rules(name: str) -> Rules[State]:
    """The rules of a game; BadGameOption lists those there are."""
    rules: Rules[State] = find_module(name).GAME
    return rules


def folder(name: str) -> Traversable:
    """Where a game keeps what is not code: `web/`, `locale/`."""
    return files(find_module(name))
