"""The server that the browser tests and the pictures look at: its own folder, a free port, no rate limits.

    python -m tests.browser.serve FOLDER [SEED]

With a seed the keys of new tables follow from it, so that pictures can be taken again; tests deal by chance, as people do.
"""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace

from pentapolis.server.live import founding
from pentapolis.server.run import run
from pentapolis.server.settings import Limits, Rate

EVER_SO_OFTEN = Rate(1_000_000, 1_000_000)
OPEN = Limits(
    requests=EVER_SO_OFTEN,
    frames=EVER_SO_OFTEN,
    chat=EVER_SO_OFTEN,
    founding=EVER_SO_OFTEN,
    address=EVER_SO_OFTEN,
    sessions=EVER_SO_OFTEN,
    sockets_of_session=1000,
    sockets_of_address=1000,
    sockets_of_table=1000,
)


def tell(address: str) -> None:
    """The first line that this process prints is where it listens."""
    print(address.rstrip("/"), flush=True)


def deal_by(seed: str) -> None:
    """Keys of tables from a seed instead of from chance. For pictures alone."""
    drawn = random.Random(seed)
    known = SimpleNamespace(token_bytes=drawn.randbytes, choice=drawn.choice)
    founding.secrets = known  # type: ignore[attr-defined, assignment]  # it stands in for the module


if __name__ == "__main__":
    if len(sys.argv) > 2:
        deal_by(sys.argv[2])
    run(port=0, data=sys.argv[1], ready=tell, limits=OPEN)
