"""[3–6, 10] A step of the game: the setup of one seat, one action, or the end of a turn.

The end of a turn follows its last action in the same step, as it seldom asks anything; a position may begin there all the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Union

from pentapolis.kernel.ask import SKIP, Ask, Option, Play, Seat

from ..components import (
    ASSASSIN,
    BIT,
    BRICKLAYER,
    CARD,
    CHAPTER,
    COLOUR_COUNT,
    DANCER,
    FARMER,
    FIRST_VP_ITEM,
    HAND_AFTER_DRAW,
    HAND_IN_SETUP,
    HISTORIAN,
    HUNTER,
    LEVEL,
    PEDDLER,
    PLACED_IN_SETUP,
    PROFESSION_OF,
    PROFESSIONS,
    ROBBER,
    SCHOLAR,
    TAX_COLLECTOR,
    TRADER,
    VP_COST,
    WEAVER,
    WINNING_POINTS,
)
from ..notation import BUY, DRAW, PLACE, PLAY
from ..state import Table, card_names
from . import job_faire, old_world
from .chapters import drop_excess
from .levels import hides_levels, levels
from .picks import Picked, bits_of, cards_of, options_of, pick_discards, pick_order
from .vp_cards import buy


def step(table: Table) -> Play:
    if table.setup_left:
        return set_up(table)
    if table.actions:
        return take_action(table)
    return end_turn(table)


# --- setup ------------------------------------------------------------------------------------------------------------------


def set_up(table: Table) -> Play:
    """[3.5] one seat discards, draws back to nine and places three cards."""
    me = table.player
    hand = table.hands[me]
    picked = yield from pick_discards(me, "setup-discard", hand.cards, HAND_IN_SETUP)
    table.throw(me, cards_of(picked, len(picked)))
    table.draw(me, HAND_IN_SETUP - len(hand.cards))
    placed: Picked = ()
    for _ in range(PLACED_IN_SETUP):
        fitting = bits_of(hand.cards) & ~bits_of(cards_of(placed, len(placed)))
        choice = yield Ask(me, "setup-place", options_of(PLACE, fitting), placed)
        placed = (*placed, choice)
    cards = cards_of(placed, PLACED_IN_SETUP)
    table.hand_out(me, cards)
    table.halls[me] = bits_of(cards)
    if table.chronicle:
        table.chronicle.tell("set-up", me, cards=card_names(cards))
    _next_in_setup(table)


def _next_in_setup(table: Table) -> None:
    table.player = table.others(table.player)[0]
    table.setup_left -= 1
    if not table.setup_left:
        table.begin_turn()


# --- actions ------------------------------------------------------------------------------------------------------------------


def take_action(table: Table) -> Play:
    """D2 [4.2, 4.4] one of the three actions; there is no pass, and discard-and-draw can always be taken."""
    me = table.player
    choice = yield Ask(me, "action", action_options(table, me))
    yield from _ACTIONS[choice[0]](table, me, choice)
    if not table.actions:
        yield from end_turn(table)


def action_options(table: Table, me: Seat) -> list[Option]:
    barred = barred_cards(table, me)
    options = [PLAY[card] for card in sorted(set(table.hands[me].cards)) if not barred >> card & 1]
    options.append(DRAW)
    completed = len(table.completed[me].cards) // COLOUR_COUNT
    if completed:
        options += [BUY[kind] for kind in dict.fromkeys(table.row) if VP_COST[kind] <= completed]
    return options


def barred_cards(table: Table, me: Seat) -> int:
    """The cards that may not be played: those that lie in the hall [5.2], those of a profession played in this turn [5.3]."""
    return table.halls[me] | table.played


def discard_and_draw(table: Table, me: Seat, choice: Option) -> Play:
    """D6 [6] any number of hand cards onto the pile, then draw up to six: the hand has exactly six afterwards."""
    hand = table.hands[me]
    picked = yield from pick_discards(me, "discard", hand.cards, HAND_AFTER_DRAW)
    table.actions -= 1
    table.throw(me, cards_of(picked, len(picked)))
    table.draw(me, HAND_AFTER_DRAW - len(hand.cards))


def play(table: Table, me: Seat, choice: Option) -> Play:
    """[5] a hand card into the action area; then its effect at a level of the seat's choice, or none."""
    card: int = choice[1]
    profession = PROFESSION_OF[card]
    table.actions -= 1
    table.hands[me].take(card)
    table.area.append(card)
    table.played |= CHAPTER[profession]
    if table.chronicle:
        table.chronicle.tell("play", me, card=CARD.write(card))
    usable = levels(table, me, profession)
    if usable or hides_levels(table, me, profession):
        choice = yield Ask(me, "level", [*usable, SKIP])
        if choice is not SKIP:
            yield from _use_level(table, me, profession, choice)
        elif table.chronicle:
            table.chronicle.tell("forgo", me)


