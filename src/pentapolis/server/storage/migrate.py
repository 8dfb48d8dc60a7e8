"""Brings the database to its present form, from nothing or from any older one."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine

from ..errors import Unavailable

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(engine: Engine, folder: Path) -> None:
    """Runs the migrations that are missing. Unavailable where a newer program wrote the file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    scripts = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        present = MigrationContext.configure(connection).get_current_revision()
        if present == scripts.get_current_head():
            return
        if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
            raise Unavailable("data-newer", folder=str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
