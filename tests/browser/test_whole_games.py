"""Whole games in the browser: by clicks, by keys, and by two people and a spectator through a broken wire."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import NewVisitor
from .visitor import SMALL, Visitor

MOST_STEPS = 1500
THINGS = "(all) => all.map((each) => each.dataset.thing).sort()"
SHORT_GAME = {"turn_limit": 100}


def play_on(table: str, players: list[Visitor], until: int = MOST_STEPS) -> None:
    """Whoever is asked chooses, until the game is over or so many choices are made. Players sit in the order given."""
    for _ in range(until):
        asked = players[0].get(f"tables/{table}")["asked"]
        if not asked:
            return
        player = players[asked[0]["seat"]]
        if player.await_turn():
            player.choose()


def test_a_game_against_a_bot_by_clicks(visitor: NewVisitor) -> None:
    """From the home page's one click to the result, the replay and the rematch."""
    masha = visitor(moving=True)
    masha.goto("/")
    masha.page.locator("[data-play=guildhall]").click()
    expect(masha.page.locator(".hand .card").first).to_be_visible()
    masha.found(["me", "bot:greedy"], **SHORT_GAME)
    for _ in range(MOST_STEPS):
        if not masha.await_turn():
            break
        masha.choose()
    assert masha.over
    expect(masha.page.locator(".ending table tbody tr")).to_have_count(2)
    scores = [int(text) for text in masha.page.locator(".ending td.num").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)
    masha.page.get_by_role("link", name="Смотреть запись").click()
    expect(masha.page.locator(".reel")).to_be_visible()
    masha.page.go_back()
    table = masha.page.url
    masha.page.get_by_role("button", name="Ещё раз").click()
    expect(masha.page).not_to_have_url(table)
    expect(masha.page.locator(":root[data-status=playing] .hand .card").first).to_be_visible()


def test_a_game_by_keyboard_alone(visitor: NewVisitor) -> None:
    """Tab to the table, Enter, then digits, arrows, P and Enter until the end; no pointer is used."""
    masha = visitor(seed=3)
    masha.introduce()
    table = masha.post("tables", {"game": "guildhall", "seats": ["me", "bot:greedy"], "options": SHORT_GAME})["table"]
    masha.goto("/")
    way = masha.page.locator(f"a[href='/table/{table}']").first
    expect(way).to_be_visible()  # my tables come after the page
    masha.page.keyboard.press("Tab")
    for _ in range(80):
        if f"/table/{table}" in (masha.page.locator(":focus").get_attribute("href") or ""):
            break
        masha.page.keyboard.press("Tab")
    expect(way).to_be_focused()
    masha.page.keyboard.press("Enter")
    expect(masha.page.locator(".hand .card").first).to_be_visible()
    for _ in range(MOST_STEPS):
        if masha.over:
            break
        if not masha.mine:
            masha.page.keyboard.press("s")
        if masha.await_turn():
            masha.press()
    assert masha.over
    expect(masha.page.locator(".ending")).to_be_visible()


def test_every_kind_of_choice_is_within_reach_on_a_phone(visitor: NewVisitor) -> None:
    """All twelve professions, three opponents, 360 px: whatever is lit can be tapped."""
    masha = visitor(size=SMALL, seed=9)
    masha.introduce()
    masha.found(["me", "bot:random", "bot:random"], set="mega")
    asked = set()
    for _ in range(60):
        if not masha.await_turn():
            break
        asked.add(masha.asked)
        masha.choose()
    assert {"setup-discard", "setup-place", "action", "level"} <= asked


def test_two_people_and_a_spectator_through_a_broken_wire(visitor: NewVisitor) -> None:
    """One reloads and is cut off while the other plays on; then all see the same table, to the end."""
    masha, lev, sofia = visitor(seed=5), visitor(name="Лев", lang="en", seed=6), visitor(name="Софья", seed=7)
    for each in (masha, lev, sofia):
        each.introduce()
    table = masha.found(["me", "open"], **SHORT_GAME)
    expect(masha.page.locator(".room")).to_be_visible()
    lev.sit(table)
    lev.page.get_by_label("Your name").fill("Лев")
    lev.page.get_by_role("button", name="Join the table").click()
    sofia.sit(table)
    expect(sofia.page.locator(".others .seat")).to_have_count(2)
    assert sofia.page.locator(".hand .card").count() == 0

    play_on(table, [masha, lev], 25)
    lev.page.reload()
    expect(lev.page.locator(".hand .card").first).to_be_visible()
    play_on(table, [masha, lev], 10)

    lev.context.set_offline(True)
    expect(lev.page.locator(".prompt .say")).to_have_text("Connection lost. Your move is safe")
    if masha.mine:
        masha.choose()
    lev.context.set_offline(False)
    expect(lev.page.locator(".prompt .say")).not_to_have_text("Connection lost. Your move is safe")
    lev.problems = [problem for problem in lev.problems if "ERR_INTERNET_DISCONNECTED" not in problem]

    play_on(table, [masha, lev], 25)
    last = masha.get(f"tables/{table}")["number"]
    for each in (masha, lev, sofia):
        each.page.locator(f':root[data-moment^="{last}."]').wait_for(state="attached")
    halls = [each.page.locator("[data-thing^='hall0/']").evaluate_all(THINGS) for each in (masha, lev, sofia)]
    assert halls[0] and halls[0] == halls[1] == halls[2]

    play_on(table, [masha, lev])
    for each in (masha, lev, sofia):
        expect(each.page.locator(":root[data-status=over] .ending table tbody tr")).to_have_count(2)
    scores = [each.page.locator(".ending td.num").all_inner_texts() for each in (masha, lev, sofia)]
    assert scores[0] == scores[1] == scores[2]
