"""What the person who runs the server can decide."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from bailiwick.core.tables import BadInput

STATIC = Path(__file__).parent / "static"
DEFAULT_DATABASE = "bailiwick.db"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All of it has a default: `bailiwick serve` alone is enough."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT_DATABASE
    workers: int = 1
    live_matches: int = 2000  # positions kept in memory; the others are replayed when someone looks
    bot_workers: int = 1
    bot_seconds: float = 5.0  # after this a bot's seat gets a fallback choice
    origins: tuple[str, ...] = ()  # further addresses the browser may know us by, behind a proxy
    static: Path = STATIC
    quiet: bool = False


def database_url(text: str) -> str:
    """A file name is an SQLite file; postgresql://… is PostgreSQL through psycopg."""
    if text.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + text.split("://", 1)[1]
    if "://" in text:
        if not text.startswith(("sqlite:///", "postgresql+psycopg://")):
            raise BadInput(f"--database {text}: give a file name, sqlite:///FILE or postgresql://…")
        return text
    if text in ("", ":memory:"):
        raise BadInput("--database needs a file: the log has to survive the process")
    return f"sqlite:///{text}"


def check(settings: Settings) -> Settings:
    """Refuse what cannot work, before anything is opened."""
    if settings.workers < 1:
        raise BadInput(f"--workers {settings.workers}: at least one process has to serve")
    if settings.workers > 1 and database_url(settings.database).startswith("sqlite"):
        raise BadInput("--workers above 1 needs PostgreSQL: add --database postgresql://…")
    return settings


def to_environment(settings: Settings) -> None:
    """Hand the settings to worker processes."""
    os.environ["BAILIWICK_SERVER"] = msgspec.json.encode(settings, enc_hook=str).decode()


def from_environment() -> Settings:
    """The settings this process was started with."""
    text = os.environ.get("BAILIWICK_SERVER", "{}")
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))
