"""What a bot decides with: its style, a stream of chance, and what all can see of the seats."""

from __future__ import annotations

from pentapolis.kernel.chance import Chance

from ..state import Table
from .style import Style
from .worth import Survey


class Surveys:
    """Surveys of one table. From the start of a draft until somebody acts nothing changes that all can see of the seats, so one
    survey serves all who choose a character, and the first who acts."""

    __slots__ = ("_draft", "_round")

    def __init__(self) -> None:
        self._round = 0
        self._draft: Survey | None = None

    def of(self, table: Table) -> Survey:
        """What can be seen now."""
        if not (table.packet.cards or (table.called == 1 and not table.used)):
            return Survey(table)
        if self._draft is None or self._round != table.round:
            self._round, self._draft = table.round, Survey(table)
        return self._draft


class Mind:
    """One seat's; `surveys` may be shared by all seats of a table, since it holds what all can see."""

    __slots__ = ("chance", "style", "surveys")

    def __init__(self, style: Style, chance: Chance, surveys: Surveys) -> None:
        self.style = style
        self.chance = chance
        self.surveys = surveys
