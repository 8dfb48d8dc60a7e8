"""Why an option is refused: the rule that forbids it, and its paragraph."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from pentapolis.games.ora_et_labora import refusals
from pentapolis.games.ora_et_labora.game import GAME
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json, canonical
from pentapolis.kernel.match import Match

from .tables import dealt, offered, play, position, variants

POSITION: dict[str, Json] = {
    "first": "A",
    "round": 8,
    "agenda": ["act A", "act B"],
    "stage": "C",
    "boards": {"A": {"cards": {"3,1": "G02"}}, "B": {"cards": {"3,0": "S01", "3,1": "F08"}}},
    "settlements": {"A": ["S01", "S03"]},
    "display": ["F04", "F05", "G12", "F17", "G22"],
    "clergy": {
        "A": {"prior": "A H01", "brothers": ["home", "home"]},
        "B": {"prior": "B H02", "brothers": ["home", "home"]},
        "C": {"prior": "C H01", "brothers": ["A H02", "C H03"]},
    },
    "goods": {"A": {"coin": 5, "wood": 2, "clay": 3, "straw": 1, "stone": 2}},
}


def at(*picks: str, **more: Json) -> Match[Table]:
    return play(position({**POSITION, **more}, seats=3), *picks)


def settling(*picks: str, **more: Json) -> Match[Table]:
    return at(*picks, agenda=["settle A", "act B"], **more)


def why(match: Match[Table], option: str) -> str:
    """The reason, the paragraph and what is said besides."""
    refusal = match.refuse(match.asks[0].seat, option)
    return "" if refusal is None else " ".join([refusal.reason, refusal.paragraph, *map(str, refusal.facts.values())])


@pytest.mark.parametrize(
    ("option", "reason"),
    [
        ("use brother H01", "occupied 6.A.3 H01"),
        ("use prior H03", "clergyman-out 6.A.1"),
        ("use brother F08", "not-your-building 12.4 F08"),
        ("use brother F05", "not-built 6.A.5 F05"),
        ("use brother S01", "no-entry 6.A.5 S01"),
        ("contract A H03", "contract-with-yourself 10.5"),
        ("contract B S01", "no-entry 10.1 S01"),
        ("contract B F05", "not-there 10.1 F05"),
        ("contract D H01", "not-there 10.1 H01"),
        ("contract B H02", "occupied 10.5 H02"),
        ("contract C H02", "no-clergyman-left 10.5"),
        ("enter B F08", "only-in-bonus 12.4"),
        ("fell 0,0", "no-forest 6.B 0,0"),
        ("cut 1,0", "no-moor 6.B 1,0"),
        ("build S01", "settlement-not-so 11.4"),
        ("build F08", "not-in-display 6.C.1 F08"),
        ("build F04", "cost-lacking 6.C.1 F04"),
        ("build G22", "no-space 9.2 G22"),
        ("settle S01", "only-in-phase 11.4"),
        ("buy plains 3", "does-not-fit 8.4"),
        ("exchange clay", "no-exchange 7.5 clay"),
        ("exchange grain", "good-lacking 7.4 grain"),
        ("pay coin", "nothing-to-pay 7.8"),
        ("done", "pass-instead 5.5"),
        ("place 3,0", ""),
        ("upgrade book", ""),
    ],
)
def test_actions(option: str, reason: str) -> None:
    assert why(at(), option) == reason


def test_what_is_offered_is_not_refused() -> None:
    match = at()
    assert all(match.refuse(0, option) is None for option in offered(match))


def test_landscapes() -> None:
    """[8]"""
    assert why(at(goods={"A": {"coin": 2}}), "buy coast 0") == "money-lacking 8.3 1"
    assert why(at(sold={"districts": 9, "plots": 0}), "buy plains 2") == "pile-empty 8.7"
    assert why(at("buy coast 0"), "buy plains 2") == "one-landscape 8.5"
    assert why(at("fell 1,0"), "buy plains 2") == "not-in-between 8.5"


def test_contracts() -> None:
    assert why(at(goods={"A": {"grain": 3}}), "contract B H01") == "no-fee 10.1 1"
    match = at("contract B H01", goods={"A": {"wine": 1}})
    assert why(match, "fee whiskey") == "good-lacking 10.2 whiskey"
    assert why(match, "fee grain") == "no-present 10.2 grain"
    assert why(match, "skip") == "must-pay 10.1"
    match = at("contract B H01", clergy={})
    assert match.asks[0].seat == 1 and why(match, "pass") == why(match, "skip") == "no-refusing 10.3"


def test_places() -> None:
    """[9]"""
    match = at("build G12", boards={"A": {"landscapes": ["mountain 0"]}})
    found = {cell: why(match, f"place {cell}") for cell in ("1,0", "2,1", "6,0", "0,5", "3,0")}
    assert found == {
        "1,0": "grown-over 9.1 1,0",
        "2,1": "space-taken 9.1 2,1",
        "6,0": "wrong-landscape 9.2 6,0",
        "0,5": "off-board 9.1 0,5",
        "3,0": "",
    }
    assert why(match, "done") == "must-place 9.1"
    match = at("build F17", boards={"A": {"landscapes": ["plains 2"]}})
    assert why(match, "place 3,0") == "no-cloister-beside 9.4 3,0"
    full = at(boards={"A": {"cards": {"3,1": "F08"}}, "B": {}})
    assert why(full, "build F17") == "no-cloister-space 9.4 F17"
    assert why(at(boards={"A": {"cards": {"3,0": "F08", "3,1": "G02"}}, "B": {}}), "build G12") == "no-space 9.1 G12"


def test_moving_in() -> None:
    """[6.C.2]"""
    match = at("build G12", "place 3,0", clergy={}, boards={"A": {"landscapes": ["plains 2"]}})
    assert why(match, "use brother G12") == "only-the-prior 6.C.2 G12"
    assert why(match, "use prior H01") == "only-the-new-building 6.C.2 H01"


def test_the_new_building_waits_for_the_prior_and_no_other() -> None:
    """[6.C.2]"""
    match = at("build G12", "place 3,0", clergy={}, boards={"A": {"landscapes": ["plains 2"]}})
    assert why(match, "use brother H01") == "only-the-new-building 6.C.2 H01"
    assert why(match, "use prior S01") == "only-the-new-building 6.C.2 S01"


def test_settlement_phase() -> None:
    """[11.4]"""
    match = settling(goods={"A": {"coin": 2, "grain": 7}})
    for option in ("use brother H03", "contract B F08", "fell 1,0", "cut 0,0", "enter B F08", "build G12"):
        assert why(match, option) == "not-in-phase 11.4"
    assert why(match, "settle F05") == "no-settlement 11.4 F05"
    assert why(match, "settle S08") == "not-received 11.5 S08"
    assert why(match, "settle S01") == "energy-lacking 11.4 S01"
    assert why(settling(goods={"A": {"wood": 9, "coin": 2}}), "settle S03") == "food-lacking 11.4 S03"
    assert why(settling(settlements={"A": ["S04"]}), "settle S04") == "no-space 9.3 S04"
    built = settling(boards={"A": {"cards": {"3,0": "S01"}}}, settlements={"A": []})
    assert why(built, "settle S01") == "settled-already 11.4 S01"


def test_payments() -> None:
    """[7.1, D15]"""
    match = settling("settle S01", goods={"A": {"wood": 1, "grain": 2, "meat": 1, "coin": 1}})
    assert offered(match) == ["pay meat", "pay grain", "pay coin"]
    assert why(match, "pay wood") == "no-food 7.1 wood"
    assert why(match, "pay wine") == "good-lacking 7.1 wine"
    assert why(match, "done") == "must-pay 7.1"
    match = settling("settle S03", "pay grain", goods={"A": {"grain": 6, "coin": 9, "flour": 1}})
    assert why(match, "pay coin5") == "tile-does-not-suit 7.8 coin5"


def using(card: str, *picks: str, cell: str = "3,1", country: str = "france", **more: Json) -> Match[Table]:
    """A lay brother is sent to a building of A's."""
    boards: Json = {"A": {"landscapes": ["plains 2"], "cards": {cell: card}}}
    given = {**POSITION, "stage": "E", "display": [], "boards": boards, "clergy": {}, **more}
    return play(position(given, seats=3, country=country), f"use brother {card}", *picks)


