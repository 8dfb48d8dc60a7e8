"""Places of cards that share one box, filled so that every card of the box lies somewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.notation import Kind
from pentapolis.kernel.zone import Zone

FREE, EXACT, SIZED, OPEN = range(4)
"""What is said of a place: nothing; its cards; how many; the cards on top of whatever is left over."""


@dataclass
class Pile:
    """One place.

    name   of the field, for errors.
    lies   the place itself; it is changed in place.
    given  what is said of it: FREE, EXACT, SIZED, OPEN.
    size   how many cards, where SIZED.
    fixed  whether it must have as many cards as it has now (the market).
    old    the cards that lay there before anything was given.
    """

    name: str
    lies: Zone | list[int]
    given: int = FREE
    size: int = 0
    fixed: bool = False
    old: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.old = self.cards[:]
        self.size = len(self.old)

    @property
    def cards(self) -> list[int]:
        return self.lies.cards if isinstance(self.lies, Zone) else self.lies

    def keep(self, pool: Counter[int]) -> None:
        """Keeps of its cards, up to its size, those that the pool still has."""
        kept: list[int] = []
        for place, card in enumerate(self.cards):
            if len(kept) < self.size and pool[card]:
                pool[card] -= 1
                kept.append(place)
        self.cards[:] = [self.cards[place] for place in kept]
        if isinstance(self.lies, Zone):
            self.lies.known[:] = [self.lies.known[place] for place in kept]

    def add(self, cards: Sequence[int]) -> None:
        """More cards, below those that lie there."""
        self.cards[:0] = cards
        if isinstance(self.lies, Zone):
            self.lies.known[:0] = [self.lies.eyes] * len(cards)


def fill(piles: Sequence[Pile], box: Sequence[int], kind: Kind) -> None:
    """Fills what is not given. `piles` begins with the stack to which goes what is left over; BadPosition names the place that
    is wrong."""
    pool = Counter(dict(enumerate(box)))
    for pile in piles:
        if pile.given in (EXACT, OPEN):
            _withdraw(pile, pool, kind)
    rest = _place_of_the_rest(piles)
    for pile in piles:
        if pile.given in (FREE, SIZED) and pile is not rest:
            pile.keep(pool)
    spare = _in_order(pool, piles[0].old)
    for pile in piles:
        if pile.given in (FREE, SIZED) and pile is not rest:
            missing = pile.size - len(pile.cards)
            if missing > len(spare) and (pile.given == SIZED or pile.fixed):
                raise BadPosition("position-too-few", field=pile.name, missing=missing - len(spare))
            pile.add([spare.pop() for _ in range(min(missing, len(spare)))])
    if spare and rest is None:
        raise BadPosition("position-left-over", field=piles[0].name, left=len(spare))
    if rest is not None:
        _take_the_rest(rest, spare)


def _withdraw(pile: Pile, pool: Counter[int], kind: Kind) -> None:
    for card in pile.cards:
        if not pool[card]:
            raise BadPosition("position-too-many", field=pile.name, component=kind.write(card))
        pool[card] -= 1


def _place_of_the_rest(piles: Sequence[Pile]) -> Pile | None:
    """The place that says so; else the stack, or the last place of which nothing is said."""
    for pile in piles:
        if pile.given == OPEN:
            return pile
    free = [pile for pile in piles if pile.given == FREE and not pile.fixed]
    return free[0] if free and free[0] is piles[0] else free[-1] if free else None


def _in_order(pool: Counter[int], order: Sequence[int]) -> list[int]:
    """The cards of a pool in the order of the old stack, then those that did not lie in it."""
    left = pool.copy()
    found: list[int] = []
    for card in order:
        if left[card]:
            left[card] -= 1
            found.append(card)
    return [*sorted(left.elements()), *found]


def _take_the_rest(pile: Pile, spare: list[int]) -> None:
    """The spare cards go below those that are given; where nothing is given, they are all there is."""
    if pile.given == FREE:
        pool = Counter(spare)
        pile.size = len(spare)
        pile.keep(pool)
        spare = _in_order(pool, pile.old)
    pile.add(spare)
