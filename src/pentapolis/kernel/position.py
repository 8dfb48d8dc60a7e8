"""A position as JSON: a state that can be saved, sent, looked at and played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .chance import Chance
from .chronicle import Chronicle
from .errors import BadPosition
from .json_values import Json
from .match import Match
from .record import read_move, write_move
from .rules import Rules, S

KEYS: Final = ("game", "version", "options", "seed", "state", "moves")


def save_position(match: Match[S]) -> dict[str, Json]:
    """Secrets included: the state at the start of the running step, and the choices since. ValueError for an imagined match:
    within a step it has no position of its own."""
    if match.imagined:
        raise ValueError("an imagined match has no position")
    return {
        "game": match.rules.name,
        "version": match.rules.version,
        "options": match.options.as_json(),
        "state": match.rules.describe(match.start),
        "moves": [write_move(match.rules, seat, option) for seat, option in match.since_step],
    }


def load_position(rules: Rules[S], position: Mapping[str, Json], chronicle: Chronicle | None = None) -> Match[S]:
    """The match that goes on from a saved position; BadPosition, BadText or IllegalOption tell what does not fit.

    What a position does not name is dealt from its `seed` (default 0)."""
    _check_head(rules, position)
    options = rules.schema.read(_mapping(position, "options"))
    state = rules.setup(options, Chance.from_seed(str(position.get("seed", 0))))
    rules.arrange(state, _mapping(position, "state"))
    match = Match.from_state(rules, options, state, chronicle)
    moves = position.get("moves", [])
    if not isinstance(moves, list):
        raise BadPosition("position-moves")
    for move in moves:
        match.play(*read_move(rules, str(move)))
    return match


def _check_head(rules: Rules[S], position: Mapping[str, Json]) -> None:
    unknown = set(position) - set(KEYS)
    if unknown:
        raise BadPosition("position-unknown-field", field=min(unknown), expected=", ".join(KEYS))
    if position.get("game", rules.name) != rules.name:
        raise BadPosition("position-other-game", game=str(position["game"]), expected=rules.name)
    if position.get("version", rules.version) != rules.version:
        raise BadPosition("position-other-version", version=str(position["version"]), expected=rules.version)


def _mapping(position: Mapping[str, Json], name: str) -> Mapping[str, Json]:
    value = position.get(name, {})
    if not isinstance(value, dict):
        raise BadPosition("position-not-mapping", field=name)
    return value
