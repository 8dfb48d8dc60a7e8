"""What one can do at a table besides playing: take back, ask why not, read, talk, keep a record."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import NewVisitor
from .visitor import Visitor


def in_setup(visitor: Visitor, seats: list[str]) -> str:
    visitor.introduce()
    table = visitor.found(seats)
    assert visitor.await_turn()
    return table


def to_action(visitor: Visitor) -> None:
    while visitor.await_turn() and visitor.asked != "action":
        visitor.choose()


def test_several_picks_are_collected_shown_and_taken_back(visitor: NewVisitor) -> None:
    masha = visitor()
    in_setup(masha, ["me", "bot:random"])
    page, number = masha.page, masha.number
    for count in (1, 2):
        page.locator(".hand [data-lit]:not([aria-pressed=true])").first.click()
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(count)
    assert masha.number == number, "nothing is chosen before all is"
    page.locator(".hand [aria-pressed=true]").first.click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name="Заново").click()
    expect(page.locator(".hand [aria-pressed=true]")).to_have_count(0)
    assert masha.number == number


def test_a_held_choice_waits_for_the_confirmation(visitor: NewVisitor) -> None:
    masha = visitor()
    in_setup(masha, ["me", "bot:random"])
    page = masha.page
    page.locator("[data-option=done]").click()
    expect(page.locator('.board[data-asked="setup-place"]')).to_be_visible()
    before = masha.number
    for count in (1, 2, 3):
        page.locator(".hand [data-lit]:not([aria-pressed=true])").first.click()
        expect(page.locator(".hand [aria-pressed=true]")).to_have_count(count)
    expect(page.get_by_role("button", name="Готово")).to_be_visible()
    assert masha.number == before
    page.keyboard.press("Enter")
    expect(page.locator(".hall .win.full")).to_have_count(3)


def test_a_card_in_hand_is_told_with_its_effect(visitor: NewVisitor) -> None:
    masha = visitor()
    in_setup(masha, ["me", "bot:random"])
    cards = masha.page.locator(".hand .card").evaluate_all(
        "(cards) => cards.map((card) => [card.ariaLabel, card.querySelector('.note').textContent])"
    )
    assert cards
    assert [(label, note) for label, note in cards if not note or f". {note}" not in label] == []


def test_undo_takes_the_last_choice_back_and_says_when_it_cannot(visitor: NewVisitor) -> None:
    masha = visitor()
    in_setup(masha, ["me", "bot:random"])
    to_action(masha)
    page = masha.page
    cards = page.locator(".hand .card").count()
    page.locator(".hand [data-lit]").first.click()
    expect(page.locator(".hand .card")).to_have_count(cards - 1)
    page.locator(".undo").click()
    expect(page.locator(".hand .card")).to_have_count(cards)
    expect(page.locator('.board[data-asked="action"]')).to_be_visible()
    while page.locator(".undo").get_attribute("aria-disabled") == "false":
        before = masha.moment
        page.locator(".undo").click(force=True)
        page.locator(f':root:not([data-moment="{before}"])').wait_for(state="attached")
    page.locator(".undo").click(force=True)
    expect(page.locator(".prompt .say")).to_have_text(re.compile("^(Отменять|После)"))


def test_who_has_chosen_nothing_is_told_so_by_the_idle_undo(visitor: NewVisitor) -> None:
    masha = visitor()
    in_setup(masha, ["bot:random", "me"])
    masha.page.locator(".undo").click(force=True)
    expect(masha.page.locator(".prompt .say")).to_have_text("Отменять пока нечего")


def test_why_not_names_the_rule_and_opens_it(visitor: NewVisitor) -> None:
    masha = visitor()
    in_setup(masha, ["me", "bot:random"])
    to_action(masha)
    page = masha.page
    page.locator(".plaque[data-state=forbidden]").first.click(force=True)
    expect(page.locator(".prompt .say")).to_contain_text("Не хватает завершённых отделов")
    page.locator(".prompt .link").click()
    expect(page.locator(".rail .rules .here")).to_be_in_viewport()
    page.get_by_role("button", name="Понятно").click()
    expect(page.locator(".prompt .link")).to_have_count(0)


def test_chat_is_heard_by_those_who_look_elsewhere(visitor: NewVisitor) -> None:
    masha, lev = visitor(), visitor(name="Лев")
    masha.introduce()
    table = masha.found(["me", "bot:random"])
    lev.introduce()
    lev.sit(table)
    masha.page.get_by_role("tab", name="Чат").click()
    masha.page.get_by_label("Сообщение").fill("Всем привет <b>")
    masha.page.keyboard.press("Enter")
    expect(masha.page.locator(".chat section")).to_contain_text("Всем привет <b>")
    expect(lev.page.get_by_role("tab", name=re.compile("Чат 1"))).to_be_visible()
    lev.page.get_by_role("tab", name=re.compile("Чат")).click()
    expect(lev.page.locator(".chat section")).to_contain_text("Маша")
    expect(lev.page.locator(".badge")).to_have_count(0)


def test_others_turns_are_shown_step_by_step(visitor: NewVisitor) -> None:
    """Bots in no hurry: the prompt says who thinks, then what was done; skipping leads to my turn."""
    masha = visitor(moving=True)
    masha.context.add_init_script('localStorage.pentapolis = JSON.stringify({theme: "day", lang: "ru", quick: false})')
    in_setup(masha, ["me", "bot:random"])
    page = masha.page
    while masha.asked != "action" or masha.page.locator(".turns .on").count() == 2:
        masha.choose()
        assert masha.await_turn()
    page.get_by_role("button", name="Сбросить и добрать").click()
    page.get_by_role("button", name="Добрать до 6").click()
    expect(page.locator(".prompt .say")).to_have_text(re.compile("Черепица (думает|ходит)|Ходит Черепица"))
    expect(page.locator(".seat[data-turn=now]")).to_be_visible()
    page.locator("[data-skip]").click()
    expect(page.locator(":root[data-mine=true]")).to_be_attached()


def test_a_record_is_kept_and_brought_back(visitor: NewVisitor, tmp_path: Path) -> None:
    masha = visitor()
    masha.introduce()
    table = masha.post("tables", {"game": "guildhall", "seats": ["bot:greedy", "bot:random"], "options": {"turn_limit": 100}})
    masha.sit(table["table"])
    masha.await_turn()
    with masha.page.expect_download() as waiting:
        masha.page.get_by_role("link", name="Скачать запись").click()
    record = tmp_path / "record.txt"
    waiting.value.save_as(record)
    assert record.read_text().startswith("pentapolis record 1")

    masha.goto("/")
    masha.page.locator(".upload input").set_input_files(record)
    expect(masha.page.locator(".reel")).to_be_visible()
    say = masha.page.locator(".prompt .say")
    last = say.inner_text()
    masha.page.keyboard.press("Home")
    expect(say).to_contain_text("Начало")
    for move in (1, 2):
        masha.page.keyboard.press("ArrowRight")
        expect(say).to_contain_text(f"Выбор {move} ")
    masha.page.get_by_label("Чьими глазами смотреть").select_option("B")
    expect(masha.page.locator(".hand .card").first).to_be_visible()
    masha.page.keyboard.press("End")
    expect(say).to_have_text(last)

    broken = tmp_path / "broken.txt"
    broken.write_text(record.read_text().replace("options:", "opinions:", 1))
    masha.goto("/")
    masha.page.locator(".upload input").set_input_files(broken)
    expect(masha.page.locator("[role=alert]")).to_be_visible()
    masha.problems = [problem for problem in masha.problems if "400" not in problem and "422" not in problem]


def test_my_games_lead_to_the_table_that_waits_for_me(visitor: NewVisitor) -> None:
    masha = visitor()
    masha.introduce()
    masha.found(["me", "bot:random"])
    assert masha.await_turn()
    masha.goto("/")
    expect(masha.page.locator("a.ticket")).to_contain_text("Ваш ход: «Четверг»")
    masha.page.locator(".row.lit a").click()
    expect(masha.page.locator(".hand .card").first).to_be_visible()


def test_who_goes_to_a_table_that_is_not_there_is_told_so(visitor: NewVisitor) -> None:
    masha = visitor()
    masha.goto("/table/nothing-here")
    expect(masha.page.get_by_role("alert")).to_contain_text("Здесь никого")
    masha.page.get_by_role("alert").get_by_role("link").click()
    expect(masha.page.locator("#street .city").first).to_be_visible()


def test_why_not_also_in_the_middle_of_a_choice(visitor: NewVisitor) -> None:
    """The first of three cards to place is picked: its twins on the hand, and only they, are barred from being the second."""
    masha = visitor()
    masha.introduce()
    for _ in range(20):
        masha.found(["me", "bot:random"])
        assert masha.await_turn()
        masha.page.locator("[data-option=done]").click()
        expect(masha.page.locator('.board[data-asked="setup-place"]')).to_be_visible()
        options = masha.page.locator(".hand [data-option]").evaluate_all("(all) => all.map((each) => each.dataset.option)")
        twins = [option for option in options if options.count(option) > 1]
        if twins:
            break
    masha.page.locator(f'.hand [data-option="{twins[0]}"]').first.click()
    barred = masha.page.locator(".hand [data-state=forbidden]")
    expect(barred).to_have_count(options.count(twins[0]) - 1)
    expect(barred.first.locator(".why")).to_be_visible()


def test_the_fingerprint_of_the_deck_is_shown_while_the_game_runs(visitor: NewVisitor) -> None:
    masha = visitor()
    masha.introduce()
    table = masha.found(["me", "bot:random"])
    masha.page.get_by_text("Отпечаток колоды").click()
    shown = masha.page.locator(".print code")
    expect(shown).to_be_visible()
    assert shown.inner_text() == masha.get(f"tables/{table}")["commitment"]
    assert masha.get(f"tables/{table}")["key"] is None
