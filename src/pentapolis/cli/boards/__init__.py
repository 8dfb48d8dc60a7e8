"""How a game looks in the terminal: a module of its own by the game's name, or else the generic one.

A board module offers `render(view, book, names) -> rich renderable`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentapolis.kernel.json_values import Json
from pentapolis.kernel.outcome import Outcome
from pentapolis.words import Words


def draw_board(game: str, view: Mapping[str, Json], book: Words, names: Sequence[str]) -> RenderableType:
    """The table as the view shows it."""
    own = f"{__name__}.{game}"
    drawn: RenderableType = import_module(own if find_spec(own) else f"{__name__}.generic").render(view, book, names)
    return drawn


def draw_outcome(outcome: Outcome, book: Words, names: Sequence[str]) -> RenderableType:
    """The end of a game: a line for each seat, the winners first, with the points by source."""
    drawn = Table(box=None, padding=(0, 2, 0, 0))
    drawn.add_column(book.text("play-place"), justify="right")
    drawn.add_column(book.text("play-player"))
    drawn.add_column(book.text("play-points"), justify="right")
    for source in outcome.breakdown:
        drawn.add_column(book.text(f"score-{source}"), justify="right", style="dim")
    for seat in sorted(range(len(outcome.ranks)), key=outcome.ranks.__getitem__):
        points = [str(points[seat]) for points in outcome.breakdown.values()]
        style = "bold" if outcome.ranks[seat] == 1 else ""
        drawn.add_row(str(outcome.ranks[seat]), names[seat], str(outcome.scores[seat]), *points, style=style)
    return Group(Text(book.text(f"end-{outcome.reason}"), style="bold"), drawn)
