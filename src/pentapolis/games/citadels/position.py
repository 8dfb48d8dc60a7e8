"""Positions: a table written as readable JSON, and laid out from any part of it.

`characters` (by seat) and `aside` say again, in the players' terms, what `dealt` says by place; they are enough to lay out a
round whose draft is over. What a position does not name is filled so that nothing lies in two places: other hands keep their
dealt cards where these are still to be had, the deck holds the rest. A deck that ends with `...` names its top only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from pentapolis.kernel.ask import seat_letter
from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import FLAG, NUMBER, STREAM, BySeat, Cards, Converted, Layout, Many, Maybe, Name
from pentapolis.kernel.notation import SEATS
from pentapolis.kernel.zone import NOBODY, PUBLIC, Zone

from .components import (
    BISHOP,
    CARD,
    CHARACTER,
    EMPEROR,
    HOUSE,
    KING,
    NEVER_FACE_UP,
    NOBODY_NAMED,
    PLAIN,
    QUEEN,
    RANK,
    TAX_COLLECTOR,
    THIEF,
    WITCH,
    bits,
)
from .options import SHORT_GOAL
from .script import ASIDE
from .state import NO_SEAT, USES, Table

REST: Final = "..."


def _write_uses(used: object) -> Json:
    assert isinstance(used, int)
    return [name for place, name in enumerate(USES) if used >> place & 1]


def _read_uses(text: Json) -> object:
    if not isinstance(text, list) or not all(name in USES for name in text):
        raise BadPosition("position-bad-field", field="used", reason=", ".join(USES))
    return sum(1 << USES.index(str(name)) for name in text)


_USES: Final = Converted(_write_uses, _read_uses)
_SEAT: Final = Maybe(Name(SEATS), NO_SEAT)
_NAMED: Final = Maybe(Name(CHARACTER), NOBODY_NAMED)
LAYOUT: Final = Layout(
    {
        "roster": Many(Name(CHARACTER), tuple),
        "round": NUMBER,
        "crown": Name(SEATS),
        "first": Name(SEATS),
        "gold": BySeat(NUMBER),
        "hands": BySeat(Cards(CARD)),
        "cities": BySeat(Many(Name(HOUSE))),
        "museum": Cards(CARD),
        "air": Cards(CARD),
        "deck": Cards(CARD),
        "packet": Cards(CHARACTER),
        "dealt": Cards(CHARACTER),
        "up": Many(Name(CHARACTER)),
        "king_back": FLAG,
        "kept_down": FLAG,
        "called": NUMBER,
        "murdered": _NAMED,
        "robbed": _NAMED,
        "bewitched": _NAMED,
        "thief": _SEAT,
        "witch": _SEAT,
        "bishop": _SEAT,
        "collector": _SEAT,
        "queen": _SEAT,
        "owing": _SEAT,
        "acting": _SEAT,
        "actor": _NAMED,
        "used": _USES,
        "raised": NUMBER,
        "spent": NUMBER,
        "bare": FLAG,
        "witch_used": _USES,
        "looking": _SEAT,
        "finishers": Many(Name(SEATS)),
        "sevens": Many(Name(SEATS)),
        "bell": FLAG,
        "haunted": NUMBER,
        "doubles": BySeat(Maybe(Name(CARD), -1)),
        "over": FLAG,
        "chance": STREAM,
    }
)


def describe(table: Table) -> dict[str, Json]:
    """The whole table, secrets included."""
    places = list(enumerate(table.dealt.cards))
    held: dict[str, Json] = {
        seat_letter(seat): [CHARACTER.write(card) for place, card in places if table.holder_at(place) == seat]
        for seat in range(table.seats)
    }
    aside: list[Json] = [CHARACTER.write(card) for place, card in places if table.holder_at(place) == ASIDE]
    return {**LAYOUT.describe(table), "characters": held, "aside": aside}


def arrange(table: Table, given: Mapping[str, Json]) -> None:
    """Lays out what is given; BadPosition where a field is wrong or there are not so many cards."""
    fields = {name: value for name, value in given.items() if name not in ("characters", "aside", "deck")}
    deck = given.get("deck", [REST])
    if not isinstance(deck, list):
        raise BadPosition("position-bad-field", field="deck", reason=str(deck)[:80])
    old_deck = table.deck.cards[::-1]
    LAYOUT.arrange(table, {**fields, "deck": [card for card in deck if card != REST]})
    table.first = table.first if "first" in given else table.crown
    _fill_districts(table, given, old_deck, open_ended=REST in deck)
    _fill_characters(table, given)
    _fill_course(table, given)


def refresh(table: Table) -> None:
    """Makes anew what is kept beside the cities."""
    table.built = [bits(*{PLAIN[house] for house in city}) for city in table.cities]


# --- districts --------------------------------------------------------------------------------------------------------------


def _fill_districts(table: Table, given: Mapping[str, Json], old_deck: list[int], open_ended: bool) -> None:
    """Withdraws from the unnamed places what the named ones hold, and fills the gaps from the deck."""
    left = Counter(table.box.deck)
    hands = given.get("hands", {})
    named = set(hands) if isinstance(hands, dict) else set()
    fixed: list[Iterable[int]] = [[PLAIN[house] for city in table.cities for house in city], table.museum.cards, table.air.cards]
    fixed += [hand.cards for seat, hand in enumerate(table.hands) if seat_letter(seat) in named]
    for cards in (*fixed, table.deck.cards):
        _withdraw(left, cards)
    rest = [*old_deck, *left.elements()]
    for seat, hand in enumerate(table.hands):
        if seat_letter(seat) not in named:
            _refill(hand, left, rest)
    below = [card for card in rest if _has(left, card)] if open_ended else []
    table.deck.cards[:0] = below[::-1]
    table.deck.known[:0] = [NOBODY] * len(below)
    refresh(table)


def _withdraw(left: Counter[int], cards: Iterable[int]) -> None:
    left.subtract(cards)
    for card, count in left.items():
        if count < 0:
            raise BadPosition("position-too-many", district=CARD.write(card))


def _has(left: Counter[int], card: int) -> bool:
    """Takes a card out of what is left, if it is there."""
    if left[card] <= 0:
        return False
    left[card] -= 1
    return True


def _refill(hand: Zone, left: Counter[int], rest: list[int]) -> None:
    """A dealt hand keeps its cards, or gets others for those that a position named elsewhere."""
    for place, card in enumerate(hand.cards):
        if _has(left, card):
            continue
        other = next((card for card in rest if _has(left, card)), None)
        if other is None:
            raise BadPosition("position-too-many", district=CARD.write(card))
        hand.cards[place], hand.known[place] = other, hand.eyes


# --- characters -------------------------------------------------------------------------------------------------------------


def _fill_characters(table: Table, given: Mapping[str, Json]) -> None:
    if "dealt" in given:
        if "packet" not in given:
            gone = {*table.dealt.cards, *table.up}
            _set(table.packet, [card for card in table.roster if card not in gone], NOBODY)
    elif {"characters", "aside", "called", "acting", "murdered", "robbed"} & set(given):
        _deal_characters(table, given)
    elif "roster" in given and "packet" not in given:
        _set(table.packet, list(table.roster), NOBODY)


def _set(zone: Zone, cards: list[int], known: int) -> None:
    zone.cards[:] = cards
    zone.known[:] = [known] * len(cards)


def _deal_characters(table: Table, given: Mapping[str, Json]) -> None:
    """A finished draft: the named characters where they are named; the others fill the free places by rank, those that protect,
    tax or take the crown by themselves last."""
    wishes = _wishes(table, given)
    named = [card for cards in wishes.values() for card in cards]
    free = [card for card in table.roster if card not in named and card not in table.up]
    free.sort(key=lambda card: (card in _MEDDLING, RANK[card]))
    while len(table.up) < table.box.script.face_up:
        table.up.append(_pull(free, NEVER_FACE_UP, last=True))
    holders = [table.holder_at(place) for place in range(table.box.script.last + 1)]
    dealt = [wishes[holder].pop(0) if wishes.get(holder) else -1 for holder in holders]
    if any(wishes.values()):
        raise BadPosition("position-characters", count=len(named))
    _set(table.dealt, [_pull(free) if card < 0 else card for card in dealt], NOBODY)
    _set(table.packet, [], NOBODY)
    table.dealt.known[:] = [_knowers(table, place) for place in range(len(dealt))]


def _wishes(table: Table, given: Mapping[str, Json]) -> dict[int, list[int]]:
    """By seat (and ASIDE), the characters named for it."""
    held = given.get("characters", {})
    if not isinstance(held, dict):
        raise BadPosition("position-bad-field", field="characters", reason=str(held)[:80])
    texts = {ASIDE: given.get("aside", []), **{SEATS.read(letter): names for letter, names in held.items()}}
    return {seat: [CHARACTER.read(str(name)) for name in names] for seat, names in texts.items() if isinstance(names, list)}


_MEDDLING: Final = frozenset({TAX_COLLECTOR, KING, EMPEROR, BISHOP, QUEEN})


def _pull(free: list[int], spared: frozenset[int] = frozenset(), last: bool = False) -> int:
    """The first (or last) of the free characters that is not spared."""
    for card in reversed(free[:]) if last else free[:]:
        if card not in spared:
            free.remove(card)
            return card
    raise BadPosition("position-characters", count=0)


def _knowers(table: Table, place: int) -> int:
    """Who knows the card at a place of a finished draft."""
    holder, card = table.holder_at(place), table.dealt.cards[place]
    if holder != ASIDE and RANK[card] <= table.called and card != table.murdered:
        return PUBLIC
    script = table.box.script
    if script.last_pair and place == 0:
        return 1 << script.holders[table.first][-1]
    looker = script.lookers[table.first][place]
    return NOBODY if looker == ASIDE else 1 << looker


_PARTS: Final = {"thief": THIEF, "witch": WITCH, "bishop": BISHOP, "collector": TAX_COLLECTOR, "queen": QUEEN}


# --- the course of the game -------------------------------------------------------------------------------------------------


def _fill_course(table: Table, given: Mapping[str, Json]) -> None:
    """What follows from the rest: as whom the acting seat acts, who plays which part, and who has completed a city."""
    if table.acting != NO_SEAT and "actor" not in given:
        table.actor = table.roster[table.called - 1]
    for name, character in _PARTS.items():
        if name not in given and "dealt" not in given and character in table.roster[: table.called]:
            holder = ASIDE if character == table.murdered else table.holder(character)
            setattr(table, name, NO_SEAT if holder == ASIDE else holder)
    if "cities" in given:
        if "finishers" not in given:
            table.finishers = [seat for seat, city in enumerate(table.cities) if len(city) >= table.box.goal]
        if "sevens" not in given:
            table.sevens = [seat for seat, city in enumerate(table.cities) if len(city) >= SHORT_GOAL]
