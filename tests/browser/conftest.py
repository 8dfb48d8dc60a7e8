"""A server and a Chromium for all browser tests; visitors that must have met no problem."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from .chromium import Chromium, open_chromium
from .house import find_chromium, running_server
from .visitor import Visitor

NewVisitor = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: while Playwright is open its event loop runs, and tests with a loop of their own cannot. One under
    which the browser died is made again, once, and the summary says so."""
    for item in items:
        if _in_browser(item):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1, only_rerun=["TargetClosedError"]))
    items.sort(key=_in_browser)


def _in_browser(item: pytest.Item) -> bool:
    return "tests/browser" in item.path.as_posix()


@pytest.fixture(scope="session")
def chromium() -> str:
    path = find_chromium()
    if path is None:
        pytest.skip("no Chromium found: the browser tests are left out")
    return path


@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Chromium]:
    with open_chromium(chromium) as opened:
        yield opened


@pytest.fixture(scope="module")
def page(browser: Chromium, address: str) -> Iterator[Page]:
    """A page on which the browser's modules can be tried by themselves."""
    visitor = Visitor(browser, address)
    visitor.goto("/about")
    yield visitor.page
    visitor.close()


@pytest.fixture(autouse=True)
def watched(request: pytest.FixtureRequest) -> Iterator[None]:
    """No test hangs with its browser."""
    if "browser" not in request.fixturenames:
        yield
        return
    with request.getfixturevalue("browser").watched():
        yield


@pytest.fixture(scope="session")
def address(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_server(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def visitor(browser: Chromium, address: str) -> Iterator[NewVisitor]:
    """Makes visitors; at the end none of them may have met a problem in its page."""
    made: list[Visitor] = []

    def make(**more: Any) -> Visitor:
        made.append(Visitor(browser, address, **more))
        return made[-1]

    yield make
    for each in made:
        each.close()
    assert [each.problems for each in made] == [[] for _ in made]
