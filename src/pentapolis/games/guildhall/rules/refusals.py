"""Why an option that a player would expect is forbidden.

The options of an ask are listed by the predicates of the rules; what is not among them has failed one. Here it is told which:
first whether the card lies where it would have to, then what is left. Only what the asked seat knows is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pentapolis.kernel.ask import Ask, Option, Seat
from pentapolis.kernel.errors import Fact
from pentapolis.kernel.outcome import Refusal

from ..components import (
    BIT,
    CARD,
    CHAPTER,
    COLOUR_COUNT,
    FARMER,
    HAND_AFTER_DRAW,
    HISTORIAN,
    HUNTER,
    PROFESSION,
    PROFESSION_OF,
    TAX_COLLECTOR,
    VP,
    VP_COST,
    WEAVER,
    cards_in,
)
from ..state import Table
from .levels import THRESHOLDS
from .picks import bits_of


@dataclass(frozen=True)
class _Wish:
    """An option that is not offered.

    number  of its first word: a card, a profession, a seat …; −1 for a verb alone.
    """

    table: Table
    ask: Ask
    option: Option

    @property
    def number(self) -> int:
        return self.option[1] if len(self.option) > 1 else -1

    @property
    def me(self) -> Seat:
        return self.ask.seat

    @property
    def paragraph(self) -> str:
        return PARAGRAPHS[self.ask.about]

    @property
    def victim(self) -> Seat | None:
        """The opponent whom the choice is about, once there is one."""
        return next((number for verb, number in self._pairs() if verb == "against"), None)

    @property
    def level(self) -> int:
        return next((number for verb, number in self._pairs() if verb == "level"), 0)

    @property
    def mine(self) -> int:
        """My hall."""
        return self.table.halls[self.me]

    @property
    def theirs(self) -> int:
        """The victim's hall; empty where there is no victim yet."""
        return 0 if self.victim is None else self.table.halls[self.victim]

    @property
    def given(self) -> int:
        """The cards picked to be given."""
        return bits_of(self.picked("give"))

    def _pairs(self) -> list[tuple[str, int]]:
        return [(option[0], option[1]) for option in self.ask.picked if len(option) > 1]

    def picked(self, *verbs: str) -> list[int]:
        """The cards picked so far."""
        return [number for verb, number in self._pairs() if verb in verbs]

    def card(self, reason: str, paragraph: str = "") -> Refusal:
        return Refusal(reason, paragraph or self.paragraph, {"card": CARD.write(self.number)})

    def exchange(self, reason: str, cards: int) -> Refusal:
        """[7.4] against an exchange, whose result is judged: the first of these cards is named."""
        return Refusal(reason, "7.4", {"card": CARD.write(cards_in(cards)[0])})

    def profession(self, reason: str, paragraph: str = "") -> Refusal:
        return Refusal(reason, paragraph or self.paragraph, {"profession": PROFESSION.write(self.number)})

    def in_hand(self, owner: Seat, gone: list[int]) -> bool:
        """Whether the card is in a hand, those picked before left aside."""
        hand = self.table.hands[owner].cards
        return hand.count(self.number) > gone.count(self.number)


def refuse(table: Table, ask: Ask, option: Option) -> Refusal | None:
    """The rule against an option; None where it is offered or there is no more to say than "not now"."""
    if option in ask.options:
        return None
    verb = option[0]
    if verb in ("skip", "done"):
        return _refuse_end(_Wish(table, ask, option))
    wish = _Wish(table, ask, option)
    refuser = _REFUSERS.get((ask.about, verb))
    return _refuse_size(wish) or (refuser(wish) if refuser else None)


# --- ending or declining --------------------------------------------------------------------------------------------------------


def _refuse_end(wish: _Wish) -> Refusal | None:
    about = wish.ask.about
    if about in ("discard", "setup-discard"):
        return _too_many_cards(wish)
    reason = _ENDS.get(about)
    return Refusal(reason[0], reason[1]) if reason else None


def _too_many_cards(wish: _Wish) -> Refusal | None:
    """[6.3] how many more have to go."""
    over = len(wish.table.hands[wish.me].cards) - len(wish.ask.picked) - HAND_AFTER_DRAW
    return Refusal("hand-too-large", "6.3", {"count": over}) if over > 0 else None


