"""What is said truly: why something is refused, who completes a city and when, and the sentences that hold for all players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

import pentapolis.games.citadels as package
from pentapolis.games.citadels import GAME
from pentapolis.games.citadels.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from pentapolis.words import LANGUAGES, words

BOARD_WORDS = Path(package.__file__).parent / "web" / "locale"


def at(state: Mapping[str, Json], **options: Json) -> Match[Table]:
    position: dict[str, Json] = {"options": {"seats": 4, "crown": "A", **options}, "state": dict(state)}
    return load_position(GAME, position, Chronicle())


def play(match: Match[Table], *moves: str) -> Match[Table]:
    for move in moves:
        match.play(match.asks[0].seat, move)
    return match


def reasons(match: Match[Table], *options: str) -> list[str]:
    """Why the asked seat may not choose these."""
    found = [match.refuse(match.asks[0].seat, option) for option in options]
    return [refusal.reason if refusal else "" for refusal in found]


def told(match: Match[Table], kind: str) -> list[tuple[int | None, Mapping[str, Json]]]:
    return [(event.seat, event.facts) for event in match.state.chronicle.events if event.kind == kind]


# --- reasons ----------------------------------------------------------------------------------------------------------------


def drawing(*city: str) -> Match[Table]:
    deck: list[Json] = ["temple", "prison", "manor", "castle"]
    match = at(
        {"characters": {"B": ["thief"]}, "called": 2, "acting": "B", "hands": {"B": []}, "cities": {"B": [*city]}, "deck": deck}
    )
    return play(match, "draw")


def test_of_drawn_cards_it_is_said_which_is_named() -> None:
    assert reasons(drawing(), "under temple", "keep manor", "gold") == ["name-kept", "not-drawn", "keep-first"]
    both = drawing("library", "observatory")
    assert reasons(both, "keep temple", "under castle") == ["name-under", "not-drawn"]
    three = play(drawing("observatory"), "keep prison")
    assert reasons(three, "keep temple", "under prison", "under castle") == ["one-kept", "kept-already", "not-drawn"]


def test_within_a_choice_the_reason_is_that_of_the_choice() -> None:
    crown = at({"characters": {"E": ["emperor"]}, "called": 3}, seats=5, crown="B", further=["emperor"])
    assert reasons(crown, "crown B", "crown E", "crown H", "gold") == ["has-crown", "own-seat", "", "finish-first"]
    peek = at(
        {"characters": {"A": ["wizard"]}, "called": 3, "acting": "A", "hands": {"A": ["castle"], "B": ["manor"]}},
        further=["wizard"],
    )
    play(peek, "peek B")
    assert reasons(peek, "take castle", "take-build castle", "take-build manor") == ["not-there", "not-there", "action-first"]


def test_what_the_diplomat_cannot_give() -> None:
    cities: dict[str, Json] = {"A": ["tavern", "keep", "temple", "market"], "D": ["castle", "tavern"]}
    match = at(
        {"characters": {"A": ["diplomat"]}, "called": 8, "acting": "A", "used": ["action"], "gold": {"A": 2}, "cities": cities},
        further=["diplomat"],
    )
    assert reasons(match, "exchange A keep", "exchange A palace") == ["own-seat", "own-seat"]
    play(match, "exchange D castle")
    assert reasons(match, "give tavern", "give temple", "give palace") == ["twin-after", "no-gold", "not-in-city"]


def test_the_magician_names_cards_of_his_hand_and_the_artist_plain_houses() -> None:
    magician = at({"characters": {"A": ["magician"]}, "called": 3, "acting": "A", "hands": {"A": ["manor", "tavern"]}})
    play(magician, "replace")
    assert reasons(magician, "under palace", "done") == ["not-in-hand", "name-one"]
    play(magician, "under manor")
    assert reasons(magician, "under manor", "under palace") == ["named-already", "not-in-hand"]
    artist = at(
        {
            "characters": {"A": ["artist"]},
            "called": 9,
            "acting": "A",
            "used": ["action"],
            "gold": {"A": 3},
            "cities": {"A": ["tavern", "market"]},
        },
        ninth="artist",
    )
    play(artist, "beautify tavern")
    assert reasons(artist, "beautify tavern", "beautify tavern-gilded", "beautify castle") == [
        "gilded-already",
        "gilded-already",
        "not-in-city",
    ]


@pytest.mark.parametrize(
    ("seats", "ninth", "reason"), [(6, "none", "not-passed-last"), (7, "none", "not-passed"), (7, "artist", "not-passed-last")]
)
def test_only_where_one_card_reaches_the_last_the_hidden_one_is_looked_at(seats: int, ninth: str, reason: str) -> None:
    match = Match(GAME, GAME.schema.read({"seats": seats, "crown": "A", "ninth": ninth}), Chance.from_seed(5))
    taken = match.asks[0].options[0][1]
    while len(match.moves) < seats - 1:
        match.play(match.asks[0].seat, match.asks[0].options[0])
    assert reasons(match, GAME.notation.write(("pick", taken))) == [reason]


# --- who completes a city ---------------------------------------------------------------------------------------------------

SIX: list[Json] = ["castle", "temple", "church", "tavern", "market", "prison"]


def completed(match: Match[Table]) -> list[tuple[int | None, Json, Json]]:
    return [(seat, facts["place"], facts["count"]) for seat, facts in told(match, "complete")]


def shown(match: Match[Table]) -> list[Json]:
    seats = match.look(None)["seats"]
    assert isinstance(seats, list)
    return [seat["complete"] for seat in seats if isinstance(seat, dict)]


def rung(cities: Mapping[str, Sequence[Json]], **more: Json) -> Match[Table]:
    """The Bell Tower stands in A's city; B, the Merchant, acts."""
    gold: Json = {"B": 9, "C": 20}
    state: dict[str, Json] = {
        "characters": {"A": ["assassin"], "B": ["merchant"], "C": ["architect"], "D": ["warlord"]},
        "called": 5,
        "gold": gold,
        "hands": {"B": ["manor"], "C": ["palace", "docks"], "D": []},
        "cities": {seat: list(city) for seat, city in cities.items()},
    }
    return at({**state, **more}, districts=["bell_tower"])


