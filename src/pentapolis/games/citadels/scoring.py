"""Points and places [11.5–11.9]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.outcome import Outcome, rank
from pentapolis.kernel.zone import PUBLIC

from .components import (
    COLOUR,
    COLOUR_SET,
    EXTRA_POINTS,
    HAUNTED_CITY,
    IMPERIAL_TREASURY,
    MAP_ROOM,
    MUSEUM,
    PLAIN,
    PURPLE,
    RANK,
    WISHING_WELL,
    bits,
)
from .rules.cities import finish_order
from .state import Table

FIVE_COLOURS: Final = 3
FIRST_BONUS: Final = 4
OTHER_BONUS: Final = 2
SOURCES: Final = ("districts", "special", "colours", "complete")

_HAUNTED: Final = bits(HAUNTED_CITY)
_WELL: Final = bits(WISHING_WELL)


def outcome(table: Table) -> Outcome | None:
    """The scores, once the last round is over; None before."""
    if not table.over:
        return None
    seats = range(table.seats)
    parts = [score_parts(table, seat) for seat in seats]
    scores = tuple(map(sum, parts))
    districts = tuple(district_points(table, seat) for seat in seats)
    ties: dict[str, tuple[int, ...]] = {"tie-districts": districts, "tie-gold": tuple(table.gold)}
    if table.box.ties_by_rank:
        ties = {"tie-rank": tuple(highest_shown(table, seat) for seat in seats)}
    breakdown = {source: tuple(part[place] for part in parts) for place, source in enumerate(SOURCES)}
    ranks = rank([(scores[seat], *(values[seat] for values in ties.values())) for seat in seats])
    return Outcome(scores, ranks, "city-complete", {**breakdown, **ties})


def score_parts(table: Table, seat: Seat) -> tuple[int, int, int, int]:
    """[11.5] by source, as in SOURCES; the Haunted City has the colour that brings most [9.3, D16]."""
    costs = sum(table.box.costs[house] for house in table.cities[seat])
    special = _special_points(table, seat)
    well, colours = max((_colour_points(table, seat, colour) for colour in haunted_choices(table, seat)), key=sum)
    return costs, special + well, colours, finish_bonus(table, seat)


def city_points(table: Table, seat: Seat) -> int:
    """What all can see that a seat would score if the game ended now; cards in the hand are worth nothing here."""
    return sum(score_parts(table, seat))


def district_points(table: Table, seat: Seat) -> int:
    """[11.9, D17] for ties: the worth of the districts, University and Dragon Gate as 8."""
    return sum(table.box.costs[house] + EXTRA_POINTS[house] for house in table.cities[seat])


def finish_bonus(table: Table, seat: Seat) -> int:
    """[11.5, 11.6] 4 for the first to complete a city, 2 for the others."""
    order = finish_order(table)
    return 0 if seat not in order else FIRST_BONUS if order[0] == seat else OTHER_BONUS


def haunted_choices(table: Table, seat: Seat) -> Sequence[int]:
    """[9.3, 9.4] the colours that the Haunted City may have; only purple if it was built in the last round."""
    fixed = not table.box.edition.haunted_late and table.haunted == table.round
    return (PURPLE,) if fixed or not table.built[seat] & _HAUNTED else range(5)


def _special_points(table: Table, seat: Seat) -> int:
    """[11.5, 12.3] what special districts bring beyond their cost, the Wishing Well apart."""
    points = 0
    for house in table.cities[seat]:
        kind = PLAIN[house]
        points += EXTRA_POINTS[kind]
        if kind == MUSEUM:
            points += len(table.museum.cards)
        elif kind == IMPERIAL_TREASURY:
            points += table.gold[seat]
        elif kind == MAP_ROOM:
            points += len(table.hands[seat].cards)
    return points


def _colour_points(table: Table, seat: Seat, haunted: int) -> tuple[int, int]:
    """[11.5, 12.3] Wishing Well and five-colour bonus, the Haunted City counted as `haunted`."""
    built = table.built[seat]
    plain = built & ~_HAUNTED
    has = built & _HAUNTED != 0
    colours = sum(1 for colour in range(5) if plain & COLOUR_SET[colour] or (has and colour == haunted))
    well = 0
    if built & _WELL:
        purple = sum(1 for house in table.cities[seat] if COLOUR[house] == PURPLE)
        well = purple - 1 - (1 if has and haunted != PURPLE else 0)
    return well, FIVE_COLOURS if colours == 5 else 0


def highest_shown(table: Table, seat: Seat) -> int:
    """[11.9] for ties in one edition: the highest rank that a seat has shown in the last round, 0 for none."""
    places = [place for place in table.held_by(seat) if table.dealt.known[place] == PUBLIC]
    return max((RANK[table.dealt.cards[place]] for place in places), default=0)
