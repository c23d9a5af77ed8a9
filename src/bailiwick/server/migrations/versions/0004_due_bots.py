"""The index of bots that have to act holds only those."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A choice of a person no longer touches it."""
    due = sa.column("bot_due", sa.Boolean).is_(True)
    op.drop_index("matches_by_bot", table_name="matches")
    op.create_index("matches_by_bot", "matches", ["bot_claim"], sqlite_where=due, postgresql_where=due)
