"""Toys that are broken on purpose, each in one way: what the conformance suite must catch."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from itertools import count

from pentapolis.kernel.ask import Ask, Option, Play, Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game_options import GameOptions
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.layout import NUMBER, Layout
from pentapolis.kernel.notation import Notation
from pentapolis.kernel.outcome import Outcome, Refusal
from pentapolis.kernel.zone import redeal

from . import cards, choices, gifts
from .cards import CARD, CardsGame, Table

# --- the run of the game ------------------------------------------------------------------------------------------------


class NeverEnds(gifts.GiftsGame):
    """The turns are not counted."""

    def step(self, table: gifts.Table) -> Play:
        yield from super().step(table)
        table.turns = 0


class NeverAsks(CardsGame):
    """Once the deck is empty nobody is asked any more, and yet it is not over."""

    def outcome(self, table: Table) -> Outcome | None:
        return None


class SkipsARank(CardsGame):
    def outcome(self, table: Table) -> Outcome | None:
        end = super().outcome(table)
        return end and Outcome(end.scores, tuple(rank if rank == 1 else rank + 1 for rank in end.ranks))


class LosesACard(CardsGame):
    """The card 3 is played to nowhere."""

    def step(self, table: Table) -> Play:
        yield from super().step(table)
        for played in table.played:
            if 3 in played:
                played.remove(3)


class PlaysOtherwiseInSilence(CardsGame):
    """Without a chronicle the deck is turned round at the end."""

    def step(self, table: Table) -> Play:
        yield from super().step(table)
        if not table.chronicle and len(table.deck) == 2:
            table.deck.cards.reverse()


class TellsLiveLists(CardsGame):
    """The event shares its list with the state."""

    def step(self, table: Table) -> Play:
        me = table.turn
        yield from super().step(table)
        table.chronicle.tell("pile", me, cards=table.played[me])  # type: ignore[arg-type]  # the fault itself


# --- asks and options ---------------------------------------------------------------------------------------------------


class OffersTwice(CardsGame):
    def step(self, table: Table) -> Play:
        return _changed(super().step(table), lambda ask: Ask(ask.seat, ask.about, [*ask.options, ask.options[0]]))


class AsksInProse(CardsGame):
    def step(self, table: Table) -> Play:
        return _changed(super().step(table), lambda ask: Ask(ask.seat, "Your turn", ask.options))


class AsksTogetherTooLate(choices.ChoicesGame):
    """The state is changed before all choose."""

    def _bid(self, table: choices.Table) -> Play:
        table.points = [max(1, points) for points in table.points]
        yield from super()._bid(table)


class StumblesOverItsOffer(CardsGame):
    """The card 5 is offered, but it cannot be played."""

    def step(self, table: Table) -> Play:
        play = super().step(table)
        asked = next(play, None)
        while asked is not None:
            choice = yield asked
            if choice == ("play", 5):
                raise ValueError("five is right out")
            try:
                asked = play.send(choice)
            except StopIteration:
                return


class RefusesWithEffect(CardsGame):
    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        table.turns += 1
        return super().refuse(table, ask, option)


class RefusesWithACrash(CardsGame):
    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        return Refusal("not-now", str([1, 2, 3][option[1]]))


class RefusesInProse(CardsGame):
    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        refusal = super().refuse(table, ask, option)
        return refusal and Refusal("Not in your hand", "2")


class RefusesWhatItOffers(CardsGame):
    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        return Refusal("deck-empty", "3") if option == ("draw",) else super().refuse(table, ask, option)


class _Lossy(Notation):
    def write(self, option: Option) -> str:
        return super().write(("trade", 1) if option == ("trade", 2) else option)


class WritesTwoAlike(CardsGame):
    notation = _Lossy({**CardsGame.notation.verbs, "trade": (CARD,)})


# --- copies -------------------------------------------------------------------------------------------------------------


class _Changed(CardsGame):
    """A game whose table is of another class."""

    table: type[Table] = Table

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        return _as(self.table, super().setup(options, chance))


def _as(kind: type[Table], table: Table) -> Table:
    return kind(**{field.name: getattr(table, field.name) for field in fields(Table)})


@dataclass(slots=True)
class _Aliased(Table):
    def copy(self) -> Table:
        twin = _as(_Aliased, Table.copy(self))
        twin.played = self.played
        return twin


class CopiesByHalf(_Changed):
    """Copies share the piles of played cards."""

    table = _Aliased


@dataclass(slots=True)
class _Forgetful(Table):
    def copy(self) -> Table:
        twin = _as(_Forgetful, Table.copy(self))
        twin.turns = 0
        return twin


class CopiesForgetfully(_Changed):
    """A copy begins to count the turns anew."""

    table = _Forgetful


class ImaginesOnBorrowedChance(CardsGame):
    """The imagined world keeps the stream that it was given, which somebody else draws from."""

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        redeal(self.zones(table).values(), seat, chance)
        table.chance = chance


# --- texts --------------------------------------------------------------------------------------------------------------


class DealsByTheClock(CardsGame):
    """What is dealt depends on how often the program has dealt."""

    def __init__(self) -> None:
        self.dealt = count()

    def setup(self, options: GameOptions, chance: Chance) -> Table:
        return super().setup(options, chance.fork(next(self.dealt)))


class NumbersItsEvents(CardsGame):
    """Events carry a number that the program, not the table, counts."""

    def __init__(self) -> None:
        self.told = count()

    def step(self, table: Table) -> Play:
        yield from super().step(table)
        if table.chronicle:
            table.chronicle.tell("turn-over", table.turn, number=next(self.told))


class DescribesTooLittle(CardsGame):
    """Whose turn it is, is not saved."""

    layout = Layout({name: part for name, part in cards.LAYOUT.parts.items() if name != "turn"})

    def describe(self, table: Table) -> dict[str, Json]:
        return self.layout.describe(table)

    def arrange(self, table: Table, given: Mapping[str, Json]) -> None:
        self.layout.arrange(table, given)


class DescribesNoMemory(CardsGame):
    """What seats know of the deck is not saved."""

    def describe(self, table: Table) -> dict[str, Json]:
        return {**super().describe(table), "deck": [CARD.write(card) for card in reversed(table.deck.cards)]}


# --- secrets ------------------------------------------------------------------------------------------------------------


class LeaksByOrder(CardsGame):
    """The others' hands are not shown, but the seats are listed by their best cards."""

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        order = sorted(range(len(table.hands)), key=lambda other: -max(table.hands[other].cards, default=-1))
        return {**super().look(table, seat), "order": [*order]}


