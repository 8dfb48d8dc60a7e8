"""Where bots think: processes of their own, so that no human waits for one."""

from .job import Job
from .pool import BotPool

__all__ = ["BotPool", "Job"]
