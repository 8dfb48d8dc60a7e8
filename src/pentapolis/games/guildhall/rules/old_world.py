"""[13] The professions of Old World Economy."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.ask import DONE, Option, Play, Seat
from pentapolis.kernel.zone import PUBLIC

from ..components import ASSASSIN, BIT, CHAPTER, PROFESSION_OF, TRADER, cards_in
from ..notation import GIVE, GIVE_CHAPTER, PLACE, REMOVE, TAKE, TAKE_CHAPTER
from ..state import NOTHING, Table, card_names, chapters
from .chapters import drop_excess, settle
from .job_faire import place_aside
from .levels import historian, trader_chapters, victims, weaver_gives
from .picks import (
    Choosing,
    Picked,
    bits_of,
    cards_of,
    givable,
    options_of,
    pick,
    pick_taken,
    pick_victim,
    takable,
)
from .search import dig_options, distinct, open_pile, pick_first, take_out, with_card

# --- Assassin ---------------------------------------------------------------------------------------------------------------


def assassinate(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[13.1] discard cards of another hall, at level 2 of two different chapters; I order them."""
    there = victims(table, me, ASSASSIN, level)
    picked = yield from pick_victim(table, me, there, len(there), picked)
    you: Seat = picked[-1][1]
    left, count = table.halls[you], 1 if level == 0 else 2
    for _ in range(count):
        picked = yield from pick(me, "assassin", options_of(REMOVE, left), picked)
        card = picked[-1][1]
        left &= ~(CHAPTER[PROFESSION_OF[card]] if level == 2 else BIT[card])
    cards = cards_of(picked, count)
    table.halls[you] &= ~bits_of(cards)
    table.throw_open(cards)
    if table.chronicle:
        table.chronicle.tell("remove", me, victim=you, cards=card_names(cards))


# --- Dancer and Farmer --------------------------------------------------------------------------------------------------------


def dance(table: Table, me: Seat, level: int, picked: Picked) -> None:
    """[13.2] draw as many cards as chosen, then one more action. D16: also where that is none."""
    table.draw(me, level)
    table.add_actions(me, 1)


def farm(table: Table, me: Seat, level: int, picked: Picked) -> None:
    """[13.3] level 1: one token; level 3: two."""
    count = (level + 1) // 2
    table.tokens[me] += count
    if table.chronicle:
        table.chronicle.tell("farm", me, count=count)


# --- Historian --------------------------------------------------------------------------------------------------------------


