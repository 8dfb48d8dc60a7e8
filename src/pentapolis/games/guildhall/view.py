"""What a seat may see, and what it remembers."""

from __future__ import annotations

from pentapolis.kernel.ask import Seat, seat_letter
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.zone import Zone

from .components import CARD, CHAPTER_CARDS, COLOUR_COUNT, ITEM, PROFESSION, VP, WINNING_POINTS, cards_in
from .state import NOTHING, PILE, Table, card_names


def look(table: Table, seat: Seat | None) -> dict[str, Json]:
    """[14.1, 14.2] D18: also the sizes of all piles, and to its owner the professions of completed chapters. What is on its way
    into a hall lies open [12.5].

    D24 [14.4]: the present state alone; what was open once and is not now stands in the log and in the memory."""
    return {
        "turn": table.turn,
        "player": table.player,
        "actions": table.actions,
        "professions": [PROFESSION.write(profession) for profession in table.professions],
        "deck": len(table.deck),
        "vp_deck": len(table.vp_deck),
        "discard": {"count": len(table.discard), "top": _top(table)},
        "row": [VP.write(kind) for kind in table.row],
        "seats": [_seat(table, each) for each in range(table.seats)],
        "hand": [] if seat is None else card_names(sorted(table.hands[seat].cards)),
        "chapters": [] if seat is None else _chapters(table, seat),
        "aside": card_names(table.aside.cards),
        "open": _open(table) if seat == table.player else None,
        "win": WINNING_POINTS,
    }


def _top(table: Table) -> Json:
    return CARD.write(table.discard.cards[-1]) if table.discard.cards else None


def _seat(table: Table, seat: Seat) -> Json:
    return {
        "hall": card_names(cards_in(table.halls[seat])),
        "hand": len(table.hands[seat]),
        "completed": len(table.completed[seat]) // COLOUR_COUNT,
        "points": table.points(seat),
        "tokens": table.tokens[seat],
        "scored": [VP.write(kind) for kind in table.scored[seat]],
        "action_area": [ITEM.write(item) for item in table.area] if seat == table.player else [],
    }


def _chapters(table: Table, seat: Seat) -> list[Json]:
    return [card_names(CHAPTER_CARDS[profession]) for profession in table.completed_chapters(seat)]


def _open(table: Table) -> Json:
    """[14.4] what the seat whose turn it is alone looks at because of an effect."""
    if table.looking == NOTHING:
        return None
    if table.looking == PILE:
        return {"place": "discard", "cards": card_names(reversed(table.discard.cards))}
    return {"place": "hand", "seat": table.looking, "cards": card_names(sorted(table.hands[table.looking].cards))}


def memory(table: Table, seat: Seat) -> dict[str, Json]:
    """By place, from the top, the cards that the seat knows and null for those it does not."""
    hands: dict[str, Json] = {seat_letter(other): _remembered(table.hands[other], seat) for other in range(table.seats)}
    completed: dict[str, Json] = {seat_letter(other): _remembered(table.completed[other], seat) for other in range(table.seats)}
    return {
        "deck": _remembered(table.deck, seat),
        "discard": _remembered(table.discard, seat),
        "hands": hands,
        "completed": completed,
    }


def _remembered(zone: Zone, seat: Seat) -> list[Json]:
    return [None if card is None else CARD.write(card) for card in zone.remembered(seat)]
