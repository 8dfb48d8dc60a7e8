"""What lists tell of a game that is over: its result, and whether it was played here.

Of games that ended before, the result stays unknown: lists say when they ended, as they did.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text))
    op.add_column("tables", sa.Column("uploaded", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("uploaded")
        batch.drop_column("result")
