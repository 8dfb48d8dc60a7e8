"""The rules pages, and the names of the decisions."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import pentapolis.games.guildhall
from pentapolis.games.guildhall.rules.refusals import PARAGRAPHS

FOLDER = Path(pentapolis.games.guildhall.__file__).parent
DECISIONS = 24


def anchors(lang: str) -> list[tuple[str, str]]:
    text = (FOLDER / "locale" / f"rules.{lang}.md").read_text("utf-8")
    return re.findall(r"^#+ (\S+) .*\{#(\1)\}$", text, re.MULTILINE)


def paragraphs_of_refusals() -> set[str]:
    """Every paragraph that stands in the source of the refusals."""
    tree = ast.parse((FOLDER / "rules" / "refusals.py").read_text("utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.fullmatch(r"\d+\.\d+", text)}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_refusal_opens_a_paragraph(lang: str) -> None:
    there = {number for number, _ in anchors(lang)}
    assert paragraphs_of_refusals() | set(PARAGRAPHS.values()) <= there
    assert len(paragraphs_of_refusals()) > 15


def test_both_pages_have_the_same_paragraphs() -> None:
    assert anchors("ru") == anchors("en")
    assert len(anchors("ru")) == len(set(anchors("ru")))


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_pages_do_not_shout(lang: str) -> None:
    assert "!" not in (FOLDER / "locale" / f"rules.{lang}.md").read_text("utf-8")
    assert "!" not in (FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8")


def test_every_decision_stands_in_one_place() -> None:
    sources = [*FOLDER.glob("*.py"), *FOLDER.glob("rules/*.py"), FOLDER / "locale" / "ru.ftl"]
    named = [found for path in sources for found in re.findall(r"\bD(\d+)\b", path.read_text("utf-8"))]
    assert sorted(map(int, named)) == list(range(1, DECISIONS + 1))
