"""How a seat judges its position: time, goods, spaces, cards and landscapes."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import Seat

from ..components import BUILDINGS, CARDS, CLOISTERS, COAST, DWELLING, ECONOMIC, FIRST_SETTLEMENT, HILLSIDE, PLAINS, Settlement
from ..goods import COIN, Store, money, pay_money
from ..land import COAST_SIDE, HILLS_SIDE, MOUNTAIN_SIDE, PLAINS_SIDE, WATER_DWELLING, Cell
from ..options import Setting
from ..payments import ENERGY, FOOD, can_pay, take_cost
from ..rules.ends import has_last_phase
from ..scoring import own_points
from ..state import ALL_OUT, Table
from .purse import Purse, ownership
from .spending import burn

EXPECTED_SETTLEMENT: Final = 0.09
"""For each settlement phase that is left: how likely a settlement comes onto a free space beside a building."""
EXPECTED_DWELLING: Final = 4.2
"""What a building will bring that comes onto a free space beside a settlement."""
SITE_SHARE: Final = 0.3
"""What a space is worth to a settlement, of the dwelling values around it."""
SCARCE: Final = 2.5
"""Of coast, hillside and mountain more than of plains."""
HALLOWED: Final = 0.4
"""Of a space where cloister buildings may stand."""
SPACES_WANTED: Final = 11
SPACE: Final = 3.4
"""What a free space is worth where there are few."""


def actions_left(table: Table, seat: Seat) -> float:
    """How many actions a seat still has, the running one among them. Games for two last as long as there is to build."""
    mode, each = table.setting.mode, actions_a_round(table.setting)
    now = sum(task in ("act", "bonus") and who == seat for task, who in table.agenda)
    if mode.bonus is not None:
        rounds = max(0, mode.bonus - table.round)
        return now + each * rounds - (each - 1 if rounds else 0)  # in the bonus round everybody has one [12.3]
    if table.setting.rounds is not None:
        return now + each * max(0, table.setting.rounds - table.round)
    return now + each * rounds_of_two(table)


def actions_a_round(setting: Setting) -> float:
    """How many actions a seat has in a round, on average [5.2, 14.2.1, 14.3.1, 14.4.5]."""
    if setting.mode.name in _ACTIONS_OF_FEW:
        return _ACTIONS_OF_FEW[setting.mode.name]
    return (setting.players + 1) / setting.players


_ACTIONS_OF_FEW: Final = {"solo": 2.0, "2": 1.0, "2long": 1.5}


def rounds_of_two(table: Table) -> float:
    """How long a game for two will about last."""
    if table.ending:
        return 0.0
    limit = table.setting.mode.left_at_end or 0
    if table.stage < ALL_OUT:
        return max(0, table.setting.mode.phases[-1] - table.round) + 12.0
    return max(1.0, len(table.display) - limit) * 0.8


def phases_left(table: Table, seat: Seat) -> int:
    """How many settlements a seat may still build in phases, the running one among them."""
    if table.over:
        return 0
    if table.ending and any(task == "end" for task, _ in table.agenda):
        return int(("settle", seat) in table.agenda)
    running = int(("settle", seat) in table.agenda)
    return running + sum(phase > table.round for phase in table.setting.mode.phases) + has_last_phase(table.setting)


# --- the end of games for two [14.2.4, 14.3.4] ---------------------------------------------------------------------------

LEAD: Final = 5.0
"""What a building is worth besides to the seat that is ahead when all are out: each one brings the end nearer."""
OVERTIME: Final = 1.2
"""And to both, for each round that the game takes longer."""
USUAL_OVERTIME: Final = 3


def haste(table: Table, seat: Seat) -> float:
    """How much a seat wants a game for two to end; without this it would never."""
    mode = table.setting.mode
    if mode.left_at_end is None or table.stage < ALL_OUT:
        return 0.0
    points = [sum(own_points(table, each).values()) for each in table.players]
    late = table.round - mode.phases[-1] - USUAL_OVERTIME
    return OVERTIME * max(0, late) + (LEAD if points[seat] >= max(points) else 0.1)


def wanted(table: Table, seat: Seat) -> tuple[tuple[int, int], ...]:
    """The cost of the building of the display that is the nearest to being built, in goods and coins."""
    land, store = table.lands[seat], table.stores[seat]
    fitting = [card for card in table.display if land.has_site(card, BUILDINGS[card].terrains)] or table.display
    costs = [(*BUILDINGS[card].cost, (COIN, BUILDINGS[card].coins)) for card in fitting]
    return min(costs, key=lambda cost: sum([max(0, count - store[good]) for good, count in cost]), default=())


class Judge:
    """A seat's judgement of a position that does not change meanwhile."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat = table, seat
        self.store, self.land = table.stores[seat], table.lands[seat]
        self.left = max(0.0, actions_left(table, seat))
        self.phases = phases_left(table, seat)
        self.haste = haste(table, seat)
        self.purse = Purse(self.left, self.phases, table.settlements[seat], wanted(table, seat) if self.haste else (), self.haste)
        self.base = self.purse.worth(self.store)
        self.time = self.left / (self.left + 6)
        self._cells: dict[Cell, tuple[int, int, int]] = {}
        self.uses: dict[tuple[int, int], float] = {}

    def gain(self, store: Store) -> float:
        """What it would bring to have this store instead."""
        return self.purse.worth(store) - self.base

    # --- spaces ---------------------------------------------------------------------------------------------------------

    def around(self, cell: Cell) -> tuple[int, int, int]:
        """The dwelling values beside a space, how many of those are settlements', and how many spaces there are empty."""
        found = self._cells.get(cell)
        if found is None:
            found = self._cells[cell] = self._look_around(cell)
        return found

    def _look_around(self, cell: Cell) -> tuple[int, int, int]:
        cards, land = self.land.cards, self.land
        dwelling = settlements = empty = 0
        for near in land.beside[cell]:
            card = cards.get(near)
            if card is not None:
                dwelling += DWELLING[card]
                settlements += card >= FIRST_SETTLEMENT
            elif land.terrain[near] & (PLAINS | COAST | HILLSIDE):
                empty += 1
            else:
                dwelling += WATER_DWELLING
        return dwelling, settlements, empty

    def site(self, card: int, cell: Cell) -> float:
        """What a card brings by standing here."""
        dwelling, settlements, empty = self.around(cell)
        own = DWELLING[card]
        value = own * settlements - self._scarcity(card, cell)
        if card >= FIRST_SETTLEMENT:
            return value + own + dwelling + EXPECTED_DWELLING * self.time * empty
        value += own * EXPECTED_SETTLEMENT * self.phases * empty + self._cloister(card, cell)
        return value - (SITE_SHARE * max(0, dwelling) if self.phases else 0.0)

    def opens(self, cell: Cell) -> float:
        """What it brings besides that this space would become free: for one in haste, a site for a building without any."""
        if not self.haste:
            return 0.0
        land, terrain = self.land, self.land.terrain[cell]
        for card in self.table.display:
            terrains = BUILDINGS[card].terrains
            if terrain & terrains and (cell in land.hallowed or card not in CLOISTERS) and not land.has_site(card, terrains):
                return self.haste
        return 0.0

    def _scarcity(self, card: int, cell: Cell) -> float:
        scarce = CARDS[card].terrains & PLAINS and not self.land.terrain[cell] & PLAINS
        return SCARCE * self.time if scarce else 0.0

    def _cloister(self, card: int, cell: Cell) -> float:
        """[9.4] spaces beside cloister buildings are for others of them."""
        land = self.land
        if card not in CLOISTERS:
            return -HALLOWED * self.time if cell in land.hallowed else 0.0
        fresh = [near for near in land.beside[cell] if near not in land.hallowed and near not in land.cards]
        return HALLOWED * self.time * len(fresh)

    def best_site(self, card: int) -> float:
        sites = self.land.sites(card, CARDS[card].terrains)
        return max([self.site(card, cell) for cell in sites])

    def space(self) -> float:
        """What one more free space is worth."""
        wanted = max(0.15, (SPACES_WANTED - len(self.land.free)) / SPACES_WANTED)
        return SPACE * wanted * (self.time if self.left else float(self.phases > 0))

    # --- cards ----------------------------------------------------------------------------------------------------------

    def building(self, card: int, store: Store) -> tuple[float, Store]:
        """What a building brings that this store can pay for, its function aside, and what is left of the store."""
        rest = store[:]
        take_cost(rest, BUILDINGS[card])
        value = self.purse.worth(rest) - self.purse.worth(store) + ECONOMIC[card] + self.best_site(card)
        return value + ownership(card, self.left) + self.haste - self.space(), rest

    def settlement(self, card: int, store: Store) -> float:
        """What a settlement brings that this store can pay for."""
        settlement = CARDS[card]
        assert isinstance(settlement, Settlement)
        rest = store[:]
        burn(rest, FOOD, settlement.food)
        burn(rest, ENERGY, settlement.energy)
        paid = Purse(self.left, self.phases - 1, [other for other in self.table.settlements[self.seat] if other != card])
        before = Purse(self.left, self.phases - 1, self.table.settlements[self.seat]).worth(store)
        return paid.worth(rest) - before + ECONOMIC[card] + self.best_site(card) - self.space()

    def landscape(self, side: int, row: int, price: int) -> float:
        """What a landscape brings at a price."""
        store = self.store[:]
        pay_money(store, min(price, money(store)))
        apart = min(abs(row - own) for own in (0, 1)) if side in (PLAINS_SIDE, HILLS_SIDE) else abs(row)
        return self.gain(store) + _SPACES[side] * self.space() + self._kind(side) - 0.25 * apart

    def _kind(self, side: int) -> float:
        """Landscapes of which the board has none yet are wanted by some cards."""
        there = self.land.free.values()
        wanted = {COAST_SIDE: COAST, HILLS_SIDE: HILLSIDE, MOUNTAIN_SIDE: HILLSIDE}.get(side)
        new = wanted is not None and not any(terrain & wanted for terrain in there)
        return 2.0 * self.time * new + (self.haste if self._crowded() else 0.0)

    def _crowded(self) -> bool:
        """Whether something could be paid for that has no site here: a landscape may bring one, or in the end that all are
        sold [D31]."""
        land, store = self.land, self.store
        cards = [BUILDINGS[card] for card in self.table.display if not land.has_site(card, BUILDINGS[card].terrains)]
        return any(can_pay(store, card) for card in cards)

    def fee(self) -> float:
        """The loss by a work contract."""
        store = self.store[:]
        pay_money(store, min(self.table.fee, money(store)))
        return -self.gain(store)


_SPACES: Final = {PLAINS_SIDE: 4.3, HILLS_SIDE: 3.2, COAST_SIDE: 2.6, MOUNTAIN_SIDE: 2.6}
"""Spaces of a landscape, those with something on them for less."""
