"""The home page: ways from it, names and the lack of one, and the form of a new table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from pentapolis.bots import levels
from pentapolis.words import words

from .chromium import Chromium
from .conftest import NewVisitor
from .visitor import SMALL, Visitor

OPEN_TABLE = {"ru": "Накрыть стол", "en": "Open the table"}
NAME_MISSING = {"ru": "Напишите своё имя", "en": "Please write your name"}


def invite(visitor: Visitor, game: str = "guildhall") -> Locator:
    visitor.goto("/")
    visitor.page.locator(f"[data-invite={game}]").click()
    dialog = visitor.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    return dialog


@pytest.mark.parametrize(("lang", "browsers"), [("ru", "en"), ("en", "ru")])
@pytest.mark.parametrize("given", ["", "   "])
def test_a_name_is_asked_for_in_the_language_of_the_page(visitor: NewVisitor, lang: str, browsers: str, given: str) -> None:
    visit = visitor(lang=browsers)
    visit.goto("/")
    visit.page.locator(f"[data-set-lang={lang}]").click()
    visit.page.locator("[data-invite=guildhall]").click()
    dialog = visit.page.locator("dialog[open]")
    field = dialog.locator("[name=name]")
    field.fill(given)
    dialog.get_by_role("button", name=OPEN_TABLE[lang]).click()
    assert field.evaluate("(field) => field.validationMessage") == NAME_MISSING[lang]
    expect(dialog).to_be_visible()
    assert visit.get("tables") == []
    field.fill("Маша")
    dialog.get_by_role("button", name=OPEN_TABLE[lang]).click()
    expect(visit.page.locator(".room")).to_be_visible()
    expect(visit.page.locator(".places b").first).to_have_text("Маша")


def test_a_code_is_asked_for_in_the_language_of_the_page(visitor: NewVisitor) -> None:
    visit = visitor(lang="ru")
    visit.goto("/")
    visit.page.get_by_role("button", name="Сесть за стол").click()
    said = visit.page.locator("[name=code]").evaluate("(field) => field.validationMessage")
    assert said == "Напишите код стола или ссылку"


def test_a_table_that_cannot_be_opened_leaves_the_form_as_it_was(browser: Chromium, address: str) -> None:
    visitor = Visitor(browser, address)
    dialog = invite(visitor)
    dialog.locator("[name=name]").fill("Маша")
    dialog.locator("[name=title]").fill("Пятница")
    dialog.get_by_role("button", name="4", exact=True).click()
    visitor.page.route("**/api/tables", lambda route: route.abort())
    dialog.get_by_role("button", name="Накрыть стол").click()
    expect(dialog.get_by_role("alert")).to_have_text("Сервер не отвечает. Попробуйте ещё раз")
    expect(dialog.locator("[name=title]")).to_have_value("Пятница")
    expect(dialog.locator(".seat-list li")).to_have_count(4)
    visitor.page.unroute_all()
    dialog.get_by_role("button", name="Накрыть стол").click()
    expect(visitor.page.locator(".room .place")).to_have_count(4)
    expect(visitor.page.locator(".bar")).to_contain_text("Пятница")
    visitor.close()
    assert [said for said in visitor.problems if "ERR_FAILED" not in said] == []


def test_what_is_lacking_is_told_where_the_table_cannot_be_opened(visitor: NewVisitor) -> None:
    dialog = invite(visitor())
    dialog.get_by_label(re.compile("^Профессии")).select_option("chosen")
    dialog.locator(".several input:checked").first.uncheck()
    submit = dialog.get_by_role("button", name="Накрыть стол")
    expect(submit).to_have_attribute("aria-disabled", "true")
    expect(submit).to_have_accessible_description(re.compile("выберите 6$"))
    expect(dialog.locator("#new-why")).to_be_visible()
    dialog.locator("[name=name]").fill("Маша")
    submit.click(force=True)
    expect(dialog).to_be_visible()
    dialog.locator(".several input:not(:checked)").first.check()
    expect(dialog.locator("#new-why")).to_have_count(0)
    submit.click()
    expect(dialog.page.locator(".room")).to_be_visible()


def test_the_form_for_people_leaves_out_what_matters_to_bots_alone(visitor: NewVisitor) -> None:
    visit = visitor()
    dialog = invite(visit)
    expect(dialog.get_by_label(re.compile("^Профессии"))).to_be_visible()
    expect(dialog.get_by_label("Предел ходов")).to_have_count(0)
    (guildhall,) = [each for each in visit.get("games") if each["name"] == "guildhall"]
    assert [field["name"] for field in guildhall["schema"]["fields"] if field.get("bots_alone")] == ["turn_limit"]


def test_a_field_shows_where_it_matters(visitor: NewVisitor) -> None:
    """Characters by name only where they are chosen; the expansion's districts go with any characters."""
    dialog = invite(visitor(), "citadels")
    further, districts = (dialog.get_by_role("group", name=name) for name in ("Персонажи дополнения", "Районы дополнения"))
    expect(further).to_be_visible()
    dialog.get_by_label(re.compile("^Персонажи(?! доп)")).select_option("random")
    expect(further).to_have_count(0)
    expect(districts).to_be_visible()
    districts.get_by_label("Маяк").check()
    dialog.locator("[name=name]").fill("Маша")
    dialog.get_by_role("button", name="Накрыть стол").click()
    expect(dialog.page.locator(".room")).to_be_visible()


