"""The Hunter's and the Historian's search of the discard pile.

Seats that only watch see which cards arrive in the hall, not from which depth of the pile they come: what they remembered of the
pile below its top is lost with that.
"""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.ask import DONE, Ask, Option, Seat
from pentapolis.kernel.zone import Zone

from ..components import CHAPTER_CARDS, LEVEL, PROFESSION_OF
from ..notation import DIG, LEVELS
from ..state import PILE, Table
from .picks import Choosing, Picked, pick


def open_pile(table: Table, me: Seat) -> None:
    """[14.3] shows the pile to me alone."""
    table.looking = PILE
    table.discard.show(1 << me)
    if table.chronicle:
        table.chronicle.tell("search", me, count=len(table.discard.cards))


def dig_options(pile: Zone, hall: int) -> list[Option]:
    """[12.2] every copy of every card that the hall lacks, from the top of the pile down."""
    seen = [0] * len(DIG)
    options = []
    for card in reversed(pile.cards):
        if not hall >> card & 1:
            options.append(DIG[card][seen[card]])
            seen[card] += 1
    return options


def place_of(pile: Zone, dig: Option) -> int:
    """Where in the pile, from the bottom, the chosen copy lies."""
    card, copy = int(dig[1]), int(dig[2])
    places = [place for place, there in enumerate(pile.cards) if there == card]
    return places[-copy]


def take_out(pile: Zone, me: Seat, digs: Sequence[Option]) -> list[int]:
    """The chosen copies leave the pile, the rest keeps its order; returns the cards in the order they were named in."""
    for place in sorted([place_of(pile, dig) for dig in digs], reverse=True):
        pile.take_at(place, 1 << me)
    return [dig[1] for dig in digs]


def pick_first(
    table: Table, me: Seat, about: str, possible: Sequence[int], digs: Sequence[Option], picked: Picked
) -> Choosing[Picked]:
    """The first card to be taken at the declared level.

    D4 [5.9]: where what is seen makes that level impossible, the seat falls back on a weaker one of its choice; where none is
    possible it can only say that it is done, and nothing happens. It is asked the same in all three cases, as the others see it
    being asked and not what it sees."""
    if picked[0][1] in possible:
        return (yield from pick(me, about, digs, picked, open_to_all=False))
    choice = yield Ask(me, about, [LEVELS[level] for level in possible] or [DONE], picked)
    if table.chronicle:
        if choice is DONE:
            table.chronicle.tell("found-nothing", me)
        else:
            table.chronicle.tell("fall-back", me, level=LEVEL.write(choice[1]))
    return (choice,)


def distinct(digs: Sequence[Option]) -> int:
    """How many different cards can be dug out."""
    return len({dig[1] for dig in digs})


def with_card(hall: int, card: int) -> int:
    """[7.6] the hall once the card has been placed and a chapter that it completes turned down."""
    hall |= 1 << card
    chapter = CHAPTER_CARDS[PROFESSION_OF[card]]
    if all(hall >> each & 1 for each in chapter):
        for each in chapter:
            hall &= ~(1 << each)
    return hall
