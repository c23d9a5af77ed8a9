"""Seats of hot-seat companions know that they are, also while a bot plays them or after resigning."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

seats = sa.table(
    "seats", *[sa.column(name) for name in ("kind", "user", "name")], sa.column("companion", sa.Boolean)
)
users = sa.table("users", sa.column("id"), sa.column("name"))


def upgrade() -> None:
    """Where a bot plays, another name than the person's tells a companion: nothing else was kept."""
    op.add_column("seats", sa.Column("companion", sa.Boolean(), server_default=sa.false(), nullable=False))
    own = sa.select(users.c.name).where(users.c.id == seats.c.user).scalar_subquery()
    played = seats.c.kind.in_(("bot", "resigned"))
    theirs = sa.or_(seats.c.kind == "hotseat", sa.and_(played, seats.c.name != own))
    op.execute(seats.update().where(theirs).values(companion=True))
    op.execute(seats.update().where(seats.c.kind == "hotseat").values(kind="person"))
