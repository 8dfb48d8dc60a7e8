"""What must hold for every game: one function a promise, in a table by name.

A promise is given a game with a preset of options and a plan (how much to check). It plays, raises Broken with its own name and
what it saw where the promise is broken, and returns how much it has checked. It knows no game: only the contract of the kernel.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import IllegalOption, NotAsked
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.outcome import Outcome, Refusal
from pentapolis.kernel.position import load_position, save_position
from pentapolis.kernel.record import Record, read_record, replay, verify, write_record

from . import secrets
from .driving import (
    Broken,
    Game,
    Pick,
    Plan,
    advance,
    compare,
    difference,
    few,
    fingerprint,
    follow,
    play_on,
    random_pick,
    random_positions,
    random_vocabulary,
    viewers,
    whole,
)
from .subjects import Subject

KEBAB: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
VOCABULARY_CHECKED: Final = 20_000
AHEAD: Final = 30


# --- games --------------------------------------------------------------------------------------------------------------


def random_games_end(subject: Subject, plan: Plan) -> Counter[str]:
    """Random games end, and their outcome is a sane one."""
    counts: Counter[str] = Counter()
    for number in range(plan.games):
        match = subject.deal(f"{plan.seed} {number}")
        choose = _Chooser(subject, Chance.from_seed(f"{subject} {plan.seed} {number}: choices"))
        try:
            _check_outcome(subject, match.finish(choose))
        except RuntimeError as error:
            raise Broken("random_games_end", f"{subject}: {error}") from error
        counts["games ended"] += 1
        counts["choices made"] += choose.made
    return counts


class _Chooser:
    """Chooses at random, and gives up a game that does not end."""

    def __init__(self, subject: Subject, chance: Chance) -> None:
        self.subject = subject
        self.chance = chance
        self.made = 0

    def __call__(self, ask: Ask) -> Option:
        self.made += 1
        if self.made > self.subject.limit:
            raise Broken("random_games_end", f"{self.subject}: no end after {self.made - 1} random choices; asked {ask.about}")
        return self.chance.pick(ask.options)


LOST_ALONE: Final = (2,)
"""A single seat that has lost to the game itself comes second."""


def _check_outcome(subject: Subject, outcome: Outcome) -> None:
    ranks, seats = outcome.ranks, subject.options.seats
    shared = [1 + sum(other < rank for other in ranks) for rank in ranks]
    faults = {
        "one rank a seat": len(ranks) == seats,
        "one score a seat": len(outcome.scores) == seats,
        "ranks from 1, those that tie sharing a place": list(ranks) == shared or (seats == 1 and ranks == LOST_ALONE),
        "points by source for each seat": all(len(points) == seats for points in outcome.breakdown.values()),
        "a reason in kebab case": bool(KEBAB.fullmatch(outcome.reason)),
    }
    for fault, held in faults.items():
        if not held:
            raise Broken("random_games_end", f"{subject}: an outcome has {fault}; this one is {outcome}")


def components_are_conserved(subject: Subject, plan: Plan) -> Counter[str]:
    """At every ask there is as much of every component as there was at the start."""
    counts: Counter[str] = Counter()
    for number in range(plan.games):
        match = subject.deal(f"{plan.seed} {number}")
        chance = Chance.from_seed(f"{subject} {plan.seed} {number}: choices")
        first = dict(match.rules.components(match.state))
        played = 0
        while not match.over and played < subject.limit:
            advance(match, random_pick(match, chance))
            now = dict(match.rules.components(match.state))
            if now != first:
                how = difference({**first}, {**now})
                raise Broken("components_are_conserved", f"{subject}: after {match.moves[-1]}, at first and now: {how}")
            played += 1
        counts["positions conserved"] += played
    return counts


def simulations_agree(subject: Subject, plan: Plan) -> Counter[str]:
    """The fast way to the end (`finish`, which tells nothing) leads where playing with a chronicle leads."""
    counts: Counter[str] = Counter()
    for number in range(plan.games):
        seed = f"{plan.seed} {number}"
        played, finished = subject.deal(seed, Chronicle()), subject.deal(seed)
        chance = Chance.from_seed(seed)
        while not played.over and len(played.moves) < subject.limit:
            for ask in played.asks:
                advance(played, (ask.seat, chance.pick(ask.options)))
        finished.finish(_Chooser(subject, Chance.from_seed(seed)))
        one, other = (canonical(match.rules.describe(match.state)) for match in (played, finished))
        compare("simulations_agree", subject, "played and finished", one, other)
        counts["games compared"] += 1
    return counts


def events_stay_as_told(subject: Subject, plan: Plan) -> Counter[str]:
    """An event, once told, never changes: it shares nothing with the state. Its kind is a key in kebab case."""
    counts: Counter[str] = Counter()
    for number in range(plan.games):
        match = subject.deal(f"{plan.seed} {number}", Chronicle())
        chance = Chance.from_seed(f"{subject} {plan.seed} {number}: choices")
        told: list[str] = []
        while not match.over and len(match.moves) < subject.limit:
            advance(match, random_pick(match, chance))
            told += _told(subject, match, len(told))
        for then, now in zip(told, _told(subject, match, 0), strict=True):
            compare("events_stay_as_told", subject, "an event then and at the end", then, now)
        counts["events compared"] += len(told)
    return counts


def _told(subject: Subject, match: Game, since: int) -> list[str]:
    events = match.state.chronicle.events[since:]
    for event in events:
        if not KEBAB.fullmatch(event.kind):
            raise Broken("events_stay_as_told", f"{subject}: {event.kind!r} is no kind of event")
    return [canonical([event.seen_by(viewer) for viewer in viewers(match)]) for event in events]


# --- options ------------------------------------------------------------------------------------------------------------


def asks_are_well_formed(subject: Subject, plan: Plan) -> Counter[str]:
    """An ask has options, each different, of the notation; several at once go to different seats and stand before all else
    in their step."""
    counts: Counter[str] = Counter()
    for match, _ in random_positions(subject, plan):
        faults = [fault for ask in match.asks for fault in _faults(match, ask)]
        if len(match.asks) > 1:
            faults += _faults_together(match)
        if faults:
            raise Broken("asks_are_well_formed", f"{subject}: {'; '.join(faults)}; asked {match.asks}")
        counts["asks looked at"] += len(match.asks)
    return counts


def _faults(match: Game, ask: Ask) -> Iterable[str]:
    if not 0 <= ask.seat < match.options.seats:
        yield f"there is no seat {ask.seat}"
    if not KEBAB.fullmatch(ask.about):
        yield f"{ask.about!r} is no key"
    if not ask.options:
        yield "nothing is offered"
    if len(set(ask.options)) != len(ask.options):
        yield "an option is offered twice"
    strange = [option for option in (*ask.options, *ask.picked) if not _of_notation(match, option)]
    if strange:
        yield f"the notation does not have {strange}"


def _of_notation(match: Game, option: Option) -> bool:
    kinds = match.rules.notation.verbs.get(option[0])
    if kinds is None or len(kinds) != len(option) - 1:
        return False
    return all(type(number) is int and number in kind.numbers() for kind, number in zip(kinds, option[1:], strict=True))


def _faults_together(match: Game) -> Iterable[str]:
    if len({ask.seat for ask in match.asks}) != len(match.asks):
        yield "one seat is asked twice at the same time"
    now, start = (canonical(match.rules.describe(state)) for state in (match.state, match.start))
    if now != start or (not match.answers and match.since_step):
        yield "several asks at once must come before anything else in their step"


def offers_are_accepted(subject: Subject, plan: Plan) -> Counter[str]:
    """Every option that is offered is accepted."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan):
        for ask in match.asks:
            for option in few(ask.options, 12, chance):
                advance(match.clone(), (ask.seat, option))
                counts["offers accepted"] += 1
    return counts


