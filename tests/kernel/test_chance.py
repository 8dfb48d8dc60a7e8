"""The stream is recomputed here with hashlib alone, as a reader of docs/chance.md would."""

from __future__ import annotations

import re
from collections import Counter
from hashlib import blake2b
from pathlib import Path

import pytest

from pentapolis.kernel.chance import KEY_BYTES, WORD_RANGE, Chance, commitment

KEY = bytes(range(32))
PAGE = Path(__file__).parents[2] / "docs" / "chance.md"


def words_by_hand(key: bytes, blocks: int) -> list[int]:
    text = b"".join(blake2b(block.to_bytes(8, "little"), key=key, digest_size=64).digest() for block in range(blocks))
    return [int.from_bytes(text[place : place + 4], "little") for place in range(0, len(text), 4)]


def test_words_are_those_of_keyed_blake2b() -> None:
    chance = Chance(KEY)
    assert [chance.word() for _ in range(50)] == words_by_hand(KEY, 4)[:50]
    assert chance.count == 50


def test_the_worked_example_of_the_page_is_true() -> None:
    """The Python block of the page, run as it stands, prints what the page says it prints."""
    program, printed = re.findall(r"```(?:python|text)\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)[:2]
    said: list[str] = []
    exec(program, {"print": lambda *values: said.append(" ".join(map(str, values)))})
    assert "\n".join(said) == printed.strip()


def test_the_page_says_what_the_kernel_draws() -> None:
    page = PAGE.read_text("utf-8")
    chance = Chance(KEY)
    words = [chance.word() for _ in range(4)]
    chance = Chance(KEY)
    throws = [chance.below(6) for _ in range(10)]
    deck = list("ABCDEFGH")
    chance.shuffle(deck)
    for shown in (str(words), str(throws), " ".join(deck), Chance(KEY).commitment()):
        assert shown in page


def test_below_throws_away_words_that_would_favour_small_numbers() -> None:
    n = 3 << 30
    by_hand = [word % n for word in words_by_hand(KEY, 8) if word < n]
    chance = Chance(KEY)
    drawn = [chance.below(n) for _ in range(20)]
    assert drawn == by_hand[:20]
    assert chance.count > 20, "about one word in four does not count"


@pytest.mark.parametrize("n", [2, 3, 6, 7, 52, 255, 256, 257, 1000])
def test_below_is_the_remainder_of_a_fair_word(n: int) -> None:
    chance = Chance(KEY)
    fair = WORD_RANGE - WORD_RANGE % n
    assert [chance.below(n) for _ in range(40)] == [word % n for word in words_by_hand(KEY, 5) if word < fair][:40]


def test_nothing_is_drawn_where_there_is_no_choice() -> None:
    chance = Chance(KEY)
    assert (chance.below(1), chance.pick(["only"]), chance.count) == (0, "only", 0)


@pytest.mark.parametrize("n", [0, -1, WORD_RANGE + 1])
def test_what_cannot_be_drawn_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match=r"below|values"):
        Chance(KEY).below(n)


def test_the_greatest_range_is_a_whole_word() -> None:
    assert Chance(KEY).below(WORD_RANGE) == words_by_hand(KEY, 1)[0]


def test_shuffle_goes_from_the_last_place_down() -> None:
    items, by_hand = list(range(20)), list(range(20))
    chance, throws = Chance(KEY), Chance(KEY)
    chance.shuffle(items)
    for last in range(19, 0, -1):
        other = throws.below(last + 1)
        by_hand[last], by_hand[other] = by_hand[other], by_hand[last]
    assert items == by_hand
    assert sorted(items) == list(range(20))


def test_shuffles_are_fair() -> None:
    chance = Chance.from_seed("fair")
    found: Counter[str] = Counter()
    for _ in range(6000):
        items = list("abc")
        chance.shuffle(items)
        found["".join(items)] += 1
    assert len(found) == 6
    assert all(850 < times < 1150 for times in found.values()), "5 deviations of a sixth of 6,000"


@pytest.mark.parametrize("count", [0, 1, 15, 16, 17, 100])
def test_a_place_in_the_stream_is_a_key_and_a_number(count: int) -> None:
    drawn = Chance(KEY)
    for _ in range(count):
        drawn.word()
    again, copy = Chance(KEY, count), drawn.copy()
    following = words_by_hand(KEY, 8)[count : count + 20]
    for chance in (again, copy, drawn):
        assert [chance.word() for _ in range(20)] == following


def test_a_copy_draws_for_itself() -> None:
    chance = Chance(KEY)
    chance.copy().word()
    assert chance.count == 0


def test_forks_differ_by_label_and_place_and_draw_nothing() -> None:
    chance = Chance(KEY)
    keys = {chance.fork("a").key, chance.fork("b").key, chance.fork(1).key, KEY}
    assert chance.count == 0
    assert chance.fork("a").key == chance.fork("a").key
    chance.word()
    keys.add(chance.fork("a").key)
    assert len(keys) == 5
    assert all(len(key) == KEY_BYTES for key in keys)


def test_seeds_are_hashed_to_keys() -> None:
    assert Chance.from_seed(7).key == Chance.from_seed("7").key == blake2b(b"7", digest_size=32).digest()


def test_the_commitment_shows_nothing_of_the_key() -> None:
    assert commitment(KEY) == blake2b(KEY, digest_size=32, person=b"pentapolis-key").hexdigest()
    assert KEY.hex() not in commitment(KEY)
