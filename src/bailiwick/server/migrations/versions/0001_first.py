"""People, matches, their seats and logs."""

from __future__ import annotations

from alembic import op

from bailiwick.server.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything there is at first."""
    metadata.create_all(op.get_bind())
