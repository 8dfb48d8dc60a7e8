"""The suite can fail: each toy here is broken in one way, and the promise that it breaks catches it.

Beside the fitting promise stand those that the same fault must break as well (a copy that shares a list spoils undo, too), so
that the set of promises that catch a toy is exact: no other promise complains of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from pentapolis.kernel.rules import Rules, State
from tests.toys import broken

from .driving import Broken
from .promises import PROMISES
from .subjects import Subject

FITTING: list[tuple[Callable[[], object], str, set[str]]] = [
    (broken.NeverEnds, "random_games_end", set()),
    (broken.NeverAsks, "random_games_end", {"offers_are_accepted"}),
    (broken.SkipsARank, "random_games_end", set()),
    (broken.LosesACard, "components_are_conserved", set()),
    (broken.PlaysOtherwiseInSilence, "simulations_agree", set()),
    (broken.TellsLiveLists, "events_stay_as_told", set()),
    (broken.OffersTwice, "asks_are_well_formed", set()),
    (broken.AsksInProse, "asks_are_well_formed", set()),
    (broken.AsksTogetherTooLate, "asks_are_well_formed", set()),
    (broken.StumblesOverItsOffer, "offers_are_accepted", set()),
    (broken.RefusesWithEffect, "nothing_else_is_accepted", set()),
    (broken.RefusesWithACrash, "nothing_else_is_accepted", set()),
    (broken.RefusesInProse, "nothing_else_is_accepted", set()),
    (broken.RefusesWhatItOffers, "nothing_else_is_accepted", set()),
    (broken.WritesTwoAlike, "options_are_written_and_read", set()),
    (broken.CopiesByHalf, "clones_play_on", {"imagined_clones_play_on", "undo_gives_back"}),
    (broken.CopiesForgetfully, "clones_play_on", {"imagined_clones_play_on", "positions_load"}),
    (broken.ImaginesOnBorrowedChance, "imagined_clones_play_on", set()),
    (broken.DealsByTheClock, "records_replay", {"simulations_agree"}),
    (broken.NumbersItsEvents, "undo_gives_back", {"records_replay", "twin_worlds", "undo_tells_nothing"}),
    (broken.DescribesTooLittle, "positions_load", set()),
    (broken.DescribesNoMemory, "positions_load", set()),
    (broken.LeaksByOrder, "views_rest_on_what_is_known", {"twin_worlds", "undo_tells_nothing"}),
    (broken.LeaksByCount, "views_rest_on_what_is_known", {"twin_worlds"}),
    (broken.LeaksById, "views_rest_on_what_is_known", set()),
    (broken.RemembersTooMuch, "views_rest_on_what_is_known", set()),
    (broken.OffersByHiddenOrder, "views_rest_on_what_is_known", {"twin_worlds"}),
    (broken.RefusesWithASecret, "views_rest_on_what_is_known", set()),
    (broken.ShowsSpectatorsTheDeck, "views_rest_on_what_is_known", {"twin_worlds"}),
    (broken.ShowsTheIdleTooMuch, "twin_worlds", {"undo_tells_nothing"}),
    (broken.TellsWhatWasDrawn, "twin_worlds", set()),
    (broken.AsksOnlyWhoDrewLow, "twin_worlds", set()),
    (broken.ImaginesWithoutTheBottom, "imagine_deals_equally", set()),
    (broken.ImaginesHandByHand, "imagine_deals_equally", set()),
    (broken.ImaginesUnevenly, "imagine_deals_equally", set()),
    (broken.ImaginesWhatIsKnown, "views_rest_on_what_is_known", {"imagine_deals_equally", "offers_are_accepted"}),
    (broken.ImaginesTheTrueFuture, "imagined_worlds_have_their_own_chance", set()),
    (broken.ImaginesAtWill, "imagined_worlds_have_their_own_chance", {"imagined_clones_play_on"}),
    (broken.ShowsWithoutCounting, "undo_tells_nothing", set()),
    (broken.GlancesBesideTheZone, "undo_tells_nothing", {"twin_worlds"}),
]


def caught_by(make: Callable[[], object]) -> set[str]:
    """The promises that a toy breaks, with two seats or three. A promise that cannot be checked, since the toy falls over before,
    does not count."""
    found = set()
    for promise in PROMISES.values():
        for seats in (2, 3):
            try:
                promise.check(Subject("toy:broken", cast("Rules[State]", make()), {"seats": seats}, limit=400), promise.quick)
            except Broken as error:
                found.add(error.promise)
            except Exception as error:
                assert not isinstance(error, AssertionError), error
    return found


@pytest.mark.parametrize(("make", "fitting", "others"), FITTING, ids=lambda value: getattr(value, "__name__", ""))
def test_the_fitting_promise_catches(make: Callable[[], object], fitting: str, others: set[str]) -> None:
    assert caught_by(make) == {fitting, *others}


def test_every_promise_can_fail() -> None:
    assert {fitting for _, fitting, _ in FITTING} == set(PROMISES)


def test_a_broken_promise_says_which_and_how() -> None:
    error = Broken("twin_worlds", "seat 1 sees it")
    assert (error.promise, str(error)) == ("twin_worlds", "twin_worlds: seat 1 sees it")
