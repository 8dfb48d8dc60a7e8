"""Words: one reader's language, with the common sentences and those of one game.

Sentences are Fluent messages. A missing message is shown by its key, and a `MissingWords` warning is given: tests and checks
treat warnings as errors, a running table goes on.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import digits
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from pentapolis import games
from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.cases import Finding
from pentapolis.kernel.errors import BadGameOption, IllegalOption, PentapolisError
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.notation import SEATS
from pentapolis.kernel.outcome import Refusal
from pentapolis.kernel.rules import Rules, S, State

LANGUAGES: Final = ("ru", "en")
SEAT_FACTS: Final = frozenset({"seat", "to", "from_seat", "victim", "owner", "giver", "taker", "rival"})
"""Facts that are seats: their words are the names of those who sit there."""

_IDENTIFIER: Final = re.compile(r"[A-Za-z0-9_-]+")

Fact = str | int | float


class MissingWords(UserWarning):
    """A key has no message in this language, or a message lacks a fact that it needs."""


class Words:
    """The sentences of one language.

    lang   "ru" or "en".
    rules  the game whose names and sentences are known besides the common ones; None for none.
    """

    def __init__(self, lang: str, rules: Rules[State] | None = None, folders: Iterable[Traversable] = ()) -> None:
        if lang not in LANGUAGES:
            raise BadGameOption("language-unknown", lang=lang, allowed=", ".join(LANGUAGES))
        self.lang = lang
        self.rules = rules
        self._bundle = FluentBundle([lang], use_isolating=False)
        for folder in (files(__package__) / "locale", *folders):
            self._bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text("utf-8")))
        self._worded_labels = self._find_worded_labels()

    def _find_worded_labels(self) -> frozenset[str]:
        if self.rules is None:
            return frozenset()
        kinds = {kind for kinds in self.rules.notation.verbs.values() for kind in kinds}
        return frozenset(kind.label for kind in kinds if any(self._words_of(kind.label, name) for name in kind.names))

    # --- sentences ----------------------------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def text(self, key: str, /, **facts: Fact) -> str:
        """The message of a key, filled with facts; the key itself where there is none."""
        if not self.has(key):
            warnings.warn(MissingWords(f"{self.lang}: no message {key}"), stacklevel=2)
            return key
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, f"{key} has attributes alone"
        said, problems = self._bundle.format_pattern(pattern, dict(facts))
        for problem in problems:
            warnings.warn(MissingWords(f"{self.lang}: {key}: {problem}"), stacklevel=2)
        return str(said)

    def error(self, error: PentapolisError) -> str:
        """What went wrong. Where one error caused another, the cause is told in the reader's language too."""
        facts: dict[str, Fact] = dict(error.facts)
        if "reason" in facts and isinstance(error.__cause__, PentapolisError):
            facts["reason"] = self.error(error.__cause__)
        if isinstance(error, IllegalOption) and error.key.startswith("refusal-"):
            return self.text(error.key, **self._facts(error.facts, ()))
        said = self.text(f"error-{error.key}", **facts)
        line = facts.get("line", 0)
        return self.text("error-at-line", line=line, said=said) if line else said

    def finding(self, finding: Finding) -> str:
        """What a worked case expects of a place, or what was found there."""
        cause = finding.cause
        reason = {} if cause is None else {"reason": self.error(cause)}
        return self.text(f"finding-{finding.key}", **finding.facts, **reason)

    def refusal(self, refusal: Refusal, seat_names: Sequence[str] = ()) -> str:
        """Why the rules forbid something, as a sentence."""
        return self.text(f"refusal-{refusal.reason}", **self._facts(refusal.facts, seat_names))

    def ask(self, ask: Ask, seat_names: Sequence[str] = ()) -> str:
        """The sentence of a prompt; its messages may use `$count` and `$picked` (of a choice made of several picks)."""
        return self.text(f"ask-{ask.about}", **self._ask_facts(ask, seat_names))

    def hint(self, ask: Ask, seat_names: Sequence[str] = ()) -> str:
        """The second line of a prompt; empty where the game has none."""
        key = f"hint-{ask.about}"
        return self.text(key, **self._ask_facts(ask, seat_names)) if self.has(key) else ""

    def _ask_facts(self, ask: Ask, seat_names: Sequence[str]) -> dict[str, Fact]:
        picked: list[Fact] = []
        if self.rules is not None:
            picked = [self.option(self.rules, option, seat_names) for option in ask.picked]
        return {"count": len(picked), "picked": _join(picked)}

    def option(self, rules: Rules[S], option: Option, seat_names: Sequence[str] = ()) -> str:
        """An option as it stands on a button: `do-<verb>` with a variable for each word, `$card`, `$seat`, `$card2` …"""
        verb, *numbers = option
        facts: dict[str, Fact] = {}
        for kind, number in zip(rules.notation.verbs[verb], numbers, strict=True):
            seen = sum(1 for name in facts if name.rstrip("23456789") == kind.label)
            facts[f"{kind.label}{seen + 1}" if seen else kind.label] = self._component_fact(
                kind.label, kind.write(number), seat_names
            )
        return self.text(f"do-{verb}", **facts)

    def event(self, rules: Rules[S], event: Mapping[str, Json], seat_names: Sequence[str] = ()) -> str:
        """A line of the log: `log-<kind>`, or `log-<kind>-unseen` for who misses its secrets. `$who` is whose doing it is."""
        key = f"log-{event['kind']}" + ("-unseen" if event.get("unseen") else "")
        facts = {name: value for name, value in event.items() if name not in ("kind", "unseen", "move")}
        who = event.get("seat")
        known = {"who": _seat_name(who, seat_names)} if isinstance(who, int) else {}
        return self.text(key, **known, **self._facts(facts, seat_names))

    # --- names ----------------------------------------------------------------------------------------------------------

    def component(self, label: str, name: str) -> str:
        """A component in words: `card-ROB-b`, or the words of `card-ROB` and `card-b` together. Where no name of the label
        has words (places on a grid), the name stands for itself."""
        found = self._words_of(label, name)
        if found is not None:
            return found
        if name.isdigit() or label not in self._worded_labels or not _IDENTIFIER.fullmatch(name):
            return name
        return self.text(f"{label}-{name}")

    def _words_of(self, label: str, name: str) -> str | None:
        if self.has(f"{label}-{name}"):
            return self.text(f"{label}-{name}")
        parts = [f"{label}-{part}" for part in name.split("-")]
        if len(parts) > 1 and all(map(self.has, parts)):
            return ", ".join(map(self.text, parts))
        return None

    def _component_fact(self, label: str, name: str, seat_names: Sequence[str]) -> Fact:
        if label == SEATS.label:
            return _seat_name(SEATS.read(name), seat_names)
        said = self.component(label, name)
        return int(said) if said.isascii() and said.isdigit() else said

    def _facts(self, facts: Mapping[str, Json] | Mapping[str, str | int], seat_names: Sequence[str]) -> dict[str, Fact]:
        return {name: self._fact(name, value, seat_names) for name, value in facts.items()}

    def _fact(self, name: str, value: Json, seat_names: Sequence[str]) -> Fact:
        if isinstance(value, list):
            return _join([self._fact(name, item, seat_names) for item in value])
        if isinstance(value, dict):
            return _join([self.text(f"{name.rstrip(digits)}-{item}", count=count) for item, count in _amounts(value)])
        if isinstance(value, bool) or value is None:
            return {True: "yes", False: "no", None: "none"}[value]
        if isinstance(value, int):
            return _seat_name(value, seat_names) if name in SEAT_FACTS else value
        label = self._label_of(name)
        if isinstance(value, str) and label:
            return self._component_fact(label, value, seat_names)
        return value if isinstance(value, float) else str(value)

    def _label_of(self, name: str) -> str | None:
        """The longest label that a fact's name begins with."""
        fitting = [label for label in self._worded_labels if name.startswith(label)]
        return max(fitting, key=len, default=None)


