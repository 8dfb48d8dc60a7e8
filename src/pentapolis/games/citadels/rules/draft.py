"""Removal and choice of characters [4, 5, 6]."""

from __future__ import annotations

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chronicle import SILENT

from ..components import CHARACTER, CROWN_RANK, NEVER_FACE_UP
from ..notation import LAY, PICK
from ..script import ASIDE
from ..script import PICK as PICKING
from ..state import Table


def draft_step(table: Table) -> Play:
    """One seat takes a card from the packet, or lays one away."""
    if not table.dealt.cards:
        remove_characters(table)
    script, taken = table.box.script, table.dealt.cards
    lookers = script.lookers[table.first]
    me = lookers[len(taken)]
    if me == ASIDE:
        _leave_unseen(table)
        me = lookers[len(taken)]
    _pass_packet(table, me)
    left = table.packet.cards
    if script.last_pair and len(left) == 1:
        yield from _choose_of_two(table, me)
        return
    if script.moves[len(taken) - 1].kind == PICKING:
        choice = yield Ask(me, "pick", list(map(PICK.__getitem__, left)))
    else:
        choice = yield Ask(me, "lay", [LAY[card] for card in left])
    _take(table, me, choice)


def remove_characters(table: Table) -> None:
    """[4.1–4.5] one card face down, unseen, then the open ones; a King (or Emperor, 12.1) turned up is replaced by one of the
    others and goes back [D5]. Everybody sees him go back, so everybody knows that he is not the hidden one."""
    pool, below = table.packet.cards, table.chance.below
    table.dealt.put(pool.pop(below(len(pool))))
    for _ in range(table.box.script.face_up):
        card = pool.pop(below(len(pool)))
        if card in NEVER_FACE_UP:
            table.king_back = True
            king, card = card, pool.pop(below(len(pool)))
            pool.append(king)
        table.up.append(card)
    pool.sort(key=table.roster.index)
    table.packet.known[:] = [0] * len(pool)
    if table.chronicle is not SILENT:
        up = [CHARACTER.write(card) for card in table.up]
        table.chronicle.tell("round", None, round=table.round, owner=table.crown)
        ruler = CHARACTER.write(table.roster[CROWN_RANK - 1])
        table.chronicle.tell("removal", None, characters=[*up], count=len(up), returned=table.king_back, character=ruler)


def _leave_unseen(table: Table) -> None:
    """[D21] in the later edition's three-seat draft one card leaves unseen between the rounds of picks."""
    pool = table.packet.cards
    table.packet.known.pop()
    table.dealt.put(pool.pop(table.chance.below(len(pool))))


def _pass_packet(table: Table, me: Seat) -> None:
    """[5.4] the next seat looks at all cards. What the one before saw of them it knows as a set from now on, since cards leave
    unseen (`imagination.py`); the packet itself is out of its sight, and its choice cannot be taken back any more."""
    packet, mine = table.packet, 1 << me
    if packet.known[0] != mine:
        packet.known[:] = [mine] * len(packet.cards)
        packet.learn()


def _take(table: Table, me: Seat, choice: Option) -> None:
    verb, card = choice
    packet, dealt, mine = table.packet, table.dealt, 1 << me
    packet.cards.remove(card)
    packet.known.pop()
    dealt.put(card, mine)
    if table.chronicle is not SILENT:
        _tell(table, verb, me, card)
    if len(dealt.cards) > len(table.box.script.moves):
        for rest in packet.cards:  # [5.2] the last card needs no decision
            dealt.put(rest, mine)
        packet.cards.clear()
        packet.known.clear()


def _choose_of_two(table: Table, me: Seat) -> Play:
    """[5.3] the last of seven (eight) chooses between the card passed to it and the one that nobody saw."""
    packet, dealt, mine = table.packet, table.dealt, 1 << me
    dealt.show_at(0, mine)
    pair = sorted((dealt.cards[0], packet.cards[0]))
    choice = yield Ask(me, "pick", [PICK[card] for card in pair])
    table.kept_down = choice[1] == dealt.cards[0]
    dealt.put(packet.pop(mine), mine)
    if table.chronicle is not SILENT:
        _tell(table, "pick", me, choice[1])


def _tell(table: Table, verb: str, me: Seat, card: int) -> None:
    secrets = {"character": CHARACTER.write(card)}
    if verb == "lay":
        table.chronicle.tell("lay", me, secrets=secrets, knowers=1 << me)
    else:
        table.chronicle.tell("pick", me, secrets=secrets, knowers=1 << me)
