"""The only source of randomness: a keyed BLAKE2b counter stream that anybody can recompute.

Block n of the stream is BLAKE2b-512 (RFC 7693) of n as 8 bytes, least significant first, under the table's key; it is
read as sixteen 32-bit words, least significant byte first. `docs/chance.md` has a worked example.
"""

from __future__ import annotations

import struct
from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from typing import Final, TypeVar

T = TypeVar("T")

WORDS: Final = 16
WORD_RANGE: Final = 1 << 32
KEY_BYTES: Final = 32
MAX_COUNT: Final = WORDS << 64
"""So many words has the stream of one key."""

_read_words = struct.Struct("<16I").unpack
_write_count = struct.Struct("<Q").pack
# The largest multiple of n that a word can be below; words from there on are thrown away, so that each value is equally likely.
_FAIR: Final = (WORD_RANGE, *(WORD_RANGE - WORD_RANGE % n for n in range(1, 257)))


def _fair(n: int) -> int:
    if n > WORD_RANGE:
        raise ValueError(f"one word has {WORD_RANGE} values; {n} are wanted")
    return _FAIR[n] if n <= 256 else WORD_RANGE - WORD_RANGE % n


class Chance:
    """A place in the stream of one key.

    key    32 bytes, secret until the game is over.
    count  how many words have been drawn.
    """

    __slots__ = ("_words", "count", "key")

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count
        self._words: tuple[int, ...] = ()
        if count % WORDS:
            self._words = self._block(count // WORDS)

    @classmethod
    def from_seed(cls, seed: int | str) -> Chance:
        """A stream for tests, benchmarks and simulations: the key is the BLAKE2b-256 of the seed's text."""
        return cls(blake2b(str(seed).encode(), digest_size=KEY_BYTES).digest())

    def copy(self) -> Chance:
        twin = Chance.__new__(Chance)
        twin.key, twin.count, twin._words = self.key, self.count, self._words
        return twin

    def _block(self, number: int) -> tuple[int, ...]:
        return _read_words(blake2b(_write_count(number), key=self.key).digest())

    def word(self) -> int:
        """The next word, 0 … 2³² − 1."""
        place = self.count % WORDS
        if not place:
            self._words = self._block(self.count // WORDS)
        self.count += 1
        return self._words[place]

    def below(self, n: int) -> int:
        """0 … n − 1, each equally likely; nothing is drawn where n is 1. ValueError where there is no such number."""
        if n <= 1:
            if n == 1:
                return 0
            raise ValueError(f"no number is below {n}")
        fair = _fair(n)
        while (word := self.word()) >= fair:
            pass
        return word % n

    def pick(self, items: Sequence[T]) -> T:
        """One of them, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Fisher and Yates, from the last place down: `items[i]` changes places with `items[below(i + 1)]`."""
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self, label: int | str) -> Chance:
        """Another stream, told apart by its label; it draws nothing from this one."""
        data = f"{self.count}:{label}".encode()
        return Chance(blake2b(data, key=self.key, digest_size=KEY_BYTES, person=b"pentapolis-fork").digest())

    def commitment(self) -> str:
        """What is shown of a secret key from the start: the hex of its BLAKE2b-256."""
        return commitment(self.key)


def commitment(key: bytes) -> str:
    return blake2b(key, digest_size=32, person=b"pentapolis-key").hexdigest()
