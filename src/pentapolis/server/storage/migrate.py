"""Brings the database to its present form, from nothing or from any older one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect

from ..errors import Unavailable

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def revisions() -> list[str]:
    """All forms that the database ever had, oldest first: the files of the migrations begin with them."""
    return sorted(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def upgrade(engine: Engine, folder: Path) -> None:
    """Runs the migrations that are missing. Unavailable where a newer program wrote the file."""
    with engine.begin() as connection:
        present, known = _present(connection), revisions()
        if present is not None and present not in known:
            raise Unavailable("data-newer", folder=str(folder))
        if present != known[-1]:
            _run_alembic(connection)


def _present(connection: Connection) -> str | None:
    """The revision of the file; None where it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return None if found is None else str(found)


def _run_alembic(connection: Connection) -> None:
    # Imported only where it is needed: it would make each start an eighth slower.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
