"""Files that commands read and write: records, saved games, pages of the rules."""

from __future__ import annotations

import re
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


def write_text(path: Path, text: str) -> None:
    """Writes a file, and the folders that it lies in; BadFile where that cannot be."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise BadFile("file-unwritable", path=str(path)) from error


def load_record(path: Path) -> Record:
    return read_record(read_text(path))


def data_folder() -> Path:
    """Where the server and saved games keep what must not be lost."""
    return user_data_path("pentapolis")


def save_path(record: Record) -> Path:
    """Where a game is saved unless a file is named: one place for each deal."""
    return data_folder() / "saves" / f"{record.game}-{record.commitment[:8]}.txt"


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
