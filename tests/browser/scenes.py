"""Positions worth seeing: each scene plays a seeded game, as somebody at the browser, until it is on the screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from playwright.sync_api import expect

from .visitor import TARGETS, Visitor

SEATS: Final = ["me", "bot:greedy", "bot:greedy", "bot:greedy"]
TITLE: Final = "Четверг у Маши"
_PACE: Final = """async (quick) => {
  const { settings } = await import("/static/js/page/settings.js");
  settings.set({ quick });
}"""


# --- playing to a position ----------------------------------------------------------------------------------------------------


def begin(visitor: Visitor, seats: list[str] = SEATS, game: str = "guildhall", **options: object) -> str:
    visitor.introduce()
    table: str = visitor.post("tables", {"game": game, "seats": seats, "options": options, "title": TITLE})["table"]
    visitor.sit(table)
    return table


def choose_well(visitor: Visitor, wish: str = "") -> None:
    """A choice that keeps a table worth looking at: cards are played while the hand is full, effects are used."""
    acting, cards = visitor.asked == "action", visitor.page.locator(".hand .card").count()
    wishes = (
        f'{TARGETS}[data-option^="{wish}"]' if wish else "",
        "[data-option=draw]" if acting and cards < 4 else "",
        ".hand [data-lit]" if acting else "",
        ".prompt [data-primary]",
        TARGETS,
    )
    assert any(visitor.choose_among(selector) for selector in wishes if selector), "nothing is lit"


def play_until(visitor: Visitor, turn: int, reached: Callable[[], bool], wish: str = "") -> None:
    """Plays until the turn has come and something more holds."""
    while visitor.await_turn():
        if turn_of(visitor) >= turn and reached():
            return
        choose_well(visitor, wish if turn_of(visitor) >= turn - 3 else "")


def turn_of(visitor: Visitor) -> int:
    digits = "".join(letter for letter in visitor.page.locator(".bar .cap").inner_text().split(",")[0] if letter.isdigit())
    return int(digits or 0)


# --- home and Guildhall -------------------------------------------------------------------------------------------------------


def home(visitor: Visitor) -> None:
    begin(visitor)
    play_until(visitor, 1, lambda: True)
    visitor.goto("/")


def setup(visitor: Visitor) -> None:
    begin(visitor)
    visitor.await_turn()
    choose_well(visitor)


def own_turn(visitor: Visitor) -> None:
    begin(visitor)
    play_until(visitor, 24, lambda: visitor.asked == "action")


def open_effect(visitor: Visitor) -> None:
    """The Hunter has opened the pile, and a card is picked."""
    begin(visitor)

    def ready() -> bool:
        return visitor.asked == "hunter-take" and visitor.page.locator(".tray .card").count() >= 12

    play_until(visitor, 20, ready, wish="play HUN")
    before = visitor.moment
    visitor.page.locator(".tray [data-lit]").nth(1).click()
    visitor.page.locator(f':root:not([data-moment="{before}"])').wait_for(state="attached")


def opponent(visitor: Visitor) -> None:
    """A bot's turn is being shown."""
    begin(visitor)
    play_until(visitor, 24, lambda: visitor.asked == "action")
    visitor.page.evaluate(_PACE, False)
    number = visitor.number
    while visitor.mine:
        choose_well(visitor)
    visitor.page.locator(f':root[data-mine=false]:not([data-moment^="{number}."]) .seat[data-turn=now]').wait_for()
    visitor.page.clock.install()


def mega(visitor: Visitor) -> None:
    begin(visitor, set="mega")
    play_until(visitor, 12, lambda: visitor.asked == "action")


def end(visitor: Visitor, game: str = "guildhall", bots: int = 4, **options: object) -> None:
    begin(visitor, ["bot:greedy"] * bots, game, **options)
    visitor.await_turn()
    expect(visitor.page.locator(".ending")).to_be_visible()