def _use_level(table: Table, me: Seat, profession: int, choice: Option) -> Play:
    if table.chronicle:
        table.chronicle.tell("level", me, level=LEVEL.write(choice[1]))
    running = EFFECTS[profession](table, me, choice[1], (choice,))
    if running is not None:
        yield from running


_ACTIONS: Final[Mapping[str, Callable[[Table, Seat, Option], Play]]] = {
    "play": play,
    "draw": discard_and_draw,
    "buy": buy,
}

Effect = Callable[[Table, Seat, int, Picked], Union[Play, None]]
"""Carries out a level of a card. The picks begin with the level; nothing is returned where nobody can be asked anything."""
_EFFECTS: Final[Mapping[int, Effect]] = {
    BRICKLAYER: job_faire.bricklayer,
    HUNTER: job_faire.hunt,
    PEDDLER: job_faire.peddle,
    ROBBER: job_faire.rob,
    SCHOLAR: job_faire.study,
    TAX_COLLECTOR: job_faire.collect,
    ASSASSIN: old_world.assassinate,
    DANCER: old_world.dance,
    FARMER: old_world.farm,
    HISTORIAN: old_world.remember,
    TRADER: old_world.trade,
    WEAVER: old_world.weave,
}
EFFECTS: Final = tuple(_EFFECTS[profession] for profession in range(len(PROFESSIONS)))
"""By profession."""


# --- end of a turn --------------------------------------------------------------------------------------------------------------


def end_turn(table: Table) -> Play:
    """[10] the action area moves into the hall; then the points are counted, of the seat whose turn it is alone [14.7]."""
    me = table.player
    duplicates = _move_in(table, me)
    if len(duplicates) > 1:
        duplicates = yield from pick_order(me, duplicates, ())
    _discard_duplicates(table, me, duplicates)
    if table.close_chapters(me):
        yield from drop_excess(table, me)
    points = table.points(me)
    if table.chronicle:
        table.chronicle.tell("end-turn", me, points=points)
    if points >= WINNING_POINTS:
        table.winner = me
        if table.chronicle:
            table.chronicle.tell("win", me, points=points)
        return
    table.player = table.others(me)[0]
    table.begin_turn()


def _move_in(table: Table, me: Seat) -> list[int]:
    """[10.1] all cards at the same time; returns the duplicates, which wait in the action area."""
    duplicates = []
    moved = []
    for item in table.area:
        if item >= FIRST_VP_ITEM:
            table.scored[me].append(item - FIRST_VP_ITEM)
        elif table.halls[me] & BIT[item]:
            duplicates.append(item)
        else:
            moved.append(item)
    table.halls[me] |= bits_of(moved)
    table.area = duplicates[:]
    if table.chronicle and moved:
        table.chronicle.tell("move-in", me, cards=card_names(moved))
    return duplicates


def _discard_duplicates(table: Table, me: Seat, duplicates: list[int]) -> None:
    table.area.clear()
    table.throw_open(duplicates)
    if table.chronicle:
        for card in duplicates:
            table.chronicle.tell("duplicate", me, card=CARD.write(card))
