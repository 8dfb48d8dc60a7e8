"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from pentapolis.kernel.ask import Option, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.zone import PUBLIC, Zone

from .asteroids import Asteroid
from .bags import Bag, amounts
from .components import BUILDINGS, MONUMENT, PIECE_OF_TILE, RIVAL_ROW, Plight
from .options import Setting
from .workers import PRIORITY

RIVAL: Final = 1
"""The solo rival, in the order of play: the number after the only seat."""

NO_SEAT: Final = -1


class Tile(NamedTuple):
    """A tile on an asteroid: which (`components.TILE_NAMES`), in which spot, laid in which round."""

    tile: int
    spot: int
    round: int


@dataclass(slots=True)
class City:
    """One player's asteroid board.

    covered  the cells under tiles.
    free     the spots (see `asteroids`) that no tile touches upon.
    beside   the spots that border on a tile; all of them as long as none lies here [6.3].
    tiles    in the order they were laid.
    built    how many tiles of each building.
    aside    monuments for which there was no place, as achievements [13.3].
    """

    asteroid: Asteroid
    covered: int
    free: int
    beside: int
    tiles: list[Tile]
    built: list[int]
    aside: list[int]

    @classmethod
    def empty(cls, asteroid: Asteroid) -> City:
        return cls(asteroid, 0, asteroid.spots, asteroid.spots, [], [0] * len(BUILDINGS), [])

    def copy(self) -> City:
        return City(self.asteroid, self.covered, self.free, self.beside, self.tiles[:], self.built[:], self.aside[:])

    def room(self, anywhere: bool = False) -> int:
        """[6.1–6.4] D12: the spots where a tile may be laid; `anywhere` sets edge contact aside."""
        return self.free if anywhere else self.free & self.beside

    def places(self, tile: int, anywhere: bool = False) -> list[Option]:
        """The options of laying a tile."""
        return self.asteroid.options(PIECE_OF_TILE[tile], self.room(anywhere))

    def lay(self, tile: int, place: Option, round_: int) -> None:
        """Lays a tile where there is room for it [5.12]. It stays there for good [6.6]."""
        asteroid = self.asteroid
        spot = asteroid.number[place]
        self.beside = self.beside | asteroid.borders[spot] if self.covered else asteroid.borders[spot]
        self.covered |= asteroid.covers[spot]
        self.free &= asteroid.leaves[spot]
        self.tiles.append(Tile(tile, spot, round_))
        if tile < MONUMENT:
            self.built[tile] += 1

    def open_cells(self) -> list[int]:
        """Uncovered cells of each terrain [8.3]."""
        bare = ~self.covered
        return [(cells & bare).bit_count() for cells in self.asteroid.terrains]

    def covered_cells(self) -> list[int]:
        return [(cells & self.covered).bit_count() for cells in self.asteroid.terrains]

    def monuments(self) -> int:
        return len(self.aside) + sum(tile.tile >= MONUMENT for tile in self.tiles)


@dataclass(slots=True)
class Rival:
    """[12] The solo rival: its tokens, its tiles of each building, and how many cells of its board they cover."""

    store: Bag
    built: list[int]
    covered: int

    def copy(self) -> Rival:
        return Rival(self.store, self.built[:], self.covered)

    def open_cells(self) -> list[int]:
        """[12.6] row after row is covered, each a terrain."""
        return [max(0, RIVAL_ROW - max(0, self.covered - RIVAL_ROW * row)) for row in range(5)]


@dataclass(slots=True)
class Table:
    """The state of a game.

    round, over  1 … 8, and whether it has been scored.
    regions      tokens in the four regions.
    slots        building tiles in the slots; `supply` those behind them.
    hands        of each seat.
    shown        of each seat, the cards played this round, day then night [4.2].
    queue        who has still to act in this step, in order [4.6]; RIVAL stands for the solo rival.
    claimant     who has just acted and may have earned a monument [13.2], or NO_SEAT.
    right        two players: what lies on each one's right part of their board, face down [3.10].
    deck, plan   solo: the deck, and face up the rival's two cards of this round [12.3], the day's on top.
    box          workers that are not in the game.
    objectives   of each seat (solo: then the rival's); `spare` those that are in nobody's hand.
    achievements open ones [13.1].
    """

    setting: Setting
    round: int
    over: bool
    regions: Bag
    slots: list[int]
    supply: list[int]
    cities: list[City]
    stores: list[Bag]
    hands: list[Zone]
    shown: list[list[int]]
    queue: list[int]
    claimant: int
    right: list[Zone]
    deck: Zone
    plan: Zone
    box: Zone
    objectives: list[Zone]
    spare: Zone
    achievements: list[int]
    rival: Rival
    chance: Chance
    chronicle: Chronicle = SILENT

    def copy(self) -> Table:
        return Table(
            self.setting,
            self.round,
            self.over,
            self.regions,
            self.slots[:],
            self.supply[:],
            [city.copy() for city in self.cities],
            self.stores[:],
            [hand.copy() for hand in self.hands],
            [cards[:] for cards in self.shown],
            self.queue[:],
            self.claimant,
            [zone.copy() for zone in self.right],
            self.deck.copy(),
            self.plan.copy(),
            self.box.copy(),
            [zone.copy() for zone in self.objectives],
            self.spare.copy(),
            self.achievements[:],
            self.rival.copy(),
            self.chance.copy(),
        )

    @property
    def seats(self) -> range:
        return range(len(self.cities))

    @property
    def half(self) -> int:
        """0 by day, 1 by night: of the step being resolved; between two steps of the one to come."""
        played = len(self.shown[0])
        return played - 1 if self.queue or self.claimant != NO_SEAT else min(played, 1)

    @property
    def actor(self) -> int:
        """Who acts now (RIVAL too), or NO_SEAT while workers are chosen."""
        if self.claimant != NO_SEAT:
            return self.claimant
        return self.queue[0] if self.queue else NO_SEAT

    def worker(self, seat: int) -> int:
        """The card that a seat, or the rival, has in play in the running step."""
        if seat == RIVAL and self.setting.seats == 1:
            return self.plan.cards[-1 - self.half]
        return self.shown[seat][-1]

    def priority(self, seat: int) -> int:
        return PRIORITY[self.worker(seat)]

    def plight(self, seat: Seat) -> Plight:
        city = self.cities[seat]
        return Plight(city.built, amounts(self.stores[seat]), city.open_cells(), city.covered_cells())

    def worker_zones(self) -> dict[str, Zone]:
        """The places of workers that are hidden from somebody."""
        zones = {f"hand {seat}": hand for seat, hand in enumerate(self.hands)}
        zones |= {f"right {seat}": zone for seat, zone in enumerate(self.right)}
        return zones | {"deck": self.deck, "plan": self.plan, "box": self.box}

    def objective_zones(self) -> dict[str, Zone]:
        return {f"objective {seat}": zone for seat, zone in enumerate(self.objectives)} | {"spare": self.spare}


def put_under(pile: Zone, card: int) -> None:
    """A card that everybody has seen goes to the bottom of a pile [12.7]."""
    pile.cards.insert(0, card)
    pile.known.insert(0, PUBLIC)
