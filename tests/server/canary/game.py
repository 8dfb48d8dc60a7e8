"""Cards go every hidden way there is: drawn, peeked at, passed face down, buried by twos, bid at the same time; some are played.

Every fourth round begins with a bid: all at once lay a card of their hand, then all are shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b

from pentapolis.kernel.ask import Ask, Option, Play, Seat, answers
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import SILENT, Chronicle
from pentapolis.kernel.game_options import GameOptions, Number, Schema
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import NUMBER, STREAM, BySeat, Cards, Layout, Many, Name
from pentapolis.kernel.notation import SEATS, Kind, Notation
from pentapolis.kernel.outcome import Outcome, Refusal, rank
from pentapolis.kernel.zone import Zone, redeal

DECOYS = 12
"""Names of no card: an error that tells what words there are lists the first of them, which are no secret."""
COUNT = 40


def mark(number: int) -> str:
    return "mark" + blake2b(b"canary %d" % number, digest_size=8).hexdigest()


MARKS = tuple(mark(number) for number in range(COUNT))
CARD = Kind("card", [f"decoy{number}" for number in range(DECOYS)] + list(MARKS))
FIRST = DECOYS


@dataclass(slots=True)
class Table:
    deck: Zone
    grave: Zone
    hands: list[Zone]
    played: list[list[int]]
    turns: int
    chance: Chance
    chronicle: Chronicle = SILENT

    def copy(self) -> Table:
        hands, played = [hand.copy() for hand in self.hands], [cards[:] for cards in self.played]
        return Table(self.deck.copy(), self.grave.copy(), hands, played, self.turns, self.chance.copy())


LAYOUT = Layout(
    {
        "deck": Cards(CARD),
        "grave": Cards(CARD),
        "hands": BySeat(Cards(CARD)),
        "played": BySeat(Many(Name(CARD))),
        "turns": NUMBER,
        "chance": STREAM,
    }
)


class Canary:
    """Follows `kernel.rules.Rules`."""

    name = "canary"
    version = 1
    minutes = (1, 2)
    schema = Schema(2, 4, (Number("cards", 12, COUNT, COUNT),))
    notation = Notation(
        {
            "play": (CARD,),
            "draw": (),
            "peek": (),
            "sink": (),
            "pass": (CARD, SEATS),
            "bury": (),
            "pick": (CARD,),
            "bid": (CARD,),
        }
    )

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        seats = range(options.seats)
        deck = Zone(cards=range(FIRST, FIRST + options.number("cards")))
        table = Table(deck, Zone(), [Zone(1 << seat, ordered=False) for seat in seats], [[] for _ in seats], 0, chance)
        deck.shuffle(chance)
        for hand in table.hands * 3:
            deck.draw(hand)
        return table

    def step(self, table: Table) -> Play:
        if table.turns % (4 * len(table.hands)) == 0 and all(hand.cards for hand in table.hands):
            yield from _bid(table)
        yield from _turn(table, table.turns % len(table.hands))
        table.turns += 1

    def outcome(self, table: Table) -> Outcome | None:
        if table.deck.cards:
            return None
        scores = tuple(map(len, table.played))
        return Outcome(scores, rank([[score] for score in scores]))

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        hand: list[Json] = [] if seat is None else [CARD.write(card) for card in sorted(table.hands[seat].cards)]
        return {
            "deck": len(table.deck),
            "grave": len(table.grave),
            "hands": [len(each) for each in table.hands],
            "hand": hand,
            "played": [[CARD.write(card) for card in cards] for cards in table.played],
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
        hands = {f"hand {seat}": hand for seat, hand in enumerate(table.hands)}
        return {"deck": table.deck, "grave": table.grave, **hands}

    def components(self, table: Table) -> Mapping[str, int]:
        piles = [*(zone.cards for zone in self.zones(table).values()), *table.played]
        return Counter(CARD.write(card) for pile in piles for card in pile)

    def describe(self, table: Table) -> dict[str, Json]:
        return LAYOUT.describe(table)

    def arrange(self, table: Table, given: Mapping[str, Json]) -> None:
        LAYOUT.arrange(table, given)

    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        if option[0] not in ("play", "pass") or option[1] in table.hands[ask.seat].cards:
            return None
        return Refusal("not-in-hand", "2.1", {"card": CARD.write(option[1])})


def _cards(verb: str, hand: Zone) -> list[Option]:
    return [(verb, card) for card in sorted(hand.cards)]


def _bid(table: Table) -> Play:
    """All lay a card at the same time, then all see them."""
    asks = tuple(Ask(seat, "bid", _cards("bid", hand)) for seat, hand in enumerate(table.hands))
    for seat, bid in enumerate(answers((yield asks))):
        table.hands[seat].take(bid[1])
        table.played[seat].append(bid[1])
        table.chronicle.tell("bid", seat, card=CARD.write(bid[1]))


def _turn(table: Table, me: Seat) -> Play:
    hand = table.hands[me]
    others = [seat for seat in range(len(table.hands)) if seat != me]
    options: list[Option] = [("draw",), ("peek",), *_cards("play", hand)]
    options += [("pass", card, seat) for card in sorted(hand.cards) for seat in others]
    if len(hand) >= 2:
        options.append(("bury",))
    choice = yield Ask(me, "turn", options)
    if choice[0] == "peek":
        table.deck.show_at(-1, 1 << me)
        seen = {"card": CARD.write(table.deck.cards[-1])}
        table.chronicle.tell("peek", me, secrets=seen, knowers=1 << me)
        choice = yield Ask(me, "after-peek", [("draw",), ("sink",)])
    if choice[0] == "bury":
        yield from _bury(table, me)
    else:
        _ACTS[choice[0]](table, me, choice)


def _bury(table: Table, me: Seat) -> Play:
    """Two cards of the hand, picked one by one, go face down to the grave."""
    hand = table.hands[me]
    first = yield Ask(me, "bury", _cards("pick", hand), [("bury",)])
    rest: list[Option] = [option for option in _cards("pick", hand) if option != first]
    second = yield Ask(me, "bury", rest, [("bury",), first])
    for _, card in (first, second):
        hand.slip(card, table.grave)
    table.chronicle.tell("bury", me, secrets={"cards": [CARD.write(first[1]), CARD.write(second[1])]}, knowers=1 << me)


def _play(table: Table, me: Seat, choice: Option) -> None:
    table.hands[me].take(choice[1])
    table.played[me].append(choice[1])
    table.chronicle.tell("play", me, card=CARD.write(choice[1]))


def _draw(table: Table, me: Seat, choice: Option) -> None:
    card = table.deck.draw(table.hands[me])
    table.chronicle.tell("draw", me, secrets={"card": CARD.write(card)}, knowers=1 << me)


def _sink(table: Table, me: Seat, choice: Option) -> None:
    """The top card goes to the bottom."""
    known = table.deck.known[-1]
    card = table.deck.pop(seen=known)
    table.deck.cards.insert(0, card)
    table.deck.known.insert(0, known)


def _pass(table: Table, me: Seat, choice: Option) -> None:
    _, card, you = choice
    table.hands[me].slip(card, table.hands[you])
    table.chronicle.tell("pass", me, to=you, secrets={"card": CARD.write(card)}, knowers=1 << me | 1 << you)


_ACTS = {"play": _play, "draw": _draw, "sink": _sink, "pass": _pass}


def known_to(table: Table, seat: Seat | None) -> set[str]:
    """The marks that a seat (None: a spectator) may know now."""
    zones = GAME.zones(table).values()
    seen = {card for zone in zones for card in zone.seen_by(seat) if card is not None}
    return {CARD.write(card) for card in seen.union(*table.played)}


GAME = Canary()
