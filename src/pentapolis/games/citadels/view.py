"""What a seat sees, and what it remembers.

look(table, seat) is, in this form (`seat` None: a spectator, who sees no "mine"):

    {
     "round": 10, "phase": "draft" | "turns" | "over",
     "last_round": true,                  somebody has completed a city: this round is the last
     "goal": 8, "bell": false,            districts of a completed city now; whether the Bell Tower was rung
     "crown": 0, "deck": 21,
     "ranks": {                           by character, one a rank of this game, in calling order
       "assassin": {"rank": 1, "colour": null | "yellow" | …,
        "state": "ahead" | "now" | "shown" | "silent" | "aside",
                                          aside: lies open; now: its turn runs (also that of the Witch acting as it);
                                          silent: called, nobody answered (a murdered and an unheld rank look the same)
        "seat": 2 | null,                 who has shown it
        "murdered": false, "robbed": false, "bewitched": false,     named by Assassin, Thief, Witch
        "mine": false,                    my secret card (or mine and shown)
        "laid": false}},                  I laid it away, face down
     "draft": {
       "order": [2, 3, 0, 1],             seats in the order of their picks (twice each with 2 and 3 seats)
       "moves": [{"seat": 2, "kind": "pick" | "lay" | "chance"}],      all steps; `chance`: a card leaves unseen
       "done": 1,                         steps taken
       "up": ["bishop", "magician"],      open, in the order drawn
       "down": 1,                         face down in the centre now
       "returned": false,                 a King (Emperor) was turned up and went back
       "last_pair": false,                the last seat will choose between its card and the hidden one
       "packet": ["thief", …],            what I look at now (by rank); [] unless I am choosing
       "seen": [["assassin", …], …],      each packet passed to me in this round, as it was, by rank
       "laid": ["thief"]},                what I laid away
     "turn": null | {"seat": 1, "character": "merchant",     as whom it acts
       "bare": false,                     has the action alone (bewitched; murdered with a Hospital)
       "used": ["action", "ability", "income", "laboratory", "smithy", "museum", "thanks"],
       "income": 3,                       what `income` would bring now, 0 once it is taken
       "bonus": 1, "cards": 0,            gold (Merchant) and cards (Architect) that come by themselves with the action
       "built": 0, "builds": 1,           built in this turn, and how many more are allowed; all these are 0 if bare
       "shows": 2, "keeps": 1,            what the draw action shows and leaves in the hand
       "laboratory": 1, "smithy": 2},     gold got and paid there
     "air": {"cards": 2, "districts": ["temple", "prison"]},   drawn and not yet sorted, or just destroyed; those that I see
     "seats": [{
       "gold": 2, "hand": 5, "points": 14,      as if the game ended now (all that counts is public)
       "city": [{"district": "tavern", "kind": "tavern", "colour": "green", "cost": 1, "points": 1, "gilded": false,
                 "raze": 0 | null}],      in the order built; `raze`: what rank 8 would pay now (null: protected);
       "guard": null | "bishop-protects" | "city-complete",    why the whole city is safe
       "complete": 0,                     1 for the first to complete a city, 2 for the second …, 0 for not yet
       "colours": ["yellow", …],          of the five, in fixed order
       "museum": 0,                       cards tucked under its Museum
       "characters": [{"character": "king", "murdered": false}]}],     shown in this round, by rank
     "hand": [{"district": "market", "cost": 2, "twin": false}, …],  mine, by colour and name; what it would cost me to build;
                                          twin: there is one in my city
     "characters": ["merchant"],          mine, by rank
     "incomes": {"king": 2, …},           what each character with a colour would bring me now
     "looking": null | {"place": "hand", "seat": 1, "districts": […]} | {"place": "deck", "districts": […]},
                                          what I alone look at (Wizard, Lighthouse)
     "prices": {"temple": 1, …}           what each district in `air` and `looking` would cost me to build
    }

Names are those of the notation; seats are numbers. memory(table, seat) adds what was seen and is still known in the zones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import SPECTATORS, Zone

from .components import (
    ARCHITECT,
    CARD,
    CHARACTER,
    COLOUR,
    COLOUR_SET,
    COLOURS,
    EXTRA_POINTS,
    GILDED,
    HOUSE,
    INCOME_COLOUR,
    MERCHANT,
    MUSEUM,
    NO_COLOUR,
    NOBODY_NAMED,
    PLAIN,
    RANK,
)
from .imagination import groups
from .rules.building import builds_left, price
from .rules.cities import finish_order, indestructible, raze_price, safe_city
from .rules.districts import cards_kept, cards_shown
from .rules.powers import ARCHITECT_CARDS, MERCHANT_GOLD
from .rules.turn import income_now
from .scoring import city_points
from .script import ASIDE, CHANCE, LAY, PICK
from .state import NO_SEAT, USES, Table


def look(table: Table, seat: Seat | None) -> dict[str, Json]:
    """What `seat` (None: a spectator) sees now."""
    return {
        "round": table.round,
        "phase": "over" if table.over else "draft" if table.drafting else "turns",
        "last_round": bool(finish_order(table)),
        "goal": table.goal,
        "bell": table.bell,
        "crown": table.crown,
        "deck": len(table.deck),
        "ranks": {CHARACTER.write(character): _rank(table, seat, character) for character in table.roster},
        "draft": _draft(table, seat),
        "turn": _turn(table),
        "air": {"cards": len(table.air), "districts": _sorted_cards(_seen(table.air, seat))},
        "seats": [_seat(table, each) for each in range(table.seats)],
        "hand": _hand(table, seat),
        "characters": [] if seat is None else _names(table.dealt.cards[place] for place in table.held_by(seat)),
        "incomes": {} if seat is None else _incomes(table, seat),
        "looking": None if seat is None else _looking(table, seat),
        "prices": {} if seat is None else _prices(table, seat),
    }


def memory(table: Table, seat: Seat) -> dict[str, Json]:
    """What `seat` knows of the hidden places: from the top, null where it knows nothing; unordered places by name."""
    zones = {"deck": table.deck, "museum": table.museum, "air": table.air}
    known: dict[str, Json] = {name: _remembered(zone, seat) for name, zone in zones.items()}
    known["hands"] = [_remembered(hand, seat) for hand in table.hands]
    known["packets"] = _packets(table, seat)
    known["groups"] = _groups(table, seat)
    return known


# --- characters -------------------------------------------------------------------------------------------------------------


def _names(characters: Iterable[int]) -> list[Json]:
    """By rank."""
    return [CHARACTER.write(character) for character in sorted(characters, key=RANK.__getitem__)]


def _bit(seat: Seat | None) -> int:
    return SPECTATORS if seat is None else 1 << seat


def _rank(table: Table, seat: Seat | None, character: int) -> dict[str, Json]:
    place = table.place_of(character)
    known = place >= 0 and bool(table.dealt.known[place] & _bit(seat))
    holder = table.holder_at(place) if known else NO_SEAT
    shown = place >= 0 and bool(table.dealt.known[place] & SPECTATORS)
    colour = INCOME_COLOUR[character]
    return {
        "rank": RANK[character],
        "colour": None if colour == NO_COLOUR else COLOURS[colour],
        "state": _rank_state(table, character, shown),
        "seat": table.holder_at(place) if shown else None,
        "murdered": character == table.murdered,
        "robbed": character == table.robbed,
        "bewitched": character == table.bewitched,
        "mine": known and holder == seat,
        "laid": known and holder == ASIDE and seat is not None,
    }


def _rank_state(table: Table, character: int, shown: bool) -> str:
    if character in table.up:
        return "aside"
    if table.acting != NO_SEAT and character == table.roster[table.called - 1]:
        return "now"
    if shown:
        return "shown"
    return "silent" if not table.drafting and RANK[character] <= table.called else "ahead"


def _draft(table: Table, seat: Seat | None) -> dict[str, Json]:
    script, seats = table.box.script, table.seats
    steps = [((table.first + move.offset) % seats, move.kind) for move in script.moves]
    done = max(0, len(table.dealt) - 1)
    moves: list[Json] = [{"seat": None if kind == CHANCE else who, "kind": kind} for who, kind in steps]
    return {
        "order": [who for who, kind in steps if kind == PICK],
        "moves": moves,
        "done": min(done, len(steps)),
        "up": [CHARACTER.write(character) for character in table.up],
        "down": sum(1 for place in range(len(table.dealt)) if table.holder_at(place) == ASIDE),
        "returned": table.king_back,
        "last_pair": script.last_pair,
        "packet": _names(_seen(table.packet, seat)),
        "seen": [] if seat is None else _packets(table, seat),
        "laid": [] if seat is None else _names(_laid(table, seat)),
    }


def _laid(table: Table, seat: Seat) -> Iterator[int]:
    """Cards that lie face down and that this seat has seen there."""
    for place, (card, known) in enumerate(zip(table.dealt.cards, table.dealt.known, strict=True)):
        if known >> seat & 1 and table.holder_at(place) == ASIDE:
            yield card


def _packets(table: Table, seat: Seat) -> list[Json]:
    """[5.4, 6.7] each packet that a seat has looked at in this round: all that left it from then on, and what it still holds."""
    script, cards = table.box.script, table.dealt.cards
    lookers = script.lookers[table.first]
    looks = [place for place in range(1, len(script.moves) + 1) if lookers[place] == seat and script.moves[place - 1].kind != LAY]
    begun = [place for place in looks if place < len(cards) or (place == len(cards) and table.packet.known[:1] == [1 << seat])]
    return [_names([*cards[place:], *table.packet.cards]) for place in begun]


def _groups(table: Table, seat: Seat) -> list[Json]:
    """[6.7] the sets of cards that left between two looks of this seat: which of them went where it does not know."""
    return [_names(table.dealt.cards[place] for place in group) for group in groups(table, seat) if group]


# --- the turn ---------------------------------------------------------------------------------------------------------------


def _turn(table: Table) -> Json:
    me = table.acting
    if me == NO_SEAT:
        return None
    edition = table.box.edition
    earner = NOBODY_NAMED if table.bare else table.actor
    return {
        "seat": me,
        "character": CHARACTER.write(table.actor),
        "bare": table.bare,
        "used": [name for place, name in enumerate(USES) if table.used >> place & 1],
        "income": 0 if table.bare else income_now(table, me),
        "bonus": MERCHANT_GOLD if earner == MERCHANT else 0,
        "cards": ARCHITECT_CARDS if earner == ARCHITECT else 0,
        "built": table.raised,
        "builds": 0 if table.bare else max(0, builds_left(table)),
        "shows": cards_shown(table, me),
        "keeps": cards_kept(table, me),
        "laboratory": edition.laboratory_gold,
        "smithy": edition.smithy_price,
    }


# --- seats ------------------------------------------------------------------------------------------------------------------


def _seat(table: Table, seat: Seat) -> dict[str, Json]:
    order = finish_order(table)
    built = table.built[seat]
    guard = safe_city(table, seat)
    shown = [place for place in table.held_by(seat) if table.dealt.known[place] & SPECTATORS]
    return {
        "gold": table.gold[seat],
        "hand": len(table.hands[seat]),
        "points": city_points(table, seat),
        "city": [_house(table, seat, house, guard) for house in table.cities[seat]],
        "guard": guard or None,
        "complete": order.index(seat) + 1 if seat in order else 0,
        "colours": [name for colour, name in enumerate(COLOURS) if built & COLOUR_SET[colour]],
        "museum": len(table.museum) if built >> MUSEUM & 1 else 0,
        "characters": [
            {"character": name, "murdered": name == _named(table.murdered)}
            for name in _names(table.dealt.cards[place] for place in shown)
        ],
    }


def _named(character: int) -> str | None:
    return None if character == NOBODY_NAMED else CHARACTER.write(character)


def _house(table: Table, owner: Seat, house: int, guard: str) -> dict[str, Json]:
    kind, cost = PLAIN[house], table.box.costs[house]
    return {
        "district": HOUSE.write(house),
        "kind": CARD.write(kind),
        "colour": COLOURS[COLOUR[kind]],
        "cost": cost,
        "points": cost + EXTRA_POINTS[kind],
        "gilded": house >= GILDED,
        "raze": None if guard or indestructible(house) else raze_price(table, owner, house),
    }


def _hand(table: Table, seat: Seat | None) -> list[Json]:
    if seat is None:
        return []
    built = table.built[seat]
    return [
        {"district": CARD.write(kind), "cost": price(table, seat, kind), "twin": bool(built >> kind & 1)}
        for kind in sorted(table.hands[seat].cards, key=_by_colour)
    ]


def _by_colour(kind: int) -> tuple[int, int]:
    return COLOUR[kind], kind


def _incomes(table: Table, seat: Seat) -> dict[str, Json]:
    colours = [(character, INCOME_COLOUR[character]) for character in table.roster]
    return {CHARACTER.write(character): table.income(seat, colour) for character, colour in colours if colour != NO_COLOUR}


# --- hidden places ----------------------------------------------------------------------------------------------------------


def _seen(zone: Zone, seat: Seat | None) -> list[int]:
    return [card for card in zone.seen_by(seat) if card is not None]


def _sorted_cards(cards: Iterable[int]) -> list[Json]:
    return [CARD.write(card) for card in sorted(cards, key=_by_colour)]


def _looking(table: Table, seat: Seat) -> Json:
    if table.looking == NO_SEAT or seat != table.acting:
        return None
    districts = _sorted_cards(_looked_at(table, seat))
    if table.looking == seat:
        return {"place": "deck", "districts": districts}
    return {"place": "hand", "seat": table.looking, "districts": districts}


def _looked_at(table: Table, seat: Seat) -> Sequence[int]:
    if table.looking == NO_SEAT or seat != table.acting:
        return ()
    return table.deck.cards if table.looking == seat else table.hands[table.looking].cards


def _prices(table: Table, seat: Seat) -> dict[str, Json]:
    shown = [*_seen(table.air, seat), *_looked_at(table, seat)]
    return {CARD.write(kind): price(table, seat, kind) for kind in sorted(shown, key=_by_colour)}


def _remembered(zone: Zone, seat: Seat) -> list[Json]:
    return [None if card is None else CARD.write(card) for card in zone.remembered(seat)]
