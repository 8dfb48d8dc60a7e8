"""The deal [3]."""

from __future__ import annotations

from collections.abc import Sequence

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.zone import NOBODY, PUBLIC, Zone

from .asteroids import BOARDS, asteroid
from .bags import bag
from .components import ACHIEVEMENTS, BUILDINGS, HAND, OBJECTIVES, POOL, REVEALED, START_TOKENS
from .options import Setting
from .state import NO_SEAT, City, Rival, Table
from .workers import DECKS, NUMBERS


def deal(setting: Setting, chance: Chance) -> Table:
    """[3.1–3.12, 12.1] the first position."""
    seats = range(setting.seats)
    slots = [building.slots[setting.crowded] for building in BUILDINGS]
    pool = draw_pool(setting, chance)
    objectives = list(range(len(OBJECTIVES)))
    chance.shuffle(objectives)
    table = Table(
        setting=setting,
        round=1,
        over=False,
        regions=bag([setting.refill] * 4),
        slots=slots,
        supply=[building.count - taken for building, taken in zip(BUILDINGS, slots, strict=True)],
        cities=deal_boards(setting, chance),
        stores=[bag([START_TOKENS] * 4) for _ in seats],
        hands=[Zone(1 << seat, ordered=False) for seat in seats],
        shown=[[] for _ in seats],
        queue=[],
        claimant=NO_SEAT,
        right=[Zone(ordered=False) for _ in seats if setting.seats == 2],
        deck=Zone(cards=pool),
        plan=Zone(PUBLIC),
        box=box(setting, pool),
        objectives=[Zone(1 << seat, cards=[objectives.pop()]) for seat in seats],
        spare=Zone(ordered=False),
        achievements=reveal_achievements(setting, chance),
        rival=Rival(bag([setting.difficulty.tokens // 4] * 4), [0] * len(BUILDINGS), 0),
        chance=chance,
    )
    if setting.seats == 1:
        table.objectives.append(Zone(NOBODY, cards=[objectives.pop()]))
    table.spare = Zone(ordered=False, cards=objectives)
    deal_workers(table)
    return table


def draw_pool(setting: Setting, chance: Chance) -> list[int]:
    """[3.7, 3.8] D18: the workers of this game, shuffled. In a mixed pool chance draws, for each number, one of its two cards."""
    cards = list(setting.pool or setting.cards)
    if setting.drawn_by_number:
        cards = [DECKS["basic" if chance.below(2) else "advanced"][number] for number in NUMBERS]
    chance.shuffle(cards)
    return cards[: POOL[setting.seats]]


def box(setting: Setting, pool: Sequence[int]) -> Zone:
    """[3.7, 9.1] D4: unused cards stay unseen, unless everybody knows the list of the pool."""
    return Zone(PUBLIC if setting.pool else NOBODY, ordered=False, cards=[card for card in setting.cards if card not in pool])


def deal_boards(setting: Setting, chance: Chance) -> list[City]:
    """[3.5] a random board each, all with the same side up."""
    boards = list(BOARDS)
    chance.shuffle(boards)
    return [City.empty(asteroid(f"{boards[seat]}{setting.side}")) for seat in range(setting.seats)]


def deal_workers(table: Table) -> None:
    """[3.9, 3.10] four to each hand; of two players two on each part of the board; solo the rest is the deck."""
    for hand in table.hands:
        for _ in range(HAND):
            table.deck.draw(hand)
    for pile in table.right:
        table.deck.draw(pile)
        table.deck.draw(pile)
    if table.setting.seats == 1:
        plan_rival(table)


def plan_rival(table: Table) -> None:
    """[12.3] the two top cards of the deck are turned up: the first for the day, it lies on top, the second for the night."""
    day = table.deck.pop(PUBLIC)
    table.deck.draw(table.plan)
    table.plan.put(day, PUBLIC)


def reveal_achievements(setting: Setting, chance: Chance) -> list[int]:
    """[13.1] the open achievements, if the expansion is played."""
    if not setting.monuments:
        return []
    numbers = list(range(len(ACHIEVEMENTS)))
    chance.shuffle(numbers)
    return sorted(numbers[: REVEALED[setting.seats]])
