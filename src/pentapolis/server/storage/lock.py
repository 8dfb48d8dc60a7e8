"""One server for one data folder: two would each believe that they own the tables."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from ..errors import Unavailable


class FolderLock:
    """Held as long as the process lives; the system lets go of it however the process ends. Unavailable where another has it."""

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            os.close(self._file)
            raise Unavailable("data-in-use", folder=str(folder)) from None

    def release(self) -> None:
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
