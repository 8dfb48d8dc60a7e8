"""What the eighteen characters can do in their turns [8, 12.2]: what is offered, and what it does.

`OFFERS[character]` adds the options of an ability that is not used up yet; the effects stand by verb in `DEEDS` (done at once)
and `PLAYS` (which ask on). Each ability is used once in a turn [7.12].
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from functools import cache
from typing import Final

from pentapolis.kernel.ask import DONE, SKIP, Ask, Option, Play, Seat
from pentapolis.kernel.chronicle import SILENT
from pentapolis.kernel.json_values import Json

from ..components import (
    ARCHITECT,
    ASSASSIN,
    CARD,
    CHARACTER,
    GILDED,
    HOUSE,
    MERCHANT,
    PLAIN,
    THIEF,
    WITCH,
)
from ..notation import (
    BEAUTIFY,
    BEWITCH,
    DESTROY,
    EXCHANGE,
    GIVE,
    KILL,
    LEVY,
    PEEK,
    REPLACE,
    ROB,
    SWAP,
    TAKE,
    TAKE_BUILD,
    UNDER,
    VOYAGE_CARDS,
    VOYAGE_GOLD,
)
from ..state import ACTION, NO_SEAT, Table
from .building import erect, follow_up, price
from .cities import draw_cards, indestructible, join_city, leave_city, open_cities, razable, tuck_from_hand, wall_fee
from .razing import raze

Offer = Callable[[Table, Seat, list[Option]], None]
Deed = Callable[[Table, Seat, Option], None]
Course = Callable[[Table, Seat, Option], Play]

MERCHANT_GOLD: Final = 1
ARCHITECT_CARDS: Final = 2
VOYAGE: Final = 4
MOST_BEAUTIFIED: Final = 2


# --- naming a character -----------------------------------------------------------------------------------------------------


def _all_but(roster: tuple[int, ...], spared: Container[int], options: Sequence[Option]) -> tuple[Option, ...]:
    """[D6] any character of the game but the spared ones."""
    return tuple(options[character] for character in roster if character not in spared)


@cache
def _killable(roster: tuple[int, ...]) -> tuple[Option, ...]:
    return _all_but(roster, (ASSASSIN,), KILL)


@cache
def _robbable(roster: tuple[int, ...], murdered: int, bewitched: int) -> tuple[Option, ...]:
    """[8.2, 12.2] not himself, the Assassin or Witch, the murdered and the bewitched character."""
    return _all_but(roster, (THIEF, ASSASSIN, WITCH, murdered, bewitched), ROB)


@cache
def _bewitchable(roster: tuple[int, ...]) -> tuple[Option, ...]:
    return _all_but(roster, (WITCH,), BEWITCH)


def _offer_kill(table: Table, me: Seat, options: list[Option]) -> None:
    options += _killable(table.roster)


def _offer_rob(table: Table, me: Seat, options: list[Option]) -> None:
    options += _robbable(table.roster, table.murdered, table.bewitched)


def _offer_bewitch(table: Table, me: Seat, options: list[Option]) -> None:
    """[12.2, D29] after the action; she must."""
    if table.used & ACTION:
        options += _bewitchable(table.roster)


def _kill(table: Table, me: Seat, choice: Option) -> None:
    """[8.1] the named character will be silent."""
    table.murdered = choice[1]
    _tell_named(table, "kill", me, choice[1])


def _rob(table: Table, me: Seat, choice: Option) -> None:
    """[8.2] the named character's player will lose his gold when he shows the card."""
    table.robbed = choice[1]
    _tell_named(table, "rob", me, choice[1])


def _bewitch(table: Table, me: Seat, choice: Option) -> None:
    """[12.2] her turn stops here; it goes on when the named character has taken his action."""
    table.bewitched = choice[1]
    table.witch_used = table.used
    _tell_named(table, "bewitch", me, choice[1])


def _tell_named(table: Table, verb: str, me: Seat, character: int) -> None:
    if table.chronicle is SILENT:
        return
    name = CHARACTER.write(character)
    if verb == "kill":
        table.chronicle.tell("kill", me, character=name)
    elif verb == "rob":
        table.chronicle.tell("rob", me, character=name)
    else:
        table.chronicle.tell("bewitch", me, character=name)


# --- Magician and Wizard ----------------------------------------------------------------------------------------------------


def _offer_magic(table: Table, me: Seat, options: list[Option]) -> None:
    """[8.3, D27] a swap with anybody, even of empty hands; a replacement of one card or more."""
    options += [SWAP[seat] for seat in table.others(me)]
    if table.hands[me].cards:
        options.append(REPLACE)


def _swap(table: Table, me: Seat, choice: Option) -> None:
    """[8.3, D23] whole hands change places; each of the two knows what the other has now."""
    mine, theirs = table.hands[me], table.hands[choice[1]]
    mine.cards[:], theirs.cards[:] = theirs.cards[:], mine.cards[:]
    mine.known[:], theirs.known[:] = theirs.known[:], mine.known[:]
    mine.show(mine.eyes)
    theirs.show(theirs.eyes)
    if table.chronicle is not SILENT:
        table.chronicle.tell("swap", me, to=choice[1], count=len(mine.cards), count2=len(theirs.cards))


