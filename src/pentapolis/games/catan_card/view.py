"""What a seat may see, remember and imagine.

`look` of a seat (spectators: `hand` and `prices` are empty, `open` is null):

    {
     "turn": 12,                       number of the turn, from 1
     "player": 0,                      whose turn it is
     "phase": "trade",                 "start" (nothing is asked yet), "trade" or "development"
     "exchanges": {"limit": 2, "used": 1, "left": 1, "deck_only": false},     of the player in this turn [5.1, 5.2]; `left` is 0
                                       once the trade is over, and no more than the player's hand [5.6]
     "built": ["road", "settlement"],  kinds that the player built in this turn: road knight settlement city building [6.5]
     "guild": true,                    whether the player can still use a Merchant Guild in this turn (owned, not used) [9.4]
     "university": false,              likewise the University [9.5]
     "library": [1, 3],                opponents with whom the player can still use the Library in this turn [5.15]
     "deck": 17,
     "discard": ["wool", …],           from the top
     "market": ["ore", "lumber", "ore", "wool", "wool"],     by place; sorted when it is laid out anew
     "supply": {"road": 0, "knight": 1, "settlement": 3, "library": 1, …},     the buildings that this game has, also at 0
     "fate": "white",                  "black", or null with two players
     "arrows": [1, 2, 3, 0],           by seat, to which neighbour the fate card's arrows point (two players: the other one)
     "seats": [{
       "points": 7,
       "score": {"roads": 1, "knights": 0, "settlements": 1, "cities": 2, "buildings": 3},     adds up to `points`
       "hand": 6,                      how many cards
       "roads": ["A", "B", "A"],       sides of the column, oldest first
       "safe_roads": 3,                how many of the first cannot be taken [7.9]
       "knights": ["A"], "safe_knights": 0,
       "settlements": 1,
       "cities": [{"event": "raid", "building": "library"}, {"event": "market-day", "building": null}],     oldest first
       "exchange_limit": 2,            of a turn
       "draw": [2, 3]                  cards drawn at the end of a turn, at least and at most [11.2]
      }, …],
     "hand": ["brick", "ore", "ore"],  mine, sorted
     "open": {"seat": 2, "cards": ["grain", "ore"]} | null,     a hand that only I see now, because of the Library, sorted
     "prices": [{                      one for every card that can be built in this game, for my eyes: mine, in my turn or not
       "card": "road",
       "price": ["brick", "lumber"],
       "short": ["lumber"],            what is lacking if paid card for card
       "payable": true,                whether it can be paid in some way: three for one and a usable University included
       "waivable": false,              whether the University can still save a card of it in this turn
       "obstacle": null | {"reason", "paragraph", "facts"},     why it cannot be built in this turn, price and phase apart: words
                                       `refusal-<reason>`, short `why-<reason>`
       "gain": 1,                      points that it would bring me
       "side": "B" | null,             for roads and knights: the side that it would show at the end of my column …
       "number": 4 | null,             … and its number there
       "from": 2 | null,               the seat from which it would be taken; null: from the supply (or from nowhere)
       "walk": [{"seat": 1, "found": "safe"}, {"seat": 2, "found": "taken"}, {"seat": 3, "found": "beyond"}]
                                       while the stack is empty, for roads and knights: the opponents in the order of the arrows,
                                       and what is found there: "none" (has no such card), "safe" (protected), "taken", "beyond"
      }, …],
     "win": 10
    }

Resources are `brick lumber ore wool grain`, always in this order.
"""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import Zone, redeal

from .components import BUILDINGS, CARDS, COLUMNS, EVENT, KNIGHT, PRICES, RESOURCES, ROAD, SETTLEMENT, WINNING_POINTS
from .notation import DRAW
from .rules import guild
from .rules.development import most_drawn
from .rules.hands import names
from .rules.obstacles import KIND_NAMES, obstacle, university_usable
from .rules.ownership import found, pointed_at, safe_cards, source
from .rules.payment import payable, shortage, waivable
from .rules.trade import deck_only, exchangeable, library_usable, limit
from .scoring import SOURCES, gain, score
from .state import NO_FATE, NOBODY_SHOWN, PHASE, TRADE, WHITE, Table, side_at


def look(table: Table, seat: Seat | None) -> dict[str, Json]:
    """[13] What a seat (None: a spectator) sees now."""
    return {
        **_turn(table),
        **_middle(table),
        "seats": [_seat(table, other) for other in range(len(table.hands))],
        "hand": [] if seat is None else names(table.hands[seat].cards),
        "open": _open(table, seat),
        "prices": [] if seat is None else [_price(table, seat, card) for card in cards_in_game(table)],
        "win": WINNING_POINTS,
    }


def cards_in_game(table: Table) -> list[int]:
    """What can be built in this game."""
    owned = {card for cards in table.buildings for card in cards}
    return [card for card in range(len(CARDS)) if card not in BUILDINGS or table.supply[card] or card in owned]


def _turn(table: Table) -> dict[str, Json]:
    me = table.player
    return {
        "turn": table.turn,
        "player": me,
        "phase": PHASE.write(table.phase),
        "exchanges": _exchanges(table, me),
        "built": [name for number, name in enumerate(KIND_NAMES) if table.built >> number & 1],
        "guild": guild.usable(table, me),
        "university": university_usable(table, me),
        "library": [rival for rival in sorted(table.others(me)) if library_usable(table, me, rival)],
    }


