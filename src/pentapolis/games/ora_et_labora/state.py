"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle, Event
from pentapolis.kernel.json_values import Json

from .components import FEE_RAISERS
from .goods import CLAY, COIN, GOODS, GRAIN, GRAPES, LIVESTOCK, PEAT, STONE, WOOD, Store
from .land import BROTHER, PRIOR, Land, Man
from .modes import DISTRICT_PRICES, PLOT_PRICES
from .options import Setting

Task: TypeAlias = tuple[str, Seat]
"""Something still to come in this round: what, and whose (-1: nobody's)."""

NO_SEAT: Final = -1
NEUTRAL: Final = 1
"""[14.4.3] the number of the neutral player's board and clergymen in the solo game."""

INDICATORS: Final = (PEAT, LIVESTOCK, CLAY, WOOD, GRAIN, COIN, GRAPES, STONE)
"""The goods that have an indicator; the joker's is the last of the wheel."""
JOKER: Final = len(INDICATORS)
INDICATOR_NAMES: Final = (*(GOODS[good].name for good in INDICATORS), "joker")
INDICATOR_OF: Final = {good: number for number, good in enumerate(INDICATORS)}

ABSENT: Final = -1
"""The index of an indicator that is not on the wheel."""
LAST_INDEX: Final = 12

ALL_OUT: Final = 4
"""The stage when the pile D is out: the house marker is at E."""


@dataclass(slots=True)
class Clergy:
    """The clergymen of a player: whether the prior is at home, and how many lay brothers are. The others stand on buildings
    (`Land.men`)."""

    prior: bool
    brothers: int


@dataclass(slots=True)
class Table:
    """first       who was start player in round 1 [5.4].
    round        the running round (of two players: rotation); 0 before the first.
    agenda       what is still to come in this round, the next first.
    wheel        the index of each indicator, 0–12, or ABSENT.
    stage        the pile that comes out next: 0 is A … 3 is D, ALL_OUT afterwards.
    display      the buildings that may be built, in the order of the cards.
    box          buildings that are out of the game: built over on the neutral board, or left out by a position.
    lands        the boards, by seat; the neutral player's is the second of a solo game.
    stores       goods, by player.
    settlements  the supply of settlement cards, by player.
    clergy       by board.
    districts    sold so far; plots likewise.
    wonders      left [2.5].
    fee          of a work contract [10.1].
    bought       by player, whether a landscape was bought in this turn, round or phase.
    last         who took the last action.
    ending       two players: the end was triggered, what runs is the last there is.
    """

    setting: Setting
    chance: Chance
    first: Seat
    round: int
    agenda: list[Task]
    wheel: list[int]
    stage: int
    display: list[int]
    box: list[int]
    lands: list[Land]
    stores: list[Store]
    settlements: list[list[int]]
    clergy: list[Clergy]
    districts: int
    plots: int
    wonders: int
    fee: int
    bought: list[bool]
    last: Seat
    ending: bool
    over: bool
    chronicle: Chronicle = SILENT

    def copy(self) -> Table:
        return Table(
            self.setting,
            self.chance.copy(),
            self.first,
            self.round,
            self.agenda[:],
            self.wheel[:],
            self.stage,
            self.display[:],
            self.box[:],
            [land.copy() for land in self.lands],
            [store[:] for store in self.stores],
            [cards[:] for cards in self.settlements],
            [Clergy(clergy.prior, clergy.brothers) for clergy in self.clergy],
            self.districts,
            self.plots,
            self.wonders,
            self.fee,
            self.bought[:],
            self.last,
            self.ending,
            self.over,
        )

    @property
    def players(self) -> range:
        return range(self.setting.players)

    @property
    def start(self) -> Seat:
        """[5.4] the start player of the running round."""
        return (self.first + max(self.round, 1) - 1) % self.setting.players

    def order(self, seat: Seat) -> list[Seat]:
        """All players clockwise, beginning with this one."""
        count = self.setting.players
        return [(seat + step) % count for step in range(count)]

    def tell(self, kind: str, seat: Seat | None = None, /, **facts: Json) -> None:
        if self.chronicle:
            self.chronicle.events.append(Event(kind, seat, facts))

    # --- the wheel [4] --------------------------------------------------------------------------------------------------

    def value(self, indicator: int) -> int:
        """[4.3] what is produced by an indicator of the wheel."""
        return self.setting.mode.wheel[self.wheel[indicator]]

    def indicator_of(self, good: int) -> int | None:
        """The indicator of a good if it is on the wheel [4.6]."""
        indicator = INDICATOR_OF.get(good)
        return None if indicator is None or self.wheel[indicator] == ABSENT else indicator

    @property
    def joker_there(self) -> bool:
        return self.wheel[JOKER] != ABSENT

    # --- clergymen ------------------------------------------------------------------------------------------------------

    def send(self, board: int, card: int, man: Man) -> None:
        """A clergyman leaves home for a building on a board."""
        owner, kind = man
        if kind == PRIOR:
            self.clergy[owner].prior = False
        else:
            self.clergy[owner].brothers -= 1
        self.lands[board].stand(card, man)

    def bring_home(self, owner: int, kind: int | None = None) -> int:
        """All clergymen of an owner (or of one kind) return from wherever they stand; how many."""
        home = 0
        for land in self.lands:
            for card, men in list(land.men.items()):
                for man in men[:]:
                    if man[0] == owner and (kind is None or man[1] == kind):
                        land.leave(card, man)
                        self._take_in(man)
                        home += 1
        return home

    def _take_in(self, man: Man) -> None:
        owner, kind = man
        if kind == PRIOR:
            self.clergy[owner].prior = True
        else:
            self.clergy[owner].brothers += 1

    def at_home(self, owner: int) -> bool:
        """Whether an owner has any clergyman left to place."""
        clergy = self.clergy[owner]
        return clergy.prior or clergy.brothers > 0

    # --- prices ---------------------------------------------------------------------------------------------------------

    @property
    def district_price(self) -> int | None:
        """[8.3] of the next district, None where the pile is empty [8.7]."""
        return _DISTRICTS[self.setting.solo][self.districts]

    @property
    def plot_price(self) -> int | None:
        return _PLOTS[self.setting.solo][self.plots]

    # --- building -------------------------------------------------------------------------------------------------------

    def put(self, board: int, card: int, cell: int) -> None:
        """[6.C.4, 10.1] a card onto a board, with what being built brings; whence it came is the caller's affair. What it covers
        [14.4.6] is out of the game."""
        covered = self.lands[board].cards.get(cell)
        if covered is not None:
            self.box.append(covered)
        self.lands[board].put(card, cell)
        if card in FEE_RAISERS:
            self.fee = 2


_DISTRICTS: Final = ((*DISTRICT_PRICES, None), (*DISTRICT_PRICES[::-1], None))
_PLOTS: Final = ((*PLOT_PRICES, None), (*PLOT_PRICES[::-1], None))
"""[8.3, 14.4.2] the price of the next by how many are sold: usually, and alone."""


__all__ = ["ABSENT", "ALL_OUT", "BROTHER", "INDICATORS", "JOKER", "PRIOR", "Clergy", "Table", "Task"]
