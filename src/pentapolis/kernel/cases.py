"""The runner of worked cases: given a position, do some moves, expect some values or a refusal.

A case is a mapping (as YAML gives it; `docs/formats.md` has the whole form):

    case: 6
    title: the seed's example of the Tax Collector
    rules: ["12.6", D15]
    game: guildhall
    options: {seats: 3}              of the schema; the rest has its defaults
    seed: 1                          of the deal that `given` is laid upon (default 0)
    chance: [0, 2]                   what the next draws give, in order (then the stream goes on)
    given: {halls: {A: [TAX-r, TAX-b]}, hands: {A: [TAX-y]}}
    do:
      - A play TAX-y                 a move
      - {illegal: A give nobody, rule: "5.6"}     refused, here and with this paragraph; nothing changes
      - {undo: A}                    the last choice taken back; {no-undo: A} where that may not be
      - {expect: {…}}                in the middle
    expect:
      state: {tokens: {A: 2}}        part of what `describe` writes; lists are whole
      look: {A: {…}, spectator: {…}} part of what a seat sees
      hidden: {B: [TAX-r]}           texts that stand nowhere in what this seat sees and remembers
      asked: A level                 the seat, and what about; `nobody` when the game is over
      offered: [level 0]             all of these are offered to the asked seat; of several asked at once to the first, or
      not-offered: [level 4]         to the seat that is named: {B: [level 0]}
      options: [level 0, skip]       exactly these
      outcome: {ranks: [1, 2]}       part of the outcome
    rejected: option-not-between     instead of do and expect: the error that the options or the position are refused with

In `state` and `look`, a string `"n: 6"` under a list's name means its length.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from .ask import Seat, seat_letter
from .chance import Chance
from .errors import BadCase, Fact, IllegalOption, NoUndo, PentapolisError
from .json_values import Json, canonical
from .match import Match
from .position import load_position
from .record import read_move
from .rules import Rules, State

Case = Mapping[str, Json]
FindRules = Callable[[str], Rules[State]]

_KEYS: Final = {"case", "title", "rules", "game", "options", "seed", "chance", "given", "do", "expect", "rejected", "note"}


class Finding:
    """What is expected of a place in a case, or what was found there. As of an error, the words are made at the edge: from the
    Fluent message `finding-<key>`, which `facts` fill.

    cause   what the rules or the kernel said, where that is what was found; in words it is the message's `$reason`.
    """

    __slots__ = ("cause", "facts", "key")

    def __init__(self, key: str, /, cause: PentapolisError | None = None, **facts: Fact) -> None:
        self.key, self.cause, self.facts = key, cause, facts

    def __str__(self) -> str:
        """For developers."""
        reason = {} if self.cause is None else {"reason": str(self.cause)}
        said = ", ".join(f"{name}={value}" for name, value in {**self.facts, **reason}.items())
        return f"{self.key}: {said}" if said else self.key


@dataclass(frozen=True)
class Place:
    """Where in a case.

    step   number of the move in `do`; 0 at the end.
    move   as the case has it: `A play 3`, `illegal A play 3`; empty where that has no text.
    path   what in `expect`: `state.hands.A`, `look A.hand`. Without step and path the place is the position of the beginning.
    """

    step: int = 0
    move: str = ""
    path: str = ""

    def at(self, name: str, joint: str = " ") -> Place:
        """A place within this one."""
        return Place(self.step, self.move, f"{self.path}{joint}{name}" if self.path else name)

    def __str__(self) -> str:
        if not self.step:
            return f"expect {self.path}" if self.path else "rejected"
        move = f" ({self.move})" if self.move else ""
        return f"do {self.step}{move}" + (f" {self.path}" if self.path else "")


@dataclass(frozen=True)
class Failure:
    """Where a case went another way than it says: the place within the case, what was expected and what was found."""

    case: str
    place: Place
    expected: Finding
    found: Finding

    def __str__(self) -> str:
        return f"{self.case}, {self.place}: expected {self.expected}, found {self.found}"


class _Mismatch(Exception):
    def __init__(self, place: Place, expected: Finding, found: Finding) -> None:
        self.place, self.expected, self.found = place, expected, found


class ScriptedChance(Chance):
    """A stream whose first draws are given by a case; afterwards it goes on as any other."""

    __slots__ = ("script",)

    def __init__(self, chance: Chance, script: Sequence[int]) -> None:
        super().__init__(chance.key, chance.count)
        self.script = list(script)

    def copy(self) -> ScriptedChance:
        return ScriptedChance(self, self.script)

    def below(self, n: int) -> int:
        if not self.script or n == 1:
            return super().below(n)
        value = self.script.pop(0)
        if not 0 <= value < n:
            raise BadCase("case-chance", value=value, below=n)
        self.word()  # counted, as any draw: undo must see that chance was drawn
        return value


def run_case(case: Case, find_rules: FindRules) -> Failure | None:
    """Plays one case; None where all is as it says. BadCase where the case itself is ill-formed."""
    name = f"{case.get('game', '?')} case {case.get('case', '?')}"
    unknown = set(case) - _KEYS
    if unknown:
        raise BadCase("case-unknown-key", case=name, keys=", ".join(sorted(unknown)), expected=", ".join(sorted(_KEYS)))
    try:
        match = _lay_out(case, find_rules)
    except BadCase:
        raise
    except PentapolisError as error:
        if "rejected" in case:
            return _check_rejected(name, str(case["rejected"]), error)
        raise BadCase("case-given", case=name, reason=str(error)) from error
    if "rejected" in case:
        return Failure(name, Place(), Finding("rejected", rejection=str(case["rejected"])), Finding("playable"))
    if not case.get("do") and not case.get("expect"):
        raise BadCase("case-says-nothing", case=name)
    try:
        _play(match, _list(case, "do"))
        _expect(match, _mapping(case, "expect"), Place())
    except _Mismatch as wrong:
        return Failure(name, wrong.place, wrong.expected, wrong.found)
    return None


def _check_rejected(case: str, expected: str, error: PentapolisError) -> Failure | None:
    if error.key == expected:
        return None
    found = Finding("rejected-because", error, rejection=error.key)
    return Failure(case, Place(), Finding("rejected", rejection=expected), found)


def _lay_out(case: Case, find_rules: FindRules) -> Match[State]:
    rules = find_rules(str(case.get("game", "")))
    position: dict[str, Json] = {"options": case.get("options", {}), "state": case.get("given", {}), "seed": case.get("seed", 0)}
    match = load_position(rules, position)
    script = case.get("chance", [])
    if not isinstance(script, list) or not all(type(value) is int for value in script):
        raise BadCase("case-chance-list", found=str(script))
    return _scripted(match, [value for value in script if isinstance(value, int)]) if script else match


def _scripted(match: Match[State], script: Sequence[int]) -> Match[State]:
    """The match begun again from the position, with the draws that the case names."""
    state = match.origin.copy()
    state.chance = ScriptedChance(state.chance, script)
    return Match.from_state(match.rules, match.options, state)


def _play(match: Match[State], moves: Sequence[Json]) -> None:
    for number, move in enumerate(moves, 1):
        if isinstance(move, str):
            _do(match, move, Place(number, move))
            continue
        todo = _DOINGS.get(frozenset(move)) if isinstance(move, dict) else None
        if todo is None or not isinstance(move, dict):
            raise BadCase("case-move", move=canonical(move), expected="text, " + ", ".join(_FORMS))
        what = next((str(value) for value in move.values() if isinstance(value, str)), "")
        todo(match, move, Place(number, f"{next(iter(move))} {what}" if what else ""))


def _do(match: Match[State], move: str, place: Place) -> None:
    try:
        match.play(*read_move(match.rules, move))
    except BadCase:
        raise
    except PentapolisError as error:
        found = Finding("refused-now", error, asked=_situation(match)) if match.asks else Finding("refused-at-end", error)
        raise _Mismatch(place, Finding("legal"), found) from error


def _undone(match: Match[State], move: Mapping[str, Json], place: Place) -> None:
    seat = _seat(match, str(move["undo"]))
    if not match.can_undo(seat):
        raise _Mismatch(place, Finding("undone"), Finding("not-undone-because", NoUndo(match.why_no_undo(seat))))
    match.undo(seat)


def _not_undone(match: Match[State], move: Mapping[str, Json], place: Place) -> None:
    if match.can_undo(_seat(match, str(move["no-undo"]))):
        raise _Mismatch(place, Finding("not-undone"), Finding("undone"))


def _in_between(match: Match[State], move: Mapping[str, Json], place: Place) -> None:
    _expect(match, _mapping(move, "expect"), place)


def _refused(match: Match[State], move: Mapping[str, Json], place: Place) -> None:
    before = canonical(match.rules.describe(match.state))
    try:
        match.play(*read_move(match.rules, str(move["illegal"])))
    except IllegalOption as error:
        if "rule" in move and error.rule != str(move["rule"]):
            found = Finding("refused-for", error, rule=error.rule) if error.rule else Finding("refused-without", error)
            raise _Mismatch(place, Finding("refused-by", rule=str(move["rule"])), found) from error
    except PentapolisError as error:
        raise _Mismatch(place, Finding("refused"), Finding("no-move", error)) from error
    else:
        raise _Mismatch(place, Finding("refused"), Finding("legal"))
    if canonical(match.rules.describe(match.state)) != before:
        raise _Mismatch(place, Finding("unchanged"), Finding("changed"))


_Doing = Callable[[Match[State], Mapping[str, Json], Place], None]
_DOINGS: Final[Mapping[frozenset[str], _Doing]] = {
    frozenset({"illegal"}): _refused,
    frozenset({"illegal", "rule"}): _refused,
    frozenset({"expect"}): _in_between,
    frozenset({"undo"}): _undone,
    frozenset({"no-undo"}): _not_undone,
}
_FORMS: Final = ("{illegal: …}", "{illegal: …, rule: …}", "{expect: …}", "{undo: …}", "{no-undo: …}")


def _situation(match: Match[State]) -> str:
    write = match.rules.notation.write
    asks = [f"{seat_letter(ask.seat)} {ask.about}: {', '.join(map(write, list(ask.options)[:20]))}" for ask in match.asks]
    return "; ".join(asks)


def _asked_now(match: Match[State]) -> Finding:
    return Finding("situation", asked=_situation(match)) if match.asks else Finding("nobody")


# --- expectations -------------------------------------------------------------------------------------------------------


def _expect(match: Match[State], expected: Mapping[str, Json], place: Place) -> None:
    for name, value in expected.items():
        check = _CHECKS.get(name)
        if check is None:
            raise BadCase("case-expect", name=name, expected=", ".join(_CHECKS))
        check(match, value, place.at(name))


def _check_state(match: Match[State], expected: Json, place: Place) -> None:
    _compare(expected, match.rules.describe(match.state), place)


def _check_look(match: Match[State], expected: Json, place: Place) -> None:
    for letter, value in _pairs(expected, place):
        _compare(value, match.look(_viewer(match, letter)), place.at(letter))


def _check_hidden(match: Match[State], expected: Json, place: Place) -> None:
    for letter, texts in _pairs(expected, place):
        viewer = _viewer(match, letter)
        seen = canonical(match.look(viewer)) + ("" if viewer is None else canonical(match.memory(viewer)))
        for text in texts if isinstance(texts, list) else [texts]:
            if str(text) in seen:
                raise _Mismatch(place.at(letter), Finding("out-of-sight", text=str(text)), Finding("in-sight", text=str(text)))


def _check_asked(match: Match[State], expected: Json, place: Place) -> None:
    found = [f"{seat_letter(ask.seat)} {ask.about}" for ask in match.asks] or ["nobody"]
    wanted = expected if isinstance(expected, list) else [expected]
    if found != wanted and [text.split()[0] for text in found] != wanted:
        raise _Mismatch(place, Finding("asked", who=_listed(wanted)), Finding("asked", who=_listed(found)))


def _offers(match: Match[State], expected: Json) -> Iterable[tuple[list[str], list[str]]]:
    """What is expected and what is offered: to the first seat asked, or by seat."""
    if not isinstance(expected, dict):
        yield _texts(expected), [match.rules.notation.write(option) for ask in match.asks[:1] for option in ask.options]
        return
    for letter, texts in expected.items():
        ask = match.ask(_seat(match, letter))
        yield _texts(texts), [] if ask is None else [match.rules.notation.write(option) for option in ask.options]


def _check_offered(match: Match[State], expected: Json, place: Place) -> None:
    for wanted, offered in _offers(match, expected):
        missing = [text for text in wanted if text not in offered]
        if missing:
            raise _Mismatch(place, Finding("offered", options=_listed(missing)), _asked_now(match))


def _check_not_offered(match: Match[State], expected: Json, place: Place) -> None:
    for unwanted, offered in _offers(match, expected):
        present = [text for text in unwanted if text in offered]
        if present:
            raise _Mismatch(place, Finding("not-offered", options=_listed(present)), _asked_now(match))


def _check_options(match: Match[State], expected: Json, place: Place) -> None:
    for wanted, offered in _offers(match, expected):
        if sorted(wanted) != sorted(offered):
            raise _Mismatch(place, Finding("exactly", options=_listed(sorted(wanted))), _asked_now(match))


def _check_outcome(match: Match[State], expected: Json, place: Place) -> None:
    outcome = match.outcome
    _compare(expected, None if outcome is None else outcome.as_json(), place)


_CHECKS: Final[Mapping[str, Callable[[Match[State], Json, Place], None]]] = {
    "state": _check_state,
    "look": _check_look,
    "hidden": _check_hidden,
    "asked": _check_asked,
    "offered": _check_offered,
    "not-offered": _check_not_offered,
    "options": _check_options,
    "outcome": _check_outcome,
}


def _compare(expected: Json, found: Json, place: Place) -> None:
    """Mappings in part, lists and values whole; `"n: 6"` is a length."""
    if isinstance(expected, dict) and isinstance(found, dict):
        for name, value in expected.items():
            if name not in found:
                raise _Mismatch(
                    place.at(name, "."), Finding("value", text=canonical(value)), Finding("only", names=_listed(found))
                )
            _compare(value, found[name], place.at(name, "."))
    elif isinstance(expected, str) and expected.startswith("n: ") and isinstance(found, list | dict):
        if str(len(found)) != expected[3:]:
            lengths = Finding("length", count=expected[3:]), Finding("length-of", count=len(found), text=canonical(found))
            raise _Mismatch(place, *lengths)
    elif canonical(expected) != canonical(found):
        raise _Mismatch(place, Finding("value", text=canonical(expected)), Finding("value", text=canonical(found)))


def _viewer(match: Match[State], letter: str) -> Seat | None:
    return None if letter == "spectator" else _seat(match, letter)


def _seat(match: Match[State], letter: str) -> Seat:
    letters = [seat_letter(seat) for seat in range(match.options.seats)]
    if letter not in letters:
        raise BadCase("case-no-seat", seat=letter, expected=", ".join(letters))
    return letters.index(letter)


def _texts(value: Json) -> list[str]:
    return [str(item) for item in value] if isinstance(value, list) else [str(value)]


def _listed(items: Iterable[Json]) -> str:
    return ", ".join(map(str, items))


def _pairs(value: Json, place: Place) -> Iterable[tuple[str, Json]]:
    if not isinstance(value, dict):
        raise BadCase("case-by-seat", place=str(place))
    return value.items()


def _mapping(case: Mapping[str, Json], name: str) -> Mapping[str, Json]:
    value = case.get(name, {})
    if not isinstance(value, dict):
        raise BadCase("case-not-mapping", name=name)
    return value


def _list(case: Mapping[str, Json], name: str) -> Sequence[Json]:
    value = case.get(name, [])
    if not isinstance(value, list):
        raise BadCase("case-not-list", name=name)
    return value
