"""Rounds, the wheel, settlement phases and the end, in every mode."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from pentapolis.games.ora_et_labora.components import names_of, roster
from pentapolis.games.ora_et_labora.goods import GOOD_NUMBERS
from pentapolis.games.ora_et_labora.rules import step
from pentapolis.games.ora_et_labora.rules.ends import could_be_built, end_due
from pentapolis.games.ora_et_labora.rules.rounds import turn_wheel
from pentapolis.games.ora_et_labora.state import ABSENT, JOKER, Table
from pentapolis.kernel.chronicle import Event
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match

from .tables import MODES, arranged, dealt, laid, play, position, random_game, variants


def events(match: Match[Table], *kinds: str) -> list[Event]:
    return [event for event in match.state.chronicle.events if event.kind in kinds]


def begun(table: Table) -> list[str]:
    """The agenda of the next round, written."""
    table.agenda = []
    list(step(table))
    return [task if seat < 0 else f"{task} {'ABCD'[seat]}" for task, seat in table.agenda]


def seats(tasks: Iterable[str], verb: str) -> str:
    return "".join(task.split()[1] for task in tasks if task.startswith(verb + " "))


# --- who acts when --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "round_", "turns"),
    [
        ("4", 1, "BCDAB"),
        ("4", 2, "CDABC"),
        ("3", 2, "CABC"),
        ("3short", 3, "ABCA"),
        ("2", 1, "BB"),
        ("2", 2, "AA"),
        ("2long", 1, "BBA"),
        ("2long", 2, "AAB"),
    ],
)
def test_turns_of_a_round(mode: str, round_: int, turns: str) -> None:
    """[5.2, 5.4, 14.2.1, 14.3.1]"""
    assert seats(begun(arranged({"first": "B", "round": round_ - 1}, **MODES[mode])), "act") == turns


def test_alone_two_actions_a_round() -> None:
    assert begun(laid(seats=1)) == ["act A", "act A"]


def test_everybody_acts_as_the_start_player_says() -> None:
    """[5.4] the start player of round r is the player who was ((r − 1) mod n) + 1-th."""
    match = random_game(3, seats=4)
    starts = [event.facts["to"] for event in events(match, "round")]
    assert starts == [(match.state.first + number) % 4 for number in range(25)]


@pytest.mark.parametrize("options", variants(), ids=str)
def test_phases_come_when_they_are_due(options: dict[str, Json]) -> None:
    """[11.1, 11.2, 11.7] and the last after the last round; what a pile brings comes out after its phase."""
    match = random_game(1, **options)
    mode = match.state.setting.mode
    found: list[tuple[object, object]] = []
    round_: object = 0
    for event in events(match, "round", "phase"):
        round_ = event.facts.get("number", round_)
        if event.kind == "phase":
            found.append((event.facts["pile"], round_))
    assert found == [*zip("ABCD", mode.phases, strict=True), ("E", match.state.round)]
    country = str(options["country"])
    piles = roster(country, mode.name)[1:]
    assert [event.facts["cards"] for event in events(match, "open")] == [names_of(pile) for pile in piles]
    if mode.rounds is not None:
        assert match.state.round == (mode.bonus or mode.rounds)


def test_without_the_last_phase() -> None:
    """[D1, D6]"""
    two = random_game(2, seats=2, final_settlement=False)
    assert [event.facts["pile"] for event in events(two, "phase")] == list("ABCD")
    alone = random_game(2, seats=1, solo_last_phase=False)
    assert [event.facts["pile"] for event in events(alone, "phase")] == list("ABCD")
    assert alone.state.round == 31


def test_settlements_come_with_the_piles() -> None:
    """[11.5] one for each, also with more than four in the supply [11.6]."""
    match = position({"first": "A", "round": 15, "stage": "C", "agenda": ["settle A", "open", "act B"]}, seats=3)
    assert names_of(match.state.settlements[0]) == ["S01", "S02", "S03", "S04", "S05", "S06"]
    play(match, "done")
    assert all(names_of(supply)[-1] == "S07" and len(supply) == 7 for supply in match.state.settlements)


def test_opening_when_all_is_out_changes_nothing() -> None:
    match = position({"stage": "E", "round": 10, "agenda": ["open", "act B"]}, seats=3)
    assert match.asks[0].about == "action" and match.state.stage == 4


# --- clergymen ------------------------------------------------------------------------------------------------------------


def test_all_out_all_back() -> None:
    """[5.2a] nobody takes back only some."""
    clergy: dict[str, Json] = {
        "A": {"prior": "A H01", "brothers": ["A H02", "B H01"]},
        "B": {"prior": "B H02", "brothers": ["B H03", "home"]},
    }
    table = arranged({"round": 3, "clergy": clergy}, seats=3)
    begun(table)
    assert (table.clergy[0].prior, table.clergy[0].brothers) == (True, 2)
    assert (table.clergy[1].prior, table.clergy[1].brothers) == (False, 1)
    assert not table.lands[0].men and len(table.lands[1].men) == 2


def test_the_neutral_player_takes_back_too() -> None:
    """[14.4.3]"""
    table = arranged({"round": 3, "clergy": {"B": {"prior": "B H01", "brothers": ["B H02", "B H03"]}}}, seats=1)
    begun(table)
    assert (table.clergy[1].prior, table.clergy[1].brothers) == (True, 2)


def test_bonus_round() -> None:
    """[12.1–12.3, D5] the ordinary check, then all priors; one turn for each."""
    clergy: dict[str, Json] = {
        "A": {"prior": "A H01", "brothers": ["home", "A H02"]},
        "C": {"prior": "C H01", "brothers": ["C H02", "C H03"]},
    }
    table = arranged({"round": 24, "first": "A", "stage": "E", "clergy": clergy}, seats=3)
    assert begun(table) == ["bonus A", "bonus B", "bonus C"]
    assert (table.clergy[0].prior, table.clergy[0].brothers, table.clergy[2].brothers) == (True, 1, 2)
    assert list(table.lands[0].men) == [1] and not table.lands[2].men


# --- the wheel ------------------------------------------------------------------------------------------------------------


def test_pushed_along_at_the_end() -> None:
    """[4.4] alone they leave instead [14.4.2]."""
    wheel: dict[str, Json] = {"peat": 12, "clay": 11, "joker": 12, "stone": None}
    table = arranged({"wheel": wheel}, seats=3)
    turn_wheel(table)
    assert (table.wheel[0], table.wheel[2], table.wheel[JOKER]) == (12, 12, 12)
    alone = arranged({"wheel": wheel}, seats=1)
    turn_wheel(alone)
    assert (alone.wheel[0], alone.wheel[2], alone.wheel[JOKER]) == (ABSENT, 12, ABSENT)


@pytest.mark.parametrize("options", variants(), ids=str)
def test_late_indicators(options: dict[str, Json]) -> None:
    """[4.5, D4] in their round, on index 0; grapes in France alone."""
    table = laid(**options)
    entered: dict[str, int] = {}
    for round_ in range(1, 20):
        table.round = round_
        before = table.wheel[:]
        turn_wheel(table)
        entered |= {name: round_ for name, at in (("grapes", 6), ("stone", 7)) if before[at] < 0 <= table.wheel[at]}
    late = {"4": (8, 13), "3": (8, 13), "4short": (4, 6), "3short": (4, 6), "2": (11, 18), "2long": (11, 18), "solo": ()}
    rounds = late[table.setting.mode.name]
    expected = dict(zip(("grapes", "stone"), rounds, strict=False))
    assert entered == {name: round_ for name, round_ in expected.items() if name == "stone" or options["country"] == "france"}


def test_index_of_entry() -> None:
    """[D4]"""
    for index in (0, 1):
        table = arranged({"round": 12}, seats=3, late_index=str(index))
        begun(table)
        assert table.wheel[7] == index


# --- the short game -------------------------------------------------------------------------------------------------------


def test_printed_goods_come_after_the_phase() -> None:
    """[14.1.4, D28]"""
    table = arranged({"round": 2, "first": "A"}, seats=3, length="short")
    assert begun(table) == ["settle C", "settle A", "settle B", "open", "goods", "act C", "act A", "act B", "act C"]


def test_a_tile_of_five_is_printed_for_round_8() -> None:
    match = position({"round": 8, "agenda": ["goods", "act A"]}, seats=4, length="short")
    coin, stone = GOOD_NUMBERS["coin"], GOOD_NUMBERS["stone"]
    assert all((store[coin], store[stone]) == (6, 1) for store in match.state.stores)
    assert events(match, "printed")[0].facts == {"goods": {"stone": 1, "coin": 5}}


def test_nothing_is_printed_for_the_bonus_round() -> None:
    assert begun(arranged({"round": 12, "first": "A"}, seats=3, length="short")) == ["bonus A", "bonus B", "bonus C"]


# --- the end --------------------------------------------------------------------------------------------------------------


_SOME = ("F05", "F04", "F08", "F11", "G12")


def left(count: int, **more: Json) -> dict[str, Json]:
    """A position at the end of a round with so many buildings in the display."""
    return {"first": "A", "round": 30, "display": [*_SOME[:count]], "stage": "E", **more}


@pytest.mark.parametrize(
    ("length", "count", "next_"),
    [
        ("usual", 2, ["act A", "act A"]),
        ("usual", 1, ["act A"]),
        ("usual", 0, ["act A"]),
        ("long", 4, ["act A", "act A", "act B"]),
        ("long", 3, ["settle A", "settle B", "end"]),
    ],
)
def test_two_players_end(length: str, count: int, next_: list[str]) -> None:
    """[14.2.4, 14.3.4, D9, D1]"""
    assert begun(arranged(left(count, last="A"), seats=2, length=length)) == next_


def test_not_before_the_last_pile() -> None:
    """[14.2.4]"""
    assert begun(arranged(left(1, stage="D"), seats=2)) == ["act A", "act A"]


def test_after_the_last_action() -> None:
    """[14.2.4, D1] the phase begins with who acted last."""
    assert begun(arranged(left(1, ending=True, last="B"), seats=2)) == ["settle B", "settle A", "end"]
    assert begun(arranged(left(1, ending=True, last="B"), seats=2, final_settlement=False)) == ["end"]


def test_nothing_can_be_built_any_more() -> None:
    """[D31] only cloister buildings are left, and no space beside one."""
    full: Json = {"cards": {"3,1": "F05", "4,2": "F04", "1,-1": "F03"}, "growth": {}, "landscapes": ["plains -1", "plains 2"]}
    display: Json = ["F17", "F24", "G34", "G16"]
    table = arranged({"stage": "E", "display": display, "boards": {"A": full}}, seats=2, length="long")
    assert not end_due(table)
    table.districts, table.plots = 9, 9
    assert not end_due(table)
    table.lands[1].put(table.display[0], table.lands[1].sites(table.display[0], 1)[0])
    for land in table.lands:
        land.hallowed.clear()
    assert end_due(table) and not could_be_built(table, table.display[0])


def test_a_building_may_come_back_into_reach() -> None:
    """[D31] a coast can still be bought, or a forest be removed."""
    table = arranged({"stage": "E", "display": ["G26", "F11", "F33", "F04"]}, seats=2, length="long")
    table.districts = 9
    assert could_be_built(table, table.display[0])
    table.plots = 9
    assert not could_be_built(table, table.display[-1])
    assert end_due(table)


def test_the_running_task_is_the_first() -> None:
    """Until it is over; a position in its middle can say whose turn it is."""
    match = dealt(seats=3)
    first = match.state.first
    assert match.state.agenda[0] == ("act", first)
    play(match, "fell 1,0", seat=first)
    assert match.state.agenda[0] == ("act", first)
