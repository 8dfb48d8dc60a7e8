"""What can go wrong before a command has begun its work."""

from __future__ import annotations

from typing import ClassVar

from pentapolis.kernel.errors import PentapolisError


class BadCommand(PentapolisError):
    """The one who typed the command: an argument is missing, unknown or has a wrong value."""

    kind: ClassVar[str] = "bad-command"


class BadFile(PentapolisError):
    """A file that cannot be read or written."""

    kind: ClassVar[str] = "bad-file"