def _replace(table: Table, me: Seat, choice: Option) -> Play:
    """[8.3, 10.3] cards of the hand go under the deck in the order in which they are named, then as many are drawn."""
    left = sorted(table.hands[me].cards)
    named: list[int] = []
    while left:
        options = [UNDER[card] for card in dict.fromkeys(left)]
        picked = [UNDER[card] for card in named]
        choice = yield Ask(me, "replace", [*options, DONE] if named else options, picked)
        if choice == DONE:
            break
        named.append(choice[1])
        left.remove(choice[1])
    for card in named:
        tuck_from_hand(table, me, card)
    draw_cards(table, me, len(named))
    if table.chronicle is not SILENT:
        names: list[Json] = [CARD.write(card) for card in named]
        table.chronicle.tell("replace", me, count=len(named), secrets={"districts": names}, knowers=1 << me)


def _offer_peek(table: Table, me: Seat, options: list[Option]) -> None:
    """[12.2, D47] into a hand with a card in it."""
    options += [PEEK[seat] for seat in table.others(me) if table.hands[seat].cards]


def _peek(table: Table, me: Seat, choice: Option) -> Play:
    """[12.2, D30, D47] the Wizard looks at a hand and takes one card, to keep it or to build it at once."""
    victim = choice[1]
    theirs, mine = table.hands[victim], table.hands[me]
    theirs.show(1 << me)
    table.looking = victim
    cards = sorted(set(theirs.cards))
    if table.chronicle is not SILENT:
        names: list[Json] = [CARD.write(card) for card in sorted(theirs.cards)]
        table.chronicle.tell("peek", me, victim=victim, secrets={"districts": names}, knowers=1 << me | 1 << victim)
    options = [TAKE[card] for card in cards]
    if table.used & ACTION:
        options += [TAKE_BUILD[card] for card in cards if price(table, me, card) <= table.gold[me]]
    choice = yield Ask(me, "wizard", options)
    table.looking = NO_SEAT
    card = choice[1]
    theirs.slip(card, mine, 1 << me)
    if table.chronicle is not SILENT:
        knowers = 1 << me | 1 << victim
        table.chronicle.tell("wizard", me, victim=victim, secrets={"district": CARD.write(card)}, knowers=knowers)
    if choice[0] == "take-build":
        erect(table, me, card)
        yield from follow_up(table, me, card)


# --- gold and cards ---------------------------------------------------------------------------------------------------------


def richest_other(table: Table, me: Seat) -> Seat:
    """[12.2] the one seat that has more gold than all others, unless that is the Abbot himself or nobody."""
    most = max(table.gold)
    return NO_SEAT if table.gold.count(most) > 1 or table.gold[me] == most else table.gold.index(most)


def _offer_levy(table: Table, me: Seat, options: list[Option]) -> None:
    """[D32] once, at any moment."""
    if richest_other(table, me) != NO_SEAT:
        options.append(LEVY)


def _levy(table: Table, me: Seat, choice: Option) -> None:
    payer = richest_other(table, me)
    table.gold[payer] -= 1
    table.gold[me] += 1
    if table.chronicle is not SILENT:
        table.chronicle.tell("levy", me, victim=payer, gold=1)


def _offer_voyage(table: Table, me: Seat, options: list[Option]) -> None:
    """[12.2, D13] after the action, 4 gold or 4 cards."""
    if table.used & ACTION:
        options.append(VOYAGE_GOLD)
        if table.deck.cards:
            options.append(VOYAGE_CARDS)


def _voyage_gold(table: Table, me: Seat, choice: Option) -> None:
    table.gold[me] += VOYAGE
    if table.chronicle is not SILENT:
        table.chronicle.tell("voyage-gold", me, gold=VOYAGE)


def _voyage_cards(table: Table, me: Seat, choice: Option) -> None:
    count = draw_cards(table, me, VOYAGE)
    if table.chronicle is not SILENT:
        table.chronicle.tell("voyage-cards", me, count=count)


def after_action(table: Table, me: Seat) -> None:
    """[8.6, 8.7, D7] what Merchant and Architect get by themselves, whichever action they took."""
    if table.actor == MERCHANT:
        table.gold[me] += MERCHANT_GOLD
        if table.chronicle is not SILENT:
            table.chronicle.tell("merchant", me, gold=MERCHANT_GOLD)
    elif table.actor == ARCHITECT:
        count = draw_cards(table, me, ARCHITECT_CARDS)
        if table.chronicle is not SILENT:
            table.chronicle.tell("architect", me, count=count)


def pay_tax(table: Table, payer: Seat) -> None:
    """[12.2] 1 gold to the Tax Collector, if there is one and the builder has any."""
    collector = table.collector
    if collector in (NO_SEAT, payer) or not table.gold[payer]:
        return
    table.gold[payer] -= 1
    table.gold[collector] += 1
    if table.chronicle is not SILENT:
        table.chronicle.tell("tax", payer, to=collector, gold=1)


# --- rank 8 and the Artist --------------------------------------------------------------------------------------------------


