"""What does not fit the protocol is told in the reader's language."""

from __future__ import annotations

import pytest

from pentapolis.server.errors import BadMessage, said
from pentapolis.server.messages import AnyCommand, ChatBody, SessionBody, TableBody, read_body, read_command

BODIES = [
    (SessionBody, b'{"foo":1}', "unknown-field", "foo"),
    (TableBody, b'{"seats":[]}', "too-short", "$.seats"),
    (TableBody, b'{"seats":["me"]}', "missing-field", "game"),
    (SessionBody, b'{"name":5}', "wrong-type", "$.name"),
    (SessionBody, b"[]", "wrong-type", "$"),
    (SessionBody, b'{"lang":"de"}', "wrong-value", "de"),
    (SessionBody, b'{"name":"' + b"a" * 300 + b'"}', "too-long", "200"),
    (TableBody, b'{"game":"x","seats":["a"],"options":{"a":99999999999}}', "too-great", "2147483648"),
    (ChatBody, b'{"text":"  "}', "blank", "$.text"),
    (SessionBody, b"nope", "no-json", "byte"),
    (SessionBody, b'{"name":"a"', "no-json", "truncated"),
    (SessionBody, b"\xff", "no-json", "byte"),
    (SessionBody, b'{"name":"\xff"}', "no-json", "UTF-8"),
]


@pytest.mark.parametrize(("kind", "body", "why", "named"), BODIES)
def test_a_body_is_refused_with_reason_and_place(kind: type[object], body: bytes, why: str, named: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_body(body, kind)
    assert refused.value.facts["why"] == why
    for lang in ("ru", "en"):
        assert named in str(said(refused.value, lang)["message"])
    assert "Expected" not in str(said(refused.value, "ru")["message"])
    assert "Object" not in str(said(refused.value, "ru")["message"])


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        ('{"type":"zz"}', "wrong-value"),
        ("{}", "missing-field"),
        ('{"type":"undo","id":1,"number":-1}', "too-small"),
        ("[" * 5000, "wrong-type"),
        ("\ud800", "no-json"),
    ],
)
def test_a_frame_is_refused_with_reason(frame: str, why: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_command(frame)
    assert refused.value.facts["why"] == why


def test_a_fitting_frame_is_read() -> None:
    assert isinstance(read_command('{"type":"ping","id":3}'), AnyCommand.__args__)  # type: ignore[attr-defined]
