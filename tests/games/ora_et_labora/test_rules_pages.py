"""The rules for players, in both languages: their paragraphs, and that what they tell of cards and numbers is what is played."""

from __future__ import annotations

import ast
import re
from importlib.resources import files

import pytest

import pentapolis.games.ora_et_labora as package
from pentapolis.games.ora_et_labora.components import (
    BUILDINGS,
    CARDS,
    COAST,
    HILLSIDE,
    MOUNTAIN,
    PILES,
    PLAINS,
    SETTLEMENTS,
    TERRAIN_NAMES,
    WATER,
    Building,
    Settlement,
    roster,
)
from pentapolis.games.ora_et_labora.goods import BASIC, FRANCE, GOODS, IRELAND, read_goods
from pentapolis.games.ora_et_labora.modes import BACK, DISTRICT_PRICES, FRONT, MODES, PLOT_PRICES, PRINTED_GOODS
from pentapolis.words import Words, words

GAME = files(package)
PAGES = {lang: (GAME / "locale" / f"rules.{lang}.md").read_text("utf-8") for lang in ("ru", "en")}
both = pytest.mark.parametrize("lang", ["ru", "en"])

USUAL = COAST | PLAINS | HILLSIDE
IN_ORDER = (COAST, PLAINS, HILLSIDE, MOUNTAIN, WATER)
TERMS = {
    "ru": {
        "cost": "Стоимость",
        "none": "нет",
        "where": "Место",
        "usual": "обычное",
        "shield": "Щит",
        "dwelling": "проживание",
        "needs": "Энергия {}, еда {}",
        FRANCE: "Франция",
        IRELAND: "Ирландия",
        "not": "не",
    },
    "en": {
        "cost": "Cost",
        "none": "none",
        "where": "Where",
        "usual": "usual",
        "shield": "Shield",
        "dwelling": "dwelling",
        "needs": "Energy {}, food {}",
        FRANCE: "France",
        IRELAND: "Ireland",
        "not": "not",
    },
}

PARAGRAPHS = {"3": 8, "4": 9, "5": 7, "7": 9, "8": 7, "9": 6, "10": 6, "11": 7, "12": 6, "13": 5, "14": 4, "15": 6}
"""How many paragraphs the sections have that a refusal or a case may name."""
DEEPER = {"6.A": 5, "6.B": 1, "6.C": 4, "14.1": 5, "14.2": 6, "14.3": 5, "14.4": 9, "15.6": 12}


def anchors(lang: str) -> list[str]:
    return re.findall(r"\{#([\dABC.]+)\}", PAGES[lang])


def section(lang: str, number: str) -> str:
    """The text from one heading to the next."""
    return PAGES[lang].split(f"{{#{number}}}", 1)[1].split("\n#", 1)[0]


