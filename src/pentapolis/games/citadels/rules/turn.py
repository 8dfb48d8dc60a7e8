"""A turn [7.5–7.14]: the action, then as the player likes, until he ends it or nothing is left to choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chronicle import SILENT

from ..components import ALCHEMIST, ASSASSIN, BUILDS, CARD, COLOURS, INCOME_COLOUR, TAX_COLLECTOR, WITCH
from ..notation import DRAW, END, GOLD, KEEP, TAKE_INCOME, UNDER
from ..state import ABILITY, ACTION, EARNING_AS, INCOME, NO_SEAT, Table
from . import districts, powers
from .building import FOLLOWED, build, builds_left, follow_up, offer_builds
from .cities import tuck
from .powers import OFFERS, after_action, pay_tax

GOLD_ACTION: Final = 2  # [7.6]


def take_turn(table: Table) -> Play:
    """The rest of the running turn, from wherever it stands."""
    me = table.acting
    while options := turn_options(table, me):
        choice = yield Ask(me, "turn", options)
        verb = choice[0]
        if verb == "end":
            break
        deed = _DEEDS.get(verb)
        if deed is not None:
            deed(table, me, choice)
            if verb == "build" and choice[1] in FOLLOWED:
                yield from follow_up(table, me, choice[1])
        elif verb == "draw":
            yield from _draw(table, me)
        else:
            ability = powers.DEEDS.get(verb)
            if ability is None:
                yield from powers.PLAYS[verb](table, me, choice)
            else:
                ability(table, me, choice)
            table.used |= ABILITY
            if verb in _LAST and not (table.box.any_time and verb != "bewitch"):
                break
    if table.actor == WITCH and not table.bare:
        _pause_witch(table)
    elif table.built[me] & districts.ENDING:
        yield from _end_with_districts(table, me)
    else:
        end_turn(table, me)


def turn_options(table: Table, me: Seat) -> list[Option]:
    """All that may be chosen now; nothing where the turn is over.

    Whether it is over is told from public facts alone: with builds left, a card in hand and gold it goes on, be the card what
    it may."""
    used, actor, built, options = table.used, table.actor, table.built[me], []
    acted = used & ACTION
    if not acted:
        options = [GOLD, DRAW] if table.deck.cards else [GOLD]
    if table.bare:
        return options
    offer = OFFERS[actor]
    if offer is not None and not used & ABILITY:
        offer(table, me, options)
    if built & districts.WORKING:
        districts.offer_districts(table, me, options)
    earns = not used & INCOME and built & EARNING_AS[actor] != 0
    if acted:
        if BUILDS[actor] > table.raised:
            offer_builds(table, me, options)
        if not options and not _may_go_on(table, me, earns):
            return options
        if actor != WITCH:
            options.append(END)
    if earns:
        options.append(TAKE_INCOME)
    return options


def _may_go_on(table: Table, me: Seat, earns: bool) -> bool:
    """Whether something might be chosen yet, for all that others can tell: a build, or what income would pay for."""
    if builds_left(table) > 0 and table.hands[me].cards and (earns or table.gold[me]):
        return True
    ability = OFFERS[table.actor] is not None and not table.used & ABILITY
    return earns and (ability or table.built[me] & districts.WORKING != 0)


def income_now(table: Table, me: Seat) -> int:
    """[7.12, D45] what `income` would bring now; 0 where it was taken, or the character has none."""
    if table.used & INCOME or not table.built[me] & EARNING_AS[table.actor]:
        return 0
    return table.income(me, INCOME_COLOUR[table.actor])


# --- what is done at once ---------------------------------------------------------------------------------------------------


def _take_gold(table: Table, me: Seat, choice: Option) -> None:
    """[7.6]"""
    table.used |= ACTION
    table.gold[me] += GOLD_ACTION
    if table.chronicle is not SILENT:
        table.chronicle.tell("gold", me, gold=GOLD_ACTION)
    if not table.bare:
        after_action(table, me)


def _take_income(table: Table, me: Seat, choice: Option) -> None:
    """[7.12] once and all at once."""
    gold = income_now(table, me)
    table.used |= INCOME
    table.gold[me] += gold
    if table.chronicle is not SILENT:
        table.chronicle.tell("income", me, gold=gold, colour=COLOURS[INCOME_COLOUR[table.actor]])


# --- the draw action --------------------------------------------------------------------------------------------------------


def _draw(table: Table, me: Seat) -> Play:
    """[7.6, 7.7, 9.1, 10.2] some cards are seen, some kept, the others go under the deck."""
    table.used |= ACTION
    deck = table.deck
    shown = min(districts.cards_shown(table, me), len(deck.cards))
    kept = min(districts.cards_kept(table, me), shown)
    if table.chronicle is not SILENT:
        table.chronicle.tell("draw", me, count=shown, kept=kept)
    if kept == shown:
        for _ in range(shown):
            deck.draw(table.hands[me])
    else:
        table.air.eyes = 1 << me
        for _ in range(shown):
            deck.draw(table.air)
        yield from _sort_out(table, me, kept)
    if not table.bare:
        after_action(table, me)


def _sort_out(table: Table, me: Seat, kept: int) -> Play:
    """Keeps one by naming it; where two of three are kept, the third is named instead. With more than one card to put under
    the deck, the order is the player's [10.1]. Which cards go where, the others do not see [D23]."""
    left = table.air.cards[:]
    if kept > 1:
        choice = yield Ask(me, "under", [UNDER[card] for card in dict.fromkeys(left)])
        left.remove(choice[1])
        _settle_draw(table, me, left, [choice[1]])
        return
    choice = yield Ask(me, "keep", [KEEP[card] for card in dict.fromkeys(left)])
    left.remove(choice[1])
    picked, keep, under = [choice], [choice[1]], []
    if len(left) > 1:
        choice = yield Ask(me, "under", [UNDER[card] for card in dict.fromkeys(left)], picked)
        under = [choice[1]]
        left.remove(choice[1])
    _settle_draw(table, me, keep, under + left)


