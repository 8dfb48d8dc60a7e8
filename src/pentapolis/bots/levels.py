"""Which bots a game has, by name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from pentapolis import games
from pentapolis.kernel.ask import Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.rules import S, State
from pentapolis.kernel.sight import Chooser, Sight

from .greedy import by_worth


def random_chooser(sight: Sight[S], chance: Chance) -> Option:
    """Any of the options, each equally likely."""
    return chance.pick(sight.ask.options)


@cache
def _choosers(game: str) -> Mapping[str, Chooser[State]]:
    return {"random": random_chooser, **own_choosers(_bot_module(game))}


def own_choosers(bot: ModuleType | None) -> dict[str, Chooser[State]]:
    """The bots that a game's `bot.py` offers: its styles, played greedily, and its whole bots."""
    styles = getattr(bot, "STYLES", {})
    return {**{name: by_worth(worth) for name, worth in styles.items()}, **getattr(bot, "CHOOSERS", {})}


def _bot_module(game: str) -> ModuleType | None:
    name = f"{games.find_module(game).__name__}.bot"
    return import_module(name) if find_spec(name) else None


def levels(game: str) -> tuple[str, ...]:
    """The names of a game's bots, the weakest first; "random" is always there. BadGameOption for an unknown game."""
    return tuple(_choosers(game))


def chooser(game: str, level: str) -> Chooser[State]:
    """A bot of a game by its level; BadGameOption lists those there are. It keeps nothing between two choices, so one serves
    many seats and tables, and with the same sight and stream it chooses the same."""
    found = _choosers(game).get(level)
    if found is None:
        raise BadGameOption("level-unknown", game=game, level=level, allowed=", ".join(levels(game)))
    return found
