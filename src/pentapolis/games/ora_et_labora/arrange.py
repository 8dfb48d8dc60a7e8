"""A position: writing it, and laying it out on top of a dealt game. What is not named fills up to a legal whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, cast

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.errors import BadPosition, BadText
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import STREAM

from . import layout
from .components import (
    BUILDERS_MARKET,
    CARD_NAMES,
    CLAY_MOUND,
    CLOISTER_OFFICE,
    FARMYARD,
    FEE_RAISERS,
    FIRST_SETTLEMENT,
    PILE_SETTLEMENTS,
    START_SETTLEMENTS,
)
from .goods import WONDER
from .land import COAST_SIDE
from .layout import expected, mapping, seats_of, whole_number
from .modes import DISTRICT_PRICES, PLOT_PRICES
from .options import Setting
from .setup import WONDERS, heartland
from .state import ALL_OUT, NEUTRAL, Table

_MOST_ROUNDS: Final = 9_999


def describe(table: Table) -> dict[str, Json]:
    return {name: field.write(table) for name, field in FIELDS.items()}


def arrange(table: Table, given: Mapping[str, Json]) -> None:
    """In the order of the fields, whatever the order in which they are given."""
    for name in given:
        if name not in FIELDS:
            raise BadPosition("position-unknown-field", field=name, expected=", ".join(FIELDS))
    for name, field in FIELDS.items():
        try:
            if name in given:
                field.read(table, given[name])
            field.fill(table, given)
        except BadText as error:
            raise BadPosition("position-bad-field", field=name, reason=str(error)) from error


def _nothing(table: Table, given: Mapping[str, Json]) -> None:
    """Stays as it was dealt."""


@dataclass(frozen=True)
class Field:
    """How one part of a position is written and read; `fill` then adds what the position leaves out, and checks the whole."""

    write: Callable[[Table], Json]
    read: Callable[[Table, Json], None]
    fill: Callable[[Table, Mapping[str, Json]], None] = _nothing


# --- where cards are ----------------------------------------------------------------------------------------------------


def out_at(setting: Setting) -> dict[int, int]:
    """The stage from which on each card of this game is out; the heartland's always are."""
    stages = dict.fromkeys((CLAY_MOUND, FARMYARD, CLOISTER_OFFICE, *START_SETTLEMENTS), 0)
    stages |= {card: stage for stage, pile in enumerate(setting.piles) for card in pile}
    stages |= {card: stage for stage, card in enumerate(PILE_SETTLEMENTS, 1)}
    return stages | ({BUILDERS_MARKET: 0} if setting.solo else {})


def _named(table: Table) -> list[int]:
    """All cards that lie somewhere."""
    built = [card for land in table.lands for card in land.where]
    return [*built, *table.display, *table.box, *(card for cards in table.settlements for card in cards)]


def _fill_stage(table: Table, given: Mapping[str, Json]) -> None:
    """As early as what lies on the table allows."""
    stages = out_at(table.setting)
    for card in _named(table):
        if card not in stages:
            raise expected("cards of this game", CARD_NAMES[card])
        if stages[card] > table.stage:
            if "stage" in given:
                raise expected("a stage at which all cards that are named are out", CARD_NAMES[card])
            table.stage = stages[card]


def buildings_out(table: Table) -> Counter[int]:
    """How many there are of each building that is out or in the box."""
    stages = out_at(table.setting)
    count = {CLAY_MOUND: len(table.lands), FARMYARD: len(table.lands), CLOISTER_OFFICE: len(table.lands)}
    out = (card for card, stage in stages.items() if stage <= table.stage and card < FIRST_SETTLEMENT)
    return Counter({card: count.get(card, 1) for card in out})


def _fill_box(table: Table, given: Mapping[str, Json]) -> None:
    """Buildings that are named nowhere are in the display; where that is given, they are out of the game."""
    if "display" not in given:
        table.display = []
    left = buildings_out(table)
    left.subtract([card for land in table.lands for card in land.where if card < FIRST_SETTLEMENT])
    left.subtract([*table.display, *table.box])
    twice = [CARD_NAMES[card] for card, count in sorted(left.items()) if count < 0]
    if twice:
        raise expected("every building in one place", ", ".join(twice))
    rest = table.box if "display" in given else table.display
    rest.extend(left.elements())
    rest.sort()


def _fill_settlements(table: Table, given: Mapping[str, Json]) -> None:
    """Those that are out and not built are in the supply, unless the position says what is."""
    named = {seat for seat, _ in seats_of(given.get("settlements", {}), table.setting.players)}
    out = [*START_SETTLEMENTS, *PILE_SETTLEMENTS[: table.stage]]
    for seat, land in enumerate(table.lands[: table.setting.players]):
        if seat not in named:
            table.settlements[seat] = [card for card in out if card not in land.where]
        elif any(card in land.where for card in table.settlements[seat]):
            raise expected("settlements that are not built", layout.write_cards(table.settlements[seat]))


def _fill_cards(table: Table, given: Mapping[str, Json]) -> None:
    _fill_stage(table, given)
    _fill_settlements(table, given)
    _fill_box(table, given)


# --- reading what depends on more than itself ---------------------------------------------------------------------------


def _read_boards(table: Table, text: Json) -> None:
    for board, given in seats_of(text, len(table.lands)):
        table.lands[board] = heartland(table.setting, board)
        layout.read_land(table.lands[board], given, anywhere=table.setting.solo and board == NEUTRAL)


