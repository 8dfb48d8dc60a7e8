from __future__ import annotations

from pentapolis.kernel.ask import DONE, SKIP, Ask, answers, seat_letter


def test_an_ask_shows_itself_to_developers() -> None:
    assert repr(Ask(1, "level", (("level", 0), SKIP))) == "Ask(1, 'level', [('level', 0), ('skip',)])"
    assert Ask(0, "gift", [DONE]).picked == ()


def test_seats_have_letters() -> None:
    assert [seat_letter(seat) for seat in (0, 1, 8)] == ["A", "B", "I"]


def test_what_is_sent_to_several_asks_is_read_as_options() -> None:
    sent = (("bid", 1), ("bid", 2))
    assert answers(sent) is sent
