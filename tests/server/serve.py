"""What runs in the process of a test's server: `python -m tests.server.serve JSON`, the settings as JSON."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from pentapolis.server import Limits, Rate, Settings, serve

UNLIMITED = Rate(1e9, 1e9)
NO_LIMITS = Limits(
    requests=UNLIMITED,
    frames=UNLIMITED,
    chat=UNLIMITED,
    founding=UNLIMITED,
    address=UNLIMITED,
    sessions=UNLIMITED,
    sockets_of_session=10**6,
    sockets_of_address=10**6,
    sockets_of_table=10**6,
)


def settings(given: dict[str, object]) -> Settings:
    """Without rate limits, unless some are given by name as pairs and numbers."""
    limits = {name: Rate(*value) if isinstance(value, list) else value for name, value in dict(given.pop("limits", {})).items()}  # type: ignore[call-overload]
    return Settings(data=Path(str(given.pop("data"))), limits=NO_LIMITS._replace(**limits), **given)  # type: ignore[arg-type]


def main() -> None:
    serve(settings(json.loads(sys.argv[1])), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main()
