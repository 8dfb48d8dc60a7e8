"""Options, positions, undo, refusals and the end, where no single worked case tells the whole."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis.games.citadels import GAME
from pentapolis.games.citadels.components import (
    CHARACTERS,
    COLOUR_SET,
    DISTRICTS,
    EXPANSION_KINDS,
    GILDED,
    HOUSE,
    bits,
)
from pentapolis.games.citadels.options import SCHEMA, open_box
from pentapolis.games.citadels.script import ASIDE, make_script
from pentapolis.games.citadels.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import BadPosition, NoUndo
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position, save_position


def at(state: dict[str, Json], **options: Json) -> Match[Table]:
    return load_position(GAME, {"options": {"seats": 4, "crown": "A", **options}, "state": state})


def refused(match: Match[Table], text: str) -> tuple[str, str]:
    refusal = match.refuse(match.asks[0].seat, text)
    assert refusal is not None
    return refusal.reason, refusal.paragraph


# --- the box ----------------------------------------------------------------------------------------------------------------


def test_the_box_is_the_one_of_the_data() -> None:
    base = [district for district in DISTRICTS[: EXPANSION_KINDS.start] for _ in range(district.copies)]
    assert len(base) == 66 and sum(district.cost for district in base) == 210
    assert [sum(1 for district in base if district.colour == colour) for colour in range(5)] == [12, 11, 20, 11, 12]
    assert len(EXPANSION_KINDS) == 14 and len(CHARACTERS) == 18
    assert bits(*range(GILDED)) == sum(COLOUR_SET) and len(HOUSE.names) == 2 * GILDED


@pytest.mark.parametrize(("edition", "cards"), [("classic", 66), ("classic-2017", 68), ("dark-city", 79), ("french-prices", 79)])
def test_editions_have_their_decks(edition: str, cards: int) -> None:
    assert len(open_box(SCHEMA.read({"seats": 4, "edition": edition})).deck) == cards


def test_goals_go_by_edition_and_seats() -> None:
    goals = {seats: open_box(SCHEMA.read({"seats": seats, "edition": "classic-2017"})).goal for seats in (2, 3, 4, 7)}
    assert goals == {2: 8, 3: 8, 4: 7, 7: 7}
    assert open_box(SCHEMA.read({"seats": 2, "goal": "seven"})).goal == 7
    assert open_box(SCHEMA.read({"seats": 7, "edition": "classic-2017", "goal": "eight"})).goal == 8


def test_random_characters_are_one_a_rank_and_fit_the_seats() -> None:
    seen: Counter[str] = Counter()
    for seed in range(60):
        table = GAME.setup(SCHEMA.read({"seats": 2, "characters": "random"}), Chance.from_seed(seed))
        assert [CHARACTERS[character].rank for character in table.roster] == list(range(1, 9))
        seen.update(CHARACTERS[character].name for character in table.roster)
    assert not seen["emperor"] and seen["king"] == 60 and 10 < seen["witch"] < 50


def test_presets_of_characters() -> None:
    dark = open_box(SCHEMA.read({"seats": 2, "characters": "dark"})).rosters
    assert [CHARACTERS[each[0]].name for each in dark][:4] == ["witch", "tax_collector", "wizard", "king"]
    eight = open_box(SCHEMA.read({"seats": 8})).rosters
    assert CHARACTERS[eight[-1][0]].name == "queen" and len(eight) == 9


@pytest.mark.parametrize("characters", [8, 9])
@pytest.mark.parametrize("seats", range(2, 9))
def test_every_character_leaves_the_packet_once(seats: int, characters: int) -> None:
    """[4.3, 6.5, 6.6, 12.1]"""
    if (seats == 8 and characters == 8) or (seats == 2 and characters == 9):
        return
    script = make_script(seats, characters)
    assert script.last + 1 + script.face_up == characters
    for first, holders in enumerate(script.holders):
        held = Counter(holder for holder in holders if holder != ASIDE)
        assert held == dict.fromkeys(range(seats), 2 if seats < 4 else 1)
        assert next(holder for holder in holders if holder != ASIDE) == first


# --- positions --------------------------------------------------------------------------------------------------------------


def test_a_position_in_the_middle_of_everything_loads_to_itself() -> None:
    match, chance = Match(GAME, SCHEMA.read({"seats": 5, "edition": "dark-city"}), Chance.from_seed(4)), Chance.from_seed(5)
    for number in range(180):
        match.play(match.asks[0].seat, chance.pick(match.asks[0].options))
        if number % 20 == 0:
            saved = save_position(match)
            assert save_position(load_position(GAME, saved)) == saved


@pytest.mark.parametrize(
    ("state", "key", "fact"),
    [
        ({"deck": "temple"}, "position-bad-field", "deck"),
        ({"characters": ["king"]}, "position-bad-field", "characters"),
        ({"used": ["sleep"]}, "position-bad-field", "used"),
        (
            {"up": ["king", "queen", "emperor", "thief", "bishop", "witch", "abbot", "artist"], "characters": {"A": ["warlord"]}},
            "position-characters",
            0,
        ),
        ({"hands": {"A": ["university", "university"]}}, "position-too-many", "university"),
    ],
    ids=str,
)
def test_bad_positions_are_told(state: dict[str, Json], key: str, fact: Json) -> None:
    with pytest.raises(BadPosition) as caught:
        at(state)
    assert caught.value.key == key
    assert fact in caught.value.facts.values()


def test_unnamed_hands_give_up_what_is_named_elsewhere() -> None:
    dealt = Match(GAME, SCHEMA.read({"seats": 4, "crown": "A"}), Chance.from_seed("0")).state
    wanted = [DISTRICTS[card].name for card in dealt.hands[1].cards]
    match = at({"cities": {"A": [*dict.fromkeys(wanted)]}})
    assert sum(GAME.components(match.state).values()) == 66 + 8
    assert GAME.components(match.state) == GAME.components(dealt)


# --- undo -------------------------------------------------------------------------------------------------------------------


def test_gold_and_builds_can_be_taken_back_but_no_pick_and_no_draw() -> None:
    match = at({"characters": {"B": ["thief"]}, "called": 2, "acting": "B", "hands": {"B": ["tavern", "temple"]}})
    match.play(1, "gold")
    match.play(1, "build tavern")
    match.undo(1)
    match.undo(1)
    match.play(1, "draw")
    with pytest.raises(NoUndo):
        match.undo(1)
    draft = at({"up": ["assassin", "thief"], "dealt": ["king"]})
    draft.play(0, "pick merchant")
    assert not draft.can_undo(0)


def test_the_first_of_two_picks_in_a_row_can_be_taken_back() -> None:
    match = load_position(GAME, {"options": {"seats": 2, "crown": "A"}, "state": {"dealt": ["assassin"]}})
    match.play(0, "pick king")
    match.play(1, "pick merchant")
    match.undo(1)
    match.play(1, "pick thief")
    match.play(1, "lay merchant")
    assert not match.can_undo(1)


def test_a_call_in_vain_is_news() -> None:
    """The last pick cannot be taken back: the ranks called since then told who is not there."""
    match = at({"up": ["assassin", "thief"], "dealt": ["bishop"]})
    for seat, name in enumerate(["king", "merchant", "architect", "magician"]):
        match.play(seat, f"pick {name}")
    assert match.asks[0].seat == 3 and not match.can_undo(3)


# --- refusals that no worked case asks for ----------------------------------------------------------------------------------


def test_refusals_in_a_turn() -> None:
    match = at(
        {"characters": {"A": ["warlord"]}, "called": 8, "acting": "A", "hands": {"A": ["palace"]}, "cities": {"B": ["castle"]}}
    )
    assert refused(match, "destroy B castle") == ("action-first", "8.8")
    assert refused(match, "kill king") == ("other-ability", "7.12")
    assert refused(match, "keep palace") == ("one-kept", "7.7")
    assert refused(match, "laboratory palace") == ("no-such-district", "9")
    assert match.refuse(0, "pick king") is None
    match.play(0, "gold")
    assert refused(match, "build tavern") == ("not-in-hand", "7.9")
    assert refused(match, "destroy C tavern") == ("not-in-city", "8.8")
    assert match.refuse(0, "destroy B castle") is None and "destroy B castle" in map(GAME.notation.write, match.asks[0].options)


def test_refusals_of_special_districts() -> None:
    match = at(
        {
            "characters": {"A": ["thief"]},
            "called": 2,
            "acting": "A",
            "gold": {"A": 1},
            "hands": {"A": ["palace"]},
            "cities": {
                "A": ["smithy", "laboratory", "armory"],
                "B": ["manor", "castle", "temple", "church", "tavern", "market", "prison", "docks"],
                "C": ["harbor"],
            },
        },
        districts=["armory"],
    )
    assert refused(match, "smithy") == ("no-gold", "9")
    assert refused(match, "laboratory castle") == ("not-in-hand", "9")
    assert refused(match, "armory B manor") == ("city-complete", "12.3")
    assert refused(match, "armory A smithy") == ("own-seat", "12.3")
    assert refused(match, "armory C manor") == ("not-in-city", "12.3")


def test_refusals_of_the_magician() -> None:
    match = at({"characters": {"A": ["magician"]}, "called": 3, "acting": "A", "hands": {"A": []}})
    assert refused(match, "swap A") == ("own-seat", "8.3")
    assert refused(match, "replace") == ("no-cards", "8.3")
    assert match.refuse(0, "swap H") is None


def test_nothing_interrupts_what_is_begun() -> None:
    match = at({"characters": {"A": ["magician"]}, "called": 3, "acting": "A"})
    match.play(0, "replace")
    assert refused(match, "gold") == ("finish-first", "7.12")


def test_two_like_districts_both_bring_income() -> None:
    cities: dict[str, Json] = {"A": ["tavern", "tavern", "market", "school_of_magic"]}
    match = at({"characters": {"A": ["merchant"]}, "called": 6, "acting": "A", "gold": {"A": 0}, "cities": cities})
    match.play(0, "income")
    assert match.state.gold[0] == 4


# --- the end ----------------------------------------------------------------------------------------------------------------


def test_a_turn_that_goes_on_with_end_alone_betrays_nothing() -> None:
    """Whether the only card could be built is the hand's secret: the turn goes on in either case; without a card it ends."""
    for card, gold in (("palace", 2), ("tavern", 2)):
        match = at({"characters": {"B": ["bishop"]}, "called": 5, "acting": "B", "gold": {"B": gold}, "hands": {"B": [card]}})
        match.play(1, "gold")
        assert match.asks[0].seat == 1 and match.asks[0].about == "turn"
    match = at({"characters": {"B": ["bishop"]}, "called": 5, "acting": "B", "hands": {"B": []}})
    match.play(1, "gold")
    assert match.asks[0].seat != 1