def nothing_else_is_accepted(subject: Subject, plan: Plan) -> Counter[str]:
    """What is not offered is refused, with a Refusal or without one, and changes nothing; who is not asked cannot choose.
    What is offered, the game never says to be forbidden."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan):
        before = fingerprint(match)
        for ask in match.asks:
            for option in random_vocabulary(match, chance, 12):
                if option not in ask.options:
                    _must_refuse(subject, match, ask, option)
                    counts["options refused"] += 1
            for option in few(ask.options, 6, chance):
                if match.rules.refuse(match.state, ask, option) is not None:
                    raise Broken("nothing_else_is_accepted", f"{subject}: {option} is offered ({ask.about}) and yet refused")
        _must_not_be_asked(subject, match)
        compare("nothing_else_is_accepted", subject, "before and after refused choices", before, fingerprint(match))
    return counts


def _must_refuse(subject: Subject, match: Game, ask: Ask, option: Option) -> None:
    try:
        refusal = match.refuse(ask.seat, option)
        match.play(ask.seat, option)
    except IllegalOption:
        fit = refusal is None or (isinstance(refusal, Refusal) and KEBAB.fullmatch(refusal.reason))
        if not fit:
            raise Broken("nothing_else_is_accepted", f"{subject}: {refusal!r} is no refusal of {option}") from None
    except Exception as error:
        raise Broken("nothing_else_is_accepted", f"{subject}: {option}, not offered ({ask.about}): {error!r}") from error
    else:
        raise Broken("nothing_else_is_accepted", f"{subject}: {option} was accepted, though not offered ({ask.about})")


def _must_not_be_asked(subject: Subject, match: Game) -> None:
    option = match.asks[0].options[0]
    for seat in range(match.options.seats):
        if match.ask(seat) is None:
            try:
                match.play(seat, option)
            except NotAsked:
                continue
            raise Broken("nothing_else_is_accepted", f"{subject}: seat {seat} chose without being asked")


def options_are_written_and_read(subject: Subject, plan: Plan) -> Counter[str]:
    """The text form and the vocabulary are inverse, no two options share a text, and what is offered is in the vocabulary."""
    notation = subject.rules.notation
    counts: Counter[str] = Counter()
    texts: dict[str, Option] = {}
    for number, option in enumerate(notation):
        if number >= VOCABULARY_CHECKED:
            break
        text = notation.write(option)
        if notation.read(text) != option or texts.setdefault(text, option) != option:
            raise Broken("options_are_written_and_read", f"{subject}: {option} is written {text!r}, read {notation.read(text)}")
        counts["options written and read"] += 1
    for match, _ in random_positions(subject, plan):
        for option in (option for ask in match.asks for option in ask.options if _of_notation(match, option)):
            if notation.read(notation.write(option)) != option:
                raise Broken("options_are_written_and_read", f"{subject}: {option} is written {notation.write(option)!r}")
            counts["offers written and read"] += 1
    return counts


# --- copies -------------------------------------------------------------------------------------------------------------


def clones_play_on(subject: Subject, plan: Plan) -> Counter[str]:
    """A clone is as its original, plays on exactly as it, and leaves it untouched."""
    counts: Counter[str] = Counter()
    kept: list[tuple[Game, Game, int, str]] = []
    for match, chance in random_positions(subject, plan):
        before = fingerprint(match)
        kept.append((match, match.clone(), len(match.moves), before))
        compare("clones_play_on", subject, "the original and its clone", before, fingerprint(kept[-1][1]))
        play_on(match.clone(), chance, AHEAD)
        compare("clones_play_on", subject, "the original before and after its clone played on", before, fingerprint(match))
    for match, clone, played, before in kept:
        compare("clones_play_on", subject, "the clone before and after its original played on", before, fingerprint(clone))
        follow(clone, match.moves[played:])
        compare("clones_play_on", subject, "the original at its end and the clone", fingerprint(match), fingerprint(clone))
        counts["clones compared"] += 1
    return counts


def imagined_clones_play_on(subject: Subject, plan: Plan) -> Counter[str]:
    """So does a clone of an imagined clone, also of one that imagines again."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan):
        before = fingerprint(match)
        world = match.clone()
        for seat in (chance.pick(world.asks).seat, None):
            if seat is None:
                play_on(world, chance, 3)
                seat = chance.pick(world.asks).seat if world.asks else None
            if seat is not None:
                world.imagine(seat, chance)
                _check_world(subject, world, chance)
                counts["imagined clones compared"] += 1
        compare(
            "imagined_clones_play_on", subject, "the original before its clone imagined and after", before, fingerprint(match)
        )
    return counts


