"""The expansion «Monumental Achievements» [13]."""

from __future__ import annotations

from pentapolis.kernel.ask import Ask, Option, Play, Seat

from ..components import ACHIEVEMENTS, MONUMENT
from ..notation import ACHIEVEMENT, CELL, CLAIM, SHAPE
from ..state import NO_SEAT, Table


def earned(table: Table, seat: Seat) -> list[int]:
    """[13.2, 13.5] the open achievements that a seat meets as things stand."""
    plight = table.plight(seat)
    return [achievement for achievement in table.achievements if ACHIEVEMENTS[achievement].met(plight)]


def claim(table: Table) -> Play:
    """[13.2] after its own action the seat takes the monument of what it meets, one a step: the rest is looked at anew."""
    seat = table.claimant
    due = earned(table, seat)
    if not due:
        table.claimant = NO_SEAT
        return
    choice = CLAIM[due[0]]
    if len(due) > 1:
        choice = yield Ask(seat, "claim", [CLAIM[achievement] for achievement in due])
    yield from raise_monument(table, seat, choice)


def raise_monument(table: Table, seat: Seat, choice: Option) -> Play:
    """[13.3] laid at once and for free where there is room, otherwise aside for good."""
    achievement, city = choice[1], table.cities[seat]
    places = city.places(MONUMENT + achievement)
    place: Option | None = None
    if places:
        place = yield Ask(seat, "monument", places, [choice])
        city.lay(MONUMENT + achievement, place, table.round)
    else:
        city.aside.append(achievement)
    table.achievements.remove(achievement)
    tell_monument(table, seat, achievement, place)


def tell_monument(table: Table, seat: Seat, achievement: int, place: Option | None) -> None:
    name = ACHIEVEMENT.write(achievement)
    if place is None:
        table.chronicle.tell("monument-aside", seat, achievement=name)
    else:
        table.chronicle.tell("monument", seat, achievement=name, shape=SHAPE.write(place[1]), cell=CELL.write(place[2]))
