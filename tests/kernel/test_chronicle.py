from __future__ import annotations

from pentapolis.kernel.chronicle import SILENT, Chronicle, Event


def test_only_those_who_may_know_see_the_secrets() -> None:
    event = Event("draw", 0, {"count": 1}, {"card": "ROB-b"}, knowers=1 | 4)
    assert event.seen_by(0) == event.seen_by(2) == {"kind": "draw", "seat": 0, "count": 1, "card": "ROB-b"}
    assert event.seen_by(1) == event.seen_by(None) == {"kind": "draw", "seat": 0, "count": 1, "unseen": True}


def test_without_secrets_nothing_is_unseen() -> None:
    assert Event("round", None, {"number": 2}).seen_by(None) == {"kind": "round", "seat": None, "number": 2}


def test_a_chronicle_keeps_events_in_order() -> None:
    chronicle = Chronicle()
    chronicle.tell("begin")
    chronicle.tell("draw", 1, secrets={"card": "x"}, knowers=2, count=1)
    assert chronicle
    assert [event.kind for event in chronicle.events] == ["begin", "draw"]
    assert chronicle.events[1] == Event("draw", 1, {"count": 1}, {"card": "x"}, 2)


def test_a_silent_one_keeps_nothing_and_is_false() -> None:
    SILENT.tell("begin")
    assert (bool(SILENT), SILENT.events) == (False, [])
