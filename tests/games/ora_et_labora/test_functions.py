"""What buildings do: the table of functions, and what the worked cases do not say [15]."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from random import Random

import pytest

from pentapolis.games.ora_et_labora.components import BUILDINGS, CARD_NUMBERS, HEARTLAND
from pentapolis.games.ora_et_labora.functions import (
    BY_NAME,
    FUNCTIONS,
    MOST_TIMES,
    ONCE_PER_ACTION,
    Covered,
    Different,
    Either,
    RewardForGrowth,
    Step,
    Tiers,
    Together,
    Trade,
)
from pentapolis.games.ora_et_labora.goods import (
    BOOK,
    CERAMIC,
    CLAY,
    COIN,
    GOOD_NUMBERS,
    GOODS,
    ORNAMENT,
    RELIQUARY,
    STONE,
    TREASURES,
    WINE,
    WONDER,
    Store,
    empty_store,
    read_goods,
)
from pentapolis.games.ora_et_labora.payments import ENERGY, FOOD
from pentapolis.games.ora_et_labora.rules.action import Action
from pentapolis.games.ora_et_labora.rules.functions import carry_out
from pentapolis.games.ora_et_labora.rules.functions.gifts import choose_reward
from pentapolis.games.ora_et_labora.rules.functions.use import Use, take
from pentapolis.games.ora_et_labora.state import ABSENT, JOKER
from pentapolis.kernel.ask import Ask, Play
from pentapolis.kernel.cases import Case
from pentapolis.kernel.json_values import Json
from tests.games.worked import number

from .tables import COUNTRIES, MODES, arranged, offered, play, position
from .test_cases import CASES, FIRST_CARD_CASE
from .ways import Tiles, action_with, follow, given, is_minimal, random_store, sets, store_of, ways, worth

# --- the table ------------------------------------------------------------------------------------------------------------


def steps() -> list[type[Step]]:
    """Every kind of step there is."""
    kinds, found = [Step], list[type[Step]]()
    while kinds:
        below = kinds.pop().__subclasses__()
        kinds += below
        found += below
    return found


def test_every_side_of_every_card_has_a_function() -> None:
    """[15.1] 41 cards have a side for either country, besides the heartland's three."""
    sides = [card.name for country in COUNTRIES for card in BUILDINGS if card.stage != HEARTLAND and card.played_in(country)]
    assert len(sides) == 82
    assert set(BY_NAME) == {*sides, "H01", "H02", "H03"}
    assert all(FUNCTIONS) and len(FUNCTIONS) == len(BUILDINGS)


@pytest.mark.parametrize("kind", steps(), ids=lambda kind: kind.__name__)
def test_every_kind_of_step_is_carried_out(kind: type[Step]) -> None:
    assert kind in take.registry


def moves_of(case: Case) -> list[str]:
    moves = case["do"]
    assert isinstance(moves, list)
    return [str(move) for move in moves]


@pytest.mark.parametrize("name", BY_NAME)
def test_every_function_has_worked_cases_in_which_it_is_used(name: str) -> None:
    own = FIRST_CARD_CASE + CARD_NUMBERS[name]
    using = [str(case["case"]) for case in CASES if number(case) == own and any(name in move for move in moves_of(case))]
    assert using, name


GOODS_OF_TRADES = [
    (name, step) for name, card_steps in BY_NAME.items() for step in card_steps if isinstance(step, Trade) and step.times == 1
]


@pytest.mark.parametrize(("name", "step"), GOODS_OF_TRADES, ids=lambda value: value if isinstance(value, str) else "")
def test_trades_of_goods_the_country_has(name: str, step: Trade) -> None:
    """A card of one country neither takes nor gives what only the other one has."""
    country = {"F": "ireland", "I": "france"}.get(name[0], "")
    goods = [good for good, _ in (*step.price.goods, *step.goods)]
    assert not country or all(GOODS[good].country != country for good in goods)


def test_only_what_could_go_round_in_circles_is_once_per_action() -> None:
    """[D27]"""
    assert {BUILDINGS[card].name for card in ONCE_PER_ACTION} == {"G01", "F09", "I10", "F40", "I40"}


