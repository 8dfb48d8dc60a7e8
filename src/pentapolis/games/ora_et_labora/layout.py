"""How the parts of a position are written and read.

round: 5          first: A        agenda: [act A, settle B, goods]     over: false     last: A     ending: false
wheel: {peat: 4, grapes: null, …}                      index under the pointer, null: not on the wheel; merged into what is there
stage: A                                               the pile that comes out next; E: all are out
boards: {A: {cards: {"3,0": F05}, growth: {"0,0": moor}, landscapes: [plains 2]}}
goods: {A: {wood: 1, coin5: 1}}                        what is not named of a seat that is named is 0
clergy: {A: {prior: home, brothers: [A F05]}}          owner of the board, and card; what is not named is at home
sold: {districts: 2, plots: 0}
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from pentapolis.kernel.ask import Seat, seat_letter
from pentapolis.kernel.errors import BadText
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.notation import Kind

from .components import CARDS, FIRST_SETTLEMENT, TERRAIN_NAMES
from .goods import COIN5, GOODS, Store, add_goods, empty_store, goods_of
from .land import BROTHER, FOREST, MOOR, PRIOR, Cell, Land, Man
from .notation import CARD, CELL, GOOD, OWNER, ROW, SIDE
from .state import ABSENT, INDICATOR_NAMES, INDICATORS, LAST_INDEX, NO_SEAT, Table, Task

T = TypeVar("T")

SEAT_TASKS: Final = ("act", "bonus", "settle")
TABLE_TASKS: Final = ("goods", "open", "place-all", "neutral-use", "recall", "end")
"""What an agenda may hold: tasks of a seat, and those of the table."""

STAGES: Final = Kind("stage", "ABCDE")
HOME: Final = "home"


def expected(what: str, text: Json) -> BadText:
    return BadText("position-expected", expected=what, text=str(text)[:80])


# --- plain values -------------------------------------------------------------------------------------------------------


def mapping(text: Json) -> Mapping[str, Json]:
    if not isinstance(text, dict):
        raise expected("a mapping", text)
    return text


def items(text: Json) -> list[Json]:
    if not isinstance(text, list):
        raise expected("a list", text)
    return text


def whole_number(text: Json, most: int) -> int:
    if type(text) is not int or not 0 <= text <= most:
        raise expected(f"a number from 0 to {most}", text)
    return text


def flag(text: Json) -> bool:
    if not isinstance(text, bool):
        raise expected("true or false", text)
    return text


def seat(text: Json, count: int) -> Seat:
    letters = [seat_letter(number) for number in range(count)]
    if text not in letters:
        raise expected(", ".join(letters), text)
    return letters.index(str(text))


def maybe_seat(text: Json, count: int) -> Seat:
    return NO_SEAT if text is None else seat(text, count)


def write_maybe_seat(number: Seat) -> Json:
    return None if number == NO_SEAT else seat_letter(number)


def by_seat(write: Callable[[T], Json], values: Iterable[T]) -> Json:
    return {seat_letter(number): write(value) for number, value in enumerate(values)}


def seats_of(text: Json, count: int) -> list[tuple[Seat, Json]]:
    """What is said of the seats that a mapping names."""
    return [(seat(letter, count), value) for letter, value in mapping(text).items()]


def write_cards(cards: Iterable[int]) -> Json:
    return [CARD.write(card) for card in sorted(cards)]


def read_cards(text: Json) -> list[int]:
    return sorted(CARD.read(str(name)) for name in items(text))


# --- rounds and wheel ---------------------------------------------------------------------------------------------------


def write_agenda(agenda: Iterable[Task]) -> Json:
    return [task if owner == NO_SEAT else f"{task} {seat_letter(owner)}" for task, owner in agenda]


def read_agenda(text: Json, count: int) -> list[Task]:
    return [_read_task(str(task), count) for task in items(text)]


def _read_task(text: str, count: int) -> Task:
    task, _, owner = text.partition(" ")
    if task in TABLE_TASKS and not owner:
        return task, NO_SEAT
    if task not in SEAT_TASKS:
        raise expected(", ".join((*SEAT_TASKS, *TABLE_TASKS)), text)
    return task, seat(owner, count)


def write_wheel(wheel: list[int]) -> Json:
    return {name: None if index == ABSENT else index for name, index in zip(INDICATOR_NAMES, wheel, strict=True)}


def read_wheel(text: Json, wheel: list[int], country: str) -> None:
    goods = goods_of(country)
    for name, index in mapping(text).items():
        if name not in INDICATOR_NAMES:
            raise expected(", ".join(INDICATOR_NAMES), name)
        number = INDICATOR_NAMES.index(name)
        wheel[number] = ABSENT if index is None else whole_number(index, LAST_INDEX)
        if index is not None and number < len(INDICATORS) and INDICATORS[number] not in goods:
            raise expected("null for an indicator that this country does not have", name)


# --- goods --------------------------------------------------------------------------------------------------------------

_MOST: Final = 9_999


def write_goods(store: Store, country: str) -> Json:
    return {GOODS[good].name: store[good] for good in goods_of(country)}


def read_goods(text: Json, country: str) -> Store:
    store, allowed = empty_store(), (*goods_of(country), COIN5)
    for name, count in mapping(text).items():
        good = GOOD.read(name)
        if good not in allowed:
            raise expected("a good of this country", name)
        add_goods(store, [(good, whole_number(count, _MOST))])
    return store


# --- boards -------------------------------------------------------------------------------------------------------------


def write_land(land: Land) -> Json:
    return {
        "cards": {CELL.write(cell): CARD.write(card) for cell, card in sorted(land.cards.items())},
        "growth": {CELL.write(cell): growth for cell, growth in sorted(land.growth.items())},
        "landscapes": [f"{SIDE.write(side)} {ROW.write(top)}" for side, top in land.bought],
    }


def read_land(land: Land, text: Json, anywhere: bool) -> None:
    """Onto a heartland. `anywhere`: landscapes do not matter, and cards may cover cards (the neutral player's [14.4.6])."""
    given = mapping(text)
    if not set(given) <= {"cards", "growth", "landscapes"}:
        raise expected("cards, growth, landscapes", ", ".join(given))
    for landscape in items(given.get("landscapes", [])):
        _read_landscape(land, str(landscape))
    if "growth" in given:
        _read_growth(land, mapping(given["growth"]))
    for name, card in mapping(given.get("cards", {})).items():
        _read_card(land, CELL.read(name), CARD.read(str(card)), anywhere)


def _read_landscape(land: Land, text: str) -> None:
    words = text.split()
    if len(words) != 2:
        raise expected("a side and a row, such as plains 2", text)
    side, top = SIDE.read(words[0]), ROW.read(words[1])
    if top not in land.open_rows(side):
        raise expected("a row where this landscape may lie", text)
    land.buy(side, top)


def _read_growth(land: Land, given: Mapping[str, Json]) -> None:
    for cell in list(land.growth):
        land.clear(cell)
    for name, growth in given.items():
        cell = CELL.read(name)
        if cell not in land.free or growth not in (FOREST, MOOR):
            raise expected("forest or moor on a space without a card", f"{name}: {growth}")
        land.grow(cell, str(growth))


def _read_card(land: Land, cell: Cell, card: int, anywhere: bool) -> None:
    if land.cards.get(cell) == card:
        return
    fits = cell in land.terrain and (anywhere or (cell not in land.cards and land.terrain[cell] & CARDS[card].terrains))
    if not fits or card in land.where:
        terrain = TERRAIN_NAMES.get(land.terrain.get(cell, 0), "nothing")
        raise expected(f"a card that may stand there ({terrain})", f"{CELL.write(cell)}: {CARD.write(card)}")
    land.put(card, cell)


# --- clergymen ----------------------------------------------------------------------------------------------------------


def whereabouts(table: Table, owner: int) -> tuple[str, list[str]]:
    """Where an owner's prior and lay brothers are: `A F05` or `home`; the brothers sorted."""
    prior, brothers = HOME, [HOME] * table.clergy[owner].brothers
    for board, land in enumerate(table.lands):
        for card, men in land.men.items():
            place = f"{seat_letter(board)} {CARD.write(card)}"
            for belonging, kind in men:
                if belonging == owner and kind == PRIOR:
                    prior = place
                elif belonging == owner:
                    brothers.append(place)
    return prior, sorted(brothers)


def write_clergy(table: Table, owner: int) -> Json:
    prior, brothers = whereabouts(table, owner)
    return {"prior": prior, "brothers": [*brothers]}


def read_clergy(table: Table, owner: int, text: Json) -> None:
    given = mapping(text)
    if not set(given) <= {"prior", "brothers"}:
        raise expected("prior, brothers", ", ".join(given))
    table.bring_home(owner)
    brothers = items(given.get("brothers", []))
    if len(brothers) > table.clergy[owner].brothers:
        raise expected(f"{table.clergy[owner].brothers} lay brothers at most", len(brothers))
    _read_place(table, (owner, PRIOR), str(given.get("prior", HOME)))
    for place in brothers:
        _read_place(table, (owner, BROTHER), str(place))


def _read_place(table: Table, man: Man, text: str) -> None:
    if text == HOME:
        return
    owner, _, name = text.partition(" ")
    board, card = OWNER.read(owner), CARD.read(name)
    if board >= len(table.lands) or card >= FIRST_SETTLEMENT or card not in table.lands[board].where:
        raise expected("home, or the owner of a board and a building that stands there", text)
    table.send(board, card, man)
