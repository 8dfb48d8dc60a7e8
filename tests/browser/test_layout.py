"""Nothing that a player needs lies outside the window, and no text is cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

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
    const range = document.createRange(), height = parseFloat(getComputedStyle(text).lineHeight);
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter((line) => line.width > 1).some((line) => {
      const over = Math.max(0, line.height - height) / 2;  // letters are drawn within the height of their line
      return line.top + over < frame.top || line.bottom - over > frame.bottom
        || line.left < frame.left - 0.5 || line.right > frame.right + 0.5;
    });
  }).map((text) => text.innerText);
})"""
"""Words of cards that run over the card's frame."""

COVERED = """() => {
  const [title] = document.querySelectorAll(".bar h1"), range = document.createRange();
  range.selectNodeContents(title);
  const tools = document.querySelector(".tools").getBoundingClientRect(), bar = title.closest(".bar").getBoundingClientRect();
  const { top, bottom } = title.closest(".title").getBoundingClientRect();
  return top < bar.top || bottom > bar.bottom || [...range.getClientRects()].some((line) => line.right > tools.left);
}"""
"""Whether the title of the bar runs under its buttons or out of the bar."""

CUT = """(selector) => [...document.querySelectorAll(selector)].filter((each) =>
  each.checkVisibility() && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
).map((each) => each.innerText)"""
"""Boxes whose words need more room than they have."""

GAP = """() => {
  const prompt = document.querySelector(".prompt").getBoundingClientRect();
  const parts = [...document.querySelectorAll(".board > :not(.prompt, .mybar), .mine-land, .costs, .cc-score")];
  const shown = parts.filter((part) => part.getClientRects().length && part.getBoundingClientRect().height);
  return prompt.top - Math.max(...shown.map((part) => part.getBoundingClientRect().bottom));
}"""
"""How far the last part of the board ends above the prompt."""

COVERING = """(selector) => {
  const boxes = [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const square = document.querySelector(".square").getBoundingClientRect();
  const meet = (one, two) => Math.min(one.right, two.right) - Math.max(one.left, two.left) > 1
    && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
  return boxes.filter((one) => one.width < 120 || [...boxes, square].some((two) => one !== two && meet(one, two)))
    .map(({ left, top, width, height }) => ({ left, top, width, height }));
}"""
"""What is too narrow to be read, or lies over its like or over the middle."""

LONG_NAMES = """(name) => {
  for (const said of document.querySelectorAll(".rank .st > span:last-child")) said.textContent = name;
}"""

WORDIEST = {
    "ru": ["Город призраков", "При подсчёте считается районом любого одного цвета, если построен не в последнем раунде"],
    "en": ["School of Magic", "When you build it, you may announce that seven districts end the game"],
}


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


PHONE_GAMES = [("guildhall", 3), ("catan_card", 3), ("citadels", 3), ("cosmic_colonies", 2)]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize(("game", "bots"), PHONE_GAMES)
def test_on_a_telephone_no_words_are_cut_and_no_empty_field_lies_below(
    visitor: NewVisitor, game: str, bots: int, lang: str
) -> None:
    masha = visitor(size=SMALL, lang=lang)
    play(masha, game, bots)
    page = masha.page
    for _ in range(5):
        assert page.evaluate(COVERED) is False
        assert page.evaluate(SPILLED, ".hand .card, .tray .card") == []
        assert page.evaluate(CUT, ".chapter h3, .sup, .pile > .cap") == []
        page.wait_for_function(f"() => {{ scrollTo(0, 99999); const gap = ({GAP})(); return gap >= 0 && gap <= 24; }}")
        masha.choose()
        if not masha.await_turn():
            break


@pytest.mark.parametrize(("game", "bots"), [*PHONE_GAMES, ("ora_et_labora", 2)])
def test_who_only_watches_sees_every_seat(visitor: NewVisitor, game: str, bots: int) -> None:
    masha = visitor(size=LAPTOP)
    masha.introduce()
    masha.sit(masha.post("tables", {"game": game, "seats": ["bot:greedy"] * (bots + 1), "options": {"seats": bots + 1}})["table"])
    seats = masha.page.locator(".seat")
    expect(seats).to_have_count(bots + 1)
    assert masha.page.evaluate(OUTSIDE, ".seat") == []
    assert masha.page.evaluate(COVERING, ".seat") == []
    masha.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert masha.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_cards_of_a_guildhall_hand_bear_their_names_on_a_telephone(visitor: NewVisitor, lang: str) -> None:
    masha = visitor(size=SMALL, lang=lang)
    play(masha, "guildhall", 2)
    names = masha.page.locator(".hand .card .name")
    assert names.count() == 9
    for name in names.all():
        box = name.bounding_box()
        assert box is not None and box["height"] >= 10
    assert masha.page.evaluate(SPILLED, ".hand .card") == []


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("size", [LAPTOP, (1280, 800)])
@pytest.mark.parametrize("deck", ["basic", "advanced"])
def test_workers_in_hand_are_read_whole(visitor: NewVisitor, size: tuple[int, int], lang: str, deck: str) -> None:
    masha = visitor(size=size, lang=lang)
    play(masha, "cosmic_colonies", 1, deck=deck)
    for _ in range(3):
        assert masha.page.evaluate(SPILLED, ".hand .card") == []
        masha.choose()
        if not masha.await_turn():
            break


@pytest.mark.parametrize("size", [SMALL, LAPTOP, LARGE])
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_districts_just_drawn_are_read_whole(visitor: NewVisitor, size: tuple[int, int], lang: str) -> None:
    """The Graveyard and the Haunted City have the longest words."""
    masha = visitor(size=size, lang=lang)
    play(masha, "citadels", 1)
    while not masha.page.locator("[data-option=draw]").count():
        masha.choose()
        assert masha.await_turn()
    masha.page.locator("[data-option=draw]").click()
    expect(masha.page.locator(".tray .card[data-lit]").first).to_be_visible()
    masha.page.evaluate(
        """(words) => {
      for (const card of document.querySelectorAll(".tray .card")) {
        card.querySelector(".name").textContent = words[0];
        const note = card.querySelector(".note") ?? card.querySelector(".name").after(document.createElement("span"));
        (note ?? card.querySelector("span:not([class])")).className = "note";
        card.querySelector(".note").textContent = words[1];
      }
    }""",
        WORDIEST[lang],
    )
    assert masha.page.evaluate(SPILLED, ".tray .card") == []


@pytest.mark.parametrize("size", [SMALL, LAPTOP])
def test_the_button_that_opens_a_table_is_in_sight_however_many_seats_there_are(
    visitor: NewVisitor, size: tuple[int, int]
) -> None:
    masha = visitor(size=size)
    masha.introduce()
    masha.page.reload()
    masha.page.locator("[data-invite=citadels]").click()
    masha.page.locator("dialog .seg").get_by_role("button", name="8").click()
    expect(masha.page.locator("dialog .seat-list li")).to_have_count(8)
    button = masha.page.locator("dialog .btn.primary")
    expect(button).to_be_in_viewport(ratio=1)
    masha.page.locator("dialog .field").last.scroll_into_view_if_needed()
    expect(button).to_be_in_viewport(ratio=1)
