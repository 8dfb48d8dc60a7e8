"""Places for cards that keep, beside each card, which seats know it.

What a seat remembers is defined here: a card seen at a place is known there until something leaves that place unseen, or
it is shuffled. That, no more and no less, is what `redeal` keeps when it imagines what a seat cannot know.

Seats are bits of a mask (`1 << seat`); `PUBLIC` is everybody, spectators included. The top of a place is the end of its list.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .ask import Seat
from .chance import Chance

NOBODY: Final = 0
MAX_SEATS: Final = 9
SPECTATORS: Final = 1 << MAX_SEATS
PUBLIC: Final = (1 << (MAX_SEATS + 1)) - 1

_COUNTER_BITS: Final = 24
_COUNTER: Final = (1 << _COUNTER_BITS) - 1
# For a mask of seats: one unit in the counter of each of them.
_UNITS: Final = [sum(1 << (_COUNTER_BITS * seat) for seat in range(MAX_SEATS) if mask >> seat & 1) for mask in range(PUBLIC + 1)]


class Zone:
    """A place for cards.

    eyes     seats that see whatever lies here (a hand: its owner; a face-down deck: nobody).
    ordered  whether places within are told apart: a pile, whose top is drawn; not so a hand.
    cards    from bottom to top.
    known    beside each card, the seats that know it.
    news     for each seat, how often something was shown that this seat did not know (packed counters, which add up
             over zones; `news_for` reads them).
    """

    __slots__ = ("cards", "eyes", "known", "news", "ordered")

    def __init__(self, eyes: int = NOBODY, ordered: bool = True, cards: Iterable[int] = ()) -> None:
        self.eyes = eyes
        self.ordered = ordered
        self.cards = list(cards)
        self.known = [eyes] * len(self.cards)
        self.news = 0

    def copy(self) -> Zone:
        twin = Zone.__new__(Zone)
        twin.eyes = self.eyes
        twin.ordered = self.ordered
        twin.cards = self.cards[:]
        twin.known = self.known[:]
        twin.news = self.news
        return twin

    def __len__(self) -> int:
        return len(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self._essence() == other._essence()

    __hash__ = None  # type: ignore[assignment]  # a place changes, so it has no hash

    def _essence(self) -> tuple[int, list[tuple[int, int]]]:
        pairs = list(zip(self.cards, self.known, strict=True))
        return self.eyes, pairs if self.ordered else sorted(pairs)

    def __repr__(self) -> str:
        return f"Zone({list(zip(self.cards, self.known, strict=True))})"

    def put(self, card: int, known: int = NOBODY) -> None:
        """A card arrives on top. `known`: the seats that know which it is; those with eyes here see it now."""
        eyes = self.eyes
        if eyes & ~known:
            self.news += _UNITS[PUBLIC & ~known]
        self.cards.append(card)
        self.known.append(known | eyes)

    def pop(self, seen: int = PUBLIC) -> int:
        """The top card leaves to where `seen` see it. Of an ordered place nobody forgets the rest."""
        if not self.ordered:
            return self.take_at(len(self.cards) - 1, seen)
        known = self.known.pop()
        if seen & ~known:
            self.news += _UNITS[PUBLIC & ~known]
        return self.cards.pop()

    def draw(self, to: Zone) -> int:
        """The top card goes on top of `to`, unseen on the way: who knew it still does, whoever has eyes there sees it.
        Of an unordered place only those who see into it know what left, and the others forget what they knew of it."""
        card, known = self.cards.pop(), self.known.pop()
        if not self.ordered:
            known &= self.eyes
            self.forget(PUBLIC & ~self.eyes)
        to.put(card, known)
        return card

    def take(self, card: int, seen: int = PUBLIC) -> None:
        """This card leaves from wherever it lies, and `seen` see which; the others forget what they knew of this place.

        Of several like cards it is the one that lies highest; of an unordered place each seat knows one copy less.
        """
        cards = self.cards
        place = len(cards) - 1 - cards[::-1].index(card)
        if not self.ordered and cards.count(card) > 1:
            self._level_copies(card, place)
        self.take_at(place, seen)

    def take_at(self, place: int, seen: int = PUBLIC) -> int:
        """As `take`, for the card at a place counted from the bottom; returns the card."""
        known = self.known.pop(place)
        if seen & ~known:
            self.news += _UNITS[PUBLIC & ~known]
        if seen != PUBLIC:
            self.forget(PUBLIC & ~(seen | self.eyes))
        return self.cards.pop(place)

    def _level_copies(self, card: int, place: int) -> None:
        """Copies cannot be told apart: whoever knows of n copies will know of n − 1 when the copy at `place` is gone."""
        cards, known = self.cards, self.known
        leaving = known[place]
        for other in range(place):
            if cards[other] == card:
                leaving, known[other] = leaving | known[other], leaving & known[other]
        known[place] = leaving

    def slip(self, card: int, to: Zone, seen: int = NOBODY) -> None:
        """This card moves on top of `to` before the eyes of `seen` and of those who see into this place, unseen by the rest."""
        seen |= self.eyes
        self.take(card, seen)
        to.put(card, seen)

    def show(self, seats: int) -> None:
        """All that lies here is shown to `seats`; they know it from now on."""
        known = self.known
        for place, mask in enumerate(known):
            if seats & ~mask:
                self.news += _UNITS[PUBLIC & ~mask]
                known[place] = mask | seats

    def show_at(self, place: int, seats: int) -> None:
        """One card, by its place from the bottom (negative from the top), is shown to `seats`."""
        mask = self.known[place]
        if seats & ~mask:
            self.news += _UNITS[PUBLIC & ~mask]
            self.known[place] = mask | seats

    def learn(self, seats: int = PUBLIC) -> None:
        """`seats` learn something of this place that is no card's face, such as that none of a kind lies here. It counts as
        news, so that the choice that told it cannot be taken back."""
        self.news += _UNITS[seats]

    def forget(self, seats: int) -> None:
        """What `seats` knew here is no longer known to them: something left or changed places unseen."""
        keep = ~seats
        self.known = [mask & keep for mask in self.known]

    def shuffle(self, chance: Chance) -> None:
        """All change places; only those with eyes here know what lies where."""
        chance.shuffle(self.cards)
        self.known = [self.eyes] * len(self.cards)

    def seen_by(self, seat: Seat | None) -> list[int | None]:
        """From top to bottom, the cards that a seat (None: a spectator) knows, None where it does not."""
        bit = SPECTATORS if seat is None else 1 << seat
        pairs = zip(reversed(self.cards), reversed(self.known), strict=True)
        return [card if mask & bit else None for card, mask in pairs]

    def remembered(self, seat: Seat | None) -> list[int | None]:
        """As `seen_by`; of an unordered place sorted, the unknown last, so that order tells nothing."""
        seen = self.seen_by(seat)
        return seen if self.ordered else sorted(seen, key=lambda card: (card is None, card or 0))


def news_for(news: int, seat: Seat) -> int:
    """Of packed counters (`Zone.news`, or a sum or difference of them), the one of this seat."""
    return news >> (_COUNTER_BITS * seat) & _COUNTER


def redeal(zones: Iterable[Zone], seat: Seat, chance: Chance) -> None:
    """Deals anew, in place, all cards of these zones that `seat` does not know: every deal equally likely."""
    bit = 1 << seat
    places: list[tuple[list[int], int]] = []
    pool: list[int] = []
    for zone in zones:
        cards = zone.cards
        for place, mask in enumerate(zone.known):
            if not mask & bit:
                places.append((cards, place))
                pool.append(cards[place])
    chance.shuffle(pool)
    for (cards, place), card in zip(places, pool, strict=True):
        cards[place] = card
