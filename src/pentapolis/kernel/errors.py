"""Everything that can go wrong, by who must act.

    PentapolisError
    ├── BadGameOption     the one who sets up a table: an option of the game has a wrong value
    ├── BadText           the one who typed: a line does not read as an option, a seat or a card
    ├── IllegalOption     the player: the rules do not offer this now
    ├── NotAsked          the player: this seat is not being asked
    ├── NoUndo            the player: the last choice cannot be taken back
    ├── BadRecord         the one who brought a record: line and reason
    ├── BadPosition       the one who brought a position: field and reason
    └── BadCase           the one who wrote a case file: place and reason

Each error carries a `key` and `facts`: the words are made at the edge, in the reader's language, from the
Fluent message `error-<key>`. `str(error)` is plain English for developers.
"""

from __future__ import annotations

from typing import ClassVar

Fact = str | int


class PentapolisError(Exception):
    """The root of the tree; `key` names the Fluent message, `facts` fill it."""

    kind: ClassVar[str] = "error"

    def __init__(self, key: str, /, **facts: Fact) -> None:
        self.key = key
        self.facts = facts
        said = ", ".join(f"{name}={value}" for name, value in facts.items())
        super().__init__(f"{key}: {said}" if said else key)


class BadGameOption(PentapolisError):
    kind = "bad-game-option"


class BadText(PentapolisError):
    kind = "bad-text"


class IllegalOption(PentapolisError):
    """`rule` is the paragraph that forbids the option, where the game can name one."""

    kind = "illegal-option"

    def __init__(self, key: str, rule: str = "", /, **facts: Fact) -> None:
        super().__init__(key, **facts)
        self.rule = rule


class NotAsked(PentapolisError):
    kind = "not-asked"


class NoUndo(PentapolisError):
    kind = "no-undo"


class BadRecord(PentapolisError):
    """`line` counts from 1; 0 where the whole file is meant."""

    kind = "bad-record"

    def __init__(self, key: str, /, line: int = 0, **facts: Fact) -> None:
        super().__init__(key, line=line, **facts)
        self.line = line


class BadPosition(PentapolisError):
    kind = "bad-position"


class BadCase(PentapolisError):
    kind = "bad-case"
