"""Alembic runs this with the connection that `database.upgrade` gives it."""

from __future__ import annotations

from alembic import context

from bailiwick.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
