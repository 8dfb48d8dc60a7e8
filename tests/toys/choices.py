"""A toy game of simultaneous choices: everybody bids a card at once, chance has a say, and the bids are revealed afterwards.

Every seat holds four cards. Each of three rounds: all seats choose a hand card at the same time and lay it face down; chance then
picks one seat, which may look at another's bid; all bids are turned up, and the highest, if no other equals it, wins as many
points as the number of the round. Of a `large` box more cards stay out; without `peeking` nobody looks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.ask import SKIP, Ask, Option, Play, Seat, answers
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.game_options import Choice, Flag, GameOptions, Schema
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import FLAG, NUMBER, STREAM, BySeat, Cards, Layout, Many, Maybe, Name
from pentapolis.kernel.notation import SEATS, Notation, numbers
from pentapolis.kernel.outcome import Outcome, Refusal, rank
from pentapolis.kernel.zone import PUBLIC, Zone, redeal

CARD = numbers("card", 0, 6)
COPIES: Final = {"small": 3, "large": 4}
HAND: Final = 4
ROUNDS: Final = 3
NOBODY: Final = -1
LAYOUT = Layout(
    {
        "rest": Cards(CARD),
        "hands": BySeat(Cards(CARD)),
        "bids": BySeat(Cards(CARD)),
        "spent": BySeat(Many(Name(CARD))),
        "points": BySeat(NUMBER),
        "round": NUMBER,
        "lucky": Maybe(Name(SEATS), NOBODY),
        "peeking": FLAG,
        "chance": STREAM,
    }
)


@dataclass(slots=True)
class Table:
    """`lucky` is the seat that may look at a bid; NOBODY while the bids are not made."""

    rest: Zone
    hands: list[Zone]
    bids: list[Zone]
    spent: list[list[int]]
    points: list[int]
    round: int
    lucky: Seat
    peeking: bool
    chance: Chance
    chronicle: Chronicle = SILENT

    def copy(self) -> Table:
        return Table(
            self.rest.copy(),
            [hand.copy() for hand in self.hands],
            [bid.copy() for bid in self.bids],
            [cards[:] for cards in self.spent],
            self.points[:],
            self.round,
            self.lucky,
            self.peeking,
            self.chance.copy(),
        )


class ChoicesGame:
    """Follows `kernel.rules.Rules`."""

    name = "toy-choices"
    version = 1
    minutes = (1, 2)
    schema = Schema(2, 4, (Choice("box", ("small", "large"), "small"), Flag("peeking", True)))
    notation = Notation({"bid": (CARD,), "peek": (SEATS,), "skip": ()})

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        seats = range(options.seats)
        rest = Zone(cards=[card for card in CARD.numbers() for _ in range(COPIES[options.text("box")])])
        rest.shuffle(chance)
        table = Table(
            rest,
            [Zone(1 << seat, ordered=False) for seat in seats],
            [Zone(1 << seat) for seat in seats],
            [[] for _ in seats],
            [0 for _ in seats],
            1,
            NOBODY,
            options.flag("peeking"),
            chance,
        )
        for hand in table.hands:
            for _ in range(HAND):
                rest.draw(hand)
        return table

    def step(self, table: Table) -> Play:
        return self._bid(table) if table.lucky == NOBODY else self._reveal(table)

    def _bid(self, table: Table) -> Play:
        sent = yield tuple(self._ask(table, seat) for seat in range(len(table.hands)))
        for seat, choice in enumerate(answers(sent)):
            table.hands[seat].slip(choice[1], table.bids[seat])
            table.chronicle.tell("bid", seat, secrets={"card": CARD.write(choice[1])}, knowers=1 << seat)
        table.lucky = table.chance.below(len(table.hands))
        table.chronicle.tell("lucky", table.lucky)

    def _ask(self, table: Table, seat: Seat) -> Ask:
        return Ask(seat, "bid", [("bid", card) for card in sorted(set(table.hands[seat].cards))])

    def _reveal(self, table: Table) -> Play:
        me = table.lucky
        if table.peeking:
            others: list[Option] = [("peek", seat) for seat in range(len(table.hands)) if seat != me]
            choice = yield Ask(me, "peek", [*others, SKIP])
            if choice is not SKIP:
                table.bids[choice[1]].show(1 << me)
                table.chronicle.tell("peek", me, owner=choice[1])
        bids = [bid.pop(PUBLIC) for bid in table.bids]
        for seat, card in enumerate(bids):
            table.spent[seat].append(card)
        table.chronicle.tell("reveal", cards=[CARD.write(card) for card in bids])
        best = max(bids)
        if bids.count(best) == 1:
            table.points[bids.index(best)] += table.round
        table.round, table.lucky = table.round + 1, NOBODY

    def outcome(self, table: Table) -> Outcome | None:
        if table.round <= ROUNDS:
            return None
        return Outcome(tuple(table.points), rank([[points] for points in table.points]))

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        hand: list[Json] = [] if seat is None else [CARD.write(card) for card in sorted(table.hands[seat].cards)]
        bids: list[Json] = [[_name(card) for card in bid.seen_by(seat)] for bid in table.bids]
        return {
            "hand": hand,
            "bids": bids,
            "spent": [[CARD.write(card) for card in cards] for cards in table.spent],
            "points": [*table.points],
            "round": table.round,
            "lucky": None if table.lucky == NOBODY else table.lucky,
            "rest": len(table.rest),
        }

    def memory(self, table: Table, seat: Seat) -> dict[str, Json]:
        return {name: [_name(card) for card in zone.remembered(seat)] for name, zone in self.zones(table).items()}

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        redeal(self.zones(table).values(), seat, chance)
        table.chance = chance.fork("imagined")

    def zones(self, table: Table) -> Mapping[str, Zone]:
        hands = {f"hand {seat}": hand for seat, hand in enumerate(table.hands)}
        return {"rest": table.rest} | hands | {f"bid {seat}": bid for seat, bid in enumerate(table.bids)}

    def components(self, table: Table) -> Mapping[str, int]:
        hidden = [card for zone in self.zones(table).values() for card in zone.cards]
        return Counter(map(CARD.write, hidden + [card for cards in table.spent for card in cards]))

    def describe(self, table: Table) -> dict[str, Json]:
        return LAYOUT.describe(table)

    def arrange(self, table: Table, given: Mapping[str, Json]) -> None:
        LAYOUT.arrange(table, given)

    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        if option[0] == "bid" and ask.about == "bid":
            return None if option[1] in table.hands[ask.seat].cards else Refusal("not-in-hand", "1")
        return Refusal("own-bid", "2") if option == ("peek", ask.seat) else None


def _name(card: int | None) -> str | None:
    return None if card is None else CARD.write(card)


GAME = ChoicesGame()
