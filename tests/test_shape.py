"""The bar of the house for the form of its code: short functions, short files, imports that run one way."""

from __future__ import annotations

import ast
import statistics
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))
SCRIPTS = sorted(path for path in (ROOT / "src").rglob("*.js") if "vendor" not in path.parts)
SHEETS = sorted(path for path in (ROOT / "src").rglob("*.css") if "vendor" not in path.parts)
LINE_LENGTH = 130
FILE_LINES = 500
TABLE_LINES = 800


def lines_of(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def functions(path: Path) -> Iterator[tuple[int, str]]:
    """Length in lines, docstring and signature included, and name of each function of a file."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.end_lineno - node.lineno + 1, f"{path.relative_to(ROOT)}:{node.name}"


def test_functions_are_short() -> None:
    found = [each for path in SOURCES for each in functions(path)]
    lengths = sorted(length for length, _ in found)
    assert statistics.median(lengths) <= 6
    assert lengths[len(lengths) * 9 // 10] <= 25
    assert [(length, name) for length, name in found if length > 80] == []


def is_table(path: Path) -> bool:
    """Whether a file is data: functions are less than a tenth of it."""
    return path.suffix == ".py" and sum(length for length, _ in functions(path)) * 10 < lines_of(path)


def test_files_are_short() -> None:
    limits = {path: TABLE_LINES if is_table(path) else FILE_LINES for path in (*SOURCES, *TESTS, *SCRIPTS, *SHEETS)}
    assert [f"{path.relative_to(ROOT)}: {lines_of(path)}" for path, most in limits.items() if lines_of(path) > most] == []


def test_lines_of_scripts_and_sheets_are_short() -> None:
    """Those of Python are ruff's to see to."""
    assert len(SCRIPTS) > 50
    assert len(SHEETS) > 20
    found = [
        f"{path.relative_to(ROOT)}:{number}: {len(line)}"
        for path in (*SCRIPTS, *SHEETS)
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LINE_LENGTH
    ]
    assert found == []


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


@pytest.mark.parametrize("room", ["kernel", "games"])
def test_rules_need_the_standard_library_alone(room: str) -> None:
    allowed = {*sys.stdlib_module_names, "pentapolis"}
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in sorted((ROOT / "src" / "pentapolis" / room).rglob("*.py"))
        for name in imported(path)
        if name.split(".")[0] not in allowed
    ]
    assert found == []


def test_tests_are_as_long_as_the_code() -> None:
    cases = [path for path in (ROOT / "tests").rglob("*") if path.suffix in (".yaml", ".js")]
    assert sum(map(lines_of, (*TESTS, *cases))) >= sum(map(lines_of, SOURCES))
