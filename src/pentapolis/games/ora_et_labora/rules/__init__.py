"""The rules as code: rounds, actions and functions.

Every ask and what it offers stands in the ask's own room: `action`, `after` in turn.py; `bonus` in bonus.py; `settlement` in
settling.py; `fee`, `clergyman` in contracts.py; `place`, `prior` in building.py; `overbuild-which`, `overbuild`, `neutral-use` in
solo.py; what a function asks in the package functions; `pay` in payments.py.
"""

from . import functions  # noqa: F401  # before building, which calls it and which it calls
from .rounds import step

__all__ = ["step"]
