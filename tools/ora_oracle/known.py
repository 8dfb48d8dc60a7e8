"""What is compared and what is not: the one list of the differences that are known, each with its reason.

References in brackets are to the rules' specification; its sections 15.4, 16 and 18 tell where the two engines part."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from translate import Command, Use

from pentapolis.games.ora_et_labora.land import PRIOR, SIDES, Land, cell_at

MODES: Final = {"3": (3, "long"), "3short": (3, "short"), "2": (2, "short"), "4": (4, "long")}
"""Seats and length."""

OPTIONS: Final[Mapping[str, str | bool]] = {"final_settlement": False, "round_tower": "2", "bulwark_from_piles": False}
"""Decisions of ours that the oracle takes the other way and that our options can follow: no fifth phase for two [D1], dwelling
value 2 of the Round Tower [D2], a Bulwark that does not use up the piles [D19]."""

ACTIONS: Final = {"2": 600}
"""Nothing ends a game for two in which nobody builds [14.2.6]: the comparison leaves it then. The others end of themselves."""


@dataclass(frozen=True)
class Turn:
    """One turn as it was tried.

    uses       the functions carried out.
    commands   for the oracle.
    prior_out  whether the acting player's prior stood on a building when functions began.
    before     the acting player's board; `after` likewise.
    lands      all boards afterwards.
    """

    letter: str
    uses: Sequence[Use]
    commands: Sequence[Command]
    prior_out: bool
    before: Land
    after: Land
    lands: Sequence[Land]


@dataclass(frozen=True)
class Known:
    """A difference that is known: why, and how a turn that meets it is told."""

    why: str
    meets: Callable[[Turn], bool]


def _idle(*cards: str) -> Callable[[Turn], bool]:
    return lambda turn: any(use.card in cards and not use.paid and not use.cells for use in turn.uses)


_PRODUCERS: Final = ("H01", "H02", "H03", "F14", "F31", "G22", "F29")


def _unproduced(turn: Turn) -> bool:
    return any(use.card in _PRODUCERS and not use.produced for use in turn.uses)


def _prior_at_home(turn: Turn) -> bool:
    return not turn.prior_out and any(use.card == "I23" and use.paid for use in turn.uses)


def _called_from_abroad(turn: Turn) -> bool:
    """The prior stands on another board: only in the bonus round [12.4]."""
    abroad = bool(turn.uses) and turn.uses[0].owner != turn.letter
    hired = any(command.words.startswith("WORK_CONTRACT") for command in turn.commands)
    return abroad and not hired and any(use.card in ("F23", "I23") and use.paid for use in turn.uses)


def _bought_for_skipped(turn: Turn) -> bool:
    """A landscape is bought after the Bulwark's one of that kind was declined."""
    if not any(use.card == "I37" and use.paid for use in turn.uses):
        return False
    laid = {command.words.split()[0] for command in turn.commands if command.words.startswith("BUY") and not command.coins}
    return any(
        command.words.startswith("BUY") and command.coins and command.words.split()[0] not in laid for command in turn.commands
    )


_ONCE: Final = ("G01", "F09", "I10", "F40", "I40")


def _twice(turn: Turn) -> bool:
    cards = [use.card for use in turn.uses if use.card in _ONCE]
    return len(cards) != len(set(cards))


def _priors_on(land: Land) -> int:
    return sum(man[1] == PRIOR for men in land.men.values() for man in men)


def _several_priors(turn: Turn) -> bool:
    boards = [target.owner for use, target in pairwise(turn.uses) if use.card == "G01"]
    return any(_priors_on(turn.lands[ord(owner) - ord("A")]) > 1 for owner in boards)


def is_east(land: Land, row: int) -> bool:
    """Whether a district of this row would touch nothing but a plot at its right end."""
    edges = [*(cell_at(x, y) for x in range(5) for y in (row - 1, row + 1)), cell_at(-1, row)]
    return not any(cell in land.terrain for cell in edges)


def _east(turn: Turn) -> bool:
    land, known = Land.heartland(), len(turn.before.bought)
    for number, (side, row) in enumerate(turn.after.bought):
        if number >= known and SIDES[side] in ("plains", "hills") and is_east(land, row):
            return True
        land.buy(side, row)
    return False


TAKEN_BACK: Final = {
    "no trade": Known(
        "Cloister Courtyard, Chamber of Wonders and Forest Hut cannot be entered there without their trade; without it the"
        " Sacristy gives a wonder for nothing there, and the Forger's Workshop takes a reliquary away",
        _idle("G02", "F25", "I29", "G34", "F35"),
    ),
    "no production": Known("production [4.9] cannot be declined there", _unproduced),
    "east": Known("a district that touches nothing but a plot at its right end is refused there", _east),
    "several priors": Known("of several priors on one board (bonus round) the Priory finds one alone there", _several_priors),
    "prior abroad": Known("Bathhouse and Locutory do not find a prior on another board (bonus round) there", _called_from_abroad),
    "twice": Known("what we carry out once in an action [D27] is carried out again there", _twice),
    "bulwark": Known("a purchase after a free landscape was declined counts as that one there", _bought_for_skipped),
    "prior at home": Known("the Locutory fails there while the prior is at home [D13]", _prior_at_home),
}
"""Turns that the random player takes back and plays otherwise."""

MENDED: Final = {
    "I21": "the Whiskey Distillery is free there: its cost is taken from the oracle's goods",
    "I30": "the Refectory makes no ceramic of the meat that it gives there: a meat is lent to the oracle meanwhile",
    "I31": "the Coal Harbor takes peat instead of peat-coal there: the two are exchanged before",
    "roster": "the short game for three has the cards of three there, here those of two [14.1.1]: the others are removed",
    "brothers": "long: before the bonus round nobody's lay brothers come back there, here those of who has nobody left [D5]",
    "late": "grapes (4 seats) and stone (3 and 4) stand a step further in long games there: they are put on index 0 [D4]",
}
"""Faults and decisions that a patch of the oracle's state makes up for, so that the rest of the game can be compared."""

LEFT_OUT: Final = {
    "4 short": "the oracle loops for ever in settlement phase D",
    "2 long": "the oracle plays with other cards [D3] and tests the end at another moment [D9]",
    "solo": "the oracle ends a round early, without the last settlement phase [D6]",
    "phase": "while a settlement phase runs, the wheel, the display and where the clergymen stand: there they change after it",
    "crowd": "in the bonus round, who stands on a building besides the last who came: the oracle knows one alone",
    "coins": "money is compared in value: the oracle has 5-coin tiles of its own, which we have not [7.4]",
    "stuck": "the end of a game for two in which nothing can be built any more [D31]: the oracle has no such rule",
    "I21 offered": "whether the Whiskey Distillery may be built: there it is free",
    "second landscape": "two seats: that a second landscape may be bought in the second action of a turn there [D17]",
}
"""What is not compared at all."""
