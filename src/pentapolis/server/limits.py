"""Token buckets: how often somebody may do something."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Final

from .errors import TooFast, TooLarge, TooMany
from .settings import Rate

MOST_KEYS: Final = 20_000
"""Buckets kept; the one used longest ago is forgotten first, and it is the fullest."""


class Buckets:
    """One bucket for each key. It holds `rate.burst` tokens at most and fills by `rate.each_second`."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._levels: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def take(self, key: Hashable) -> None:
        """One token; TooFast tells the seconds to wait where there is none."""
        wait = self.try_take(key)
        if wait:
            raise TooFast(max(1, math.ceil(wait)))

    def try_take(self, key: Hashable) -> float:
        """Takes one token and returns 0; or takes none, and returns the seconds until there is one."""
        burst, each_second = self._rate
        moment = self._clock()
        level, since = self._levels.pop(key, (burst, moment))
        level = min(burst, level + (moment - since) * each_second)
        self._levels[key] = (level - 1 if level >= 1 else level, moment)
        if len(self._levels) > MOST_KEYS:
            self._levels.popitem(last=False)
        return 0 if level >= 1 else (1 - level) / each_second


class Counters:
    """How many of something are open at once for each key; TooMany where it would be more than `most`."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[Hashable] = Counter()

    @contextmanager
    def counted(self, key: Hashable) -> Iterator[None]:
        if self._open[key] >= self._most:
            raise TooMany("too-many-connections")
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


def network(host: str) -> str:
    """What counts as one address: of IPv6 the /64 that a household is given."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    return str(ipaddress.ip_network((address, 64), strict=False))


def is_loopback(host: str) -> bool:
    """Whether a name or address means this machine, and none but itself can come to it by that."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def check_size(size: int, most: int) -> None:
    if size > most:
        raise TooLarge("too-large", most=most)