class LeaksByCount(CardsGame):
    """How many high cards are left on the deck."""

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        return {**super().look(table, seat), "high": sum(card > 5 for card in table.deck.cards)}


class LeaksById(CardsGame):
    """A card of the deck has a number of its own, for the pictures."""

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        return {**super().look(table, seat), "pictures": [7 * card % 12 for card in table.deck.cards]}


class RemembersTooMuch(CardsGame):
    def memory(self, table: Table, seat: Seat) -> dict[str, Json]:
        return {**super().memory(table, seat), "bottom": table.deck.cards[0] if table.deck.cards else None}


class OffersByHiddenOrder(CardsGame):
    """The order of the options depends on the card on top of the deck."""

    def step(self, table: Table) -> Play:
        return _changed(super().step(table), lambda ask: Ask(ask.seat, ask.about, self._sorted(table, ask)))

    def _sorted(self, table: Table, ask: Ask) -> list[Option]:
        return sorted(ask.options, reverse=bool(table.deck.cards) and table.deck.cards[-1] % 2 == 1)


class RefusesWithASecret(CardsGame):
    """Why not: because another has it."""

    def refuse(self, table: Table, ask: Ask, option: Option) -> Refusal | None:
        refusal = super().refuse(table, ask, option)
        held = option[0] == "play" and any(option[1] in hand.cards for hand in table.hands)
        return Refusal("another-has-it", "2") if refusal and held else refusal


class ShowsSpectatorsTheDeck(CardsGame):
    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        seen = super().look(table, seat)
        return {**seen, "top": table.deck.cards[-1:]} if seat is None else seen  # type: ignore[dict-item]


class ShowsTheIdleTooMuch(CardsGame):
    """A seat sees the top of the deck while it is not its turn."""

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        seen = super().look(table, seat)
        return {**seen, "top": sum(table.deck.cards[-1:])} if seat not in (None, table.turn) else seen


