"""What a seat sees, and what it remembers until something leaves unseen."""

from __future__ import annotations

from collections import Counter
from typing import cast

from pentapolis.games.guildhall.state import Table
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match

from .positions import lay_out


def remembered(match: Match[Table], seat: int, place: str, owner: str = "") -> list[Json]:
    there = match.memory(seat)[place]
    if isinstance(there, dict):
        there = there[owner]
    return cast("list[Json]", there)


def known(match: Match[Table], seat: int, place: str, owner: str = "") -> Counter[Json]:
    return Counter(card for card in remembered(match, seat, place, owner) if card)


PEDDLED = ["A play PED-r", "A level 0", "A give ROB-b"]
PEDDLING: dict[str, Json] = {"hands": {"A": ["PED-r", "ROB-b", "SCH-yg"]}, "halls": {"B": ["TAX-g"]}}


def test_a_card_that_all_saw_go_into_a_hand_is_known_to_be_there() -> None:
    match = lay_out(PEDDLED, **PEDDLING)
    assert remembered(match, 1, "hands", "A") == ["TAX-g", None, None]
    assert known(match, 0, "hands", "A") == Counter(["SCH-y", "SCH-g", "TAX-g"])


def test_it_stays_known_while_cards_leave_openly() -> None:
    match = lay_out([*PEDDLED, "A play SCH-y", "A skip"], **PEDDLING)
    assert remembered(match, 1, "hands", "A") == ["TAX-g", None]


def test_it_is_forgotten_when_cards_leave_unseen() -> None:
    match = lay_out([*PEDDLED, "A draw", "A discard SCH-y", "A discard SCH-g", "A done"], **PEDDLING)
    assert known(match, 1, "hands", "A") == Counter()
    assert remembered(match, 1, "discard") == ["SCH-g", None]
    assert remembered(match, 0, "discard") == ["SCH-g", "SCH-y"]


def test_one_card_discarded_is_seen_by_all() -> None:
    match = lay_out([*PEDDLED, "A draw", "A discard SCH-y", "A done"], **PEDDLING)
    assert known(match, 1, "hands", "A") == Counter(["TAX-g"])


def test_a_robber_remembers_the_hand_that_it_saw() -> None:
    hands: Json = {"A": ["ROB-y", "HUN-rbygp"], "B": ["TAX-rb", "SCH-g"], "C": ["BRI-r"]}
    moves = ["A play ROB-y", "A level 2", "A against B", "A take TAX-r"]
    match = lay_out(moves, seats=3, hands=hands, halls={"A": ["ROB-rb"]})
    assert remembered(match, 0, "hands", "B") == ["SCH-g", "TAX-b"]
    assert remembered(match, 2, "hands", "B") == [None, None]


def test_what_was_put_back_on_the_deck_is_known_in_the_hand_of_who_draws_it() -> None:
    moves = ["A play BRI-y", "A level 0", "A return TAX-g", "B draw", "B done"]
    match = lay_out(moves, actions=1, hands={"A": ["BRI-y", "TAX-g"], "B": ["HUN-rbygp"]}, halls={})
    assert remembered(match, 0, "hands", "B") == ["TAX-g", None, None, None, None, None]
    assert known(match, 0, "deck") == Counter()


def test_a_hunter_stirs_what_others_knew_of_the_pile() -> None:
    discard: Json = ["TAX-y@*", "TAX-r@*", "TAX-b@-"]
    moves = ["A play HUN-b", "A level 0", "A dig TAX-r 1"]
    match = lay_out(moves, hands={"A": ["HUN-b", "HUN-r"]}, halls={"A": ["SCH-r"]}, discard=discard)
    assert remembered(match, 1, "discard") == ["SCH-r", None, None]
    assert remembered(match, 0, "discard") == ["SCH-r", "TAX-y", "TAX-b"]


COMPLETED: Json = {"A": ["BRI-rbygp@*", "TAX-rbygp@*", "SCH-rbygp@*"]}


def test_one_chapter_paid_is_known_by_its_top_card() -> None:
    match = lay_out(["A buy vp5", "A pay TAX", "A done"], completed=COMPLETED, row=["vp5", "..."])
    assert known(match, 1, "completed", "A") == Counter([f"{code}-{colour}" for code in ("BRI", "SCH") for colour in "rbygp"])
    assert remembered(match, 1, "discard") == ["TAX-r", None, None, None, None]


def test_of_two_chapters_paid_the_lower_one_is_not_known() -> None:
    moves = ["A buy vp9", "A pay TAX", "A pay SCH", "A top TAX-p", "A done"]
    match = lay_out(moves, completed=COMPLETED, row=["vp9", "..."])
    assert remembered(match, 1, "completed", "A") == [None] * 5
    assert remembered(match, 1, "discard") == ["TAX-p"] + [None] * 9
    assert known(match, 0, "discard").total() == 10


def test_all_see_a_chapter_being_completed() -> None:
    match = lay_out(["A play TAX-b", "A level 0"], hands={"A": ["TAX-b"]}, halls={"A": ["PED-p"], "B": ["PED-rbyg"]})
    assert known(match, 0, "completed", "B") == Counter(["PED-r", "PED-b", "PED-y", "PED-g", "PED-p"])


def test_a_new_top_of_the_pile_is_seen_by_all() -> None:
    match = lay_out(["A play HIS-b", "A level 0"], hands={"A": ["HIS-b", "HUN-r"]}, discard=["TAX-y", "TAX-r", "TAX-b"])
    assert remembered(match, 1, "discard") == ["TAX-r", None]


def test_the_action_area_is_that_of_the_turn() -> None:
    match = lay_out(hands={"A": []}, area=["HUN-b", "vp5"], scored={"B": ["vp9"]}, player="B", tokens={"B": 1})
    seats = match.look(None)["seats"]
    assert isinstance(seats, list)
    assert seats[0] == {"hall": [], "hand": 0, "completed": 0, "points": 0, "tokens": 0, "scored": [], "action_area": []}
    assert isinstance(seats[1], dict)
    assert (seats[1]["points"], seats[1]["action_area"]) == (15, ["HUN-b", "vp5"])


def test_the_hand_is_sorted_whatever_came_last() -> None:
    match = lay_out(hands={"A": ["WEA-p", "BRI-b", "ROB-g", "BRI-r"]})
    assert match.look(0)["hand"] == ["BRI-r", "BRI-b", "ROB-g", "WEA-p"]


def test_cards_on_their_way_are_seen_by_all() -> None:
    """[12.5] the Scholar's cards lie open while a fourth completed chapter is chosen from."""
    match = lay_out(
        ["A play SCH-p", "A level 4"],
        hands={"A": ["SCH-p"]},
        halls={"A": ["SCH-rbyg", "BRI-rbyg"]},
        completed={"A": ["TAX-rbygp", "PED-rbygp", "HUN-rbygp"]},
        deck=["HUN-g", "BRI-p", "ROB-r", "ROB-b", "ROB-y", "..."],
    )
    assert match.asks[0].about == "excess"
    assert [match.look(seat)["aside"] for seat in (0, 1, None)] == [["ROB-r", "ROB-b", "ROB-y"]] * 3
    match.play(0, "drop TAX")
    match.play(0, "done")
    assert match.look(1)["aside"] == []