def test_points_are_no_food() -> None:
    """[15.6.6] a book is worth points; that it is not to be had is the order."""
    goods: Json = {"A": {"coin": 30, "whiskey": 9, "book": 6, "grain": 1}}
    match = using("I35", "trade 1", "pay coin5", cell="4,2", country="ireland", goods=goods)
    assert offered(match) == ["pay coin5", "pay whiskey"]
    assert why(match, "pay book") == "tile-does-not-suit 7.8 book"
    assert why(match, "pay grain") == "no-points 7.1 grain"


def test_gifts_are_not_counted_in_points() -> None:
    """[15.6.3, 15.6.7] too many points there are only where points are counted."""
    match = using("G02", "trade 1", goods={"A": {"wood": 1, "clay": 1, "straw": 1}})
    assert why(match, "take book") == "not-to-be-had 15.6 book"
    match = using("G41", "trade 1", goods={"A": {"coin": 5}})
    assert why(match, "take reliquary") == "too-many-points 15.6 reliquary"
    assert why(match, "skip") == "done-instead 6.A.4"


def test_exchanges() -> None:
    """[7.4, D32]"""
    match = using("F05", goods={"A": {"flour": 1, "wood": 1, "grain": 2}})
    assert offered(match) == ["trade 1", "skip"]
    assert why(match, "exchange grain") == "exchange-before 7.4"
    assert why(match, "exchange wine") == "good-lacking 7.4 wine"
    assert why(match, "exchange clay") == "no-exchange 7.5 clay"
    match = using("F05", goods={"A": {"flour": 1, "grain": 2}})
    assert offered(match) == ["exchange grain", "skip"]
    assert why(match, "trade 1") == "exchange-first 15.6"


