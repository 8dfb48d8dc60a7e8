"""Struggle for Catan in the terminal: seats as rows, the price card as it stands for me, resources with their letters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentapolis.words import Words

View = Mapping[str, Any]

RESOURCES: Final[Mapping[str, str]] = {
    "brick": "white on rgb(168,64,46)",
    "lumber": "white on rgb(28,95,66)",
    "ore": "white on rgb(74,85,104)",
    "wool": "black on rgb(170,200,140)",
    "grain": "black on rgb(226,181,60)",
}
"""Always in this order; the first letters of their names tell them apart where there are no colours."""
HARD_SPACE: Final = "\u00a0"
"""Within a card, which is not torn apart at the end of a line."""
COLUMNS: Final = ("roads", "knights")
FIGURES: Final = ("points", "hand", "settlements", "exchange_limit")


def render(view: View, book: Words, names: Sequence[str]) -> RenderableType:
    return Group(_stage(view, book), _middle(view, book), _seats(view, book, names), *_own(view, book, names))


def _stage(view: View, book: Words) -> Text:
    """Turn and phase, exchanges left, the goal, the fate card."""
    phase = book.text(f"phase-{view['phase']}") if book.has(f"phase-{view['phase']}") else ""
    line = Text(book.text("table-turn", turn=view["turn"]) + (f", {phase}" if phase else ""), style="bold")
    exchanges = view["exchanges"]
    facts = [book.text("table-exchanges", left=exchanges["left"], limit=exchanges["limit"])]
    facts += [book.text("table-win", points=view["win"])]
    if view["fate"]:
        facts.append(book.text(f"fate-{view['fate']}"))
    return line.append("   " + " · ".join(facts), style="not bold")


def _middle(view: View, book: Words) -> RenderableType:
    """Piles, market and supply."""
    piles = Text(book.text("table-piles", deck=view["deck"], discard=len(view["discard"])))
    market = Text(f"{book.text('place-market')}: ").append_text(_row(view["market"], book))
    supply = ", ".join(f"{book.component('card', card)} {count}" for card, count in view["supply"].items())
    return Group(piles, market, Text(f"{book.text('place-supply')}: {supply}"))


def _seats(view: View, book: Words, names: Sequence[str]) -> Table:
    drawn = Table(padding=(0, 1), show_lines=True)
    drawn.add_column(book.text("table-player"))
    for key in FIGURES:
        drawn.add_column(book.text(f"table-{key}"), justify="right")
    for key in (*COLUMNS, "cities"):
        drawn.add_column(book.text(f"table-{key}"))
    for number, seat in enumerate(view["seats"]):
        name = ("▸ " if number == view["player"] else "") + names[number]
        columns = (_column(seat[key], seat[f"safe_{key}"], book) for key in COLUMNS)
        drawn.add_row(name, *(str(seat[key]) for key in FIGURES), *columns, ", ".join(_cities(seat, book)) or "–")
    return drawn


def _column(sides: Sequence[str], safe: int, book: Words) -> str:
    """Roads or knights, the oldest first, by the letters of their sides; a bar behind those that cannot be taken."""
    letters = [book.component("side", side) for side in sides]
    kept = min(safe, len(letters))
    return " ".join([*letters[:kept], *(["│"] if kept else []), *letters[kept:]]) or "–"


def _cities(seat: View, book: Words) -> Iterator[str]:
    """Cities with the buildings in them."""
    for city in seat["cities"]:
        building = city["building"]
        yield book.component("card", "city" if building is None else building)


# --- what only I see ----------------------------------------------------------------------------------------------------------


def _own(view: View, book: Words, names: Sequence[str]) -> Iterator[RenderableType]:
    """A hand that I look at, what I can build, my hand."""
    if view["open"]:
        yield _titled(book.text("table-open", who=names[view["open"]["seat"]]), view["open"]["cards"], book)
    if view["prices"]:
        yield _prices(view, book, names)
    if view["hand"]:
        yield _titled(book.text("table-my-hand"), view["hand"], book)


def _prices(view: View, book: Words, names: Sequence[str]) -> Table:
    drawn = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for price in view["prices"]:
        drawn.add_row(book.component("card", price["card"]), _row(price["price"], book), _standing(price, book, names))
    return drawn


def _standing(price: View, book: Words, names: Sequence[str]) -> str:
    """Whether it can be built: what forbids it, what is lacking, or from whom it would come."""
    if price["obstacle"]:
        return book.text(f"why-{price['obstacle']['reason']}")
    if not price["payable"]:
        return book.text("table-short", listed=", ".join(f"{name} {count}" for name, count in _counts(price["short"], book)))
    if price["from"] is not None:
        return book.text("table-taken-from", who=names[price["from"]])
    return book.text("table-payable")


def _counts(cards: Iterable[str], book: Words) -> Iterator[tuple[str, int]]:
    counted = Counter(cards)
    for resource in RESOURCES:
        if counted[resource]:
            yield book.component("resource", resource), counted[resource]


def _titled(title: str, cards: Iterable[str], book: Words) -> Text:
    return Text(f"{title} ", style="bold").append_text(_row(cards, book))


def _row(cards: Iterable[str], book: Words) -> Text:
    """Resource cards by kind: letter, name and number."""
    counted = Counter(cards)
    return Text("  ").join(_resource(name, counted[name], book) for name in RESOURCES if counted[name])


def _resource(name: str, count: int, book: Words) -> Text:
    said = book.component("resource", name)
    number = f" {said}" + (f" ×{count}" if count > 1 else "")
    letter = Text(f"{HARD_SPACE}{said[0].upper()}{HARD_SPACE}", style=RESOURCES[name])
    return letter.append(number.replace(" ", HARD_SPACE), style="default on default")
