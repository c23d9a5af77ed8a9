"""Standing orders of seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A choice and the round it is meant for."""
    op.add_column("seats", sa.Column("order_code", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("order_round", sa.String(length=40), nullable=True))
