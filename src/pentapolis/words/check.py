"""`python -m pentapolis.words.check [GAME …]`: whether everything that can be said is said in both languages.

It compares the two files of every room, looks for ё written as е, reads from the source which keys it can produce, asks each
game for its verbs, options and components, and puts some random games of each into words.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator, Sequence
from pathlib import Path

import pentapolis
from pentapolis import games
from pentapolis.kernel.ask import Ask, Option
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.chronicle import Chronicle
from pentapolis.kernel.errors import BadGameOption, PentapolisError
from pentapolis.kernel.match import Match
from pentapolis.kernel.notation import SEATS
from pentapolis.kernel.outcome import Outcome
from pentapolis.kernel.rules import Rules, State

from .book import LANGUAGES, MissingWords, Words
from .parity import differences, read_pair
from .sources import PLAIN, Needed, Sources
from .spelling import misspelt

ROOT = Path(pentapolis.__file__).parent
WHY_LETTERS = 12
GAMES_IN_WORDS = 3
NAMES = tuple("ABCDEFGHI")


def problems(names: Sequence[str], root: Path = ROOT) -> Iterator[str]:
    """Everything that is wrong with the words of the house and of these games."""
    for folder in sorted(root.rglob("locale")):
        if any(folder.glob("*.ftl")):
            yield from differences(folder)
    yield from misspelt(root)
    yield from missing_errors(root)
    for name in names:
        try:
            rules, folder = games.find_rules(name), Path(str(games.folder(name)))
        except BadGameOption as error:
            yield f"{name}: {Words('en').error(error)}"
        else:
            yield from game_problems(rules, folder)


def missing_errors(root: Path) -> Iterator[str]:
    """Errors and findings of the house that have no words, be they the house's own or those of the room that raises them; of the
    terminal also all that it says, for which it has the words of the games besides its own."""
    for room in sorted(path for path in root.iterdir() if path.is_dir() and path.name not in ("games", "__pycache__")):
        own = sorted(room.rglob("locale"))
        if room.name == "cli":
            yield from _missing(room, list(Sources(room, PLAIN).needed()), [*own, *sorted((root / "games").glob("*/locale"))])
        else:
            errors = [each for each in Sources(room).needed() if each.pattern.startswith(("error-", "finding-"))]
            yield from _missing(room, errors, own)


def _missing(room: Path, needed: list[Needed], own: list[Path]) -> Iterator[str]:
    """What stands neither in the house's files nor in the room's own."""
    folders = [ROOT / "words" / "locale", *own]
    for lang in LANGUAGES:
        keys: set[str] = set()
        for folder in folders:
            keys |= read_pair(folder)[lang].keys if (folder / f"{lang}.ftl").exists() else set()
        for each in dict.fromkeys(needed):
            if not each.found_in(keys):
                yield f"{room.name}, {lang}: no message {each.pattern.replace(chr(92), '')} ({each.place})"


def game_problems(rules: Rules[State], folder: Path) -> Iterator[str]:
    """What a game can say and has no words for."""
    needed = [*Sources(folder).needed(), *(Needed(key, "the contract") for key in contract_keys(rules))]
    yield from _missing(folder, needed, [folder / "locale"])
    if not all((folder / "locale" / f"{lang}.ftl").is_file() for lang in LANGUAGES):
        yield f"{folder.name}: a file of words is missing"
        return
    yield from shared_keys(folder)
    for lang in LANGUAGES:
        book = Words(lang, rules, (folder / "locale",))
        yield from long_reasons(book, folder)
        yield from unnamed_components(book, rules)
        yield from silent_games(book, rules)


def contract_keys(rules: Rules[State]) -> Iterator[str]:
    """The messages that a game needs whatever its source says."""
    yield from ("game-name", "game-tagline", "game-length")
    yield from (f"do-{verb}" for verb in rules.notation.verbs)
    for field in rules.schema.fields:
        described = field.describe()
        values = described.get("values", [])
        yield from (f"option-{field.name}", f"option-{field.name}-help")
        yield from (f"option-{field.name}-{value}" for value in (values if isinstance(values, list) else ()))


def shared_keys(folder: Path) -> Iterator[str]:
    """Messages of a game that the house has too: only one of them would be seen."""
    house = read_pair(ROOT / "words" / "locale")["en"].keys
    for key in sorted(house & read_pair(folder / "locale")["en"].keys):
        yield f"{folder.name}: {key} is a message of the house"


def long_reasons(book: Words, folder: Path) -> Iterator[str]:
    for key in sorted(read_pair(folder / "locale")[book.lang].keys):
        if key.startswith("why-") and len(book.text(key)) > WHY_LETTERS:
            yield f"{folder.name}, {book.lang}: {key} has more than {WHY_LETTERS} letters"


def unnamed_components(book: Words, rules: Rules[State]) -> Iterator[str]:
    kinds = {kind for kinds in rules.notation.verbs.values() for kind in kinds if kind is not SEATS}
    for label, name in sorted({(kind.label, name) for kind in kinds for name in kind.names}):
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            book.component(label, name)
        if caught:
            yield f"{rules.name}, {book.lang}: no words for {label} {name}"


def silent_games(book: Words, rules: Rules[State]) -> Iterator[str]:
    """What random games with every number of seats say and the book does not know."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for seats in range(rules.schema.min_seats, rules.schema.max_seats + 1):
            for seed in range(GAMES_IN_WORDS):
                tell_game(book, rules, seats, seed)
    for text in dict.fromkeys(str(warning.message) for warning in caught if issubclass(warning.category, MissingWords)):
        yield f"{rules.name}, {text}"


def tell_game(book: Words, rules: Rules[State], seats: int, seed: int) -> None:
    """Puts a whole random game into words: its asks, options, refusals, log and end."""
    chance = Chance.from_seed(f"words {seed}")
    match = Match(rules, rules.schema.default(seats), Chance.from_seed(seed), Chronicle())
    vocabulary = rules.notation.vocabulary
    while match.asks:
        ask = next(ask for ask in match.asks if ask.seat not in match.answers)
        _tell_ask(book, rules, ask)
        _tell_refusal(book, match, ask, chance.pick(vocabulary))
        match.play(ask.seat, chance.pick(ask.options))
    for event in match.state.chronicle.events:
        for viewer in (*range(seats), None):
            book.event(rules, event.seen_by(viewer), NAMES)
    assert match.outcome is not None
    _tell_outcome(book, match.outcome)


def _tell_ask(book: Words, rules: Rules[State], ask: Ask) -> None:
    book.ask(ask, NAMES)
    book.hint(ask, NAMES)
    for option in ask.options:
        book.option(rules, option, NAMES)


def _tell_refusal(book: Words, match: Match[State], ask: Ask, option: Option) -> None:
    refusal = match.refuse(ask.seat, option)
    if refusal is not None:
        book.refusal(refusal, NAMES)
        book.text(f"why-{refusal.reason}")


def _tell_outcome(book: Words, outcome: Outcome) -> None:
    book.text(f"end-{outcome.reason}")
    for source in outcome.breakdown:
        book.text(f"score-{source}")


def main(names: Sequence[str] = ()) -> int:
    """Prints what is wrong, with all games unless some are named; 1 where anything is."""
    try:
        found = list(problems(names or games.names()))
    except PentapolisError as error:
        found = [str(error)]
    for problem in found:
        print(problem)
    print(f"words: {len(found)} problems" if found else "words: every key is there in both languages")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
