"""Carrying out what buildings do [15.6]: `pentapolis.games.ora_et_labora.functions` says what, these rooms do it.

The rooms import one another's actions in a ring (a function may build, and what is built may be used), so `deeds` and `visits`
come last.
"""

from __future__ import annotations

from . import deeds, gifts, trades, visits
from .use import carry_out

__all__ = ["carry_out", "deeds", "gifts", "trades", "visits"]
