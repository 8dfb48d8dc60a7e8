"""What a seat can know of the draft: on small positions every deal that fits comes equally often, and no other."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pentapolis.games.citadels import GAME
from pentapolis.games.citadels.components import KING
from pentapolis.games.citadels.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.position import load_position
from tests.conformance.deals import WholePosition, check_deals
from tests.conformance.subjects import load

Position = tuple[Mapping[str, Json], Mapping[str, Json], int]


def empty_hands(letters: str) -> dict[str, Json]:
    return {letter: [] for letter in letters}


POSITIONS: Mapping[str, Position] = {
    "two seats, both knowing sets of two": (
        {"seats": 2, "crown": "A"},
        {"characters": {"A": ["assassin", "warlord"], "B": ["thief", "architect"]}, "called": 0},
        4,
    ),
    "three seats of nine cards: one left unseen half-way": (
        {"seats": 3, "crown": "C", "draft3": "nine-cards"},
        {"characters": {"A": ["thief", "merchant"], "B": ["bishop", "king"], "C": ["warlord", "architect"]}, "called": 1},
        12,
    ),
    "four seats, a King turned up and put back": (
        {"seats": 4, "crown": "A"},
        {
            "characters": {"A": ["king"], "B": ["merchant"], "C": ["architect"], "D": ["thief"]},
            "up": ["assassin", "magician"],
            "king_back": True,
            "called": 1,
        },
        18,
    ),
    "the same, the King murdered and the Bishop silent": (
        {"seats": 4, "crown": "A"},
        {
            "characters": {"A": ["king"], "B": ["merchant"], "C": ["architect"], "D": ["thief"]},
            "up": ["assassin", "magician"],
            "king_back": True,
            "murdered": "king",
            "called": 5,
        },
        1,
    ),
    "the third pick of five": (
        {"seats": 5, "crown": "A"},
        {"dealt": ["bishop@B", "king@A", "thief"], "up": ["warlord"]},
        6,
    ),
    "seven seats, the third asked, one rank murdered and one silent": (
        {"seats": 7, "crown": "A"},
        {
            "characters": {
                "A": ["thief"],
                "B": ["king"],
                "C": ["warlord"],
                "D": ["magician"],
                "E": ["merchant"],
                "F": ["assassin"],
                "G": ["bishop"],
            },
            "called": 7,
            "murdered": "merchant",
        },
        1,
    ),
    "seven seats, the fourth asked: the last may have either card": (
        {"seats": 7, "crown": "A"},
        {
            "characters": {
                "A": ["assassin"],
                "B": ["king"],
                "C": ["magician"],
                "D": ["thief"],
                "E": ["merchant"],
                "F": ["bishop"],
                "G": ["warlord"],
            },
            "called": 1,
        },
        72,
    ),
    "eight seats, the last has kept the hidden card and shown it": (
        {"seats": 8, "crown": "A"},
        {
            "characters": {
                "A": ["thief"],
                "B": ["magician"],
                "C": ["king"],
                "D": ["bishop"],
                "E": ["merchant"],
                "F": ["architect"],
                "G": ["warlord"],
                "H": ["assassin"],
            },
            "kept_down": True,
            "called": 3,
        },
        120,
    ),
}


def laid_out(options: Mapping[str, Json], state: Mapping[str, Json]) -> Match[Table]:
    """The position with no hidden district but what it names."""
    letters = "ABCDEFGH"[: GAME.schema.read(options).seats]
    hands: dict[str, Json] = {"hands": empty_hands(letters), "deck": []}
    return load_position(GAME, {"options": {**options}, "state": {**hands, **state}})


@pytest.mark.parametrize("name", POSITIONS)
def test_every_deal_that_fits_comes_equally_often(name: str) -> None:
    options, state, deals = POSITIONS[name]
    match = laid_out(options, state)
    world = WholePosition(load("citadels"), match.state.copy(), match.asks[0].seat)
    assert check_deals(world, Chance.from_seed(name)) == deals


def test_what_was_passed_is_known_as_a_set() -> None:
    match = laid_out({"seats": 3, "crown": "A"}, {"dealt": ["assassin"]})
    for letter, name in zip("ABC", ("thief", "magician", "king"), strict=True):
        match.play(ord(letter) - ord("A"), f"pick {name}")
    assert match.memory(0)["groups"] == [["assassin"], ["magician", "king"]]
    assert match.memory(0)["packets"] == match.look(0)["draft"]["seen"]  # type: ignore[index,call-overload]
    match.play(0, "pick bishop")
    assert match.memory(1)["groups"] == [["assassin", "thief"], ["king", "bishop"]]


def test_a_silent_rank_lies_aside_in_every_imagined_world() -> None:
    match = laid_out(
        {"seats": 5, "crown": "A"},
        {"characters": {"A": ["warlord"], "B": ["bishop"], "C": ["merchant"], "D": ["architect"], "E": ["king"]}, "called": 3},
    )
    for number in range(50):
        world = match.clone()
        world.imagine(4, Chance.from_seed(number))
        held = [name for names in world.rules.describe(world.state)["characters"].values() for name in names]  # type: ignore[union-attr]
        assert not {"assassin", "thief", "magician"} & set(map(str, held))


def test_the_hidden_card_is_the_king_as_often_as_any_other() -> None:
    """[4.5, D5] where no King was seen to go back, each of six cards is the hidden one as often: counted over real removals."""
    unseen = kings = 0
    for seed in range(3_000):
        table = GAME.setup(GAME.schema.read({"seats": 4}), Chance.from_seed(seed))
        next(GAME.step(table))
        unseen += not table.king_back
        kings += table.dealt.cards[0] == KING
        assert KING not in table.up and not (table.king_back and table.dealt.cards[0] == KING)
    assert abs(kings - unseen / 6) < 4 * (unseen * 5 / 36) ** 0.5
    assert abs(kings - 3_000 / 8) < 4 * (3_000 * 7 / 64) ** 0.5
