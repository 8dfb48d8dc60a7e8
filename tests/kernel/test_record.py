"""Records: written, read, replayed and verified; each bad line is refused with its number."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.chance import Chance, commitment
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import BadGameOption, BadRecord, BadText, PentapolisError
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import (
    MAX_BYTES,
    Record,
    check_record,
    read_move,
    read_record,
    replay,
    replay_steps,
    result_text,
    verify,
    write_move,
    write_record,
)
from tests.conformance.driving import fingerprint, play_on
from tests.toys import cards
from tests.toys.cards import GAME

KEY = bytes(range(32))


def game(choices: int = 1000) -> Match[cards.Table]:
    match = Match(GAME, GAME.schema.default(2), Chance(KEY))
    chance = Chance.from_seed("record")
    while not match.over and len(match.moves) < choices:
        match.play(match.asks[0].seat, chance.pick(match.asks[0].options))
    return match


FINISHED = game()
RECORD = write_record(FINISHED, ["Masha", "bot greedy"], KEY)
TEXT = RECORD.text()


def line_of(text: str) -> int:
    """The number of the first line that begins so."""
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith(text))


def changed(old: str, new: str) -> str:
    """The record with its first line that begins with `old` written `new`."""
    lines = TEXT.splitlines()
    lines[line_of(old) - 1] = new
    return "\n".join(lines) + "\n"


class TestWriting:
    def test_a_record_is_a_readable_text(self) -> None:
        first = write_record(game(2), ["Masha", "  bot   greedy "], KEY).text().splitlines()
        assert first == [
            "pentapolis record 1",
            "game: toy-cards",
            "version: 1",
            'options: {"seats":2}',
            "seat A: Masha",
            "seat B: bot greedy",
            f"commitment: {commitment(KEY)}",
            f"key: {KEY.hex()}",
            "",
            *[write_move(GAME, seat, option) for seat, option in FINISHED.moves[:2]],
        ]

    def test_once_it_is_over_the_result_is_told(self) -> None:
        assert FINISHED.outcome is not None
        one, other = FINISHED.outcome.scores
        assert f"result: A {one}, B {other}\n" in TEXT
        assert result_text(None) == ""

    def test_it_may_be_shown_without_the_key(self) -> None:
        assert KEY.hex() not in RECORD.without_key().text()

    def test_an_imagined_match_has_none(self) -> None:
        match = game(3)
        match.imagine(match.asks[0].seat, Chance.from_seed(1))
        with pytest.raises(ValueError, match="imagined"):
            write_record(match, ["a", "b"], KEY)


class TestReading:
    def test_what_is_written_is_read(self) -> None:
        assert read_record(TEXT) == RECORD
        assert read_record(TEXT.replace("\n", "\r\n")) == RECORD

    def test_each_move_knows_its_line(self) -> None:
        lines = TEXT.splitlines()
        record = read_record(TEXT)
        assert [lines[number - 1] for number in record.lines] == list(record.moves)

    def test_comments_and_blank_lines(self) -> None:
        text = TEXT.replace("game:", "# a comment in the header\ngame:", 1)
        lines = text.splitlines()
        lines[-1] += "  # the last choice"
        lines.insert(-1, "# between moves")
        lines.insert(-1, "")
        assert read_record("\n".join(lines)) == RECORD

    @given(st.lists(st.text(max_size=30), min_size=2, max_size=2))
    def test_any_names_come_back(self, names: list[str]) -> None:
        record = write_record(game(3), names, KEY)
        try:
            again = read_record(record.text())
        except BadRecord as error:
            assert error.key == "record-not-text"
            return
        assert again == record

    def test_a_number_sign_in_a_name_begins_no_comment(self) -> None:
        assert read_record(write_record(game(1), ["Masha #1", "#2"], KEY).text()).seats == ("Masha #1", "#2")


BAD: list[tuple[str, str, str]] = [
    ("pentapolis", "pentapolis record 2", "record-first-line"),
    ("game", "game toy-cards", "record-no-colon"),
    ("game", "gmae: toy-cards", "record-unknown-label"),
    ("version", "game: toy-cards", "record-label-twice"),
    ("version", "version: one", "record-version"),
    ("version", "version: ²", "record-version"),
    ("version", "version: 1234567", "record-version"),
    ("options", "options: {", "record-options"),
    ("options", "options: [2]", "record-options"),
    ("options", "options: " + "[" * 100_000, "record-options"),
    ("seat B", "seat C: Ivan", "record-unknown-label"),
    ("seat B", "seat A: Ivan", "record-unknown-label"),
    ("commitment", "commitment: xyz", "record-hex"),
    ("commitment", "commitment: " + "00" * 31, "record-hex"),
    ("key", "key: " + "0 " * 64, "record-hex"),
]


@pytest.mark.parametrize(("old", "new", "key"), BAD)
def test_a_bad_line_of_the_header_is_refused_with_its_number(old: str, new: str, key: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(changed(old, new))
    assert (caught.value.key, caught.value.line) == (key, line_of(old))


@pytest.mark.parametrize("label", ["game", "version", "options", "commitment"])
def test_what_is_missing_is_named(label: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(changed(label, "# gone"))
    assert (caught.value.key, caught.value.line, caught.value.facts["label"]) == ("record-missing", 0, label)


@pytest.mark.parametrize("text", ["", "\n", "game: toy-cards\n"])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert (caught.value.key, caught.value.line) == ("record-first-line", 1)


def test_byte_order_marks_and_the_line_ends_of_windows_do_no_harm() -> None:
    assert read_record("\ufeff" + TEXT.replace("\n", "\r\n")) == read_record(TEXT)


def test_too_long_a_text_and_what_is_no_text_are_refused_unread() -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(TEXT + "#" * MAX_BYTES)
    assert (caught.value.key, caught.value.facts["most"]) == ("record-too-long", MAX_BYTES)
    with pytest.raises(BadRecord) as caught:
        read_record(TEXT + "\ud800")
    assert caught.value.key == "record-not-text"


class TestMoves:
    def test_they_are_written_and_read(self) -> None:
        assert write_move(GAME, 1, ("play", 3)) == "B play 3"
        assert read_move(GAME, " B play 3 ") == (1, ("play", 3))

    @pytest.mark.parametrize("text", ["", "play 3", "E play 3", "AB play 3", "a play 3", "² play 3"])
    def test_they_begin_with_a_seat_of_the_game(self, text: str) -> None:
        with pytest.raises(BadText) as caught:
            read_move(GAME, text)
        assert (caught.value.key, caught.value.facts["expected"]) == ("no-seat", "A, B, C, D")


class TestReplaying:
    def test_it_gives_the_game(self) -> None:
        chronicle = Chronicle()
        again = replay(GAME, read_record(TEXT), chronicle)
        assert fingerprint(again) == fingerprint(FINISHED)
        assert again.moves == FINISHED.moves
        assert chronicle.events

    def test_it_can_be_followed_move_by_move(self) -> None:
        counts = [len(match.moves) for match in replay_steps(GAME, RECORD)]
        assert counts == list(range(len(RECORD.moves) + 1))

    @pytest.mark.parametrize("bad", ["A play 99", "A steal 1", "B draw", "nonsense", "A peek now"])
    def test_a_move_that_does_not_fit_is_refused_with_its_line(self, bad: str) -> None:
        first = RECORD.moves[0]
        with pytest.raises(BadRecord) as caught:
            replay(GAME, read_record(changed(first, bad)))
        error = caught.value
        assert (error.key, error.line) == ("record-move", line_of(first))
        assert (error.facts["move"], error.facts["text"]) == (1, bad)
        assert isinstance(error.__cause__, PentapolisError)

    def test_a_record_that_was_not_read_has_no_lines_to_name(self) -> None:
        with pytest.raises(BadRecord) as caught:
            replay(GAME, replace(RECORD, moves=("A play 99",)))
        assert (caught.value.line, caught.value.facts["move"]) == (0, 1)

    def test_moves_after_the_end_do_not_fit(self) -> None:
        with pytest.raises(BadRecord) as caught:
            replay(GAME, read_record(TEXT + "A draw\n"))
        assert caught.value.line == len(TEXT.splitlines()) + 1

    @pytest.mark.parametrize(
        ("record", "key"),
        [
            (replace(RECORD, game="chess"), "record-other-game"),
            (replace(RECORD, version=2), "record-other-version"),
            (RECORD.without_key(), "record-no-key"),
            (replace(RECORD, seats=("Masha",)), "record-seats"),
        ],
    )
    def test_a_record_of_something_else_is_refused(self, record: Record, key: str) -> None:
        with pytest.raises(BadRecord) as caught:
            check_record(GAME, record)
        assert caught.value.key == key

    def test_options_that_the_game_does_not_have_are_refused(self) -> None:
        with pytest.raises(BadGameOption):
            check_record(GAME, replace(RECORD, options={"seats": 9}))


class TestVerifying:
    def test_an_honest_record_holds(self) -> None:
        assert verify(GAME, read_record(TEXT)).outcome == FINISHED.outcome
        unfinished = write_record(game(4), ["a", "b"], KEY)
        assert len(verify(GAME, unfinished).moves) == 4

    def test_a_stacked_deck_is_found_out(self) -> None:
        """Another key was chosen after the hash had been shown."""
        other = bytes(32)
        stacked = Match(GAME, GAME.schema.default(2), Chance(other))
        play_on(stacked, Chance.from_seed(1), 1000)  # type: ignore[arg-type]  # of the toy's state
        record = replace(write_record(stacked, ["a", "b"], other), commitment=commitment(KEY))
        with pytest.raises(BadRecord) as caught:
            verify(GAME, record)
        assert caught.value.key == "record-commitment"

    def test_so_is_a_wrong_hash(self) -> None:
        with pytest.raises(BadRecord) as caught:
            verify(GAME, replace(RECORD, commitment="00" * 32))
        assert caught.value.key == "record-commitment"

    def test_so_is_a_move_with_a_card_that_was_not_there(self) -> None:
        place, own = next((place, move) for place, move in enumerate(RECORD.moves) if " play " in move)
        before = list(replay_steps(GAME, replace(RECORD, moves=RECORD.moves[:place])))[-1]
        foreign = next(card for card in range(12) if card not in before.state.hands[before.asks[0].seat].cards)
        moves = (*RECORD.moves[:place], f"{own[0]} play {foreign}", *RECORD.moves[place + 1 :])
        with pytest.raises(BadRecord) as caught:
            verify(GAME, replace(RECORD, moves=moves))
        assert (caught.value.key, caught.value.facts["move"]) == ("record-move", place + 1)

    def test_so_is_another_result(self) -> None:
        with pytest.raises(BadRecord) as caught:
            verify(GAME, replace(RECORD, result="A 99, B 0"))
        assert (caught.value.key, caught.value.facts["expected"]) == ("record-result", RECORD.result)
        with pytest.raises(BadRecord) as caught:
            verify(GAME, replace(RECORD, moves=RECORD.moves[:-1]))
        assert caught.value.key == "record-result"


LINES = st.sampled_from([*TEXT.splitlines(), "", "#", "A draw", "key: 00", "seat A: x", "seat C: y"])


EDITS = st.tuples(st.integers(0, len(TEXT.splitlines())), st.integers(0, 1), st.lists(LINES | st.text(max_size=30), max_size=2))


def edited(edits: list[tuple[int, int, list[str]]]) -> str:
    """The record with lines put in at some places, or in the place of others."""
    lines = TEXT.splitlines()
    for place, replaced, new in edits:
        lines[place : place + replaced] = new
    return "\n".join(lines)


@given(st.lists(LINES | st.text(max_size=30), max_size=20).map("\n".join) | st.lists(EDITS, max_size=3).map(edited))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    try:
        record = read_record(text)
    except BadRecord:
        return
    assert read_record(record.text()) == record


@given(st.integers(0, len(TEXT) - 1), st.text(max_size=3) | st.text("# 0123456789abAB\n", max_size=2))
def test_a_record_changed_anywhere_verifies_or_is_refused(place: int, new: str) -> None:
    text = TEXT[:place] + new + TEXT[place + 1 :]
    try:
        again = verify(GAME, read_record(text))
    except PentapolisError:
        return
    assert fingerprint(again) == fingerprint(FINISHED)
