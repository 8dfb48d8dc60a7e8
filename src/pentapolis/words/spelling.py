"""Russian words that are written with ё: where a text has a plain е instead, it is found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ALWAYS: Final = (
    *("еще", "ее", "нее", "мое", "твое", "свое", "чье", "трех", "четырех", "трем", "четырем", "втроем"),
    *("дает", "отдает", "раздает", "берет", "найдет", "найдется", "начнет", "начнется", "придет", "придется", "пройдет"),
    *("идет", "ведет", "кладет", "остается", "встает", "пропадет", "уйдет", "войдет", "возьмет", "вернет"),
    *("счет", "счету", "счетом", "счете", "насчет", "лед", "шелк", "мед", "жилье", "причем", "нипочем"),
)
"""Whole words. Those that also mean something else with a plain е (все, чем, узнает; счета) are not among them."""

STEMS: Final = ("дешев", "зелен", "черн", "желт", "темн", "тверд", "тяжел", "весел", "легк", "серьезн", "мертв")
"""Adjectives whose stem has ё under all endings of the long form."""

NOUNS: Final = ("учет", "расчет", "отчет", "подсчет", "партнер", "актер", "объем", "прием", "подъем", "полет", "переплет")
"""Nouns that keep their ё in all cases."""

_ADJECTIVE: Final = "(?:ый|ая|ое|ые|ого|ому|ой|ую|ым|ых|ыми|ом|ий|ие|им|их|ими)"
_NOUN: Final = "(?:|а|у|ом|е|ы|ов|ам|ами|ах)"
_PLAIN: Final = re.compile(
    rf"\b(?:{'|'.join(ALWAYS)}|(?:{'|'.join(STEMS)}){_ADJECTIVE}|(?:{'|'.join(NOUNS)}){_NOUN})\b", re.IGNORECASE
)
RUSSIAN: Final = ("ru.ftl", "*.ru.md")


def undotted(text: str) -> list[str]:
    """The words of a text that lack the dots of their ё."""
    return _PLAIN.findall(text)


def misspelt(root: Path) -> Iterator[str]:
    """Such words in all Russian texts under a folder, each with its file."""
    for path in sorted(path for pattern in RUSSIAN for path in root.rglob(pattern)):
        for word in dict.fromkeys(undotted(path.read_text("utf-8"))):
            yield f"{path}: {word} is written with ё"
