"""Alembic migrations; they run whenever the server starts."""
