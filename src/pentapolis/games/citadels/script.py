"""The draft of a round as a list of steps: who takes from the packet, in which order, and what goes face down.

Every character card leaves the packet exactly once, so a draft is one sequence of cards: first the one that nobody sees, then
one card a step, then the rest. `Script` says where each place of that sequence lies; what lies there is the round's secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PICK: Final = "pick"
LAY: Final = "lay"
CHANCE: Final = "chance"
ASIDE: Final = -1
"""In place of a seat: in nobody's hands, face down in the centre."""


@dataclass(frozen=True, slots=True)
class Move:
    """One step: the seat, counted clockwise from the crown holder, takes a card (PICK) or lays one away (LAY). A card that
    leaves by CHANCE is seen by nobody."""

    offset: int
    kind: str


# [6.5] A takes one; B takes one and lays one away; A takes one and lays one away; B takes one, the last is laid away.
_TWO: Final = (Move(0, PICK), Move(1, PICK), Move(1, LAY), Move(0, PICK), Move(0, LAY), Move(1, PICK))
# [6.6, D21] two rounds of picks; with nine cards (the later edition's draft) one more leaves unseen between them.
_THREE: Final = tuple(Move(offset % 3, PICK) for offset in range(6))
_THREE_OF_NINE: Final = (*_THREE[:3], Move(0, CHANCE), *_THREE[3:])

# [4.3, 12.1] by the number of characters and of seats, how many lie face up.
FACE_UP: Final = {8: {4: 2, 5: 1}, 9: {4: 3, 5: 2, 6: 1}}


@dataclass(frozen=True, slots=True)
class Script:
    """The draft for a number of seats and characters.

    moves      the steps.
    face_up    how many characters are laid open beforehand.
    last_pair  whether the last seat chooses between the one card that reaches it and the card that nobody saw [5.3, 12.1].
    holders    for each seat that may begin: by place in the sequence of cards, who holds it, or ASIDE.
    lookers    likewise, who looked at the packet when the card at this place left it, or ASIDE.
    """

    moves: tuple[Move, ...]
    face_up: int
    last_pair: bool
    holders: tuple[tuple[int, ...], ...]
    lookers: tuple[tuple[int, ...], ...]

    @property
    def last(self) -> int:
        """The last place of the sequence."""
        return len(self.holders[0]) - 1


def make_script(seats: int, characters: int) -> Script:
    """The draft by the tables of the rules; two and three seats have two characters each."""
    moves = _moves(seats, characters)
    face_up = FACE_UP.get(characters, {}).get(seats, 0) if seats > 3 else 0
    rest = characters - face_up - 1 - len(moves)
    ends = [ASIDE] * rest
    holders = [
        (ASIDE, *(_seat(move, first, seats) if move.kind == PICK else ASIDE for move in moves), *ends) for first in range(seats)
    ]
    lookers = [
        (ASIDE, *(ASIDE if move.kind == CHANCE else _seat(move, first, seats) for move in moves), *enders)
        for first, enders in enumerate(_enders(moves, seats, rest))
    ]
    return Script(moves, face_up, rest == 0, tuple(holders), tuple(lookers))


def _moves(seats: int, characters: int) -> tuple[Move, ...]:
    if seats == 2:
        return _TWO
    if seats == 3:
        return _THREE if characters == 8 else _THREE_OF_NINE
    return tuple(Move(offset, PICK) for offset in range(seats))


def _enders(moves: tuple[Move, ...], seats: int, rest: int) -> list[list[int]]:
    """By who begins, who lays the remaining cards away: the last to take one."""
    return [[_seat(moves[-1], first, seats)] * rest for first in range(seats)]


def _seat(move: Move, first: int, seats: int) -> int:
    return (first + move.offset) % seats
