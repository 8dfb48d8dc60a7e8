"""`pentapolis case FILE…`: plays worked cases and says which go another way than they say."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import yaml

from pentapolis import games
from pentapolis.kernel.cases import Case, Failure, run_case
from pentapolis.kernel.errors import BadCase, PentapolisError

from .errors import BadFile
from .files import read_text
from .parser import Parser
from .shell import Shell


def arguments(parser: Parser) -> None:
    parser.operand("files", "file", nargs="+", type=Path)


def run(shell: Shell, given: argparse.Namespace) -> int:
    """0 where all pass, 1 where one fails; a file that is no list of cases is refused with its line."""
    files = [(path, list(read_cases(path))) for path in given.files]
    passed = failed = 0
    for path, cases in files:
        for line, case in cases:
            failure = _play(path, line, case)
            if failure is None:
                passed += 1
            else:
                failed += 1
                _show(shell, path, line, failure)
    shell.say("case-total", passed=passed, failed=failed, style="red" if failed else "green")
    return 1 if failed else 0


def _play(path: Path, line: int, case: Case) -> Failure | None:
    try:
        return run_case(case, games.find_rules)
    except PentapolisError as error:
        raise BadFile("file-bad-case", path=str(path), at=line, reason=str(error)) from error


def _show(shell: Shell, path: Path, line: int, failure: Failure) -> None:
    shell.out.print(f"{path}:{line}: {failure.case}, {failure.place}", style="bold red")
    shell.say("case-expected", text=failure.expected)
    shell.say("case-found", text=failure.found)


def read_cases(path: Path) -> Iterator[tuple[int, Case]]:
    """The cases of a YAML file, each with the line that it begins at. BadFile tells line and reason."""
    loader = yaml.SafeLoader(read_text(path))
    try:
        root = loader.get_single_node()
        for node in _items(path, root):
            case = loader.construct_document(node)
            line = node.start_mark.line + 1
            if not isinstance(case, dict):
                raise BadFile("file-bad-case", path=str(path), at=line, reason="") from BadCase("case-not-mapping", name="case")
            yield line, case
    except RecursionError as error:
        raise BadFile("file-too-deep", path=str(path)) from error
    except yaml.YAMLError as error:
        raise BadFile("file-bad-yaml", path=str(path), at=_line(error), reason=_reason(error)) from error
    finally:
        loader.dispose()


def _items(path: Path, root: yaml.Node | None) -> list[yaml.Node]:
    if not isinstance(root, yaml.SequenceNode):
        raise BadFile("file-no-cases", path=str(path))
    return list(root.value)


def _line(error: yaml.YAMLError) -> int:
    mark = getattr(error, "problem_mark", None)
    return mark.line + 1 if mark else 1


def _reason(error: yaml.YAMLError) -> str:
    return str(getattr(error, "problem", None) or error).splitlines()[0]
