"""Who sits where at a table, and who may change it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from pentapolis.bots import levels
from pentapolis.kernel.ask import Seat
from pentapolis.kernel.errors import BadGameOption

from ..errors import Conflict, NotAllowed
from ..storage.kept import KeptSeat

OPEN = KeptSeat("open")


@dataclass(frozen=True, slots=True)
class Person:
    """Whoever asks, as far as the session tells: its number and name."""

    session: int
    name: str


class Seating:
    """The seats of one table, in order."""

    def __init__(self, seats: Iterable[KeptSeat]) -> None:
        self.seats = list(seats)

    def seat_of(self, session: int | None) -> Seat | None:
        """Where a session sits; None for spectators."""
        if session is None:
            return None
        return next((seat for seat, kept in enumerate(self.seats) if kept.session == session), None)

    def must_sit(self, session: int) -> Seat:
        seat = self.seat_of(session)
        if seat is None:
            raise NotAllowed("no-seat-here")
        return seat

    def is_bot(self, seat: Seat) -> bool:
        return self.seats[seat].kind == "bot"

    def level(self, seat: Seat) -> str:
        return self.seats[seat].level or "random"

    @property
    def open_seats(self) -> list[Seat]:
        return [seat for seat, kept in enumerate(self.seats) if kept.kind == "open"]

    def taken(self, person: Person, seat: Seat | None) -> list[KeptSeat]:
        """The seats after this person took an open one: the one named, or the first."""
        if self.seat_of(person.session) is not None:
            raise Conflict("seated-already")
        if seat is None and not self.open_seats:
            raise Conflict("no-open-seat")
        place = self.open_seats[0] if seat is None else seat
        if place >= len(self.seats):
            raise Conflict("no-such-seat", seat=place)
        if place not in self.open_seats:
            raise Conflict("seat-taken")
        return self._with(place, KeptSeat("human", person.session, person.name))

    def left(self, session: int) -> list[KeptSeat]:
        """The seats after this session rose."""
        return self._with(self.must_sit(session), OPEN)

    def filled(self, game: str) -> list[KeptSeat]:
        """The seats after bots took the open ones."""
        bot = KeptSeat("bot", level=usual_level(game))
        return [bot if kept.kind == "open" else kept for kept in self.seats]

    def renamed(self, session: int, name: str) -> list[KeptSeat]:
        return [replace(kept, name=name) if kept.session == session else kept for kept in self.seats]

    def _with(self, seat: Seat, kept: KeptSeat) -> list[KeptSeat]:
        return [*self.seats[:seat], kept, *self.seats[seat + 1 :]]

    def for_record(self) -> list[str]:
        """Who sat where, as records write it."""
        return [f"bot {kept.level}" if kept.kind == "bot" else kept.name for kept in self.seats]


def usual_level(game: str) -> str:
    """The bot that fills a seat nobody chose for."""
    known = levels(game)
    return "greedy" if "greedy" in known else known[-1]


def read_seats(game: str, wanted: Sequence[str], person: Person) -> tuple[KeptSeat, ...]:
    """The seats of a new table from `me`, `open` and `bot:<level>`; BadGameOption where one is none of these."""
    if wanted.count("me") > 1:
        raise BadGameOption("me-twice")
    return tuple(_read_seat(game, text, person) for text in wanted)


def _read_seat(game: str, text: str, person: Person) -> KeptSeat:
    if text == "me":
        return KeptSeat("human", person.session, person.name)
    if text == "open":
        return OPEN
    bot, _, level = text.partition(":")
    if bot != "bot" or level not in levels(game):
        raise BadGameOption("seat-word", text=text, levels=", ".join(levels(game)))
    return KeptSeat("bot", level=level)
