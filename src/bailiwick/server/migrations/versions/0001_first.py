"""People, matches, their seats and logs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything there is at first."""
    op.create_table(
        "attempts",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("key", sa.String(length=120), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("attempts_by_key", "attempts", ["key", "at"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("user", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_chat_match"), "chat", ["match"], unique=False)
    op.create_table(
        "facts",
        sa.Column("key", sa.String(length=40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_table(
        "invites",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index(op.f("ix_invites_match"), "invites", ["match"], unique=False)
    op.create_table(
        "log",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("code", sa.Integer(), nullable=True),
        sa.Column("undoes", sa.Integer(), nullable=True),
        sa.Column("hidden", sa.Boolean(), nullable=False),
        sa.Column("hash", sa.String(length=16), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=True),
        sa.Column("key", sa.String(length=64), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("variant", sa.JSON(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=True),
        sa.Column("seed_text", sa.Text(), nullable=True),
        sa.Column("title", sa.String(length=80), nullable=False),
        sa.Column("host", sa.String(length=16), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("shuffle", sa.Boolean(), nullable=False),
        sa.Column("spectator_chat", sa.Boolean(), nullable=False),
        sa.Column("pace", sa.String(length=12), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("reason", sa.Text(), nullable=True),
        sa.Column("choices", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.String(length=20), nullable=False),
        sa.Column("round", sa.String(length=40), nullable=True),
        sa.Column("bot_due", sa.Boolean(), nullable=False),
        sa.Column("bot_claim", sa.Double(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("touched", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_matches_host"), "matches", ["host"], unique=False)
    op.create_index("matches_by_bot", "matches", ["bot_due", "bot_claim"], unique=False)
    op.create_index("matches_by_state", "matches", ["state", "private", "touched"], unique=False)
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=True),
        sa.Column("name", sa.String(length=40), nullable=True),
        sa.Column("level", sa.String(length=40), nullable=True),
        sa.Column("bank", sa.Double(), nullable=True),
        sa.Column("since", sa.Double(), nullable=True),
        sa.Column("seen", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("match", "seat"),
    )
    op.create_index(op.f("ix_seats_user"), "seats", ["user"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("token"),
    )
    op.create_index(op.f("ix_sessions_user"), "sessions", ["user"], unique=False)
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=120), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("name_key"),
    )
    op.create_table(
        "votes",
        sa.Column("match", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "user"),
    )
