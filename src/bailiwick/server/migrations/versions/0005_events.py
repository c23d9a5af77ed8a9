"""Chat lines that say what happened to a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """What happened; null for what somebody said."""
    op.add_column("chat", sa.Column("event", sa.String(length=12), nullable=True))
