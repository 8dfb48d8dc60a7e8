"""Files that commands read and write: records, saved games, pages of the rules."""

from __future__ import annotations

import re
from itertools import chain, count
from pathlib import Path

from platformdirs import user_data_path

from pentapolis import games
from pentapolis.kernel.record import MAX_BYTES, Record, read_record

from .errors import BadFile


def read_text(path: Path, most: int = MAX_BYTES) -> str:
    """The text of a file; BadFile where there is none, or it is no text or too long."""
    try:
        if path.stat().st_size > most:
            raise BadFile("file-too-long", path=str(path), most=most)
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadFile("file-no-text", path=str(path)) from error
    except OSError as error:
        raise BadFile("file-unreadable", path=str(path)) from error


def write_text(path: Path, text: str, fresh: bool = False) -> None:
    """Writes a file; BadFile where that cannot be, or where a `fresh` one is already there."""
    check_folder(path)
    try:
        with path.open("x" if fresh else "w", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadFile("file-exists", path=str(path)) from error
    except OSError as error:
        raise BadFile("file-unwritable", path=str(path)) from error


def check_folder(path: Path) -> None:
    """BadFile where a file cannot be written since its folder is not there: a mistyped name makes no folders."""
    if not path.parent.is_dir():
        raise BadFile("folder-missing", path=str(path), folder=str(path.parent))


def load_record(path: Path) -> Record:
    return read_record(read_text(path))


def data_folder() -> Path:
    """Where the server and saved games keep what must not be lost."""
    return user_data_path("pentapolis")


def save_path(record: Record) -> Path:
    """Where a game is saved unless a file is named: in a folder of its own, under a name that no other game of the same deal
    has yet."""
    folder = data_folder() / "saves"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("file-unwritable", path=str(folder)) from error
    stem = f"{record.game}-{record.commitment[:8]}"
    names = chain([f"{stem}.txt"], (f"{stem}-{number}.txt" for number in count(2)))
    return next(folder / name for name in names if not (folder / name).exists())


def rules_paragraph(game: str, lang: str, paragraph: str) -> str:
    """A section of the rules page as Markdown, or of the nearest section around it; empty where there is none."""
    page = games.folder(game) / "locale" / f"rules.{lang}.md"
    if not page.is_file():
        return ""
    text = page.read_text("utf-8")
    while paragraph:
        found = re.search(rf"^(#+) [^\n]*\{{#{re.escape(paragraph)}\}}.*?(?=^#+ |\Z)", text, re.MULTILINE | re.DOTALL)
        if found:
            return re.sub(r"\s*\{#[^}]*\}", "", found[0]).strip()
        paragraph = paragraph.rpartition(".")[0]
    return ""
