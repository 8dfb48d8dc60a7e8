"""[12] The professions of Job Faire."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.ask import DONE, Option, Play, Seat

from ..components import BIT, CARD, CHAPTER, PEDDLER, ROBBER, TAX_COLLECTOR, cards_in
from ..notation import GIVE, GIVE_CHAPTER, RETURN, TAKE, TAKE_CHAPTER, TO
from ..state import NOTHING, Table, card_names, chapters
from .chapters import drop_excess
from .levels import CARDS_AT, gifts, hunter, peddler_gifts, peddler_sizes, victims
from .picks import Choosing, Picked, bits_of, cards_of, options_of, pick, pick_order, pick_taken, pick_victim
from .search import dig_options, distinct, open_pile, pick_first, take_out

# --- Bricklayer -------------------------------------------------------------------------------------------------------------


def bricklayer(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[12.1] draw, then put hand cards back on the deck, unseen by the others."""
    table.draw(me, 3 + level)
    hand = table.hands[me]
    rest = sorted(hand.cards)
    count = min(CARDS_AT[level], len(rest))
    for _ in range(count):
        options = [RETURN[card] for card in dict.fromkeys(rest)]
        picked = yield from pick(me, "bricklayer", options, picked, open_to_all=len(rest) == 1)
        rest.remove(picked[-1][1])
    for card in cards_of(picked, count):
        hand.slip(card, table.deck)
    if table.chronicle and count:
        names = card_names(cards_of(picked, count))
        table.chronicle.tell("return", me, secrets={"cards": names}, knowers=1 << me, count=count)


# --- Hunter -----------------------------------------------------------------------------------------------------------------


