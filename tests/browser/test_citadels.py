"""Citadels in the browser: the notice to the one who was hurt, and the end with every city as a bar."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from .conftest import NewVisitor
from .test_pages import severe_violations
from .visitor import SMALL, Visitor

MOST_STEPS: Final = 600
FIERCE: Final = ["me", *["bot:attacker"] * 5]
NOTICE: Final = ".notices li"
MODULE: Final = "/games/citadels/web/notices.js"
ME: Final = 2


def begin(visitor: Visitor, seats: list[str], **options: object) -> str:
    visitor.introduce()
    wanted = {"game": "citadels", "seats": seats, "options": {"seats": len(seats), **options}, "title": "Пятница у Нины"}
    table: str = visitor.post("tables", wanted)["table"]
    visitor.sit(table)
    return table


def standing(page: Page, *events: dict[str, Any]) -> list[str]:
    """The kinds of the notices that seat `ME` has after these events."""
    body = f"async ([events, you]) => (await import('{MODULE}')).standing(events, you).map(({{event}}) => event.kind)"
    found: list[str] = page.evaluate(body, [list(events), ME])
    return found


def event(kind: str, seat: int | None = 0, **facts: object) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, **facts}


# --- what is worth a notice ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fact"),
    [
        ("theft", "victim"),
        ("swap", "to"),
        ("wizard", "victim"),
        ("levy", "victim"),
        ("destroy", "owner"),
        ("armory", "owner"),
        ("exchange", "owner"),
    ],
)
def test_whoever_is_hurt_has_a_notice_and_nobody_else(page: Page, kind: str, fact: str) -> None:
    assert standing(page, event(kind, **{fact: ME})) == [kind]
    assert standing(page, event(kind, **{fact: ME + 1})) == []
    assert standing(page, event(kind, ME, **{fact: ME})) == [], "what I do to myself is no news"


@pytest.mark.parametrize("kind", ["kill", "bewitch"])
def test_a_named_character_is_a_notice_to_its_holder_alone(page: Page, kind: str) -> None:
    mine, other = event("pick", ME, character="king"), event("pick", 1, unseen=True)
    assert standing(page, event("round", None), mine, other, event(kind, character="king")) == [kind]
    assert standing(page, event("round", None), mine, other, event(kind, character="thief")) == []
    assert standing(page, mine, event("round", None), event(kind, character="king")) == [], "last round's character is not mine"


def test_notices_stand_until_my_next_turn(page: Page) -> None:
    ruin, called = event("destroy", owner=ME), event("reveal", ME, character="king")
    assert standing(page, ruin, event("round", None), event("reveal", 1), event("swap", to=ME)) == ["destroy", "swap"]
    assert standing(page, ruin, called) == []
    assert standing(page, ruin, called, event("theft", victim=ME)) == ["theft"], "the Thief comes when I am called"


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_notice_is_put_into_words(page: Page, lang: str) -> None:
    kinds = ["theft", "kill", "kill-hospital", "bewitch", "swap", "wizard", "levy", "destroy", "armory", "exchange"]
    body = """async ([lang, kinds]) => {
      const words = await (await import("/static/js/words/words.js")).loadWords(lang, ["citadels"], true);
      const facts = { who: "Лев", gold: 0, character: "Король", district: "Таверна", district2: "Рынок", count2: 2 };
      return kinds.map((kind) => words.t(`board-notice-${kind}`, facts));
    }"""
    said: list[str] = page.evaluate(body, [lang, kinds])
    assert len(set(said)) == len(kinds)
    assert not [sentence for sentence in said if "board-notice" in sentence or "{" in sentence]


@pytest.mark.parametrize("mine", [["king"], ["bishop", "king"]])
def test_a_murder_is_told_with_the_number_of_my_characters(page: Page, mine: list[str]) -> None:
    """[8.1] with two and three seats the other one takes its turn."""
    body = """async ([module, mine]) => {
      const { said } = await import(module);
      const ctx = { you: 0, seats: [], name: () => "", words: { facts: (facts) => facts }, t: (key, facts) => [key, facts.held] };
      return said(ctx, { characters: mine, seats: [{ city: [] }] }, { kind: "kill", seat: 1, character: "king" });
    }"""
    assert page.evaluate(body, [MODULE, mine]) == ["board-notice-kill", len(mine)]


def test_the_house_taken_in_exchange_stays_marked_while_another_is_given(page: Page) -> None:
    body = """async () => {
      const { Scene } = await import("/games/citadels/web/scene.js");
      const ask = { options: ["give tavern"], picked: ["exchange B castle"] };
      const ctx = { ask, claimed: new Set(), about: "exchange", you: 0, view: {}, get: () => null, picks: () => 0 };
      const scene = new Scene({ ...ctx, spot: (option) => ({ option, lit: option === "give tavern" }) });
      const spots = [scene.houseSpot(0, "tavern"), scene.houseSpot(1, "castle")].map((spot) => spot.option);
      return [...spots, scene.asksCity(0), scene.asksCity(1), scene.asksCity(2)];
    }"""
    assert page.evaluate(body) == ["give tavern", "exchange B castle", True, True, False]


@pytest.mark.parametrize(
    ("guard", "safe"), [("bishop-protects", [True, True, False]), ("city-complete", [True, True, True]), (None, [False] * 3)]
)
def test_the_bishop_does_not_hinder_the_armory(page: Page, guard: str | None, safe: list[bool]) -> None:
    """[12.3] nor is his city drawn as if he did."""
    body = """async (guard) => {
      const { Scene } = await import("/games/citadels/web/scene.js");
      return ["destroy", "exchange", "armory"].map((verb) => {
        const ask = { options: [`${verb} B keep`], picked: [] };
        const view = { seats: [{}, { guard }] };
        return new Scene({ ask, claimed: new Set(), about: "turn", view, get: () => verb }).guarded(1);
      });
    }"""
    assert page.evaluate(body, guard) == safe


# --- at the table -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "size", "read"), [("ru", (1280, 720), "Понятно"), ("en", SMALL, "I see")])
def test_a_victim_is_told_until_he_has_read_it(visitor: NewVisitor, lang: str, size: tuple[int, int], read: str) -> None:
    masha = visitor(seed=8, lang=lang, size=size)
    begin(masha, FIERCE)
    region = masha.page.locator(".notices[role=status][aria-live=polite]")
    expect(region).to_be_attached()
    for _ in range(MOST_STEPS):
        if not masha.await_turn():
            begin(masha, FIERCE)  # in one game of fifty, five attackers leave her in peace
        elif masha.page.locator(NOTICE).count():
            break
        else:
            masha.choose()
    told = region.locator("li").first
    expect(told).to_be_in_viewport(ratio=1)
    assert "board-notice" not in told.inner_text() and "{" not in told.inner_text()
    assert masha.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert severe_violations(masha.page) == []
    region.get_by_role("button", name=read).click()
    expect(masha.page.locator(NOTICE)).to_have_count(0)
    expect(region).to_be_attached()


def test_cards_to_lay_can_be_chosen_after_one_was_kept(page: Page) -> None:
    """[10.2] with the Observatory the order of the two others is asked; equal cards are told apart."""
    body = """async () => {
      const { Scene } = await import("/games/citadels/web/scene.js");
      const ask = { options: ["under church", "under temple"], picked: ["keep temple"] };
      const picks = (wanted) => ask.picked.filter((option) => option === wanted).length;
      const claimed = new Set();
      const scene = new Scene({ ask, picks, claimed, about: "under", view: {}, get: () => null, spot: (option) => option });
      return [scene.spot("tray", "temple", 0), scene.spot("tray", "church"), scene.spot("tray", "temple", 1)];
    }"""
    assert page.evaluate(body) == ["keep temple", "under church", "under temple"]


@pytest.mark.parametrize(
    ("lang", "you", "mine"), [("ru", "Вы", ("выбираете", "откладываете")), ("en", "You", ("pick", "lay away"))]
)
def test_the_order_of_the_draft_speaks_to_the_reader(visitor: NewVisitor, lang: str, you: str, mine: tuple[str, ...]) -> None:
    masha = visitor(seed=3, lang=lang)
    begin(masha, ["me", "bot:greedy"])
    turns = masha.page.locator(".passrow li", has=masha.page.get_by_text(you, exact=True))
    expect(turns.first).to_be_visible()
    assert {turn.partition(you)[2].strip() for turn in turns.all_inner_texts()} <= set(mine)


def test_the_track_remembers_what_went_through_my_hands(visitor: NewVisitor) -> None:
    """In the draft: what lies before me. After it: what I have passed on. With three seats each takes twice: Lev has yet to."""
    masha, lev = visitor(seed=3), visitor(name="Лев")
    table = begin(masha, ["me", "open", "bot:greedy"])
    lev.introduce()
    lev.sit(table)
    lev.page.get_by_label("Ваше имя").fill("Лев")
    lev.page.get_by_role("button", name="Сесть за стол").click()
    expect(masha.page.locator(".rank").first).to_be_visible()
    if masha.get(f"tables/{table}")["asked"][0]["seat"] == 1 and lev.await_turn():
        lev.choose()
    assert masha.await_turn()
    assert masha.asked == "pick"
    options = masha.page.locator(".draft [data-option]")
    mine = {str(option.get_attribute("data-option")).removeprefix("pick ") for option in options.all()}
    assert {name for name, status, _ in track(masha) if status == "у вас"} == mine
    taken = str(options.first.get_attribute("data-option")).removeprefix("pick ")
    masha.await_change(options.first.click)
    expect(masha.page.locator(f".rank[data-about=character-{taken}] .st")).to_have_text("ваш, тайно")
    ahead = {name: status for name, status, state in track(masha) if state == "wait" and name != taken}
    assert len(ahead) > len(mine - {taken}) > 0
    assert ahead == {name: "передан" if name in mine else "впереди" for name in ahead}
    assert lev.await_turn()


def track(visitor: Visitor) -> list[tuple[str, str, str]]:
    """Each character, what is said of it, and its state, at one moment."""
    body = """(ranks) => ranks.map((rank) =>
      [rank.dataset.about, rank.querySelector(".st").innerText, rank.dataset.state])"""
    ranks = visitor.page.locator(".rank").evaluate_all(body)
    return [(about.removeprefix("character-"), status.strip(), state) for about, status, state in ranks]


# --- the end ------------------------------------------------------------------------------------------------------------------

BARS: Final = """(bars) => bars.map((bar) => [bar.getBoundingClientRect().width,
  [...bar.children].reduce((sum, part) => sum + Number(part.style.flexGrow), 0)])"""
CUT: Final = """() => {
  const across = (box, room) => box.left >= room.left - 1 && box.right <= room.right + 1;
  const within = (box, room) => across(box, room) && box.top >= room.top - 1 && box.bottom <= room.bottom + 1;
  const room = document.querySelector(".ending").getBoundingClientRect();
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const inside = [...document.querySelectorAll(".ending :is(h2, p, a, th, td, .scorebar)")];
  const outside = [...document.querySelectorAll(".ending, .prompt .btn")];
  return [...inside.filter((each) => !within(each.getBoundingClientRect(), room)),
    ...outside.filter((each) => !within(each.getBoundingClientRect(), screen))].map((each) => each.outerHTML);
}"""
SIDEWAYS: Final = """() => [...document.querySelectorAll(".ending :is(th, td, .scorebar), .prompt .btn")].filter((each) => {
  const { left, right } = each.getBoundingClientRect();
  return left < 0 || right > innerWidth;
}).map((each) => each.outerHTML)"""


def play_out(visitor: Visitor, seats: list[str]) -> None:
    """A whole game; somebody who only watches finds it finished."""
    begin(visitor, seats)
    for _ in range(MOST_STEPS):
        if not visitor.await_turn():
            return
        visitor.choose()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_end_shows_every_city_and_nothing_is_cut_off(visitor: NewVisitor, lang: str) -> None:
    masha = visitor(seed=12, lang=lang, size=(1280, 720))
    play_out(masha, ["me", *["bot:greedy"] * 4])
    page = masha.page
    expect(page.locator(".ending td.num")).to_have_count(5)
    assert page.evaluate(CUT) == []
    assert severe_violations(page) == []
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert page.evaluate(SIDEWAYS) == []
    expect(page.locator(".prompt [data-primary]")).to_be_in_viewport(ratio=1)


def test_the_bars_have_one_scale(visitor: NewVisitor) -> None:
    """As wide as the points they stand for, whatever the number of seats."""
    masha = visitor(seed=13, size=(1280, 720))
    play_out(masha, ["bot:greedy"] * 8)
    assert masha.page.evaluate(CUT) == []
    scores = [int(text) for text in masha.page.locator(".ending td.num").all_inner_texts()]
    bars = masha.page.locator(".scorebar").evaluate_all(BARS)
    assert [points for _, points in bars] == scores
    widest = bars[0][0]
    assert [width for width, _ in bars] == pytest.approx([widest * score / scores[0] for score in scores], abs=1)
    masha.page.get_by_role("link", name="Смотреть запись").click()
    expect(masha.page.locator(".reel")).to_be_visible()
