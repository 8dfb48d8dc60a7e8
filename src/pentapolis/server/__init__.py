"""Tables on the web: `run` serves them."""

from .run import run, serve
from .settings import Limits, Rate, Settings

__all__ = ["Limits", "Rate", "Settings", "run", "serve"]
