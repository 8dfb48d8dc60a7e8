"""[8] Completed chapters: how they are closed, how many there may be, how they leave."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.ask import Ask, Play, Seat
from pentapolis.kernel.zone import PUBLIC

from ..components import CHAPTER_CARDS, MOST_COMPLETED, PROFESSION_OF
from ..notation import DROP
from ..state import Table, card_names
from .picks import Picked, pick_order


def settle(table: Table, me: Seat, you: Seat) -> Play:
    """D22 [8.7] after an exchange: all full chapters are turned down, then each hall over the limit discards, mine first."""
    crowded = [seat for seat in (me, you) if table.close_chapters(seat)]
    for seat in crowded:
        yield from drop_excess(table, seat)


def drop_excess(table: Table, owner: Seat) -> Play:
    """D9 [8.3] at once, on whoever's turn: the owner chooses the chapters over three and the order of their cards."""
    kept = table.completed_chapters(owner)
    picked: Picked = ()
    while len(kept) > MOST_COMPLETED:
        choice = yield Ask(owner, "excess", [DROP[profession] for profession in dict.fromkeys(kept)], picked)
        picked = (*picked, choice)
        kept.remove(choice[1])
    dropped = [profession for _, profession in picked]
    order = yield from pick_order(owner, all_cards(dropped), picked)
    throw_chapters(table, owner, dropped, order)
    if table.chronicle:
        names = card_names(order)
        table.chronicle.tell("excess", owner, secrets={"cards": names}, knowers=1 << owner, count=len(dropped), card=names[-1])


def all_cards(professions: Sequence[int]) -> list[int]:
    """The cards of these completed chapters."""
    return [card for profession in professions for card in CHAPTER_CARDS[profession]]


def throw_chapters(table: Table, owner: Seat, professions: Sequence[int], order: Sequence[int]) -> None:
    """[14.2] completed chapters go to the pile in this order, the last card on top. It alone is seen by the others: they learn
    the profession of its chapter, not of any other that leaves with it."""
    completed, pile, mine = table.completed[owner], table.discard, 1 << owner
    shown = PROFESSION_OF[order[-1]]
    unseen = list(professions)
    unseen.remove(shown)
    for card in CHAPTER_CARDS[shown]:
        completed.take(card)
    for card in all_cards(unseen):
        completed.take(card, mine)
    for card in order[:-1]:
        pile.put(card, mine)
    pile.put(order[-1], PUBLIC)