def _read_goods(table: Table, text: Json) -> None:
    for seat, given in seats_of(text, table.setting.players):
        table.stores[seat] = layout.read_goods(given, table.setting.country)


def _read_settlements(table: Table, text: Json) -> None:
    for seat, given in seats_of(text, table.setting.players):
        cards = layout.read_cards(given)
        if len(set(cards)) < len(cards) or any(card < FIRST_SETTLEMENT for card in cards):
            raise expected("settlements, each once", given)
        table.settlements[seat] = cards


def _read_clergy(table: Table, text: Json) -> None:
    for owner, given in seats_of(text, len(table.lands)):
        layout.read_clergy(table, owner, given)


def _read_sold(table: Table, text: Json) -> None:
    given = mapping(text)
    if not set(given) <= {"districts", "plots"}:
        raise expected("districts, plots", ", ".join(given))
    table.districts = whole_number(given.get("districts", 0), len(DISTRICT_PRICES))
    table.plots = whole_number(given.get("plots", 0), len(PLOT_PRICES))


def _fill_sold(table: Table, given: Mapping[str, Json]) -> None:
    """As many as lie on the boards."""
    if "sold" not in given:
        sides = [side for land in table.lands for side, _ in land.bought]
        table.districts = whole_number(sum(side < COAST_SIDE for side in sides), len(DISTRICT_PRICES))
        table.plots = whole_number(sum(side >= COAST_SIDE for side in sides), len(PLOT_PRICES))


def _fill_wonders(table: Table, given: Mapping[str, Json]) -> None:
    """[2.4] those that nobody has."""
    if "wonders" not in given:
        table.wonders = max(0, WONDERS - sum(store[WONDER] for store in table.stores))


def _fill_fee(table: Table, given: Mapping[str, Json]) -> None:
    """[10.1] as the buildings have it."""
    if "fee" not in given:
        table.fee = 2 if any(card in FEE_RAISERS for land in table.lands for card in land.where) else 1


def _read_bought(table: Table, text: Json) -> None:
    buyers = [layout.seat(letter, table.setting.players) for letter in layout.items(text)]
    table.bought = [seat in buyers for seat in table.players]


# --- the table of fields ------------------------------------------------------------------------------------------------


def _number(name: str, most: int, fill: Callable[[Table, Mapping[str, Json]], None] = _nothing) -> Field:
    def read(table: Table, text: Json) -> None:
        setattr(table, name, whole_number(text, most))

    return Field(lambda table: cast("int", getattr(table, name)), read, fill)


def _flag(name: str) -> Field:
    def read(table: Table, text: Json) -> None:
        setattr(table, name, layout.flag(text))

    return Field(lambda table: cast("bool", getattr(table, name)), read)


def _cards(name: str, fill: Callable[[Table, Mapping[str, Json]], None] = _nothing) -> Field:
    def read(table: Table, text: Json) -> None:
        setattr(table, name, layout.read_cards(text))

    return Field(lambda table: layout.write_cards(getattr(table, name)), read, fill)


def _read_first(table: Table, text: Json) -> None:
    table.first = layout.seat(text, table.setting.players)


def _read_last(table: Table, text: Json) -> None:
    table.last = layout.maybe_seat(text, table.setting.players)


def _read_agenda(table: Table, text: Json) -> None:
    table.agenda = layout.read_agenda(text, table.setting.players)


def _read_wheel(table: Table, text: Json) -> None:
    layout.read_wheel(text, table.wheel, table.setting.country)


def _read_stage(table: Table, text: Json) -> None:
    table.stage = layout.STAGES.read(str(text))
    assert table.stage <= ALL_OUT


def _read_chance(table: Table, text: Json) -> None:
    table.chance = cast("Chance", STREAM.read(text, table.chance))


def _write_goods(table: Table) -> Json:
    return layout.by_seat(lambda store: layout.write_goods(store, table.setting.country), table.stores)


def _write_bought(table: Table) -> Json:
    return [layout.write_maybe_seat(seat) for seat in table.players if table.bought[seat]]


def _owners(table: Table) -> range:
    return range(len(table.lands))


def _letter(seat: Seat) -> Json:
    return layout.write_maybe_seat(seat)


FIELDS: Final[Mapping[str, Field]] = {
    "round": _number("round", _MOST_ROUNDS),
    "first": Field(lambda table: _letter(table.first), _read_first),
    "agenda": Field(lambda table: layout.write_agenda(table.agenda), _read_agenda),
    "over": _flag("over"),
    "last": Field(lambda table: _letter(table.last), _read_last),
    "ending": _flag("ending"),
    "wheel": Field(lambda table: layout.write_wheel(table.wheel), _read_wheel),
    "boards": Field(lambda table: layout.by_seat(layout.write_land, table.lands), _read_boards),
    "goods": Field(_write_goods, _read_goods),
    "settlements": Field(lambda table: layout.by_seat(layout.write_cards, table.settlements), _read_settlements),
    "display": _cards("display"),
    "box": _cards("box"),
    "stage": Field(lambda table: layout.STAGES.write(table.stage), _read_stage, _fill_cards),
    "clergy": Field(lambda table: layout.by_seat(lambda owner: layout.write_clergy(table, owner), _owners(table)), _read_clergy),
    "sold": Field(lambda table: {"districts": table.districts, "plots": table.plots}, _read_sold, _fill_sold),
    "wonders": _number("wonders", WONDERS, _fill_wonders),
    "fee": _number("fee", 2, _fill_fee),
    "bought": Field(_write_bought, _read_bought),
    "chance": Field(lambda table: STREAM.write(table.chance), _read_chance),
}