# --- using another building [15.6.9] --------------------------------------------------------------------------------------

BESIDE: Json = {"A": {"landscapes": ["plains 2"], "cards": {"4,2": "F27", "3,2": "F09"}}}
A_WINE: Json = {"A": {"wine": 1}}
A_BROTHER_OUT: Json = {"B": {"prior": "home", "brothers": ["B H01", "home"]}}


def test_a_palace_does_not_lead_to_itself() -> None:
    """[D11]"""
    match = using("F27", boards=BESIDE, goods=A_WINE, clergy=A_BROTHER_OUT)
    assert why(match, "visit A F27") == "not-itself 15.6 F27"
    assert why(match, "visit B H02") == "not-occupied 15.6 H02"
    match = using("G01", clergy={"B": {"prior": "B H02", "brothers": ["B H01", "home"]}})
    assert why(match, "visit A G01") == "not-itself 15.6 G01"
    assert why(match, "visit B H01") == "no-prior-there 15.6 H01"
    assert why(match, "visit B H03") == "not-occupied 15.6 H03"


def test_a_garden_works_once_however_it_is_come_to() -> None:
    """[D27]"""
    match = using("F09", "visit A F27", boards=BESIDE, goods=A_WINE, clergy=A_BROTHER_OUT)
    assert offered(match) == ["visit B H01", "skip"]
    assert why(match, "visit A F09") == "used-already 15.6 F09"


def test_a_guesthouse_that_was_left_is_used_up() -> None:
    """[D27] the Locutory of the display took its prior back, so that nobody stands there."""
    given: dict[str, Json] = {
        **POSITION,
        "stage": "E",
        "boards": {"A": {"landscapes": ["plains 2"], "cards": {"3,1": "I40"}}},
        "display": ["G12", "I10", "I23"],
        "clergy": {},
        "goods": {"A": {"coin": 5, "stone": 1, "straw": 1}},
    }
    match = play(position(given, seats=4, country="ireland"), "use prior I40", "borrow I23", "trade 1", "build I10")
    play(match, "place 3,0", "use prior I10")
    assert why(match, "visit A I40") == "used-already 15.6 I40"
    assert why(match, "visit A H02") == "not-beside 15.6 H02"
    assert why(match, "visit A I10") == "not-itself 15.6 I10"


def test_a_garden_leads_to_what_is_free_and_beside() -> None:
    """[15.6.9]"""
    match = using("F09", boards={"A": {"cards": {"3,1": "F09"}}}, clergy={"A": {"prior": "A H03", "brothers": ["home", "home"]}})
    assert why(match, "visit A H03") == "occupied 15.6 H03"
    assert why(match, "visit A H01") == "not-beside 15.6 H01"
    assert why(using("F09", boards=BESIDE), "visit A F27") == ""


# --- declining ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "reason", "words"),
    [
        (at(), "pass-instead 5.5", ("skip", "done")),
        (at(agenda=["bonus A"], round=25, clergy={}), "pass-instead 12.3", ("skip", "done")),
        (using("H01", boards={}), "skip-instead 6.A.4", ("pass", "done")),
        (settling(goods={"A": {"coin": 2}}), "done-instead 11.4", ("pass", "skip")),
        (at("use brother H03", "produce coin", clergy={}), "done-instead 8.5", ("pass", "skip")),
        (at("build G12", "place 3,0", clergy={}, boards={}), "skip-instead 6.C.2", ("pass", "done")),
    ],
    ids=str,
)
def test_the_word_for_declining(match: Match[Table], reason: str, words: tuple[str, str]) -> None:
    assert [why(match, word) for word in words] == [reason, reason]


