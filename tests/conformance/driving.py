"""Playing at random, and telling what a position is like, for tests that know no game."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import save_position
from pentapolis.kernel.rules import S, State

from .subjects import Subject

T = TypeVar("T")
Game = Match[State]
Pick = tuple[Seat, Option]
CHANGE_OF_MIND = 6
"""Of so many answers to several asks at once, one is changed again."""


class Broken(AssertionError):
    """A promise that a game breaks: which, and how."""

    def __init__(self, promise: str, how: str) -> None:
        self.promise = promise
        super().__init__(promise, how)

    def __str__(self) -> str:
        return ": ".join(self.args)


@dataclass(frozen=True)
class Plan:
    """How much of a promise is checked.

    games      random games, each dealt anew from `seed` and its number.
    positions  of each game, about so many positions, chosen at random.
    """

    games: int
    positions: int = 0
    seed: str = "0"


def viewers(match: Match[S]) -> list[Seat | None]:
    """All seats, and a spectator."""
    return [*range(match.options.seats), None]


def random_pick(match: Game, chance: Chance) -> Pick:
    """Somebody's choice; where several are asked at once, now and then the change of an answer already given."""
    waiting = [ask for ask in match.asks if ask.seat not in match.answers]
    answered = [ask for ask in match.asks if ask.seat in match.answers]
    ask = chance.pick(answered if answered and not chance.below(CHANGE_OF_MIND) else waiting)
    return ask.seat, chance.pick(ask.options)


def advance(match: Game, pick: Pick) -> None:
    """Plays a choice that is offered. A game that stumbles over it breaks the promise that it accepts what it offers."""
    seat, option = pick
    try:
        match.play(seat, option)
    except Exception as error:
        raise Broken("offers_are_accepted", f"{match.rules.name}: seat {seat} chose {option}, offered: {error!r}") from error


def play_on(match: Game, chance: Chance, most: int) -> list[Pick]:
    """Up to `most` random choices; returns them."""
    picks: list[Pick] = []
    while not match.over and len(picks) < most:
        picks.append(random_pick(match, chance))
        advance(match, picks[-1])
    return picks


def follow(match: Game, picks: list[Pick]) -> None:
    for pick in picks:
        advance(match, pick)


def random_positions(subject: Subject, plan: Plan, chronicled: bool = False) -> Iterator[tuple[Game, Chance]]:
    """Live games at random moments, spread evenly, each with a stream for what is tried there; they go on from where they
    are left."""
    length = _length(subject)
    for number in range(plan.games):
        chance = Chance.from_seed(f"{subject} {plan.seed} {number}: choices")
        match = subject.deal(f"{plan.seed} {number}", Chronicle() if chronicled else None)
        played, due = 0, chance.below(length)
        while not match.over and played < subject.limit:
            due += plan.positions
            if due >= length:
                due -= length
                yield match, chance.fork("trials")
            if not match.over:
                advance(match, random_pick(match, chance))
            played += 1
        length = max(1, (length + played) // 2)


@cache
def _length(subject: Subject) -> int:
    """How many choices one random game takes."""
    match, chance = subject.deal("length"), Chance.from_seed("length")
    while not match.over and len(match.moves) < subject.limit:
        advance(match, random_pick(match, chance))
    return max(1, len(match.moves))


# --- what a position is like --------------------------------------------------------------------------------------------


def write_ask(match: Match[S], ask: Ask) -> Json:
    write = match.rules.notation.write
    return {"seat": ask.seat, "about": ask.about, "options": [*map(write, ask.options)], "picked": [*map(write, ask.picked)]}


def asked(match: Game) -> Json:
    """What everybody may know of the asks: who, and what about."""
    return [[ask.seat, ask.about] for ask in match.asks]


def sight(match: Game, viewer: Seat | None, since: int = 0) -> dict[str, Json]:
    """All that one viewer is given: look, memory, who is asked, its own ask, the events since a number."""
    seen: dict[str, Json] = {
        "look": match.look(viewer),
        "asked": asked(match),
        "events": [event.seen_by(viewer) for event in match.state.chronicle.events[since:]],
    }
    if viewer is not None:
        own = match.ask(viewer)
        seen["memory"] = match.memory(viewer)
        seen["ask"] = None if own is None else write_ask(match, own)
    return seen


def fingerprint(match: Match[S]) -> str:
    """Everything there is of a position, as one text."""
    return canonical(everything(match))


def everything(match: Match[S]) -> dict[str, Json]:
    """What is saved of a position, what is asked and what everybody sees."""
    saved = None if match.imagined else save_position(match)
    return {
        "state": match.rules.describe(match.state),
        "saved": saved,
        "asks": [write_ask(match, ask) for ask in match.asks],
        "answers": {str(seat): match.rules.notation.write(answer) for seat, answer in sorted(match.answers.items())},
        "looks": [match.look(viewer) for viewer in viewers(match)],
        "memories": [match.memory(seat) for seat in range(match.options.seats)],
        "outcome": match.outcome.as_json() if match.outcome else None,
    }


def difference(one: Json, other: Json, place: str = "") -> str:
    """The first place where two values differ, for messages."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in sorted(set(one) | set(other)):
            if canonical(one.get(name)) != canonical(other.get(name)):
                return difference(one.get(name), other.get(name), f"{place}.{name}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (mine, yours) in enumerate(zip(one, other, strict=True)):
            if canonical(mine) != canonical(yours):
                return difference(mine, yours, f"{place}[{number}]")
    return f"{place.lstrip('.') or 'it'} is {canonical(one)[:300]} in the one and {canonical(other)[:300]} in the other"


def whole(match: Match[S]) -> str:
    """A position's fingerprint and all that was told so far."""
    events = [event.seen_by(viewer) for event in match.state.chronicle.events for viewer in viewers(match)]
    return canonical({**everything(match), "events": [*events]})


def compare(promise: str, subject: Subject, what: str, one: str, other: str) -> None:
    """Broken unless two fingerprints are the same."""
    if one != other:
        raise Broken(promise, f"{subject}: {what}: {difference(json.loads(one), json.loads(other))}")


# --- samples ------------------------------------------------------------------------------------------------------------


def few(items: Sequence[T], most: int, chance: Chance) -> list[T]:
    """Up to so many of them, chosen at random."""
    chosen = list(items)
    chance.shuffle(chosen)
    return chosen[:most]


def random_vocabulary(match: Game, chance: Chance, count: int) -> list[Option]:
    """Options that the notation can write, whether or not anybody is offered them; every verb as often."""
    verbs = sorted(match.rules.notation.verbs.items())
    options: list[Option] = []
    for _ in range(count):
        verb, kinds = chance.pick(verbs)
        options.append((verb, *(chance.pick(kind.numbers()) for kind in kinds)))
    return options
