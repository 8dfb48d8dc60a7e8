"""A table as readable JSON, and back.

`arrange` lays what is given on top of a dealt game. A place of cards is given as

    [ore, ore]          exactly these, from the top (`ore@AC` with the seats that know it, as in `kernel.layout`)
    [ore, "..."]        these on top, and whatever is left over below
    3                   so many, whichever there are

and a place that is not given keeps its cards as far as the box has them; those that are wanted elsewhere are replaced. What is
left over goes to the deck (the stack of sites), or, where that is given, to the last place of which nothing is said. Columns
that are not given keep their cards as far as the box has them. `supply` and `points` follow from the rest and need not be given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from pentapolis.kernel.ask import seat_letter
from pentapolis.kernel.errors import BadPosition
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import FLAG, NUMBER, STREAM, BySeat, Cards, Converted, Layout, Many, Maybe, Name
from pentapolis.kernel.notation import Kind
from pentapolis.kernel.zone import Zone

from .components import BUILDINGS, CARD, CARDS, COLUMNS, EVENT, KNIGHT, MARKET_SIZE, RESOURCE, RESOURCE_COUNTS, ROAD, SITES
from .notation import SEAT
from .piles import EXACT, FREE, OPEN, SIZED, Pile, fill
from .rules.obstacles import KIND_NAMES
from .scoring import points
from .state import BLACK, NO_FATE, NOBODY_SHOWN, PHASE, Table

REST: Final = "..."
DERIVED: Final = ("supply", "points")
BY_SEAT: Final = ("hands", "cities", "settlements")
COLUMN_FIELDS: Final = {ROAD: "roads", KNIGHT: "knights"}
KIND: Final = Kind("kind", KIND_NAMES)
ARROWS: Final = Kind("arrows", ("black", "none", "white"), BLACK)
"""Sides of the fate card."""


def _write_bits(kind: Kind) -> Converted:
    """A set of names, kept as bits."""

    def write(value: object) -> Json:
        assert isinstance(value, int)
        return [kind.write(number) for number in kind.numbers() if value >> number & 1]

    def read(text: Json) -> object:
        return sum(1 << number for number in {kind.read(str(name)) for name in _names(text)})

    return Converted(write, read)


def _names(text: Json) -> Iterable[Json]:
    return text if isinstance(text, list) else [text]


def _write_top_first(value: object) -> Json:
    assert isinstance(value, list)
    return [RESOURCE.write(card) for card in reversed(value)]


def _read_top_first(text: Json) -> object:
    return [RESOURCE.read(str(name)) for name in reversed(list(_names(text)))]


LAYOUT: Final = Layout(
    {
        "turn": NUMBER,
        "player": Name(SEAT),
        "phase": Name(PHASE),
        "exchanged": NUMBER,
        "met": _write_bits(SEAT),
        "built": _write_bits(KIND),
        "guild_used": FLAG,
        "university_used": FLAG,
        "shown": Maybe(Name(SEAT), NOBODY_SHOWN),
        "arrows": Name(ARROWS),
        "unique": FLAG,
        "market": Many(Name(RESOURCE)),
        "deck": Cards(RESOURCE),
        "discard": Converted(_write_top_first, _read_top_first),
        "hands": BySeat(Cards(RESOURCE)),
        "roads": BySeat(NUMBER),
        "knights": BySeat(NUMBER),
        "sites": Cards(EVENT),
        "settlements": BySeat(Cards(EVENT)),
        "cities": BySeat(Many(Name(EVENT))),
        "buildings": BySeat(Many(Name(CARD))),
        "chance": STREAM,
    }
)


def describe(table: Table) -> dict[str, Json]:
    """The whole position, secrets included."""
    return {**LAYOUT.describe(table), **_derived(table)}


def _derived(table: Table) -> dict[str, Json]:
    """What follows from the rest, for who reads it."""
    totals: dict[str, Json] = {seat_letter(seat): points(table, seat) for seat in range(len(table.hands))}
    supply: dict[str, Json] = {CARDS[card]: table.supply[card] for card in (*COLUMNS, *BUILDINGS)}
    return {"supply": supply, "points": totals}


def arrange(table: Table, given: Mapping[str, Json]) -> None:
    """Lays out what is given; BadPosition names the field that does not fit."""
    box, events = _box(table), _events(table)
    resources, lands = _resource_piles(table), _site_piles(table)
    LAYOUT.arrange(table, _without_fillings({pile.name: pile for pile in (*resources, *lands)}, given))
    _check(table)
    _follow(resources, _resource_piles(table))
    _follow(lands, _site_piles(table))
    _make_room(table, lands)
    fill(resources, RESOURCE_COUNTS, RESOURCE)
    fill(lands, events, EVENT)
    for card in COLUMNS:
        _fill_column(table, card, box[card], given.get(COLUMN_FIELDS[card]))
    for card in BUILDINGS:
        _take_from_supply(table, card, box[card], sum(cards.count(card) for cards in table.buildings), "buildings")
    _compare_derived(table, given)


# --- the box ------------------------------------------------------------------------------------------------------------


def _box(table: Table) -> list[int]:
    """By card number, how many roads, knights and buildings the game has."""
    laid = [sum(cards.count(card) for cards in table.buildings) for card in range(len(CARDS))]
    for card in COLUMNS:
        laid[card] = sum(table.column(card))
    return [stacked + out for stacked, out in zip(table.supply, laid, strict=True)]


def _events(table: Table) -> list[int]:
    """How many settlement/city cards with each event the game has."""
    cards = [*table.sites.cards, *(card for zone in table.settlements for card in zone.cards)]
    cards += [card for events in table.cities for card in events]
    return [cards.count(event) for event in EVENT.numbers()]


def _resource_piles(table: Table) -> list[Pile]:
    market = Pile("market", table.market, fixed=True)
    return [Pile("deck", table.deck), market, Pile("discard", table.discard), *_by_seat("hands", table.hands)]


def _site_piles(table: Table) -> list[Pile]:
    return [Pile("sites", table.sites), *_by_seat("cities", table.cities), *_by_seat("settlements", table.settlements)]


def _by_seat(name: str, places: Sequence[Zone | list[int]]) -> list[Pile]:
    return [Pile(f"{name}.{seat_letter(seat)}", place) for seat, place in enumerate(places)]


# --- what is given ------------------------------------------------------------------------------------------------------


def _without_fillings(piles: Mapping[str, Pile], given: Mapping[str, Json]) -> dict[str, Json]:
    """What is given exactly; of the piles it is noted what else is said of them."""
    exact: dict[str, Json] = {}
    for name, text in given.items():
        if name in piles:
            _note(piles[name], text, exact, name)
        elif name in BY_SEAT and isinstance(text, dict):
            seats: dict[str, Json] = {}
            exact[name] = seats
            for letter, part in text.items():
                _note(piles.get(f"{name}.{letter}"), part, seats, letter)
        elif name not in DERIVED:
            exact[name] = text
    return exact


def _note(pile: Pile | None, text: Json, exact: dict[str, Json], name: str) -> None:
    if pile is not None and type(text) is int and text >= 0:
        pile.given, pile.size = SIZED, text
        return
    if pile is not None:
        opened = isinstance(text, list) and REST in text[-1:]
        pile.given = OPEN if opened else EXACT
    exact[name] = text[:-1] if isinstance(text, list) and REST in text[-1:] else text


def _follow(piles: Sequence[Pile], laid: Sequence[Pile]) -> None:
    """Lists are new ones once they are laid out; the piles go with them."""
    for pile, new in zip(piles, laid, strict=True):
        pile.lies = new.lies


def _check(table: Table) -> None:
    """What single fields must hold beside their form."""
    seats = len(table.hands)
    wrong = {
        "player": table.player >= seats,
        "shown": table.shown >= seats,
        "met": table.met >> seats != 0,
        "turn": table.turn < 0,
        "exchanged": table.exchanged < 0,
        "roads": min(table.roads) < 0,
        "knights": min(table.knights) < 0,
        "arrows": (table.arrows == NO_FATE) != (seats == min(SITES)),
        "market": len(table.market) != MARKET_SIZE,
        "buildings": any(card not in BUILDINGS for cards in table.buildings for card in cards),
    }
    for name, is_wrong in wrong.items():
        if is_wrong:
            raise BadPosition("position-impossible", field=name)


def _make_room(table: Table, lands: Sequence[Pile]) -> None:
    """[9.1] Every building lies on a city; where cities are not given, there are as many as are needed."""
    for pile, buildings in zip(lands[1:], table.buildings, strict=False):
        if pile.given == FREE:
            pile.size = max(pile.size, len(buildings))
        elif len(buildings) > (pile.size if pile.given == SIZED else len(pile.cards)):
            raise BadPosition("position-few-cities", field=pile.name)


# --- stacks -------------------------------------------------------------------------------------------------------------


def _fill_column(table: Table, card: int, box: int, given: Json) -> None:
    """Columns that are not given keep what the box has left for them."""
    column, named = table.column(card), given if isinstance(given, dict) else {}
    free = box - sum(column[seat] for seat in range(len(column)) if seat_letter(seat) in named)
    for seat in range(len(column)):
        if seat_letter(seat) not in named:
            column[seat] = max(0, min(column[seat], free))
            free -= column[seat]
    _take_from_supply(table, card, box, box - free, COLUMN_FIELDS[card])


def _take_from_supply(table: Table, card: int, box: int, laid: int, field: str) -> None:
    if laid > box:
        raise BadPosition("position-too-many", field=field, component=CARDS[card])
    table.supply[card] = box - laid


def _compare_derived(table: Table, given: Mapping[str, Json]) -> None:
    """What follows from the rest may be given, but not otherwise than it follows."""
    for name, found in _derived(table).items():
        told = given.get(name, {})
        assert isinstance(found, dict)
        if not isinstance(told, dict) or any(found.get(part) != count for part, count in told.items()):
            raise BadPosition("position-impossible", field=name)
