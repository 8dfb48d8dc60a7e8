"""Ora et Labora in the terminal: the wheel as a line of amounts, the display as a price list, every board as a map of spaces."""

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

GROUND: Final[Mapping[str, tuple[str, str]]] = {
    "plains": ("·", "green"),
    "hillside": ("^", "yellow"),
    "coast": (",", "yellow"),
    "mountain": ("A", "white"),
    "water": ("~", "blue"),
    "forest": ("♣", "bold green"),
    "moor": ("≈", "magenta"),
}
"""Spaces where nothing is built, by landscape or by what grows there."""

WIDTH: Final = 6
"""Of a space: the card's name and who stands there."""


def render(view: View, book: Words, names: Sequence[str]) -> RenderableType:
    boards = [_player(number, seat, names[number], book) for number, seat in enumerate(view["seats"])]
    if view["neutral"]:
        boards.append(Group(Text(book.text("land-neutral"), style="bold"), _map(view["neutral"]["cells"])))
    lands = Columns([Padding(board, (0, 0, 1, 0)) for board in boards], padding=(0, 3))
    return Group(_stage(view, book, names), _wheel(view, book), _display(view, book), lands, _legend(book))


def _stage(view: View, book: Words, names: Sequence[str]) -> Text:
    """The round, who begins, the next settlement phase, what a contract and land cost."""
    line = Text(book.text("land-round", round=view["round"], start=names[view["start"]]), style="bold")
    phase = view["phases"].get(view["stage"])
    if phase is not None:
        line.append("   " + book.text("land-phase", pile=view["stage"], round=phase), style="not bold")
    prices = {kind: (view["prices"][kind] or ["–"])[0] for kind in ("districts", "plots")}
    return line.append("   " + book.text("land-prices", fee=view["fee"], **prices), style="not bold")


def _wheel(view: View, book: Words) -> Text:
    listed = [f"{_indicator(name, book)} {amount}" for name, amount in view["wheel"]["amounts"].items()]
    return Text(book.text("land-wheel", listed=" · ".join(listed)))


def _indicator(name: str, book: Words) -> str:
    return book.text("land-joker") if name == "joker" else book.component("good", name)


def _display(view: View, book: Words) -> RenderableType:
    """What may be built: the name to type, the card's name and its function."""
    drawn = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for card in view["display"]:
        drawn.add_row(Text(card, style="bold"), book.component("card", card), Text(book.text(f"function-{card}"), style="dim"))
    return drawn


def _player(number: int, seat: View, name: str, book: Words) -> RenderableType:
    letter = "ABCD"[number]
    home = book.text("land-home", prior=int(seat["prior"] is None), brothers=seat["brothers"].count(None))
    head = Text(f"{letter} {name}", style="bold").append(
        f"  {book.text('land-points', points=seat['total'])}  {home}", style="not bold"
    )
    goods = [book.text(f"goods-{good}", count=count) for good, count in seat["goods"].items() if count]
    stock = book.text("land-goods", listed=", ".join(goods) or "–")
    worth = book.text("land-worth", food=seat["food"], energy=str(seat["energy"]))
    supply = book.text(
        "land-supply", listed=", ".join(f"{card} {book.component('card', card)}" for card in seat["settlements"]) or "–"
    )
    return Group(head, Text(stock), Text(worth, style="dim"), Text(supply, style="dim"), _map(seat["cells"]))


def _map(cells: Sequence[View]) -> Text:
    """The board by columns −2 … 6 and rows, with the coordinates that places are named by."""
    lying = {tuple(map(int, cell["at"].split(","))): cell for cell in cells}
    columns = range(min(x for x, _ in lying), max(x for x, _ in lying) + 1)
    drawn = Text("    " + "".join(str(x).ljust(WIDTH) for x in columns) + "\n", style="dim", no_wrap=True)
    for y in sorted({y for _, y in lying}):
        drawn.append(f"{y:>3} ", style="dim")
        for part in (_space(lying.get((x, y))) for x in columns):
            drawn.append_text(part)
        drawn.append("\n")
    return drawn


def _space(cell: View | None) -> Text:
    if cell is None:
        return Text(" " * WIDTH)
    if "card" in cell:
        men = "".join(_man(man) for man in cell.get("clergy", ()))
        return Text(f"{cell['card']}{men}".ljust(WIDTH), style="reverse" if cell["card"].startswith("S") else "bold")
    mark, style = GROUND[cell.get("growth") or cell["terrain"]]
    return Text((mark * 3).ljust(WIDTH), style=style)


def _man(man: str) -> str:
    """`!` is a prior, `'` a lay brother."""
    return "!" if man.endswith("prior") else "'"


def _legend(book: Words) -> Text:
    return Text("  ".join(_marks(book)), style="dim")


def _marks(book: Words) -> Iterator[str]:
    for kind, (mark, _) in GROUND.items():
        yield f"{mark} {book.text(f'land-{kind}')}"
    yield book.text("land-men")