_NOT_PARTLY: Final = ("not-partly", "5.6")
_LOOKED: Final = ("looked-already", "5.9")
_ENDS: Final[Mapping[str, tuple[str, str]]] = {
    "action": ("no-pass", "4.4"),
    "victim": _NOT_PARTLY,
    "bricklayer": _NOT_PARTLY,
    "hunter-take": _LOOKED,
    "hunter-give": _LOOKED,
    "peddler-give": _NOT_PARTLY,
    "peddler-take": _NOT_PARTLY,
    "robber": _LOOKED,
    "tax-give": _NOT_PARTLY,
    "tax-to": _NOT_PARTLY,
    "assassin": _NOT_PARTLY,
    "historian": _LOOKED,
    "trader-give": _NOT_PARTLY,
    "trader-take": _NOT_PARTLY,
    "weaver-take": _NOT_PARTLY,
    "weaver-place": _NOT_PARTLY,
    "excess": ("must-drop", "8.3"),
    "vp-chapter": _NOT_PARTLY,
    "vp-swap-give": _NOT_PARTLY,
    "vp-swap-take": _NOT_PARTLY,
    "vp-take-card": _NOT_PARTLY,
}
"""By what is asked, why it cannot be declined or ended."""

PARAGRAPHS: Final[Mapping[str, str]] = {
    "setup-discard": "3.5",
    "setup-place": "3.5",
    "action": "5.1",
    "discard": "6.1",
    "level": "5.5",
    "victim": "5.10",
    "bricklayer": "12.1",
    "hunter-take": "12.2",
    "hunter-give": "12.2",
    "peddler-give": "12.3",
    "peddler-take": "12.3",
    "robber": "12.4",
    "tax-give": "12.6",
    "tax-to": "12.6",
    "assassin": "13.1",
    "historian": "13.4",
    "trader-give": "13.5",
    "trader-take": "13.5",
    "weaver-take": "13.6",
    "weaver-place": "13.6",
    "pay": "9.1",
    "order": "7.9",
    "excess": "8.3",
    "use": "9.3",
    "vp-chapter": "11.4",
    "vp-swap-give": "11.4",
    "vp-swap-take": "11.4",
    "vp-place": "11.4",
    "vp-take-card": "11.4",
}
"""By what is asked, the paragraph of the effect."""


# --- single cards and whole chapters --------------------------------------------------------------------------------------------


def _refuse_size(wish: _Wish) -> Refusal | None:
    """[12.2, 12.3, 13.5] level 4 moves a whole chapter of a hall, a weaker one single cards."""
    reason = _WRONG_SIZES.get((wish.level == 4, wish.option[0])) if wish.ask.about in _SIZED else None
    return Refusal(reason, wish.paragraph) if reason else None


_SIZED: Final = frozenset({"hunter-give", "peddler-take", "trader-give", "trader-take"})
_WRONG_SIZES: Final[Mapping[tuple[bool, str], str]] = {
    (True, "give"): "whole-chapter",
    (True, "take"): "whole-chapter",
    (False, "give-chapter"): "single-cards",
    (False, "take-chapter"): "single-cards",
}
"""By whether the level is 4, and the verb that does not belong to it."""


# --- actions and levels ---------------------------------------------------------------------------------------------------------


def _play(wish: _Wish) -> Refusal:
    card = wish.number
    if not wish.in_hand(wish.me, []):
        return wish.card("not-in-hand", "5.1")
    if wish.table.halls[wish.me] & BIT[card]:
        return wish.card("in-hall", "5.2")
    return Refusal("played-already", "5.3", {"profession": PROFESSION.write(PROFESSION_OF[card])})


def _buy(wish: _Wish) -> Refusal:
    if wish.number not in wish.table.row:
        return Refusal("not-in-row", "9.1", {"vp": VP.write(wish.number)})
    there = len(wish.table.completed[wish.me].cards) // COLOUR_COUNT
    return Refusal("too-few-chapters", "9.1", {"vp": VP.write(wish.number), "cost": VP_COST[wish.number], "count": there})


def _level(wish: _Wish) -> Refusal:
    profession = PROFESSION_OF[wish.table.area[-1]]
    reached = wish.table.level(wish.me, profession)
    facts: dict[str, Fact] = {"level": wish.number, "count": reached, "profession": PROFESSION.write(profession)}
    if wish.number not in THRESHOLDS[profession]:
        return Refusal("no-such-level", "5.5", facts)
    if wish.number > reached:
        return Refusal("level-too-high", "5.5", facts)
    reason, paragraph = _unusable(wish, profession)
    return Refusal(reason, paragraph, facts)


def _unusable(wish: _Wish, profession: int) -> tuple[str, str]:
    """[5.7, 5.9] sizes come first: where cards are missing, none of those that are there is at fault."""
    if profession in _TOO_FEW:
        missing, reason = _TOO_FEW[profession]
        if missing(wish):
            return reason
    return _UNUSABLE.get(profession, ("no-victim", "5.7"))


