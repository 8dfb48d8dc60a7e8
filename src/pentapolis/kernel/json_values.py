"""JSON values, as types and as canonical bytes."""

from __future__ import annotations

import json
from typing import TypeAlias, Union

Json: TypeAlias = Union[None, bool, int, float, str, "list[Json]", "dict[str, Json]"]


def canonical(value: Json) -> str:
    """One text for one value: keys sorted, no spaces. Two views are the same if and only if these are."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