def _check_world(subject: Subject, world: Game, chance: Chance) -> None:
    before = fingerprint(world)
    clone, other = world.clone(), world.clone()
    compare("imagined_clones_play_on", subject, "an imagined clone and its clone", before, fingerprint(clone))
    picks = play_on(clone, chance, AHEAD)
    compare("imagined_clones_play_on", subject, "an imagined clone before and after its clone", before, fingerprint(world))
    follow(other, picks)
    compare("imagined_clones_play_on", subject, "two clones of an imagined clone", fingerprint(clone), fingerprint(other))


# --- texts --------------------------------------------------------------------------------------------------------------


def records_replay(subject: Subject, plan: Plan) -> Counter[str]:
    """A record, written and read, replays to the same position with the same events, at any moment; at the end it verifies."""
    counts: Counter[str] = Counter()
    last: Game | None = None
    for match, _ in random_positions(subject, plan, chronicled=True):
        if last is not None and last is not match:
            counts["records replayed"] += _check_record(subject, last)
        counts["records replayed"] += _check_record(subject, match)
        last = match
    if last is not None:
        counts["records replayed"] += _check_record(subject, last)
    return counts


def _check_record(subject: Subject, match: Game) -> int:
    record = _record(match)
    again = replay(subject.rules, read_record(record.text()), Chronicle())
    compare("records_replay", subject, "the game and its record replayed", whole(match), whole(again))
    for seat in range(match.options.seats):
        if match.can_undo(seat) != again.can_undo(seat):
            raise Broken("records_replay", f"{subject}: undo is not the same in the replay for seat {seat}")
    if match.over:
        verify(subject.rules, record)
    return 1


