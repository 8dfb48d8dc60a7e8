"""The server that the browser tests and the pictures look at: its own folder, a free port, no rate limits."""

from __future__ import annotations

import sys

from pentapolis.server.run import run
from pentapolis.server.settings import Limits, Rate

EVER_SO_OFTEN = Rate(1_000_000, 1_000_000)
OPEN = Limits(*[EVER_SO_OFTEN] * 6, 1000, 1000, 1000)


def tell(address: str) -> None:
    """The first line that this process prints is where it listens."""
    print(address.rstrip("/"), flush=True)


if __name__ == "__main__":
    run(port=0, data=sys.argv[1], ready=tell, limits=OPEN)
