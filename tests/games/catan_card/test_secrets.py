"""Who learns what: views, memory and the log."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

import pytest

from pentapolis.games.catan_card import GAME
from pentapolis.games.catan_card.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position

from .presets import SMALL
from .tables import do, hand, lay_out

UNKNOWN = None


def told(match: Match[Table], kind: str, viewer: int | None) -> dict[str, Json]:
    """The last event of a kind, to a viewer's eyes."""
    events = [event for event in match.state.chronicle.events if event.kind == kind]
    return events[-1].seen_by(viewer)


def known(match: Match[Table], viewer: int, place: str) -> Json:
    return GAME.memory(match.state, viewer)[place]


def swapped_with_b() -> Match[Table]:
    match = lay_out({"roads": {"A": 1}, "hands": {"A": ["wool"], "B": ["ore"]}}, seats=3)
    return do(match, "A opponent B 1", "A give wool")


@pytest.mark.parametrize("kind", ["opponent-draw", "opponent-return"])
@pytest.mark.parametrize(("viewer", "sees"), [(0, True), (1, True), (2, False), (None, False)])
def test_case_88_the_log_of_an_exchange(kind: str, viewer: int | None, sees: bool) -> None:
    event = told(swapped_with_b(), kind, viewer)
    assert event["count"] == 1
    assert ("resources" in event) == sees
    assert event.get("unseen", False) != sees


def test_the_two_of_an_exchange_remember_its_cards() -> None:
    match = swapped_with_b()
    assert known(match, 1, "hand 0") == ["ore"]
    assert known(match, 0, "hand 1") == ["wool"]
    assert known(match, 2, "hand 0") == known(match, 2, "hand 1") == [UNKNOWN]


def test_a_card_taken_from_the_market_is_known_to_all() -> None:
    match = lay_out({"hands": {"A": ["wool", "wool"]}, "market": ["ore", "ore", "brick", "grain", "lumber"]})
    do(match, "A market 1", "A take grain", "A give wool")
    for viewer in (1, 2, 3):
        assert known(match, viewer, "hand 0") == ["grain", UNKNOWN]


def test_it_is_known_until_it_may_have_been_exchanged_blindly() -> None:
    given: dict[str, Json] = {"hands": {"A": ["wool@*", "ore@*"], "B": ["grain", "brick"]}, "roads": {"A": 1}}
    match = do(lay_out(given, seats=3), "A opponent B 1")
    assert known(match, 2, "hand 0") == ["ore", "wool", UNKNOWN]
    do(match, "A give ore")
    assert known(match, 2, "hand 0") == [UNKNOWN, UNKNOWN]
    assert known(match, 2, "hand 1") == [UNKNOWN, UNKNOWN]
    assert UNKNOWN not in cast("list[Json]", known(match, 1, "hand 0"))


def test_paying_a_known_card_leaves_the_others_known() -> None:
    given: dict[str, Json] = {"phase": "development", "hands": {"A": ["wool@*", "brick@*", "lumber"]}}
    match = do(lay_out(given), "A build road")
    assert known(match, 1, "hand 0") == ["wool"]


def test_a_drawn_card_hides_nothing_that_was_known() -> None:
    match = do(lay_out({"phase": "development", "hands": {"A": ["wool@*"]}}), "A draw 2")
    assert known(match, 1, "hand 0") == ["wool", UNKNOWN, UNKNOWN]


def test_the_library_shows_a_hand_and_it_is_remembered_until_it_changes_unseen() -> None:
    given: dict[str, Json] = {
        "buildings": {"A": ["library"]},
        "hands": {"A": ["wool"], "B": ["ore", "brick", "grain"], "C": ["ore"]},
        "deck": ["lumber", "..."],
    }
    match = do(lay_out(given, seats=3), "A library B 1", "A choose ore", "A give wool")
    assert known(match, 0, "hand 1") == ["brick", "wool", "grain"]
    assert known(match, 2, "hand 1") == [UNKNOWN] * 3
    do(match, "A draw 2", "B opponent C 1", "B give ore")
    assert known(match, 0, "hand 1") == [UNKNOWN] * 3


