"""A game in the terminal, without the terminal: who sits where, what was told to whom, saving and going on."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pentapolis import bots, games
from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.chance import KEY_BYTES, Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.record import Record, replay, write_record
from pentapolis.kernel.rules import State
from pentapolis.kernel.sight import Sight

from ..seats import BOT, HUMAN


@dataclass
class Session:
    """One game.

    seats  `human` or the level of a bot, by seat.
    key    of the deal; secret to the bots, written into saved games.
    """

    match: Match[State]
    seats: tuple[str, ...]
    key: bytes

    @classmethod
    def begin(cls, game: str, seats: Sequence[str], options: Mapping[str, Json], seed: int | None = None) -> Session:
        """A new deal, by chance or from a seed; BadGameOption where something does not fit."""
        rules = games.find_rules(game)
        checked = rules.schema.read({**options, "seats": len(seats)})
        for level in set(seats) - {HUMAN}:
            bots.chooser(game, level)
        key = secrets.token_bytes(KEY_BYTES) if seed is None else Chance.from_seed(seed).key
        return cls(Match(rules, checked, Chance(key), Chronicle()), tuple(seats), key)

    @classmethod
    def resume(cls, record: Record) -> Session:
        """A saved game goes on; BadRecord where it does not fit."""
        match = replay(games.find_rules(record.game), record, Chronicle())
        seats = tuple(name.removeprefix(BOT) if name.startswith(BOT) else HUMAN for name in record.seats)
        for level in set(seats) - {HUMAN}:
            bots.chooser(record.game, level)
        return cls(match, seats, bytes.fromhex(record.key))

    def record(self) -> Record:
        return write_record(self.match, self.record_seats, self.key)

    @property
    def record_seats(self) -> list[str]:
        """The seats as a record writes them."""
        return [who if who == HUMAN else BOT + who for who in self.seats]

    @property
    def game(self) -> str:
        return self.match.rules.name

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, who in enumerate(self.seats) if who == HUMAN]

    @property
    def next_ask(self) -> Ask | None:
        """The ask to be answered next: of several at once, the first that has no answer yet."""
        return next((ask for ask in self.match.asks if ask.seat not in self.match.answers), None)

    def choose_for_bot(self, seat: Seat) -> Option:
        """What the bot at a seat chooses. Its chance depends on the deal and the number of moves, so a game that is saved and
        resumed goes on as it would have."""
        chance = Chance(self.key).fork(f"bot {seat} {len(self.match.moves)}")
        return bots.chooser(self.game, self.seats[seat])(Sight(self.match, seat), chance)

    def events(self, viewer: Seat | None, since: int = 0) -> Iterator[dict[str, Json]]:
        """What happened since so many events, to a seat's eyes."""
        return (event.seen_by(viewer) for event in self.match.state.chronicle.events[since:])

    @property
    def event_count(self) -> int:
        return len(self.match.state.chronicle.events)
