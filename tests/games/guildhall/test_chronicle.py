"""What is told, and to whom."""

from __future__ import annotations

from pentapolis.kernel.chronicle import Chronicle, Event
from pentapolis.kernel.json_values import Json

from .positions import lay_out


def told(moves: list[str], kind: str, /, **given: Json) -> Event:
    """The only event of a kind."""
    chronicle = Chronicle()
    lay_out(moves, chronicle, **given)
    (event,) = [event for event in chronicle.events if event.kind == kind]
    return event


def kinds(moves: list[str], /, **given: Json) -> list[str]:
    chronicle = Chronicle()
    lay_out(moves, chronicle, **given)
    return [event.kind for event in chronicle.events]


def test_a_discard_shows_the_others_its_top_card_alone() -> None:
    moves = ["A draw", "A discard BRI-r", "A discard BRI-b", "A done"]
    event = told(moves, "discard", hands={"A": ["BRI-rby"]})
    assert event.seen_by(0) == {"kind": "discard", "seat": 0, "count": 2, "card": "BRI-b", "cards": ["BRI-r", "BRI-b"]}
    assert event.seen_by(1) == {"kind": "discard", "seat": 0, "count": 2, "card": "BRI-b", "unseen": True}
    assert event.seen_by(None) == event.seen_by(1)


def test_drawn_cards_are_told_to_who_drew_them() -> None:
    event = told(["A draw", "A done"], "draw", hands={"A": ["BRI-rbyg"]}, deck=["TAX-rb", "..."])
    assert event.seen_by(0)["cards"] == ["TAX-r", "TAX-b"]
    assert event.seen_by(1) == {"kind": "draw", "seat": 0, "count": 2, "unseen": True}


def test_nothing_is_told_where_nothing_happens() -> None:
    assert kinds(["A draw", "A done"], hands={"A": ["BRI-rbygp", "TAX-r"]}) == []


def test_a_hand_that_was_looked_at_is_told_to_both_sides() -> None:
    hands: Json = {"A": ["ROB-y"], "B": ["TAX-rb"], "C": []}
    event = told(["A play ROB-y", "A level 2"], "look", seats=3, hands=hands, halls={"A": ["ROB-rb"]})
    assert event.seen_by(0)["cards"] == event.seen_by(1)["cards"] == ["TAX-r", "TAX-b"]
    assert "cards" not in event.seen_by(2)


def test_a_payment_tells_the_others_its_top_card() -> None:
    moves = ["A buy vp5", "A top TAX-g", "A done"]
    event = told(moves, "buy", completed={"A": ["TAX-rbygp"]}, row=["vp5", "..."])
    assert event.seen_by(1) == {"kind": "buy", "seat": 0, "vp": "vp5", "count": 1, "card": "TAX-g", "unseen": True}
    assert event.seen_by(0)["cards"] == ["TAX-p", "TAX-y", "TAX-b", "TAX-r", "TAX-g"]


def test_a_turn_is_told_from_its_first_action_to_the_next_turn() -> None:
    moves = ["A play SCH-p", "A level 0"]
    assert kinds(moves, actions=1, hands={"A": ["SCH-p"]}, halls={"A": ["SCH-rbyg"]}, deck=["SCH-r", "..."]) == [
        "play",
        "level",
        "study",
        "duplicate",
        "move-in",
        "complete",
        "end-turn",
        "turn",
    ]


def test_the_win_is_told() -> None:
    moves = ["A play FAR-p", "A level 3"]
    assert kinds(moves, actions=1, hands={"A": ["FAR-p"]}, halls={"A": ["FAR-rby"]}, tokens={"A": 18})[-1] == "win"


def test_an_unfinished_game_is_told() -> None:
    assert kinds(["A draw"], actions=1, turn=400, hands={"A": []})[-1] == "unfinished"


def test_each_effect_is_told() -> None:
    halls: Json = {"A": ["TRA-rb", "WEA-rb", "ASN-rb", "HIS-rb"], "B": ["HUN-rb", "TAX-rb"]}
    hands: Json = {"A": ["TRA-y", "WEA-y", "ASN-y", "HIS-y", "BRI-rb"]}
    trade = ["A play TRA-y", "A level 0", "A give TRA-b", "A take HUN-r"]
    assert kinds(trade, halls=halls, hands=hands) == ["play", "level", "swap"]
    weave = ["A play WEA-y", "A level 2", "A take WEA-r", "A place BRI-r", "A place BRI-b"]
    assert kinds(weave, halls=halls, hands=hands) == ["play", "level", "weave"]
    kill = ["A play ASN-y", "A level 2", "A remove HUN-r", "A remove TAX-r"]
    assert kinds(kill, halls=halls, hands=hands) == ["play", "level", "remove"]
    recall = ["A play HIS-y", "A level 2", "A dig SCH-r 1"]
    assert kinds(recall, halls=halls, hands=hands, discard=["SCH-r"]) == ["play", "level", "search", "remember"]
