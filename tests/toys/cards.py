"""A toy game with hidden cards: take turns to play a card of the hand or draw one; the higher sum of played cards wins.

Every seat starts with two of the cards 0 … 11. A turn: play a hand card (its number is won), or draw one, or peek at the top of
the deck and then play or draw. It ends when the deck is empty and all hands are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.game_options import GameOptions, Schema
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import NUMBER, STREAM, BySeat, Cards, Layout, Many, Name
from pentapolis.kernel.notation import SEATS, Notation, numbers
from pentapolis.kernel.outcome import Outcome, Refusal, rank
from pentapolis.kernel.zone import Zone, redeal

CARD = numbers("card", 0, 11)
LAYOUT = Layout(
    {
        "deck": Cards(CARD),
        "hands": BySeat(Cards(CARD)),
        "played": BySeat(Many(Name(CARD))),
        "turn": Name(SEATS),
        "turns": NUMBER,
        "chance": STREAM,
    }
)


@dataclass(slots=True)
class Table:
    deck: Zone
    hands: list[Zone]
    played: list[list[int]]
    turn: Seat
    turns: int
    chance: Chance
    chronicle: Chronicle = SILENT

    def copy(self) -> Table:
        return Table(
            self.deck.copy(),
            [hand.copy() for hand in self.hands],
            [cards[:] for cards in self.played],
            self.turn,
            self.turns,
            self.chance.copy(),
        )


class CardsGame:
    """Follows `kernel.rules.Rules`."""

    name = "toy-cards"
    version = 1
    minutes = (1, 2)
    schema = Schema(2, 4)
    notation = Notation({"play": (CARD,), "draw": (), "peek": ()})

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        seats = range(options.seats)
        table = Table(
            Zone(cards=CARD.numbers()), [Zone(1 << seat, ordered=False) for seat in seats], [[] for _ in seats], 0, 0, chance
        )
        table.deck.shuffle(chance)
        for hand in table.hands:
            table.deck.draw(hand)
            table.deck.draw(hand)
        return table

    def step(self, table: Table) -> Play:
        me, hand, deck = table.turn, table.hands[table.turn], table.deck
        options: list[Option] = [("play", card) for card in sorted(hand.cards)]
        if deck.cards:
            options += [("draw",), ("peek",)]
        if options:
            choice = yield Ask(me, "turn", options)
            if choice[0] == "peek":
                deck.show_at(-1, 1 << me)
                choice = yield Ask(me, "after-peek", [option for option in options if option[0] != "peek"])
            if choice[0] == "play":
                hand.take(choice[1])
                table.played[me].append(choice[1])
                table.chronicle.tell("play", me, card=choice[1])
            else:
                card = deck.draw(hand)
                table.chronicle.tell("draw", me, secrets={"card": card}, knowers=1 << me)
        table.turn = (me + 1) % len(table.hands)
        table.turns += 1

    def outcome(self, table: Table) -> Outcome | None:
        if table.deck.cards or any(hand.cards for hand in table.hands):
            return None
        scores = tuple(map(sum, table.played))
        return Outcome(scores, rank([[score] for score in scores]))

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        hand: list[Json] = [] if seat is None else [CARD.write(card) for card in sorted(table.hands[seat].cards)]
        return {
            "deck": len(table.deck),
            "hands": [len(each) for each in table.hands],
            "hand": hand,
            "played": [[CARD.write(card) for card in cards] for cards in table.played],
            "turn": table.turn,
        }

    def memory(self, table: Table, seat: Seat) -> dict[str, Json]:
        zones: dict[str, Json] = {}
        for name, zone in self.zones(table).items():
            zones[name] = [None if card is None else CARD.write(card) for card in zone.remembered(seat)]
        return zones

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        redeal(self.zones(table).values(), seat, chance)
        table.chance = chance.fork("imagined")

    def zones(self, table: Table) -> Mapping[str, Zone]:
        return {"deck": table.deck} | {f"hand {seat}": hand for seat, hand in enumerate(table.hands)}

    def components(self, table: Table) -> Mapping[str, int]:
        cards = [card for zone in self.zones(table).values() for card in zone.cards] + [
            card for cards in table.played for card in cards
        ]
        return Counter(map(CARD.write, cards))

    def describe(self, table: Table) -> dict[str, Json]:
        return LAYOUT.describe(table)

    def arrange(self, table: Table, given: Mapping[str, Json]) -> None:
        LAYOUT.arrange(table, given)

    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        if option[0] == "play":
            return None if option[1] in table.hands[ask.seat].cards else Refusal("not-in-hand", "2")
        return None if table.deck.cards else Refusal("deck-empty", "3")


GAME = CardsGame()