def at_its_moment(table: Table) -> bool:
    """[8.8, D9] rank 8 acts at the end of his turn, which needs the action; as an option at any moment."""
    return table.box.any_time or bool(table.used & ACTION)


def _offer_destroy(table: Table, me: Seat, options: list[Option]) -> None:
    """[8.8] any district that is not protected and that he can pay, his own included."""
    if not at_its_moment(table):
        return
    gold = table.gold[me]
    for owner in open_cities(table):
        options += map(DESTROY[owner].__getitem__, razable(table, owner, gold))


def exchange_price(table: Table, owner: Seat, taken: int, given: int) -> tuple[int, int]:
    """[12.2, D34] what the Diplomat pays: the difference to the owner, 1 to the bank for a Great Wall before it."""
    difference = max(0, table.box.costs[taken] - table.box.costs[given])
    return difference, wall_fee(table, owner, taken)


def twin_after(table: Table, me: Seat, owner: Seat, taken: int, given: int) -> bool:
    """[12.2] whether an exchange would put a second district of a name into either city."""
    mine = [PLAIN[house] for house in table.cities[me]]
    theirs = [PLAIN[house] for house in table.cities[owner]]
    mine.remove(PLAIN[given])
    theirs.remove(PLAIN[taken])
    return PLAIN[taken] in mine or PLAIN[given] in theirs


def exchanges(table: Table, me: Seat, owner: Seat, taken: int) -> list[Option]:
    """What the Diplomat can give for a certain house."""
    return [
        GIVE[given]
        for given in dict.fromkeys(table.cities[me])
        if sum(exchange_price(table, owner, taken, given)) <= table.gold[me] and not twin_after(table, me, owner, taken, given)
    ]


def _offer_exchange(table: Table, me: Seat, options: list[Option]) -> None:
    """[12.2, D48] a district of another city that is not protected, if something can be given for it."""
    if not at_its_moment(table):
        return
    for owner in open_cities(table):
        if owner != me:
            options += [
                EXCHANGE[owner][taken]
                for taken in dict.fromkeys(table.cities[owner])
                if not indestructible(taken) and exchanges(table, me, owner, taken)
            ]


def _exchange(table: Table, me: Seat, choice: Option) -> Play:
    """[12.2, D34, D35] two districts change cities; the dearer one's owner gets the difference."""
    _, owner, taken = choice
    options = exchanges(table, me, owner, taken)
    given = options[0][1]
    if len(options) > 1:
        choice = yield Ask(me, "exchange", options, [choice])
        given = choice[1]
    difference, fee = exchange_price(table, owner, taken, given)
    table.gold[me] -= difference + fee
    table.gold[owner] += difference
    sevens = table.sevens[:]
    leave_city(table, owner, taken)
    leave_city(table, me, given)
    join_city(table, me, taken)
    join_city(table, owner, given)
    table.sevens = sevens  # no city has become smaller
    if table.chronicle is not SILENT:
        names = [HOUSE.write(taken), HOUSE.write(given)]
        table.chronicle.tell("exchange", me, owner=owner, district=names[0], district2=names[1], gold=difference, fee=fee)


def _beautiful(table: Table, me: Seat) -> list[Option]:
    plain = sorted(house for house in set(table.cities[me]) if house < GILDED)
    return [BEAUTIFY[house] for house in plain] if table.gold[me] else []


def _offer_beautify(table: Table, me: Seat, options: list[Option]) -> None:
    """[12.2] own districts that are not beautified yet, for 1 gold each."""
    options += _beautiful(table, me)


def _beautify(table: Table, me: Seat, choice: Option) -> Play:
    """[12.2] one, and if he likes a second."""
    for number in range(1, MOST_BEAUTIFIED + 1):
        city = table.cities[me]
        city[city.index(choice[1])] += GILDED
        table.gold[me] -= 1
        if table.chronicle is not SILENT:
            table.chronicle.tell("beautify", me, district=HOUSE.write(choice[1]), gold=1)
        options = _beautiful(table, me)
        if number == MOST_BEAUTIFIED or not options:
            return
        choice = yield Ask(me, "beautify", [*options, SKIP])
        if choice == SKIP:
            return


OFFERS: Final[tuple[Offer | None, ...]] = (
    _offer_kill,
    _offer_rob,
    _offer_magic,
    None,
    None,
    None,
    None,
    _offer_destroy,
    _offer_bewitch,
    None,
    _offer_peek,
    None,
    _offer_levy,
    None,
    _offer_voyage,
    _offer_exchange,
    _offer_beautify,
    None,
)
"""By character, what its ability offers while it is not used up."""

DEEDS: Final[Mapping[str, Deed]] = {
    "kill": _kill,
    "rob": _rob,
    "bewitch": _bewitch,
    "swap": _swap,
    "levy": _levy,
    "voyage-gold": _voyage_gold,
    "voyage-cards": _voyage_cards,
}

PLAYS: Final[Mapping[str, Course]] = {
    "replace": _replace,
    "peek": _peek,
    "destroy": raze,
    "exchange": _exchange,
    "beautify": _beautify,
}
