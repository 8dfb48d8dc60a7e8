"""What Guildhall's board says of a moment: its modules by themselves, on views and asks made for the purpose."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page

MOMENT: Final = """async ({ about = "", options = [], picked = [], mine = {}, theirs = {}, view = {} }) => {
  const { Context } = await import("/static/js/table/context.js");
  const { render } = await import("/static/js/lib.js");
  const { loadWords } = await import("/static/js/words/words.js");
  const { board } = await import("/games/guildhall/web/board.js");
  const empty = { hall: [], hand: 0, completed: 0, points: 0, tokens: 0, scored: [], action_area: [] };
  const look = {
    turn: 3, player: 0, actions: 1, professions: ["SCH", "TAX"], deck: 9, vp_deck: 9, discard: { count: 0, top: null }, row: [],
    seats: [{ ...empty, ...mine }, { ...empty, ...theirs }], hand: [], chapters: [], open: null, aside: [], win: 20, ...view,
  };
  const state = { view: look, seats: [{ name: "Masha" }, { name: "Lev" }], you: 0, asked: [], events: [] };
  const ctx = new Context({
    words: await loadWords("en", ["guildhall"], true), state, ask: about ? { about, options, picked } : null, quiet: false,
    kept: [], reason: () => null, moved: new Set(), memo: new Map(), deeds: {}, turn: null,
  });
  const drawn = (content) => { const box = document.createElement("div"); render(content, box); return box; };
"""
HINT: Final = "board.prompt(ctx).hint ?? ''"


def read(page: Page, what: str, **moment: Any) -> Any:
    """An expression over `ctx`, `board` and `drawn` at a moment; `mine` and `theirs` are facts of the two seats."""
    return page.evaluate(f"{MOMENT} return {what}; }}", moment)


def cards(*chapters: str) -> list[str]:
    """`SCH-rb` is the red and the blue Scholar."""
    return [f"{chapter[:3]}-{colour}" for chapter in chapters for colour in chapter[4:]]


def seat(area: str, *hall: str) -> dict[str, Any]:
    return {"hall": cards(*hall), "action_area": [area]}


@pytest.mark.parametrize(
    ("area", "hall", "options", "labels"),
    [
        ("TAX-y", "TAX-rbg", ["level 0", "skip"], ["3 VP, give a card"]),
        ("TAX-y", "SCH-r", ["level 0", "skip"], ["0 VP, give a card"]),
        ("DAN-y", "DAN-rb", ["level 0", "level 2", "skip"], ["Draw 0, one more action", "Draw 2, one more action"]),
    ],
)
def test_the_button_of_a_level_says_what_it_brings(
    page: Page, area: str, hall: str, options: list[str], labels: list[str]
) -> None:
    """[12.6] the Tax Collector has one level and pays by the cards of the chapter."""
    said = read(page, "board.prompt(ctx).buttons", about="level", options=options, mine=seat(area, hall))
    assert [button["label"] for button in said if button["option"].startswith("level ")] == labels


COMPLETED: Final = [
    # the card that would complete the chapter stands in for one of it that leaves [7.4, 13.6]
    ("weaver-place", ["level 2", "take FAR-r", "place FAR-p"], seat("WEA-y", "WEA-rb", "FAR-rbyg"), False),
    ("weaver-place", ["level 2", "take WEA-r", "place FAR-p"], seat("WEA-y", "WEA-rb", "FAR-rbyg"), True),
    (
        "trader-take",
        ["level 2", "against B", "give SCH-r", "give BRI-b", "take SCH-p"],
        seat("TRA-y", "SCH-rbyg", "BRI-b"),
        False,
    ),
    ("trader-take", ["level 2", "against B", "give TAX-r", "give BRI-b", "take SCH-p"], seat("TRA-y", "SCH-rbyg", "BRI-b"), True),
    ("hunter-give", ["level 2", "dig SCH-p 1", "dig BRI-r 1", "give SCH-r"], seat("HUN-y", "HUN-rb", "SCH-rbyg"), False),
    ("hunter-give", ["level 2", "dig SCH-p 1", "dig BRI-r 1", "give HUN-r"], seat("HUN-y", "HUN-rb", "SCH-rbyg"), True),
    ("hunter-give", ["level 4", "dig SCH-p 1", "give-chapter SCH"], seat("HUN-p", "HUN-rbyg", "SCH-rbyg"), False),
    ("vp-swap-take", ["against B", "give SCH-r", "take SCH-p"], seat("vp3_swap_1_for_2", "SCH-rbyg"), False),
    ("vp-swap-take", ["against B", "give SCH-r", "take SCH-r", "take SCH-p"], seat("vp3_swap_1_for_2", "SCH-rbyg"), True),
    ("robber", ["level 2", "against B", "take SCH-p"], seat("ROB-y", "ROB-rb", "SCH-rbyg"), True),
]


@pytest.mark.parametrize(("about", "picked", "mine", "completes"), COMPLETED)
def test_a_chapter_of_which_a_card_leaves_is_not_completed(
    page: Page, about: str, picked: list[str], mine: dict[str, Any], completes: bool
) -> None:
    said = read(page, HINT, about=about, picked=picked, mine=mine)
    assert ("Completes a chapter" in said) is completes


@pytest.mark.parametrize(
    ("options", "picked", "said"),
    [
        (["dig SCH-r 1", "dig TAX-b 1"], ["level 2"], "Choose 2."),
        (["dig SCH-r 1"], ["level 2", "dig TAX-b 1"], "1 of 2 chosen."),
        ([], ["level 2", "dig TAX-b 1", "dig SCH-r 1"], "2 of 2 chosen."),
        (["level 0"], ["level 2"], "Too little to take: the level will be weaker."),
        (["done"], ["level 2"], "The pile has nothing to take."),
        (["done"], ["level 0"], "The pile has nothing to take."),
    ],
)
def test_a_search_tells_how_far_it_is(page: Page, options: list[str], picked: list[str], said: str) -> None:
    """[5.9] where it finds too little no cards are counted."""
    mine = seat("HUN-y", "HUN-rb", "BRI-g")
    assert read(page, HINT, about="hunter-take", options=options, picked=picked, mine=mine) == said


@pytest.mark.parametrize(
    ("about", "item", "picked", "expected"),
    [
        ("hunter-give", "HUN-y", ["level 4"], ["give-chapter SCH", "give-chapter TAX"]),
        ("hunter-give", "HUN-y", ["level 0"], ["give SCH-r", "give TAX-b"]),
        ("trader-give", "TRA-y", ["level 4", "against B"], ["give-chapter SCH", "give-chapter TAX"]),
        ("trader-take", "TRA-y", ["level 4", "against B", "give-chapter TAX"], ["take-chapter BRI"]),
        ("peddler-take", "PED-y", ["level 4", "against B", "give SCH-g"], ["take-chapter BRI"]),
        ("peddler-take", "PED-y", ["level 0", "against B", "give SCH-g"], ["take BRI-r"]),
        ("weaver-take", "WEA-y", ["level 4"], ["take SCH-r", "take TAX-b"]),
        ("vp-chapter", "vp2_take_chapter", ["against B"], ["take-chapter BRI"]),
    ],
)
def test_at_level_four_whole_chapters_are_reached_for(
    page: Page, about: str, item: str, picked: list[str], expected: list[str]
) -> None:
    """[12.2, 12.3, 13.5] so that no single card is told to be forbidden."""
    mine, theirs = seat(item, "SCH-r", "TAX-b"), {"hall": ["BRI-r"]}
    assert read(page, "board.expected(ctx)", about=about, picked=picked, mine=mine, theirs=theirs) == expected


def test_all_cards_played_in_a_turn_are_shown(page: Page) -> None:
    """[5.3] each bars its profession for the rest of the turn."""
    area = ["PED-r", "DAN-b", "vp4_extra_action", "FAR-g", "SCH-y"]
    about = "[...drawn(board.lead(ctx)).querySelectorAll('[data-about]')].map((each) => each.dataset.about)"
    assert read(page, about, about="action", options=["draw"], mine={"action_area": area}) == area


def test_cards_on_their_way_are_shown_to_all(page: Page) -> None:
    """[12.5] whoever is asked meanwhile, and whoever watches."""
    said = "drawn(board.regions(ctx).tray).innerText.replace(/\\s+/g, ' ')"
    shown = "[...drawn(board.regions(ctx).tray).querySelectorAll('[data-about]')].map((each) => each.dataset.about)"
    way = {"aside": ["SCH-r", "TAX-b"], "player": 1}
    for moment in ({}, {"about": "excess", "options": ["drop SCH"]}, {"about": "order", "options": ["done"]}):
        assert read(page, shown, view=way, **moment) == ["SCH-r", "TAX-b"]
        assert "Still to be placed by Lev" in read(page, said, view=way, **moment)
    assert read(page, shown) == []


@pytest.mark.parametrize(("region", "seat"), [("others", "theirs"), ("me", "mine")])
def test_the_points_say_what_they_are_made_of(page: Page, region: str, seat: str) -> None:
    """[14.1] the VP cards that a seat owns lie open."""
    facts = {"points": 11, "tokens": 2, "scored": ["vp5", "vp4_draw_5"], "action_area": ["HUN-r"]}
    found = f"(({{ title, textContent }}) => [title, textContent])(drawn(board.regions(ctx).{region}).querySelector('.vp'))"
    title, text = read(page, found, **{seat: facts})
    assert title == "VP cards: 5 VP, 4 VP “Draw 5 cards”. Tokens: 2"
    assert title in text
    nothing = read(page, found, **{seat: {}})
    assert nothing[0] == "No VP cards. Tokens: 0"
