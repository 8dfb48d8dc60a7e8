"""placeholder"""

from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.outcome import Refusal

from ..state import Table


def refuse(table: Table, ask: Ask, option: Option) -> Refusal | None:
    return None
