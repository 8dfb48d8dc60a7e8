"""Ora et Labora in the browser: whole games alone, with two and with four seats, by clicks; and what the board promises."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from pentapolis.games.ora_et_labora.components import CARD_NUMBERS, CARDS
from pentapolis.games.ora_et_labora.game import GAME
from pentapolis.games.ora_et_labora.notation import CELL
from pentapolis.games.ora_et_labora.scoring import own_points
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.json_values import Json

from ..games.ora_et_labora.tables import arranged
from .conftest import NewVisitor
from .test_other_games import SIDEWAYS
from .test_pages import severe_violations
from .visitor import LARGE, SMALL, Visitor

MOST_STEPS = 2500
CUT = """(cells) => cells.filter((cell) => {
  const room = cell.closest(".ending").getBoundingClientRect();
  const { left, right } = cell.getBoundingClientRect();
  return left < room.left || right > room.right;
}).map((cell) => cell.outerHTML)"""
LAPTOP = (1280, 720)


def begin(visitor: Visitor, bots: int, **options: object) -> None:
    visitor.introduce()
    seats = ["me", *["bot:greedy"] * bots]
    body = {"game": "ora_et_labora", "seats": seats, "options": {"seats": len(seats), **options}}
    visitor.sit(visitor.post("tables", body)["table"])
    expect(visitor.page.locator(".land .site").first).to_be_visible()


@pytest.mark.parametrize(("bots", "length", "country"), [(0, "usual", "france"), (1, "usual", "ireland"), (3, "short", "france")])
def test_a_whole_game_by_clicks(visitor: NewVisitor, bots: int, length: str, country: str) -> None:
    masha = visitor(seed=bots + 2)
    begin(masha, bots, length=length, country=country)
    for _ in range(MOST_STEPS):
        if not masha.await_turn():
            break
        masha.choose()
    assert masha.over
    expect(masha.page.locator(".ending .tally tbody")).to_have_count(bots + 1)
    masha.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert masha.page.locator(".ending :is(th, td, .scorebar)").evaluate_all(CUT) == [], "every figure is whole on a phone"


@pytest.mark.parametrize(("round_number", "said"), [(24, "из 24"), (25, "бонусный")])
def test_the_bonus_round_is_not_counted_among_the_others(visitor: NewVisitor, round_number: int, said: str) -> None:
    page = visitor().page
    page.goto("/about")
    body = """async (round) => {
      const { ofRounds } = await import("/games/ora_et_labora/web/wheel.js");
      const { loadWords } = await import("/static/js/words/words.js");
      const words = await loadWords("ru", ["ora_et_labora"], true);
      return ofRounds({ ctx: { t: (key, facts) => words.t(key, facts) }, view: { round, rounds: 24, bonus: 25 } });
    }"""
    assert page.evaluate(body, round_number) == said


SCENE = """async (given) => {
  const { Scene } = await import("/games/ora_et_labora/web/scene.js");
  const { loadWords } = await import("/static/js/words/words.js");
  const words = await loadWords("en", ["ora_et_labora"], true);
  const ctx = {
    you: 0, about: "", ask: null, options: {}, claimed: new Set(), get: () => undefined, moved: () => false, words, events: [],
    t: (key, facts) => words.t(key, facts), name: (seat) => "ABCD"[seat], spot: () => null,
    offers: (option) => ctx.ask?.options.includes(option) ?? false,
    optionsOf: (verb) => (ctx.ask?.options ?? []).filter((option) => option.startsWith(`${verb} `)),
    ...given,
  };
  const scene = new Scene(ctx);
  BODY
}"""


def in_scene(visitor: Visitor, body: str, **given: Any) -> Any:
    """What a function body returns that is given a `scene` of the board; `given` are parts of the context."""
    visitor.page.goto("/about")
    return visitor.page.evaluate(SCENE.replace("BODY", body), given)


def gains(table: Table, card: str) -> dict[str, int]:
    """What the settlements score more when a card lies on each of its sites."""
    number, found = CARD_NUMBERS[card], {}
    for cell in table.lands[0].sites(number, CARDS[number].terrains):
        other = table.copy()
        other.put(0, number, cell)
        found[CELL.write(cell)] = own_points(other, 0)["dwelling"] - own_points(table, 0)["dwelling"]
    return found


@pytest.mark.parametrize(("card", "value"), [("I11", "9"), ("I35", "9"), ("I35", "2"), ("G07", "9"), ("S01", "9"), ("S06", "9")])
def test_the_number_on_a_space_is_what_the_score_changes_by(visitor: NewVisitor, card: str, value: str) -> None:
    """[13.3] the Houseboat counts instead of its water; a settlement changes those beside it; the Round Tower is as agreed."""
    options: dict[str, Json] = {"seats": 3, "country": "ireland", "round_tower": value}
    settlements: Json = {"-1,0": "S04", "2,2": "S02", "3,2": "S05", "4,1": "H03"}
    board: Json = {"landscapes": ["coast 0", "plains 2", "hills -1"], "cards": settlements}
    table = arranged({"stage": "E", "display": ["I11", "I35", "G07"], "boards": {"A": board}}, **options)
    expected = gains(table, card)
    body = """
      const cells = scene.mine.cells.filter((cell) => !cell.card && !cell.growth);
      return Object.fromEntries(cells.map((cell) => [cell.at, scene.gainOf(CARD, cell)]));
    """.replace("CARD", repr(card))
    found = in_scene(visitor(), body, view=GAME.look(table, 0), options=options)
    assert len(set(expected.values())) > 1
    assert {cell: found[cell] for cell in expected} == expected


def test_the_settlements_of_the_desk_tell_what_they_bring_in_all(visitor: NewVisitor) -> None:
    """A Shanty Town costs the settlements beside it three."""
    board: Json = {"cards": {"3,0": "S02"}, "growth": {}}
    table = arranged({"boards": {"A": board}, "settlements": {"A": ["S01"]}}, seats=3)
    best = max(gains(table, "S01").values())
    body = """
      const { deskView } = await import("/games/ora_et_labora/web/desk.js");
      const { render } = await import("/static/js/lib.js");
      const place = document.createElement("div");
      render(deskView(scene), place);
      return place.querySelector(".setl .fn").textContent;
    """
    memo = "(key) => (key === 'desk' ? { tab: 'settlements' } : undefined)"
    body = f"scene.ctx.get = {memo}; {body}"
    assert in_scene(visitor(), body, view=GAME.look(table, 0)).endswith(f"gives {best}")


@pytest.mark.parametrize(
    ("growth", "amounts", "count"),
    [
        ("forest", {"wood": 5, "joker": 7}, 5),
        ("forest", {"peat": 5, "joker": 7}, 7),
        ("moor", {"wood": 5, "joker": 7}, 7),
        ("moor", {"wood": 5}, 0),
    ],
)
def test_a_forest_yields_what_the_joker_gives_where_its_indicator_is_gone(
    visitor: NewVisitor, growth: str, amounts: Json, count: int
) -> None:
    """[4.4, 4.6] in the solo game; for the eye and for the ear."""
    cell = {"at": "0,0", "terrain": "plains", "growth": growth}
    view = {"wheel": {"amounts": amounts}, "seats": [{"cells": [cell], "landscapes": []}], "neutral": None}
    body = """
      const { landView } = await import("/games/ora_et_labora/web/land.js");
      const { render } = await import("/static/js/lib.js");
      const place = document.createElement("div");
      render(landView(scene, 0), place);
      return [scene.yieldOf(scene.mine.cells[0]), place.querySelector(".sr").textContent];
    """
    found, said = in_scene(visitor(), body, view=view)
    assert found == count and said.endswith(f" gives {count}")


@pytest.mark.parametrize(
    ("picked", "options", "said"),
    [
        (["use brother G39", "trade 1"], ["pay peat", "pay wood"], "Energy now"),
        (["use brother G39", "trade 1"], ["pay meat", "pay grain"], "Food now"),
        (["settle S01", "place 0,0"], ["pay meat", "pay coin"], "Food now"),
        (["use brother I35", "trade 1"], ["pay coin5", "pay whiskey"], "Points now"),
    ],
)
def test_the_prompt_tells_what_is_paid_in(visitor: NewVisitor, picked: Json, options: Json, said: str) -> None:
    body = """
      const { promptOf } = await import("/games/ora_et_labora/web/prompt.js");
      return promptOf(scene).hint;
    """
    view: Json = {"seats": [{"cells": []}], "neutral": None}
    ask = {"about": "pay", "picked": picked, "options": options}
    assert in_scene(visitor(), body, view=view, about="pay", ask=ask, options={"round_tower": "9"}).startswith(said)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["pay livestock", "pay coin"], ["4 short", "1 short"]),
        (["pay wood", "pay peat"], ["the rest by itself", "1 short"]),
        ([], ["the rest by itself", "the rest by itself"]),
    ],
)
def test_what_could_be_paid_in_one_way_alone_is_not_called_short(visitor: NewVisitor, options: Json, said: list[str]) -> None:
    """An Artist's Colony, 5 food and 1 energy, with one coin laid out: what is no more asked for goes by itself."""
    body = """
      const { payView } = await import("/games/ora_et_labora/web/pay.js");
      const { render } = await import("/static/js/lib.js");
      const place = document.createElement("div");
      render(payView(scene), place);
      return [...place.querySelectorAll(".rule em")].map((each) => each.textContent);
    """
    view: Json = {"seats": [{"cells": []}], "neutral": None}
    ask = {"about": "pay", "picked": ["settle S05", "place 0,0", "pay coin"], "options": options}
    assert in_scene(visitor(), body, view=view, about="pay", ask=ask, options={"round_tower": "9"}) == said


