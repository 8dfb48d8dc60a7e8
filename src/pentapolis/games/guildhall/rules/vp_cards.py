"""[9, 11] Buying a VP card, and the effects of VP cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.ask import DONE, SKIP, Ask, Option, Play, Seat

from ..components import (
    BIT,
    CARD,
    CHAPTER,
    FIRST_VP_ITEM,
    PROFESSION,
    VP,
    VP2_TAKE_CHAPTER,
    VP3_PLACE,
    VP3_SWAP,
    VP4_ACTION,
    VP4_DRAW,
    VP4_TAKE_CARD,
    VP7_ACTIONS,
    VP_COST,
    cards_in,
)
from ..notation import PAY, PLACE, TAKE, TAKE_CHAPTER, USE
from ..state import Table, card_names, chapters
from .chapters import all_cards, drop_excess, throw_chapters
from .old_world import pick_exchange, swap_halls
from .picks import Choosing, Picked, bits_of, can_exchange, options_of, pick, pick_order, pick_victim

DRAWN_BY_VP: Final = 5


def buy(table: Table, me: Seat, choice: Option) -> Play:
    """D10 [9.2] pay, take the card, refill the row, then the effect."""
    kind: int = choice[1]
    paid, order = yield from _pick_payment(table, me, kind, (choice,))
    table.actions -= 1
    throw_chapters(table, me, paid, order)
    table.area.append(FIRST_VP_ITEM + kind)
    if table.chronicle:
        names = card_names(order)
        table.chronicle.tell(
            "buy", me, secrets={"cards": names}, knowers=1 << me, vp=VP.write(kind), count=len(paid), card=names[-1]
        )
    _refill(table, kind)
    effect = VP_EFFECTS.get(kind)
    if effect is not None and effect.possible(table, me):
        yield from _offer(table, me, effect)


def _pick_payment(table: Table, me: Seat, kind: int, picked: Picked) -> Choosing[tuple[list[int], list[int]]]:
    """[9.1] which completed chapters, and the order of all their cards on the pile."""
    left, cost = table.completed_chapters(me), VP_COST[kind]
    if len(left) == cost:
        paid = left
    else:
        paid = []
        for _ in range(cost):
            options = [PAY[profession] for profession in dict.fromkeys(left)]
            picked = yield from pick(me, "pay", options, picked, open_to_all=False)
            paid.append(picked[-1][1])
            left.remove(paid[-1])
    return paid, (yield from pick_order(me, all_cards(paid), picked))


def _refill(table: Table, kind: int) -> None:
    """[9.5] no refill from an empty deck."""
    place = table.row.index(kind)
    if not table.vp_deck.cards:
        del table.row[place]
        return
    table.row[place] = table.vp_deck.pop()
    if table.chronicle:
        table.chronicle.tell("refill", None, vp=VP.write(table.row[place]))


# --- effects ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class VpEffect:
    """What a VP card does.

    possible   whether it can be used, as far as everybody sees; else nobody is asked.
    carry_out  does it.
    optional   whether it is asked first if it shall be used; not where the effect's own choice can be of nothing.
    """

    possible: Callable[[Table, Seat], bool]
    carry_out: Callable[[Table, Seat], Play | None]
    optional: bool = True


def _offer(table: Table, me: Seat, effect: VpEffect) -> Play:
    """[9.3] at once or never."""
    if effect.optional and (yield Ask(me, "use", _USE_OR_SKIP)) is SKIP:
        if table.chronicle:
            table.chronicle.tell("forgo", me)
        return
    running = effect.carry_out(table, me)
    if running is not None:
        yield from running


_USE_OR_SKIP: Final = (USE, SKIP)


def movable_chapters(table: Table, me: Seat, you: Seat) -> list[int]:
    """[7.3] the chapters of a hall that can come into mine whole."""
    mine, theirs = table.halls[me], table.halls[you]
    return [profession for profession in chapters(theirs) if not mine & theirs & CHAPTER[profession]]


def swappable(table: Table, me: Seat, you: Seat) -> bool:
    return can_exchange(table.halls[me], table.halls[you], 1, 2)


def takable_cards(table: Table, me: Seat, you: Seat) -> int:
    return table.halls[you] & ~table.halls[me]


def _somebody(fits: Callable[[Table, Seat, Seat], object]) -> Callable[[Table, Seat], bool]:
    return lambda table, me: any(fits(table, me, you) for you in table.others(me))


def _pick_victim(table: Table, me: Seat, fits: Callable[[Table, Seat, Seat], object]) -> Choosing[Picked]:
    there = [you for you in table.others(me) if fits(table, me, you)]
    return (yield from pick_victim(table, me, there, len(there), ()))


def _take_chapter(table: Table, me: Seat) -> Play:
    """[11.4] one chapter of another hall, whole."""
    picked = yield from _pick_victim(table, me, movable_chapters)
    you: Seat = picked[-1][1]
    options = [TAKE_CHAPTER[profession] for profession in movable_chapters(table, me, you)]
    picked = yield from pick(me, "vp-chapter", options, picked)
    profession = picked[-1][1]
    cards = table.halls[you] & CHAPTER[profession]
    if table.chronicle:
        name = PROFESSION.write(profession)
        table.chronicle.tell("take-chapter", me, victim=you, profession=name, cards=card_names(cards_in(cards)))
    yield from _move(table, me, you, cards)


def _move(table: Table, me: Seat, you: Seat, cards: int) -> Play:
    table.halls[you] &= ~cards
    table.halls[me] |= cards
    if table.close_chapters(me):
        yield from drop_excess(table, me)


def _take_card(table: Table, me: Seat) -> Play:
    """[11.4] one card of another hall."""
    picked = yield from _pick_victim(table, me, takable_cards)
    you: Seat = picked[-1][1]
    picked = yield from pick(me, "vp-take-card", options_of(TAKE, takable_cards(table, me, you)), picked)
    card = picked[-1][1]
    if table.chronicle:
        table.chronicle.tell("take-card", me, victim=you, card=CARD.write(card))
    yield from _move(table, me, you, BIT[card])


def _swap_one_for_two(table: Table, me: Seat) -> Play:
    """[11.4] exactly one card of mine for exactly two of one other hall."""
    picked = yield from _pick_victim(table, me, swappable)
    you: Seat = picked[-1][1]
    given, taken = yield from pick_exchange(table, me, you, 1, 2, ("vp-swap-give", "vp-swap-take"), picked)
    yield from swap_halls(table, me, you, given, taken)


def _place_any(table: Table, me: Seat) -> Play:
    """[7.6, 11.4] any number of hand cards, each placed and judged before the next is chosen."""
    hand = table.hands[me]
    while hand.cards:
        fitting = bits_of(hand.cards) & ~table.halls[me]
        choice = yield Ask(me, "vp-place", [*options_of(PLACE, fitting), DONE])
        if choice is DONE:
            return
        card = choice[1]
        hand.take(card)
        table.halls[me] |= BIT[card]
        if table.chronicle:
            table.chronicle.tell("place", me, card=CARD.write(card))
        if table.close_chapters(me):
            yield from drop_excess(table, me)


def _always(table: Table, me: Seat) -> bool:
    return True


VP_EFFECTS: Final[Mapping[int, VpEffect]] = {
    VP2_TAKE_CHAPTER: VpEffect(_somebody(movable_chapters), _take_chapter),
    VP3_SWAP: VpEffect(_somebody(swappable), _swap_one_for_two),
    VP3_PLACE: VpEffect(lambda table, me: bool(table.hands[me].cards), _place_any, optional=False),
    VP4_DRAW: VpEffect(_always, lambda table, me: table.draw(me, DRAWN_BY_VP)),
    VP4_TAKE_CARD: VpEffect(_somebody(takable_cards), _take_card),
    VP4_ACTION: VpEffect(_always, lambda table, me: table.add_actions(me, 1)),
    VP7_ACTIONS: VpEffect(_always, lambda table, me: table.add_actions(me, 2)),
}
"""By kind; the others have none [11.3]."""
