"""The rules for players, in both languages."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import pentapolis.games.cosmic_colonies as package
from pentapolis.games.cosmic_colonies.components import ACHIEVEMENTS, BUILDINGS, OBJECTIVE_NAMES
from pentapolis.games.cosmic_colonies.workers import WORKERS
from pentapolis.words import words

from .test_refusals import REFUSALS

LOCALE = files(package) / "locale"
PAGES = {lang: (LOCALE / f"rules.{lang}.md").read_text("utf-8") for lang in ("ru", "en")}


def anchors(page: str) -> list[str]:
    return re.findall(r"\{#([\dA.]+)\}", page)


def test_both_pages_have_the_same_sections() -> None:
    assert anchors(PAGES["ru"]) == anchors(PAGES["en"])
    assert len(anchors(PAGES["ru"])) == len(set(anchors(PAGES["ru"])))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_heading_carries_its_number(lang: str) -> None:
    for heading in (line for line in PAGES[lang].splitlines() if line.startswith("##")):
        found = re.fullmatch(r"#+ ([\dA.]+) .+ \{#([\dA.]+)\}", heading)
        assert found and found[1] == found[2], heading


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_paragraph_of_a_refusal_can_be_opened(lang: str) -> None:
    assert {paragraph for _, _, _, paragraph in REFUSALS} | {"5.12", "13.2", "13.3"} <= set(anchors(PAGES[lang]))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_component_has_its_short_text(lang: str) -> None:
    book = words(lang, "cosmic_colonies")
    keys = [f"building-{building.name}-text" for building in BUILDINGS]
    keys += [f"achievement-{achievement.name}-text" for achievement in ACHIEVEMENTS]
    keys += [f"objective-{name}{end}" for name in OBJECTIVE_NAMES for end in ("", "-text")]
    keys += [f"map-{board}{side}" for board in range(1, 6) for side in "AB"] + [f"terrain-{letter}" for letter in "ICDRL"]
    for worker in WORKERS:
        keys += [f"worker-{worker.name}-name"]
        keys += [f"worker-{worker.name}-{end}" for end in (("day", "night") if worker.name[0] == "a" else ("text",))]
    assert [key for key in keys if not book.has(key)] == []
    assert all(
        str(worker.capacity) in PAGES[lang] and book.text(f"worker-{worker.name}-name") in PAGES[lang] for worker in WORKERS
    )


def test_russian_is_written_with_care() -> None:
    for text in (PAGES["ru"], (LOCALE / "ru.ftl").read_text("utf-8")):
        assert "!" not in text
        assert '"' not in text
        assert not re.search(r"\b[Ее]ще\b|\b[Вв]се еще\b|зеленый|желтый", text)
        assert not re.search(r"\d-\d", text), "ranges have an en dash"
