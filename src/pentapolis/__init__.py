"""Pentapolis («Пятиградье»): five city-building card games."""

__version__ = "0.1.0"