def _amounts(value: Mapping[str, Json]) -> Iterator[tuple[str, int]]:
    """How many of what: a fact `goods={"wood": 2}` is said by the message `goods-wood` with its `$count`."""
    for item, count in value.items():
        assert isinstance(count, int)
        yield item, count


def _join(items: Sequence[Fact]) -> Fact:
    """A list in words; by semicolons where an item holds a comma itself."""
    texts = list(map(str, items))
    if len(items) == 1:
        return items[0]
    return ("; " if any("," in text for text in texts) else ", ").join(texts)


def _seat_name(seat: int, seat_names: Sequence[str]) -> str:
    return seat_names[seat] if seat < len(seat_names) else SEATS.write(seat)


@cache
def words(lang: str, game: str | None = None, *rooms: Path) -> Words:
    """The words of a language and, if named, of a game. `rooms` are more folders of `<lang>.ftl` files."""
    if game is None:
        return Words(lang, None, rooms)
    return Words(lang, games.find_rules(game), (games.folder(game) / "locale", *rooms))


def language(*wanted: str | None) -> str:
    """The first of the wishes (`ru`, `ru_RU.UTF-8`, `ru-RU,en;q=0.8`) that is a language of the house; otherwise English."""
    for wish in wanted:
        for part in sorted(re.split(r"[,:]", wish or ""), key=_weight, reverse=True):
            code = re.split(r"[-_.;@]", part.strip().lower())[0]
            if code in LANGUAGES:
                return code
    return "en"


def _weight(part: str) -> float:
    """How much a part of an Accept-Language header is wished for: its q, 1 where it names none."""
    found = re.search(r";\s*q=([0-9.]+)\s*$", part)
    try:
        return float(found[1]) if found else 1.0
    except ValueError:
        return 0.0
