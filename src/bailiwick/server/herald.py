"""The herald: looks for what people are to be told and sends it through their channels."""

from __future__ import annotations

import asyncio
import ssl
import time
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from fluent.runtime import FluentBundle, FluentResource

from bailiwick.server import channels, mail, notices, push
from bailiwick.server.desk import Desk
from bailiwick.server.logs import note
from bailiwick.server.metrics import METRICS
from bailiwick.server.notices import PLAN_MOST, Notice
from bailiwick.server.outside import Outside, Undelivered
from bailiwick.server.settings import mail_server
from bailiwick.server.texts import iso

WORDS = Path(__file__).parent / "words"
MARGIN_SECONDS = 30.0  # a commit may be seen later than the moment it carries
PUSH_SECONDS, WEBHOOK_SECONDS = 10.0, 3.0


class Herald:
    """One task a process. What is claimed by a process that dies is found again by another."""

    def __init__(self, desk: Desk, key: str) -> None:
        self.desk = desk
        self.outside = Outside()
        self.trust = ssl.create_default_context()  # for the mail server
        settings = desk.settings
        self.origin = settings.origins[0].rstrip("/") if settings.origins else ""
        self.mail = mail_server(settings.mail) if settings.mail else None
        self.sealer = push.Sealer(key, contact(settings.mail_from, self.origin))
        self.since = 0.0

    async def serve(self) -> None:
        """Look, send, wait; until cancelled."""
        while True:
            try:
                await self.look()
                while await self.send_due():
                    pass
            except Exception as error:
                note("notice-fault", kind=type(error).__name__)
            await asyncio.sleep(self.desk.settings.notice_seconds)

    async def look(self) -> None:
        """Write down what has become due; a look that finds nothing writes nothing."""
        now, since, delay = time.time(), self.since, self.desk.settings.notice_delay
        found = await self.desk.read(lambda c: notices.look(c, since, now))
        for part in (found[at : at + PLAN_MOST] for at in range(0, len(found), PLAN_MOST)):
            await self.desk.writer.run(lambda c, part=part: notices.plan(c, part, now + delay))  # type: ignore[misc]
        self.since = now - MARGIN_SECONDS

    async def send_due(self) -> int:
        """Send what is due; says how much was tried."""
        now = time.time()
        if not await self.desk.read(lambda c: notices.is_any_due(c, now)):
            return 0
        ids = await self.desk.writer.run(lambda c: notices.claim(c, now))
        claimed = await self.desk.read(lambda c: notices.read(c, ids))
        await asyncio.gather(*[self.handle(notice) for notice in claimed])
        return len(claimed)

    async def handle(self, notice: Notice) -> None:
        """One claimed notice: to all channels, or through its own."""
        here = set() if notice.match is None else self.desk.hub.here(notice.match)
        if notice.channel is None:
            now = time.time()
            await self.desk.writer.run(lambda c: notices.spread(c, notice, here, now))
            return
        reason = await self.desk.read(lambda c: notices.why_not(c, notice, here))
        if reason is not None:
            await self.desk.writer.run(lambda c: notices.finish(c, notice, reason))
        else:
            await self.attempt(notice)

    async def attempt(self, notice: Notice) -> None:
        """Send it and write down what came of it."""
        try:
            await self.deliver(notice)
        except Undelivered as error:
            failed = error
        except Exception as error:
            note("notice-fault", kind=type(error).__name__, via=notice.via)
            failed = Undelivered(f"our own fault: {type(error).__name__}")
        else:
            METRICS.count("notices_sent")
            await self.desk.writer.run(lambda c: notices.finish(c, notice, notices.SENT))
            return
        await self.desk.writer.run(lambda c: self.note_failure(c, notice, failed))

    def note_failure(self, connection: sa.Connection, notice: Notice, error: Undelivered) -> None:
        """Again later, unless it is hopeless, a test or the last try; a browser that is gone is forgotten."""
        last = notice.tries + 1 >= notices.TRIES or notice.match is None
        if not last and not error.hopeless:
            notices.put_off(connection, notice, error.detail, time.time())
            return
        METRICS.count("notices_failed")
        note("notice-failed", via=notice.via, gone=error.gone)
        notices.finish(connection, notice, notices.FAILED, error.detail)
        if error.gone and notice.via == channels.PUSH and notice.channel is not None:
            channels.remove(connection, notice.user, notice.channel)

    # ---- the channels -------------------------------------------------------------------------

    async def deliver(self, notice: Notice) -> None:
        """Through the one channel it is for."""
        if notice.address is None:
            raise Undelivered("this channel was removed", hopeless=True)
        if notice.via == channels.PUSH:
            await self.push(notice, notice.address)
        elif notice.via == channels.MAIL:
            foot = {"link": self.link(notice), "page": f"{self.origin}/account"}
            text = say(notice, "mail-foot", **foot)
            await self.post_mail(notice.address, sentence(notice), f"{sentence(notice)}\n\n{text}\n")
        elif self.desk.settings.webhooks:
            body = msgspec.json.encode(self.webhook_body(notice))
            await self.outside.post(notice.address, JSON, body, WEBHOOK_SECONDS)
        else:
            raise Undelivered("this server sends no webhooks", hopeless=True)

    async def push(self, notice: Notice, endpoint: str) -> None:
        """Sealed for one browser; the service worker shows it."""
        assert notice.p256dh is not None
        assert notice.auth is not None
        told = {"text": sentence(notice), "path": path_of(notice), "tag": notice.match or "test"}
        body = self.sealer.seal(msgspec.json.encode(told), notice.p256dh, notice.auth)
        headers = self.sealer.headers(endpoint, notice.match or "test")
        await self.outside.post(endpoint, headers, body, PUSH_SECONDS)

    async def post_mail(self, to: str, subject: str, text: str) -> None:
        """Through the operator's mail server, beside the event loop."""
        server = self.mail
        if server is None:
            raise Undelivered("this server sends no mail", hopeless=True)
        made = mail.message(self.desk.settings.mail_from, to, subject, text, f"{self.origin}/account")
        await asyncio.to_thread(mail.send, server, made, self.trust)

    def webhook_body(self, notice: Notice) -> dict[str, Any]:
        """`text` and `content` are where chat programs look; nobody is called by a table's title there."""
        return {
            "event": notice.kind,
            "text": sentence(notice),
            "content": sentence(notice),
            "allowed_mentions": {"parse": []},
            "table": notice.match,
            "title": notice.title,
            "game": notice.game,
            "path": path_of(notice),
            "url": self.link(notice) if self.origin else None,
            "at": iso(time.time()),
        }

    def link(self, notice: Notice) -> str:
        """Where it can be looked at."""
        return self.origin + path_of(notice)

    # ---- on request ---------------------------------------------------------------------------

    async def test(self, user: str, id: str) -> None:
        """Send something through one channel at once; the outcome is among the others."""
        made = await self.desk.writer.run(lambda c: notices.add_test(c, user, id, time.time()))
        for notice in await self.desk.read(lambda c: notices.read(c, [made])):
            await self.attempt(notice)

    async def ask_for_confirmation(self, to: str, token: str, language: str | None) -> None:
        """The only mail that goes to an address nobody has confirmed."""
        subject = words(language).say("confirm-subject")
        text = words(language).say("confirm-body", link=f"{self.origin}/confirm/{token}")
        await self.post_mail(to, subject, text + "\n")


