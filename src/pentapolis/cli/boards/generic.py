"""Any view, drawn by its form: lists with an item for each seat become columns, mappings become rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table

from pentapolis.kernel.json_values import Json
from pentapolis.words import Words


def render(view: Mapping[str, Json], book: Words, names: Sequence[str]) -> RenderableType:
    drawn = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for field, value in view.items():
        drawn.add_row(_label(field, book), _value(value, book, names))
    return drawn


def _label(field: str, book: Words) -> str:
    """The name of a part of the view: in words where the game has them, otherwise as it is in the view."""
    key = f"view-{field.replace('_', '-')}"
    return book.text(key) if book.has(key) else field


def _value(value: Json, book: Words, names: Sequence[str]) -> RenderableType:
    if isinstance(value, dict):
        return render(value, book, names)
    if isinstance(value, list) and len(value) == len(names) and any(isinstance(item, dict | list) for item in value):
        return _by_seat(value, book, names)
    if isinstance(value, list):
        return ", ".join(str(_flat(item)) for item in value) or "–"
    return _flat(value)


def _by_seat(values: Sequence[Json], book: Words, names: Sequence[str]) -> Table:
    drawn = Table(box=None, padding=(0, 2, 0, 0))
    for name in names:
        drawn.add_column(name)
    drawn.add_row(*(_value(value, book, names) for value in values))
    return drawn


def _flat(value: Json) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}:{_flat(item)}" for name, item in value.items())
    if isinstance(value, list):
        return "[" + " ".join(map(_flat, value)) + "]"
    return "–" if value is None else str(value)