def hunt(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[12.2] swap cards of the hall with cards of the pile, which is looked through first.

    D12: nothing that duplicates the hall as it was before the swap, and no two identical cards."""
    open_pile(table, me)
    digs = dig_options(table.discard, table.halls[me])
    possible = [level for level in (0, 2, 4) if _can_hunt(table, me, level, picked[0][1], digs)]
    picked = yield from pick_first(table, me, "hunter-take", possible, digs, picked)
    if picked[0] is not DONE:
        yield from _hunt(table, me, digs, picked)
    table.looking = NOTHING
    if table.close_chapters(me):
        yield from drop_excess(table, me)


def _can_hunt(table: Table, me: Seat, level: int, declared: int, digs: Sequence[Option]) -> bool:
    return level <= declared and hunter(table, me, level) and distinct(digs) >= CARDS_AT[level]


def _hunt(table: Table, me: Seat, digs: Sequence[Option], picked: Picked) -> Play:
    level: int = picked[0][1]
    count = CARDS_AT[level]
    while len(picked) <= count:
        taken = bits_of(cards_of(picked, len(picked) - 1))
        options = [dig for dig in digs if not taken >> dig[1] & 1]
        picked = yield from pick(me, "hunter-take", options, picked, open_to_all=False)
    given = yield from (_pick_chapter(table, me, picked) if level == 4 else _pick_given(table, me, count, picked))
    taken_cards = take_out(table.discard, me, picked[-count:])
    table.halls[me] = table.halls[me] & ~bits_of(given) | bits_of(taken_cards)
    table.throw_open(given)
    if table.chronicle:
        table.chronicle.tell("hunt", me, cards_given=card_names(given), cards_taken=card_names(taken_cards))


def _pick_given(table: Table, me: Seat, count: int, picked: Picked) -> Choosing[list[int]]:
    """[7.9] in the order onto the pile."""
    hall = table.halls[me]
    for _ in range(count):
        picked = yield from pick(me, "hunter-give", options_of(GIVE, hall), picked)
        hall &= ~BIT[picked[-1][1]]
    return cards_of(picked, count)


def _pick_chapter(table: Table, me: Seat, picked: Picked) -> Choosing[list[int]]:
    hall = table.halls[me]
    picked = yield from pick(me, "hunter-give", [GIVE_CHAPTER[profession] for profession in chapters(hall)], picked)
    return (yield from pick_order(me, cards_in(hall & CHAPTER[picked[-1][1]]), picked))


# --- Peddler ----------------------------------------------------------------------------------------------------------------


def peddle(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[12.3] swap hand cards with cards of another hall; then one more action."""
    seeming = [you for you in table.others(me) if peddler_sizes(table, me, you, level)]
    picked = yield from pick_victim(table, me, victims(table, me, PEDDLER, level), len(seeming), picked)
    you: Seat = picked[-1][1]
    give = 1 if level == 0 else 2
    picked = yield from _pick_hand_cards(table, me, you, level, give, picked)
    given = bits_of(cards_of(picked, give))
    taken = yield from _pick_peddled(table, me, you, level, given, picked)
    table.hand_out(me, cards_in(given))
    table.hand_in(me, cards_in(taken))
    table.halls[you] = table.halls[you] & ~taken | given
    if table.chronicle:
        gone, got = card_names(cards_in(given)), card_names(cards_in(taken))
        table.chronicle.tell("peddle", me, rival=you, cards_given=gone, cards_taken=got)
    table.add_actions(me, 1)
    if table.close_chapters(you):
        yield from drop_excess(table, you)


def _pick_hand_cards(table: Table, me: Seat, you: Seat, level: int, give: int, picked: Picked) -> Choosing[Picked]:
    """Different hand cards, so that what is taken for them leaves the other hall without duplicates."""
    held, hall, chosen = bits_of(table.hands[me].cards), table.halls[you], 0
    if len(table.hands[me].cards) == give:
        return (*picked, *options_of(GIVE, held))
    for _ in range(give):
        fitting = held & ~chosen
        if level == 4:
            fitting = _fitting_with(held, hall, chosen) & ~chosen
        picked = yield from pick(me, "peddler-give", options_of(GIVE, fitting), picked, open_to_all=False)
        chosen |= BIT[picked[-1][1]]
    return picked


def _fitting_with(held: int, hall: int, chosen: int) -> int:
    """The hand cards that go, with the chosen ones, for at least one whole chapter."""
    fitting = 0
    for profession in chapters(hall):
        allowed = peddler_gifts(held, hall, profession)
        if allowed.bit_count() >= 2 and not chosen & ~allowed:
            fitting |= allowed
    return fitting


def _pick_peddled(table: Table, me: Seat, you: Seat, level: int, given: int, picked: Picked) -> Choosing[int]:
    """The cards of the other hall that are taken; twins of the given ones must be among them [7.4]."""
    hall = table.halls[you]
    if level < 4:
        count = given.bit_count()
        picked = yield from pick_taken(me, "peddler-take", hall, hall & given, count, picked, open_to_all=False)
        return bits_of(cards_of(picked, count))
    there = chapters(hall)
    options = [TAKE_CHAPTER[profession] for profession in there if not given & hall & ~CHAPTER[profession]]
    picked = yield from pick(me, "peddler-take", options, picked, open_to_all=len(there) == 1)
    return hall & CHAPTER[picked[-1][1]]


# --- Robber -----------------------------------------------------------------------------------------------------------------


def rob(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[12.4] cards of another hand into my hall: at level 0 by chance, else one or two of my choice. The victim draws nothing."""
    there = victims(table, me, ROBBER, level)
    picked = yield from pick_victim(table, me, there, len(there), picked)
    you: Seat = picked[-1][1]
    if level == 0:
        yield from _place_robbed(table, me, you, table.chance.pick(table.hands[you].cards))
        return
    _look_into_hand(table, me, you)
    for _ in range(level // 2):
        options = options_of(TAKE, robbable(table, me, you))
        picked = yield from pick(me, "robber", options, picked, open_to_all=len(table.hands[you].cards) == 1)
        yield from _place_robbed(table, me, you, picked[-1][1])
    table.looking = NOTHING


def _look_into_hand(table: Table, me: Seat, you: Seat) -> None:
    table.looking = you
    table.hands[you].show(1 << me)
    if table.chronicle:
        hand = card_names(sorted(table.hands[you].cards))
        table.chronicle.tell("look", me, secrets={"cards": hand}, knowers=1 << me | 1 << you, victim=you)


def robbable(table: Table, me: Seat, you: Seat) -> int:
    """D13: a duplicate only where no card is left that is none, judged before each pick."""
    held = bits_of(table.hands[you].cards)
    return held & ~table.halls[me] or held


def _place_robbed(table: Table, me: Seat, you: Seat, card: int) -> Play:
    """[7.6] one card after another; a duplicate is discarded."""
    table.hands[you].take(card)
    if table.halls[me] & BIT[card]:
        table.throw_open([card])
        if table.chronicle:
            table.chronicle.tell("rob-in-vain", me, victim=you, card=CARD.write(card))
        return
    table.halls[me] |= BIT[card]
    if table.chronicle:
        table.chronicle.tell("rob", me, victim=you, card=CARD.write(card))
    if table.close_chapters(me):
        yield from drop_excess(table, me)


# --- Scholar ----------------------------------------------------------------------------------------------------------------


def study(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """D14 [12.5] all cards are drawn first, openly, then placed in the order drawn."""
    table.draw_aside(1 + level)
    if table.chronicle and table.aside.cards:
        table.chronicle.tell("study", me, cards=card_names(table.aside.cards))
    yield from place_aside(table, me)


def place_aside(table: Table, me: Seat) -> Play:
    """D8 [7.6] the cards on their way are placed one after another; duplicates are discarded."""
    while table.aside.cards:
        card = table.aside.take_at(0)
        if table.halls[me] & BIT[card]:
            table.throw_open([card])
            if table.chronicle:
                table.chronicle.tell("duplicate", me, card=CARD.write(card))
            continue
        table.halls[me] |= BIT[card]
        if table.close_chapters(me):
            yield from drop_excess(table, me)


# --- Tax Collector ----------------------------------------------------------------------------------------------------------


def collect(table: Table, me: Seat, level: int, picked: Picked) -> Play:
    """[12.6] a token for each Tax Collector in the hall, then a card of the hall into another one.

    D15: the seed's example speaks of a card from hand; the card itself, which is more exact, says from the hall."""
    count = table.level(me, TAX_COLLECTOR)
    picked = yield from pick(me, "tax-give", options_of(GIVE, gifts(table, me)), picked)
    card: int = picked[-1][1]
    takers = [TO[you] for you in table.others(me) if not table.halls[you] & BIT[card]]
    picked = yield from pick(me, "tax-to", takers, picked)
    you: Seat = picked[-1][1]
    table.tokens[me] += count
    table.halls[me] &= ~BIT[card]
    table.halls[you] |= BIT[card]
    if table.chronicle:
        table.chronicle.tell("tax", me, count=count, to=you, card=CARD.write(card))
    if table.close_chapters(you):
        yield from drop_excess(table, you)