def _exchanges(table: Table, me: Seat) -> dict[str, Json]:
    left = max(0, exchangeable(table, me)) if table.phase == TRADE else 0
    return {"limit": limit(table, me), "used": table.exchanged, "left": left, "deck_only": deck_only(table, me)}


def _middle(table: Table) -> dict[str, Json]:
    return {
        "deck": len(table.deck),
        "discard": shown_discard(table),
        "market": [RESOURCES[card] for card in table.market],
        "supply": _supply(table),
        "fate": None if table.arrows == NO_FATE else "white" if table.arrows == WHITE else "black",
        "arrows": [pointed_at(table, seat) for seat in range(len(table.hands))],
    }


def shown_discard(table: Table) -> list[Json]:
    """[decision D18] The discard pile lies face up and may be looked through: all discards happen in the open."""
    return [RESOURCES[card] for card in reversed(table.discard)]


def _supply(table: Table) -> dict[str, Json]:
    stacks: dict[str, Json] = {}
    for card in cards_in_game(table):
        if card in COLUMNS or card in BUILDINGS:
            stacks[CARDS[card]] = table.supply[card]
        elif card == SETTLEMENT:
            stacks[CARDS[card]] = len(table.sites)
    return stacks


def _seat(table: Table, seat: Seat) -> dict[str, Json]:
    scored = score(table, seat)
    return {
        "points": sum(scored),
        "score": dict(zip(SOURCES, scored, strict=True)),
        "hand": len(table.hands[seat]),
        "roads": _sides(table.roads[seat]),
        "safe_roads": safe_cards(table, seat, ROAD),
        "knights": _sides(table.knights[seat]),
        "safe_knights": safe_cards(table, seat, KNIGHT),
        "settlements": len(table.settlements[seat]),
        "cities": _cities(table, seat),
        "exchange_limit": limit(table, seat),
        "draw": [DRAW[0][0][1], most_drawn(table, seat)],
    }


def _sides(count: int) -> list[Json]:
    return [side_at(number) for number in range(1, count + 1)]


def _cities(table: Table, seat: Seat) -> list[Json]:
    buildings: list[Json] = [CARDS[card] for card in table.buildings[seat]]
    covered = buildings + [None] * (len(table.cities[seat]) - len(buildings))
    return [{"event": EVENT.write(event), "building": card} for event, card in zip(table.cities[seat], covered, strict=True)]


def _open(table: Table, seat: Seat | None) -> Json:
    """[5.15] The hand that the Library shows to the player alone."""
    if table.shown == NOBODY_SHOWN or seat != table.player:
        return None
    return {"seat": table.shown, "cards": names(table.hands[table.shown].cards)}


def _price(table: Table, me: Seat, card: int) -> dict[str, Json]:
    """A line of the price card, as it stands for a seat."""
    price, hand = PRICES[card], table.counts(me)
    blocked = obstacle(table, me, card)
    can_waive = university_usable(table, me)
    return {
        "card": CARDS[card],
        "price": names(shortage(price, (0, 0, 0, 0, 0))),
        "short": names(shortage(price, hand)),
        "payable": payable(price, hand) or (can_waive and bool(waivable(price, hand))),
        "waivable": can_waive,
        "obstacle": None if blocked is None else blocked.as_json(),
        "gain": gain(table, me, card),
        **_column(table, me, card),
    }


def _column(table: Table, me: Seat, card: int) -> dict[str, Json]:
    if card not in COLUMNS:
        return {"side": None, "number": None, "from": None, "walk": []}
    number, origin = table.column(card)[me] + 1, source(table, me, card)
    walked: list[Json] = []
    if not table.supply[card]:
        walked = [{"seat": seat, "found": what} for seat, what in found(table, me, card)]
    return {"side": side_at(number), "number": number, "from": origin if origin >= 0 else None, "walk": walked}


# --- what is known, and what may be ---------------------------------------------------------------------------------------


def resource_zones(table: Table) -> dict[str, Zone]:
    """The places of hidden resource cards."""
    return {"deck": table.deck} | {f"hand {seat}": hand for seat, hand in enumerate(table.hands)}


def site_zones(table: Table) -> dict[str, Zone]:
    """The places of hidden city sides."""
    return {"sites": table.sites} | {f"settlements {seat}": sites for seat, sites in enumerate(table.settlements)}


def memory(table: Table, seat: Seat) -> dict[str, Json]:
    """What a seat has seen and still knows: by place, the cards that it knows there, null for each that it does not."""
    return {
        name: [None if card is None else RESOURCES[card] for card in zone.remembered(seat)]
        for name, zone in resource_zones(table).items()
    }


def imagine(table: Table, seat: Seat, chance: Chance) -> None:
    """Deals anew the resource cards and the city sides that a seat does not know, every possible deal equally likely."""
    redeal(resource_zones(table).values(), seat, chance)
    redeal(site_zones(table).values(), seat, chance)
    table.chance = chance.fork("imagined")


def zones(table: Table) -> Mapping[str, Zone]:
    return {**resource_zones(table), **site_zones(table)}
