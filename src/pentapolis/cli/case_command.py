"""`pentapolis case FILE…`: plays worked cases and says which go another way than they say."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import yaml

from pentapolis import games
from pentapolis.kernel.cases import Case, Failure, Place, run_case
from pentapolis.kernel.errors import BadCase, PentapolisError
from pentapolis.kernel.json_values import Json
from pentapolis.words import Words

from .errors import BadFile
from .files import read_text
from .parser import Parser
from .shell import Shell

PASSED: Final = 0
FAILED: Final = 1
ILL_FORMED: Final = 2
"""How a case ends; the worst is the exit code."""


def arguments(parser: Parser) -> None:
    parser.operand("files", "file", nargs="+", type=Path)


def run(shell: Shell, given: argparse.Namespace) -> int:
    """0 where all pass, 1 where one fails, 2 where a case or a file is ill-formed; the others are played nevertheless."""
    ends = [end for path in given.files for end in _play_file(shell, path)]
    passed = ends.count(PASSED)
    worst = max(ends, default=PASSED)
    shell.say("case-total", passed=passed, failed=len(ends) - passed, style="red" if worst else "green")
    return worst


def _play_file(shell: Shell, path: Path) -> Iterator[int]:
    """How each case of a file ends. A file without cases counts as one that is ill-formed."""
    try:
        for line, case in read_cases(path):
            yield _play_case(shell, f"{path}:{line}", case)
    except BadFile as error:
        shell.out.print(shell.book.error(error), style="bold red")
        yield ILL_FORMED


def _play_case(shell: Shell, place: str, case: Case | BadCase) -> int:
    if isinstance(case, BadCase):
        return _show_ill_formed(shell, place, shell.book, case)
    game = str(case.get("game", "?"))
    book = shell.book_for(game)
    name = f"{place}: {book.text('case-name', game=game, case=str(case.get('case', '?')))}"
    try:
        failure = run_case(case, games.find_rules)
    except PentapolisError as error:
        return _show_ill_formed(shell, name, book, error)
    return PASSED if failure is None else _show_failed(shell, name, book, failure)


def _show_failed(shell: Shell, name: str, book: Words, failure: Failure) -> int:
    shell.out.print(f"{name}, {place_in_words(book, failure.place)}", style="bold red")
    shell.say("case-expected", text=book.finding(failure.expected))
    shell.say("case-found", text=book.finding(failure.found))
    return FAILED


def _show_ill_formed(shell: Shell, name: str, book: Words, error: PentapolisError) -> int:
    shell.out.print(name, style="bold red")
    shell.say("case-ill-formed", text=book.error(error))
    return ILL_FORMED


def place_in_words(book: Words, place: Place) -> str:
    """Names of the file's own stand there as in the file."""
    if not place.step and not place.path:
        return book.text("case-at-start")
    said = book.text("case-at-end")
    if place.step:
        said = book.text("case-at-move-text" if place.move else "case-at-move", step=place.step, move=place.move)
    return book.text("case-in-expect", place=said, path=place.path) if place.path else said


# --- the file -----------------------------------------------------------------------------------------------------------


def read_cases(path: Path) -> Iterator[tuple[int, Case | BadCase]]:
    """The cases of a YAML file, each with the line that it begins at; instead of what is none, why. BadFile tells why the whole
    is no list of cases."""
    loader = yaml.SafeLoader(read_text(path))
    try:
        for node in _items(path, loader):
            yield node.start_mark.line + 1, _read_case(loader, node)
    finally:
        loader.dispose()


def _items(path: Path, loader: yaml.SafeLoader) -> list[yaml.Node]:
    try:
        root = loader.get_single_node()
    except RecursionError as error:
        raise BadFile("file-too-deep", path=str(path)) from error
    except yaml.YAMLError as error:
        raise BadFile("file-bad-yaml", path=str(path), at=_line(error), reason=_reason(error)) from error
    if not isinstance(root, yaml.SequenceNode):
        raise BadFile("file-no-cases", path=str(path))
    return list(root.value)


def _read_case(loader: yaml.SafeLoader, node: yaml.Node) -> Case | BadCase:
    try:
        case = _as_json(loader.construct_document(node))
    except RecursionError:
        return BadCase("case-too-deep")
    except (yaml.YAMLError, ValueError) as error:  # the second: of a date that is none
        return BadCase("case-not-text", text=_reason(error))
    return case if isinstance(case, dict) else BadCase("case-not-mapping", name="case")


def _as_json(value: object) -> Json:
    """What YAML has beyond JSON (dates, keys that are numbers) is meant as text."""
    match value:
        case dict():
            return {str(key): _as_json(each) for key, each in value.items()}
        case list():
            return [_as_json(each) for each in value]
        case None | bool() | int() | float() | str():
            return value
        case _:
            return str(value)


def _line(error: yaml.YAMLError) -> int:
    mark = getattr(error, "problem_mark", None)
    return mark.line + 1 if mark else 1


def _reason(error: Exception) -> str:
    return str(getattr(error, "problem", None) or error).splitlines()[0]
