"""A toy game of composed choices and of memory: gifts go face down from hand to hand.

Ten cards in five colours, two seats or three with three cards each, the rest on a face-down deck. A turn: choose who is given
to, then one or two hand cards, one pick at a time, and be done; the gift is slipped across unseen by the others. Then draw up to
three, or show a card to everybody instead. After eight turns each pair of a colour in a hand counts a point.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.ask import DONE, Ask, Option, Play, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.game_options import GameOptions, Number, Schema
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import NUMBER, STREAM, BySeat, Cards, Layout, Name
from pentapolis.kernel.notation import SEATS, Kind, Notation
from pentapolis.kernel.outcome import Outcome, Refusal, rank
from pentapolis.kernel.zone import PUBLIC, Zone, redeal

COLOURS: Final = ("red", "blue", "green", "grey", "white")
CARD = Kind("card", COLOURS)
HAND: Final = 3
LAYOUT = Layout(
    {"deck": Cards(CARD), "hands": BySeat(Cards(CARD)), "turn": Name(SEATS), "turns": NUMBER, "last": NUMBER, "chance": STREAM}
)


@dataclass(slots=True)
class Table:
    deck: Zone
    hands: list[Zone]
    turn: Seat
    turns: int
    last: int
    chance: Chance
    chronicle: Chronicle = SILENT

    def copy(self) -> Table:
        hands = [hand.copy() for hand in self.hands]
        return Table(self.deck.copy(), hands, self.turn, self.turns, self.last, self.chance.copy())


class GiftsGame:
    """Follows `kernel.rules.Rules`."""

    name = "toy-gifts"
    version = 1
    minutes = (1, 2)
    schema = Schema(2, 3, (Number("turns", 4, 12, 8),))
    notation = Notation({"to": (SEATS,), "pick": (CARD,), "show": (CARD,), "draw": (), "done": ()})

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        deck = Zone(cards=[card for card in CARD.numbers() for _ in range(2)])
        deck.shuffle(chance)
        hands = [Zone(1 << seat, ordered=False) for seat in range(options.seats)]
        table = Table(deck, hands, 0, 0, options.number("turns"), chance)
        for hand in hands:
            self._fill(table, hand)
        return table

    def _fill(self, table: Table, hand: Zone) -> int:
        count = min(len(table.deck), HAND - len(hand)) if len(hand) < HAND else 0
        for _ in range(count):
            table.deck.draw(hand)
        return count

    def step(self, table: Table) -> Play:
        me, hand = table.turn, table.hands[table.turn]
        if hand.cards:
            yield from self._give(table, me)
        options: list[Option] = [("draw",), *(("show", card) for card in sorted(set(hand.cards)))]
        choice = yield Ask(me, "close", options)
        if choice[0] == "draw":
            table.chronicle.tell("draw", me, count=self._fill(table, hand))
        else:
            hand.show_at(hand.cards.index(choice[1]), PUBLIC)
            table.chronicle.tell("show", me, card=CARD.write(choice[1]))
        table.turn, table.turns = (me + 1) % len(table.hands), table.turns + 1

    def _give(self, table: Table, me: Seat) -> Play:
        """Nothing moves until the gift is complete."""
        to = yield Ask(me, "to", [("to", seat) for seat in range(len(table.hands)) if seat != me])
        picks: list[Option] = []
        while len(picks) < 2:
            left = Counter(table.hands[me].cards) - Counter(card for _, card in picks)
            more: list[Option] = [("pick", card) for card in sorted(left)]
            choice = yield Ask(me, "gift", [*more, DONE] if picks else more, [*picks])
            if choice is DONE or not more:
                break
            picks.append(choice)
        for _, card in picks:
            table.hands[me].slip(card, table.hands[to[1]])
        cards: list[Json] = [CARD.write(card) for _, card in picks]
        table.chronicle.tell("gift", me, secrets={"cards": cards}, knowers=1 << me | 1 << to[1], to=to[1], count=len(cards))

    def outcome(self, table: Table) -> Outcome | None:
        if table.turns < table.last:
            return None
        scores = tuple(sum(count == 2 for count in Counter(hand.cards).values()) for hand in table.hands)
        return Outcome(scores, rank([[score] for score in scores]))

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        return {
            "deck": len(table.deck),
            "hands": [[_name(card) for card in hand.remembered(seat)] for hand in table.hands],
            "turn": table.turn,
            "left": table.last - table.turns,
        }

    def memory(self, table: Table, seat: Seat) -> dict[str, Json]:
        return {name: [_name(card) for card in zone.remembered(seat)] for name, zone in self.zones(table).items()}

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        redeal(self.zones(table).values(), seat, chance)
        table.chance = chance.fork("imagined")

    def zones(self, table: Table) -> Mapping[str, Zone]:
        return {"deck": table.deck} | {f"hand {seat}": hand for seat, hand in enumerate(table.hands)}

    def components(self, table: Table) -> Mapping[str, int]:
        return Counter(CARD.write(card) for zone in self.zones(table).values() for card in zone.cards)

    def describe(self, table: Table) -> dict[str, Json]:
        return LAYOUT.describe(table)

    def arrange(self, table: Table, given: Mapping[str, Json]) -> None:
        LAYOUT.arrange(table, given)

    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        if option == ("to", ask.seat):
            return Refusal("not-yourself", "1")
        if option[0] in ("pick", "show") and option[1] not in table.hands[ask.seat].cards:
            return Refusal("not-in-hand", "2")
        return None


def _name(card: int | None) -> str | None:
    return None if card is None else CARD.write(card)


GAME = GiftsGame()
