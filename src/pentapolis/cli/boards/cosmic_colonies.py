"""Cosmic Colonies in the terminal: asteroids in characters side by side, with the columns and rows that places are named by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pentapolis.words import Words

View = Mapping[str, Any]

GROUND: Final[Mapping[str, str]] = {"I": "*", "C": "o", "D": ":", "R": "^", "L": "~"}
"""Open cells by terrain: snow, crater, dots, peaks, waves."""

COLOURS: Final[Mapping[str, str]] = {
    "habitat": "white on rgb(63,127,191)",
    "greenhouse": "black on rgb(76,175,80)",
    "atmosphere_generator": "black on rgb(38,198,218)",
    "power_plant": "black on rgb(255,179,0)",
    "entertainment_complex": "white on rgb(142,59,156)",
    "soylent_factory": "white on rgb(121,85,72)",
    "statue": "black on rgb(189,189,189)",
}
MONUMENT: Final = "black on white"

COLUMNS: Final = "abcdefgh"


def render(view: View, book: Words, names: Sequence[str]) -> RenderableType:
    towns = Columns([_town(seat, names[number], view, book) for number, seat in enumerate(view["seats"])], padding=(0, 3))
    parts = [_stage(view, book, names), _board(view, book), towns, _legend(view, book)]
    parts += [part for part in (_solo(view, book), _own(view, book)) if part is not None]
    return Group(*parts)


def _stage(view: View, book: Words, names: Sequence[str]) -> Text:
    """Round, half, who acts in which order."""
    half = book.text("town-night" if view["half"] else "town-day")
    line = Text(book.text("town-round", round=view["round"], half=half), style="bold")
    actors = [names[seat] if seat < len(names) else book.text("town-rival") for seat in view["queue"]]
    if actors:
        line.append("   " + book.text("town-order", order=" → ".join(actors)), style="not bold")
    if view["achievements"]:
        listed = ", ".join(book.component("achievement", name) for name in view["achievements"])
        line.append("   " + book.text("town-achievements", listed=listed), style="not bold")
    return line


def _board(view: View, book: Words) -> RenderableType:
    """Regions, and the buildings with their prices."""
    limit = view["limit"]
    regions = [f"{book.component('resource', letter)} {count}/{limit}" for letter, count in view["regions"].items()]
    drawn = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for building in view["buildings"]:
        price = ", ".join(_price(letter, count, book) for letter, count in building["cost"].items())
        stock = f"{building['tiles']}/{building['slots']} (+{building['supply']})"
        drawn.add_row(
            _tile(building["name"], book), book.component("building", building["name"]), building["shape"], price, stock
        )
    return Group(Text(book.text("town-regions", listed=" · ".join(regions))), drawn)


def _price(letter: str, count: int, book: Words) -> str:
    return book.text("town-any", count=count) if letter == "any" else book.component("tokens", f"{letter}{count}")


def _town(seat: View, name: str, view: View, book: Words) -> RenderableType:
    """One seat: name and points, store, asteroid, cards."""
    head = Text(name, style="bold").append(f"  {book.text('town-points', points=seat['total'])}", style="not bold")
    store = " ".join(f"{book.component('resource', letter)[0].upper()}{count}" for letter, count in seat["store"].items())
    played = [book.component("worker", card) for card in seat["shown"]]
    cards = book.text("town-played", listed=", ".join(played) or "–")
    known = book.text(
        "town-known", hand=seat["hand"], listed=", ".join(str(view["cards"][card]["number"]) for card in seat["known"]) or "–"
    )
    return Padding(Group(head, Text(store), _asteroid(seat, book), Text(cards), Text(known)), (0, 0, 1, 0))


def _asteroid(seat: View, book: Words) -> Text:
    tiles = {(row, column): tile["tile"] for tile in seat["tiles"] for row, column in tile["cells"]}
    drawn = Text("  " + " ".join(COLUMNS[: len(seat["grid"][0])]) + "\n", style="dim", no_wrap=True)
    for number, row in enumerate(seat["grid"]):
        drawn.append(f"{number + 1} ", style="dim")
        for column, mark in enumerate(row):
            drawn.append_text(_cell(tiles.get((number, column)), mark, book))
        drawn.append("\n")
    return drawn


def _cell(tile: str | None, mark: str, book: Words) -> Text:
    if tile is None:
        return Text(f"{GROUND.get(mark, ' ')} ", style="default")
    return _tile(tile, book, width=2)


def _tile(name: str, book: Words, width: int = 3) -> Text:
    """A tile's letter on its colour; the letter tells it apart where there are no colours."""
    letter = book.text(f"letter-{name}") if name in COLOURS else book.text("letter-monument")
    return Text(letter.center(width), style=COLOURS.get(name, MONUMENT))


def _legend(view: View, book: Words) -> Text:
    listed = "  ".join(f"{mark} {book.text(f'terrain-{letter}')}" for letter, mark in GROUND.items())
    return Text(listed, style="dim")


def _solo(view: View, book: Words) -> RenderableType | None:
    """The rival: what it has, and its two workers."""
    solo = view["solo"]
    if solo is None:
        return None
    plan = ", ".join(book.component("worker", card) for card in solo["plan"])
    tokens = sum(solo["store"].values())
    return Text(book.text("town-rival-has", points=solo["total"], tokens=tokens, covered=solo["covered"], plan=plan))


def _own(view: View, book: Words) -> RenderableType | None:
    """What only I see: my hand and my objective."""
    if not view["hand"] or view["over"]:
        return None
    mine = next(seat["objective"] for seat in view["seats"] if seat["objective"])
    lines = [Text(f"{book.text('town-hand')} ", style="bold")]
    lines += [Text("  ").append_text(_worker(card, view["cards"][card], book)) for card in view["hand"]]
    return Group(*lines, Text(book.text("town-goal", goal=book.text(f"objective-{mine['name']}-text"))))


def _worker(card: str, facts: View, book: Words) -> Text:
    said = " ".join(_boosts(card, book))
    return Text(book.text("town-worker", worker=book.component("worker", card), load=facts["load"])).append(
        f" {said}", style="dim"
    )


def _boosts(card: str, book: Words) -> Iterator[str]:
    if book.has(f"worker-{card}-text"):
        yield book.text(f"worker-{card}-text")
    else:
        yield f"{book.text('town-day').capitalize()}: {book.text(f'worker-{card}-day')}"
        yield f"{book.text('town-night').capitalize()}: {book.text(f'worker-{card}-night')}"