JSON = {"Content-Type": "application/json"}


def contact(sender: str, origin: str) -> str:
    """Whom push services can turn to."""
    if sender:
        return f"mailto:{sender}"
    return origin if origin.startswith("https://") else "mailto:bailiwick@localhost"


def path_of(notice: Notice) -> str:
    """The page a notice leads to."""
    return "/account" if notice.match is None else f"/table/{notice.match}"


def sentence(notice: Notice) -> str:
    """The whole text: the reason, the table's title and its game. It knows nothing else (R5)."""
    game = (notice.game or "").capitalize()  # games are called so in every language
    table = f"{notice.title} ({game})" if notice.title else game
    return say(notice, f"notice-{notice.kind}", table=table)


def say(notice: Notice, key: str, **arguments: str) -> str:
    """In the person's language."""
    return words(notice.language).say(key, **arguments)


class Catalogue:
    """The server's own words in one language."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        text = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
        self.bundle.add_resource(FluentResource(text))

    def say(self, key: str, **arguments: str) -> str:
        """A text; an unknown key or argument is an error."""
        pattern = self.bundle.get_message(key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)


@cache
def catalogue(language: str) -> Catalogue:
    """Read once."""
    return Catalogue(language)


def words(language: str | None) -> Catalogue:
    """A person who never chose a language reads English."""
    return catalogue(language or "en")


async def open_herald(desk: Desk) -> Herald:
    """With the key of this server, made if it has none."""
    return Herald(desk, await desk.writer.run(push.own_key))
