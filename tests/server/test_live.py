"""Games in memory, buckets and seats by themselves: what needs no wire."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import cast

import pytest

from pentapolis.kernel.errors import PentapolisError
from pentapolis.kernel.rules import Rules, State
from pentapolis.server.errors import Conflict, Stale, TooFast, TooMany
from pentapolis.server.limits import Buckets, Counters, network
from pentapolis.server.live.audience import KEPT, Audience
from pentapolis.server.live.founding import new_id
from pentapolis.server.live.game import LiveGame
from pentapolis.server.live.loading import rules_of
from pentapolis.server.live.seating import Person, Seating
from pentapolis.server.live.views import Viewer
from pentapolis.server.sessions import read_cookie, written_cookie
from pentapolis.server.settings import Rate
from pentapolis.server.storage.kept import KeptEntry, KeptSeat, KeptTable

from .canary import GAME

KEY = bytes(32)
RULES = cast("Rules[State]", GAME)


def a_game(seats: int = 3) -> LiveGame:
    return LiveGame(RULES, RULES.schema.read({"seats": seats, "cards": 20}), KEY)


def random_game(seed: int) -> tuple[LiveGame, list[KeptEntry]]:
    """A game played at random, with undos and choices of several picks, and its log."""
    chance = random.Random(seed)
    game, entries = a_game(), list[KeptEntry]()
    while not game.match.over:
        seat = chance.choice(game.must_answer())
        options: list[str] = []
        while (ask := game.match.preview(seat, options)) is not None:
            options.append(chance.choice(game.written(ask)))
        game.play(seat, options, game.number)
        entries.append(KeptEntry(game.number, "play", seat, tuple(options), 0))
        if game.match.can_undo(seat) and chance.random() < 0.4:
            game.undo(seat, game.number)
            entries.append(KeptEntry(game.number, "undo", seat, (), 0))
    return game, entries


@pytest.mark.parametrize("seed", range(20))
def test_a_log_tells_the_very_game_that_made_it(seed: int) -> None:
    game, entries = random_game(seed)
    assert {entry.kind for entry in entries} == {"play", "undo"} and any(len(entry.options) > 1 for entry in entries)
    for length in {len(entries), len(entries) // 2, 1, 0}:
        told = LiveGame.of_log(RULES, game.match.options, KEY, entries[:length])
        again = a_game()
        for entry in entries[:length]:
            if entry.kind == "undo":
                again.undo(entry.seat, again.number)
            else:
                again.play(entry.seat, entry.options, again.number)
        for seat in (None, 0, 1, 2):
            assert told.match.look(seat) == again.match.look(seat)
            assert told.log(seat) == again.log(seat)
            assert not length or told.news(seat) == again.news(seat)
        assert (told.number, told.moves, told.standing()) == (again.number, again.moves, again.standing())


def test_news_follow_one_another_to_the_whole_log() -> None:
    chance = random.Random(7)
    game = a_game()
    heard = game.log(0)
    while not game.match.over:
        seat = game.must_answer()[0]
        ask = game.match.ask(seat)
        assert ask is not None
        game.play(seat, [chance.choice(game.written(ask))], game.number)
        heard += game.news(0)
    assert heard == game.log(0) and heard


def test_a_log_that_does_not_fit_is_told() -> None:
    entries = [KeptEntry(1, "play", 0, ("fly",), 0)]
    with pytest.raises(Conflict) as refused:
        LiveGame.of_log(RULES, RULES.schema.default(2), KEY, entries)
    assert refused.value.key == "unplayable" and isinstance(refused.value.__cause__, PentapolisError)


def test_an_answer_is_old_only_when_the_question_is() -> None:
    game = a_game()
    for seat in range(3):
        ask = game.match.ask(seat)
        assert ask is not None
        game.play(seat, [game.written(ask)[0]], 0)
    with pytest.raises(Stale):
        game.play(0, ["draw"], 2)
    game.play(0, ["draw"], 3)


def test_tables_of_other_rules_are_not_opened() -> None:
    table = KeptTable("t", "guildhall", 1, {"seats": 2}, "", KEY, None, "over", 0, 0, 0, None, ())
    rules, options = rules_of(table)
    assert rules.name == "guildhall" and options.seats == 2
    for wrong, key in (
        ({"version": 999}, "other-version"),
        ({"game": "chess"}, "unplayable"),
        ({"options": {"moon": 1}}, "unplayable"),
    ):
        with pytest.raises(Conflict) as refused:
            rules_of(replace(table, **wrong))
        assert refused.value.key == key


def test_seats_are_taken_left_and_filled() -> None:
    masha, petya = Person(1, "Masha"), Person(2, "Petya")
    seating = Seating([KeptSeat("human", 1, "Masha"), KeptSeat("open"), KeptSeat("bot", level="random")])
    assert seating.seat_of(1) == 0 and seating.seat_of(2) is None and seating.seat_of(None) is None
    assert seating.taken(petya, None)[1] == KeptSeat("human", 2, "Petya")
    assert [seat.kind for seat in seating.left(1)] == ["open", "open", "bot"]
    assert [seat.kind for seat in seating.filled("guildhall")] == ["human", "bot", "bot"]
    assert seating.filled("guildhall")[1].level == "greedy"
    with pytest.raises(Conflict):
        seating.taken(masha, 1)
    assert seating.for_record() == ["Masha", "", "bot random"]


class Ears:
    """A subscriber that keeps what it is sent."""

    def __init__(self, session: int | None) -> None:
        self.session = session
        self.heard: list[str] = []
        self.dropped = False

    def post(self, text: str) -> None:
        self.heard.append(text)

    def drop(self) -> None:
        self.dropped = True


def test_all_with_the_same_eyes_are_sent_what_was_made_once() -> None:
    audience = Audience(lambda session: Viewer(session if session in (0, 1) else None, False))
    ears = [Ears(session) for session in (0, 0, 1, 7, None)]
    for each in ears:
        audience.add(each)
    made: list[Viewer] = []

    def message(viewer: Viewer) -> str:
        made.append(viewer)
        return str(viewer.seat)

    assert len(audience.send_each(message)) == 3 and len(made) == 3
    assert [each.heard for each in ears] == [["0"], ["0"], ["1"], ["None"], ["None"]]
    assert audience.watching == 2 and audience.sessions == {0, 1, 7}
    audience.remove(ears[3])
    audience.remove(ears[3])
    audience.dismiss()
    assert [each.dropped for each in ears] == [True, True, True, False, True]


def test_an_audience_remembers_the_last_messages_without_gaps_or_none() -> None:
    audience = Audience(lambda session: Viewer(None, False))
    viewer, other = Viewer(None, False), Viewer(0, False)
    for number in range(1, KEPT + 4):
        audience.keep(number, {viewer: str(number)})
    last = KEPT + 3
    assert audience.missed(viewer, last - 2, last) == [str(last - 1), str(last)]
    assert audience.missed(viewer, 2, last) == [] and audience.missed(other, last - 1, last) == []
    assert audience.missed(viewer, last, last) == [] and audience.missed(viewer, last + 9, last) == []
    audience.forget()
    assert audience.missed(viewer, last - 1, last) == []


def test_a_bucket_empties_and_fills_with_time() -> None:
    time = 100.0
    buckets = Buckets(Rate(3, 0.5), lambda: time)
    for _ in range(3):
        buckets.take("Masha")
    with pytest.raises(TooFast) as refused:
        buckets.take("Masha")
    assert refused.value.facts == {"seconds": 2}
    buckets.take("Petya")
    time += 2
    assert buckets.try_take("Masha") == 0 and buckets.try_take("Masha") == 2
    time += 1000
    assert [buckets.try_take("Masha") for _ in range(4)] == [0, 0, 0, 2]


def test_the_oldest_buckets_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 0.001), lambda: 0.0)
    for number in range(20_001):
        buckets.take(number)
    buckets.take(0)
    with pytest.raises(TooFast):
        buckets.take(20_000)


def test_what_is_open_is_counted_until_it_closes() -> None:
    counters = Counters(1)
    with counters.counted("a"), counters.counted("b"), pytest.raises(TooMany), counters.counted("a"):
        raise AssertionError("a second one was let in")
    with counters.counted("a"):
        pass


def test_a_household_is_one_address() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2:3:4:5:6") == network("2001:db8:1:2::9") != network("2001:db8:1:3::9")
    assert network("testclient") == "testclient"


def test_cookies_are_read_as_they_are_written() -> None:
    written = written_cookie("token", secure=True)
    assert written.endswith("; Secure") and read_cookie(written.partition(";")[0]) == "token"
    assert read_cookie("other=1") is None and read_cookie('pentapolis=";=\x00') is None


def test_table_names_are_not_guessed() -> None:
    names = {new_id() for _ in range(1000)}
    assert len(names) == 1000
    assert all(re.fullmatch("[2-9a-hjkmnp-tv-z]{10}", name) for name in names), "none of 0, 1, i, l, o, u"