def test_the_prompt_tells_of_an_exchange_that_helps(visitor: NewVisitor) -> None:
    """[7.4, D32] the good is lit for it, and the counters tell what was exchanged."""
    body = """
      const { promptOf } = await import("/games/ora_et_labora/web/prompt.js");
      scene.ctx.spot = (option, { calm }) => ({ option, calm });
      const spot = scene.goodSpot("grain", 2);
      const held = ["grain", "straw"].map((good) => scene.held(good));
      return [promptOf(scene).say, promptOf(scene).hint, spot.option, spot.calm, held];
    """
    view: Json = {"seats": [{"cells": [], "goods": {"grain": 2}}], "neutral": None}
    ask = {"about": "energy-trade", "picked": ["use brother G39", "exchange grain"], "options": ["exchange grain", "skip"]}
    say, hint, option, calm, held = in_scene(visitor(), body, view=view, about="energy-trade", ask=ask)
    assert say == "Estate, for energy: how many times?"
    assert hint.startswith("More can be done after an exchange")
    assert (option, calm, held) == ("exchange grain", False, [1, 1])


def play(visitor: Visitor, choices: int) -> None:
    for _ in range(choices):
        if visitor.await_turn():
            visitor.choose()


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_small_screen_does_not_scroll_sideways(visitor: NewVisitor, lang: str) -> None:
    masha = visitor(seed=4, size=SMALL, lang=lang)
    begin(masha, 3)
    for _ in range(8):
        play(masha, 1)
        assert masha.page.evaluate(SIDEWAYS) <= 0


