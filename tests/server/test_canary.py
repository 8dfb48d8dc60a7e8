"""Nothing secret leaves the server: no byte that another seat or a spectator is sent carries a card that it cannot know.

Every card of the canary game bears a mark that stands nowhere else. Random games are played through the real server, with every
seat and a spectator on both wires; afterwards the key tells who could know which card after which entry, by the kernel's zones.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import NamedTuple, cast

import pytest

from pentapolis import games
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.match import Match
from pentapolis.kernel.rules import Rules, State
from pentapolis.server.live.game import LiveGame
from pentapolis.server.live.views import ask_said

from .canary import GAME
from .canary.game import MARKS, known_to
from .client import Guest, Json, Wire, all_at, runs
from .process import ServerProcess

FULL = os.environ.get("PENTAPOLIS_FULL") == "1"
GAMES = 100 if FULL else 6
MARK = re.compile("mark[0-9a-f]{16}")


class Heard(NamedTuple):
    """Something that a seat (None: a spectator) was sent when the log had `number` entries."""

    seat: int | None
    number: int
    text: str


class Told(NamedTuple):
    """An entry of the log as it was sent."""

    kind: str
    seat: int
    options: list[str]


class Spy:
    """All that each is sent, and in what order the log grew."""

    def __init__(self, wires: list[Wire]) -> None:
        self.wires = wires
        self.heard: list[Heard] = []
        self.entries: list[Told] = []
        self._taken: dict[object, int] = {}

    def listen(self) -> None:
        """Takes down what came since the last time; it was sent at the log's present length or before."""
        for wire in self.wires:
            for received in (wire.received, wire.guest.received):
                self.heard += [Heard(wire.seat, len(self.entries), text) for text in received[self._taken.get(id(received), 0) :]]
                self._taken[id(received)] = len(received)

    def leaks(self, key: str) -> Iterator[str]:
        """Every mark that was sent to somebody who could not know it then."""
        known = knowledge(key, len(self.wires) - 1, self.entries)
        for seat, number, text in self.heard:
            for mark in set(MARK.findall(text)) - known[number][seat]:
                yield f"{mark} was sent to seat {seat} at {number}: {text[:200]}"

    def marks_heard(self) -> int:
        return sum(len(MARK.findall(text)) for _, _, text in self.heard)


def knowledge(key: str, seats: int, entries: list[Told]) -> list[dict[int | None, set[str]]]:
    """For each length of the log, what each seat and a spectator may know or have known by then."""
    game = LiveGame(cast("Rules[State]", GAME), GAME.schema.read({"seats": seats, "cards": 20}), bytes.fromhex(key))
    known: list[dict[int | None, set[str]]] = [{seat: set() for seat in (None, *range(seats))}]
    for entry in (None, *entries):
        if entry is not None:
            known.append({seat: set(marks) for seat, marks in known[-1].items()})
            apply(game, entry)
        for seat, marks in known[-1].items():
            marks |= known_to(game.match.state, seat)  # type: ignore[arg-type]  # it is the canary's table
    return known


def apply(game: LiveGame, entry: Told) -> None:
    if entry.kind == "undo":
        game.undo(entry.seat, game.number)
    else:
        game.play(entry.seat, entry.options, game.number)


class Chaos:
    """Plays a game at random, and between the moves asks for everything that could tell too much."""

    def __init__(self, spy: Spy, table: str, chance: random.Random) -> None:
        self.spy, self.chance = spy, chance
        self.path = f"/api/tables/{table}"

    async def play(self) -> Json:
        """To the end; the final state."""
        wire = self.spy.wires[0]
        while wire.state["status"] == "playing":
            await self.pry()
            mover = self.chance.choice([wire for wire in self.spy.wires if wire.must_answer])
            await self.move(mover)
            if mover.state["undo"]["can"] and self.chance.random() < 0.3:
                await self.enter(mover, Told("undo", mover.seat or 0, []), await mover.ask("undo", number=mover.state["number"]))
        return wire.state

    async def move(self, mover: Wire) -> None:
        """A random choice: all its picks at once, after a preview of the first."""
        options = [self.chance.choice(mover.options)]
        while (ask := await self.next_pick(mover, options)) is not None:
            options.append(self.chance.choice(ask["options"]))
        answer = await mover.ask("play", number=mover.state["number"], options=options)
        await self.enter(mover, Told("play", mover.seat or 0, options), answer)

    async def next_pick(self, mover: Wire, options: list[str]) -> Json | None:
        answer = await mover.ask("preview", options=options)
        assert answer["type"] == "preview", answer
        ask: Json | None = answer["ask"]
        return ask

    async def enter(self, mover: Wire, entry: Told, answer: Json) -> None:
        assert answer["type"] == "ack", answer
        # What is on its way was sent before or after the entry: it is taken down as after it only when all have its state.
        self.spy.entries.append(entry)
        await all_at(self.spy.wires, answer["number"])
        self.spy.listen()

    async def pry(self) -> None:
        """One of the questions that somebody curious would ask, by somebody at random."""
        wire = self.chance.choice(self.spy.wires)
        questions = (self.look_back, self.ask_why, self.guess, self.fetch, self.sync, self.talk, self.play_for_others)
        await self.chance.choice(questions)(wire)
        self.spy.listen()

    async def look_back(self, wire: Wire) -> None:
        move = self.chance.randint(0, wire.state["moves"] + 1)
        seat = self.chance.choice(["spectator", *"ABCD"[: len(self.spy.wires) - 1]])
        await wire.guest.request("GET", f"{self.path}/replay/{move}?seat={seat}")

    async def ask_why(self, wire: Wire) -> None:
        await wire.ask("why", options=["play decoy1", "pass decoy2 A", "draw", "sink", "bury", "pick decoy3", "bid decoy4"])
        for after in ("bury", "draw", "peek"):
            await wire.ask("why", options=["pick decoy3", "sink", "draw"], after=[after])

    async def guess(self, wire: Wire) -> None:
        for options in (
            ["play decoy1"],
            ["draw", "play decoy1"],
            ["peek", "sink", "draw"],
            ["fly"],
            ["play moon"],
            ["bury", "pick decoy5"],
        ):
            await wire.ask("preview", options=options)
            if not wire.must_answer:
                await wire.ask("play", number=wire.state["number"], options=options)

    async def fetch(self, wire: Wire) -> None:
        for path in (self.path, f"{self.path}/record", "/api/tables", "/api/me", "/api/openapi.json"):
            await wire.guest.request("GET", path)
        for path in ("join", "leave", "start", "rematch"):
            if wire.seat is not None:
                await wire.guest.request("POST", f"{self.path}/{path}", json={})

    async def sync(self, wire: Wire) -> None:
        number = wire.state["number"]
        last = await wire.ask("sync", since=self.chance.randint(0, number + 1))
        while last["number"] < number:  # the others that were missed come one by one
            last = await wire.receive()

    async def talk(self, wire: Wire) -> None:
        await wire.ask("chat", text="what do you have?")

    async def play_for_others(self, wire: Wire) -> None:
        for verb in ("moves", "undo", "preview", "why"):
            body = {"number": 0} if verb == "undo" else {"options": ["draw"]} | ({"number": 0} if verb == "moves" else {})
            await wire.guest.request("POST", f"{self.path}/{verb}", json=body)


