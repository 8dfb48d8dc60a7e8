"""Dealing anew what a seat cannot know: districts and, with what the draft has taught it, characters.

Districts. Zones remember beside each card who knows it; `redeal` mixes all that the seat does not know.

Characters. A draft is one sequence of cards leaving a packet (`script.py`). A seat sees the packet whenever it takes a card,
so it knows, as a set, what left between two of its looks, and what was left after its last one. It does not know which of these
cards went where. So the sequence falls into groups: the places between two looks of the seat. Within a group every arrangement
of the cards is as likely as another, and groups do not depend on each other. Four things narrow this:

1. Own cards, and cards shown since, lie where they lie.
2. A rank that was called and not answered, and is not the murdered one, is in nobody's hands: its card lies at a place of its
   group that is face down in the centre. A murdered rank may be anywhere, since its holder and nobody are told alike.
3. A King (Emperor) that was turned up and put back is not the card that nobody saw: everybody watched it. Without such a sight
   the hidden card is the King as likely as any other unseen one: the King's draws that were repeated are just those that were
   seen, so the probabilities agree.
4. With seven (eight) seats the last one takes the passed card or the hidden one and puts the other away. For the other seats
   either is as likely, unless they can tell: the seat has shown its card, or rule 2 puts a card of known origin in the centre.
   If they can tell, so it was in truth; if not, `kept_down` is a fair coin: whichever way it falls, the groups have the same
   number of arrangements, because then neither of the two places is bound.

With rule 2 the silent cards of a group go to its face-down places in any way, then the rest anywhere. The number of ways for the
rest does not depend on the first, so the deal is uniform. Rule 3 places the King first, at any place but the first, and likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pentapolis.kernel.ask import Seat
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.zone import redeal

from .components import NEVER_FACE_UP, RANK
from .script import ASIDE
from .state import Table


def imagine(table: Table, seat: Seat, chance: Chance) -> None:
    """Deals anew, in place, what `seat` does not know, and gives the table a chance stream of its own."""
    redeal([table.deck, *table.hands, table.museum, table.air], seat, chance)
    _imagine_characters(table, seat, chance)
    table.chance = chance.fork("imagined")


def _imagine_characters(table: Table, seat: Seat, chance: Chance) -> None:
    if not table.drafting and table.box.script.last_pair and not _can_tell_last(table, seat):
        table.kept_down = chance.below(2) == 1
    for group in groups(table, seat):
        if len(group) > 1:
            _deal_group(table, group, chance)


def groups(table: Table, seat: Seat) -> Iterator[list[int]]:
    """The places of the draft's sequence that `seat` does not know, in groups of which it knows all cards as a set."""
    lookers = table.box.script.lookers[table.first]
    known, mine = table.dealt.known, 1 << seat
    group: list[int] = []
    for place in range(len(table.dealt.cards)):
        if lookers[place] == seat:
            yield group
            group = []
        if not known[place] & mine:
            group.append(place)
    yield group


def silent(table: Table, cards: Sequence[int]) -> list[int]:
    """Rule 2: of cards that a seat does not know, those that can be in nobody's hands."""
    return [card for card in cards if RANK[card] <= table.called and card != table.murdered]


def _can_tell_last(table: Table, seat: Seat) -> bool:
    """Rule 4: whether `seat` knows which of the two cards the last seat kept."""
    mine, known, cards = 1 << seat, table.dealt.known, table.dealt.cards
    pair = (0, len(cards) - 1)
    if any(known[place] & mine for place in pair):
        return True
    unknown = [cards[place] for place in range(len(cards)) if not known[place] & mine]
    return bool(silent(table, unknown))


def _deal_group(table: Table, group: list[int], chance: Chance) -> None:
    """Bound cards first, each at any of its places; then all others are mixed anew."""
    cards = table.dealt.cards
    pool, places = [cards[place] for place in group], group[:]
    for card, free in _bound(table, pool):
        fitting = [place for place in places if free(place)]
        if fitting:
            place = chance.pick(fitting)
            cards[place] = card
            pool.remove(card)
            places.remove(place)
    chance.shuffle(places)
    for card, place in zip(pool, places, strict=True):
        cards[place] = card


def _bound(table: Table, pool: Sequence[int]) -> list[tuple[int, Callable[[int], bool]]]:
    """Rules 2 and 3: cards that cannot lie anywhere, and the places where they can."""
    quiet = silent(table, pool)
    kings = [card for card in pool if card in NEVER_FACE_UP and card not in quiet] if table.king_back else []
    return [*((card, lambda place: table.holder_at(place) == ASIDE) for card in quiet), *((card, bool) for card in kings)]