class TellsWhatWasDrawn(CardsGame):
    """The event names to everybody what one seat drew."""

    def step(self, table: Table) -> Play:
        me, before = table.turn, set(table.hands[table.turn].cards)
        yield from super().step(table)
        for card in set(table.hands[me].cards) - before:
            table.chronicle.tell("drawn", me, card=CARD.write(card))


class AsksOnlyWhoDrewLow(CardsGame):
    """Whether one more question comes depends on the card drawn."""

    def step(self, table: Table) -> Play:
        me, before = table.turn, set(table.hands[table.turn].cards)
        yield from super().step(table)
        if any(card < 6 for card in set(table.hands[me].cards) - before):
            yield Ask(me, "low-card", [("peek",)])


class ImaginesWithoutTheBottom(CardsGame):
    """The card at the bottom of the deck always stays."""

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        bottom = table.deck.known[:1]
        table.deck.known[:1] = [mask | 1 << seat for mask in bottom]
        super().imagine(table, seat, chance)
        table.deck.known[:1] = bottom


class ImaginesHandByHand(CardsGame):
    """Hands and deck are shuffled each in itself."""

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        for zone in self.zones(table).values():
            redeal([zone], seat, chance)
        table.chance = chance.fork("imagined")


class ImaginesUnevenly(CardsGame):
    """Every second time the unknown cards stay as they are."""

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        if chance.below(2):
            redeal(self.zones(table).values(), seat, chance)
        table.chance = chance.fork("imagined")


class ImaginesWhatIsKnown(CardsGame):
    """The owner's own hand is dealt anew too."""

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        hand = table.hands[seat]
        hand.forget(1 << seat)
        super().imagine(table, seat, chance)
        hand.show(1 << seat)


class ImaginesTheTrueFuture(CardsGame):
    """The imagined world draws what the true one will draw."""

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        redeal(self.zones(table).values(), seat, chance)


class ImaginesAtWill(CardsGame):
    """The world does not follow from the stream, but from how often the program has imagined."""

    def __init__(self) -> None:
        self.imagined = count()

    def imagine(self, table: Table, seat: Seat, chance: Chance) -> None:
        super().imagine(table, seat, chance.fork(next(self.imagined)))


class ShowsWithoutCounting(CardsGame):
    """Who chooses to draw sees the next card too, and the zone does not count it as news."""

    def step(self, table: Table) -> Play:
        me, played = table.turn, sum(map(len, table.played))
        yield from super().step(table)
        if sum(map(len, table.played)) > played and table.deck.cards:
            table.deck.known[-1] |= 1 << me


@dataclass(slots=True)
class _Glancing(Table):
    glance: int = 0

    def copy(self) -> Table:
        twin = _as(_Glancing, Table.copy(self))
        assert isinstance(twin, _Glancing)
        twin.glance = self.glance
        return twin


class GlancesBesideTheZone(_Changed):
    """Who plays a card learns how high the next one is, and the kernel is told nothing of it."""

    table = _Glancing
    layout = Layout({**cards.LAYOUT.parts, "glance": NUMBER})

    def step(self, table: Table) -> Play:
        assert isinstance(table, _Glancing)
        played = sum(map(len, table.played))
        yield from super().step(table)
        if sum(map(len, table.played)) > played:
            table.glance = 1 + sum(table.deck.cards[-1:])

    def look(self, table: Table, seat: Seat | None) -> dict[str, Json]:
        assert isinstance(table, _Glancing)
        return {**super().look(table, seat), "glance": table.glance if seat == (table.turn - 1) % len(table.hands) else 0}

    def describe(self, table: Table) -> dict[str, Json]:
        return self.layout.describe(table)

    def arrange(self, table: Table, given: Mapping[str, Json]) -> None:
        self.layout.arrange(table, given)


def _changed(play: Play, change: Callable[[Ask], Ask]) -> Play:
    """The same step with every ask changed."""
    asked = next(play, None)
    while asked is not None:
        assert isinstance(asked, Ask)
        choice = yield change(asked)
        try:
            asked = play.send(choice)
        except StopIteration:
            return
