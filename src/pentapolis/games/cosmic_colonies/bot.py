"""A greedy player: it looks at every whole action of its worker and takes the one after which its town looks best.

What to do and where to build are decided apart: a building's worth counts with its best place (`judgement.best_place`). Others'
choices are not foreseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from pentapolis.kernel.ask import SKIP, Ask, Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.sight import Chooser, Sight

from .bags import HANDFULS, ONE, Bag, amount, fits, handfuls, held
from .components import KINDS, MONUMENT
from .judgement import actions_left, best_place, store_worth, town_worth, worth
from .notation import PASS
from .prices import PLAIN, Terms
from .rules.build import build_options
from .rules.gather import divisions, gather_options
from .rules.shift import Shift
from .state import City, Table

Value = tuple[float, Option]


class Planner:
    """One seat's plans for one worker, on an imagined table that it may change for trial.

    left  actions after this one.
    """

    def __init__(self, shift: Shift, left: int) -> None:
        self.table = shift.table
        self.shift = shift
        self.left = left
        self.city: City = shift.city
        self.objective = shift.table.objectives[shift.seat].cards[0]
        self.store: Bag = shift.store
        self.store_now = store_worth(self.store, left)

    # --- whole actions --------------------------------------------------------------------------------------------------

    def actions(self) -> Iterator[Value]:
        """Every first pick of an action, with what the whole action adds at best."""
        yield 0.0, PASS
        for option in gather_options(self.shift):
            yield _ACTIONS[option[0]](self, option), option
        for option in build_options(self.table, self.city, self.store, self.shift.terms):
            yield self.build(option), option

    def gain(self, tokens: Bag) -> float:
        """What tokens added to the store are worth."""
        return store_worth(self.store + tokens, self.left) - self.store_now

    def gather(self, option: Option) -> float:
        resource = option[1]
        tokens = min(self.shift.capacity, amount(self.table.regions, resource)) * ONE[resource]
        return self.after_gather(tokens, resource)

    def supply(self, option: Option) -> float:
        return self.gain(self.shift.capacity * ONE[option[1]])

    def split(self, option: Option) -> float:
        return max(map(self.gain, divisions(self.shift)))

    def each(self, option: Option) -> float:
        return self.gain(sum(ONE[resource] for resource in held(self.table.regions)))

    def after_gather(self, tokens: Bag, resource: int) -> float:
        """The gather with what the boost brings."""
        boost = self.shift.boost
        if boost.op == "bonus_same" and resource in boost.types:
            return self.gain(tokens + boost.amount * ONE[resource])
        if boost.op == "bonus_any":
            return max(self.gain(tokens + more) for more in handfuls(boost.amount))
        if boost.op == "swap":
            return max(map(self.gain, swapped(self.store, tokens)))
        if boost.op == "then_build":
            return self.gain(tokens) + self.further_build(self.store + tokens, self.city, self.shift.second_terms)
        return self.gain(tokens)

    # --- buildings --------------------------------------------------------------------------------------------------------

    def build(self, option: Option) -> float:
        """A building at its best place and price, with what the boost brings."""
        kind, terms = option[1], self.shift.terms
        value, place = best_place(self.city, kind, terms.anywhere, self.left)
        paid = self.payment(self.store, kind, terms)
        rest = self.store - paid
        return value + self.town_gain(self.city, kind) + self.gain(-paid) + self.after_build(rest, kind, place)

    def town_gain(self, city: City, kind: int) -> float:
        """Sets and objective with one more building."""
        built = city.built[:]
        before = town_worth(built, self.objective, self.left)
        built[kind] += 1
        return town_worth(built, self.objective, self.left) - before

    def payment(self, store: Bag, kind: int, terms: Terms) -> Bag:
        """The payment that leaves the best store."""
        ways = (tokens for tokens in terms.payments(kind) if fits(tokens, store))
        return max(ways, key=lambda tokens: store_worth(store - tokens, self.left))

    def after_build(self, rest: Bag, kind: int, place: Option) -> float:
        boost = self.shift.boost
        now = store_worth(rest, self.left)
        if boost.op == "refund":
            return max(store_worth(rest + more, self.left) for more in handfuls(boost.amount)) - now
        if boost.op == "then_gather" and self.table.regions:
            return max(store_worth(rest + tokens, self.left) for tokens in self.regions_load(boost.amount)) - now
        if boost.op == "extra":
            city = self.city.copy()
            city.lay(kind, place, self.table.round)
            self.table.slots[kind] -= 1
            value = self.further_build(rest, city, self.shift.second_terms, boost.types)
            self.table.slots[kind] += 1
            return value
        return 0.0

    def regions_load(self, most: int) -> Iterator[Bag]:
        return (min(most, amount(self.table.regions, resource)) * ONE[resource] for resource in held(self.table.regions))

    def further_build(self, store: Bag, city: City, terms: Terms, kinds: Iterable[int] = KINDS) -> float:
        """The best second building, or nothing."""
        now = store_worth(store, self.left)
        return max([0.0, *(value for value, _ in self.builds(store, city, terms, kinds, now))])

    def builds(self, store: Bag, city: City, terms: Terms, kinds: Iterable[int], now: float) -> Iterator[Value]:
        """Ordinary buildings from a store and on a city as they are now, each with what it adds."""
        for option in build_options(self.table, city, store, terms, kinds):
            value, _ = best_place(city, option[1], terms.anywhere, self.left)
            rest = store - self.payment(store, option[1], terms)
            yield value + self.town_gain(city, option[1]) + store_worth(rest, self.left) - now, option


_ACTIONS: Final[Mapping[str, Callable[[Planner, Option], float]]] = {
    "gather": Planner.gather,
    "supply": Planner.supply,
    "split": Planner.split,
    "each": Planner.each,
}


def swapped(store: Bag, tokens: Bag) -> Iterator[Bag]:
    """What a gather adds with one token swapped, or none."""
    yield tokens
    for give in held(store + tokens):
        for take in ONE:
            yield tokens - ONE[give] + take


# --- the answers ---------------------------------------------------------------------------------------------------------


def greedy(sight: Sight[Table], chance: Chance) -> Option:
    """The best option by this judgement; of equals any."""
    options = sight.ask.options
    if len(options) == 1:
        return options[0]
    table = sight.imagine(chance.fork("imagine")).state
    values = list(_ANSWERS[sight.ask.about](table, sight.ask))
    most = max(value for value, _ in values)
    return chance.pick([option for value, option in values if value >= most - 1e-9])


def _running(table: Table, ask: Ask) -> Planner:
    return Planner(Shift.running(table, ask.seat), actions_left(table, ask.seat))


def _worker(table: Table, ask: Ask) -> Iterator[Value]:
    """Each card is worth its best action, as if it were played first."""
    left = actions_left(table, ask.seat) - 1
    for option in ask.options:
        planner = Planner(Shift(table, ask.seat, option[1], table.half), left)
        yield max(value for value, _ in planner.actions()), option


def _action(table: Table, ask: Ask) -> Iterator[Value]:
    return _running(table, ask).actions()


def _place(table: Table, ask: Ask) -> Iterator[Value]:
    planner = _running(table, ask)
    tile = [pick[1] for pick in ask.picked if pick[0] == "build"][-1]
    terms = planner.shift.terms if len(ask.picked) == 1 else PLAIN
    yield best_place(planner.city, tile, terms.anywhere, planner.left)


def _monument(table: Table, ask: Ask) -> Iterator[Value]:
    yield best_place(table.cities[ask.seat], MONUMENT + ask.picked[-1][1], False, actions_left(table, ask.seat))


def _claim(table: Table, ask: Ask) -> Iterator[Value]:
    return ((0.0, option) for option in ask.options)


def _pay(table: Table, ask: Ask) -> Iterator[Value]:
    planner = _running(table, ask)
    return ((planner.gain(-HANDFULS[option[1]]), option) for option in ask.options)


def _take(table: Table, ask: Ask) -> Iterator[Value]:
    planner = _running(table, ask)
    return ((planner.gain(HANDFULS[option[1]]), option) for option in ask.options)


def _swap(table: Table, ask: Ask) -> Iterator[Value]:
    planner = _running(table, ask)
    for option in ask.options:
        yield (0.0 if option is SKIP else planner.gain(ONE[option[2]] - ONE[option[1]])), option


def _build_more(table: Table, ask: Ask) -> Iterator[Value]:
    planner = _running(table, ask)
    kinds: Sequence[int] = planner.shift.boost.types if ask.about == "extra" else KINDS
    yield 0.0, SKIP
    yield from planner.builds(planner.store, planner.city, planner.shift.second_terms, kinds, planner.store_now)


def _gather_more(table: Table, ask: Ask) -> Iterator[Value]:
    planner = _running(table, ask)
    yield 0.0, SKIP
    for option in ask.options[:-1]:
        yield planner.gain(min(planner.shift.boost.amount, amount(table.regions, option[1])) * ONE[option[1]]), option


_ANSWERS: Final[Mapping[str, Callable[[Table, Ask], Iterator[Value]]]] = {
    "worker": _worker,
    "action": _action,
    "split": _take,
    "swap": _swap,
    "bonus": _take,
    "then-build": _build_more,
    "place": _place,
    "pay": _pay,
    "extra": _build_more,
    "refund": _take,
    "then-gather": _gather_more,
    "claim": _claim,
    "monument": _monument,
}

STYLES: Final = {"greedy": worth}
"""How good a position looks, for bots that search."""

CHOOSERS: Final[Mapping[str, Chooser[Table]]] = {"greedy": greedy}