def test_income_that_could_pay_for_a_destruction_keeps_the_turn_open() -> None:
    match = at(
        {
            "characters": {"A": ["warlord"]},
            "called": 8,
            "acting": "A",
            "gold": {"A": 0},
            "hands": {"A": ["church"]},
            "cities": {"A": ["prison", "fortress", "keep"], "C": ["castle"]},
        }
    )
    match.play(0, "gold")
    match.play(0, "build church")
    assert match.state.gold[0] == 0 and [GAME.notation.write(option) for option in match.asks[0].options] == ["end", "income"]
    match.play(0, "income")
    assert "destroy A prison" in map(GAME.notation.write, match.asks[0].options)


def rank_of(match: Match[Table], seat: int, character: str) -> dict[str, Json]:
    ranks = match.look(seat)["ranks"]
    assert isinstance(ranks, dict)
    rank = ranks[character]
    assert isinstance(rank, dict)
    return rank


def test_a_murdered_rank_and_one_that_nobody_holds_look_the_same() -> None:
    """[7.3, D12] in the view and in what is told; only the holder knows."""
    told: list[Json] = []
    for held, aside in (("architect", "bishop"), ("bishop", "architect")):
        state: dict[str, Json] = {
            "characters": {"A": ["assassin"], "B": ["king"], "C": ["warlord"], "D": [held]},
            "aside": ["thief", aside],
            "up": ["magician", "merchant"],
            "murdered": held,
            "called": 3,
            "hands": {"A": [], "B": [], "C": [], "D": []},
            "deck": [],
        }
        match = load_position(GAME, {"options": {"seats": 4, "crown": "A"}, "state": state}, Chronicle())
        match.play(1, "gold")
        assert match.asks[0].seat == 2
        assert rank_of(match, 3, held)["mine"] is True
        plain: dict[str, Json] = {"murdered": False, "rank": 0, "colour": None}
        assert {**rank_of(match, 0, held), **plain} == {**rank_of(match, 0, aside), **plain}
        told.append([event.seen_by(0) for event in match.state.chronicle.events])
    assert told[0] == told[1]