def remember(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[13.4] cards of the pile into the hall: the top one, or one or two searched for.

    All leave the pile before the first is placed, so that what a completion throws on it cannot be named."""
    if level == 0:
        table.aside.put(table.discard.pop(), PUBLIC)
    else:
        yield from _search(table, me, picked)
    table.show_top()
    if table.chronicle and table.aside.cards:
        table.chronicle.tell("remember", me, cards=card_names(table.aside.cards))
    yield from place_aside(table, me)


def _search(table: Table, me: Seat, picked: Picked) -> Play:
    open_pile(table, me)
    digs = dig_options(table.discard, table.halls[me])
    declared: int = picked[0][1]
    possible = [level for level in (0, 2, 4) if level <= declared and _can_find(table, me, level, digs)]
    picked = yield from pick_first(table, me, "historian", possible, _first_digs(table, me, declared, digs), picked)
    if picked[0] is not DONE:
        yield from _take_found(table, me, digs, picked)
    table.looking = NOTHING


def _can_find(table: Table, me: Seat, level: int, digs: Sequence[Option]) -> bool:
    """Whether a level can be carried out with what is seen in the pile."""
    if level == 0:
        return historian(table, me, 0)
    return bool(_first_digs(table, me, level, digs))


def _first_digs(table: Table, me: Seat, level: int, digs: Sequence[Option]) -> Sequence[Option]:
    """The cards that may be named first: at level 4 those behind which a second may be named. Any of two different ones may."""
    if level == 2 or distinct(digs) > 1:
        return digs
    return [dig for dig in digs if second_digs(table, me, digs, dig)]


def second_digs(table: Table, me: Seat, digs: Sequence[Option], first: Option) -> list[Option]:
    """D23 [13.4] the second cards that may be named with a first one: any that the hall lacks once the first is placed."""
    hall = table.halls[me]
    after = with_card(hall, first[1])
    if after != hall | BIT[first[1]]:
        digs = dig_options(table.discard, after)
    return [dig for dig in digs if dig != first and not after >> dig[1] & 1]


def _take_found(table: Table, me: Seat, digs: Sequence[Option], picked: Picked) -> Play:
    level: int = picked[0][1]
    if level == 0:
        table.aside.put(table.discard.pop(), PUBLIC)
        return
    if len(picked) == 1:
        picked = yield from pick(me, "historian", _first_digs(table, me, level, digs), picked, open_to_all=False)
    if level == 4:
        picked = yield from pick(me, "historian", second_digs(table, me, digs, picked[1]), picked, open_to_all=False)
    for card in take_out(table.discard, me, picked[1:]):
        table.aside.put(card, PUBLIC)


# --- Trader -----------------------------------------------------------------------------------------------------------------


def trade(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[13.5] swap cards, or whole chapters, between my hall and another."""
    there = victims(table, me, TRADER, level)
    picked = yield from pick_victim(table, me, there, len(there), picked)
    you: Seat = picked[-1][1]
    if level == 4:
        given, taken = yield from _pick_traded_chapters(table, me, you, picked)
    else:
        count = level or 1
        given, taken = yield from pick_exchange(table, me, you, count, count, ("trader-give", "trader-take"), picked)
    yield from swap_halls(table, me, you, given, taken)


def _pick_traded_chapters(table: Table, me: Seat, you: Seat, picked: Picked) -> Choosing[tuple[int, int]]:
    mine, theirs = table.halls[me], table.halls[you]
    options = [GIVE_CHAPTER[profession] for profession in chapters(mine) if trader_chapters(mine, theirs, profession)]
    picked = yield from pick(me, "trader-give", options, picked)
    given = picked[-1][1]
    options = [TAKE_CHAPTER[profession] for profession in trader_chapters(mine, theirs, given)]
    picked = yield from pick(me, "trader-take", options, picked)
    return mine & CHAPTER[given], theirs & CHAPTER[picked[-1][1]]


def pick_exchange(
    table: Table, me: Seat, you: Seat, give: int, take: int, about: tuple[str, str], picked: Picked
) -> Choosing[tuple[int, int]]:
    """`give` cards of my hall for `take` of another; `about`: what the two halves of the choice are called."""
    mine, theirs, given = table.halls[me], table.halls[you], 0
    for _ in range(give):
        picked = yield from pick(me, about[0], options_of(GIVE, givable(mine, theirs, give, take, given)), picked)
        given |= BIT[picked[-1][1]]
    there, must = takable(mine, theirs, given), given & theirs
    picked = yield from pick_taken(me, about[1], there, must, take, picked, open_to_all=True)
    return given, bits_of(cards_of(picked, take))


def swap_halls(table: Table, me: Seat, you: Seat, given: int, taken: int) -> Play:
    """[7.4] at the same time; then completions in both halls [8.7]."""
    table.halls[me] = table.halls[me] & ~given | taken
    table.halls[you] = table.halls[you] & ~taken | given
    if table.chronicle:
        gone, got = card_names(cards_in(given)), card_names(cards_in(taken))
        table.chronicle.tell("swap", me, rival=you, cards_given=gone, cards_taken=got)
    yield from settle(table, me, you)


# --- Weaver -----------------------------------------------------------------------------------------------------------------


def weave(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[13.6] hand cards into the hall; at levels 2 and 4 in exchange for one or two of it (D17: at the same time)."""
    held = bits_of(table.hands[me].cards)
    picked = yield from _pick_woven_out(table, me, level, held, picked)
    taken = bits_of(cards_of(picked, level // 2))
    fitting = held & ~(table.halls[me] & ~taken)
    placed = yield from _pick_woven_in(table, me, level, fitting, picked)
    table.hand_out(me, placed)
    table.hand_in(me, cards_in(taken))
    table.halls[me] = table.halls[me] & ~taken | bits_of(placed)
    if table.chronicle:
        gone, got = card_names(placed), card_names(cards_in(taken))
        table.chronicle.tell("weave", me, cards_placed=gone, placed=len(gone), cards_taken=got, taken=len(got))
    if table.close_chapters(me):
        yield from drop_excess(table, me)


def _pick_woven_out(table: Table, me: Seat, level: int, held: int, picked: Picked) -> Choosing[Picked]:
    hall = table.halls[me]
    if level == 2:
        options = options_of(TAKE, weaver_gives(held, hall))
        return (yield from pick(me, "weaver-take", options, picked, open_to_all=hall.bit_count() == 1))
    return (yield from pick_taken(me, "weaver-take", hall, 0, level // 2, picked, open_to_all=True))


def _pick_woven_in(table: Table, me: Seat, level: int, fitting: int, picked: Picked) -> Choosing[list[int]]:
    """One or two hand cards; at level 4 any number, until `done` or until everybody sees that the hand is used up."""
    size = len(table.hands[me].cards)
    least, most = {0: (1, 1), 2: (2, 2), 4: (0, size)}[level]
    if size == least:
        return cards_in(fitting)
    placed: list[int] = []
    while len(placed) < most:
        options = options_of(PLACE, fitting & ~bits_of(placed))
        if least == 0:
            options.append(DONE)
        picked = yield from pick(me, "weaver-place", options, picked, open_to_all=False)
        if picked[-1] is DONE:
            break
        placed.append(picked[-1][1])
    return placed