def replay(visitor: Visitor) -> None:
    table = begin(visitor, ["bot:greedy"] * 3)
    visitor.await_turn()
    visitor.goto(f"/replay/{table}?move=150")
    expect(visitor.page.locator(".reel")).to_be_visible()


def waiting_room(visitor: Visitor) -> None:
    begin(visitor, ["me", "open", "open", "bot:greedy"])


# --- the other games ----------------------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """I am asked `asked` after `number` choices at this table or more, and `lit` is there to be chosen."""

    game: str
    bots: int
    asked: str
    number: int
    wishes: tuple[str, ...]
    """What I choose on the way: the first lit thing whose option begins so."""
    lit: str = ":root"


def reach(moment: Moment, visitor: Visitor) -> None:
    """A game that ends before its moment comes is followed by another."""
    while not visitor.mine:
        begin(visitor, ["me", *["bot:greedy"] * moment.bots], moment.game)
        while visitor.await_turn() and not reached(moment, visitor):
            choose_first(visitor, moment.wishes)


def reached(moment: Moment, visitor: Visitor) -> bool:
    there = visitor.asked == moment.asked and visitor.number >= moment.number
    return there and visitor.page.locator(moment.lit).count() > 0


def choose_first(visitor: Visitor, wishes: tuple[str, ...]) -> None:
    """The first lit thing whose option begins as wished, by chance among equals; else the primary button, or anything."""
    for wish in wishes:
        if visitor.choose_among(f'{TARGETS}[data-option^="{wish}"]'):
            return
    visitor.choose()


CITY: Final = ("build ", "income", "gold", "draw", "keep ")
"""A city that grows: gold first, and whatever can be built."""
WAR: Final = ("pick warlord", *CITY)
ROADS: Final = ("build ", "pay-full", "exact", "draw")
COLONY: Final = ("build ", "choose ", "gather ")
CLOISTER: Final = ("place", "settle", "build", "joker", "trade 2", "trade", "use prior", "use brother", "cut", "fell")

MOMENTS: Final = {
    "citadels-draft": Moment("citadels", 4, "pick", 150, CITY),
    "citadels-turn": Moment("citadels", 4, "turn", 150, CITY, "[data-option=gold][data-lit]"),
    "citadels-warlord": Moment("citadels", 4, "turn", 120, WAR, "[data-option^='destroy '][data-lit]"),
    "citadels-keep": Moment("citadels", 5, "keep", 120, ("build ", "income", "draw", "gold")),
    "citadels-eight": Moment("citadels", 7, "turn", 200, CITY),
    "catan-trade": Moment("catan_card", 3, "trade", 90, ROADS),
    "catan-build": Moment("catan_card", 3, "build", 90, ROADS, "[data-option^='build '][data-lit]"),
    "cosmic-worker": Moment("cosmic_colonies", 2, "worker", 80, COLONY),
    "cosmic-action": Moment("cosmic_colonies", 2, "action", 80, COLONY),
    "cosmic-place": Moment("cosmic_colonies", 2, "place", 80, COLONY),
    "ora-turn": Moment("ora_et_labora", 2, "action", 110, CLOISTER),
    "ora-place": Moment("ora_et_labora", 2, "place", 100, CLOISTER),
    "ora-pay": Moment("ora_et_labora", 2, "pay", 80, CLOISTER),
    "ora-settle": Moment("ora_et_labora", 2, "settlement", 120, CLOISTER),
}

SCENES: Final[dict[str, Callable[[Visitor], None]]] = {
    "home": home,
    "room": waiting_room,
    "setup": setup,
    "turn": own_turn,
    "effect": open_effect,
    "opponent": opponent,
    "mega": mega,
    "end": end,
    "replay": replay,
    **{scene: partial(reach, moment) for scene, moment in MOMENTS.items()},
    "citadels-end": partial(end, game="citadels", bots=5),
    "catan-end": partial(end, game="catan_card"),
    "cosmic-end": partial(end, game="cosmic_colonies", bots=3),
    "ora-end": partial(end, game="ora_et_labora", bots=3, length="short"),
}
