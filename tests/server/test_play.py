"""Play over the WebSocket: what each command answers and what each state says."""

from __future__ import annotations

import asyncio
import json

import pytest

from .client import Guest, Wire, all_at, error_key, play_out, runs
from .process import ServerProcess

STATE_FIELDS = {
    "type",
    "table",
    "number",
    "moves",
    "game",
    "title",
    "options",
    "status",
    "host",
    "commitment",
    "key",
    "seats",
    "watching",
    "you",
    "view",
    "asked",
    "ask",
    "undo",
    "events",
    "log",
    "chat",
    "outcome",
    "rematch",
}


async def two_at_a_table(masha: Guest, petya: Guest, **options: object) -> tuple[Wire, Wire]:
    """A canary game of two, as both see it at its start: both must bid."""
    table = await masha.found("me", "open", options=options)
    await petya.post(f"/api/tables/{table}/join")
    return await masha.sit(table), await petya.sit(table)


async def past_the_bids(first: Wire, second: Wire) -> None:
    for wire in (first, second):
        ack = await wire.play(wire.options[0])
        await all_at([first, second], ack["number"])


def option(wire: Wire, verb: str) -> str:
    return next(each for each in wire.options if each.split()[0] == verb)


@runs
async def test_the_first_message_is_the_whole_table(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        for wire, seat in ((first, 0), (second, 1)):
            assert set(wire.state) == STATE_FIELDS
            assert wire.state["you"] == seat
            assert wire.state["host"] is (seat == 0)
            assert [each["name"] for each in wire.state["seats"]] == ["Masha", "Petya"]
            assert len(wire.state["view"]["hand"]) == 3
            assert wire.state["ask"]["about"] == "bid"
            assert wire.state["asked"] == [{"seat": each, "about": "bid", "answered": False} for each in (0, 1)]
            assert wire.state["log"] == wire.state["chat"] == wire.state["events"] == []
            assert wire.state["key"] is None and len(wire.state["commitment"]) == 64


@runs
async def test_a_spectator_sees_no_hand_and_is_asked_nothing(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya, Guest(server) as stranger:
        first, _ = await two_at_a_table(masha, petya)
        watcher = await stranger.sit(first.table)
        assert watcher.state["you"] is None and watcher.state["ask"] is None and watcher.state["host"] is False
        assert watcher.state["view"]["hand"] == [] and watcher.state["view"]["hands"] == [3, 3]
        assert watcher.state["undo"] == {"can": False, "why": "nothing-to-undo"}
        assert error_key(await watcher.ask("play", number=0, options=["draw"])) == "no-session"


@runs
async def test_answers_at_the_same_time_are_stored_as_they_come_and_shown_when_all_are_in(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        bid, other = first.options[:2]
        assert (await first.play(bid))["number"] == 1
        assert first.state["ask"]["answer"] == bid and first.must_answer is False
        assert [each["answered"] for each in (await second.until_number(1))["asked"]] == [True, False]
        assert second.state["events"] == []
        assert (await first.play(other))["type"] == "ack"  # an answer may be changed until the last is in
        # Petya has not seen that Masha changed hers, and still her number is not old: he is asked the same
        stale = second.state | {"number": 0}
        answer = await second.ask("play", number=stale["number"], options=[second.options[0]])
        assert answer["type"] == "ack" and answer["number"] == 3
        await all_at([first, second], 3)
        assert [event["kind"] for event in first.state["events"]] == ["bid", "bid"]
        assert first.state["events"] == second.state["events"]
        assert first.state["events"][0]["card"] == other.split()[1]


@runs
async def test_a_move_is_acknowledged_and_shown_to_each_as_he_may_see_it(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        ack = await first.play("draw")
        assert ack == {"type": "ack", "id": ack["id"], "number": 3}
        await all_at([first, second], 3)
        assert first.state["moves"] == 3 and first.state["log"] is None and first.state["chat"] is None
        (mine,), (his,) = first.state["events"], second.state["events"]
        assert mine["card"].startswith("mark") and "card" not in his and his["unseen"] is True
        assert mine["move"] == his["move"] == 3
        assert first.state["asked"] == [{"seat": 1, "about": "turn", "answered": False}]


@pytest.mark.parametrize(
    ("number", "options", "key"),
    [
        (0, ["draw"], "stale"),
        (99, ["draw"], "ahead"),
        (2, ["fly"], "unknown-verb"),
        (2, ["play moon"], "unknown-word"),
        (2, ["draw draw"], "wrong-length"),
        (2, ["bid decoy1"], "not-offered"),
        (2, ["play decoy1"], "refusal-not-in-hand"),
        (2, ["draw", "draw"], "choice-complete"),
    ],
)
@runs
async def test_what_is_wrong_with_a_move_is_told_and_nothing_changes(
    server: ServerProcess, number: int, options: list[str], key: str
) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        before = await masha.get(f"/api/tables/{first.table}")
        answer = await first.ask("play", number=number, options=options)
        assert answer["type"] == "error" and error_key(answer) == key
        if key == "refusal-not-in-hand":
            assert answer["error"]["rule"] == "2.1" and answer["error"]["message"] == "decoy1 is not in your hand."
        if key == "not-offered":
            assert "draw, peek" in answer["error"]["facts"]["allowed"]
        assert await masha.get(f"/api/tables/{first.table}") == before


@runs
async def test_who_is_not_asked_cannot_move(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya, Guest(server, "Eve") as eve:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        assert error_key(await second.play("draw")) == "not-asked"
        assert error_key(await (await eve.sit(first.table)).play("draw")) == "no-seat-here"


@runs
async def test_a_choice_of_several_picks_is_previewed_and_sent_whole(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        one, two = (f"pick {card}" for card in first.state["view"]["hand"])
        picking = await first.ask("preview", options=["bury"])
        assert picking["ask"]["about"] == "bury" and picking["ask"]["options"] == [one, two]
        assert (await first.ask("preview", options=["bury", one]))["ask"]["picked"] == ["bury", one]
        assert (await first.ask("preview", options=["bury", one, two]))["ask"] is None
        assert (await first.ask("preview", options=["draw"]))["ask"] is None
        assert error_key(await first.ask("preview", options=["bury", "draw"])) == "not-offered"
        assert first.state["number"] == 2
        assert (await first.play("bury", one, two))["number"] == 3
        assert (await second.until_number(3))["moves"] == 5
        assert second.state["view"]["grave"] == 2 and second.state["events"][0]["kind"] == "bury"


@runs
async def test_why_not_names_the_paragraph_or_says_nothing(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        answer = await first.ask("why", options=["play decoy3", "draw", "sink"])
        assert answer["refusals"] == [{"reason": "not-in-hand", "paragraph": "2.1", "facts": {"card": "decoy3"}}, None, None]
        assert error_key(await second.ask("why", options=["draw"])) == "not-asked"
        pick = f"pick {first.state['view']['hand'][0]}"
        assert (await first.ask("why", options=[pick, "draw"], after=["bury"]))["refusals"] == [None, None]
        assert error_key(await first.ask("why", options=["draw"], after=["draw"])) == "choice-complete"


@runs
async def test_undo_is_an_entry_of_the_log_and_tells_the_log_anew(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        before = first.state["view"]
        await first.play(option(first, "play"))
        assert first.state["undo"] == {"can": True, "why": None}
        assert (await second.until_number(3))["undo"] == {"can": False, "why": "another-chose"}
        assert error_key(await second.ask("undo", number=3)) == "another-chose"
        assert error_key(await first.ask("undo", number=2)) == "stale"
        assert (await first.ask("undo", number=3))["number"] == 4
        await all_at([first, second], 4)
        assert first.state["moves"] == 2 and first.state["view"] == before
        assert [event["kind"] for event in second.state["log"]] == ["bid", "bid"] and second.state["events"] == []
        await first.play("draw")
        assert first.state["undo"]["can"] is False
        assert error_key(await first.ask("undo", number=5)) == "something-was-shown"


@runs
async def test_who_missed_messages_is_sent_them_or_the_whole_table(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        for wire in (first, second, first):
            ack = await wire.play("draw")
            await all_at([first, second], ack["number"])
        told = len(second.states)
        await second.send('{"type":"sync","id":77,"since":3}')
        await second.until(lambda: len(second.states) == told + 2)
        missed = second.states[told:]
        assert [state.pop("id") for state in missed] == [77, 77]
        assert [state["number"] for state in missed] == [4, 5]
        assert missed == second.states[told - 2 : told]  # the very messages that were sent before
        whole = await second.ask("sync", since=5)
        assert whole["number"] == 5 and len(whole["log"]) == 5
        assert (await second.ask("sync", since=999))["log"] == whole["log"]


@runs
async def test_whoever_comes_back_is_told_all_of_it(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        await second.cut()
        for _ in range(2):
            await first.play(option(first, "peek")) if "peek" in first.options else await first.play(first.options[0])
        again = await petya.sit(first.table)
        assert again.state["number"] == first.state["number"] == 4
        assert [event["kind"] for event in again.state["log"]][:2] == ["bid", "bid"]
        assert again.state["view"]["hands"] == first.state["view"]["hands"]


@runs
async def test_chat_reaches_all_and_is_there_for_who_comes_later(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya, Guest(server, "Eve") as eve:
        first, second = await two_at_a_table(masha, petya)
        assert (await first.ask("chat", text="Привет «всем»"))["number"] == 0
        await second.until(lambda: any(message["type"] == "chat" for message in second.others))
        line = next(message for message in second.others if message["type"] == "chat")
        assert (line["name"], line["seat"], line["text"]) == ("Masha", 0, "Привет «всем»")
        watcher = await eve.sit(first.table)
        assert watcher.state["chat"] == [{field: line[field] for field in ("name", "seat", "text", "at")}]
        await watcher.ask("chat", text="hello")
        await first.until(lambda: any(message.get("name") == "Eve" for message in first.others))
        assert first.others[-1]["seat"] is None


@runs
async def test_presence_is_told_when_somebody_comes_or_goes(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        table = await masha.found("me", "open")
        await petya.post(f"/api/tables/{table}/join")
        first = await masha.sit(table)
        async with Guest(server) as stranger:
            await stranger.sit(table)
            await first.until(lambda: first.others[-1:] != [] and first.others[-1].get("watching") == 1)
            assert [seat["present"] for seat in first.others[-1]["seats"]] == [True, False]
        await first.until(lambda: first.others[-1].get("watching") == 0)
        second = await petya.sit(table)
        await first.until(lambda: first.others[-1]["seats"][1]["present"])
        await second.cut()
        await first.until(lambda: not first.others[-1]["seats"][1]["present"])


@runs
async def test_a_game_ends_with_an_outcome_and_the_key_that_was_promised(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya, cards=12)
        await play_out([first, second], lambda wire: "draw" if "draw" in wire.options else wire.options[0])
        for wire in (first, second):
            assert wire.state["status"] == "over" and wire.state["asked"] == [] and wire.state["ask"] is None
            assert wire.state["outcome"]["ranks"] and len(wire.state["key"]) == 64
            assert wire.state["undo"]["can"] is False
        assert error_key(await first.play("draw")) == "game-over"


@runs
async def test_two_moves_at_the_same_number_do_not_both_stand(server: ServerProcess) -> None:
    """Two tabs of one player send at the same moment: one is acknowledged, the other told that it is stale or not asked."""
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        first, second = await two_at_a_table(masha, petya)
        await past_the_bids(first, second)
        tab = await masha.sit(first.table)
        choices = [option(first, "play"), option(tab, "pass")]
        answers = await asyncio.gather(
            first.ask("play", number=2, options=choices[:1]), tab.ask("play", number=2, options=choices[1:])
        )
        assert sorted(answer["type"] for answer in answers) == ["ack", "error"]
        error = next(answer for answer in answers if answer["type"] == "error")
        assert error_key(error) == "stale" and error["error"]["facts"] == {"number": 2, "now": 3}
        assert (await second.until_number(3))["number"] == 3


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type":"play"}',
        '{"type":"fly","id":1}',
        '{"type":"play","id":1,"number":0,"options":["draw"],"seat":1}',
        '{"type":"play","id":1,"number":0,"options":[]}',
        '{"type":"play","id":1,"number":-1,"options":["draw"]}',
        '{"type":"play","id":"1","number":0,"options":["draw"]}',
        '{"type":"play","id":1,"number":0,"options":"draw"}',
        '{"type":"play","id":1e400,"number":0,"options":["draw"]}',
        '{"type":"chat","id":1,"text":"\\ud800"}',
        '{"type":"chat","id":1,"text":""}',
        json.dumps({"type": "chat", "id": 1, "text": "x" * 501}),
        '{"type":"ping","id":' + "9" * 400 + "}",
        "[" * 30_000,
    ],
)
@runs
async def test_a_frame_that_is_not_of_the_protocol_is_answered_in_words(server: ServerProcess, frame: str) -> None:
    async with Guest(server, "Маша", lang="ru") as masha:
        wire = await masha.sit(await masha.found("me", "open"))
        await wire.send(frame)
        await wire.until(lambda: any(message["type"] == "error" for message in wire.others))
        assert error_key(wire.others[-1]) == "bad-message"
        assert wire.others[-1]["id"] is None and wire.others[-1]["error"]["message"].startswith("Сообщение не подходит")
        assert (await wire.ask("ping"))["type"] == "pong"