def test_bonus_round() -> None:
    """[12]"""
    match = at(agenda=["bonus A"], round=25, clergy={})
    assert why(match, "use prior H01") == "enter-instead 12.3 H01"
    assert why(match, "use brother H01") == "only-the-prior 12.3 H01"
    assert why(match, "contract B F08") == "no-contract-in-bonus 12.4"
    assert why(match, "fell 1,0") == why(match, "cut 0,0") == "not-in-bonus 12.4"
    assert why(match, "use prior S01") == why(match, "use brother S01") == "no-entry 6.A.5 S01"
    assert why(match, "use prior F05") == why(match, "use brother F05") == "not-built 6.A.5 F05"
    assert why(match, "enter B S01") == "no-entry 12.3 S01"
    assert why(match, "enter C F08") == "not-there 12.3 F08"
    assert why(at(agenda=["bonus A"], round=25), "enter B F08") == "clergyman-out 12.3"


def test_producing() -> None:
    """[4.6, 4.7]"""
    men: Json = {}
    match = at("use brother H01", clergy=men, wheel={"clay": None})
    assert why(match, "produce clay") == "no-indicator 4.6 clay"
    match = at("use brother H01", clergy=men, wheel={"joker": None})
    assert why(match, "joker clay") == "no-joker 4.7"
    assert why(match, "produce wood") == "not-produced 15.6 wood"
    assert why(at("fell 1,0"), "skip") == "must-produce 6.B"


def test_trades_and_choices() -> None:
    """[15.6]"""
    goods: Json = {"A": {"wood": 3, "clay": 2, "grain": 9}}
    match = at("build F04", "use prior F04", goods=goods, clergy={}, boards={"A": {"landscapes": ["plains 2"]}})
    assert why(match, "trade 8") == "trade-too-often 15.6 7"
    match = at("use brother G02", "trade 1", clergy={}, goods={"A": {"wood": 1, "clay": 1, "straw": 1}})
    assert why(match, "take stone") == "not-to-be-had 15.6 stone"
    assert why(match, "skip") == "must-take 15.6"


def test_without_passing() -> None:
    match = position({"round": 5, "agenda": ["act A"]}, seats=3, passing=False)
    assert why(match, "pass") == why(match, "done") == "no-pass 5.5"


def test_solo() -> None:
    """[14.4]"""
    agenda: Json = ["place-all", "neutral-use", "settle A"]
    match = position({"round": 12, "agenda": agenda, "display": ["G02", "F08"], "goods": {"A": {"coin": 2}}}, seats=1)
    assert why(match, "build G12") == "not-in-display 14.4 G12"
    assert why(match, "buy coast 0") == "neutral-first 14.4.6"
    play(match, "build G02")
    assert why(match, "place 4,0") == "wrong-cover 14.4 4,0"
    play(match, "place 3,1", "place 3,0")
    assert why(match, "visit B G13") == "not-just-placed 14.4 G13"
    assert why(match, "buy coast 0") == "neutral-first 14.4.6"
    assert why(match, "done") == "skip-instead 14.4.6"
    play(match, "skip")
    assert why(match, "buy coast 0") == "money-lacking 8.3 5"


@pytest.mark.parametrize("options", variants(), ids=str)
def test_whatever_is_wished(options: dict[str, Json]) -> None:
    """Any option that can be written, at any time: an answer or none, and nothing changes."""
    match, chance = dealt(7, **options), Chance.from_seed("wishes")
    vocabulary = GAME.notation.vocabulary
    for _ in range(150):
        ask = match.asks[0]
        before = canonical(GAME.describe(match.state))
        for _ in range(20):
            option = chance.pick(vocabulary)
            refusal = match.refuse(ask.seat, option)
            assert refusal is None or (option not in ask.options and refusal.paragraph)
        assert canonical(GAME.describe(match.state)) == before
        match.play(ask.seat, chance.pick(ask.options))


def test_every_paragraph_is_on_the_rules_pages() -> None:
    """A refusal's paragraph opens its place there."""
    tree = ast.parse(Path(refusals.__file__).read_text("utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    paragraphs = {text for text in texts if text[:1].isdigit() and "." in text and " " not in text}
    assert len(paragraphs) > 20
    for language in ("ru", "en"):
        page = (Path(refusals.__file__).parent / "locale" / f"rules.{language}.md").read_text("utf-8")
        assert {paragraph for paragraph in paragraphs if f"{{#{paragraph}}}" not in page} == set()