def test_the_table_fits_a_laptop(visitor: NewVisitor) -> None:
    """Nothing scrolls but lists and land; the prompt is in the window, whatever is asked."""
    masha = visitor(seed=8, size=LAPTOP)
    begin(masha, 3, length="short")
    for _ in range(12):
        play(masha, 1)
        assert masha.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
        prompt = masha.page.locator("#prompt").bounding_box()
        assert prompt is not None
        assert prompt["y"] + prompt["height"] <= LAPTOP[1]


@pytest.mark.parametrize(("theme", "size"), [("day", LARGE), ("night", SMALL)])
def test_nobody_is_shut_out(visitor: NewVisitor, theme: str, size: tuple[int, int]) -> None:
    masha = visitor(seed=6, theme=theme, size=size)
    begin(masha, 2)
    for _ in range(3):
        play(masha, 4)
        assert severe_violations(masha.page) == []


def test_a_building_is_composed_and_taken_back(visitor: NewVisitor) -> None:
    """Card, place, prior: the table changes only after all is chosen. Whose land lay large before is no matter."""
    masha = visitor(seed=2)
    begin(masha, 2)
    assert masha.await_turn()
    number = masha.number
    building = masha.page.locator(".blist .bld:not(.clo)[data-state=playable]").first
    option = building.get_attribute("data-option")
    masha.page.locator(".ltabs [data-look='1']").click()
    expect(masha.page.locator(".ltabs [data-look='1']")).to_have_attribute("aria-selected", "true")
    building.click()
    masha.page.locator(".land [data-option^='place ']").first.click()
    expect(masha.page.locator(f"[data-option='{option}']")).to_have_attribute("data-state", "selected")
    assert masha.number == number
    masha.page.get_by_role("button", name="Заново").click()
    expect(masha.page.locator(f"[data-option='{option}']")).to_have_attribute("data-state", "playable")


