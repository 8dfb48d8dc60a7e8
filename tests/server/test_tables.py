"""Tables before and after the game, over HTTP: founding, seats, lists, rematch, records and replays."""

from __future__ import annotations

import pytest

from pentapolis import games
from pentapolis.kernel.chance import Chance, commitment
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import read_record, verify, write_record

from .canary import GAME
from .client import Guest, error_key, play_out, runs
from .process import ServerProcess


@runs
async def test_the_games_tell_their_options_and_bots(server: ServerProcess) -> None:
    async with Guest(server) as guest:
        games = {game["name"]: game for game in await guest.get("/api/games")}
        assert games["canary"]["schema"]["seats"] == [2, 4] and games["canary"]["minutes"] == [1, 2]
        assert games["canary"]["schema"]["fields"][0]["name"] == "cards"
        assert games["canary"]["bots"][0] == "random"
        assert "guildhall" in games


@runs
async def test_a_session_has_a_name_and_a_language(server: ServerProcess) -> None:
    async with Guest(server) as guest:
        assert await guest.get("/api/me") == {"name": "", "lang": "en", "tables": []}
        assert await guest.post("/api/session", name="  Маша \n И. ", lang="ru") == {"name": "Маша И.", "lang": "ru"}
        assert (await guest.get("/api/me"))["name"] == "Маша И."
        assert await guest.post("/api/session", lang="en") == {"name": "Маша И.", "lang": "en"}
        assert await guest.refused("POST", "/api/session", json={"name": "\u200b \n"}) == (400, "bad-name")
        assert await guest.refused("POST", "/api/session", json={"name": "x" * 41}) == (400, "bad-name")


@runs
async def test_errors_are_told_in_the_language_of_who_asks(server: ServerProcess) -> None:
    async with Guest(server) as guest:
        for lang, said in (("ru-RU,ru;q=0.9", "Стола «nope» нет."), ("en", "There is no table “nope”.")):
            answer = await guest.request("GET", "/api/tables/nope", headers={"Accept-Language": lang})
            assert answer.json()["error"]["message"] == said


