"""What the server keeps: tables, seats, logs, chat and sessions, in one SQLite file of the data folder."""

from .store import Store

__all__ = ["Store"]
