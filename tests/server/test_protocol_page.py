"""docs/protocol.md is the contract: it names every path, every message and every field that the server speaks."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from pentapolis.server import messages
from pentapolis.server.api import router

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text("utf-8")
ROUTES = sorted({(method, route.path) for route in router.routes for method in route.methods})  # type: ignore[attr-defined]
COMMANDS = (messages.Play, messages.Undo, messages.Preview, messages.Why, messages.Chat, messages.Sync, messages.Ping)
BODIES: dict[str, type[msgspec.Struct]] = {
    "/api/session": messages.SessionBody,
    "/api/tables": messages.TableBody,
    "/api/tables/{id}/join": messages.JoinBody,
    "/api/tables/{id}/moves": messages.MovesBody,
    "/api/tables/{id}/undo": messages.UndoBody,
    "/api/tables/{id}/preview": messages.PreviewBody,
    "/api/tables/{id}/why": messages.WhyBody,
    "/api/tables/{id}/chat": messages.ChatBody,
    "/api/records": messages.RecordBody,
}


def table_rows(title: str) -> list[list[str]]:
    """The rows of the first table below a heading."""
    part = PAGE.partition(f"## {title}")[2].partition("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("| `")]
    assert rows, title
    return rows


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_every_path_stands_there(method: str, path: str) -> None:
    wanted = path.replace("{table}", "{id}")
    told = [row[0].strip("`").partition("?")[0] for row in table_rows("HTTP")]
    assert f"{method} {wanted}" in told


def test_every_path_that_stands_there_is_served() -> None:
    served = {f"{method} {path.replace('{table}', '{id}')}" for method, path in ROUTES} | {"GET /api/openapi.json"}
    for row in table_rows("HTTP"):
        assert row[0].strip("`").partition("?")[0] in served


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_stands_there_with_its_fields(command: type[msgspec.Struct]) -> None:
    tag = str(command.__struct_config__.tag)
    (row,) = [row for row in table_rows("WebSocket") if row[0] == f"`{tag}`"]
    assert set(re.findall(r"`(\w+)\??`", row[1])) == set(command.__struct_fields__)


@pytest.mark.parametrize("path", BODIES)
def test_every_field_of_a_body_stands_there(path: str) -> None:
    (row,) = [row for row in table_rows("HTTP") if row[0] == f"`POST {path}`"]
    named = re.findall(r"\w+", re.sub(r"\[.*?\]", "", row[1]))  # without the values of lists
    assert sorted(named) == sorted(BODIES[path].__struct_fields__)


def test_other_requests_have_no_body() -> None:
    assert {row[0] for row in table_rows("HTTP") if row[1]} == {f"`POST {path}`" for path in BODIES}


@pytest.mark.parametrize(
    "message",
    [
        messages.State,
        messages.SeatSaid,
        messages.AskedSaid,
        messages.AskSaid,
        messages.UndoSaid,
        messages.ChatSaid,
        messages.Presence,
    ],
)
def test_every_field_of_a_message_stands_there(message: type[msgspec.Struct]) -> None:
    for name in message.__struct_fields__:
        assert f'"{name}"' in PAGE, name


def test_every_kind_of_message_stands_there() -> None:
    for kind in (
        messages.State,
        messages.Ack,
        messages.Error,
        messages.Previewed,
        messages.WhySaid,
        messages.ChatLine,
        messages.Pong,
    ):
        assert f'"type": "{kind.__struct_config__.tag}"' in PAGE


@pytest.mark.parametrize("kind", [messages.Play, messages.MovesBody, messages.EmptyBody])
def test_what_is_not_named_is_refused(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.forbid_unknown_fields
