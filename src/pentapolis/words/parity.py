"""Whether the Russian and the English file of a room say the same things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from .book import LANGUAGES


class _Variables(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


class FluentFile:
    """The messages of one file.

    variables  by the key of each message, the names of the variables it uses.
    problems   what cannot be read, and keys that stand there twice.
    """

    def __init__(self, path: Path) -> None:
        self.variables: dict[str, set[str]] = {}
        self.problems: list[str] = []
        if not path.is_file():
            self.problems.append(f"{path}: there is no such file")
            return
        body = FluentParser().parse(path.read_text("utf-8")).body
        for entry in body:
            if isinstance(entry, ast.Junk):
                self.problems.append(f"{path}: cannot read {(entry.content or '').strip()[:80]!r}")
            elif isinstance(entry, ast.Message):
                variables = _Variables()
                variables.visit(entry)
                self.variables[entry.id.name] = variables.found
        names = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message))
        self.problems += [f"{path}: {name} stands there {count} times" for name, count in names.items() if count > 1]

    @property
    def keys(self) -> set[str]:
        return set(self.variables)


def read_pair(folder: Path) -> dict[str, FluentFile]:
    """Both files of a locale folder, by language."""
    return {lang: FluentFile(folder / f"{lang}.ftl") for lang in LANGUAGES}


def differences(folder: Path) -> Iterator[str]:
    """What one language of a folder has and the other has not."""
    pair = read_pair(folder)
    for file in pair.values():
        yield from file.problems
    russian, english = (pair[lang].variables for lang in LANGUAGES)
    for key in sorted(russian.keys() ^ english.keys()):
        yield f"{folder}: {key} is missing in {'English' if key in russian else 'Russian'}"
    for key in sorted(russian.keys() & english.keys()):
        if russian[key] != english[key]:
            names = ", ".join(sorted(russian[key] ^ english[key]))
            yield f"{folder}: {key} uses {names} in one language alone"