def table(lang: str, number: str) -> list[list[str]]:
    """The rows of the tables in a paragraph, without the lines below their heads."""
    lines = [line for line in section(lang, number).splitlines() if line.startswith("|") and "---" not in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def paragraphs_of_refusals() -> set[str]:
    """Every paragraph that stands in the source of the refusals."""
    tree = ast.parse((GAME / "refusals.py").read_text("utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.fullmatch(r"\d+(\.[\dABC]+)+", text)}


# --- paragraphs -----------------------------------------------------------------------------------------------------------


def test_both_pages_have_the_same_paragraphs() -> None:
    assert anchors("ru") == anchors("en")
    assert len(anchors("ru")) == len(set(anchors("ru")))


@both
def test_every_heading_carries_its_number(lang: str) -> None:
    headings = [line for line in PAGES[lang].splitlines() if line.startswith("##")]
    found = [re.fullmatch(r"#+ ([\dABC.]+) .+ \{#([\dABC.]+)\}", heading) for heading in headings]
    assert [heading for heading, match in zip(headings, found, strict=True) if match is None or match[1] != match[2]] == []


@both
def test_every_paragraph_is_there(lang: str) -> None:
    expected = {f"{number}.{place}" for number, count in (PARAGRAPHS | DEEPER).items() for place in range(1, count + 1)}
    assert expected - set(anchors(lang)) == set()


@both
def test_every_paragraph_of_a_refusal_can_be_opened(lang: str) -> None:
    assert len(paragraphs_of_refusals()) > 25
    assert paragraphs_of_refusals() - set(anchors(lang)) == set()


# --- cards ----------------------------------------------------------------------------------------------------------------


def signed(number: int) -> str:
    return str(number).replace("-", "−")


def where(book: Words, lang: str, terrains: int) -> str:
    if terrains == USUAL:
        return TERMS[lang]["usual"]
    return ", ".join(book.text(f"land-{TERRAIN_NAMES[bit]}") for bit in IN_ORDER if terrains & bit)


def values(book: Words, lang: str, card: Building | Settlement) -> str:
    terms = TERMS[lang]
    land = f"{terms['where']}: {where(book, lang, card.terrains)}"
    return f"{land}. {terms['shield']} {signed(card.economic)}, {terms['dwelling']} {signed(card.dwelling)}."


def marks(lang: str, card: Building) -> str:
    """The country, the number of players and the modes that a card is not for, in brackets."""
    terms = TERMS[lang]
    country = {"F": terms[FRANCE], "I": terms[IRELAND]}.get(card.name[0])
    players = {3: "3+", 4: "4"}.get(card.mark)
    crossed = [f"{terms['not']} {mode[0]}" for mode in card.crossed]
    found = [mark for mark in (country, players, *crossed) if mark]
    return f" ({', '.join(found)})" if found else ""


def building_line(book: Words, lang: str, card: Building) -> str:
    terms = TERMS[lang]
    cost = ", ".join(book.text(f"goods-{GOODS[good].name}", count=count) for good, count in read_goods(card.price))
    name = f"**{book.component('card', card.name)}**{' ☩' if card.cloister else ''}{marks(lang, card)}"
    price = f"{terms['cost']}: {cost or terms['none']}"
    return f"- {name}. {price}. {values(book, lang, card)} {book.text(f'function-{card.name}')}"


@both
def test_every_building_is_told_as_it_is_played(lang: str) -> None:
    book = words(lang, "ora_et_labora")
    stages = ("heartland", "start", *PILES)
    told = [section(lang, f"15.1.{place}").strip().splitlines() for place in range(1, len(stages) + 1)]
    assert told == [[building_line(book, lang, card) for card in BUILDINGS if card.stage == stage] for stage in stages]


@both
def test_every_settlement_is_told_as_it_is_played(lang: str) -> None:
    book = words(lang, "ora_et_labora")
    told = section(lang, "15.2").strip().splitlines()
    assert len(told) == len(SETTLEMENTS)
    for line, card in zip(told, SETTLEMENTS, strict=True):
        assert line.startswith(f"- **{book.component('card', card.name)}** (")
        assert TERMS[lang]["needs"].format(card.whole_energy, card.food) in line
        assert line.endswith(values(book, lang, card))


# --- numbers --------------------------------------------------------------------------------------------------------------


def numbers_in(text: str) -> str:
    return ", ".join(re.findall(r"\d+", text))


@both
def test_goods(lang: str) -> None:
    book = words(lang, "ora_et_labora")
    rows = table(lang, "2.3")[1:]
    assert [row[0] for row in rows] == [book.component("good", good.name) for good in GOODS]
    for row, good in zip(rows, GOODS, strict=True):
        energy = {0: "", 1: "½"}.get(good.energy, str(good.energy // 2))
        expected = [str(good.food or ""), energy, str(good.money or ""), str(good.points or "")]
        assert row[1:] == [*expected, TERMS[lang].get(good.country, "")]


@both
def test_basic_goods(lang: str) -> None:
    book = words(lang, "ora_et_labora")
    assert all(book.component("good", GOODS[good].name) in section(lang, "2.6") for good in BASIC)


@both
def test_wheel_and_prices(lang: str) -> None:
    told = numbers_in(section(lang, "4.1"))
    assert told.endswith(", ".join(map(str, (*FRONT, *BACK))))
    prices = numbers_in(section(lang, "8.3"))
    assert prices == ", ".join(map(str, (*DISTRICT_PRICES, *PLOT_PRICES)))


@both
def test_check_numbers(lang: str) -> None:
    rows = table(lang, "5.4")
    for place, players in ((1, 3), (2, 4)):
        told = rows[place][1:] + rows[place + 3][1:]
        phases = MODES[str(players)].phases
        expected = [(f"**{number}**" if r in phases else number) for r, number in enumerate(starters(players), 1)]
        assert told == expected


def starters(players: int) -> list[str]:
    return [str((number - 1) % players + 1) for number in range(1, 26)]


@both
def test_settlement_phases(lang: str) -> None:
    rows = table(lang, "11.2")[1:]
    for row, mode in zip(rows, ("4", "3", "3short", "2", "solo"), strict=True):
        assert tuple(map(int, row[1:5])) == MODES[mode].phases
    last = [re.sub(r"\D", "", row[5]) for row in rows]
    assert last == ["25", "25", "13", "", "32"]


@both
def test_late_indicators(lang: str) -> None:
    rows = table(lang, "4.5")[1:]
    told = [[int(re.sub(r"\D", "", cell)) for cell in row[1:]] for row in rows[:3]]
    assert told == [list(MODES[mode].late.values()) for mode in ("3", "3short", "2")]
    assert not MODES["solo"].late


@both
def test_printed_goods(lang: str) -> None:
    book = words(lang, "ora_et_labora")
    rows = table(lang, "14.1.4")[1:]
    assert [int(row[0]) for row in rows] == list(range(1, len(PRINTED_GOODS) + 1))
    told = [row[1] for row in rows[:-1]]
    assert told == [", ".join(book.component("good", GOODS[good].name) for good in goods) for goods in PRINTED_GOODS[:-1]]


@both
def test_rosters(lang: str) -> None:
    rows = table(lang, "15.3")[1:]
    for row, mode in zip(rows, ("4", "3", "2", "2long", "solo", "3short", "4short"), strict=True):
        counts = [sum(map(len, roster(country, mode))) for country in (FRANCE, IRELAND)]
        assert list(map(int, row[1:])) == counts


# --- words ----------------------------------------------------------------------------------------------------------------


@both
def test_everything_has_its_name(lang: str) -> None:
    book = words(lang, "ora_et_labora")
    keys = [f"card-{card.name}" for card in CARDS] + [f"function-{card.name}" for card in BUILDINGS]
    keys += [f"{label}-{good.name}" for good in GOODS for label in ("good", "goods")]
    assert [key for key in keys if not book.has(key)] == []


def test_amounts_are_counted_as_the_language_counts() -> None:
    russian, english = words("ru", "ora_et_labora"), words("en", "ora_et_labora")
    assert [russian.text("goods-coin", count=count) for count in (1, 3, 5, 11, 21)] == [
        "1 монета",
        "3 монеты",
        "5 монет",
        "11 монет",
        "21 монета",
    ]
    assert [russian.text("goods-wood", count=count) for count in (1, 3, 5)] == ["1 древесина", "3 древесины", "5 древесины"]
    assert [russian.text("goods-reliquary", count=count) for count in (1, 2, 5)] == [
        "1 реликварий",
        "2 реликвария",
        "5 реликвариев",
    ]
    assert [english.text("goods-reliquary", count=count) for count in (1, 2)] == ["1 reliquary", "2 reliquaries"]


def test_russian_is_written_with_care() -> None:
    for text in (PAGES["ru"], (GAME / "locale" / "ru.ftl").read_text("utf-8")):
        assert not re.search(r"\w!|\"", text)
        assert not re.search(r"\b[Ее]ще\b|[Сс]четчик|[Пп]оселок|[Зз]елен|[Чч]ерт", text)
        assert not re.search(r"\d-\d", text), "ranges have an en dash"
        assert not re.search(r"[а-яё] Вы\b|[а-яё] Ваш", text), "the reader is addressed in lower case"