# --- one payment for a whole use [15.6.4] ---------------------------------------------------------------------------------


def step_of(name: str, place: int = 0) -> Step:
    return BY_NAME[name][place]


def runs(store: Store, name: str, place: int = 0) -> Counter[Tiles]:
    """What a store loses by every way through a step."""
    return ways(store, lambda action: take(step_of(name, place), Use(action, 0, CARD_NUMBERS[name])))


def less(lost: Tiles, gained: str, times: int = 1) -> Tiles:
    """A loss with a gain set against it."""
    rest = list(lost)
    for good, count in read_goods(gained):
        rest[good] -= count * times
    return tuple(rest)


NOTHING = tuple(empty_store())


@pytest.mark.parametrize("seed", range(40))
def test_the_inn_pays_for_as_many_food_as_is_given(seed: int) -> None:
    """Every set of food without a superfluous tile, at most seven coins for it."""
    store = random_store(Random(seed), 3)
    expected = Counter({NOTHING: 1})
    for tiles in sets(store, FOOD):
        coins = min(7, worth(tiles, FOOD))
        if coins and is_minimal(tiles, FOOD, coins):
            expected[less(given(tiles), "coin 1", coins)] += 1
    assert runs(store, "F20") == expected


def stones(food: int, energy: int) -> int:
    return min(5, food // 2, energy // 2)


def spare(food: Counter[int], energy: Counter[int]) -> bool:
    """Whether a tile is superfluous at the Stone Merchant's."""
    there = worth(food, FOOD), worth(energy, ENERGY)
    fed = {tile.good: tile.worth for tile in FOOD}
    burnt = {tile.good: tile.worth for tile in ENERGY}
    fewer = [(there[0] - fed[good], there[1]) for good in food] + [(there[0], there[1] - burnt[good]) for good in energy]
    return any(stones(*rest) == stones(*there) for rest in fewer)


@pytest.mark.parametrize("seed", range(40))
def test_the_stone_merchant_takes_no_superfluous_tile(seed: int) -> None:
    random = Random(seed)
    store = empty_store()
    for name in random.sample(("livestock", "grain", "meat", "flour", "bread", "whiskey", "coin"), 4):
        store[GOOD_NUMBERS[name]] = random.choice((1, 1, 2, 3, 6 if name == "coin" else 2))
    for name in ("peat", "wood", "straw", "peat-coal"):
        store[GOOD_NUMBERS[name]] = random.choice((0, 1, 1, 2))
    expected = Counter({NOTHING: 1})
    for food, energy in product(list(sets(store, FOOD)), list(sets(store, ENERGY))):
        number_of_stones = stones(worth(food, FOOD), worth(energy, ENERGY))
        if number_of_stones and not spare(food, energy):
            expected[less(given(food + energy), "stone 1", number_of_stones)] += 1
    assert runs(store, "G12") == expected


@pytest.mark.parametrize("seed", range(30))
def test_the_workshop_is_heated_once(seed: int) -> None:
    store = random_store(Random(seed), 3)
    expected: Counter[Tiles] = Counter()
    for clay, stone in product(range(min(3, store[CLAY]) + 1), range(min(1, store[STONE]) + 1)):
        for tiles in sets(store, ENERGY):
            if is_minimal(tiles, ENERGY, 2 * (clay + stone)):
                paid = given(tiles + Counter({CLAY: clay, STONE: stone}))
                expected[less(less(paid, "ceramic 1", clay), "ornament 1", stone)] += 1
    assert runs(store, "G18") == expected


@pytest.mark.parametrize("seed", range(20))
def test_the_estate_takes_energy_and_food(seed: int) -> None:
    random = Random(seed)
    names = ("peat-coal", "peat", "wood", "meat", "beer", "bread", "livestock", "grain")
    store = empty_store()
    for name in names:
        store[GOOD_NUMBERS[name]] = random.choice((0, 1, 1, 2, 3))
    expected: Counter[Tiles] = Counter()
    for burnt, fed in ((0, 0), (1, 0), (2, 0), (0, 1), (0, 2), (1, 1)):
        energy = [tiles for tiles in sets(store, ENERGY) if is_minimal(tiles, ENERGY, 12 * burnt)]
        food = [tiles for tiles in sets(store, FOOD) if is_minimal(tiles, FOOD, 10 * fed)]
        for one, other in product(energy, food):
            expected[less(given(one + other), "book 1, ornament 1", burnt + fed)] += 1
    assert runs(store, "G39") == expected


@pytest.mark.parametrize("seed", range(20))
def test_the_fuel_merchant_has_three_tiers(seed: int) -> None:
    store = random_store(Random(seed), 4)
    expected = Counter({NOTHING: 1})
    for energy, coins in ((6, 5), (12, 8), (18, 10)):
        for tiles in sets(store, ENERGY):
            if is_minimal(tiles, ENERGY, energy):
                expected[less(given(tiles), "coin 1", coins)] += 1
    assert runs(store, "G06") == expected


@pytest.mark.parametrize("flour", range(4))
def test_the_bakery_bakes_no_bread_without_fire(flour: int) -> None:
    store = empty_store()
    store[GOOD_NUMBERS["flour"]], store[GOOD_NUMBERS["straw"]] = flour, 2
    assert len(runs(store, "F05")) == 1 + min(flour, 2)


# --- limits of trades [15.6.2] --------------------------------------------------------------------------------------------


def asked(action: Action, name: str, place: int = 0, picks: tuple[int, ...] = ()) -> Ask | None:
    return follow(take(step_of(name, place), Use(action, 0, CARD_NUMBERS[name])), picks)


@pytest.mark.parametrize(("coins", "reliquaries"), [(4, 0), (5, 1), (14, 1), (15, 2), (25, 3)])
def test_the_forger_wants_five_coins_then_ten_each(coins: int, reliquaries: int) -> None:
    lost = runs(store_of(f"coin {coins}"), "F35")
    assert max(-tiles[RELIQUARY] for tiles in lost) == reliquaries
    assert all(tiles[COIN] in (0, *range(5, 10 * reliquaries, 10)) for tiles in lost)


@pytest.mark.parametrize(
    ("name", "goods"),
    [
        ("G34", "book 1, ceramic 1, ornament 1, reliquary 1"),
        ("I35", "coin 5, whiskey 1, reliquary 2"),
        ("F25", ", ".join(f"{good.name} 1" for good in GOODS[:14])),
    ],
)
def test_without_a_wonder_nothing_is_paid_for_one(name: str, goods: str) -> None:
    """[2.5]"""
    store = store_of(goods)
    lost = runs(store, name)
    assert sum(tiles[WONDER] for tiles in lost) < 0
    action = action_with(store)
    action.table.wonders = 0
    assert asked(action, name) is None
    assert action.store == store


@pytest.mark.parametrize(("name", "goods"), [("F33", "peat-coal 1"), ("I33", "wood 3")])
def test_without_the_joker_nothing_is_paid_for_it(name: str, goods: str) -> None:
    """[15.6.2] in the solo game it may have left the wheel."""
    action = action_with(store_of(goods))
    assert asked(action, name) is not None
    action.table.wheel[JOKER] = ABSENT
    assert asked(action, name) is None


def test_a_calefactory_without_forests_and_moors_takes_no_coin() -> None:
    action = action_with(store_of("coin 3"))
    action.land.growth.clear()
    assert asked(action, "F32") is None and action.store[COIN] == 3


def test_a_locutory_that_can_do_nothing_takes_no_coins() -> None:
    """[D13] the prior is at home, and after two coins are paid nothing can be built."""
    table = arranged({"display": ["F09"], "goods": {"A": {"coin": 4}}}, seats=3)
    assert asked(Action(table, 0), "I23") is None
    table.stores[0][COIN] = 5
    assert asked(Action(table, 0), "I23") is not None


@pytest.mark.parametrize("limit", range(12))
def test_rewards_are_all_that_the_points_allow(limit: int) -> None:
    """[D22] each once, also nothing."""
    fitting: Counter[Tiles] = Counter()
    for count in range(limit // 2 + 1):
        for treasures in combinations_with_replacement(TREASURES, count):
            if sum(GOODS[good].points for good in treasures) <= limit:
                fitting[tuple(-treasures.count(good) for good in range(len(GOODS)))] += 1
    assert ways(empty_store(), lambda action: choose_reward(action, limit)) == fitting


@pytest.mark.parametrize(("mode", "treasures"), [("3", 2), ("2", 2), ("2long", 1), ("solo", 1)])
def test_the_brotherhood_gives_what_the_mode_says(mode: str, treasures: int) -> None:
    """[14.3.5, 14.4.8] two cloister buildings are worth four, three, or two points: two books, or one."""
    state: dict[str, Json] = {"goods": {"A": {"coin": 5}}, "boards": {"A": {"cards": {"3,1": "G41"}}}}
    action = Action(arranged(state, **MODES[mode]), 0)
    reward = carry_out(action, 0, CARD_NUMBERS["G41"])
    ask = follow(reward, (0,))
    while ask is not None:
        book = ("take", BOOK)
        ask = answer(reward, book if book in ask.options else ("done",))
    assert action.store[BOOK] == treasures and action.store[COIN] == 0


def answer(playing: Play, option: tuple[str, int] | tuple[str]) -> Ask | None:
    try:
        ask = playing.send(option)
    except StopIteration:
        return None
    assert isinstance(ask, Ask)
    return ask


def test_one_point_is_no_reward() -> None:
    """[15.6.2] alone with a single cloister building the coins would buy nothing."""
    action = Action(arranged({"goods": {"A": {"coin": 5}}}, **MODES["solo"]), 0)
    assert asked(action, "G41") is None and action.store[COIN] == 5


def test_a_single_forest_is_no_festival() -> None:
    action = action_with(store_of("beer 1"))
    assert isinstance(step_of("I38").then[0], RewardForGrowth)  # type: ignore[attr-defined]
    action.land.growth = dict(list(action.land.growth.items())[:1])
    assert asked(action, "I38") is None
    action = action_with(store_of("beer 1"))
    assert asked(action, "I38") is not None


@pytest.mark.parametrize(("sheep", "coins"), [(0, 0), (1, 3), (4, 3), (5, 5), (8, 5), (9, 6), (20, 6)])
def test_the_spinning_mill_counts_sheep(sheep: int, coins: int) -> None:
    action = action_with(store_of(f"livestock {sheep}"))
    assert asked(action, "I09") is None
    assert action.store[COIN] == coins


def test_upgrades_go_up_the_ladder() -> None:
    """[15.1 F36] twice: one treasure twice, or two of them once, or fewer."""
    lost = runs(store_of("book 1, ornament 1"), "F36")
    ends = {tuple(-tiles[good] for good in TREASURES) for tiles in lost}
    assert ends == {(0, 0, 0, 0), (-1, 1, 0, 0), (-1, 0, 1, 0), (0, 0, -1, 1), (-1, 1, -1, 1)}


def test_trades_without_a_number_go_on_as_the_goods_do() -> None:
    trade = step_of("I04")
    assert isinstance(trade, Trade) and trade.times == MOST_TIMES
    ask = asked(action_with(store_of("grain 40")), "I04")
    assert ask is not None and len(ask.options) == 40 + 1


def test_the_kinds_of_pooled_steps_are_where_the_cards_have_them() -> None:
    """[15.6.4]"""
    pooled = {kind: {name for name, card in BY_NAME.items() for step in card if type(step) is kind} for kind in POOLED}
    assert pooled == {Covered: {"G12", "F20"}, Together: {"G18"}, Either: {"G39"}, Tiers: {"G06"}, Different: DIFFERENT}


POOLED = (Covered, Together, Either, Tiers, Different)
DIFFERENT = {"G02", "F08", "I32", "F25"}


# --- chains [15.6.9–15.6.11] ----------------------------------------------------------------------------------------------


def chain(**state: Json) -> dict[str, Json]:
    return {"first": "A", "round": 5, "agenda": ["act A", "act B"], **state}


def test_a_priory_built_in_the_same_action_does_nothing_again() -> None:
    """[D27] Hospice, unbuilt Priory, Carpentry with a prior on it, and there the Priory is built and entered."""
    match = position(
        chain(
            boards={"A": {"cards": {"3,1": "F40"}}, "B": {"cards": {"3,0": "F10"}}},
            display=["G01"],
            goods={"A": {"wood": 1, "clay": 1}},
            clergy={"B": {"prior": "B F10"}, "A": {"prior": "home", "brothers": ["A H01", "home"]}},
        ),
        seats=4,
    )
    play(match, "use brother F40", "borrow G01", "visit B F10", "clear 2,0", "build G01", "use prior G01")
    assert match.ask(0) is None, "a prior stands on the Carpentry, but it is B's turn"
    assert match.state.lands[0].men[CARD_NUMBERS["G01"]] == [(0, 0)]


def test_what_lies_in_the_display_has_no_neighbours() -> None:
    """[15.6.10]"""
    match = position(chain(boards={"A": {"cards": {"3,1": "F40"}}}, display=["F09"], goods={"A": {"wood": 1}}), seats=3)
    play(match, "use brother F40", "borrow F09")
    assert match.state.stores[0][GOOD_NUMBERS["grapes"]] == 1
    assert match.ask(0) is None


def test_a_wine_is_only_paid_with_a_target() -> None:
    """[15.6.9]"""
    given_state = chain(
        boards={"A": {"landscapes": ["mountain 0"], "cards": {"5,0": "F27"}}},
        goods={"A": {"wine": 1}},
        clergy={"B": {"prior": "home", "brothers": ["B H03", "home"]}},
    )
    match = position(given_state, seats=3)
    play(match, "use prior F27")
    assert offered(match) == ["visit B H03", "skip"]
    play(match, "skip")
    assert match.state.stores[0][WINE] == 1


@pytest.mark.parametrize("paid", [True, False])
def test_the_bathhouse_calls_home_unpaid_where_it_is_played_so(paid: bool) -> None:
    """[D10]"""
    match = position(chain(boards={"A": {"cards": {"3,1": "F23"}}}, goods={"A": {"clay": 1}}), seats=4, bathhouse_paid=paid)
    play(match, "use prior F23")
    assert match.state.clergy[0].prior is not paid
    assert match.state.stores[0][BOOK] == match.state.stores[0][CERAMIC] == 0


def test_shared_goods_of_the_short_game_come_from_functions_too() -> None:
    """[14.1.5] everybody takes one of the kind that the Shipping Company chose."""
    match = position(
        chain(
            boards={"A": {"landscapes": ["coast 0"], "cards": {"-1,0": "F33"}}},
            goods={"A": {"peat-coal": 1}, "B": {}, "C": {}},
            wheel={"joker": 2},
        ),
        seats=3,
        length="short",
    )
    play(match, "use prior F33", "trade 1", "joker bread")
    assert [store[GOOD_NUMBERS["bread"]] for store in match.state.stores] == [4, 1, 1]
    assert match.state.wheel[JOKER] == 0


def test_change_is_told() -> None:
    """[7.2] a whiskey for a coin: one comes back."""
    match = position(chain(boards={"A": {"cards": {"3,1": "I03"}}}, goods={"A": {"whiskey": 1}}), seats=4, country="ireland")
    play(match, "use prior I03", "trade 1")
    events = [(event.kind, event.facts.get("goods")) for event in match.state.chronicle.events]
    assert events[-3:] == [
        ("pay", {"whiskey": 1}),
        ("gain", {"coin": 1}),
        ("gain", {"grain": 4, "book": 1}),
    ]


def test_ornaments_are_dearer_than_ceramics_and_cheaper_than_reliquaries() -> None:
    """The ladder and the rewards rest on it."""
    assert [GOODS[good].points for good in (BOOK, CERAMIC, ORNAMENT, RELIQUARY)] == [2, 3, 4, 8]
    assert TREASURES == (BOOK, CERAMIC, ORNAMENT, RELIQUARY)
