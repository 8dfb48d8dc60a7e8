"""Run by Alembic: the steps are applied on the connection that `migrate.upgrade` hands over."""

from __future__ import annotations

from alembic import context

from pentapolis.server.storage.models import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
