"""What can be chosen before a game: country, length, and the statements of the rules that are uncertain (the decisions D…)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.game_options import Choice, Flag, GameOptions, Schema

from .components import CARD_NUMBERS, PILES, roster
from .goods import FRANCE, IRELAND
from .modes import MODES, Mode

USUAL: Final = "usual"
SHORT: Final = "short"
LONG: Final = "long"

SCHEMA: Final = Schema(
    1,
    4,
    (
        Choice("country", (FRANCE, IRELAND), FRANCE),
        # Three and four: long is usual. Two: the regular game is the short one. Alone: there is one length.
        Choice("length", (USUAL, SHORT, LONG), USUAL),
        # 14.1.1: four players of the short game in France may leave the second Quarry out.
        Flag("without_quarry", False),
        # D1: games for two end with a fifth settlement phase.
        Flag("final_settlement", True),
        # D2: the dwelling value of the Round Tower.
        Choice("round_tower", ("9", "2"), "9"),
        # D4: the index on which grapes and stone come onto the wheel, in their round.
        Choice("late_index", ("0", "1"), "0"),
        # D6: the solo game has 32 rounds and a settlement phase after the last; otherwise 31 and none.
        Flag("solo_last_phase", True),
        # D8: a player may do nothing.
        Flag("passing", True),
        # D10: the Bathhouse calls the clergymen back only if the coin is paid.
        Flag("bathhouse_paid", True),
        # D19: the Bulwark takes the landscapes from the piles, so that the next ones cost more.
        Flag("bulwark_from_piles", True),
    ),
)


@dataclass(frozen=True)
class Setting:
    """What the options make of one game; the same from beginning to end.

    players  those who are asked.
    boards   boards on the table: one more than players in the solo game, the neutral player's [14.4.3].
    piles    the buildings by stage: start, A, B, C, D.
    """

    players: int
    boards: int
    country: str
    mode: Mode
    piles: tuple[tuple[int, ...], ...]
    final_settlement: bool
    round_tower: int
    late_index: int
    solo_last_phase: bool
    passing: bool
    bathhouse_paid: bool
    bulwark_from_piles: bool

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def rounds(self) -> int | None:
        """How many ordinary rounds there are [D6]; None where the end is triggered."""
        rounds = self.mode.rounds
        return rounds - 1 if rounds is not None and self.solo and not self.solo_last_phase else rounds


def mode_name(seats: int, length: str) -> str:
    if seats == 1:
        return "solo"
    if seats == 2:
        return "2long" if length == LONG else "2"
    return f"{seats}short" if length == SHORT else str(seats)


def read_setting(options: GameOptions) -> Setting:
    seats, country = options.seats, options.text("country")
    mode = MODES[mode_name(seats, options.text("length"))]
    left_out = {CARD_NUMBERS["F29"]} if options.flag("without_quarry") and mode.name == "4short" else set()
    if seats == 1:
        left_out.add(CARD_NUMBERS["G13"])  # it stands on the neutral heartland from the start [14.4.1]
    piles = roster(country, mode.name)
    assert len(piles) == 1 + len(PILES)
    return Setting(
        players=seats,
        boards=max(seats, 2),
        country=country,
        mode=mode,
        piles=tuple(tuple(card for card in pile if card not in left_out) for pile in piles),
        final_settlement=options.flag("final_settlement"),
        round_tower=int(options.text("round_tower")),
        late_index=int(options.text("late_index")),
        solo_last_phase=options.flag("solo_last_phase"),
        passing=options.flag("passing"),
        bathhouse_paid=options.flag("bathhouse_paid"),
        bulwark_from_piles=options.flag("bulwark_from_piles"),
    )
