"""How options are written on one line (`play ROB-b`) and read back; the two are inverse.

A game declares its verbs and, for each, what kinds of words follow. From the same table comes the finite vocabulary of
options that learners use as their action space.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from .ask import Option, seat_letter
from .errors import BadText
from .zone import MAX_SEATS


class Kind:
    """A kind of word: names[i] is how the number `first` + i is written. Names hold no space and no # and differ
    from each other."""

    def __init__(self, label: str, names: Sequence[str], first: int = 0) -> None:
        self.label = label
        self.names = tuple(names)
        self.first = first
        self._numbers = {name: number for number, name in enumerate(self.names, first)}
        if len(self._numbers) != len(self.names):
            raise ValueError(f"two {label} share a name")
        for name in self.names:
            if name.split() != [name] or "#" in name:
                raise ValueError(f"{name!r} is no name of a {label}: it must hold no space and no #")

    def numbers(self) -> range:
        return range(self.first, self.first + len(self.names))

    def write(self, number: int) -> str:
        """The name of a number; IndexError where it has none."""
        if number < self.first:
            raise IndexError(f"no {self.label} has the number {number}")
        return self.names[number - self.first]

    def read(self, text: str) -> int:
        """The number of a name; BadText where there is none."""
        try:
            return self._numbers[text]
        except KeyError:
            raise BadText("unknown-word", kind=self.label, text=text, expected=self._expected()) from None

    def _expected(self) -> str:
        shown = self.names[:12]
        return ", ".join(shown) + (" …" if len(self.names) > len(shown) else "")


def numbers(label: str, first: int, last: int) -> Kind:
    """Whole numbers from `first` to `last`, written in digits."""
    return Kind(label, [str(n) for n in range(first, last + 1)], first)


SEATS = Kind("seat", [seat_letter(seat) for seat in range(MAX_SEATS)])


@dataclass(frozen=True)
class Notation:
    """The verbs of a game, each with the kinds of its words: `{"play": (CARD,), "give": (CARD, SEATS)}`."""

    verbs: Mapping[str, tuple[Kind, ...]]

    def write(self, option: Option) -> str:
        """The line that says an option; KeyError, IndexError, TypeError or ValueError where it is none of this notation's."""
        verb, *rest = option
        kinds = self.verbs[verb]
        return " ".join([verb, *(kind.write(number) for kind, number in zip(kinds, rest, strict=True))])

    def read(self, text: str) -> Option:
        """The option a line says; BadText tells what was expected."""
        option = self._texts.get(text)
        if option is None:
            option = self._read(text)
            if self.write(option) == text:
                self._texts[text] = option
        return option

    @cached_property
    def _texts(self) -> dict[str, Option]:
        """The options read so far, by their texts. Only the very form that is written is kept, so that hostile texts cannot
        make it grow beyond the vocabulary."""
        return {}

    def _read(self, text: str) -> Option:
        verb, *words = text.split() or [""]
        kinds = self.verbs.get(verb)
        if kinds is None:
            raise BadText("unknown-verb" if verb else "no-verb", text=verb, expected=", ".join(self.verbs))
        if len(words) != len(kinds):
            raise BadText("wrong-length", text=text, expected=self.pattern(verb))
        return (verb, *(kind.read(word) for kind, word in zip(kinds, words, strict=True)))

    def pattern(self, verb: str) -> str:
        """What follows a verb, for error messages: `give CARD SEAT`."""
        return " ".join([verb, *(kind.label.upper() for kind in self.verbs[verb])])

    def __iter__(self) -> Iterator[Option]:
        for verb, kinds in self.verbs.items():
            for rest in product(*(kind.numbers() for kind in kinds)):
                yield (verb, *rest)

    @cached_property
    def vocabulary(self) -> tuple[Option, ...]:
        """Every option that this game can ever offer, in a fixed order."""
        return tuple(self)
