"""What can be chosen before a game: deck, a deliberate pool of workers, board side, the rival's level, the expansion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.errors import BadGameOption
from pentapolis.kernel.game_options import Choice, Flag, GameOptions, Schema, Several
from pentapolis.kernel.json_values import Json

from .components import DIFFICULTIES, POOL, REFILL, REGION_LIMIT, Difficulty
from .workers import DECKS, PRIORITY, WORKER_NAMES

ASTEROID_SIDES: Final = {"basic": "A", "mixed": "A", "solo": "A", "advanced": "B"}
"""D3: the side of the asteroid boards by deck, where the side option does not say otherwise [3.5]."""


class CosmicSchema(Schema):
    """Also rejects a deliberate pool that cannot be played [3.7, 3.8]."""

    def read(self, given: Mapping[str, Json]) -> GameOptions:
        options = super().read(given)
        if options.names("pool"):
            _check_pool(options)
        return options


def _check_pool(options: GameOptions) -> None:
    """D4: of equal priorities only one card; D17: whoever sets up the table lists the pool, of exactly the needed size."""
    pool = options.names("pool")
    wanted = 0 if options.seats == 1 else POOL[options.seats]
    if len(pool) != wanted:
        raise BadGameOption("option-pool-size", option="pool", count=len(pool), wanted=wanted)
    cards = [WORKER_NAMES.index(name) for name in pool]
    for name, card in zip(pool, cards, strict=True):
        if card not in DECKS[options.text("deck")]:
            raise BadGameOption("option-pool-deck", option="pool", worker=name, deck=options.text("deck"))
    if len({PRIORITY[card] for card in cards}) < len(cards):
        raise BadGameOption("option-pool-priorities", option="pool", worker=_twin(pool))


def _twin(pool: Sequence[str]) -> str:
    """A card whose number another card of the pool has too."""
    return next(name for name in pool if sum(other[1:] == name[1:] for other in pool) > 1)


SCHEMA: Final = CosmicSchema(
    1,
    5,
    (
        Choice("deck", ("basic", "advanced", "mixed"), "basic"),
        Several("pool", WORKER_NAMES[:40], 0, 20),
        Choice("side", ("deck", "A", "B"), "deck"),
        Choice("difficulty", tuple(DIFFICULTIES), "normal"),
        Flag("monuments"),
    ),
)


@dataclass(frozen=True, slots=True)
class Setting:
    """What the options make of one game; the same from beginning to end.

    seats       players.
    deck        `basic`, `advanced`, `mixed` or (one player) `solo`.
    pool        the cards of a deliberate pool, known to everybody; empty where chance chose [9.1].
    side        of the asteroid boards, A or B.
    refill      tokens added to each region; also at setup.
    limit       of a region.
    crowded     1 on the main board's side for 4 or 5 players, else 0 [3.1].
    difficulty  of the solo rival.
    monuments   whether the expansion is played.
    """

    seats: int
    deck: str
    pool: tuple[int, ...]
    side: str
    refill: int
    limit: int
    crowded: int
    difficulty: Difficulty
    monuments: bool

    @property
    def cards(self) -> tuple[int, ...]:
        """All workers' cards that may be in the game or its box."""
        return DECKS[self.deck]

    @property
    def drawn_by_number(self) -> bool:
        """A mixed pool drawn by chance: no two cards of one number [3.8]."""
        return self.deck == "mixed" and not self.pool


def read_setting(options: GameOptions) -> Setting:
    seats = options.seats
    deck = "solo" if seats == 1 else options.text("deck")
    side = options.text("side")
    return Setting(
        seats=seats,
        deck=deck,
        pool=tuple(WORKER_NAMES.index(name) for name in options.names("pool")),
        side=ASTEROID_SIDES[deck] if side == "deck" else side,
        refill=REFILL[seats],
        limit=REGION_LIMIT[seats],
        crowded=int(seats > 3),
        difficulty=DIFFICULTIES[options.text("difficulty")],
        monuments=options.flag("monuments"),
    )