def test_with_the_bell_rung_the_seventh_district_completes_a_city() -> None:
    match = rung({"A": ["bell_tower"], "B": ["palace", *SIX[1:]], "C": SIX}, bell=True)
    play(match, "gold", "build manor", "gold", "build palace", "build docks")
    assert completed(match) == [(1, 1, 7), (2, 2, 7)], "the eighth district of C is no news"
    assert shown(match) == [0, 1, 2, 0]


def test_without_the_bell_seven_districts_are_no_news() -> None:
    match = rung({"A": ["bell_tower"], "B": ["palace", *SIX[1:]], "C": SIX})
    play(match, "gold", "build manor", "gold", "build palace", "build docks")
    assert completed(match) == [(2, 1, 8)] and shown(match) == [0, 0, 1, 0]


def test_the_ringing_tells_who_is_complete_from_then_on() -> None:
    eight, seven = [*SIX, "docks", "harbor"], ["manor", *SIX[1:], "keep"]
    match = rung({"A": seven, "B": ["palace", *SIX[1:4], "trading_post", "watchtower"], "C": eight}, hands={"B": ["bell_tower"]})
    play(match, "gold", "build bell_tower", "ring")
    assert completed(match) == [(0, 2, 7), (1, 3, 7)], "C completed its city before the bell"
    assert shown(match) == [2, 3, 1, 0]
    kinds = [event.kind for event in match.state.chronicle.events]
    assert kinds.index("build") < kinds.index("bell") < kinds.index("complete")


def test_nobody_is_told_without_the_bell_being_rung() -> None:
    match = rung({"A": ["manor", *SIX[1:], "keep"], "B": ["palace", *SIX[1:]]}, hands={"B": ["bell_tower"]})
    play(match, "gold", "build bell_tower", "skip")
    assert completed(match) == [] and shown(match) == [0, 0, 0, 0]


def test_when_the_tower_falls_seven_are_incomplete_again_and_the_eighth_is_told() -> None:
    match = at(
        {
            "characters": {"B": ["artist"], "D": ["warlord"]},
            "called": 8,
            "acting": "D",
            "used": ["action"],
            "gold": {"B": 9, "D": 4},
            "hands": {"B": ["manor"]},
            "cities": {"A": ["bell_tower"], "B": [*SIX, "docks"]},
            "bell": True,
        },
        ninth="artist",
        districts=["bell_tower"],
    )
    assert shown(match) == [0, 1, 0, 0]
    play(match, "destroy A bell_tower")
    assert shown(match) == [0, 0, 0, 0] and completed(match) == []
    play(match, "gold", "build manor")
    assert completed(match) == [(1, 1, 8)] and shown(match) == [0, 1, 0, 0]


def test_a_city_is_completed_by_the_build_that_the_log_has_just_told() -> None:
    match = rung({"B": [*SIX, "docks"]})
    play(match, "gold", "build manor")
    kinds = [event.kind for event in match.state.chronicle.events]
    assert kinds.index("complete") == kinds.index("build") + 1


# --- sentences --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("further", "ruler"), [([], "king"), (["emperor"], "emperor")])
def test_the_log_names_the_ruler_who_goes_back(further: list[Json], ruler: str) -> None:
    returned = []
    for seed in range(40):
        options = GAME.schema.read({"seats": 4, "further": further})
        match = Match(GAME, options, Chance.from_seed(seed), Chronicle())
        event = next(event for event in match.state.chronicle.events if event.kind == "removal")
        said = {lang: words(lang, "citadels").event(GAME, event.seen_by(None)) for lang in LANGUAGES}
        names = [words(lang, "citadels").component("character", ruler) for lang in LANGUAGES]
        assert [name in said[lang] for lang, name in zip(LANGUAGES, names, strict=True)] == [match.state.king_back] * 2
        returned.append(match.state.king_back)
    assert any(returned) and not all(returned)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_murder_costs_the_turn_of_the_named_character_alone(lang: str) -> None:
    book = words(lang, "citadels", BOARD_WORDS)
    alone, other = (book.text("board-notice-kill", character="X", held=held) for held in (1, 2))
    assert alone != other and "X" in alone and "X" in other


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("verb", ["kill", "rob", "swap", "destroy", "exchange"])
def test_the_prompt_speaks_of_building_where_it_is_offered(lang: str, verb: str) -> None:
    book = words(lang, "citadels", BOARD_WORDS)
    build = {"en": "build", "ru": "строй"}[lang]
    assert build in book.text(f"board-say-{verb}", build="yes")
    assert build not in book.text(f"board-say-{verb}", build="no")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_with_library_and_observatory_the_question_is_what_goes_under_the_deck(lang: str) -> None:
    book = words(lang, "citadels")
    both, three = drawing("library", "observatory").asks[0], play(drawing("observatory"), "keep prison").asks[0]
    assert both.about == three.about == "under"
    assert book.ask(both) != book.ask(three) and book.hint(both) != book.hint(three)
