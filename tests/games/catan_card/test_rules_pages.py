"""The rules for players, in both languages, and the rulings that the code rests on."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import pentapolis.games.catan_card as package
from pentapolis.kernel.json_values import Json
from pentapolis.words import words

from .test_refusals import REFUSALS

LOCALE = files(package) / "locale"
PAGES = {lang: (LOCALE / f"rules.{lang}.md").read_text("utf-8") for lang in ("ru", "en")}
RULINGS = 26


def anchors(page: str) -> list[str]:
    return re.findall(r"^#+ ([\d.]+) .+ \{#([\d.]+)\}$", page, re.MULTILINE) and re.findall(r"\{#([\d.]+)\}", page)


def test_both_pages_have_the_same_sections() -> None:
    assert anchors(PAGES["ru"]) == anchors(PAGES["en"])
    assert len(anchors(PAGES["ru"])) == len(set(anchors(PAGES["ru"])))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_heading_carries_its_number(lang: str) -> None:
    headings = [line for line in PAGES[lang].splitlines() if line.startswith("##")]
    for heading in headings:
        found = re.fullmatch(r"#+ ([\d.]+) .+ \{#([\d.]+)\}", heading)
        assert found and found[1] == found[2], heading


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_paragraph_of_a_refusal_can_be_opened(lang: str) -> None:
    assert {paragraph for _, paragraph, *_ in REFUSALS} | {"3.7", "8.1"} <= set(anchors(PAGES[lang]))


def test_russian_is_written_with_care() -> None:
    for text in (PAGES["ru"], (LOCALE / "ru.ftl").read_text("utf-8")):
        assert "!" not in text
        assert '"' not in re.sub(r'\{"[^"]*"\}', "", text)
        assert "все еще" not in text and "еще " not in text


@pytest.mark.parametrize("number", range(1, RULINGS + 1))
def test_every_ruling_stands_in_one_place(number: int) -> None:
    folder = Path(str(files(package)))
    places = [path for path in folder.rglob("*.py") for _ in re.findall(rf"\[decision D{number}\]", path.read_text("utf-8"))]
    assert len(places) == 1, places


def test_a_log_line_reads_well_in_both_languages() -> None:
    event: dict[str, Json] = {
        "kind": "capture",
        "seat": 0,
        "card": "road",
        "number": 3,
        "side": "A",
        "resources": ["brick", "lumber"],
    }
    event |= {"points": 2, "victim": 1, "side_before": "B"}
    said = {lang: words(lang, "catan_card").event(package.GAME, event, ["Маша", "Лев"]) for lang in ("ru", "en")}
    assert said["ru"] == (
        "Маша: Дорога меняет хозяина. Лев теряет сторону «Б», здесь это № 3, сторона «А». Заплачено: глина, древесина. 2 очка"
    )
    assert said["en"] == "Маша: Road changes hands. Лев loses side B; here it is no. 3, side A. Paid: brick, lumber. 2 points"