async def spied_game(server: ServerProcess, seed: int) -> tuple[Spy, Json]:
    """A random game of two to four seats with a spectator, on whom a spy listens."""
    chance = random.Random(seed)
    names = ["Ann", "Bob", "Cid", "Dan"][: chance.randint(2, 4)]
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(server, name)) for name in (*names, "Eve")]
        table = await guests[0].found("me", *["open"] * (len(names) - 1), options={"cards": 20})
        for guest in guests[1:-1]:
            await guest.post(f"/api/tables/{table}/join")
        spy = Spy([await guest.sit(table) for guest in guests])
        spy.listen()
        return spy, await Chaos(spy, table, chance).play()


@pytest.mark.parametrize("seed", range(GAMES))
@runs
async def test_no_byte_tells_a_card_to_who_cannot_know_it(server: ServerProcess, seed: int) -> None:
    spy, end = await spied_game(server, seed)
    assert spy.heard and spy.marks_heard() > 200, "the spy must hear the marks that are allowed"
    # What comes with the last entry has the key itself: there is nothing left to hide then.
    last = len(spy.entries)
    spy.heard = [heard for heard in spy.heard if heard.number < last]
    assert not any(end["key"] in heard.text for heard in spy.heard)
    assert list(spy.leaks(end["key"])) == []


@runs
async def test_the_spy_would_catch_a_leak(server: ServerProcess) -> None:
    """A mark of another's hand, put into what a seat was sent, is found; so the test above can fail."""
    spy, end = await spied_game(server, 1)
    start = knowledge(end["key"], len(spy.wires) - 1, [])[0]
    for seat, other in ((0, 1), (1, 0), (None, 0)):
        mark = next(iter(start[other] - start[seat]))
        spy.heard = [Heard(seat, 0, f'{{"view": "{mark}"}}')]
        assert len(list(spy.leaks(end["key"]))) == 1
    spy.heard = [Heard(0, 0, " ".join(start[0]))]
    assert list(spy.leaks(end["key"])) == [] and len(MARKS) == 40


@pytest.mark.parametrize("seed", range(10 if FULL else 2))
@runs
async def test_what_a_seat_is_sent_is_the_same_in_a_world_that_it_cannot_tell_from_this(server: ServerProcess, seed: int) -> None:
    """A real game: whenever a seat is asked, all that it cannot know is dealt anew, in a match beside the true one; what the
    server sent it must be what it would have been sent there."""
    chance = random.Random(seed)
    rules = games.find_rules("guildhall")
    async with Guest(server, "Ann") as ann, Guest(server, "Bob") as bob:
        table = await ann.found("me", "open", game="guildhall")
        await bob.post(f"/api/tables/{table}/join")
        wires = [await ann.sit(table), await bob.sit(table)]
        while wires[0].state["status"] == "playing":
            mover = next(wire for wire in wires if wire.must_answer)
            ack = await mover.play(chance.choice(mover.options))
            await all_at(wires, ack["number"])
        state = wires[0].state
        record = (await ann.request("GET", f"/api/tables/{table}/record")).text.splitlines()
        sent = [{each["number"]: each for each in wire.states} for wire in wires]
        match = Match(rules, rules.schema.read(state["options"]), Chance(bytes.fromhex(state["key"])))
        for number, move in enumerate(record[record.index("") + 1 :]):
            (ask,) = match.asks
            told = sent[ask.seat][number]
            twin = LiveGame.__new__(LiveGame)
            twin.rules, twin.match = rules, match.clone()
            twin.match.imagine(ask.seat, Chance.from_seed(f"{seed} {number}"))
            said = ask_said(twin, twin.match.ask(ask.seat), ask.seat)
            assert said is not None
            assert told["view"] == twin.match.look(ask.seat)
            assert told["ask"] == {"about": said.about, "options": said.options, "picked": said.picked, "answer": None}
            match.play(ask.seat, move[2:])
        assert number > 50
