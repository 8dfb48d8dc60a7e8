"""Any view, drawn by its form: lists with an item for each seat become columns, other lists of mappings become tables.

What is empty is left out. Parts and components go by their names in the view: this is for games without a board of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.table import Table

from pentapolis.kernel.json_values import Json
from pentapolis.words import Words


def _is_empty(value: Json) -> bool:
    """Nothing, no, or a place with nothing in it; a zero is a figure like others."""
    return value is None or value is False or (isinstance(value, str | list | dict) and not value)


def render(view: Mapping[str, Json], book: Words, names: Sequence[str]) -> RenderableType:
    drawn = _table()
    for field, value in view.items():
        if not _is_empty(value):
            drawn.add_row(_label(field), _value(value, book, names))
    return drawn


def _table(header: bool = False) -> Table:
    return Table(box=None, padding=(0, 2, 0, 0), show_header=header)


def _label(field: str) -> str:
    return field.replace("_", " ")


def _value(value: Json, book: Words, names: Sequence[str]) -> RenderableType:
    if isinstance(value, dict):
        return render(value, book, names)
    if isinstance(value, list) and len(value) == len(names) and any(isinstance(item, dict | list) for item in value):
        return _by_seat(value, book, names)
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return _rows([item for item in value if isinstance(item, dict)])
    return _flat(value)


def _by_seat(values: Sequence[Json], book: Words, names: Sequence[str]) -> Table:
    drawn = _table(header=True)
    for name in names:
        drawn.add_column(name)
    drawn.add_row(*(_value(value, book, names) for value in values))
    return drawn


def _rows(items: Sequence[Mapping[str, Json]]) -> Table:
    """One line a mapping, one column a field that is filled anywhere."""
    fields = [field for field in items[0] if not all(_is_empty(item.get(field)) for item in items)]
    drawn = _table(header=True)
    for field in fields:
        drawn.add_column(_label(field))
    for item in items:
        drawn.add_row(*(_flat(item.get(field)) for field in fields))
    return drawn


def _flat(value: Json) -> str:
    """A value on one line."""
    if _is_empty(value):
        return "–"
    if isinstance(value, dict):
        return " ".join(f"{name}: {_flat(item)}" for name, item in value.items() if not _is_empty(item))
    if isinstance(value, list):
        return ", ".join(map(_flat, value))
    return "✓" if value is True else str(value)
