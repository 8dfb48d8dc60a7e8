"""Why a message does not fit the protocol, as facts that can be told in the reader's language.

msgspec says it in English sentences; the ones that a client can meet are known here. What it adds one day is told as it stands.
"""

from __future__ import annotations

import re
from typing import Final

_FORMS: Final = tuple(
    (why, re.compile(form + r"(?: - at `(?P<place>[^`]*)`)?"))
    for why, form in (
        ("unknown-field", r"Object contains unknown field `(?P<found>[^`]*)`"),
        ("missing-field", r"Object missing required field `(?P<wanted>[^`]*)`"),
        ("wrong-type", r"Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`"),
        ("too-short", r"Expected `\w+` of length >= (?P<wanted>\d+)"),
        ("too-long", r"Expected `\w+` of length <= (?P<wanted>\d+)"),
        ("blank", r"Expected `\w+` matching regex '[^']*'"),
        ("too-small", r"Expected `\w+` >= (?P<wanted>-?\d+)"),
        ("too-great", r"Expected `\w+` <= (?P<wanted>-?\d+)"),
        ("wrong-value", r"Invalid (?:enum )?value '(?P<found>.*?)'"),
        (
            "no-json",
            r"JSON is malformed.*|Input data was truncated|Invalid UTF-8 encoded string|.*codec can't.*|maximum recursion.*",
        ),
    )
)
_LETTERS: Final = 200


def misfit(error: Exception) -> dict[str, str]:
    """The facts of a BadMessage: `why` in one word, what was `wanted` and `found`, at which `place`, msgspec's `reason`."""
    reason = str(error)[:_LETTERS] or type(error).__name__
    for why, form in _FORMS:
        if found := form.fullmatch(reason):
            return {"why": why, "wanted": "", "found": "", "reason": reason, **_named(found)}
    return {"why": "other", "wanted": "", "found": "", "place": "$", "reason": reason}


def _named(found: re.Match[str]) -> dict[str, str]:
    parts = {name: part for name, part in found.groupdict().items() if part is not None}
    return {"place": "$", **parts}
