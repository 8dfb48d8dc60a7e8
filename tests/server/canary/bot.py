"""Bots that misbehave as whole processes do."""

from __future__ import annotations

import os
from pathlib import Path

from pentapolis.kernel.ask import Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.sight import Sight

from .game import Table

PROCESSES = "CANARY_PROCESSES"
"""The environment variable that names a folder in which bots leave a trace."""

THINKING = "thinking"
"""The name of a pipe in that folder: where there is one, a sleeper says in it that it thinks."""


def stumbler(sight: Sight[Table], chance: Chance) -> Option:
    """Ends its whole process at the first sight of each choice, and chooses at the second."""
    trace = Path(os.environ[PROCESSES]) / f"stumbled-{chance.key.hex()}"
    if not trace.exists():
        trace.touch()
        os._exit(3)
    return chance.pick(sight.ask.options)


def crasher(sight: Sight[Table], chance: Chance) -> Option:
    """Never chooses; ends its process each time."""
    os._exit(4)


def sleeper(sight: Sight[Table], chance: Chance) -> Option:
    """Thinks for ever."""
    pipe = Path(os.environ[PROCESSES]) / THINKING
    if pipe.exists():
        pipe.write_text("begun")
    while True:
        chance.word()


def liar(sight: Sight[Table], chance: Chance) -> Option:
    """Names what is not offered."""
    return ("bid", 0)


CHOOSERS = {"stumbler": stumbler, "crasher": crasher, "sleeper": sleeper, "liar": liar}
