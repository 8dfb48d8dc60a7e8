"""The contract of a game: what the kernel, the bots and the table need of it, and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, Self, TypeVar

from .ask import Ask, Option, Play, Seat
from .chance import Chance
from .chronicle import Chronicle
from .game_options import GameOptions, Schema
from .json_values import Json
from .notation import Notation
from .outcome import Outcome, Refusal
from .zone import Zone


class State(Protocol):
    """What lies on the table: a slotted dataclass of ints, lists, small tuples and zones."""

    chance: Chance
    chronicle: Chronicle

    def copy(self) -> Self:
        """A state that shares nothing that changes with this one, with a silent chronicle."""
        ...


S = TypeVar("S", bound=State)


class Rules(Protocol[S]):
    """One game. Each part is a pure function of what it is given; only `step` and `imagine` change a state."""

    @property
    def name(self) -> str:
        """The folder's name, such as "guildhall"; the key of the game's words (`game-name`) and of its records."""
        ...

    @property
    def version(self) -> int:
        """Goes up when a record of the older version would replay differently."""
        ...

    @property
    def minutes(self) -> tuple[int, int]:
        """How long a game takes people, from and to."""
        ...

    @property
    def schema(self) -> Schema:
        """Seats and variants."""
        ...

    @property
    def notation(self) -> Notation:
        """How options are written, and all there are."""
        ...

    def setup(self, options: GameOptions, chance: Chance) -> S:
        """Deals the first position. It keeps `chance` as its own; the chronicle is silent until a Match gives one."""
        ...

    def step(self, state: S) -> Play:
        """Plays the smallest stretch that can begin from the state alone; repeated until there is an outcome."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Scores, ranking and tie-breaks, once the game is over."""
        ...

    def look(self, state: S, seat: Seat | None) -> dict[str, Json]:
        """What the rules let this seat (None: a spectator) see now, built by naming what is shown. Components are written
        by their names in the notation; unordered places are sorted. The same bytes whatever the seat cannot know."""
        ...

    def memory(self, state: S, seat: Seat) -> dict[str, Json]:
        """What this seat has seen and still knows beyond `look`: for bots and learners, not drawn on the table."""
        ...

    def imagine(self, state: S, seat: Seat, chance: Chance) -> None:
        """Deals anew, in place, what this seat cannot know, every possible deal equally likely, with the given `chance`,
        and gives the state a stream of its own (`chance.fork`). Only for a seat that is being asked."""
        ...

    def zones(self, state: S) -> Mapping[str, Zone]:
        """Every place whose cards are hidden from somebody, by a name: for undo, conservation and tests."""
        ...

    def components(self, state: S) -> Mapping[str, int]:
        """How many there are of each component wherever it lies; the same at every ask of a game (conservation)."""
        ...

    def describe(self, state: S) -> dict[str, Json]:
        """The whole state as readable JSON, secrets included: a position. `arrange` reads it back."""
        ...

    def arrange(self, state: S, given: Mapping[str, Json]) -> None:
        """Lays out, in place, what `given` names (any part of what `describe` writes) on top of a dealt state; what it does
        not name stays or fills up. BadPosition names the field that is wrong and what was expected."""
        ...

    def refuse(self, state: S, ask: Ask, option: Option) -> Refusal | None:
        """Why `option` is forbidden; None where it is offered, and where the rules have no more to say than "not now".
        It uses the very predicates that list the options, takes any option that the notation can write, changes nothing, and
        says nothing that the asked seat cannot know."""
        ...
