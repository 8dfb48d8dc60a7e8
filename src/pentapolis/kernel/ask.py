"""The words between a game and the one who plays it: Seat, Option, Ask, Play."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, TypeAlias, Union, cast

Seat: TypeAlias = int
"""A place at the table, from 0 clockwise; written A, B, C …"""

Option: TypeAlias = tuple[Any, ...]
"""A verb (str), then whole numbers (components, seats, amounts), e.g. ("play", 12). Its text form is the notation's affair.
The one Any of the kernel: the type system has no "str, then any number of int" whose items can be reached by index
(docs/decisions/0001-option-type.md)."""

SKIP: Final[Option] = ("skip",)
"""Declining, wherever the rules let a seat decline."""

DONE: Final[Option] = ("done",)
"""Ends a choice made of several picks."""


class Ask:
    """One seat must choose one of `options`.

    seat     who is asked.
    about    what about, a key that everybody may learn; its words are the Fluent message `ask-<about>`.
    options  at least one, each different, for the asked seat's eyes only.
    picked   for the asked seat's eyes: what it has already picked of a choice made of several picks.
    """

    __slots__ = ("about", "options", "picked", "seat")

    def __init__(self, seat: Seat, about: str, options: Sequence[Option], picked: Sequence[Option] = ()) -> None:
        self.seat = seat
        self.about = about
        self.options = options
        self.picked = picked

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.about!r}, {list(self.options)!r})"


Asked: TypeAlias = Union[Ask, tuple[Ask, ...]]
Play: TypeAlias = Generator[Asked, Option, None]
"""What a rule function is: it yields an Ask and is sent the chosen option, the very object that it offered.
A tuple of Asks is answered by a tuple of options, in the same order: read it with `answers`."""


def answers(sent: Option) -> tuple[Option, ...]:
    """The options sent to a tuple of Asks. (A generator has one type of what it is sent; this names the other.)"""
    return cast("tuple[Option, ...]", sent)


def seat_letter(seat: Seat) -> str:
    """A for seat 0, B for seat 1 …"""
    return chr(ord("A") + seat)
