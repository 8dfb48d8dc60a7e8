"""What the conformance suite must know of Citadels."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations, product

from pentapolis.games.citadels.components import NEVER_FACE_UP, RANK
from pentapolis.games.citadels.script import ASIDE
from pentapolis.games.citadels.state import Table
from pentapolis.games.citadels.view import look, memory
from pentapolis.kernel.ask import Seat
from pentapolis.kernel.json_values import Json, canonical

# Characters are not dealt among all places alike (imagination.py); `every_deal` lists their deals.
POOLS = [["deck", "hand *", "museum", "air"]]

# Hidden roles are what the game is about: twin worlds are played in as many positions as worlds are imagined.
COUNTS = {"twin_worlds": 20_000}

PRESETS: list[dict[str, Json]] = [
    {"seats": 2, "edition": "dark-city", "characters": "dark"},
    {"seats": 3, "edition": "dark-city", "characters": "dark", "districts": ["ball_room"]},
    {"seats": 3, "draft3": "nine-cards", "edition": "dark-city"},
    {"seats": 4, "edition": "dark-city", "characters": "random", "ninth": "artist"},
    {"seats": 5, "edition": "french-prices", "characters": "dark", "ninth": "queen"},
    {"seats": 6, "edition": "dark-city", "characters": "gentle", "ninth": "random", "warlord": "any-time"},
    {"seats": 7, "edition": "classic-2017", "characters": "random", "districts": ["ball_room", "bell_tower", "park"]},
    {"seats": 8, "edition": "dark-city", "characters": "dark", "ninth": "random", "goal": "seven"},
]

SMALL = [
    # The second pick of two seats: the other took one of two cards and laid the other away.
    {
        "options": {"seats": 2, "crown": "A"},
        "state": {
            "dealt": ["merchant@B", "thief@B", "king@A", "assassin"],
            "hands": {"A": [], "B": ["manor", "temple"]},
            "deck": ["manor"],
        },
    },
    # Three seats: two of the others' cards are shown, one rank is murdered and silent.
    {
        "options": {"seats": 3, "crown": "A"},
        "state": {
            "characters": {"A": ["assassin", "merchant"], "B": ["bishop", "king"], "C": ["thief", "architect"]},
            "murdered": "king",
            "called": 5,
            "hands": {"A": [], "B": [], "C": ["manor"]},
            "deck": ["temple"],
        },
    },
]


def every_deal(state: Table, seat: Seat) -> Iterable[Table]:
    """By brute force, every world that `seat` cannot tell from the true one: all orders of the cards that it does not know, in
    the hands and the deck and in the draft, of which it sees and remembers the same and which fit the calls."""
    seen = canonical([look(state, seat), memory(state, seat)])
    for districts in _district_orders(state, seat):
        for world in _character_orders(districts, seat):
            if _fits_the_calls(world) and canonical([look(world, seat), memory(world, seat)]) == seen:
                yield world


def _district_orders(state: Table, seat: Seat) -> Iterator[Table]:
    zones = (state.deck, *state.hands, state.museum, state.air)
    cells = [
        (number, place) for number, zone in enumerate(zones) for place in range(len(zone)) if not zone.known[place] >> seat & 1
    ]
    for order in permutations([zones[number].cards[place] for number, place in cells]):
        world = state.copy()
        there = (world.deck, *world.hands, world.museum, world.air)
        for (number, place), card in zip(cells, order, strict=True):
            there[number].cards[place] = card
        yield world


def _character_orders(state: Table, seat: Seat) -> Iterator[Table]:
    places = [place for place in range(len(state.dealt)) if not state.dealt.known[place] >> seat & 1]
    coin = (False, True) if state.box.script.last_pair and not state.drafting else (False,)
    for order, kept_down in product(permutations([state.dealt.cards[place] for place in places]), coin):
        world = state.copy()
        world.kept_down = kept_down
        for place, card in zip(places, order, strict=True):
            world.dealt.cards[place] = card
        yield world


def _fits_the_calls(world: Table) -> bool:
    """Whoever holds a called character has shown it, unless it is murdered; a King that went back is not the hidden card."""
    for place, card in enumerate(world.dealt.cards):
        shown = world.dealt.known[place] & 1 and world.dealt.known[place] & 2
        if RANK[card] <= world.called and card != world.murdered and world.holder_at(place) != ASIDE and not shown:
            return False
    return not (world.king_back and world.dealt.cards[0] in NEVER_FACE_UP)
