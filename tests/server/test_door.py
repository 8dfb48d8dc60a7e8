"""What is looked at before a request is answered: cookies, origins, sizes, rates; and what every answer carries."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from http.cookies import SimpleCookie

import httpx
import pytest
import websockets
from websockets.typing import Origin

from pentapolis.server.sockets import WAITING

from .client import Guest, Wire, connect, error_key, runs, visitor
from .conftest import MakeServer
from .process import PATIENCE, ServerProcess

EVERYWHERE = [
    "/",
    "/table/abc",
    "/rules",
    "/static/css/tokens.css",
    "/api/games",
    "/api/me",
    "/api/tables/nope",
    "/nowhere",
    "/locale/ru.ftl",
]


@pytest.mark.parametrize("path", EVERYWHERE)
@runs
async def test_every_answer_carries_the_security_headers(server: ServerProcess, path: str) -> None:
    async with Guest(server) as guest:
        headers = (await guest.request("GET", path)).headers
        policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'" and policy["script-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
        assert policy["base-uri"] == "'none'" and "http" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert headers["cache-control"] == ("no-store" if path.startswith(("/api", "/nowhere")) else "no-cache")
        assert "server" not in headers and "access-control-allow-origin" not in headers


@runs
async def test_a_page_begins_a_session_whose_cookie_no_script_and_no_other_site_has(server: ServerProcess) -> None:
    async with Guest(server) as guest:
        answer = await guest.request("GET", "/", headers={"Accept-Language": "ru"})
        (morsel,) = SimpleCookie(answer.headers["set-cookie"]).values()
        assert morsel["httponly"] and morsel["samesite"] == "Lax" and morsel["path"] == "/" and not morsel["domain"]
        assert len(morsel.value) >= 43  # 256 bits in base64
        assert "set-cookie" not in (await guest.request("GET", "/")).headers
        assert (await guest.get("/api/me"))["lang"] == "ru"
        table = await guest.found("me", "open")
        assert (await guest.get(f"/api/tables/{table}"))["you"] == 0


@runs
@pytest.mark.parametrize(
    ("wish", "lang", "title"),
    [
        ("en-GB,en;q=0.9", "en", "Pentapolis"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru", "Пятиградье"),
        ("de,ru;q=0.5,en;q=0.7", "en", "Pentapolis"),
        ("de", "en", "Pentapolis"),
    ],
)
async def test_a_page_is_in_the_browsers_language_from_its_first_line(
    server: ServerProcess, wish: str, lang: str, title: str
) -> None:
    for path in ("/", "/table/any", "/replay/any", "/rules"):
        async with visitor(server, headers={"Accept-Language": wish}) as client:
            answer = await client.get(path)
        assert f'<html lang="{lang}">' in answer.text
        assert f"<title>{title}</title>" in answer.text
        assert "{{" not in answer.text
        assert "Accept-Language" in answer.headers["vary"]


@runs
async def test_a_language_that_was_chosen_outweighs_the_browsers(server: ServerProcess) -> None:
    async with Guest(server, "Masha", lang="en") as masha:
        await masha.post("/api/session", lang="ru")
        answer = await masha.request("GET", "/", headers={"Accept-Language": "en"})
        assert '<html lang="ru">' in answer.text


@runs
async def test_a_token_that_the_server_did_not_give_is_nobody(server: ServerProcess) -> None:
    for cookie in ("pentapolis=mine", "pentapolis=", "pentapolis", '"=;=', "pentapolis=a; pentapolis=b", "a" * 5000):
        async with visitor(server, headers={"Cookie": cookie}) as client:
            assert (await client.get("/api/me")).json() == {"name": "", "lang": "en", "tables": []}
            answer = await client.post("/api/tables", json={"game": "canary", "seats": ["me", "open"]})
            assert (answer.status_code, error_key(answer.json())) == (401, "no-session")


@runs
async def test_the_database_has_no_token(server: ServerProcess) -> None:
    name = "Whoever is looked for in the database"
    async with Guest(server, name) as masha:
        token = masha.http.cookies["pentapolis"]
        kept = b"".join(file.read_bytes() for file in server.database.parent.iterdir())
        assert name.encode() in kept
        assert token.encode() not in kept


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1", "file://"])
@runs
async def test_requests_of_other_sites_are_refused(server: ServerProcess, origin: str) -> None:
    async with Guest(server, "Masha") as masha:
        headers = {"Origin": origin}
        assert await masha.refused("POST", "/api/session", json={"name": "Eve"}, headers=headers) == (403, "bad-origin")
        assert (await masha.get("/api/me"))["name"] == "Masha"
        assert (await masha.request("GET", "/api/me", headers=headers)).status_code == 200
        table = await masha.found("me", "open")
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(server, table, additional_headers={"Cookie": masha.cookie}, origin=Origin(origin))
        assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 403),
        ("evil.example:80", 403),
        ("192.0.2.7", 403),
        ("localhost:8000", 200),
        ("[::1]", 200),
        ("127.0.0.1", 200),
    ],
)
@runs
async def test_a_server_for_one_machine_answers_to_the_names_of_that_machine(
    server: ServerProcess, host: str, status: int
) -> None:
    """A page elsewhere whose name was made to point here reads nothing and begins no session."""
    async with Guest(server) as stranger:
        answer = await stranger.request("GET", "/api/games", headers={"Host": host})
        assert answer.status_code == status
        assert "set-cookie" not in (await stranger.request("GET", "/", headers={"Host": "evil.example"})).headers


@runs
async def test_behind_a_proxy_any_name_is_answered(make_server: MakeServer) -> None:
    async with Guest(make_server(behind_proxy=True)) as stranger:
        assert (await stranger.request("GET", "/api/games", headers={"Host": "games.example"})).status_code == 200


@runs
async def test_requests_of_our_own_pages_are_taken(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        answer = await masha.request("POST", "/api/session", json={"name": "Olya"}, headers={"Origin": server.address})
        assert answer.json()["name"] == "Olya"
        table = await masha.found("me", "open")
        headers = {"Cookie": masha.cookie}
        async with connect(server, table, additional_headers=headers, origin=Origin(server.address)) as wire:
            assert json.loads(await wire.recv())["you"] == 0


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/session", {"name": "Masha", "admin": True}),
        ("/api/session", {"lang": "de"}),
        ("/api/session", ["Masha"]),
        ("/api/tables", {"game": "canary", "seats": ["me", "open"], "key": "00"}),
        ("/api/tables", {"game": "canary", "seats": "me"}),
        ("/api/tables", {"game": "canary", "seats": ["me", "open"], "options": {"cards": {"a": 1}}}),
        ("/api/tables", {"game": "canary"}),
        ("/api/tables/x/join", {"seat": 1, "as": "Petya"}),
        ("/api/tables/x/join", {"seat": True}),
        ("/api/tables/x/moves", {"number": 0, "options": ["draw"], "seat": 1}),
        ("/api/tables/x/moves", {"number": 1.5, "options": ["draw"]}),
        ("/api/tables/x/moves", {"number": 0, "options": [["draw"]]}),
        ("/api/tables/x/start", {"now": True}),
        ("/api/tables/x/chat", {"text": ""}),
        ("/api/tables/x/chat", {"text": " \n "}),
        ("/api/records", {"text": 5}),
    ],
)
@runs
async def test_unknown_and_wrong_fields_are_refused(server: ServerProcess, path: str, body: object) -> None:
    async with Guest(server, "Masha") as masha:
        assert await masha.refused("POST", path, json=body) == (400, "bad-message")


@runs
async def test_what_is_too_large_is_refused(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        large = json.dumps({"text": "x" * 70_000}).encode()
        table = await masha.found("me", "open")
        assert await masha.refused("POST", f"/api/tables/{table}/chat", content=large) == (413, "too-large")

        async def pieces() -> object:
            for _ in range(70):
                yield b" " * 1000

        assert await masha.refused("POST", f"/api/tables/{table}/chat", content=pieces()) == (413, "too-large")
        assert await masha.refused("POST", "/api/records", content=b" " * 3_100_000) == (413, "too-large")
        record = {"text": "x" * 900_000}
        assert await masha.refused("POST", "/api/records", json=record) == (422, "record-first-line")
        wire = await masha.sit(table)
        await wire.send(" " * 70_000)
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.until(lambda: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009


@runs
async def test_binary_frames_are_not_spoken_here(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        wire = await masha.sit(await masha.found("me", "open"))
        await wire._socket.send(b'{"type":"ping","id":1}')
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await wire.until(lambda: False)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1003


@runs
async def test_a_table_that_there_is_not_is_told_and_closed(server: ServerProcess) -> None:
    for table in ("nope", "x" * 500, "%00"):
        async with connect(server, table) as wire:
            assert error_key(json.loads(await wire.recv())) == "no-table"
            await wire.wait_closed()
            assert wire.close_code == 1008
    with pytest.raises(websockets.InvalidStatus) as refused:
        await connect(server, "..%2f..%2fetc")
    assert refused.value.response.status_code == 403


@runs
async def test_other_addresses_and_methods_are_refused_in_words(server: ServerProcess) -> None:
    async with Guest(server, "Masha") as masha:
        for method, path, expected in (
            ("GET", "/nowhere", (404, "not-found")),
            ("GET", "/api/nowhere", (404, "not-found")),
            ("PUT", "/api/me", (405, "no-method")),
            ("DELETE", "/api/tables", (405, "no-method")),
            ("GET", "/api/session", (405, "no-method")),
            ("POST", "/", (405, "no-method")),
            ("GET", "/rules/chess", (404, "not-found")),
            ("GET", "/rules/chess/ru.md", (404, "not-found")),
            ("GET", "/rules/guildhall/de.md", (404, "not-found")),
        ):
            assert await masha.refused(method, path) == expected


@pytest.mark.parametrize(
    "path",
    [
        "/static/../api.py",
        "/static/%2e%2e/api.py",
        "/static/..%2fapi.py",
        "/static/....//api.py",
        "/static/css/../../api.py",
        "/static/%2fetc%2fpasswd",
        "/static//etc/passwd",
        "/static/css",
        "/static/",
        "/static/.hidden.css",
        "/static/css/tokens.css%00.png",
        "/games/guildhall/web/../components.py",
        "/games/guildhall/web/..%2fcomponents.py",
        "/games/..%2fserver/web/board.js",
        "/games/pentapolis.server/web/board.js",
        "/locale/..%2f..%2fapi.ftl",
        "/rules/guildhall/..%2frules.ru.md",
    ],
)
@runs
async def test_only_files_that_are_meant_are_served(server: ServerProcess, path: str) -> None:
    async with Guest(server) as guest:
        request = httpx.Request("GET", server.address + "/")
        request = httpx.Request("GET", request.url.copy_with(raw_path=path.encode()))
        answer = await guest.http.send(request)
        assert (answer.status_code, error_key(answer.json())) == (404, "not-found")


@runs
async def test_files_are_packed_tagged_and_asked_for_again(server: ServerProcess) -> None:
    async with Guest(server) as guest:
        plain = await guest.request("GET", "/static/css/tokens.css", headers={"Accept-Encoding": "identity"})
        assert plain.headers["content-type"] == "text/css; charset=utf-8" and "content-encoding" not in plain.headers
        packed = await guest.request("GET", "/static/css/tokens.css", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip" and packed.text == plain.text
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        again = await guest.request("GET", "/static/css/tokens.css", headers={"If-None-Match": plain.headers["etag"]})
        assert again.status_code == 304 and again.content == b"" and again.headers["etag"] == plain.headers["etag"]
        other = await guest.request("GET", "/static/css/tokens.css", headers={"If-None-Match": '"other"'})
        assert other.status_code == 200
        font = await guest.request("GET", "/static/fonts/onest-latin-wght-normal.woff2")
        assert font.headers["content-type"] == "font/woff2" and "content-encoding" not in font.headers


@runs
async def test_pages_and_words_are_where_the_pages_look_for_them(server: ServerProcess) -> None:
    async with Guest(server) as guest:
        for path in ("/", "/table/x", "/t/x", "/replay/x", "/r/x", "/rules", "/rules/guildhall", "/about", "/credits"):
            answer = await guest.request("GET", path)
            assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/html"), path
            assert "<script>" not in answer.text and " onclick" not in answer.text
        for lang in ("ru", "en"):
            for path in (f"/locale/common/{lang}.ftl", f"/games/canary/locale/{lang}.ftl"):
                assert (await guest.request("GET", path)).status_code == 200


@runs
async def test_who_asks_too_often_is_told_to_wait(make_server: MakeServer) -> None:
    server = make_server(limits={"requests": [5, 0.001], "founding": [2, 0.001], "chat": [1, 0.001]})
    async with Guest(server, "Маша", "ru") as masha, Guest(server, "Petya") as petya:
        table = await masha.found("me", "open")
        await masha.found("me", "open")
        answer = await masha.request("POST", "/api/tables", json={"game": "canary", "seats": ["me", "open"]})
        assert (answer.status_code, error_key(answer.json())) == (429, "too-fast")
        assert int(answer.headers["retry-after"]) > 100
        assert "Слишком много запросов" in answer.json()["error"]["message"]
        assert await masha.post(f"/api/tables/{table}/chat", text="one")
        assert await masha.refused("POST", f"/api/tables/{table}/chat", json={"text": "two"}) == (429, "too-fast")
        assert await masha.refused("GET", "/api/me") == (429, "too-fast")  # the sixth request
        assert (await petya.get("/api/me"))["name"] == "Petya"


@runs
async def test_addresses_are_limited_as_well(make_server: MakeServer) -> None:
    server = make_server(limits={"address": [20, 0.001], "sessions": [2, 0.001], "sockets_of_address": 1})
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya, Guest(server) as eve:
        assert await eve.refused("POST", "/api/session", json={"name": "Eve"}) == (429, "too-fast")
        table = await masha.found("me", "open")
        await masha.sit(table)
        async with connect(server, table) as wire:
            assert error_key(json.loads(await wire.recv())) == "too-many-connections"
        answers = [await petya.request("GET", "/api/games") for _ in range(20)]
        assert [answer.status_code for answer in answers].count(429) >= 1
        assert answers[-1].status_code == 429


@runs
async def test_sockets_are_counted_for_a_session_and_a_table_and_freed_again(make_server: MakeServer) -> None:
    server = make_server(limits={"sockets_of_session": 2, "sockets_of_table": 3})
    async with Guest(server, "Masha") as masha, Guest(server, "Petya") as petya:
        table = await masha.found("me", "open")
        first, _ = await masha.sit(table), await masha.sit(table)

        async def refusal(guest: Guest) -> str:
            headers = {"Cookie": guest.cookie}
            async with connect(server, table, additional_headers=headers) as wire:
                return error_key(json.loads(await wire.recv()))

        assert await refusal(masha) == "too-many-connections"
        third = await petya.sit(table)
        assert await refusal(petya) == "too-many-connections"
        await third.ask("ping")  # all that was told of who came has been heard then
        told = len(third.others)
        await first.cut()
        await third.until(lambda: len(third.others) > told)  # one has gone
        assert third.others[-1]["type"] == "presence"
        await masha.sit(table)


@runs
async def test_a_socket_that_sends_too_fast_is_read_more_slowly_and_nothing_is_lost(make_server: MakeServer) -> None:
    server = make_server(limits={"frames": [3, 50]})
    async with Guest(server, "Masha") as masha:
        wire = await masha.sit(await masha.found("me", "open"))
        loop = asyncio.get_running_loop()
        began = loop.time()
        for number in range(13):
            await wire.send(json.dumps({"type": "ping", "id": number}))
        await wire.until(lambda: sum(message["type"] == "pong" for message in wire.others) == 13)
        assert loop.time() - began >= 10 / 50
        assert [message["id"] for message in wire.others if message["type"] == "pong"] == list(range(13))


async def said(wire: Wire, line: str) -> bool:
    """Whether a line of the chat is heard, and not before that the departure of the one who watches."""
    while (message := await wire.receive()).get("text") != line:
        if message.get("watching") == 0:
            return False
    return True


@runs
async def test_a_slow_reader_is_let_go_of(make_server: MakeServer) -> None:
    """Who does not read must not fill the server's memory: after enough messages the socket is closed with 1013."""
    server = make_server()
    async with Guest(server, "Masha") as masha, Guest(server, "Eve") as eve:
        table = await masha.found("me", "open")  # nothing happens there, so that each is sent the whole table every time
        wire = await masha.sit(table)
        for _ in range(12):  # a talk makes states long enough: the fewer there are, the less is to be done before pings fail
            await wire.ask("chat", text="Й" * 400)
        headers = {"Cookie": eve.cookie}
        with socket.socket() as narrow:
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 18)  # else the system itself keeps many megabytes
            narrow.connect(("127.0.0.1", server.port))
            slow = await connect(server, table, sock=narrow, additional_headers=headers, max_queue=1)
            size = len(str(await slow.recv()).encode())
            batches = ((24 << 20) // size + 2 * WAITING) // 64 + 1  # the systems on both sides keep some megabytes by themselves
            for batch in range(batches):
                # Fewer than WAITING at a time, and the next when these are answered: who reads would lose nothing.
                for number in range(64):
                    await slow.send(json.dumps({"type": "sync", "id": number, "since": 0}))
                await slow.send(json.dumps({"type": "chat", "id": 64, "text": f"batch {batch}"}))
                if not await said(wire, f"batch {batch}"):
                    break
            with pytest.raises(websockets.ConnectionClosed) as closed:
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await slow.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        await wire.until(lambda: wire.others[-1:] != [] and wire.others[-1].get("watching") == 0)


@runs
async def test_a_person_who_goes_astray_is_shown_a_page(server: ServerProcess) -> None:
    async with Guest(server) as guest:
        for path in ("/nowhere", "/static/none.css", "/rules/chess/ru.md"):
            answer = await guest.request("GET", path, headers={"Accept": "text/html,*/*", "Accept-Language": "ru"})
            assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")
            assert "По этому адресу ничего нет." in answer.text
            assert re.findall("<script[^>]*>[^<]*", answer.text) == ['<script src="/static/js/early.js">'], "only the theme's"
        assert (await guest.request("GET", "/api/nowhere", headers={"Accept": "text/html"})).json()["error"]["key"] == "not-found"


@runs
async def test_behind_a_proxy_each_address_has_its_own_limit_and_cookies_are_for_https(make_server: MakeServer) -> None:
    server = make_server(behind_proxy=True, limits={"address": [3, 0.001]})
    async with visitor(server) as client:

        async def ask(forwarded: str) -> httpx.Response:
            client.cookies.clear()
            return await client.get("/", headers={"X-Forwarded-For": forwarded, "X-Forwarded-Proto": "https"})

        answers = [await ask("198.51.100.7") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert "; Secure" in answers[0].headers["set-cookie"]
        assert (await ask("198.51.100.8")).status_code == 200
        assert (await ask("203.0.113.1, 198.51.100.7")).status_code == 429  # what the client made up does not help it


@runs
async def test_without_a_proxy_nobody_can_tell_another_address(make_server: MakeServer) -> None:
    server = make_server(limits={"address": [2, 0.001]})
    async with visitor(server) as client:
        answers = [await client.get("/", headers={"X-Forwarded-For": f"198.51.100.{host}"}) for host in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
