"""Between the rounds [7], and the end [4.3, 8]."""

from __future__ import annotations

from pentapolis.kernel.ask import Play, Seat
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import PUBLIC, SPECTATORS, Zone

from ..bags import amounts, bag
from ..components import BUILDINGS, OBJECTIVES
from ..notation import BUILDING, WORKER
from ..setup import plan_rival
from ..state import Table, put_under


def refresh(table: Table) -> Play:
    """[7.1–7.7] in this order: regions, slots, round marker, workers."""
    fill_regions(table)
    fill_slots(table)
    table.round += 1
    pass_workers(table)
    table.shown = [[] for _ in table.seats]
    table.chronicle.tell("round", number=table.round)
    if table.setting.seats == 1:
        plan_rival(table)
        table.chronicle.tell("plan", workers=[WORKER.write(card) for card in reversed(table.plan.cards)])
    yield from ()


def fill_regions(table: Table) -> None:
    """[7.1, 7.2] as many tokens as there are players to each region; what is above the limit goes back."""
    setting = table.setting
    table.regions = bag(min(tokens + setting.refill, setting.limit) for tokens in amounts(table.regions))


def fill_slots(table: Table) -> None:
    """[7.3] one tile in each empty slot, as far as the supply goes."""
    for kind, building in enumerate(BUILDINGS):
        missing = min(building.slots[table.setting.crowded] - table.slots[kind], table.supply[kind])
        table.slots[kind] += missing
        table.supply[kind] -= missing


def pass_workers(table: Table) -> None:
    """[7.5, 7.6, 12.7] who gets the workers of this round."""
    seats = table.setting.seats
    if seats == 1:
        return_rivals_workers(table)
    elif seats == 2:
        pass_with_delay(table)
    else:
        pass_left(table)


def pass_left(table: Table) -> None:
    """[7.5] all at once, to the next seat; everybody saw the cards when they were played."""
    for giver in table.seats:
        taker = (giver + 1) % table.setting.seats
        for card in table.shown[giver]:
            table.hands[taker].put(card, PUBLIC)
        tell_passed(table, giver, taker)


def pass_with_delay(table: Table) -> None:
    """[7.6] both first take what lies on their right, then lay what they played on their left, which is the other's right."""
    for seat in table.seats:
        collect(table, seat, table.right[seat])
    for giver in table.seats:
        taker = 1 - giver
        for card in table.shown[giver]:
            table.right[taker].put(card, PUBLIC)
        tell_passed(table, giver, taker)


def collect(table: Table, seat: Seat, pile: Zone) -> None:
    workers: list[Json] = [WORKER.write(card) for card in sorted(pile.cards)]
    known = all(mask & SPECTATORS for mask in pile.known)
    while pile.cards:
        pile.draw(table.hands[seat])
    if table.chronicle:
        knowers = PUBLIC if known else 1 << seat
        table.chronicle.tell("collect", seat, secrets={"workers": workers}, knowers=knowers, count=len(workers))


def return_rivals_workers(table: Table) -> None:
    """[12.7] the player takes the rival's two cards; the player's own go under the deck, the first above the second."""
    if table.chronicle:
        table.chronicle.tell("take-rivals", 0, workers=[WORKER.write(card) for card in reversed(table.plan.cards)])
    while table.plan.cards:
        table.plan.draw(table.hands[0])
    for card in table.shown[0]:
        put_under(table.deck, card)


def tell_passed(table: Table, giver: Seat, taker: Seat) -> None:
    if table.chronicle:
        table.chronicle.tell("passed", giver, to=taker, workers=[WORKER.write(card) for card in table.shown[giver]])


def finish(table: Table) -> Play:
    """[4.3, 9.4] D21: no refresh; all dealt objectives are turned up, the rest of what is hidden stays so."""
    for objective in table.objectives:
        objective.show(PUBLIC)
    table.over = True
    if table.chronicle:
        for seat in table.seats:
            tell_objective(table, seat)
    yield from ()


def tell_objective(table: Table, seat: Seat) -> None:
    upper, lower = OBJECTIVES[table.objectives[seat].cards[0]]
    table.chronicle.tell("objective", seat, building=BUILDING.write(upper), building2=BUILDING.write(lower))
