"""Zones: what each operation does with cards, with what seats know, and with what counts as news."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pentapolis.kernel.chance import Chance
from pentapolis.kernel.zone import MAX_SEATS, NOBODY, PUBLIC, SPECTATORS, Zone, news_for, redeal

A, B, C = 1, 2, 4


def deck(*cards: int) -> Zone:
    return Zone(cards=cards)


def hand(owner: int, *cards: int) -> Zone:
    return Zone(owner, ordered=False, cards=cards)


def news(*zones: Zone) -> tuple[int, int, int]:
    """For seats A, B and C."""
    return tuple(news_for(sum(zone.news for zone in zones), seat) for seat in range(3))  # type: ignore[return-value]


class TestArriving:
    def test_who_has_eyes_sees_what_arrives(self) -> None:
        zone = hand(A)
        zone.put(5)
        zone.put(6, known=B)
        assert (zone.cards, zone.known) == ([5, 6], [A, A | B])

    def test_it_is_news_for_all_who_did_not_know_it(self) -> None:
        zone = hand(A)
        zone.put(5, known=B)
        assert news(zone) == (1, 0, 1), "A sees it, B knew it, C must not let it be taken back"

    def test_where_nobody_sees_anything_new_there_is_no_news(self) -> None:
        pile, own = deck(), hand(A)
        pile.put(5)
        own.put(6, known=A)
        assert news(pile, own) == (0, 0, 0)


class TestLeavingFromTheTop:
    def test_pop_shows_and_leaves_the_rest_known(self) -> None:
        zone = deck(1, 2, 3)
        zone.show_at(0, B)
        assert zone.pop(seen=A) == 3
        assert (zone.cards, zone.known) == ([1, 2], [B, NOBODY])
        assert news(zone) == (2, 2, 2), "nobody knew the card that B was shown, nor that which A saw leave"

    def test_pop_unseen_or_known_is_no_news(self) -> None:
        zone = deck(1, 2)
        zone.known[:] = [NOBODY, PUBLIC]
        zone.pop()
        zone.pop(seen=NOBODY)
        assert news(zone) == (0, 0, 0)

    def test_of_an_unordered_place_those_who_do_not_see_forget(self) -> None:
        zone = hand(A, 1, 2)
        zone.show(B | C)
        assert zone.pop(seen=A | B) == 2
        assert zone.known == [A | B], "C does not know which left"

    def test_draw_keeps_who_knew(self) -> None:
        pile, own = deck(1, 2), hand(A)
        pile.show_at(-1, B)
        assert pile.draw(own) == 2
        assert (own.cards, own.known) == ([2], [A | B])
        assert (pile.cards, pile.known) == ([1], [NOBODY])

    def test_draw_out_of_an_unordered_place_is_known_to_its_eyes_alone(self) -> None:
        own, other = hand(A, 1, 2), hand(B)
        own.show(C)
        own.draw(other)
        assert (own.cards, own.known) == ([1], [A])
        assert (other.cards, other.known) == ([2], [A | B])


class TestLeavingFromWithin:
    def test_take_of_an_ordered_place_takes_the_highest(self) -> None:
        zone = deck(4, 7, 4, 9)
        zone.take(4)
        assert zone.cards == [4, 7, 9]

    def test_who_does_not_see_it_forgets_the_place(self) -> None:
        zone = deck(4, 7, 9)
        zone.show(A | B)
        zone.take(7, seen=A)
        assert zone.known == [A, A]

    def test_in_public_nobody_forgets(self) -> None:
        zone = hand(A, 4, 7)
        zone.show(B)
        zone.take(4)
        assert (zone.cards, zone.known) == ([7], [A | B])

    def test_eyes_forget_nothing_and_the_taker_sees(self) -> None:
        zone = hand(A, 4, 7, 9)
        zone.show(B | C)
        assert zone.take_at(1, seen=C) == 7
        assert (zone.cards, zone.known) == ([4, 9], [A | C, A | C])

    def test_what_is_seen_leaving_is_news(self) -> None:
        zone = hand(A, 4)
        zone.take(4)
        assert news(zone) == (0, 1, 1)

    def test_what_is_not_there_cannot_be_taken(self) -> None:
        with pytest.raises(ValueError, match="not in list"):
            hand(A, 4).take(5)

    def test_of_like_cards_each_seat_knows_one_less(self) -> None:
        zone = hand(A, 5, 5, 8)
        zone.show_at(0, B)
        zone.show_at(1, C)
        zone.take(5)
        assert Counter(zip(zone.cards, zone.known, strict=True)) == {(5, A): 1, (8, A): 1}, "B and C saw the one they knew leave"

    def test_who_knew_both_still_knows_one(self) -> None:
        zone = hand(A, 5, 5)
        zone.show(B)
        zone.show_at(0, C)
        zone.take(5)
        assert zone.known == [A | B]


class TestSlipping:
    def test_it_is_seen_by_both_ends_and_the_named(self) -> None:
        one, other = hand(A, 4, 7), hand(B)
        one.slip(4, other)
        assert (other.cards, other.known) == ([4], [A | B])
        assert one.known == [A]

    def test_who_knew_the_hand_forgets_it_and_what_left(self) -> None:
        one, other = hand(A, 4, 7), hand(B)
        one.show(C)
        one.slip(4, other)
        assert (one.known, other.known) == ([A], [A | B])

    def test_a_named_witness_keeps_all(self) -> None:
        one, pile = hand(A, 4, 7), deck()
        one.show(C)
        one.slip(4, pile, seen=C)
        assert (one.known, pile.known) == ([A | C], [A | C])

    def test_it_is_news_for_whom_it_arrives(self) -> None:
        one, other = hand(A, 4), hand(B)
        one.slip(4, other)
        assert news(one, other) == (0, 1, 1)


class TestShowing:
    def test_show_all_and_show_one(self) -> None:
        zone = deck(1, 2)
        zone.show(A)
        zone.show_at(-1, B)
        assert zone.known == [A, A | B]
        assert news(zone) == (2, 3, 3), "two cards that nobody knew, then one that B and C did not"

    def test_what_is_known_already_is_no_news(self) -> None:
        zone = hand(A, 1)
        zone.show(A)
        zone.show_at(0, A)
        assert news(zone) == (0, 0, 0)

    def test_learning_something_else_is_news(self) -> None:
        zone = hand(A, 1)
        zone.learn(B | C)
        assert (zone.known, news(zone)) == ([A], (0, 1, 1))
        zone.learn()
        assert news(zone) == (1, 2, 2)

    def test_forget(self) -> None:
        zone = deck(1, 2)
        zone.show(A | B)
        zone.forget(B)
        assert zone.known == [A, A]

    def test_shuffling_leaves_what_eyes_see(self) -> None:
        zone, own = deck(*range(10)), hand(A, *range(5))
        zone.show(PUBLIC)
        own.show(PUBLIC)
        zone.shuffle(Chance.from_seed(1))
        own.shuffle(Chance.from_seed(1))
        assert sorted(zone.cards) == list(range(10)) != zone.cards
        assert (zone.known, own.known) == ([NOBODY] * 10, [A] * 5)


class TestLooking:
    def test_seen_by_goes_from_top_to_bottom(self) -> None:
        zone = deck(1, 2, 3)
        zone.show_at(0, A)
        zone.show_at(-1, PUBLIC)
        assert zone.seen_by(0) == [3, None, 1]
        assert zone.seen_by(1) == [3, None, None]
        assert zone.seen_by(None) == [3, None, None]

    def test_only_the_public_is_for_spectators(self) -> None:
        zone = deck(1)
        zone.show((1 << MAX_SEATS) - 1)
        assert zone.seen_by(None) == [None]
        zone.show(SPECTATORS)
        assert zone.seen_by(None) == [1]

    def test_remembered_of_an_unordered_place_tells_no_order(self) -> None:
        zone = hand(A, 3, 0, 2)
        zone.show_at(0, B)
        zone.show_at(1, B)
        assert zone.remembered(1) == [0, 3, None]
        assert zone.remembered(0) == [0, 2, 3]
        assert deck(1, 2).remembered(0) == [None, None]


class TestBeingAZone:
    def test_a_copy_shares_nothing(self) -> None:
        zone = hand(A, 1, 2)
        zone.show(B)
        twin = zone.copy()
        assert twin == zone
        assert twin.news == zone.news
        twin.put(3)
        twin.forget(B)
        assert (zone.cards, zone.known, len(twin)) == ([1, 2], [A | B, A | B], 3)

    def test_equality_minds_order_only_where_the_place_does(self) -> None:
        assert hand(A, 1, 2) == hand(A, 2, 1)
        assert deck(1, 2) != deck(2, 1)
        assert hand(A, 1) != hand(B, 1)
        assert hand(A) != []

    def test_it_shows_itself_to_developers(self) -> None:
        assert repr(hand(A, 7)) == "Zone([(7, 1)])"


# --- redeal -------------------------------------------------------------------------------------------------------------


def _draw(source: Zone, other: Zone, number: int) -> None:
    source.draw(other)


def _take(source: Zone, other: Zone, number: int) -> None:
    card, seen = source.cards[number % len(source)], number % 8 | source.eyes | other.eyes
    source.take(card, seen)
    other.put(card, seen)


def _slip(source: Zone, other: Zone, number: int) -> None:
    source.slip(source.cards[number % len(source)], other, number % 8)


def _show(source: Zone, other: Zone, number: int) -> None:
    source.show(number % 8)


def _show_at(source: Zone, other: Zone, number: int) -> None:
    source.show_at(number % len(source), number % 8)


def _shuffle(source: Zone, other: Zone, number: int) -> None:
    source.shuffle(Chance.from_seed(number))


Act = tuple[Callable[[Zone, Zone, int], None], int]
MOVES = [_draw, _take, _slip, _show, _show_at]
OPERATIONS = st.lists(st.tuples(st.sampled_from([*MOVES, _shuffle]), st.integers(0, 500)), max_size=25)


def table(operations: list[Act]) -> list[Zone]:
    """A deck and two hands after any operations."""
    zones = [deck(*[1, 2, 3, 4, 5] * 3), hand(A), hand(B)]
    for act, number in operations:
        source, other = zones[number % 3], zones[(number + 1) % 3]
        if source.cards:
            act(source, other, number)
    return zones


@given(OPERATIONS, st.integers(0, 2), st.integers(0, 9))
def test_redeal_keeps_what_the_seat_knows_and_all_cards(operations: list[Act], seat: int, seed: int) -> None:
    zones = table(operations)
    before = [zone.seen_by(seat) for zone in zones]
    known = [zone.known[:] for zone in zones]
    cards = Counter(card for zone in zones for card in zone.cards)
    redeal(zones, seat, Chance.from_seed(seed))
    assert [zone.seen_by(seat) for zone in zones] == before
    assert [zone.known for zone in zones] == known
    assert Counter(card for zone in zones for card in zone.cards) == cards


@given(OPERATIONS)
def test_eyes_always_know(operations: list[Act]) -> None:
    for zone in table(operations):
        assert len(zone.known) == len(zone.cards)
        assert all(mask & zone.eyes == zone.eyes for mask in zone.known)


@given(OPERATIONS, st.tuples(st.sampled_from(MOVES), st.integers(0, 500)))
def test_no_news_means_that_nobody_learned_what_the_seat_did_not_know(operations: list[Act], last: Act) -> None:
    """What undo rests on: where the counter of a seat stands still, no seat knows a card that neither knew before."""
    before, after = table(operations), table([*operations, last])
    for seat in range(3):
        if news(*before)[seat] == news(*after)[seat]:
            for other in range(3):
                bits = 1 << seat | 1 << other
                unknown = [
                    Counter(c for zone in zones for c, mask in zip(zone.cards, zone.known, strict=True) if not mask & bits)
                    for zones in (before, after)
                ]
                assert not unknown[0] - unknown[1]


def test_redeal_reaches_every_deal_equally_often() -> None:
    chance, found = Chance.from_seed("deals"), Counter[str]()
    for _ in range(6000):
        zones = [deck(1, 2), hand(B, 3), hand(A, 9)]
        redeal(zones, 0, chance)
        found[str([zone.cards for zone in zones])] += 1
    assert len(found) == 6
    assert all(850 < times < 1150 for times in found.values()), "5 deviations of a sixth of 6,000"
