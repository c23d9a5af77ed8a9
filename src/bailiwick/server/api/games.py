"""The games, their words, health and figures."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from bailiwick.bots import BOTS
from bailiwick.core.registry import game as find_game
from bailiwick.core.registry import games
from bailiwick.server.desk import Desk
from bailiwick.server.errors import not_yours, unknown
from bailiwick.server.metrics import METRICS
from bailiwick.server.session import address
from bailiwick.version import __version__
from bailiwick.words import KERNEL_MESSAGES, LANGUAGES, OWN_WORDS


class GameOut(msgspec.Struct, frozen=True):
    """A game's card."""

    id: str
    title: str
    rules: int
    seats: list[int]
    variants: dict[str, list[str]]
    numbers: dict[str, tuple[int, int]]
    messages: dict[str, str]
    bots: list[str]
    secrets: bool


class Health(msgspec.Struct, frozen=True):
    """We are well."""

    ok: bool
    version: str


@get("/api/games")
async def get_games() -> list[GameOut]:
    """All games, and who can play them."""
    return [game_out(id) for id in games()]


@cache
def game_out(id: str) -> GameOut:
    """The card of one game."""
    card = find_game(id)
    return GameOut(
        id=card.id,
        title=card.title,
        rules=card.version,
        seats=card.seats,
        variants={variant.key: variant.listed() for variant in card.variants},
        numbers={variant.key: variant.span for variant in card.variants if variant.span is not None},
        messages={**KERNEL_MESSAGES, **card.messages},
        bots=list(BOTS),
        secrets=card.secrets,
    )


@get("/api/words/{game:str}/{language:str}", media_type=MediaType.TEXT)
async def get_words(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """Kernel and game catalogues, in Fluent's own format."""
    if game not in games() or language not in LANGUAGES:
        raise unknown("catalogue")
    return Response(words(game, language), headers={"cache-control": "public, max-age=300"})


@cache
def words(game: str, language: str) -> str:
    """A language a game has no words in yet gets English."""
    texts = []
    for folder in (OWN_WORDS, find_game(game).folder / "words"):
        file = folder / f"{language}.ftl"
        found = file if file.exists() else folder / "en.ftl"
        texts.append(found.read_text(encoding="utf-8") if found.exists() else "")
    return "\n".join(texts)


@get("/health")
async def get_health(desk: NamedDependency[Desk]) -> Health:
    """Can we still read the database?"""
    await desk.read(lambda connection: connection.execute(sa.text("SELECT 1")).one())
    return Health(True, __version__)


@get("/metrics", media_type=MediaType.TEXT)
async def get_metrics(desk: NamedDependency[Desk], request: Request[Any, Any, Any]) -> str:
    """Counters for Prometheus, on the server's own machine: secret choices are counted too."""
    if not is_here(address(request)):
        raise not_yours("the figures are for programs on the server's own machine")
    gauges: dict[str, Any] = {
        "live_matches": len(desk.tables),
        "connections": desk.hub.count(),
        "writes_waiting": desk.writer.queue.qsize(),
    }
    return METRICS.text(gauges)


def is_here(address: str) -> bool:
    """Does this come from the machine itself?"""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


HANDLERS = [get_games, get_words, get_health, get_metrics]
