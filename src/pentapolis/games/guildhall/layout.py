"""A position as JSON, and how one is laid on top of a dealt game.

`describe` names every place. A hand-written position may name a few, and is completed:

- a place that is not named keeps what was dealt as far as that is not needed elsewhere; hands are filled up to their size;
- `"..."` at the end of a hand, the deck, the row or the VP deck: filled up (the deck: everything that is left lies below);
- a deck that is named without it holds exactly the named cards; what is left over is out of the game;
- several colours in one word are several cards: `BRI-rby`;
- where `turn` or `actions` is named, setup is over; A is the player and has two actions unless something else is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from pentapolis.kernel.errors import BadPosition, BadText
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import NUMBER, STREAM, BySeat, Cards, Layout, Many, Maybe, Name
from pentapolis.kernel.notation import SEATS, Kind
from pentapolis.kernel.zone import Zone

from .components import (
    ACTIONS,
    BIT,
    CARD,
    CHAPTER,
    CHAPTER_CARDS,
    COPIES,
    FIRST_VP_ITEM,
    HAND_AFTER_DRAW,
    HAND_IN_SETUP,
    ITEM,
    PROFESSION,
    PROFESSION_OF,
    ROW_SIZE,
    VP,
    cards_in,
    vp_copies,
)
from .state import NOBODY_YET, Table, card_names, chapters

FILL: Final = "..."


class _Hall:
    """The bits of a hall as a list of cards."""

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return card_names(cards_in(value))

    def read(self, text: Json, old: object) -> object:
        if not isinstance(text, list):
            raise BadText("position-expected", expected="a list of cards", text=str(text)[:80])
        bits = 0
        for name in text:
            bit = BIT[CARD.read(str(name))]
            if bits & bit:
                raise BadText("position-duplicate", card=str(name))
            bits |= bit
        full = [PROFESSION.write(profession) for profession, chapter in enumerate(CHAPTER) if bits & chapter == chapter]
        if full:
            raise BadText("position-full-chapter", profession=full[0])
        return bits


class _Played:
    """The bits of all cards of some professions as a list of these."""

    def write(self, value: object) -> Json:
        assert isinstance(value, int)
        return [PROFESSION.write(profession) for profession in chapters(value)]

    def read(self, text: Json, old: object) -> object:
        if not isinstance(text, list):
            raise BadText("position-expected", expected="a list of professions", text=str(text)[:80])
        return _chapter_bits(PROFESSION.read(str(name)) for name in text)


def _chapter_bits(professions: Iterable[int]) -> int:
    """All cards of these professions, as bits."""
    return sum(CHAPTER[profession] for profession in set(professions))


LAYOUT: Final = Layout(
    {
        "professions": Many(Name(PROFESSION), tuple),
        "turn": NUMBER,
        "player": Name(SEATS),
        "actions": NUMBER,
        "setup_left": NUMBER,
        "hands": BySeat(Cards(CARD)),
        "halls": BySeat(_Hall()),
        "completed": BySeat(Cards(CARD)),
        "area": Many(Name(ITEM)),
        "played": _Played(),
        "aside": Cards(CARD),
        "deck": Cards(CARD),
        "discard": Cards(CARD),
        "row": Many(Name(VP)),
        "vp_deck": Cards(VP),
        "scored": BySeat(Many(Name(VP))),
        "tokens": BySeat(NUMBER),
        "winner": Maybe(Name(SEATS), NOBODY_YET),
        "turn_limit": NUMBER,
        "chance": STREAM,
    }
)


def arrange(table: Table, given: Mapping[str, Json]) -> None:
    """Lays out a position; BadPosition where it does not fit together."""
    dealt = table.copy()
    plan = {name: _shorthand(value) for name, value in {**_defaults(given), **given}.items()}
    modes = {name: _modes(plan.get(name)) for name in ("hands", "deck", "row", "vp_deck")}
    LAYOUT.arrange(table, plan)
    _check_chapters(table)
    if "played" not in plan:
        table.played = _chapter_bits(PROFESSION_OF[item] for item in table.area if item < FIRST_VP_ITEM)
    _complete_cards(table, dealt, modes)
    table.show_top()
    _complete_vp_cards(table, dealt, modes)


def _check_chapters(table: Table) -> None:
    """[8.1] completed chapters hold one card of each colour."""
    for zone in table.completed:
        left = Counter(zone.cards)
        for profession in PROFESSION.numbers():
            if len({left[card] for card in CHAPTER_CARDS[profession]}) > 1:
                raise BadPosition("position-no-chapter", profession=PROFESSION.write(profession))


def _defaults(given: Mapping[str, Json]) -> dict[str, Json]:
    if "turn" not in given and "actions" not in given:
        return {}
    return {"turn": 1, "setup_left": 0, "player": "A", "actions": ACTIONS}


def _shorthand(value: Json) -> Json:
    """`BRI-rb` as `BRI-r`, `BRI-b`, wherever it stands in lists."""
    if isinstance(value, dict):
        return {name: _shorthand(item) for name, item in value.items()}
    if not isinstance(value, list):
        return value
    return [name for item in value for name in (_expanded(item) if isinstance(item, str) else [item])]


def _expanded(text: str) -> list[Json]:
    head, at, knowers = text.partition("@")
    code, dash, colours = head.partition("-")
    if not dash or len(colours) < 2:
        return [text]
    return [f"{code}-{colour}{at}{knowers}" for colour in colours]


# --- what is not named ------------------------------------------------------------------------------------------------------


class _Mode(Enum):
    FREE = "not named"
    OPEN = "named in part"
    EXACT = "named whole"


def _modes(value: Json) -> dict[str, _Mode]:
    """How far the places of a field are named, by seat (`""`: the only one). The marks `...` are taken out."""
    lists = value if isinstance(value, dict) else {} if value is None else {"": value}
    modes = {}
    for letter, items in lists.items():
        modes[letter] = _Mode.EXACT
        if isinstance(items, list) and items and items[-1] == FILL:
            items.pop()
            modes[letter] = _Mode.OPEN
    return modes


@dataclass
class _Place:
    """A place that may have to be completed, up to `size` items; None: with all that is left."""

    zone: Zone
    mode: _Mode
    size: int | None

    def clear(self) -> list[int]:
        """Takes out what nobody named, the top first."""
        if self.mode is not _Mode.FREE:
            return []
        items = self.zone.cards[::-1]
        self.zone.cards.clear()
        self.zone.known.clear()
        return items

    def missing(self) -> int | None:
        if self.mode is _Mode.EXACT:
            return 0
        return None if self.size is None else max(0, self.size - len(self.zone.cards))

    def slide_under(self, items: Sequence[int]) -> None:
        """Items come below those that lie here, the first of them uppermost."""
        self.zone.cards[:0] = reversed(items)
        self.zone.known[:0] = [self.zone.eyes] * len(items)


def _complete(kind: Kind, box: Mapping[int, int], elsewhere: Iterable[int], places: Sequence[_Place], order: list[int]) -> None:
    """Fills the places with what is left of the box, in the order of the dealt game; first each with what was dealt to it."""
    dealt = [place.clear() for place in places]
    left = Counter(box)
    left.subtract([*elsewhere, *(item for place in places for item in place.zone.cards)])
    for item, count in left.items():
        if count < 0:
            raise BadPosition("position-too-many", name=kind.write(item), most=box.get(item, 0))
    for place, own in zip(places, dealt, strict=True):
        if place.size is not None:
            place.slide_under(_get(left, own, place.size))
    stock = [*order, *sorted(left.elements())]
    for place in places:
        place.slide_under(_get(left, stock, place.missing()))


def _get(left: Counter[int], wanted: Sequence[int], most: int | None) -> list[int]:
    """Up to `most` of the wanted items that are left."""
    found: list[int] = []
    for item in wanted:
        if most is not None and len(found) >= most:
            break
        if left[item] > 0:
            left[item] -= 1
            found.append(item)
    return found


_Modes = Mapping[str, Mapping[str, _Mode]]


def _complete_cards(table: Table, dealt: Table, modes: _Modes) -> None:
    size = HAND_IN_SETUP if table.setup_left else HAND_AFTER_DRAW
    places = [
        _Place(hand, modes["hands"].get(letter, _Mode.FREE), size)
        for letter, hand in zip(SEATS.names[: table.seats], table.hands, strict=True)
    ]
    places.append(_Place(table.deck, modes["deck"].get("", _Mode.FREE), None))
    box = {card: COPIES for profession in table.professions for card in CHAPTER_CARDS[profession]}
    order = [card for zone in (dealt.deck, *dealt.hands) for card in reversed(zone.cards)]
    _complete(CARD, box, open_cards(table), places, order)


def open_cards(table: Table) -> list[int]:
    """The profession cards everywhere but in the deck and the hands."""
    chapters = [card for zone in table.completed for card in zone.cards]
    halls = [card for hall in table.halls for card in cards_in(hall)]
    area = [item for item in table.area if item < FIRST_VP_ITEM]
    return [*table.discard.cards, *table.aside.cards, *halls, *chapters, *area]


def _complete_vp_cards(table: Table, dealt: Table, modes: _Modes) -> None:
    row = Zone(cards=reversed(table.row))
    places = [
        _Place(row, modes["row"].get("", _Mode.FREE), ROW_SIZE),
        _Place(table.vp_deck, modes["vp_deck"].get("", _Mode.FREE), None),
    ]
    order = [*reversed(dealt.vp_deck.cards), *dealt.row]
    _complete(VP, dict(enumerate(vp_copies(table.seats))), bought(table), places, order)
    table.row = row.cards[::-1]


def bought(table: Table) -> list[int]:
    """The kinds of the VP cards that have been bought, in this turn or earlier."""
    return [kind for kinds in table.scored for kind in kinds] + [
        item - FIRST_VP_ITEM for item in table.area if item >= FIRST_VP_ITEM
    ]
