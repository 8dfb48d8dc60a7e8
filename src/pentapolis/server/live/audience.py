"""Those who look at a table: their connections, and the last messages for who missed some."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from typing import Final, Protocol

from .views import Viewer

KEPT: Final = 8
"""So many messages are kept for each viewer; who missed more is sent one whole state."""


class Subscriber(Protocol):
    """A connection that looks at a table."""

    @property
    def session(self) -> int | None: ...

    def post(self, text: str) -> None:
        """Queues a message; never waits."""
        ...

    def drop(self) -> None:
        """Ends the connection, so that its client comes anew."""
        ...


class Audience:
    """The connections of one table, by what they are allowed to see."""

    def __init__(self, viewer_of: Callable[[int | None], Viewer]) -> None:
        self._viewer_of = viewer_of
        self._subscribers: dict[Subscriber, None] = {}
        self._sent: dict[Viewer, deque[tuple[int, str]]] = {}

    def __len__(self) -> int:
        return len(self._subscribers)

    def add(self, subscriber: Subscriber) -> None:
        self._subscribers[subscriber] = None

    def remove(self, subscriber: Subscriber) -> None:
        self._subscribers.pop(subscriber, None)

    @property
    def sessions(self) -> set[int]:
        return {each.session for each in self._subscribers if each.session is not None}

    @property
    def watching(self) -> int:
        """How many connections belong to nobody who sits here."""
        return sum(self._viewer_of(each.session).seat is None for each in self._subscribers)

    def send(self, text: str) -> None:
        """The same to all."""
        for subscriber in self._subscribers:
            subscriber.post(text)

    def send_each(self, message: Callable[[Viewer], str]) -> dict[Viewer, str]:
        """To each what its eyes may see, made once for all with the same eyes; what was made."""
        made: dict[Viewer, str] = {}
        for subscriber in self._subscribers:
            viewer = self._viewer_of(subscriber.session)
            if viewer not in made:
                made[viewer] = message(viewer)
            subscriber.post(made[viewer])
        return made

    def keep(self, number: int, made: Mapping[Viewer, str]) -> None:
        """What was sent at a number, for who misses it."""
        for viewer, text in made.items():
            self._sent.setdefault(viewer, deque(maxlen=KEPT)).append((number, text))

    def missed(self, viewer: Viewer, since: int, number: int) -> list[str]:
        """The messages after `since` up to `number`; empty where there are none or one of them is gone."""
        wanted = range(since + 1, number + 1)
        found = {kept: text for kept, text in self._sent.get(viewer, ()) if kept in wanted}
        return [found[each] for each in wanted] if len(found) == len(wanted) else []

    def forget(self) -> None:
        """After seats have changed hands, nobody is sent what was made for another."""
        self._sent.clear()

    def dismiss(self) -> None:
        for subscriber in list(self._subscribers):
            subscriber.drop()
