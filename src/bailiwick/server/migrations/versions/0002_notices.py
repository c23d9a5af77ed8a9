"""Notices: where people want them, what they were told of, and what became of each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Three tables."""
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=True),
        sa.Column("p256dh", sa.String(length=120), nullable=True),
        sa.Column("auth", sa.String(length=40), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_channels_user"), "channels", ["user"], unique=False)
    op.create_index(op.f("ix_channels_token"), "channels", ["token"], unique=False)
    op.create_table(
        "watches",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("wanted", sa.Boolean(), nullable=True),
        sa.Column("turn", sa.Integer(), nullable=True),
        sa.Column("remind", sa.Integer(), nullable=True),
        sa.Column("over", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("match", "user"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=True),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("channel", sa.String(length=16), nullable=True),
        sa.Column("via", sa.String(length=8), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("next", sa.Double(), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("outcome", sa.String(length=10), nullable=True),
        sa.Column("detail", sa.String(length=200), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_notices_user"), "notices", ["user"], unique=False)
    op.create_index(op.f("ix_notices_next"), "notices", ["next"], unique=False)