def test_the_prior_goes_into_the_building_just_built(visitor: NewVisitor) -> None:
    """It does not lie on the land before all is chosen: the prompt sends him."""
    masha = visitor(seed=2)
    begin(masha, 2)
    assert masha.await_turn()
    page = masha.page
    send = page.get_by_role("button", name="Поместить настоятеля")
    building = page.locator(".blist .bld:not(.clo)[data-state=playable]").first  # a cloister's may have but one place
    card = str(building.get_attribute("data-option")).removeprefix("build ")
    building.click()
    page.locator(".land [data-option^='place ']").first.click()
    number = masha.number
    send.click()
    expect(send).to_have_count(0)
    while masha.number == number:
        masha.choose()
    table = page.url.rsplit("/", 1)[1]
    assert masha.get(f"tables/{table}")["view"]["seats"][0]["prior"] == f"A {card}"


def test_the_order_for_contracts_answers_by_itself(visitor: NewVisitor) -> None:
    """With the standing order a lay brother goes, and nobody is asked."""
    masha = visitor(seed=3)
    begin(masha, 2)
    masha.page.locator(".order-key").click()
    expect(masha.page.locator(".order-key")).to_have_attribute("aria-pressed", "true")
    masha.page.reload()
    expect(masha.page.locator(".order-key")).to_have_attribute("aria-pressed", "true")


def test_the_display_can_be_searched(visitor: NewVisitor) -> None:
    masha = visitor(seed=3)
    begin(masha, 2)
    everything = masha.page.locator(".blist .bld").count()
    masha.page.locator(".find input").fill("пекарня")
    expect(masha.page.locator(".blist .bld")).to_have_count(1)
    masha.page.locator(".find input").fill("")
    masha.page.locator(".find select").select_option("cloister")
    expect(masha.page.locator(".blist .bld.clo").first).to_be_visible()
    assert 0 < masha.page.locator(".blist .bld").count() < everything
    masha.page.get_by_role("tab", name="Стопка A").click()
    expect(masha.page.locator(".blist .bld")).to_have_count(5)


def give_contract(visitor: Visitor) -> None:
    """For a building of the first seat, if one is offered; otherwise something else."""
    if visitor.asked == "action":
        visitor.page.locator("[data-look='0']").first.click()
    offered = visitor.page.locator("[data-option^='contract A '][data-lit]")
    if offered.count():
        number = visitor.number
        offered.first.click()
        visitor.page.locator(f':root:not([data-moment^="{number}."])').wait_for(state="attached")
    else:
        visitor.choose()


def test_the_owner_is_told_whose_contract_it_is(visitor: NewVisitor) -> None:
    """Lev gives contracts until Masha has a choice; her prompt names him and the building."""
    masha, lev = visitor(seed=5), visitor(name="Лев", seed=6)
    for each in (masha, lev):
        each.introduce()
    body = {"game": "ora_et_labora", "seats": ["me", "open", "bot:greedy"], "options": {"seats": 3}}
    table = masha.post("tables", body)["table"]
    masha.sit(table)
    lev.sit(table)
    lev.page.get_by_label("Ваше имя").fill("Лев")
    lev.page.get_by_role("button", name="Сесть за стол").click()
    expect(masha.page.locator(".land .site").first).to_be_visible()
    for _ in range(MOST_STEPS):
        asked = masha.get(f"tables/{table}")["asked"][0]
        if (asked["seat"], asked["about"]) == (0, "clergyman"):
            break
        if asked["seat"] == 0 and masha.await_turn():
            masha.choose()
        elif asked["seat"] == 1 and lev.await_turn():
            give_contract(lev)
    said = masha.page.locator(".prompt .say")
    expect(said).to_have_text(re.compile("Лев даёт договор, здание: .+ Кто пойдёт работать"))