def _record(match: Game) -> Record:
    names = [f"player {seat} #{seat}" for seat in range(match.options.seats)]
    return write_record(match, names, match.origin.chance.key)


def positions_load(subject: Subject, plan: Plan) -> Counter[str]:
    """A saved position, written as JSON, loads to itself and plays on the same."""
    counts: Counter[str] = Counter()
    for match, chance in random_positions(subject, plan):
        saved = json.loads(canonical(save_position(match)))
        loaded = load_position(subject.rules, saved)
        compare("positions_load", subject, "a position and the same loaded", fingerprint(match), fingerprint(loaded))
        original = match.clone()
        picks = play_on(original, chance, AHEAD)
        follow(loaded, picks)
        what = f"a position and the same loaded, {len(picks)} choices on"
        compare("positions_load", subject, what, fingerprint(original), fingerprint(loaded))
        counts["positions loaded"] += 1
    return counts


# --- all of them --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Promise:
    """How a promise is checked, and how much of it: quickly (for each preset), and at length.

    full      the plan of the long run: its games are shared out among the presets, or dealt for each of them.
    counted   what tells how much was checked.
    at_least  of the long run: so much must be counted for a game in all.
    """

    check: Callable[[Subject, Plan], Counter[str]]
    quick: Plan
    full: Plan
    counted: str
    at_least: int = 0
    for_each: bool = False

    @property
    def name(self) -> str:
        return self.check.__name__

    def long_plan(self, presets: int) -> Plan:
        """The plan of the long run for one of so many presets."""
        games = self.full.games if self.for_each else max(self.quick.games, -(-self.full.games // presets))
        return replace(self.full, games=games)


PROMISES: Final[Mapping[str, Promise]] = {
    promise.name: promise
    for promise in (
        Promise(random_games_end, Plan(24), Plan(1000), "games ended", for_each=True),
        Promise(components_are_conserved, Plan(4), Plan(1000), "positions conserved"),
        Promise(simulations_agree, Plan(4), Plan(500), "games compared"),
        Promise(events_stay_as_told, Plan(2), Plan(200), "events compared"),
        Promise(asks_are_well_formed, Plan(6, 20), Plan(600, 30), "asks looked at"),
        Promise(offers_are_accepted, Plan(2, 8), Plan(300, 20), "offers accepted"),
        Promise(nothing_else_is_accepted, Plan(2, 8), Plan(200, 20), "options refused"),
        Promise(options_are_written_and_read, Plan(2, 10), Plan(200, 30), "options written and read"),
        Promise(clones_play_on, Plan(2, 3), Plan(200, 10), "clones compared"),
        Promise(imagined_clones_play_on, Plan(2, 3), Plan(200, 10), "imagined clones compared"),
        Promise(records_replay, Plan(2, 1), Plan(200, 3), "records replayed"),
        Promise(positions_load, Plan(2, 4), Plan(200, 10), "positions loaded"),
        Promise(secrets.views_rest_on_what_is_known, Plan(3, 10), Plan(800, 25), "positions imagined", 20_000),
        Promise(secrets.imagine_deals_equally, Plan(2, 2), Plan(150, 5), "small worlds"),
        Promise(secrets.imagined_worlds_have_their_own_chance, Plan(1, 4), Plan(200, 10), "worlds imagined"),
        Promise(secrets.twin_worlds, Plan(4, 6), Plan(400, 10), "twin choices", 2_000),
        Promise(secrets.undo_gives_back, Plan(2, 4), Plan(200, 10), "choices undone"),
        Promise(secrets.undo_tells_nothing, Plan(2, 4), Plan(200, 20), "undoable choices compared"),
    )
}
__all__ = ["PROMISES", "Broken", "Json", "Pick", "Plan", "Promise", "Subject"]
