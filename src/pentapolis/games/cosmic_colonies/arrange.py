"""Laying out a position on top of a dealt game: what is not named fills up to a legal whole and never collides with what is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import PUBLIC, Zone

from .asteroids import BOARDS, asteroid
from .components import BUILDINGS, HAND, OBJECTIVES
from .layout import LAYOUT
from .notation import OBJECTIVE, WORKER
from .state import NO_SEAT, City, Table
from .workers import PRIORITY


def arrange(table: Table, given: Mapping[str, Json]) -> None:
    LAYOUT.arrange(table, given)
    settle_boards(table, _letters(given, "cities"))
    settle_workers(table, given)
    settle_objectives(table, given)
    settle_supply(table, given)


def _letters(given: Mapping[str, Json], field: str) -> set[int]:
    """The seats that a field names."""
    named = given.get(field)
    return {ord(letter) - ord("A") for letter in named} if isinstance(named, dict) else set()


@dataclass
class Place:
    """Somewhere cards lie: on a zone or (`known` is None) face up in a list.

    named  whether the position says what lies here; then it is only filled up.
    size   how many cards belong here; None for all that are left.
    """

    field: str
    cards: list[int]
    known: list[int] | None
    eyes: int
    named: bool
    size: int | None

    @classmethod
    def of(cls, field: str, cards: Zone | list[int], named: bool, size: int | None) -> Place:
        if isinstance(cards, Zone):
            return cls(field, cards.cards, cards.known, cards.eyes, named, size)
        return cls(field, cards, None, PUBLIC, named, size)

    def keep(self, wanted: Sequence[int]) -> None:
        """Lets go of all cards but these places (from the bottom)."""
        self.cards[:] = [self.cards[place] for place in wanted]
        if self.known is not None:
            self.known[:] = [self.known[place] for place in wanted]

    def add(self, card: int) -> None:
        """At the bottom of a pile, at the end of a row."""
        if self.known is None:
            self.cards.append(card)
        else:
            self.cards.insert(0, card)
            self.known.insert(0, self.eyes)


@dataclass
class Settling:
    """Every card of a game to exactly one of its places; the last one takes what is left.

    number  of each card: two of one number exclude each other outside the last place, and number 0 can lie in that alone.
    """

    places: Sequence[Place]
    cards: Sequence[int]
    names: Sequence[str]
    number: Sequence[int]

    def settle(self) -> None:
        self.taken: set[int] = set()
        self.numbers = {0}
        for place in self.places:
            if place.named:
                self._check_named(place)
        *others, last = self.places
        for place in others:
            if not place.named:
                self._keep(place)
        for place in others:
            self._fill(place)
        last.keep([at for at, card in enumerate(last.cards) if last.named or card not in self.taken])
        for card in self.cards:
            if card not in self.taken and card not in last.cards:
                last.add(card)

    def _take(self, place: Place, card: int) -> None:
        self.taken.add(card)
        if place is not self.places[-1]:
            self.numbers.add(self.number[card])

    def _fits(self, card: int) -> bool:
        return card in self.cards and card not in self.taken and self.number[card] not in self.numbers

    def _check_named(self, place: Place) -> None:
        if place.size is not None and len(place.cards) > place.size:
            raise BadPosition("position-too-many", field=place.field, count=len(place.cards), most=place.size)
        for card in place.cards:
            if card in self.taken or card not in self.cards or (place.size is not None and not self._fits(card)):
                raise BadPosition("position-cannot-lie", field=place.field, component=self.names[card])
            self._take(place, card)

    def _keep(self, place: Place) -> None:
        """Of what lies there by the deal, all that agrees with what the position names."""
        kept: list[int] = []
        for at, card in enumerate(place.cards):
            if len(kept) < (place.size or 0) and self._fits(card):
                kept.append(at)
                self._take(place, card)
        place.keep(kept)

    def _fill(self, place: Place) -> None:
        while len(place.cards) < (place.size or 0):
            card = next((card for card in self.cards if self._fits(card)), None)
            if card is None:
                raise BadPosition("position-too-few", field=place.field)
            self._take(place, card)
            place.add(card)


def settle_workers(table: Table, given: Mapping[str, Json]) -> None:
    """Each seat has played as many cards as the one who has played most; a running step means at least one."""
    solo = table.setting.seats == 1
    played = max(map(len, table.shown))
    if table.queue or table.claimant != NO_SEAT:
        played = max(played, 1)
    shown, hands, right = (_letters(given, field) for field in ("shown", "hands", "right"))
    places = [Place.of("shown", table.shown[seat], seat in shown, played) for seat in table.seats]
    places += [Place.of("hands", table.hands[seat], seat in hands, HAND - played) for seat in table.seats]
    places += [Place.of("right", zone, seat in right, 2) for seat, zone in enumerate(table.right)]
    places += [Place.of("plan", table.plan, "plan" in given, 2 * solo)]
    rest = "deck" if solo else "box"
    places.append(Place.of(rest, table.deck if solo else table.box, rest in given, None))
    Settling(places, table.setting.cards, WORKER.names, _numbers(table)).settle()


def _numbers(table: Table) -> Sequence[int]:
    """Cards of one number exclude each other in a mixed pool; of a deliberate pool the cards outside it exclude all."""
    pool = table.setting.pool
    if not pool:
        return PRIORITY
    return [PRIORITY[card] if card in pool else 0 for card in range(len(PRIORITY))]


def settle_objectives(table: Table, given: Mapping[str, Json]) -> None:
    named = _letters(given, "objectives")
    places = [Place.of("objectives", zone, seat in named, 1) for seat, zone in enumerate(table.objectives)]
    places.append(Place.of("spare", table.spare, "spare" in given, None))
    objectives = range(len(OBJECTIVES))
    Settling(places, objectives, OBJECTIVE.names, [1 + each for each in objectives]).settle()


def settle_boards(table: Table, named: set[int]) -> None:
    """[3.5] no board twice: a seat whose board is named for another gets one that is free."""
    taken = {table.cities[seat].asteroid.name[0] for seat in named}
    for seat in table.seats:
        board = table.cities[seat].asteroid.name[0]
        if seat not in named and board in taken:
            board = next(str(number) for number in BOARDS if str(number) not in taken | _boards(table))
            table.cities[seat] = City.empty(asteroid(board + table.setting.side))


def _boards(table: Table) -> set[str]:
    return {city.asteroid.name[0] for city in table.cities}


def settle_supply(table: Table, given: Mapping[str, Json]) -> None:
    """Tiles that lie neither in a slot nor on a board are in the supply, unless the position says how many there are."""
    if "supply" in given:
        return
    for kind, building in enumerate(BUILDINGS):
        laid = table.slots[kind] + table.rival.built[kind] + sum(city.built[kind] for city in table.cities)
        if laid > building.count:
            raise BadPosition("position-too-many", field="cities", count=laid, most=building.count)
        table.supply[kind] = building.count - laid
