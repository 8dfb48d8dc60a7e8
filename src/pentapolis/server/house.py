"""All that a running server has, made at its start and handed to whoever answers a request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from pentapolis import games
from pentapolis.bots import levels
from pentapolis.words import LANGUAGES

from .bots import BotPool
from .errors import warm_up
from .limits import Buckets, Counters
from .live.hub import Hub
from .messages import GameSaid
from .sessions import Sessions
from .settings import Limits, Settings
from .storage import Store

LOG: Final = logging.getLogger("pentapolis.server")


class Gates:
    """One set of buckets for each thing that is limited."""

    def __init__(self, limits: Limits) -> None:
        self.requests = Buckets(limits.requests)
        self.frames = Buckets(limits.frames)
        self.chat = Buckets(limits.chat)
        self.founding = Buckets(limits.founding)
        self.address = Buckets(limits.address)
        self.sessions = Buckets(limits.sessions)
        self.sockets_of_session = Counters(limits.sockets_of_session)
        self.sockets_of_address = Counters(limits.sockets_of_address)
        self.sockets_of_table = Counters(limits.sockets_of_table)


@dataclass(frozen=True)
class House:
    settings: Settings
    gates: Gates
    store: Store
    sessions: Sessions
    bots: BotPool
    hub: Hub
    games: tuple[GameSaid, ...]


@asynccontextmanager
async def open_house(settings: Settings, store: Store) -> AsyncIterator[House]:
    """As long as the server runs; at the end everything that was asked for is done."""
    bots = BotPool(settings.bot_workers, settings.bot_seconds)
    hub = Hub(store, bots, settings.idle)
    offered = await asyncio.to_thread(_offered_games)
    house = House(settings, Gates(settings.limits), store, Sessions(store), bots, hub, offered)
    warming = asyncio.create_task(_warm_up(bots, [game.name for game in offered]))
    try:
        yield house
    finally:
        warming.cancel()
        await hub.close()
        await bots.close()


def _offered_games() -> tuple[GameSaid, ...]:
    """The games that can be played; one that cannot be loaded is left out, so that it spoils no other. The command that serves
    says why."""
    return tuple(filter(None, map(_offered, games.playable())))


def _offered(name: str) -> GameSaid | None:
    try:
        rules = games.find_rules(name)
        return GameSaid(name, rules.minutes, rules.schema.describe(), levels(name))
    except Exception:
        LOG.exception("the game %s cannot be loaded", name)
        return None


async def _warm_up(bots: BotPool, offered: Sequence[str]) -> None:
    """What the first player would otherwise wait for."""
    await bots.warm_up()
    for game in (None, *offered):
        for lang in LANGUAGES:
            await asyncio.to_thread(warm_up, lang, game)
