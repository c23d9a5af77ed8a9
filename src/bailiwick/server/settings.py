"""What the person who runs the server can decide."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote, urlsplit

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
    mail: str = ""  # smtp://user:password@host:port; without it no mail is sent
    mail_from: str = ""
    webhooks: bool = False
    notice_seconds: float = 3.0  # how often we look for what people are to be told
    notice_delay: float = 15.0  # who comes back within this time, or acts, is not told


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
    if not 0 <= settings.port <= 65535:
        raise BadInput(f"--port {settings.port}: a port is a number from 0 to 65535")
    if settings.workers < 1:
        raise BadInput(f"--workers {settings.workers}: at least one process has to serve")
    url = database_url(settings.database)
    if settings.workers > 1 and url.startswith("sqlite"):
        raise BadInput("--workers above 1 needs PostgreSQL: add --database postgresql://…")
    if settings.bot_workers < 1:
        raise BadInput(f"--bots {settings.bot_workers}: at least one process has to think for the bots")
    if settings.mail:
        check_mail(settings)
    return settings


def check_mail(settings: Settings) -> None:
    """A mail names its sender and carries links that lead back here."""
    mail_server(settings.mail)
    if "@" not in settings.mail_from:
        raise BadInput("--mail needs --mail-from ADDRESS: who the mails come from")
    if not settings.origins:
        raise BadInput("--mail needs --origin URL: the address of this server, for links in mails")


class MailServer(msgspec.Struct, frozen=True):
    """Where mail is handed in."""

    host: str
    port: int
    tls: bool  # from the first byte on; otherwise STARTTLS where it is offered
    user: str | None
    password: str


def mail_server(text: str) -> MailServer:
    """smtp://[user:password@]host[:port], or smtps://…; signs in a password are %-quoted."""
    parts = urlsplit(text)
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname or port == -1:
        raise BadInput("--mail: write smtp://user:password@host:port, or smtps://…")  # no password in a log
    usual = 465 if parts.scheme == "smtps" else 587 if parts.username else 25
    user = unquote(parts.username) if parts.username else None
    password = unquote(parts.password or "")
    return MailServer(parts.hostname, port or usual, parts.scheme == "smtps", user, password)


def to_environment(settings: Settings) -> None:
    """Hand the settings to worker processes."""
    os.environ["BAILIWICK_SERVER"] = msgspec.json.encode(settings, enc_hook=str).decode()


def from_environment() -> Settings:
    """The settings this process was started with."""
    text = os.environ.get("BAILIWICK_SERVER", "{}")
    return msgspec.json.decode(text, type=Settings, dec_hook=lambda kind, value: kind(value))
