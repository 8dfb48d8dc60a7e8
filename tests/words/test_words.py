"""The words module: plurals, components, events, errors, and what happens where a message is missing."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from pentapolis.kernel.ask import Ask
from pentapolis.kernel.errors import BadGameOption, BadRecord, BadText, IllegalOption
from pentapolis.kernel.outcome import Refusal
from pentapolis.kernel.rules import Rules, State
from pentapolis.words import MissingWords, Words, language, words
from tests.toys import cards

GAME = cast("Rules[State]", cards.GAME)

NAMES = ("Masha", "Lev")

TOY = """
game-name = Cards
ask-turn = Your turn ({ $count } picked: { $picked })
hint-turn = Play or draw.
do-play = Play { $card }
do-draw = Draw
do-peek = Peek
log-play = { $who } plays { $card }
log-gift = { $who } gives { $cards } to { $to }
log-draw = { $who } draws { $card }
log-draw-unseen = { $who } draws a card
log-round = Round { $number }, open: { $open }
refusal-not-in-hand = { $card } is not in your hand
card-3 = three
card-4 = four, of course
"""


@pytest.fixture
def toy(tmp_path: Path) -> Words:
    (tmp_path / "en.ftl").write_text(TOY, "utf-8")
    return Words("en", GAME, [tmp_path])


@pytest.mark.parametrize(("count", "said"), [(1, "1 место"), (2, "2 места"), (5, "5 мест"), (11, "11 мест"), (21, "21 место")])
def test_russian_plurals(count: int, said: str) -> None:
    assert words("ru").text("seats", count=count) == said


def test_asks_and_options(toy: Words) -> None:
    ask = Ask(0, "turn", [("draw",)], [("play", 3), ("draw",)])
    assert toy.ask(ask) == "Your turn (2 picked: Play three, Draw)"
    assert toy.hint(ask) == "Play or draw."
    assert toy.hint(Ask(0, "after-peek", [("draw",)])) == ""
    assert toy.option(GAME, ("play", 3)) == "Play three"


def test_a_numbered_name_without_words_stands_for_itself(toy: Words) -> None:
    assert toy.option(GAME, ("play", 7)) == "Play 7"


def test_events_name_seats_and_components_by_the_names_of_their_facts(toy: Words) -> None:
    assert toy.event(GAME, {"kind": "play", "seat": 1, "card": "3", "move": 7}, NAMES) == "Lev plays three"
    assert toy.event(GAME, {"kind": "gift", "seat": 0, "to": 1, "cards": ["3", "5"]}, NAMES) == "Masha gives three, 5 to Lev"
    assert toy.event(GAME, {"kind": "gift", "seat": 0, "to": 1, "cards": ["4", "3"]}, NAMES) == (
        "Masha gives four, of course; three to Lev"
    )
    assert toy.event(GAME, {"kind": "round", "seat": None, "number": 2, "open": True}) == "Round 2, open: yes"


def test_a_mapping_is_said_as_amounts(tmp_path: Path) -> None:
    lines = ["goods-wood = { $count } wood", "goods-clay = { $count } clay", "log-gain = takes { $goods2 }"]
    (tmp_path / "en.ftl").write_text("\n".join(lines), "utf-8")
    book = Words("en", None, [tmp_path])
    assert book.event(GAME, {"kind": "gain", "seat": None, "goods2": {"wood": 2, "clay": 1}}) == "takes 2 wood, 1 clay"


def test_who_misses_a_secret_reads_another_line(toy: Words) -> None:
    assert toy.event(GAME, {"kind": "draw", "seat": 0, "card": "3"}, NAMES) == "Masha draws three"
    assert toy.event(GAME, {"kind": "draw", "seat": 0, "unseen": True}, NAMES) == "Masha draws a card"


def test_refusals_also_as_errors(toy: Words) -> None:
    assert toy.refusal(Refusal("not-in-hand", "2", {"card": "3"})) == "three is not in your hand"
    error = IllegalOption("refusal-not-in-hand", rule="2", card="3")
    assert toy.error(error) == "three is not in your hand"


def test_a_name_is_found_whole_or_by_its_parts(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("card-ROB = Robber\ncard-b = blue\ncard-ROB-r = the red Robber\n", "utf-8")
    book = Words("en", None, [tmp_path])
    book._worded_labels = frozenset({"card"})
    assert book.component("card", "ROB-b") == "Robber, blue"
    assert book.component("card", "ROB-r") == "the red Robber"
    with pytest.warns(MissingWords, match="no message card-ROB-x"):
        assert book.component("card", "ROB-x") == "card-ROB-x"


def test_errors_say_what_was_allowed_and_where() -> None:
    wrong = BadGameOption("option-not-between", option="seats", value="9", low=2, high=4)
    assert words("en").error(wrong) == "The option seats cannot be “9”. Allowed: 2–4."
    assert words("ru").error(BadRecord("record-hex", line=3, digits=64)) == ("Строка 3: Ожидалось шестнадцатеричных цифр: 64.")


def test_the_cause_of_an_error_is_told_in_the_readers_language() -> None:
    try:
        try:
            raise BadText("unknown-verb", text="jump", expected="play, draw")
        except BadText as cause:
            raise BadRecord("record-move", move=4, text="A jump", reason=str(cause)) from cause
    except BadRecord as error:
        said = words("ru").error(error)
    assert said == "Ход 4, «A jump», не подходит. «jump» — не ход. Ходы начинаются так: play, draw."


def test_a_missing_message_shows_its_key_and_warns() -> None:
    with pytest.warns(MissingWords, match="no message nowhere"):
        assert words("en").text("nowhere") == "nowhere"


def test_a_missing_fact_warns() -> None:
    with pytest.warns(MissingWords, match="seats"):
        words("en").text("seats")


def test_an_unknown_language_says_which_there_are() -> None:
    with pytest.raises(BadGameOption, match="ru, en"):
        words("de")


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        (("ru_RU.UTF-8",), "ru"),
        (("C",), "en"),
        ((None, "", "de,ru;q=0.5"), "ru"),
        (("EN-us",), "en"),
        (("POSIX", "ru:en"), "ru"),
        ((), "en"),
    ],
)
def test_the_language_is_found_in_what_browsers_and_shells_say(wishes: tuple[str | None, ...], found: str) -> None:
    assert language(*wishes) == found


def test_words_are_made_once() -> None:
    assert words("en") is words("en")


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("PED-g", "Лоточница, зелёная"),
        ("DAN-b", "Танцовщица, синяя"),
        ("WEA-p", "Ткачиха, фиолетовая"),
        ("BRI-y", "Каменщик, жёлтый"),
    ],
)
def test_a_colour_agrees_with_the_profession_in_russian(card: str, said: str) -> None:
    assert words("ru", "guildhall").component("card", card) == said
