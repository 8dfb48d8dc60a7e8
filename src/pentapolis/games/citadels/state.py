"""What lies on the table: one slotted dataclass of numbers, lists and zones, with `copy`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.zone import Zone

from .components import COLOUR_SET, COLOURS, INCOME_COLOUR, NO_COLOUR, NOBODY_NAMED, PLAIN, SCHOOL_OF_MAGIC, bits
from .options import SHORT_GOAL, Box
from .script import ASIDE

NO_SEAT: Final = -1

# What has been used up in a running turn, as bits of `Table.used`.
ACTION: Final = 1
ABILITY: Final = 2
INCOME: Final = 4
LAB_USED: Final = 8
SMITHY_USED: Final = 16
MUSEUM_USED: Final = 32
THANKED: Final = 64
USES: Final = ("action", "ability", "income", "laboratory", "smithy", "museum", "thanks")

_EARNING: Final = tuple(colour_set | bits(SCHOOL_OF_MAGIC) for colour_set in COLOUR_SET)
EARNING_AS: Final = tuple(0 if colour == NO_COLOUR else _EARNING[colour] for colour in INCOME_COLOUR)
"""By character, the set of districts that bring income, as bits."""


@dataclass(slots=True)
class Table:
    """A position.

    roster      the character of each rank in this game, lowest rank first.
    round       number of the round, from 1.
    crown       who has the crown; `first` is who had it when the round's draft began.
    gold        in each seat's store.
    cities      the houses of each seat in the order built (numbers of `components.HOUSE`); `built` is the same as a set of
                kinds in bits, kept beside it because it is asked for at every choice.
    museum      cards tucked under the Museum, wherever it stands.
    air         cards that are between two places while somebody chooses: drawn ones, or a district just destroyed.
    packet      the character cards that are passed round.
    dealt       the character cards in the order in which they left the packet: `script.Script` says who holds which.
    up          characters laid open.
    king_back   a King (Emperor) was turned up and put back, so all know that he is not the card that nobody saw.
    kept_down   the last of seven or eight seats kept that card instead of the one passed to it: its secret.
    called      the last rank that was called, 0 before the first.
    murdered, robbed, bewitched   the characters named, or `NOBODY_NAMED`.
    thief, witch, bishop, collector, queen   the seats that act as these in this round, or `NO_SEAT`.
    owing       the Assassin's seat if he built before the Tax Collector was called.
    acting      whose turn it is, or `NO_SEAT`; `actor` is the character he acts as, `used` what is used up, `raised` how many
                districts he built, `spent` what they cost; `bare` a turn of the action alone (bewitched, or Hospital).
    witch_used  what the Witch had used up when her turn stopped.
    finishers   seats in the order in which they completed a city; `sevens` those that have built seven, in order.
    bell        the Bell Tower has been rung: seven districts are enough.
    haunted     the round in which the Haunted City was built, 0 for none.
    looking     during an effect, whose hand the acting seat looks into, its own number for the deck, or `NO_SEAT`.
    doubles     for each seat, the kind that its Quarry let it build twice, or -1.
    over        the last round has been played to its end.
    """

    box: Box
    roster: tuple[int, ...]
    crown: Seat
    gold: list[int]
    deck: Zone
    hands: list[Zone]
    cities: list[list[int]]
    museum: Zone
    air: Zone
    packet: Zone
    dealt: Zone
    chance: Chance
    built: list[int] = field(default_factory=list)
    up: list[int] = field(default_factory=list)
    finishers: list[Seat] = field(default_factory=list)
    sevens: list[Seat] = field(default_factory=list)
    doubles: list[int] = field(default_factory=list)
    first: Seat = 0
    round: int = 1
    king_back: bool = False
    kept_down: bool = False
    called: int = 0
    murdered: int = NOBODY_NAMED
    robbed: int = NOBODY_NAMED
    bewitched: int = NOBODY_NAMED
    thief: Seat = NO_SEAT
    witch: Seat = NO_SEAT
    bishop: Seat = NO_SEAT
    collector: Seat = NO_SEAT
    queen: Seat = NO_SEAT
    owing: Seat = NO_SEAT
    acting: Seat = NO_SEAT
    actor: int = NOBODY_NAMED
    used: int = 0
    raised: int = 0
    spent: int = 0
    bare: bool = False
    witch_used: int = 0
    looking: Seat = NO_SEAT
    bell: bool = False
    haunted: int = 0
    over: bool = False
    chronicle: Chronicle = SILENT

    def copy(self) -> Table:
        """Shares nothing that changes; the chronicle is silent."""
        twin = Table.__new__(Table)
        twin.box, twin.roster, twin.crown, twin.gold = self.box, self.roster, self.crown, self.gold[:]
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.cities = [city[:] for city in self.cities]
        twin.museum, twin.air = self.museum.copy(), self.air.copy()
        twin.packet, twin.dealt = self.packet.copy(), self.dealt.copy()
        twin.chance = self.chance.copy()
        twin.built, twin.up, twin.finishers = self.built[:], self.up[:], self.finishers[:]
        twin.sevens, twin.doubles = self.sevens[:], self.doubles[:]
        twin.first, twin.round, twin.king_back, twin.kept_down = self.first, self.round, self.king_back, self.kept_down
        twin.called, twin.murdered, twin.robbed, twin.bewitched = self.called, self.murdered, self.robbed, self.bewitched
        twin.thief, twin.witch, twin.bishop = self.thief, self.witch, self.bishop
        twin.collector, twin.queen, twin.owing = self.collector, self.queen, self.owing
        twin.acting, twin.actor, twin.used, twin.raised = self.acting, self.actor, self.used, self.raised
        twin.spent, twin.bare, twin.witch_used, twin.bell = self.spent, self.bare, self.witch_used, self.bell
        twin.looking, twin.haunted, twin.over, twin.chronicle = self.looking, self.haunted, self.over, SILENT
        return twin

    # --- seats ------------------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.box.seats

    def others(self, me: Seat) -> list[Seat]:
        """All other seats, clockwise from the left neighbour."""
        return [(me + step) % self.box.seats for step in range(1, self.box.seats)]

    # --- the draft --------------------------------------------------------------------------------------------------------

    @property
    def drafting(self) -> bool:
        """Whether characters are still being chosen in this round."""
        return bool(self.packet.cards)

    def holder_at(self, place: int) -> Seat:
        """Who holds the card at a place of the draft's sequence, or ASIDE."""
        holders = self.box.script.holders[self.first]
        if self.kept_down and place in (0, len(holders) - 1):
            return ASIDE if place else holders[-1]
        return holders[place]

    def place_of(self, character: int) -> int:
        """Where a character lies in the draft's sequence, or -1 where it lies open."""
        return self.dealt.cards.index(character) if character in self.dealt.cards else -1

    def holder(self, character: int) -> Seat:
        """Who holds a character, or ASIDE."""
        place = self.place_of(character)
        return ASIDE if place < 0 else self.holder_at(place)

    def held_by(self, seat: Seat) -> Iterator[int]:
        """The places of the cards that a seat holds."""
        for place in range(len(self.dealt.cards)):
            if self.holder_at(place) == seat:
                yield place

    # --- cities -----------------------------------------------------------------------------------------------------------

    @property
    def goal(self) -> int:
        """[11.4, D39] how many districts complete a city now."""
        return min(SHORT_GOAL, self.box.goal) if self.bell else self.box.goal

    def complete(self, seat: Seat) -> bool:
        """[11.4, D11] whether a city is completed at this moment."""
        return len(self.cities[seat]) >= self.goal

    def owner_of(self, kind: int) -> Seat:
        """Who has a certain special district, or `NO_SEAT`; of the two Keeps, the first."""
        bit = 1 << kind
        for seat, built in enumerate(self.built):
            if built & bit:
                return seat
        return NO_SEAT

    def income(self, seat: Seat, colour: int) -> int:
        """[7.12, 9.6, D20] what the districts of a colour bring; the School of Magic counts as one of them."""
        built = self.built[seat]
        count = (built & _EARNING[colour]).bit_count()
        return count + self._twins(seat, colour) if len(self.cities[seat]) != built.bit_count() else count

    def incomes(self, seat: Seat) -> tuple[int, ...]:
        """[7.12] `income` for each of the colours."""
        built = self.built[seat]
        if len(self.cities[seat]) == built.bit_count():
            yellow, blue, green, red, purple = _EARNING
            return (
                (built & yellow).bit_count(),
                (built & blue).bit_count(),
                (built & green).bit_count(),
                (built & red).bit_count(),
                (built & purple).bit_count(),
            )
        return tuple(self.income(seat, colour) for colour in range(len(COLOURS)))

    def _twins(self, seat: Seat, colour: int) -> int:
        """Districts of a colour beyond the first of their kind (Quarry, Wizard)."""
        city = self.cities[seat]
        ordinary = COLOUR_SET[colour]
        kinds = [PLAIN[house] for house in city if ordinary >> PLAIN[house] & 1]
        return len(kinds) - len(set(kinds))