def test_my_games_tell_how_they_ended_and_which_came_as_a_record(visitor: NewVisitor) -> None:
    visit = visitor()
    visit.introduce()
    wish = {"game": "guildhall", "seats": ["bot:greedy", "bot:greedy"], "options": {"turn_limit": 100}}
    table = visit.post("tables", wish)["table"]
    visit.sit(table)
    visit.await_turn()
    visit.post("records", {"text": visit.page.request.get(f"/api/tables/{table}/record").text()})
    visit.goto("/")
    states = visit.page.locator(".mine .row .state")
    expect(states.first).to_have_text(re.compile(r"^Победа: .+, \d+ очк.+\. Загружена: "))
    expect(states.last).to_have_text(re.compile(r"^Победа: .+, \d+ очк.+\. Окончена: "))


@pytest.mark.parametrize(
    ("lang", "place", "seats", "said"),
    [
        ("ru", 2, 3, "2-е место, 7 очков"),
        ("ru", 1, 1, "Победа, 7 очков"),
        ("en", 2, 3, "2nd place, 7 points"),
        ("en", 5, 5, "5th place, 7 points"),
        ("en", 2, 1, "Lost, 7 points"),
    ],
)
def test_my_place_in_words(visitor: NewVisitor, lang: str, place: int, seats: int, said: str) -> None:
    page = visitor(lang=lang).page
    page.goto("/about")
    body = """async ([lang, place, seats]) => {
      const words = await (await import("/static/js/words/words.js")).loadWords(lang);
      return words.t("home-placed", { place, seats, points: words.t("points", { count: 7 }) });
    }"""
    assert page.evaluate(body, [lang, place, seats]) == said


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_bots_are_called_as_in_the_terminal(visitor: NewVisitor, lang: str) -> None:
    dialog = invite(visitor(lang=lang), "citadels")
    offered = dialog.locator(".seat-list select").first.locator("option").all_inner_texts()
    named = [words(lang).text(f"level-{level}") for level in levels("citadels")]
    assert [label.partition(", ")[2] for label in offered[1:]] == named


def test_who_gives_no_name_is_a_guest_in_each_language(visitor: NewVisitor) -> None:
    masha, lev = visitor(), visitor(lang="en")
    masha.goto("/")
    masha.page.locator("[data-play=guildhall]").click()
    expect(masha.page.locator(":root[data-mine=true]")).to_be_attached()
    assert masha.get("me")["name"] == ""
    masha.page.get_by_role("tab", name="Чат").click()
    masha.page.get_by_label("Сообщение").fill("Всем привет")
    masha.page.keyboard.press("Enter")
    expect(masha.page.locator(".chat h3")).to_contain_text("Гость")
    masha.page.locator("[data-set-lang=en]").click()
    expect(masha.page.locator(".chat h3")).to_contain_text("Guest")
    lev.introduce()
    lev.sit(masha.page.url.rsplit("/", 1)[1])
    expect(lev.page.locator(".seat[aria-label=Guest]")).to_be_visible()
    lev.page.locator("[data-set-lang=ru]").click()
    expect(lev.page.locator(".seat[aria-label=Гость]")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/rules", "/about"])
def test_rules_and_my_games_are_within_reach_on_a_telephone(visitor: NewVisitor, path: str) -> None:
    visit = visitor(size=SMALL)
    visit.goto(path)
    foot = visit.page.locator("footer")
    expect(foot.get_by_role("link", name="Мои партии")).to_be_visible()
    foot.get_by_role("link", name="Правила").click()
    expect(visit.page.locator(".games a").first).to_be_visible()
    visit.page.locator("footer").get_by_role("link", name="Мои партии").click()
    expect(visit.page.locator("#mine")).to_be_in_viewport()


def test_a_button_is_told_with_its_game(visitor: NewVisitor) -> None:
    visit = visitor()
    visit.goto("/")
    for what in ("Играть сейчас", "Позвать друзей"):
        expect(visit.page.get_by_role("button", name=f"{what}: Ратуша", exact=True)).to_be_visible()


def test_a_language_that_does_not_come_leaves_the_page_as_it_was(browser: Chromium, address: str) -> None:
    visitor = Visitor(browser, address)
    visitor.goto("/")
    visitor.page.route("**/locale/en.ftl", lambda route: route.abort())
    visitor.page.locator("[data-set-lang=en]").click()
    expect(visitor.page.locator(".problem")).to_have_text("Сервер не отвечает. Попробуйте ещё раз")
    expect(visitor.page.locator("[data-set-lang=ru][aria-pressed=true]")).to_be_visible()
    visitor.page.unroute_all()
    visitor.page.locator("[data-set-lang=en]").click()
    expect(visitor.page.locator("h1")).to_have_text("Where to today?")
    visitor.close()
    assert [said for said in visitor.problems if "ERR_FAILED" not in said] == []
