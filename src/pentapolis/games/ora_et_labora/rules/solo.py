"""What the neutral player of the solo game does in a settlement phase [14.4.6]."""

from __future__ import annotations

from typing import Final

from pentapolis.kernel.ask import SKIP, Option, Play, Seat

from ..components import CARD_NAMES, CLOISTERS
from ..land import PRIOR, Land
from ..notation import BUILD, CELL, PLACE, VISIT
from ..state import NEUTRAL, Table
from .action import Action
from .contracts import fees, pay_fee, work
from .exchanges import exchange, exchange_options

PLAYER: Final = 0
"""Who is asked about everything in the solo game."""


def place_next(table: Table, seat: Seat) -> Play:
    """[14.4.6b] one building of the display onto the neutral heartland; again until none is left."""
    if not table.display:
        return
    action = Action(table, PLAYER)
    _, card = yield from action.ask("overbuild-which", [BUILD[card] for card in table.display])
    _, cell = yield from action.ask("overbuild", [PLACE[cell] for cell in neutral_sites(table.lands[NEUTRAL], card)])
    table.display.remove(card)
    table.put(NEUTRAL, card, cell)
    action.tell("place-neutral", card=CARD_NAMES[card], cell=CELL.write(cell))
    if table.display:
        table.agenda.insert(1, ("place-all", seat))


def neutral_sites(land: Land, card: int) -> list[int]:
    """[14.4.6b] whatever the landscape: free spaces and such as bear a card of the same sort; a cloister building on a free
    space needs another beside it."""
    if card not in CLOISTERS:
        return sorted([*land.free, *(cell for cell, there in land.cards.items() if there not in CLOISTERS)])
    over = [cell for cell, there in land.cards.items() if there in CLOISTERS]
    return sorted([*over, *(cell for cell in land.free if cell in land.hallowed)])


def neutral_use(table: Table, seat: Seat) -> Play:
    """[14.4.6c] the neutral prior may work in one of the buildings just placed, for the fee of a contract; goods
    may be exchanged before that, as always in a phase [11.4]."""
    action, chosen = Action(table, PLAYER), SKIP
    while options := neutral_use_options(action):
        chosen = yield from action.ask("neutral-use", [*options, *exchange_options(action.store), SKIP])
        if chosen[0] != "exchange":
            break
        exchange(action, chosen)
        action.picked.clear()
    if chosen[0] == "visit":
        card = chosen[2]
        yield from pay_fee(action, NEUTRAL, card)
        yield from work(action, NEUTRAL, card, PRIOR)


def neutral_use_options(action: Action) -> list[Option]:
    """What was placed in this phase is what its pile's predecessor brought: nothing older is left in the display."""
    table, land = action.table, action.table.lands[NEUTRAL]
    if not table.clergy[NEUTRAL].prior or not fees(table, action.store):
        return []
    placed = table.setting.piles[table.stage]
    return [VISIT[NEUTRAL][card] for card in placed if card in land.where and card not in land.men]
