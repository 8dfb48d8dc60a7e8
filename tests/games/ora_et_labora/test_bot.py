"""The greedy player."""

from __future__ import annotations

import os
import re
from random import Random
from typing import cast

import pytest

from pentapolis.bots import chooser
from pentapolis.games.ora_et_labora.bot import STYLES, greedy
from pentapolis.games.ora_et_labora.bot.answers import ANSWERS, NEVER, STRAW_USERS
from pentapolis.games.ora_et_labora.bot.foresight import AHEAD, DECISIVE, candidates, outlook
from pentapolis.games.ora_et_labora.bot.instinct import first_choice, hasty, values
from pentapolis.games.ora_et_labora.bot.judge import Judge, actions_a_round, actions_left, haste, phases_left
from pentapolis.games.ora_et_labora.bot.purse import RATING, Purse, needs, worths
from pentapolis.games.ora_et_labora.bot.spending import burn
from pentapolis.games.ora_et_labora.bot.trials import TRIED
from pentapolis.games.ora_et_labora.bot.yields import carried_out, foresee
from pentapolis.games.ora_et_labora.components import BUILDINGS, CARD_NUMBERS, cards
from pentapolis.games.ora_et_labora.functions import BY_NAME, TRADES, AllHomeUnpaid, Covered, Gain, Step, Tiers, Trade
from pentapolis.games.ora_et_labora.goods import GOOD_NUMBERS, GRAIN, STRAW, WINE, Store
from pentapolis.games.ora_et_labora.notation import NOTATION
from pentapolis.games.ora_et_labora.payments import ENERGY, FOOD, total
from pentapolis.games.ora_et_labora.rules.functions.use import Use, take
from pentapolis.games.ora_et_labora.state import Table
from pentapolis.kernel.ask import Play
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.kernel.sight import Chooser, Sight

from .tables import COUNTRIES, MODES, arranged, dealt, laid, offered, play, position, variants
from .test_functions import steps
from .ways import random_store, store_of, ways

FULL = os.environ.get("PENTAPOLIS_FULL") == "1"
GAMES = 100 if FULL else 4


def play_bots(match: Match[Table], choosers: list[Chooser[Table]], seed: int) -> Match[Table]:
    streams = [Chance.from_seed(f"bot {seat} {seed}") for seat in range(len(choosers))]
    while match.asks:
        (ask,) = match.asks
        match.play(ask.seat, choosers[ask.seat](Sight(match, ask.seat), streams[ask.seat]))
    return match


# --- whole games ----------------------------------------------------------------------------------------------------------


def beats_chance(bot: Chooser[Table], seed: int, country: str, length: str) -> bool:
    """Whether a bot, in either seat, wins a game for two."""
    seat, random = seed % 2, cast("Chooser[Table]", chooser("ora_et_labora", "random"))
    outcome = play_bots(dealt(seed, seats=2, country=country, length=length), [bot, random][:: 1 - 2 * seat], seed).outcome
    assert outcome is not None
    return outcome.ranks[seat] == 1


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("length", ["usual", "long"])
def test_first_sight_beats_chance(country: str, length: str) -> None:
    assert sum(beats_chance(hasty, seed, country, length) for seed in range(GAMES)) >= 0.95 * GAMES


