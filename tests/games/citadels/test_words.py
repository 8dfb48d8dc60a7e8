"""Everything that the game can say has words in both languages, whatever cards are in play, and tells each reader what is his."""

from __future__ import annotations

from pathlib import Path

import pytest

import pentapolis.games.citadels as package
from pentapolis.games.citadels import GAME
from pentapolis.games.citadels.components import CARD, CHARACTER, DISTRICTS, PURPLE
from pentapolis.games.citadels.state import Table
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle, Event
from pentapolis.kernel.json_values import Json
from pentapolis.kernel.match import Match
from pentapolis.words import LANGUAGES, words

from .presets import PRESETS

NAMES = tuple("ABCDEFGH")
GAMES = 6


def played(options: dict[str, Json], seed: int) -> Match[Table]:
    match = Match(GAME, GAME.schema.read(options), Chance.from_seed(seed), Chronicle())
    chance = Chance.from_seed(f"words {seed}")
    while not match.over:
        match.play(match.asks[0].seat, chance.pick(match.asks[0].options))
    return match


@pytest.mark.parametrize("options", PRESETS, ids=str)
def test_every_event_has_words(options: dict[str, Json]) -> None:
    kinds: set[str] = set()
    for seed in range(GAMES):
        match = played(options, seed)
        for event in match.state.chronicle.events:
            kinds.add(event.kind)
            for lang in LANGUAGES:
                for viewer in (event.seat or 0, (event.seat or 0) ^ 1, None):
                    said = words(lang, "citadels").event(GAME, event.seen_by(viewer), NAMES)
                    assert said and "{" not in said and "None" not in said
    assert len(kinds) > 20


def secret_words(event: Event) -> list[str]:
    return [str(item) for value in event.secrets.values() for item in (value if isinstance(value, list) else [value])]


def test_secrets_are_told_to_those_who_know_them() -> None:
    match = played({"seats": 5, "edition": "dark-city", "characters": "random"}, 3)
    told = 0
    for event in match.state.chronicle.events:
        if event.secrets:
            knowers = [seat for seat in range(5) if event.knowers >> seat & 1]
            assert event.seat in knowers and len(knowers) <= 2
            assert secret_words(event) and not set(event.secrets) & set(event.seen_by(None))
            told += 1
    assert told > 30


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_with_an_effect_says_it(lang: str) -> None:
    book = words(lang, "citadels")
    for name in CHARACTER.names:
        assert book.has(f"effect-character-{name}") and len(book.text(f"effect-character-{name}")) < 110
    for kind, district in enumerate(DISTRICTS):
        assert book.has(f"effect-district-{CARD.write(kind)}") == (district.colour == PURPLE)


def test_no_exclamation_marks_and_no_plain_quotes() -> None:
    folder = Path(package.__file__).parent / "locale"
    for path in folder.iterdir():
        text = path.read_text("utf-8")
        assert "!" not in text, path.name
        assert path.suffix == ".ftl" or '"' not in text, path.name
