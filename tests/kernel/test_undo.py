"""What may be taken back, by whom, and what the table looks like then."""

from __future__ import annotations

import pytest

from pentapolis.kernel.ask import Play, answers
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import NoUndo
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from tests.conformance.driving import whole
from tests.toys import cards, choices

from .tables import cards_match, choices_match, gifts_match

HANDS: dict[str, Json] = {"A": ["red", "blue"], "B": ["green"], "C": ["grey"]}


class OpenBids(choices.ChoicesGame):
    """The bids are just numbers, told to everybody at once; no card moves."""

    def _bid(self, table: choices.Table) -> Play:
        sent = yield tuple(self._ask(table, seat) for seat in range(len(table.hands)))
        table.points = [card for _, card in answers(sent)]
        table.lucky = 0


def reason(match: Match[cards.Table], seat: int) -> str:
    """Why an undo is refused, and that it is."""
    assert not match.can_undo(seat)
    with pytest.raises(NoUndo) as caught:
        match.undo(seat)
    assert caught.value.key == match.why_no_undo(seat)
    return caught.value.key


def test_a_choice_is_taken_back_also_across_the_end_of_a_step() -> None:
    match = cards_match({"A": ["3", "4"], "B": ["1"]}, ["9"], Chronicle())
    before = whole(match)
    match.play(0, "play 3")
    assert match.asks[0].seat == 1, "the step is over, and B is asked"
    match.undo(0)
    assert whole(match) == before
    match.play(0, "play 4")
    assert match.moves == [(0, ("play", 4))]


def test_several_choices_are_taken_back_one_by_one() -> None:
    match = gifts_match({**HANDS}, ["white"])
    wholes = [whole(match)]
    for option in ("to B", "pick red", "done", "show blue"):
        match.play(0, option)
        wholes.append(whole(match))
    assert match.can_undo(0, 4)
    assert not match.can_undo(0, 5)
    for earlier in reversed(wholes[:-1]):
        match.undo(0)
        assert whole(match) == earlier


def test_nothing_to_undo() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9"])
    assert reason(match, 0) == "nothing-to-undo"
    assert match.can_undo(0, 0)


def test_who_has_chosen_nothing_has_nothing_to_undo_whatever_others_chose() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9"])
    match.play(0, "play 3")
    assert reason(match, 1) == "nothing-to-undo"


def test_not_when_another_has_chosen() -> None:
    match = cards_match({"A": ["3"], "B": ["1", "2"]}, [])
    match.play(0, "play 3")
    match.play(1, "play 1")
    assert reason(match, 0) == "another-chose"
    assert match.can_undo(1)
    assert not match.can_undo(1, 2), "the choice before is A's"


def test_not_when_the_seat_has_seen_something() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9", "6"])
    match.play(0, "peek")
    assert reason(match, 0) == "something-was-shown"


def test_not_when_another_was_shown_what_the_seat_does_not_know() -> None:
    """A's gift is done; A then lets the deck be drawn from: nobody may take that back."""
    match = gifts_match({**HANDS}, ["white"])
    for option in ("to B", "pick red", "done"):
        match.play(0, option)
    assert match.can_undo(0), "what B was given A knew"
    match.play(0, "draw")
    assert match.why_no_undo(0) == "something-was-shown"


def test_a_card_that_one_knows_may_be_drawn_and_put_back() -> None:
    match = cards_match({"A": ["3"], "B": ["1"]}, ["9@A", "6"])
    match.play(0, "draw")
    match.undo(0)
    assert match.state.deck.seen_by(0) == [9, None]


def test_not_when_chance_was_drawn() -> None:
    match = choices_match(seats=2)
    match.state.chance.word()
    for seat in (0, 1):
        match.play(seat, match.asks[seat].options[0])
    assert match.why_no_undo(1) == "chance-was-drawn"


def test_an_answer_is_taken_back_until_the_last_is_in() -> None:
    match = choices_match()
    match.play(0, match.asks[0].options[0])
    match.undo(0)
    assert match.answers == {}
    match.play(0, match.asks[0].options[0])
    match.play(1, match.asks[1].options[0])
    assert (match.can_undo(0), match.why_no_undo(0)) == (False, "another-chose")


def test_the_last_to_answer_has_seen_the_others_and_cannot_go_back() -> None:
    """Without chance, and with nothing that zones would show: the answers alone are what was told."""

    match = load_position(OpenBids(), {"options": {"seats": 2}})
    for seat in (0, 1):
        match.play(seat, match.asks[seat].options[0])
    assert match.state.lucky == 0, "no chance was drawn"
    assert not match.can_undo(1)
    assert match.why_no_undo(1) == "something-was-shown"


def test_the_end_of_the_game_shows_all_and_stands() -> None:
    match = cards_match({"A": ["3"], "B": []}, [])
    match.play(0, "play 3")
    assert reason(match, 0) == "game-over"


def test_the_chronicle_is_told_anew_in_the_same_place() -> None:
    chronicle = Chronicle()
    chronicle.tell("table-opened")
    match = cards_match({"A": ["3", "4"], "B": ["1"]}, ["9"], chronicle)
    match.play(0, "play 3")
    assert [event.kind for event in chronicle.events] == ["table-opened", "play"]
    match.undo(0)
    assert match.state.chronicle is chronicle
    assert [event.kind for event in chronicle.events] == ["table-opened"]


def test_clones_know_what_they_may_take_back() -> None:
    match = cards_match({"A": ["3", "4"], "B": ["1"]}, ["9"])
    match.play(0, "play 3")
    clone = match.clone()
    assert clone.can_undo(0)
    clone.undo(0)
    assert (len(clone.moves), len(match.moves)) == (0, 1)
    assert clone.asks[0].seat == 0
