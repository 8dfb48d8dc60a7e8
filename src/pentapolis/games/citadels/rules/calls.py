"""Calling the ranks, what a reveal brings about, and the end of a round [7.1–7.5, 8.1, 8.2, 8.4, 11.1, 12.2]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pentapolis.kernel.ask import SKIP, Ask, Option, Play, Seat
from pentapolis.kernel.chronicle import SILENT
from pentapolis.kernel.zone import PUBLIC

from ..components import (
    BALL_ROOM,
    BISHOP,
    CARD,
    CHARACTER,
    CROWN_RANK,
    EMPEROR,
    HOSPITAL,
    KING,
    NOBODY_NAMED,
    QUEEN,
    TAX_COLLECTOR,
    THIEF,
    WITCH,
    bits,
)
from ..notation import GIVE_CROWN, PAY_CARD, PAY_GOLD, THANKS
from ..state import ABILITY, ACTION, INCOME, NO_SEAT, THANKED, Table
from .cities import finish_order, move_crown
from .powers import after_action, pay_tax
from .turn import take_turn

_HOSPITAL: Final = bits(HOSPITAL)
QUEEN_GOLD: Final = 3
NOBODY_LEFT: Final = -1


def play_on(table: Table) -> Play:
    """The rest of the running turn; or the call of the next ranks until somebody answers, and his turn; or the end of the
    round, when all have been called. (Not a generator itself: a turn should not run through more of them than it must.)"""
    if table.acting == NO_SEAT:
        caller = table.crown
        seat = call_next(table)
        if seat == NOBODY_LEFT:
            return end_round(table)
        if table.actor == EMPEROR or table.built[caller] & _BALL_ROOM:
            return _turn_after_welcome(table, seat, caller)
    return take_turn(table) if table.bewitched == NOBODY_NAMED else _turn_then_witch(table)


def _turn_then_witch(table: Table) -> Play:
    """While the Witch waits: when the bewitched character has had its turn, or lost it at the ball, she goes on."""
    if table.acting != NO_SEAT:
        yield from take_turn(table)
    if table.bare and table.actor == table.bewitched:
        yield from resume_witch(table)


def call_next(table: Table) -> Seat:
    """[7.1–7.4] calls the next ranks in order; the seat that answers begins its turn. `NOBODY_LEFT` after the last rank.

    A murdered character and one that nobody holds are told alike [7.3, D12]."""
    roster, cards = table.roster, table.dealt.cards
    while table.called < len(roster):
        character = roster[table.called]
        table.called += 1
        place = cards.index(character) if character in cards else -1
        seat = NO_SEAT if place < 0 else table.holder_at(place)
        if seat != NO_SEAT and (character != table.murdered or table.built[seat] & _HOSPITAL):
            reveal(table, seat, character, place)
            return seat
        if table.chronicle is not SILENT:
            table.chronicle.tell("silent", None, character=CHARACTER.write(character))
        if character == table.bewitched:
            return _release_witch(table)
    return NOBODY_LEFT


def begin_turn(table: Table, seat: Seat, actor: int, used: int = 0) -> None:
    table.acting, table.actor, table.used = seat, actor, used
    table.raised = table.spent = 0
    table.bare = False


def reveal(table: Table, seat: Seat, character: int, place: int) -> None:
    """[7.5, D50] the card is shown; then, in this order: theft, crown (and Throne Room), what this character brings by itself."""
    table.dealt.known[place] = PUBLIC
    table.dealt.learn()  # the call is news to everybody, also to who is called: other ranks were silent before
    begin_turn(table, seat, character)
    # [12.2, 12.3, D40] a bewitched seat, and one murdered but with a Hospital, has the action alone.
    table.bare = character in (table.bewitched, table.murdered)
    if table.chronicle is not SILENT:
        table.chronicle.tell("reveal", seat, character=CHARACTER.write(character))
    if character == table.robbed:
        _steal(table, seat)
    if character == KING and character != table.murdered:
        move_crown(table, seat)
    if not table.bare:
        take_part(table, seat, character)


def take_part(table: Table, seat: Seat, character: int) -> None:
    """What begins by itself when a character acts: protection, tax, the Queen's gold, and who may be named by whom."""
    part = _PARTS.get(character)
    if part is not None:
        part(table, seat)


