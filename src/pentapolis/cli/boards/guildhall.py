"""Guildhall in the terminal: professions are rows, seats are columns, every colour has its letter."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentapolis.kernel.json_values import Json
from pentapolis.words import Words

COLOURS: Final[Mapping[str, str]] = {
    "r": "white on rgb(194,59,18)",
    "b": "white on rgb(15,76,143)",
    "y": "black on rgb(244,199,62)",
    "g": "black on rgb(86,184,154)",
    "p": "black on rgb(184,111,176)",
}
"""The pennants, always in this order; the letter tells them apart where there are no colours."""

ROOMY_SEATS: Final = 3
"""With more seats the windows are set closer, so that the halls fit into 80 columns."""


def render(view: Mapping[str, Any], book: Words, names: Sequence[str]) -> RenderableType:
    parts = [_square(view, book), _halls(view, book, names)]
    rows = (_aside(view, book), _open(view["open"], book, names), _hand(view, book))
    parts += [drawn for drawn in rows if drawn is not None]
    return Group(*parts)


def _square(view: Mapping[str, Any], book: Words) -> RenderableType:
    """Turn, piles and the centre row."""
    say, discard = book.text, view["discard"]
    stage = say("board-turn", turn=view["turn"], actions=view["actions"]) if view["turn"] else say("board-setup")
    line = Text(stage, style="bold")
    line.append("   " + say("board-piles", deck=view["deck"], discard=discard["count"], vp=view["vp_deck"]), style="not bold")
    if discard["top"]:
        line.append("   " + say("board-top") + " ", style="not bold").append_text(_card(discard["top"], book))
    row = Text(say("board-row") + " ").append("; ".join(book.component("vp", card) for card in view["row"]) or "–")
    return Group(line, row)


def _halls(view: Mapping[str, Any], book: Words, names: Sequence[str]) -> Table:
    drawn = Table(padding=(0, 1), show_footer=False)
    drawn.add_column(book.text("board-hall"))
    for seat, name in enumerate(names):
        drawn.add_column(("▸ " if seat == view["player"] else "") + name)
    halls = [_by_profession(seat["hall"]) for seat in view["seats"]]
    for profession in view["professions"]:
        windows = (_windows(hall[profession], book, tight=len(names) > ROOMY_SEATS) for hall in halls)
        drawn.add_row(book.component("profession", profession), *windows)
    drawn.add_section()
    for label in ("points", "completed", "hand", "tokens"):
        drawn.add_row(book.text(f"board-{label}"), *(str(seat[label]) for seat in view["seats"]))
    played = [Text(" ").join(_played(card, book) for card in seat["action_area"]) for seat in view["seats"]]
    drawn.add_row(book.text("board-action-area"), *played)
    return drawn


def _by_profession(cards: Iterable[str]) -> dict[str, set[str]]:
    hall: dict[str, set[str]] = defaultdict(set)
    for card in cards:
        profession, _, colour = card.partition("-")
        hall[profession].add(colour)
    return hall


def _windows(colours: set[str], book: Words, tight: bool) -> Text:
    """Five windows of a chapter; an empty one is a dot."""
    windows = Text(no_wrap=True)
    for colour in COLOURS:
        window = _pennant(colour, book) if colour in colours else Text(" · ", style="dim")
        windows.append_text(window[:2] if tight else window)
    return windows


def _pennant(colour: str, book: Words) -> Text:
    return Text(f" {book.component('card', colour)[0].upper()} ", style=COLOURS[colour])


def _card(name: str, book: Words) -> Text:
    profession, _, colour = name.partition("-")
    return _pennant(colour, book).append(f" {book.component('profession', profession)}", style="not bold default on default")


def _played(name: str, book: Words) -> Text:
    """A profession card or a VP card in the action area."""
    return _card(name, book) if "-" in name else Text(book.component("vp", name))


def _open(opened: Mapping[str, Json] | None, book: Words, names: Sequence[str]) -> Text | None:
    """What I alone look at now, because of an effect."""
    if opened is None:
        return None
    seat, cards = opened.get("seat"), opened["cards"]
    assert isinstance(cards, list)
    title = book.text("board-open-discard") if seat is None else book.text("board-open-hand", who=names[int(str(seat))])
    return _row(title, map(str, cards), book)


def _aside(view: Mapping[str, Any], book: Words) -> Text | None:
    """Cards on their way into the hall of the seat whose turn it is."""
    return _row(book.text("board-aside"), view["aside"], book) if view["aside"] else None


def _hand(view: Mapping[str, Any], book: Words) -> Text | None:
    return _row(book.text("board-my-hand"), view["hand"], book) if view["hand"] else None


def _row(title: str, cards: Iterable[str], book: Words) -> Text:
    return Text(f"{title} ", style="bold").append_text(Text("  ").join(_card(card, book) for card in cards))