_WOVEN: Final = {0: 1, 2: 2, 4: 0}
"""[13.6] by level, how many hand cards are placed at least."""
_TOO_FEW: Final[Mapping[int, tuple[Callable[[_Wish], bool], tuple[str, str]]]] = {
    HISTORIAN: (lambda wish: len(wish.table.discard) < wish.number // 2, ("too-few-in-pile", "5.9")),
    WEAVER: (lambda wish: len(wish.table.hands[wish.me]) < _WOVEN[wish.number], ("too-few-in-hand", "5.7")),
}
"""Whether a place has fewer cards than the level needs, and what is said then."""
_UNUSABLE: Final[Mapping[int, tuple[str, str]]] = {
    HUNTER: ("too-few-to-swap", "5.9"),
    TAX_COLLECTOR: ("nobody-takes", "12.6"),
    FARMER: ("best-value", "5.11"),
    HISTORIAN: ("no-card-of-the-pile", "13.4"),
    WEAVER: ("hand-does-not-fit", "7.2"),
}
"""Why a level that is reached cannot be used: of those against another seat, as nobody has what it takes."""


def _looked(wish: _Wish) -> Refusal:
    return Refusal("looked-already", "5.9")


def _against(wish: _Wish) -> Refusal | None:
    if wish.number == wish.me:
        return Refusal("not-yourself", "5.10")
    return Refusal("no-victim", "5.7") if wish.number < wish.table.seats else None


def _to(wish: _Wish) -> Refusal | None:
    if wish.number == wish.me:
        return Refusal("not-yourself", "5.10")
    given = CARD.write(wish.picked("give")[-1])
    return Refusal("would-duplicate", "7.2", {"card": given}) if wish.number < wish.table.seats else None


# --- hand cards -----------------------------------------------------------------------------------------------------------------


def _hand_card(wish: _Wish, *verbs: str) -> Refusal | None:
    """What is wrong with a hand card as such: it is not there, or a twin was picked before."""
    if not wish.in_hand(wish.me, wish.picked(*verbs)):
        return wish.card("not-in-hand")
    return wish.card("identical", "7.2") if wish.number in wish.picked(*verbs) else None


def _discarded(wish: _Wish) -> Refusal | None:
    return None if wish.in_hand(wish.me, wish.picked("discard", "return")) else wish.card("not-in-hand")


def _set_up(wish: _Wish) -> Refusal | None:
    return wish.card("identical", "3.5") if wish.number in wish.picked("place") else wish.card("not-in-hand")


def _placed(wish: _Wish) -> Refusal:
    paragraph = "7.2" if wish.ask.about == "vp-place" or wish.level == 0 else "7.4"
    return _hand_card(wish, "place") or wish.card("would-duplicate", paragraph)


def _given_of_hand(wish: _Wish) -> Refusal:
    """[12.3] at level 4 a card that lies in the other hall goes with its own chapter alone, and so may have no company."""
    return _hand_card(wish, "give") or wish.card("own-chapter-only", "7.4")


# --- cards of halls -------------------------------------------------------------------------------------------------------------


def _own_hall_card(wish: _Wish, *verbs: str) -> Refusal | None:
    """What is wrong with a card of my hall as such."""
    if wish.number in wish.picked(*verbs):
        return wish.card("identical")
    return None if wish.mine & BIT[wish.number] else wish.card("not-in-your-hall")


def _given_of_hall(wish: _Wish) -> Refusal:
    """[7.4] what both halls have must be given, where the other has too little else to take."""
    return _own_hall_card(wish, "give") or wish.exchange("nothing-in-return", wish.mine & wish.theirs & ~wish.given)


def _given_to_pile(wish: _Wish) -> Refusal | None:
    return _own_hall_card(wish, "give")


def _taxed(wish: _Wish) -> Refusal:
    return _own_hall_card(wish) or wish.card("nobody-takes-card")


def _woven_out(wish: _Wish) -> Refusal:
    return _own_hall_card(wish, "take") or Refusal("hand-does-not-fit", "7.4")


def _their_card(wish: _Wish) -> Refusal | None:
    """[5.10] what is wrong with a card of another hall as such."""
    victim = wish.victim
    if victim is not None and not wish.table.halls[victim] & BIT[wish.number]:
        elsewhere = any(wish.table.halls[you] & BIT[wish.number] for you in wish.table.others(wish.me))
        return wish.card("one-opponent", "5.10") if elsewhere else wish.card("not-in-their-hall")
    return wish.card("identical") if wish.number in wish.picked("take", "remove") else None


def _staying_twins(wish: _Wish) -> int:
    """The twins of the given cards in the other hall, as long as they are not taken."""
    return wish.given & wish.theirs & ~bits_of(wish.picked("take"))


def _peddled(wish: _Wish) -> Refusal:
    """What goes to my hand may be there already."""
    return _their_card(wish) or wish.exchange("would-duplicate", _staying_twins(wish))


def _traded(wish: _Wish) -> Refusal:
    kept = BIT[wish.number] & wish.mine & ~wish.given
    return _their_card(wish) or wish.exchange("would-duplicate", kept or _staying_twins(wish))


def _taken(wish: _Wish) -> Refusal:
    return _their_card(wish) or wish.card("would-duplicate", "7.2")


def _removed(wish: _Wish) -> Refusal:
    return _their_card(wish) or wish.card("two-chapters")


# --- whole chapters -------------------------------------------------------------------------------------------------------------


def _chapter_of(wish: _Wish, hall: int) -> Refusal | None:
    """What is wrong with a chapter as such: it is not there."""
    return None if hall & CHAPTER[wish.number] else wish.profession("no-such-chapter")


def _chapter_to_pile(wish: _Wish) -> Refusal | None:
    return _chapter_of(wish, wish.mine)


def _given_chapter(wish: _Wish) -> Refusal:
    """[13.5] every chapter of the other hall has a card that mine has and keeps."""
    return _chapter_of(wish, wish.mine) or wish.exchange("nothing-in-return", wish.mine & wish.theirs)


def _peddled_chapter(wish: _Wish) -> Refusal:
    """[12.3] the twins of the given cards stay, if they lie in another chapter."""
    return _chapter_of(wish, wish.theirs) or wish.exchange("would-duplicate", wish.given & wish.theirs & ~CHAPTER[wish.number])


def _traded_chapter(wish: _Wish) -> Refusal:
    """[13.5] a card of either chapter has a twin where it comes to."""
    moved = CHAPTER[wish.number] | sum(CHAPTER[profession] for profession in wish.picked("give-chapter"))
    return _chapter_of(wish, wish.theirs) or wish.exchange("would-duplicate", wish.mine & wish.theirs & moved)


def _taken_chapter(wish: _Wish) -> Refusal:
    return _chapter_of(wish, wish.theirs) or wish.profession("chapter-would-duplicate", "7.3")


# --- the pile and other hands ---------------------------------------------------------------------------------------------------


def _dug(wish: _Wish) -> Refusal:
    if wish.table.discard.cards.count(wish.number) < wish.option[2]:
        return wish.card("not-in-pile")
    if wish.number in wish.picked("dig"):
        return wish.card("identical")
    if wish.table.halls[wish.me] & BIT[wish.number]:
        return wish.card("twin-in-hall")
    return Refusal("level-impossible", "5.9", {"level": wish.level})


def _robbed(wish: _Wish) -> Refusal:
    victim = wish.victim
    if victim is not None and not wish.in_hand(victim, []):
        return wish.card("not-in-their-hand")
    return wish.card("useful-card-left")


# --- completed chapters ---------------------------------------------------------------------------------------------------------


def _completed(wish: _Wish) -> Refusal:
    return wish.profession("not-completed")


def _ordered(wish: _Wish) -> Refusal:
    return wish.card("not-discarded")


# --- which of them ------------------------------------------------------------------------------------------------------------

_Refuser = Callable[[_Wish], Refusal | None]
_REFUSERS: Final[Mapping[tuple[str, str], _Refuser]] = {
    ("setup-discard", "discard"): _discarded,
    ("setup-place", "place"): _set_up,
    ("action", "play"): _play,
    ("action", "buy"): _buy,
    ("discard", "discard"): _discarded,
    ("level", "level"): _level,
    ("victim", "against"): _against,
    ("bricklayer", "return"): _discarded,
    ("hunter-take", "dig"): _dug,
    ("hunter-take", "level"): _looked,
    ("hunter-give", "give"): _given_to_pile,
    ("hunter-give", "give-chapter"): _chapter_to_pile,
    ("hunter-give", "level"): _looked,
    ("peddler-give", "give"): _given_of_hand,
    ("peddler-take", "take"): _peddled,
    ("peddler-take", "take-chapter"): _peddled_chapter,
    ("robber", "take"): _robbed,
    ("robber", "level"): _looked,
    ("tax-give", "give"): _taxed,
    ("tax-to", "to"): _to,
    ("assassin", "remove"): _removed,
    ("historian", "dig"): _dug,
    ("historian", "level"): _looked,
    ("trader-give", "give"): _given_of_hall,
    ("trader-give", "give-chapter"): _given_chapter,
    ("trader-take", "take"): _traded,
    ("trader-take", "take-chapter"): _traded_chapter,
    ("weaver-take", "take"): _woven_out,
    ("weaver-place", "place"): _placed,
    ("pay", "pay"): _completed,
    ("order", "top"): _ordered,
    ("excess", "drop"): _completed,
    ("vp-chapter", "take-chapter"): _taken_chapter,
    ("vp-swap-give", "give"): _given_of_hall,
    ("vp-swap-take", "take"): _traded,
    ("vp-place", "place"): _placed,
    ("vp-take-card", "take"): _taken,
}
"""By what is asked and the verb of the option."""
