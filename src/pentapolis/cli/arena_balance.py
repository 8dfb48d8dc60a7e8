"""The balance of a game in the reader's words: tables for the terminal, and a picture."""

from __future__ import annotations

from collections.abc import Iterator

from rich.table import Table

from pentapolis.arena import Balance, Contest
from pentapolis.arena.balance import SCORE, SOURCE, WHOLE, Entry
from pentapolis.arena.picture import Dot, Panel, draw
from pentapolis.words import Words

from .figures import decimal, interval


def tables(book: Words, balance: Balance) -> Iterator[Table | str]:
    """A line on the points of all seats, then a table a group."""
    yield _total(book, balance)
    for group, entries in balance.groups.items():
        yield ""
        yield _table(book, group, entries)


def _total(book: Words, balance: Balance) -> str:
    total = balance.total
    return book.text("balance-total", mean=decimal(book, total.mean.value), spread=decimal(book, total.spread))


def _table(book: Words, group: str, entries: tuple[Entry, ...]) -> Table:
    drawn = Table(box=None, padding=(0, 2, 0, 0))
    drawn.add_column(book.text(f"balance-{group}"))
    for key in ("count", "whole" if group in WHOLE else "ahead", "spread"):
        drawn.add_column(book.text(f"balance-{key}"), justify="right")
    for entry in entries:
        figures = interval(book, entry.mean, sign=group not in WHOLE)
        drawn.add_row(name_of(book, group, entry.name), str(entry.count), figures, decimal(book, entry.spread))
    return drawn


def name_of(book: Words, group: str, name: str) -> str:
    """An entry in words: the game's own for a report where it has some, otherwise those of the source or the component."""
    own = f"balance-{group}-{name}"
    if book.has(own):
        return book.text(own)
    if group == SOURCE:
        return book.text(f"score-{name}")
    return name if group == SCORE else book.component(group, name)


def picture(book: Words, contest: Contest, balance: Balance) -> str:
    """The same as SVG."""
    title = book.text("balance-title", game=book.text("game-name"))
    lines = [_command(contest), _total(book, balance), *book.text("balance-legend").splitlines()]
    panels = [_panel(book, group, entries) for group, entries in balance.groups.items()]
    return draw(title, lines, panels, lambda value, digits, sign: decimal(book, value, digits, sign))


def _command(contest: Contest) -> str:
    """How to get the same figures again."""
    options = "".join(f" --option {name}={value}" for name, value in contest.options.items())
    seats = ",".join(contest.levels)
    return f"pentapolis arena --game {contest.game} --seats {seats} --games {contest.games} --seed {contest.seed}{options}"


def _panel(book: Words, group: str, entries: tuple[Entry, ...]) -> Panel:
    whole = group in WHOLE
    dots = [Dot(name_of(book, group, entry.name), entry.mean, _note(book, entry, not whole)) for entry in entries]
    return Panel(book.text(f"balance-{group}"), book.text("balance-note"), dots, not whole)


def _note(book: Words, entry: Entry, sign: bool) -> str:
    mean = decimal(book, entry.mean.value, 2, sign)
    half = decimal(book, entry.mean.high - entry.mean.value)
    return f"{mean} ± {half} · {decimal(book, entry.spread)} · {entry.count}"
