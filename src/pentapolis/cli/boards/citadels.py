"""Citadels in the terminal: the ranks in calling order with who was called, the cities as rows, colours with their letters."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pentapolis.games.citadels.components import COLOURS as NAMES
from pentapolis.games.citadels.components import DISTRICTS
from pentapolis.words import Words

View = Mapping[str, Any]

COLOURS: Final[Mapping[str, str]] = {
    "red": "white on rgb(194,59,18)",
    "blue": "white on rgb(15,76,143)",
    "yellow": "black on rgb(244,199,62)",
    "green": "black on rgb(86,184,154)",
    "purple": "black on rgb(184,111,176)",
}
"""The letter beside it tells a colour where there are none."""

COLOUR_OF: Final[Mapping[str, str]] = {district.name: NAMES[district.colour] for district in DISTRICTS}

HARD_SPACE: Final = "\u00a0"
"""Within a card, which is not torn apart at the end of a line."""
MARKS: Final = ("murdered", "robbed", "bewitched", "mine", "laid")
"""What a rank may carry, in this order."""


def render(view: View, book: Words, names: Sequence[str]) -> RenderableType:
    parts = [_stage(view, book, names), _ranks(view, book, names), _cities(view, book, names)]
    return Group(*parts, *_own(view, book, names))


def _stage(view: View, book: Words, names: Sequence[str]) -> RenderableType:
    """Round, deck, crown; what is out of play; who chooses in which order."""
    say, draft = book.text, view["draft"]
    line = Text(say("table-round", round=view["round"]), style="bold")
    facts = [say("table-goal", goal=view["goal"]), say("table-deck", deck=view["deck"])]
    facts += [say("table-crown", who=names[view["crown"]])]
    facts += [say(f"table-{key}") for key in ("bell", "last_round") if view[key]]
    line.append("   " + " · ".join(facts), style="not bold")
    up = ", ".join(book.component("character", name) for name in draft["up"]) or say("table-nobody")
    lines = [line, Text(say("table-out", up=up, down=draft["down"]))]
    if view["phase"] == "draft":
        lines.append(Text(say("table-order", order=" → ".join(_moves(draft, names)))))
    return Group(*lines)


def _moves(draft: View, names: Sequence[str]) -> Iterator[str]:
    """Who takes a card of the draft after whom; ✓ where it is done, – where a card leaves by chance."""
    for place, move in enumerate(draft["moves"]):
        who = "–" if move["seat"] is None else names[move["seat"]]
        yield who + (" ✓" if place < draft["done"] else "")


def _ranks(view: View, book: Words, names: Sequence[str]) -> Table:
    drawn = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    drawn.add_column(justify="right", style="bold")
    for name, rank in view["ranks"].items():
        here = rank["state"] == "now"
        status = ", ".join([_state(rank, book, names), *(book.text(f"table-{mark}") for mark in MARKS if rank[mark])])
        said = Text("▸ " if here else "  ").append(book.component("character", name), style="bold" if here else "")
        drawn.add_row(str(rank["rank"]), said, status)
    return drawn


def _state(rank: View, book: Words, names: Sequence[str]) -> str:
    return names[rank["seat"]] if rank["seat"] is not None else book.text(f"table-{rank['state']}")


def _cities(view: View, book: Words, names: Sequence[str]) -> Table:
    drawn = Table(padding=(0, 1), show_lines=True)
    for key in ("player", "gold", "cards", "points", "city"):
        drawn.add_column(book.text(f"table-{key}"), justify="right" if key in ("gold", "cards", "points") else "left")
    acting = view["turn"]["seat"] if view["turn"] else None
    for number, seat in enumerate(view["seats"]):
        name = ("▸ " if number == acting else "") + names[number]
        figures = (str(seat[key]) for key in ("gold", "hand", "points"))
        drawn.add_row(name, *figures, _city(seat, view["goal"], book))
    return drawn


def _city(seat: View, goal: int, book: Words) -> Text:
    """The districts in the order built, with what they are worth; why the city is safe."""
    city = Text(f"{len(seat['city'])}/{goal}  ", style="bold")
    city.append_text(Text("  ").join(_card(house["district"], house["points"], book) for house in seat["city"]))
    if seat["museum"]:
        city.append("  " + book.text("table-museum", count=seat["museum"]), style="dim")
    if seat["guard"]:
        city.append("  " + book.text(f"table-guard-{seat['guard']}"), style="dim")
    return city


def _card(district: str, figure: int | None, book: Words) -> Text:
    """A district with the letter of its colour and a figure beside it."""
    colour = COLOUR_OF[district.partition("-")[0]]
    name = f" {book.component('district', district)}" + ("" if figure is None else f" {figure}")
    letter = Text(f" {book.text(f'table-letter-{colour}')} ".replace(" ", HARD_SPACE), style=COLOURS[colour])
    return letter.append(name.replace(" ", HARD_SPACE), style="default on default")


# --- what only I see ----------------------------------------------------------------------------------------------------------


def _own(view: View, book: Words, names: Sequence[str]) -> Iterator[RenderableType]:
    """Cards that lie open before me, my characters, what my turn still has, my hand."""
    if view["draft"]["packet"]:
        yield _listed(book.text("table-packet"), (book.component("character", name) for name in view["draft"]["packet"]))
    title, districts = _open(view, book, names)
    if districts:
        yield _cards(title, [(name, None) for name in districts], book)
    if view["characters"]:
        mine = [book.component("character", name) for name in view["characters"]]
        yield _listed(book.text("table-my-characters", count=len(mine)), mine)
    turn = view["turn"]
    if turn:
        yield Text(book.text("table-turn", who=names[turn["seat"]], builds=turn["builds"], income=turn["income"]))
    if view["hand"]:
        yield _cards(book.text("table-hand"), [(card["district"], card["cost"]) for card in view["hand"]], book)


def _open(view: View, book: Words, names: Sequence[str]) -> tuple[str, Sequence[str]]:
    """A hand or a deck that is looked at, or cards just drawn."""
    looking = view["looking"]
    if looking is None:
        return book.text("table-air"), view["air"]["districts"]
    if looking["place"] == "deck":
        return book.text("table-looking-deck"), looking["districts"]
    return book.text("table-looking-hand", who=names[looking["seat"]]), looking["districts"]


def _listed(title: str, items: Iterable[str]) -> Text:
    return Text(f"{title} ", style="bold").append(", ".join(items), style="not bold")


def _cards(title: str, cards: Iterable[tuple[str, int | None]], book: Words) -> Text:
    row = Text("  ").join(_card(name, figure, book) for name, figure in cards)
    return Text(f"{title} ", style="bold").append_text(row)
