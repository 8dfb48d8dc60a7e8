"""[5] Phase 1: trade."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import PUBLIC

from ..components import LIBRARY, MARKET_SIZE
from ..notation import CHOOSE, DECK, DISCARD, END_TRADE, GIVE, LIBRARY_LOOK, MARKET, OPPONENT, TAKE
from ..state import DEVELOPMENT, NOBODY_SHOWN, Table, side_a
from . import deck, guild
from .hands import Picks, kinds, names, pick, steal


def limit(table: Table, me: Seat) -> int:
    """[5.1] Cards that the player may exchange in a turn: one for each road on side A, and one without any. (Nothing in the phase
    changes it [5.7].)"""
    return side_a(table.roads[me]) or 1


def deck_only(table: Table, me: Seat) -> bool:
    """[5.2] Without a road on side A the one exchange is with the deck."""
    return not table.roads[me]


def exchangeable(table: Table, me: Seat) -> int:
    """[5.1, 5.6] Cards that the player may exchange now.

    [decision D5] Never more than are in hand: cards "from the hand" are exchanged, and an empty hand could otherwise look at an
    opponent's card for nothing.
    """
    return min(limit(table, me) - table.exchanged, len(table.hands[me].cards))


def library_usable(table: Table, me: Seat, rival: Seat) -> bool:
    """[5.15] Whether the Library serves against this opponent.

    [decision D7] Once in a turn for each opponent, not once in a turn: only a repetition with the same player is blind. A
    blind exchange is a first one too.
    """
    return not table.met >> rival & 1 and LIBRARY in table.buildings[me]


def options(table: Table, me: Seat) -> tuple[Option, ...]:
    """What the trade offers; its end alone where there is nothing to exchange and no Guild to use."""
    most = exchangeable(table, me)
    if most <= 0:
        return (*guild.options(table, me), END_TRADE)
    if deck_only(table, me):
        return (*DECK[most], *guild.options(table, me), END_TRADE)
    offered = DECK[most] + MARKET[most]
    for rival in table.others(me):
        held = len(table.hands[rival].cards)
        offered += OPPONENT[rival][most if most < held else held]
        if LIBRARY in table.buildings[me] and library_usable(table, me, rival):
            offered += LIBRARY_LOOK[rival][most if most < held else held]
    return (*offered, *guild.options(table, me), END_TRADE)


def trade(table: Table, offered: tuple[Option, ...]) -> Play:
    """One exchange, one use of the Guild, or the end of the phase."""
    me = table.player
    choice = yield Ask(me, "trade", offered)
    verb = choice[0]
    if verb == "end-trade":
        table.phase = DEVELOPMENT
    elif verb == "guild":
        guild.use(table, me, choice[1])
    else:
        yield from EXCHANGES[verb](table, me, choice)


def with_deck(table: Table, me: Seat, choice: Option) -> Play:
    """[5.8] Discard first, then draw: a deck made anew holds the cards just discarded."""
    count = choice[1]
    given = yield from pick(me, "deck-discard", table.hands[me].cards, DISCARD, count, [choice])
    table.exchanged += count
    table.spend(me, given)
    drawn = deck.draw(table, me, count)
    if table.chronicle:
        table.chronicle.tell(
            "deck-exchange",
            me,
            count=count,
            resources_given=names(given),
            secrets={"resources_taken": names(drawn)},
            knowers=1 << me,
        )


def with_market(table: Table, me: Seat, choice: Option) -> Play:
    """[5.9] Take first, then give: each card given lies in the place of one taken."""
    count = choice[1]
    taken = yield from pick_from_market(table, me, count, [choice])
    picked = [choice, *(TAKE[card] for card in taken)]
    given = yield from pick(me, "market-give", returnable(table, me, taken), GIVE, count, picked)
    table.exchanged += count
    hand = table.hands[me]
    for card in taken:
        hand.put(card, PUBLIC)
    for card in given:
        hand.take(card)
    for old, new in zip(market_places(table, taken), given, strict=True):
        table.market[old] = new
    if table.chronicle:
        table.chronicle.tell("market-exchange", me, count=count, resources_taken=names(taken), resources_given=names(given))


def returnable(table: Table, me: Seat, taken: list[int]) -> list[int]:
    """[5.10] What may be put into the market.

    [decision D6] Also a card of the very kind taken, or the card itself: pointless, but nothing forbids it, and with opponents
    it is allowed in so many words.
    """
    return [*table.hands[me].cards, *taken]


def pick_from_market(table: Table, me: Seat, count: int, picked: list[Option]) -> Picks:
    if table.market.count(table.market[0]) == MARKET_SIZE:
        return table.market[:count]
    return (yield from pick(me, "market-take", table.market, TAKE, count, picked))


def market_places(table: Table, taken: list[int]) -> list[int]:
    """The places of the cards taken, in their order."""
    places: list[int] = []
    for card in taken:
        places.append(next(place for place, lying in enumerate(table.market) if lying == card and place not in places))
    return places


def with_opponent(table: Table, me: Seat, choice: Option) -> Play:
    """[5.11] Draw blindly, then return."""
    rival, count = choice[1], choice[2]
    table.exchanged += count
    table.met |= 1 << rival
    drawn = steal(table, rival, me, count)
    if table.chronicle:
        told: dict[str, Json] = {"resources": names(drawn)}
        table.chronicle.tell("opponent-draw", me, rival=rival, count=count, secrets=told, knowers=1 << me | 1 << rival)
    yield from give_back(table, me, choice)


def with_library(table: Table, me: Seat, choice: Option) -> Play:
    """[5.15] Choose one card of the open hand, draw the others blindly, then return.

    [decision D25] Opponent and number are announced before the hand is shown, one card must then be chosen, and with the
    choice the look ends: or else the Library would be a free look at every hand.
    """
    rival, count = choice[1], choice[2]
    table.exchanged += count
    table.met |= 1 << rival
    chosen = yield from choose(table, me, choice)
    table.hands[rival].slip(chosen, table.hands[me], 1 << me)
    drawn = [chosen, *steal(table, rival, me, count - 1)]
    if table.chronicle:
        told: dict[str, Json] = {"resources": names(drawn)}
        table.chronicle.tell("library-draw", me, rival=rival, count=count, secrets=told, knowers=1 << me | 1 << rival)
    yield from give_back(table, me, choice)


def choose(table: Table, me: Seat, choice: Option) -> Generator[Ask, Option, int]:
    """The card that the player wants of the hand that lies open."""
    rival = choice[1]
    hand = table.hands[rival]
    hand.show(1 << me)
    if table.chronicle:
        table.chronicle.tell("library", me, rival=rival, count=choice[2])
    if len(hand.cards) == 1:
        return hand.cards[0]
    table.shown = rival
    word = yield Ask(me, "library-choose", kinds(hand.cards, CHOOSE), [choice])
    table.shown = NOBODY_SHOWN
    card: int = word[1]
    return card


def give_back(table: Table, me: Seat, choice: Option) -> Play:
    """[5.12, 5.13] As many cards as were drawn, at once; they may be the very ones."""
    rival, count = choice[1], choice[2]
    given = yield from pick(me, "give-back", table.hands[me].cards, GIVE, count, [choice])
    for card in given:
        table.hands[me].slip(card, table.hands[rival], 1 << rival)
    if table.chronicle:
        told: dict[str, Json] = {"resources": names(given)}
        table.chronicle.tell("opponent-return", me, rival=rival, count=count, secrets=told, knowers=1 << me | 1 << rival)


EXCHANGES: Final[Mapping[str, Callable[[Table, Seat, Option], Play]]] = {
    "deck": with_deck,
    "market": with_market,
    "opponent": with_opponent,
    "library": with_library,
}