@runs
async def test_friends_fill_a_table_and_the_game_begins_with_the_last(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya, Guest(server, "Olya") as olya:
        table = await masha.found("me", "open", "open", title=" Friday  night ")
        first = await masha.sit(table)
        assert first.state["status"] == "waiting" and first.state["view"] is None and first.state["title"] == "Friday night"
        state = await petya.post(f"/api/tables/{table}/join", seat=2)
        assert [seat["kind"] for seat in state["seats"]] == ["human", "open", "human"] and state["you"] == 2
        await first.until(lambda: first.state["seats"][2]["name"] == "Petya")
        assert first.state["number"] == 0 and first.state["status"] == "waiting"
        for body, refusal in (({}, "seated-already"), ({"seat": 1}, "seated-already")):
            assert await petya.refused("POST", f"/api/tables/{table}/join", json=body) == (409, refusal)
        for seat, refusal in ((2, "seat-taken"), (9, "no-such-seat")):
            assert await olya.refused("POST", f"/api/tables/{table}/join", json={"seat": seat}) == (409, refusal)
        state = await olya.post(f"/api/tables/{table}/join")
        assert state["status"] == "playing" and state["you"] == 1 and state["view"]["hand"]
        await first.until(lambda: first.state["status"] == "playing")
        assert first.state["ask"] is not None
        assert await petya.refused("POST", f"/api/tables/{table}/leave") == (409, "not-waiting")


@runs
async def test_a_seat_can_be_left_while_the_table_waits(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        table = await masha.found("me", "open", "open")
        await petya.post(f"/api/tables/{table}/join")
        state = await petya.post(f"/api/tables/{table}/leave")
        assert state["you"] is None and [seat["kind"] for seat in state["seats"]] == ["human", "open", "open"]
        assert await petya.refused("POST", f"/api/tables/{table}/leave") == (403, "no-seat-here")
        assert await petya.get("/api/tables") == []


@runs
async def test_the_host_alone_starts_and_bots_take_the_rest(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        table = await masha.found("me", "open", "open")
        await petya.post(f"/api/tables/{table}/join")
        path = f"/api/tables/{table}"
        assert await petya.refused("POST", f"{path}/start") == (403, "not-host")
        for move, body in (("moves", {"number": 0, "options": ["draw"]}), ("undo", {"number": 0}), ("preview", {"options": []})):
            assert await masha.refused("POST", f"{path}/{move}", json=body) == (409, "not-playing")
        state = await masha.post(f"{path}/start")
        assert state["status"] == "playing" and state["seats"][2]["kind"] == "bot"
        assert (await masha.post(f"{path}/start"))["number"] >= state["number"]
        assert await petya.refused("POST", f"{path}/join", json={}) == (409, "not-waiting")


@pytest.mark.parametrize(
    ("seats", "options", "key"),
    [
        (["me"], {}, "seat-count"),
        (["me"] + ["open"] * 4, {}, "seat-count"),
        (["me", "me"], {}, "me-twice"),
        (["me", "cat"], {}, "seat-word"),
        (["me", "bot:genius"], {}, "seat-word"),
        (["me", "open"], {"seats": 3}, "seat-options"),
        (["me", "open"], {"cards": 1}, "option-not-between"),
        (["me", "open"], {"cards": "many"}, "option-not-between"),
        (["me", "open"], {"moon": True}, "option-unknown"),
    ],
)
@runs
async def test_a_table_that_cannot_be_is_refused(
    server: ServerProcess, seats: list[str], options: dict[str, object], key: str
) -> None:
    async with Guest(server, "Masha") as masha:
        body = {"game": "canary", "seats": seats, "options": options}
        assert await masha.refused("POST", "/api/tables", json=body) == (422, key)
        assert await masha.get("/api/tables") == []


@runs
async def test_an_option_that_would_do_nothing_is_refused(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        names = ["BRI", "HUN", "PED", "ROB", "SCH", "WEA"]
        body = {"game": "guildhall", "seats": ["me", "open"], "options": {"professions": names}}
        assert await masha.refused("POST", "/api/tables", json=body) == (422, "option-only-with")
        body["options"] = {"professions": names, "set": "chosen"}
        assert (await masha.request("POST", "/api/tables", json=body)).status_code == 201


@runs
async def test_a_game_that_there_is_not_is_refused(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        for game in ("chess", "../canary", ""):
            body = {"game": game, "seats": ["me", "open"]}
            assert await masha.refused("POST", "/api/tables", json=body) == (422, "game-unknown")


@runs
async def test_my_tables_tell_whose_turn_it_is(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        waiting = await masha.found("me", "open")
        table = await masha.found("me", "open", title="second")
        await petya.post(f"/api/tables/{table}/join")
        (newest, oldest) = await masha.get("/api/tables")
        assert (newest["table"], newest["status"], newest["your_turn"], newest["you"]) == (table, "playing", True, 0)
        assert (oldest["table"], oldest["status"], oldest["your_turn"]) == (waiting, "waiting", False)
        assert newest["updated"].endswith("Z") and newest["title"] == "second" and newest["number"] == 0
        state = await masha.get(f"/api/tables/{table}")
        await masha.post(f"/api/tables/{table}/moves", number=0, options=[state["ask"]["options"][0]])
        assert (await masha.get("/api/me"))["tables"][0] | {"updated": ""} == newest | {
            "updated": "",
            "number": 1,
            "your_turn": False,
        }
        assert [each["your_turn"] for each in await petya.get("/api/tables")] == [True]


@runs
async def test_a_new_name_is_seen_at_the_tables_that_are_open(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        table = await masha.found("me", "open")
        await petya.post(f"/api/tables/{table}/join")
        wire = await petya.sit(table)
        await masha.post("/api/session", name="Maria")
        await wire.until(lambda: any(each["type"] == "presence" and each["seats"][0]["name"] == "Maria" for each in wire.others))
        assert (await petya.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Maria"


@runs
async def test_the_same_moves_can_be_made_over_http(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        table = await masha.found("me", "open")
        await petya.post(f"/api/tables/{table}/join")
        path = f"/api/tables/{table}"
        for number, guest in enumerate((masha, petya)):
            state = await guest.get(path)
            ack = await guest.post(f"{path}/moves", number=number, options=[state["ask"]["options"][0]])
            assert ack == {"type": "ack", "number": number + 1, "id": None}
        card = (await masha.get(path))["view"]["hand"][0]
        assert (await masha.post(f"{path}/preview", options=["bury"]))["ask"]["about"] == "bury"
        assert (await masha.post(f"{path}/why", options=["play decoy0", "draw"]))["refusals"][0]["paragraph"] == "2.1"
        assert (await masha.post(f"{path}/moves", number=2, options=[f"play {card}"]))["number"] == 3
        assert (await masha.post(f"{path}/undo", number=3))["number"] == 4
        assert (await masha.post(f"{path}/chat", text="hello"))["type"] == "ack"
        assert [line["text"] for line in (await petya.get(path))["chat"]] == ["hello"]


async def finished(masha: Guest, petya: Guest) -> str:
    """A canary game that was played to its end."""
    table = await masha.found("me", "open", options={"cards": 12})
    await petya.post(f"/api/tables/{table}/join")
    wires = [await masha.sit(table), await petya.sit(table)]
    await play_out(wires, lambda wire: "draw" if "draw" in wire.options else wire.options[0])
    return table


@runs
async def test_a_rematch_is_one_table_for_all_who_ask(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya, Guest(server, "Eve") as eve:
        table = await finished(masha, petya)
        watcher = await eve.sit(table)
        assert await eve.refused("POST", f"/api/tables/{table}/rematch") == (403, "no-seat-here")
        again = (await petya.post(f"/api/tables/{table}/rematch"))["table"]
        await watcher.until(lambda: watcher.state["rematch"] == again)
        state = await petya.get(f"/api/tables/{again}")
        assert state["status"] == "waiting" and state["you"] == 0 and state["host"] and state["options"]["cards"] == 12
        assert (await masha.post(f"/api/tables/{table}/rematch"))["table"] == again
        assert (await masha.post(f"/api/tables/{table}/rematch"))["table"] == again
        state = await masha.get(f"/api/tables/{again}")
        assert state["status"] == "playing" and state["you"] == 1


@runs
async def test_a_rematch_is_for_games_that_are_over(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        table = await masha.found("me", "bot:random")
        assert await masha.refused("POST", f"/api/tables/{table}/rematch") == (409, "not-over")
        assert await masha.refused("GET", f"/api/tables/{table}/record") == (409, "not-over")


@runs
async def test_a_record_proves_the_deal_and_comes_back_as_a_table(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        table = await finished(masha, petya)
        state = await masha.get(f"/api/tables/{table}")
        answer = await petya.request("GET", f"/api/tables/{table}/record")
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["content-disposition"] == f'attachment; filename="{table}.txt"'
        record = read_record(answer.text)
        assert record.seats == ("Masha", "Petya") and record.key == state["key"]
        assert commitment(bytes.fromhex(record.key)) == state["commitment"] == record.commitment
        assert verify(GAME, record).outcome is not None
        brought = (await petya.post("/api/records", text=answer.text))["table"]
        result = {name: state["outcome"][name] for name in ("scores", "ranks")}
        listed = {each["table"]: (each["result"], each["uploaded"]) for each in await petya.get("/api/tables")}
        assert listed == {table: (result, False), brought: (result, True)}
        copy = await petya.get(f"/api/tables/{brought}")
        for field in ("moves", "outcome", "key", "status", "options"):
            assert copy[field] == state[field]
        for seat in ("A", "B", "spectator"):
            there, here = [
                await petya.get(f"/api/tables/{each}/replay/{state['moves']}?seat={seat}") for each in (table, brought)
            ]
            assert here["view"] == there["view"] and here["log"] == there["log"]
        assert copy["you"] is None and copy["host"] is True
        assert (await petya.request("GET", f"/api/tables/{brought}/record")).text == answer.text
        assert brought in [each["table"] for each in await petya.get("/api/tables")]


@runs
async def test_a_replay_shows_every_position_to_every_seat(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya, Guest(server) as stranger:
        table = await masha.found("me", "open", options={"cards": 12})
        await petya.post(f"/api/tables/{table}/join")
        wires = [await masha.sit(table), await petya.sit(table)]
        await play_out(wires, lambda wire: "draw" if "draw" in wire.options else wire.options[0])
        for seat, wire in zip("AB", wires, strict=True):
            for past in (wire.states[0], wire.states[4], wire.states[2], wire.state):
                shown = await stranger.get(f"/api/tables/{table}/replay/{past['moves']}?seat={seat}")
                for field in ("view", "moves", "asked", "outcome"):
                    assert shown[field] == past[field]
                assert shown["you"] == "AB".index(seat) and shown["key"] == wire.state["key"]
        shown = await stranger.get(f"/api/tables/{table}/replay/3")
        assert shown["you"] is None and shown["view"]["hand"] == [] and shown["undo"]["can"] is False
        assert [event["move"] for event in shown["log"]] == [2, 2, 3] and [event["move"] for event in shown["events"]] == [3]
        moves = wires[0].state["moves"]
        assert await stranger.refused("GET", f"/api/tables/{table}/replay/{moves + 1}") == (404, "no-such-move")
        assert await stranger.refused("GET", f"/api/tables/{table}/replay/-1") == (404, "not-found")
        for seat in ("C", "Z", "everybody", ""):
            answer = await stranger.request("GET", f"/api/tables/{table}/replay/0?seat={seat}")
            assert (answer.status_code, error_key(answer.json())) == (404, "no-such-seat")
            assert f"no seat “{seat}”" in answer.json()["error"]["message"]
        assert await stranger.refused("GET", f"/api/tables/{table}/replay/one") == (400, "bad-path")


@runs
async def test_until_the_game_is_over_one_looks_back_with_ones_own_eyes(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya, Guest(server) as stranger:
        table = await masha.found("me", "open")
        await petya.post(f"/api/tables/{table}/join")
        path = f"/api/tables/{table}/replay/0"
        mine = await masha.get(f"{path}?seat=A")
        assert mine["view"]["hand"] and mine["key"] is None
        assert (await masha.get(path))["view"]["hand"] == []
        for guest, seat in ((masha, "B"), (petya, "A"), (stranger, "A")):
            assert await guest.refused("GET", f"{path}?seat={seat}") == (403, "not-your-eyes")


@runs
async def test_a_broken_record_is_refused_with_line_and_reason(server: ServerProcess) -> None:
    same = bytes(32)  # always one game: in another, a wrong number of cards might show itself as late as in the result
    match = Match(GAME, GAME.schema.read({"seats": 2, "cards": 12}), Chance(same))
    while not match.over:
        ask = next(ask for ask in match.asks if ask.seat not in match.answers)
        match.play(ask.seat, ("draw",) if ("draw",) in ask.options else ask.options[0])
    text = write_record(match, ["Masha", "Petya"], same).text()
    lines = text.splitlines()
    async with Guest(server, "Masha") as masha:
        await masha.post("/api/records", text=text)
        first_move = lines.index("") + 1
        wrong = {
            "": "record-first-line",
            "hello": "record-first-line",
            text.replace("game: canary", "game: chess"): "game-unknown",
            text.replace("version: 1", "version: 2"): "record-other-version",
            text.replace("version: 1", "version: one"): "record-version",
            text.replace('"cards":12', '"cards":13'): "record-move",
            text.replace("commitment: ", "commitment: 00"): "record-hex",
            text.replace(lines[first_move], "A fly"): "record-move",
            "\n".join(lines[:-1]): "record-result",
            "\n".join(line for line in lines[:-1] if not line.startswith("result")): "record-unfinished",
            "\n".join(line for line in lines if not line.startswith("key")): "record-no-key",
        }
        for broken, key in wrong.items():
            answer = await masha.request("POST", "/api/records", json={"text": broken})
            assert (answer.status_code, error_key(answer.json())) == (422, key), broken
        answer = await masha.request("POST", "/api/records", json={"text": text.replace(lines[first_move], "A fly")})
        error = answer.json()["error"]
        assert error["facts"]["line"] == first_move + 1 and f"Line {first_move + 1}" in error["message"]
        assert "“fly” is not a move" in error["message"]


@runs
async def test_what_is_wrong_with_a_move_of_a_record_is_said_in_words_of_its_game(server: ServerProcess) -> None:
    rules, key = games.find_rules("guildhall"), bytes(32)
    match = Match(rules, rules.schema.default(2), Chance(key))
    while match.asks[0].about != "action":
        match.play(match.asks[0].seat, match.asks[0].options[0])
    text = write_record(match, ["Masha", "Petya"], key).text() + "A play ROB-y\n"  # B holds this card
    async with Guest(server, "Маша", "ru") as masha:
        answer = await masha.request("POST", "/api/records", json={"text": text})
        error = answer.json()["error"]
        assert (answer.status_code, error["key"]) == (422, "record-move")
        assert "На руке нет карты: " in error["message"], error


@runs
async def test_the_openapi_document_names_every_path_and_every_type(server: ServerProcess) -> None:
    async with Guest(server) as guest:
        document = await guest.get("/api/openapi.json")
        assert "/api/tables/{table}/moves" in document["paths"]
        moves = document["paths"]["/api/tables/{table}/moves"]["post"]
        assert moves["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/MovesBody"}
        assert document["components"]["schemas"]["MovesBody"]["additionalProperties"] is False
        assert set(document["components"]["schemas"]["State"]["properties"]) >= {"number", "view", "asked", "commitment"}
        for path in document["paths"].values():
            for operation in path.values():
                assert operation["summary"] and "4XX" in operation["responses"]
