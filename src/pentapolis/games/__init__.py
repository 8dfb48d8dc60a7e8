"""The games, one folder each, and the way to find them.

A folder in here is a game, and so is a package elsewhere with an entry point in the group `pentapolis.games`. Either offers
`GAME`, its `kernel.rules.Rules`. Nothing else has to be told that a game exists.
"""

from __future__ import annotations

import pkgutil
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType

from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.rules import Rules, State

ENTRY_POINTS = "pentapolis.games"


@dataclass(frozen=True)
class _Game:
    """package  where the game keeps its other rooms (`bot`, `balance`, `web/`, `locale/`)."""

    package: ModuleType
    rules: Rules[State]


@cache
def _modules() -> dict[str, str]:
    """Where all games are by name, as entry points say it: `module` (which offers GAME) or `module:attribute`."""
    here = {found.name: f"{__name__}.{found.name}" for found in pkgutil.iter_modules(__path__) if found.ispkg}
    elsewhere = {point.name: point.value for point in entry_points(group=ENTRY_POINTS)}
    return {**elsewhere, **here}


@cache
def _load(name: str, place: str) -> _Game:
    """BadGameOption says why a game cannot be loaded: it is another's code, so whatever it raises is caught."""
    try:
        return _found(name, place)
    except Exception as error:
        why = _reason(error)
        raise BadGameOption("game-not-loaded", game=name, place=place, reason=str(why)) from why


def _found(name: str, place: str) -> _Game:
    point = EntryPoint(name, place, ENTRY_POINTS)
    if not EntryPoint.pattern.match(place):
        raise BadGameOption("game-place", place=place)
    named = point.load()
    if isinstance(named, ModuleType):
        return _Game(_package(named), _checked(name, named.GAME))
    return _Game(_package(import_module(point.module)), _checked(name, named))


def _package(module: ModuleType) -> ModuleType:
    """The package that a module is, or lies in."""
    if hasattr(module, "__path__"):
        return module
    if not module.__package__:
        raise BadGameOption("game-no-package", module=module.__name__)
    return import_module(module.__package__)


def _checked(name: str, rules: Rules[State]) -> Rules[State]:
    if isinstance(rules, type):
        raise BadGameOption("game-is-class", name=rules.__name__)
    missing = [part for part in vars(Rules) if not part.startswith("_") and not hasattr(rules, part)]
    if missing:
        raise BadGameOption("game-parts", parts=", ".join(missing))
    if rules.name != name:
        raise BadGameOption("game-other-name", name=rules.name)
    return rules


def _reason(error: Exception) -> BadGameOption:
    match error:
        case BadGameOption():
            return error
        case ModuleNotFoundError(name=str(module)):
            return BadGameOption("game-no-module", module=module)
        case AttributeError(obj=ModuleType() as module):
            return BadGameOption("game-no-attribute", module=module.__name__, name=str(error.name))
        case _:
            return BadGameOption("game-crashed", text=f"{type(error).__name__}: {error}")


def names() -> tuple[str, ...]:
    """The names of all games, sorted, those included that cannot be loaded."""
    return tuple(sorted(_modules()))


def playable() -> tuple[str, ...]:
    """The names of those that can be loaded."""
    return tuple(filter(_is_playable, names()))


def _is_playable(name: str) -> bool:
    try:
        find_rules(name)
    except BadGameOption:
        return False
    return True


def _find(name: str) -> _Game:
    place = _modules().get(name)
    if place is None:
        raise BadGameOption("game-unknown", game=name, allowed=", ".join(playable()))
    return _load(name, place)


def find_module(name: str) -> ModuleType:
    """The package of a game; BadGameOption lists those there are, or says why this one cannot be loaded."""
    return _find(name).package


def find_rules(name: str) -> Rules[State]:
    """The rules of a game; BadGameOption lists those there are, or says why this one cannot be loaded."""
    return _find(name).rules


def folder(name: str) -> Traversable:
    """Where a game keeps what is not code: `web/`, `locale/`."""
    return files(find_module(name))