def test_the_log_of_the_library() -> None:
    match = lay_out({"buildings": {"A": ["library"]}, "hands": {"A": ["wool"], "B": ["ore", "brick", "grain"]}}, seats=3)
    do(match, "A library B 1", "A choose ore", "A give wool")
    assert told(match, "library", 2) == {"kind": "library", "seat": 0, "rival": 1, "count": 1}
    assert told(match, "library-draw", 1)["resources"] == ["ore"]
    assert "resources" not in told(match, "library-draw", 2)


def test_the_log_of_the_guild() -> None:
    match = lay_out({"buildings": {"A": ["merchant-guild"]}, "cities": {"B": 3}, "hands": {"A": [], "B": ["ore"]}}, seats=3)
    do(match, "A guild B")
    assert [told(match, "guild", viewer).get("resource") for viewer in (0, 1, 2, None)] == ["ore", "ore", None, None]


def test_drawn_cards_are_their_owners_alone() -> None:
    match = lay_out({"hands": {"A": ["wool", "wool"]}, "deck": ["ore", "brick", "grain", "..."]}, seats=3)
    do(match, "A deck 1", "A discard wool", "A draw 2")
    assert told(match, "deck-exchange", 1)["resources_given"] == ["wool"]
    assert [told(match, "deck-exchange", viewer).get("resources_taken") for viewer in (0, 1, None)] == [["ore"], None, None]
    assert [told(match, "draw", viewer).get("resources") for viewer in (0, 1, None)] == [["brick", "grain"], None, None]


PUBLIC_LOG: list[tuple[Mapping[str, Json], list[str], str, dict[str, Json]]] = [
    (
        {"hands": {"A": ["wool", "ore"]}, "market": ["ore", "ore", "brick", "grain", "lumber"]},
        ["A market 1", "A take grain", "A give wool"],
        "market-exchange",
        {"resources_taken": ["grain"], "resources_given": ["wool"], "count": 1},
    ),
    (
        {"phase": "development", "hands": {"A": ["brick", "lumber", "ore"]}},
        ["A build road"],
        "lay",
        {"card": "road", "number": 2, "side": "B", "resources": ["brick", "lumber"], "points": 2},
    ),
    (
        {"phase": "development", "roads": {"A": 2, "B": 2, "C": 2, "D": 3}, "hands": {"A": ["brick", "lumber", "ore"]}},
        ["A build road"],
        "capture",
        {
            "card": "road",
            "number": 3,
            "side": "A",
            "victim": 1,
            "side_before": "B",
            "points": 2,
            "resources": ["brick", "lumber"],
        },
    ),
    (
        {"phase": "development", "buildings": {"A": ["university"]}, "hands": {"A": ["lumber", "ore"]}},
        ["A build road", "A waive brick"],
        "university",
        {"resource": "brick"},
    ),
    (
        {"phase": "development", "hands": {"A": ["brick", "lumber", "wool", "grain", "ore"]}},
        ["A build settlement", "A turn-fate"],
        "fate",
        {"side": "black"},
    ),
    (
        {"phase": "development", "arrows": "black", "hands": {"A": ["brick", "lumber", "wool", "grain", "ore"]}},
        ["A build settlement", "A turn-fate"],
        "fate",
        {"side": "white"},
    ),
    (
        {"phase": "development", "hands": {"A": ["brick", "lumber", "wool", "grain", "ore"]}},
        ["A build settlement", "A keep-fate"],
        "fate-kept",
        {},
    ),
    (
        {
            "phase": "development",
            "settlements": {"A": ["raid"]},
            "hands": {"A": ["grain", "grain", "ore", "ore", "ore", "brick"], "B": ["wool"] * 8},
        },
        ["A build city", "B discard wool"],
        "raid-discard",
        {"seat": 1, "count": 1, "resources": ["wool"]},
    ),
    (
        {
            "phase": "development",
            "settlements": {"A": ["market-day"]},
            "hands": {"A": ["grain", "grain", "ore", "ore", "ore", "brick"]},
            "deck": ["wool", "wool", "brick", "ore", "grain", "..."],
        },
        ["A build city"],
        "market-day",
        {"resources": ["brick", "ore", "wool", "wool", "grain"]},
    ),
    (
        {"phase": "development", "hands": {"A": ["ore"]}, "deck": ["brick"], "discard": ["ore", "ore"]},
        ["A draw 2"],
        "reshuffle",
        {"count": 2},
    ),
    (
        {"phase": "development", "cities": {"A": 4}, "hands": {"A": ["wool", "wool", "wool", "ore", "ore", "ore"]}},
        ["A build town-hall"],
        "victory",
        {"points": 11},
    ),
    ({"phase": "development", "hands": {"A": ["ore"]}}, ["A draw 2"], "turn", {"seat": 1, "turn": 1}),
]