def _steal(table: Table, victim: Seat) -> None:
    """[8.2] the Thief first takes all gold that the victim has."""
    loot, thief = table.gold[victim], table.thief
    if not loot or thief in (NO_SEAT, victim):
        return
    table.gold[victim] = 0
    table.gold[thief] += loot
    if table.chronicle is not SILENT:
        table.chronicle.tell("theft", thief, victim=victim, gold=loot)


def _be_thief(table: Table, seat: Seat) -> None:
    table.thief = seat


def _be_witch(table: Table, seat: Seat) -> None:
    table.witch = seat


def _be_bishop(table: Table, seat: Seat) -> None:
    """[8.5] from now to the end of the round."""
    table.bishop = seat


def _collect(table: Table, seat: Seat) -> None:
    """[12.2] an Assassin who has built pays now, the others at the end of their turns."""
    table.collector = seat
    if table.owing != NO_SEAT:
        pay_tax(table, table.owing)


def _be_queen(table: Table, seat: Seat) -> None:
    """[12.2, D36] 3 gold beside the seat that has shown rank 4; for one murdered, at the end of the round."""
    table.queen = seat
    ruler = table.roster[CROWN_RANK - 1]
    if ruler != table.murdered:
        reward_queen(table, table.holder(ruler))


def reward_queen(table: Table, ruler: Seat) -> None:
    queen = table.queen
    if queen == NO_SEAT or ruler == NO_SEAT or (queen - ruler) % table.seats not in (1, table.seats - 1):
        return
    table.gold[queen] += QUEEN_GOLD
    if table.chronicle is not SILENT:
        table.chronicle.tell("audience", queen, gold=QUEEN_GOLD)


_PARTS: Final[Mapping[int, Callable[[Table, Seat], None]]] = {
    THIEF: _be_thief,
    WITCH: _be_witch,
    BISHOP: _be_bishop,
    TAX_COLLECTOR: _collect,
    QUEEN: _be_queen,
}


# --- asks at a call ---------------------------------------------------------------------------------------------------------

_BALL_ROOM: Final = bits(BALL_ROOM)


def _turn_after_welcome(table: Table, seat: Seat, caller: Seat) -> Play:
    """What is asked before a turn: the Emperor's gift of the crown, then the Ball Room's thanks."""
    if table.actor == EMPEROR and not table.bare:
        yield from give_crown(table, seat, tribute=True)
    if seat != caller and table.built[caller] & _BALL_ROOM and not table.used & THANKED:
        yield from _thank(table, seat)
    yield from _turn_then_witch(table)


def _thank(table: Table, seat: Seat) -> Play:
    """[12.3, D44] who is called thanks the owner of the Ball Room who has the crown, or loses the turn: it is over before it
    has begun, so that nothing comes at its end."""
    choice = yield Ask(seat, "thanks", [THANKS, SKIP])
    if table.chronicle is not SILENT:
        table.chronicle.tell("thanks", seat, thanked=choice == THANKS)
    if choice == THANKS:
        table.used |= THANKED
    else:
        table.acting = NO_SEAT


def give_crown(table: Table, me: Seat, tribute: bool) -> Play:
    """[12.2, D31, D49] the Emperor gives the crown to another seat, neither himself nor who has it; that seat pays."""
    heirs = [seat for seat in table.others(me) if seat != table.crown]
    heir = heirs[0]
    if len(heirs) > 1:
        choice = yield Ask(me, "crown", [GIVE_CROWN[seat] for seat in heirs])
        heir = choice[1]
    move_crown(table, heir)
    if tribute:
        yield from _pay_tribute(table, heir, me)


