"""Games that a public engine has played to the same end, turn by turn (docs/ora-oracle.md): they still lead to its points."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from pentapolis.games.ora_et_labora import GAME
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.outcome import Outcome
from pentapolis.kernel.record import Record, read_record, replay, verify, write_record

FOLDER = Path(__file__).parent / "records"
SCORES: dict[str, Any] = yaml.safe_load((FOLDER / "scores.yaml").read_text("utf-8"))
"""By game, seat and source, as the other engine counted them."""


def record_of(name: str) -> Record:
    return read_record((FOLDER / f"{name}.txt").read_text("utf-8"))


def by_seat(outcome: Outcome | None) -> dict[str, dict[str, int]]:
    assert outcome is not None
    points = outcome.breakdown
    return {chr(ord("A") + seat): {source: points[source][seat] for source in points} for seat in range(len(outcome.scores))}


def test_twenty_games_are_kept() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(SCORES)
    assert len(SCORES) >= 20
    assert {tuple(name.split("-")[:2]) for name in SCORES} == {
        (mode, country) for mode in ("2", "3", "3short", "4") for country in ("france", "ireland")
    }


@pytest.mark.parametrize("name", sorted(SCORES))
def test_a_game_leads_to_the_same_points(name: str) -> None:
    match = verify(GAME, record_of(name))
    assert match.over
    assert by_seat(match.outcome) == SCORES[name]


def test_a_record_is_written_as_it_was_read() -> None:
    record = record_of("3-france-18")
    assert write_record(replay(GAME, record), record.seats, bytes.fromhex(record.key)) == record


NOT_USED = {"F25"}
"""Thirteen different goods for the Chamber of Wonders are more than random players come by; its cases prove it."""


def test_every_other_building_of_both_countries_is_used() -> None:
    used: set[object] = set()
    for name in SCORES:
        chronicle = Chronicle()
        replay(GAME, record_of(name), chronicle)
        kinds = ("use", "contract", "enter", "visit", "borrow")
        used |= {event.facts["card"] for event in chronicle.events if event.kind in kinds}
    assert used == {name for name in GAME.notation.verbs["borrow"][0].names if not name.startswith("S")} - NOT_USED
