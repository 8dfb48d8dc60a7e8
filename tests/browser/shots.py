"""Pictures of every page for people to look at: scripts/shots [SCENE …]

A seeded game is played to positions worth seeing; each is taken at three sizes, by day and by night, in Russian and in English,
into `shots/`, which git leaves out.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from .house import ROOT, find_chromium, running_server
from .visitor import SECONDS, TARGETS, Visitor

SIZES: Final = ((1440, 900), (1280, 720), (360, 740))
THEMES: Final = ("day", "night")
LANGS: Final = ("ru", "en")
SEED: Final = "a street of five houses"
SEATS: Final = ["me", "bot:greedy", "bot:greedy", "bot:greedy"]
TITLE: Final = "Четверг у Маши"
_SET: Final = """async ([theme, lang]) => {
  const { settings } = await import("/static/js/page/settings.js");
  settings.set({ theme, lang });
}"""
_PACE: Final = """async (quick) => {
  const { settings } = await import("/static/js/page/settings.js");
  settings.set({ quick });
}"""


# --- playing to a position --------------------------------------------------------------------------------------------------


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


def choose_first(visitor: Visitor, wishes: tuple[str, ...]) -> None:
    """The first lit thing whose option begins as wished, by chance among equals; else the primary button, or anything."""
    for wish in wishes:
        if visitor.choose_among(f'{TARGETS}[data-option^="{wish}"]'):
            return
    visitor.choose()


def play_until(visitor: Visitor, turn: int, reached: Callable[[], bool], wish: str = "") -> None:
    """Plays until the turn has come and something more holds."""
    while visitor.await_turn():
        if turn_of(visitor) >= turn and reached():
            return
        choose_well(visitor, wish if turn_of(visitor) >= turn - 3 else "")


def turn_of(visitor: Visitor) -> int:
    digits = "".join(letter for letter in visitor.page.locator(".bar .cap").inner_text().split(",")[0] if letter.isdigit())
    return int(digits or 0)


# --- scenes -------------------------------------------------------------------------------------------------------------------


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


def end(visitor: Visitor) -> None:
    begin(visitor, ["bot:greedy"] * 4)
    visitor.await_turn()
    expect(visitor.page.locator(".ending")).to_be_visible(timeout=60 * SECONDS)


def replay(visitor: Visitor) -> None:
    table = begin(visitor, ["bot:greedy"] * 3)
    visitor.await_turn()
    visitor.goto(f"/replay/{table}?move=150")
    expect(visitor.page.locator(".reel")).to_be_visible(timeout=15 * SECONDS)


def waiting_room(visitor: Visitor) -> None:
    begin(visitor, ["me", "open", "open", "bot:greedy"])


ORA_SEATS: Final = ["me", "bot:greedy", "bot:greedy"]
ORA_WISHES: Final = ("place", "settle", "build", "joker", "trade 2", "trade", "use prior", "use brother", "cut", "fell")


def monastery(visitor: Visitor, round_: int, asked: str) -> None:
    """Ora et Labora, France, three seats, played to an ask of a round or later."""
    begin(visitor, ORA_SEATS, "ora_et_labora")
    while visitor.await_turn() and not (turn_of(visitor) >= round_ and visitor.asked == asked):
        choose_first(visitor, ORA_WISHES)


def ora_turn(visitor: Visitor) -> None:
    monastery(visitor, 9, "action")


def ora_place(visitor: Visitor) -> None:
    monastery(visitor, 8, "place")


def ora_pay(visitor: Visitor) -> None:
    monastery(visitor, 7, "pay")


def ora_settle(visitor: Visitor) -> None:
    monastery(visitor, 11, "settlement")


def ora_end(visitor: Visitor) -> None:
    begin(visitor, ["bot:greedy"] * 3, "ora_et_labora", length="short")
    visitor.await_turn()
    expect(visitor.page.locator(".ending")).to_be_visible(timeout=60 * SECONDS)


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
    "ora-turn": ora_turn,
    "ora-place": ora_place,
    "ora-pay": ora_pay,
    "ora-settle": ora_settle,
    "ora-end": ora_end,
}


# --- taking -------------------------------------------------------------------------------------------------------------------


def take(browser: Browser, address: str, scene: str, folder: Path) -> Iterator[Path]:
    """One scene in all its sizes, themes and languages."""
    visitor = Visitor(browser, address, seed=11)
    SCENES[scene](visitor)
    for (width, height), theme, lang in product(SIZES, THEMES, LANGS):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate(_SET, [theme, lang])
        expect(visitor.page.locator(f":root[lang={lang}][data-theme={theme}]")).to_be_attached()
        expect(visitor.page.locator(f"[data-set-lang={lang}][aria-pressed=true]")).to_be_attached()
        path = folder / f"{scene}-{width}x{height}-{theme}-{lang}.png"
        visitor.page.screenshot(path=path)
        yield path
    visitor.close()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="scripts/shots", description=__doc__.splitlines()[0])
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help=", ".join(SCENES))
    chosen = parser.parse_args(arguments).scenes or list(SCENES)
    if unknown := [scene for scene in chosen if scene not in SCENES]:
        parser.error(f"no scene {unknown[0]}; there are {', '.join(SCENES)}")
    chromium = find_chromium()
    if chromium is None:
        parser.error("no Chromium found")
    folder = ROOT / "shots"
    folder.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as house, running_server(Path(house), SEED) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for scene in chosen:
            for path in take(browser, address, scene, folder):
                print(path.relative_to(ROOT), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