def test_greedy_beats_chance() -> None:
    """In all kinds of games for two, from both seats. Looking ahead takes seconds a game: without the long counts two must do."""
    kinds = [(country, length) for country in COUNTRIES for length in ("usual", "long")]
    games = 100 if FULL else 2
    assert sum(beats_chance(greedy, seed, *kinds[seed // 2 % 4]) for seed in range(games)) >= 0.95 * games


def test_looking_ahead_beats_first_sight() -> None:
    """From the same late position on, against the same opponent; whole games of it take seconds."""
    gained = [margin(seed, greedy) - margin(seed, hasty) for seed in range(10 if FULL else 1)]
    assert sum(gained) > 10 * len(gained)


def margin(seed: int, bot: Chooser[Table]) -> int:
    """By how much a bot wins a game for two that both play at first sight up to the fortieth round."""
    match = dealt(seed, seats=2, country=COUNTRIES[seed % 2])
    while match.state.round < 40:
        (ask,) = match.asks
        match.play(ask.seat, first_choice(match, ask))
    outcome = play_bots(match, [bot, hasty], seed).outcome
    assert outcome is not None
    return outcome.scores[0] - outcome.scores[1]


@pytest.mark.parametrize("options", variants(), ids=str)
def test_it_plays_every_kind_of_game_well(options: dict[str, Json]) -> None:
    match = dealt(1, **options)
    outcome = play_bots(match, [hasty] * match.options.seats, 1).outcome
    assert outcome is not None
    assert sum(outcome.scores) / len(outcome.scores) > 120, "chance makes about 50"
    assert all(points > 0 for source in outcome.breakdown.values() for points in source)


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("length", ["usual", "long"])
def test_it_does_not_drag_a_game_for_two_out(country: str, length: str) -> None:
    """[14.2.6] no rule ends a game in which nobody builds."""
    match = play_bots(dealt(2, seats=2, country=country, length=length), [hasty, hasty], 2)
    assert match.state.round < 70


# --- single choices -------------------------------------------------------------------------------------------------------


def chosen(match: Match[Table], seed: int = 1) -> str:
    (ask,) = match.asks
    return NOTATION.write(greedy(Sight(match, ask.seat), Chance.from_seed(seed)))


def acting(options: dict[str, Json] | None = None, /, **state: Json) -> Match[Table]:
    return position({"first": "A", "round": 20, "agenda": ["act A", "act B"], **state}, **(options or {"seats": 3}))


def test_it_keeps_nothing_and_repeats_itself() -> None:
    match = dealt(3, seats=3)
    assert len({chosen(match) for _ in range(3)}) == 1
    assert chosen(match) in offered(match, match.asks[0].seat)


def test_it_builds_what_scores_when_the_end_is_near() -> None:
    """[13.2] a Castle is fifteen points, and there is nothing else to do with its stones."""
    match = acting(
        round=25,
        agenda=["bonus A"],
        boards={"A": {"landscapes": ["mountain 0"]}},
        goods={"A": {"wood": 6, "stone": 5}},
        display=["G28", "G07"],
    )
    assert chosen(match) == "build G28"


def test_it_turns_four_treasures_into_a_wonder() -> None:
    match = acting(boards={"A": {"cards": {"3,1": "G34"}}}, goods={"A": {"book": 1, "ceramic": 1, "ornament": 1, "reliquary": 1}})
    assert chosen(match).endswith("brother G34")
    play(match, "use brother G34")
    assert chosen(match) == "trade 1"


def test_it_pays_with_what_it_misses_least() -> None:
    """A grain rather than a meat for a single food."""
    match = acting(
        agenda=["settle A", "settle B"], goods={"A": {"meat": 1, "grain": 1, "wood": 1}}, settlements={"A": ["S01", "S07"]}
    )
    play(match, "settle S01", "place 3,0")
    assert chosen(match) == "pay grain"


def test_it_settles_where_most_dwells_around() -> None:
    """[13.3] between the Market and the Clay Mound, not beside the kiln."""
    match = acting(
        agenda=["settle A"],
        round=25,
        over=False,
        boards={"A": {"growth": {"0,0": "moor", "1,1": "forest", "1,0": "forest"}, "cards": {"2,0": "F08", "0,1": "G07"}}},
        goods={"A": {"bread": 3}},
        settlements={"A": ["S03"]},
    )
    assert chosen(match) == "settle S03"
    play(match, "settle S03")
    assert chosen(match) == "place 3,0"


def test_it_takes_the_good_of_which_the_wheel_has_most() -> None:
    match = acting(wheel={"grain": 1, "livestock": 9, "joker": 0})
    play(match, "use brother H02")
    assert chosen(match) == "produce livestock"


def test_it_sends_the_lay_brother_when_it_may_choose() -> None:
    match = acting(goods={"A": {"coin": 5}}, boards={"B": {"cards": {"3,0": "G16"}}})
    play(match, "contract B G16")
    assert match.asks[0].about == "clergyman"
    assert chosen(match) == "send brother"


# --- looking ahead --------------------------------------------------------------------------------------------------------

LAST_TWO: dict[str, Json] = {
    "round": 32,
    "agenda": ["act A", "act A"],
    "wheel": {"coin": 5, "joker": 0, "clay": 0, "grain": 0, "livestock": 0, "wood": 0, "peat": 0},
    "boards": {"A": {"cards": {"3,0": "F35", "3,1": "F37"}}},
    "goods": {"A": {}},
    "settlements": {"A": []},
    "display": ["G07"],
}
"""The last two actions alone, with a Dormitory that gives a ceramic and a Forger who makes a reliquary of five coins."""


def test_it_makes_ready_for_what_comes_next() -> None:
    """At first sight a ceramic is best; coins first, and then the Forger, is five points more."""
    match = position(LAST_TWO, seats=1)
    (ask,) = match.asks
    assert NOTATION.write(first_choice(match, ask)) == "use brother F37"
    assert chosen(match) == "use brother H03"
    play(match, "use brother H03", "produce coin")
    assert chosen(match).endswith("F35")


def test_an_outlook_leaves_the_world_as_it_is() -> None:
    match = position(LAST_TWO, seats=1)
    (ask,) = match.asks
    before = match.look(0)
    outlooks = [outlook(match, ask, NOTATION.read(text), 4) for text in ("use brother H03", "use brother F37", "pass")]
    assert match.look(0) == before and match.asks == (ask,)
    assert outlooks == sorted(outlooks, reverse=True)


def test_of_what_comes_to_the_same_it_looks_at_one() -> None:
    match = acting(goods={"A": {"grain": 1, "coin": 9}})
    (ask,) = match.asks
    found = values(match, ask)
    promising = candidates(ask, found)
    assert found[ask.options.index(promising[0])] == max(found)
    assert [option[0] for option in promising].count("fell") == 1
    assert len({option[1] for option in promising if option[0] == "buy"}) == [option[0] for option in promising].count("buy") == 4
    assert ("exchange", GRAIN) in ask.options and ("exchange", GRAIN) not in promising


@pytest.mark.parametrize("options", MODES.values(), ids=str)
def test_it_looks_ahead_in_every_kind_of_game(options: dict[str, Json]) -> None:
    """Every eightieth time that it is asked what to do at all, else at first sight."""
    match, chance, asked = dealt(4, **options), Chance.from_seed(4), 0
    while match.asks:
        (ask,) = match.asks
        asked += ask.about in DECISIVE
        thinks = ask.about in DECISIVE and asked % 80 == 40
        match.play(ask.seat, greedy(Sight(match, ask.seat), chance) if thinks else first_choice(match, ask))
    assert asked >= 40
    assert match.options.seats in AHEAD


@pytest.mark.parametrize(("mode", "actions"), [("solo", 2), ("2", 1), ("2long", 1.5), ("3", 4 / 3), ("4short", 1.25)])
def test_how_often_one_acts_in_a_round(mode: str, actions: float) -> None:
    assert actions_a_round(laid(**MODES[mode]).setting) == pytest.approx(actions)


# --- free exchanges -------------------------------------------------------------------------------------------------------


def test_it_never_exchanges_without_need() -> None:
    judge, ask = Judge(laid(seats=2), 0), dealt(0, seats=2).asks[0]
    assert ANSWERS["exchange"](judge, ask, ("exchange", GRAIN)) < NEVER
    assert ANSWERS["exchange"](judge, ask, ("exchange", WINE)) == NEVER


def test_it_knows_that_grain_feeds_a_slaughterhouse() -> None:
    """[7.6] without meat not the fifteen food of the Village."""
    match = acting(
        round=25,
        agenda=["bonus A", "settle A"],
        ending=True,
        boards={"A": {"growth": {}, "cards": {"3,0": "G19"}}},
        goods={"A": {"livestock": 3, "grain": 6, "peat-coal": 3}},
        settlements={"A": ["S07"]},
        wheel={"joker": 0, "livestock": 0, "grain": 0, "coin": 0},
        display=[],
    )
    assert chosen(match) == "enter A G19"


BAKING: dict[str, Json] = {
    "round": 25,
    "agenda": ["bonus A"],
    "ending": True,
    "boards": {"A": {"growth": {}, "cards": {"3,0": "F05"}}},
    "goods": {"A": {"flour": 2, "grain": 3, "coin": 2}},
    "wheel": {"joker": 0, "livestock": 0, "grain": 0, "coin": 0, "clay": 0},
    "display": [],
}


def test_it_turns_grain_into_straw_that_fires_a_bakery() -> None:
    """[7.4] before the action, two breads for eight coins: two 5-coin tiles."""
    match = acting(**BAKING)
    while chosen(match) == "exchange grain":
        play(match, "exchange grain")
    assert match.state.stores[0][STRAW] >= 1
    assert chosen(match) == "enter A F05"


def test_it_turns_grain_into_straw_in_the_bakery_as_well() -> None:
    """[7.4, D32] and trades when there is enough of it."""
    match = play(acting(**BAKING), "enter A F05")
    for _ in range(2):
        assert chosen(match) == "exchange grain"
        play(match, "exchange grain")
    assert chosen(match) == "trade 2"


def test_it_makes_goods_different() -> None:
    """[7.4, D32] peat, grain, straw and wine for a bread and seven coins."""
    market: dict[str, Json] = {
        **BAKING,
        "boards": {"A": {"growth": {}, "cards": {"3,0": "F08"}}},
        "goods": {"A": {"peat": 1, "grain": 2, "wine": 1}},
    }
    match = play(acting(**market), "enter A F08")
    assert chosen(match) == "exchange grain"


def test_it_burns_straw_where_a_settlement_lacks_energy() -> None:
    """[7.7] three units of energy are six of straw."""
    match = acting(agenda=["settle A"], goods={"A": {"meat": 1, "grain": 6}}, settlements={"A": ["S02"]})
    for _ in range(6):
        assert chosen(match) == "exchange grain"
        play(match, "exchange grain")
    assert chosen(match) == "settle S02"


def test_it_knows_which_buildings_burn_straw() -> None:
    burning = {name for name, card in BY_NAME.items() if any("energy" in given for given in payments(card))}
    assert {CARD_NUMBERS[name] for name in burning} == STRAW_USERS


def payments(card: tuple[Step, ...]) -> list[str]:
    """All that is said to be paid in a function, also within steps of steps."""
    return re.findall(r"(?:pay|pays)=((?:\([^)]*\))|'[^']*')", repr(card))


# --- what it foresees -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", steps(), ids=lambda kind: kind.__name__)
def test_every_kind_of_step_is_foreseen(kind: type[Step]) -> None:
    """A Bathhouse that works without a coin is an option too rare to judge."""
    assert kind in foresee.registry or kind is AllHomeUnpaid or kind is Step.__subclasses__()[0]


PLAIN = [name for name, card in BY_NAME.items() if len(card) == 1 and isinstance(card[0], Trade | Gain | Tiers) and name != "I35"]
"""Functions of a single step that only moves goods."""


@pytest.mark.parametrize("name", PLAIN)
def test_what_it_foresees_can_be_played(name: str) -> None:
    step, card = BY_NAME[name][0], CARD_NUMBERS[name]
    for seed in range(5):
        store = random_store(Random(f"{name} {seed}"), 3)
        reached = ways(store, lambda action: _taken(step, Use(action, 0, card)))
        table = arranged({"round": 5, "agenda": ["act A"]}, seats=2)
        table.stores[0] = store
        trial = carried_out(Judge(table, 0), 0, card, store)
        lost = tuple(before - after for before, after in zip(store, trial.store, strict=True))
        assert isinstance(step, Covered) or lost in reached


def _taken(step: Step, use: Use) -> Play:
    return take(step, use)


@pytest.mark.parametrize("seed", range(30))
def test_it_foresees_payments_that_are_enough(seed: int) -> None:
    random = Random(seed)
    store = random_store(random, 5)
    for scale in (FOOD, ENERGY):
        amount = random.randint(0, total(store, scale))
        rest = store[:]
        burn(rest, scale, amount)
        assert min(rest) >= 0
        paid = [before - after for before, after in zip(store, rest, strict=True)]
        assert total(paid, scale) >= amount
        assert total(paid, scale) - amount < max(tile.worth for tile in scale)


# --- what it judges -------------------------------------------------------------------------------------------------------


def test_every_building_is_rated() -> None:
    assert set(RATING) == {card.name for card in BUILDINGS}


def test_every_verb_is_answered_or_tried_out() -> None:
    tried = {"trade", "pay", "take", "upgrade"}
    assert {*tried, *TRADES} == TRIED
    assert {"send", *NOTATION.verbs} - set(ANSWERS) == tried


@pytest.mark.parametrize(
    ("mode", "round_", "agenda", "actions"),
    [
        ("3", 24, ["act B", "act A"], 2),
        ("3", 25, ["bonus A"], 1),
        ("3", 25, ["settle A", "end"], 0),
        ("4", 1, ["act A"], 1 + 24 * 5 / 4 - 1 / 4),
        ("solo", 32, ["act A", "act A"], 2),
        ("solo", 31, ["act A"], 3),
    ],
)
def test_the_actions_that_are_left(mode: str, round_: int, agenda: list[Json], actions: float) -> None:
    table = arranged({"first": "A", "round": round_, "agenda": agenda}, **MODES[mode])
    assert actions_left(table, 0) == pytest.approx(actions)


@pytest.mark.parametrize(
    ("mode", "state", "phases"),
    [
        ("3", {"round": 1, "agenda": ["act A"]}, 5),
        ("3", {"round": 20, "agenda": ["act A"]}, 1),
        ("3", {"round": 20, "agenda": ["settle A", "open"]}, 2),
        ("3", {"round": 25, "agenda": ["settle A", "end"], "ending": True}, 1),
        ("3", {"round": 25, "agenda": ["settle B", "end"], "ending": True}, 0),
    ],
)
def test_the_settlement_phases_that_are_left(mode: str, state: dict[str, Json], phases: int) -> None:
    assert phases_left(arranged({"first": "A", **state}, **MODES[mode]), 0) == phases


def test_time_makes_goods_worth_more_than_their_points() -> None:
    stone, book = GOOD_NUMBERS["stone"], GOOD_NUMBERS["book"]
    assert worths(0)[stone][1] == 0 < worths(5)[stone][1] < worths(20)[stone][1]
    assert worths(0)[book][3] == 6
    ten = worths(20)[stone]
    assert ten[10] - ten[9] < ten[1]


def test_at_the_end_a_store_is_worth_its_points() -> None:
    """[D16]"""
    store: Store = store_of("coin 9, wine 1, stone 4, reliquary 1")
    assert Purse(0, 0, []).worth(store) == 8 + 2 + 2
    assert Purse(5, 1, []).worth(store) > 12


def test_it_knows_what_settlements_need() -> None:
    supply = list(cards("S01 S02 S08"))
    assert needs(supply, 1) == (30, 6)
    assert needs(supply, 2) == (33, 12)
    assert needs(supply, 0) == (0, 0)
    hungry, full = Purse(3, 2, supply), Purse(3, 0, supply)
    food = store_of("meat 2")
    assert hungry.worth(food) > full.worth(food)


def test_haste_comes_in_games_for_two_when_all_is_out() -> None:
    early: dict[str, Json] = {"first": "A", "round": 10, "stage": "B"}
    late: dict[str, Json] = {"first": "A", "round": 50, "stage": "E", "display": ["G34", "G28"]}
    assert haste(arranged(early, seats=2), 0) == 0
    assert haste(arranged(late, seats=2), 0) > 10
    assert haste(arranged(late, seats=3), 0) == 0


def test_worth_of_a_position_rises_with_its_score() -> None:
    worth = STYLES["greedy"]
    plain: dict[str, Json] = {"round": 10, "agenda": ["act A"], "goods": {"A": {}}}
    rich: dict[str, Json] = {**plain, "goods": {"A": {"reliquary": 2}}}
    settled: dict[str, Json] = {**plain, "boards": {"A": {"cards": {"3,0": "S03"}}}}
    values = [worth(arranged(state, seats=3), 0) for state in (plain, settled, rich)]
    assert values[0] < min(values[1:])
    assert worth(arranged(rich, seats=3), 1) < worth(arranged(plain, seats=3), 1)


def test_the_style_is_offered_to_the_house() -> None:
    assert chooser("ora_et_labora", "greedy") is greedy
