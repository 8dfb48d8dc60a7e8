"""What a reader sees: every key of the house turned into a sentence, in Russian or English.

>>> from pentapolis.words import words
>>> words("en").text("seats", count=3)
'3 seats'
>>> words("ru").text("seats", count=3)
'3 места'
"""

from .book import LANGUAGES, MissingWords, Words, language, words

__all__ = ["LANGUAGES", "MissingWords", "Words", "language", "words"]
