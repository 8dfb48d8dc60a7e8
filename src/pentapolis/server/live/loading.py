"""From what is stored to a game in memory, and for new tables the other way round."""

from __future__ import annotations

from pentapolis import games
from pentapolis.kernel.errors import PentapolisError
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.rules import Rules, State

from ..errors import Conflict
from ..storage.kept import KeptLog, KeptTable
from .game import LiveGame


def rules_of(table: KeptTable) -> tuple[Rules[State], GameOptions]:
    """The rules and options that a table was opened with; Conflict where the rules are of another version now."""
    try:
        rules = games.find_rules(table.game)
        options = rules.schema.read(table.options)  # type: ignore[arg-type]  # JSON, as it was checked when the table was opened
    except PentapolisError as error:
        raise Conflict("unplayable") from error
    if rules.version != table.version:
        raise Conflict("other-version", version=table.version, now=rules.version)
    return rules, options


def deal(table: KeptTable) -> LiveGame:
    """The first position."""
    return LiveGame(*rules_of(table), table.key)


def game_of(log: KeptLog) -> LiveGame | None:
    """The game that a log tells; None while the table waits."""
    if log.table.status == "waiting":
        return None
    return LiveGame.of_log(*rules_of(log.table), log.table.key, log.entries)
