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
BODIES = (
    messages.SessionBody,
    messages.TableBody,
    messages.JoinBody,
    messages.MovesBody,
    messages.UndoBody,
    messages.PreviewBody,
    messages.WhyBody,
    messages.ChatBody,
    messages.RecordBody,
)


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


@pytest.mark.parametrize("body", BODIES)
def test_every_field_of_a_body_stands_there(body: type[msgspec.Struct]) -> None:
    bodies = " ".join(row[1] for row in table_rows("HTTP")) + PAGE.partition("## HTTP")[0]
    for name in body.__struct_fields__:
        assert re.search(rf"\b{name}\b", bodies), name


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
