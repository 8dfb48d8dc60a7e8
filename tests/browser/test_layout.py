"""Nothing that a player needs lies outside the window, and no text is cut off."""

from __future__ import annotations

import pytest

from .conftest import NewVisitor
from .visitor import LARGE, SMALL, Visitor

LAPTOP = (1280, 720)

OUTSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((each) => {
  const room = document.querySelector(".board").getBoundingClientRect();
  const {left, right, top, bottom} = each.getBoundingClientRect();
  return left < room.left || right > room.right || top < 0 || bottom > innerHeight;
}).map((each) => each.innerText)"""
"""What is not wholly inside the window, or lies under the log beside the board."""

SPILLED = """(selector) => [...document.querySelectorAll(selector)].flatMap((card) => {
  const frame = card.getBoundingClientRect();
  return [...card.querySelectorAll(".name, .note")].filter((text) => {
    if (!text.checkVisibility() || getComputedStyle(text).clipPath !== "none") return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].some((line) => line.top < frame.top - 0.5 || line.bottom > frame.bottom - 2
      || line.left < frame.left - 0.5 || line.right > frame.right + 0.5);
  }).map((text) => text.innerText);
})"""
"""Words of cards that run over the card's frame."""

LONG_NAMES = """(name) => {
  for (const said of document.querySelectorAll(".rank .st > span:last-child")) said.textContent = name;
}"""


def play(visitor: Visitor, game: str, bots: int, **options: object) -> None:
    """Sits down against bots and waits for the first choice."""
    visitor.introduce()
    seats = ["me", *["bot:greedy"] * bots]
    made = visitor.post("tables", {"game": game, "seats": seats, "options": {"seats": len(seats), **options}})
    visitor.sit(made["table"])
    assert visitor.await_turn()


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("size", [LAPTOP, LARGE])
@pytest.mark.parametrize("bots", [2, 4])
def test_all_cards_of_a_draft_are_in_sight(visitor: NewVisitor, size: tuple[int, int], lang: str, bots: int) -> None:
    masha = visitor(size=size, lang=lang)
    play(masha, "citadels", bots)
    offered = masha.page.locator(".tray .card[data-lit]")
    assert offered.count() >= 2
    assert masha.page.evaluate(OUTSIDE, ".tray .card[data-lit]") == []
    assert masha.page.evaluate(SPILLED, ".tray .card[data-size=m]") == []


def test_a_draft_of_five_cards_stands_above_the_prompt_of_a_telephone(visitor: NewVisitor) -> None:
    masha = visitor(size=SMALL)
    play(masha, "citadels", 2)
    prompt = masha.page.locator(".prompt").bounding_box()
    cards = [card.bounding_box() for card in masha.page.locator(".tray .card[data-lit]").all()]
    assert prompt is not None
    assert max(card["y"] + card["height"] for card in cards if card) <= prompt["y"]
    assert masha.page.evaluate(SPILLED, ".tray .card[data-size=m]") == []


def test_the_longest_name_fits_below_a_rank(visitor: NewVisitor) -> None:
    masha = visitor(size=SMALL)
    play(masha, "citadels", 7)
    masha.page.evaluate(LONG_NAMES, "Ы" * 24)
    assert masha.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