def _pay_tribute(table: Table, payer: Seat, emperor: Seat) -> Play:
    """[12.2] 1 gold or 1 card, as the receiver of the crown likes; only the two see the card."""
    cards = sorted(set(table.hands[payer].cards))
    options: list[Option] = [PAY_GOLD] if table.gold[payer] else []
    options += [PAY_CARD[card] for card in cards]
    if not options:
        return
    choice = options[0]
    if len(table.hands[payer].cards) + (table.gold[payer] > 0) > 1 and table.hands[payer].cards:
        choice = yield Ask(payer, "tribute", options)
    if choice == PAY_GOLD:
        table.gold[payer] -= 1
        table.gold[emperor] += 1
        if table.chronicle is not SILENT:
            table.chronicle.tell("tribute-gold", payer, to=emperor, gold=1)
        return
    table.hands[payer].slip(choice[1], table.hands[emperor], 1 << emperor)
    if table.chronicle is not SILENT:
        knowers = 1 << payer | 1 << emperor
        table.chronicle.tell("tribute-card", payer, to=emperor, secrets={"district": CARD.write(choice[1])}, knowers=knowers)


# --- the Witch --------------------------------------------------------------------------------------------------------------


def _release_witch(table: Table) -> Seat:
    """[12.2] nobody holds the bewitched character: the Witch does not continue, and her turn is over.

    It is not she who is called here, so she owes no thanks, whoever gives a ball by now [12.3, D44]."""
    _announce(table)
    witch = table.witch
    begin_turn(table, witch, WITCH, table.witch_used | ACTION | ABILITY | THANKED)
    table.bare = True
    return witch


def resume_witch(table: Table) -> Play:
    """[12.2, D41, D49] the Witch goes on as the bewitched character, her action taken, with all its powers."""
    witch, character = table.witch, table.bewitched
    begin_turn(table, witch, character, (table.witch_used | ACTION) & ~(ABILITY | INCOME))
    if table.chronicle is not SILENT:
        table.chronicle.tell("resume", witch, character=CHARACTER.write(character))
    take_part(table, witch, character)
    if character == EMPEROR:
        yield from give_crown(table, witch, tribute=True)
    after_action(table, witch)


# --- the end of a round -----------------------------------------------------------------------------------------------------


def end_round(table: Table) -> Play:
    """[11.1] a murdered King (Emperor) is shown and the crown goes its way; then the game is over, or a new round begins."""
    _announce(table)
    ruler = table.murdered
    heir = table.holder(ruler) if ruler in (KING, EMPEROR) else NO_SEAT
    if heir != NO_SEAT:
        table.dealt.show_at(table.place_of(ruler), PUBLIC)
        if table.chronicle is not SILENT:
            table.chronicle.tell("heir", heir, character=CHARACTER.write(ruler))
        if ruler == KING:
            move_crown(table, heir)
        else:
            yield from give_crown(table, heir, tribute=False)
        reward_queen(table, heir)
    if finish_order(table):
        table.over = True
        if table.chronicle is not SILENT:
            table.chronicle.tell("over", None, round=table.round)
    else:
        begin_round(table)


def _announce(table: Table) -> None:
    """That nobody answered tells everybody something: what was chosen before it stands. The packet, empty now, lends its place
    for it: a card laid there unseen and taken up before all eyes is news."""
    table.packet.put(table.called)
    table.packet.pop(PUBLIC)


def begin_round(table: Table) -> None:
    """[11.1] all characters go back; who has the crown chooses first."""
    table.round += 1
    table.first = table.crown
    gather(table)
    table.called = 0
    table.murdered = table.robbed = table.bewitched = NOBODY_NAMED
    table.thief = table.witch = table.bishop = table.collector = table.queen = table.owing = NO_SEAT
    table.king_back = table.kept_down = False
    begin_turn(table, NO_SEAT, NOBODY_NAMED)


def gather(table: Table) -> None:
    """The character cards lie together again, known to nobody."""
    table.dealt.cards.clear()
    table.dealt.known.clear()
    table.up.clear()
    table.packet.cards[:] = table.roster
    table.packet.known[:] = [0] * len(table.roster)
