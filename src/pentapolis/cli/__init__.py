"""The commands: `pentapolis --help`. One module a command; `main` is the entry point."""

from .main import main

__all__ = ["main"]