@pytest.mark.parametrize(
    ("given", "moves", "kind", "facts"), PUBLIC_LOG, ids=[f"{kind} {moves[-1]}" for _, moves, kind, _ in PUBLIC_LOG]
)
def test_what_everybody_reads(given: Mapping[str, Json], moves: list[str], kind: str, facts: dict[str, Json]) -> None:
    match = do(lay_out(given), *moves)
    event = told(match, kind, None)
    assert "unseen" not in event
    assert {name: event.get(name) for name in facts} == facts


def test_the_raid_itself_is_told() -> None:
    rich: list[Json] = ["grain", "grain", "ore", "ore", "ore", "brick"]
    match = do(lay_out({"phase": "development", "settlements": {"A": ["raid"]}, "hands": {"A": rich}}), "A build city")
    kinds = [event.kind for event in match.state.chronicle.events]
    assert kinds == ["build", "raid", "fate"]


# --- undo ---------------------------------------------------------------------------------------------------------------


def test_an_exchange_with_the_market_can_be_taken_back() -> None:
    match = lay_out({"roads": {"A": 3}, "hands": {"A": ["wool", "wool"]}, "market": ["ore", "ore", "brick", "grain", "lumber"]})
    do(match, "A market 1", "A take grain", "A give wool")
    assert match.can_undo(0)
    match.undo(0)
    match.undo(0)
    match.undo(0)
    assert hand(match, 0) == ["wool", "wool"]


@pytest.mark.parametrize("moves", [("A deck 1", "A discard wool"), ("A opponent B 1",)])
def test_what_was_seen_is_not_taken_back(moves: tuple[str, ...]) -> None:
    match = do(lay_out({"roads": {"A": 3}, "hands": {"A": ["wool", "ore"]}}), *moves)
    assert not match.can_undo(0)


def test_a_city_is_not_taken_back() -> None:
    rich: list[Json] = ["grain", "grain", "ore", "ore", "ore", "brick"]
    match = do(lay_out({"phase": "development", "hands": {"A": rich}}), "A build city")
    assert not match.can_undo(0)


# --- imagination ----------------------------------------------------------------------------------------------------------


def test_every_deal_of_a_small_position_comes_equally_often() -> None:
    """B's two unknown cards and the two of the deck: of brick, lumber, ore and grain, six pairs in the hand."""
    match = load_position(GAME, SMALL[0])
    hands: Counter[tuple[int, ...]] = Counter()
    decks: Counter[tuple[int, ...]] = Counter()
    rounds = 2400
    for number in range(rounds):
        world = match.clone()
        world.imagine(0, Chance.from_seed(number))
        hands[tuple(sorted(world.state.hands[1].cards))] += 1
        decks[tuple(world.state.deck.cards)] += 1
    assert len(hands) == 6
    assert len(decks) == 12
    assert all(abs(count - rounds / 6) < 90 for count in hands.values())
    assert all(abs(count - rounds / 12) < 70 for count in decks.values())


def test_a_known_card_stays_where_it_is_known() -> None:
    match = load_position(GAME, SMALL[0])
    for number in range(30):
        match.imagine(0, Chance.from_seed(number))
        assert "wool" in hand(match, 1)


def test_city_sides_are_imagined_too() -> None:
    match = lay_out({"settlements": {"A": ["raid"], "B": ["market-day"]}}, seats=3)
    sides: Counter[int] = Counter()
    for number in range(400):
        world = match.clone()
        world.imagine(0, Chance.from_seed(number))
        sides[world.state.settlements[0].cards[0]] += 1
    assert sides[0] / 400 == pytest.approx(8 / 11, abs=0.1)
