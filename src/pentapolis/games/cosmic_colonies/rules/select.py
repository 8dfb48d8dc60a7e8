"""Choosing workers: all at once, unseen, then revealed [4.4, 4.5]."""

from __future__ import annotations

from pentapolis.kernel.ask import Ask, Play, answers
from pentapolis.kernel.zone import PUBLIC

from ..notation import CHOOSE, WORKER
from ..state import RIVAL, Table


def select(table: Table) -> Play:
    """[4.4–4.6, 4.8] each seat chooses a card of its hand; D5: it may change its mind until the last has chosen (the kernel's
    affair). D19: others see that a seat has chosen, not what. Then all are turned up and wait in ascending priority."""
    asks = tuple(Ask(seat, "worker", [CHOOSE[card] for card in sorted(hand.cards)]) for seat, hand in enumerate(table.hands))
    chosen = answers((yield asks))
    for seat, (_, card) in enumerate(chosen):
        table.hands[seat].take(card, PUBLIC)
        table.shown[seat].append(card)
    actors = [0, RIVAL] if table.setting.seats == 1 else list(table.seats)
    table.queue = actors  # `worker` asks which step is running
    table.queue = sorted(actors, key=table.priority)
    if table.chronicle:
        tell_reveal(table)


def tell_reveal(table: Table) -> None:
    for seat in table.seats:
        table.chronicle.tell("reveal", seat, worker=WORKER.write(table.shown[seat][-1]))