def _settle_draw(table: Table, me: Seat, keep: list[int], under: list[int]) -> None:
    hand, mine = table.hands[me], 1 << me
    for card in keep:
        hand.put(card, mine)
    for card in under:
        tuck(table, card, mine)
    table.air.cards.clear()
    table.air.known.clear()
    if table.chronicle is not SILENT:
        kept, laid = [CARD.write(card) for card in keep], [CARD.write(card) for card in under]
        table.chronicle.tell("keep", me, secrets={"districts": [*kept], "districts2": [*laid]}, knowers=mine)


# --- the end of the turn ----------------------------------------------------------------------------------------------------


def _pause_witch(table: Table) -> None:
    """[12.2] she has named somebody: her turn stops, and goes on at that call."""
    table.acting = NO_SEAT


def _end_with_districts(table: Table, me: Seat) -> Play:
    if not table.bare:
        _pay_rest(table, me)
    yield from districts.end_districts(table, me)
    table.used |= INCOME
    end_turn(table, me)


def end_turn(table: Table, me: Seat) -> None:
    """[7.13, D33] income not taken yet, then (asked for elsewhere) Park and Poor House, the Alchemist's refund, the tax."""
    if not table.bare:
        _pay_rest(table, me)
    if table.spent:
        _settle_building(table, me)
    table.acting = NO_SEAT


def _pay_rest(table: Table, me: Seat) -> None:
    """[7.12, D8] income that was not taken is paid for the city as it stands now."""
    if not table.used & INCOME and table.built[me] & EARNING_AS[table.actor]:
        _take_income(table, me, TAKE_INCOME)


def _settle_building(table: Table, me: Seat) -> None:
    """[12.2, D33] the Alchemist gets back what building cost him; who has built is taxed, an Assassin later."""
    if table.actor == ALCHEMIST:
        table.gold[me] += table.spent
        if table.chronicle is not SILENT:
            table.chronicle.tell("refund", me, gold=table.spent)
    if table.actor == ASSASSIN and TAX_COLLECTOR in table.roster:
        table.owing = me
    pay_tax(table, me)


_LAST: Final = frozenset({"bewitch", "destroy", "exchange"})
"""Abilities that end the turn [8.8, 12.2, D9]."""
_DEEDS: Final[Mapping[str, Callable[[Table, Seat, Option], None]]] = {
    "gold": _take_gold,
    "income": _take_income,
    "build": build,
    **districts.DEEDS,
}
