"""Notices: through which channels, at which tables, and what became of them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from bailiwick.server import channels, mail, notices, push
from bailiwick.server.channels import Channel, Subscription
from bailiwick.server.desk import Desk
from bailiwick.server.errors import invalid, not_now, not_yours, unknown
from bailiwick.server.herald import Herald
from bailiwick.server.notices import Outcome, Watched
from bailiwick.server.outside import Undelivered, https_parts
from bailiwick.server.people import Me
from bailiwick.server.session import address, needed
from bailiwick.server.texts import new_token

Text = Annotated[str, msgspec.Meta(max_length=2000)]


class Browser(msgspec.Struct):
    """A browser's push subscription, and the language of its page."""

    endpoint: Text
    p256dh: Text
    auth: Text
    language: Text | None = None


class MailAddress(msgspec.Struct):
    """Where mail shall go, and the language of the page."""

    address: Text
    language: Text | None = None


class Hook(msgspec.Struct):
    """A URL of one's own, and the language of the page."""

    url: Text
    language: Text | None = None


class Token(msgspec.Struct):
    """From a link in a mail."""

    token: Text


class Switch(msgspec.Struct):
    """Told of this table, or not."""

    on: bool


class Notices(msgspec.Struct, frozen=True):
    """All there is to know: what this server offers, my channels, my tables, the latest outcomes."""

    push_key: str
    mail: bool
    webhooks: bool
    channels: list[Channel]
    tables: list[Watched]
    outcomes: list[Outcome]


@get("/api/notices")
async def get_notices(
    desk: NamedDependency[Desk], herald: NamedDependency[Herald], request: Request[Any, Any, Any]
) -> Notices:
    """My channels, my tables, and what became of the latest notices."""
    return await page(desk, herald, await needed(desk, request))


@post("/api/notices/push", status_code=200)
async def post_push(
    desk: NamedDependency[Desk],
    herald: NamedDependency[Herald],
    request: Request[Any, Any, Any],
    data: JSONBody[Browser],
) -> Notices:
    """This browser shows my notices."""
    me = await needed(desk, request)
    desk.limits.spend("channel", me.id)
    push.check_keys(data.p256dh, data.auth)
    try:
        https_parts(data.endpoint)
    except Undelivered as error:
        raise invalid(error.detail) from None
    given = Subscription(data.endpoint, data.p256dh, data.auth)
    return await change(desk, herald, me, data.language, lambda c: channels.add_push(c, me.id, given))


@post("/api/notices/mail", status_code=200)
async def post_mail(
    desk: NamedDependency[Desk],
    herald: NamedDependency[Herald],
    request: Request[Any, Any, Any],
    data: JSONBody[MailAddress],
) -> Notices:
    """Send me mail; first comes one with a link that confirms the address."""
    me = await needed(desk, request)
    if herald.mail is None:
        raise not_now("this server sends no mail; its operator can start it with --mail")
    to = mail.checked_address(data.address)
    for who in (me.id, address(request), to.lower()):
        desk.limits.spend("mail", who)
    token = new_token()
    try:
        await herald.ask_for_confirmation(to, token, me.language or data.language)
    except Undelivered as error:
        raise not_now(f"the mail could not be sent: {error.detail}") from None
    return await change(desk, herald, me, data.language, lambda c: channels.add_mail(c, me.id, to, token))


@post("/api/notices/confirm", status_code=200)
async def post_confirm(desk: NamedDependency[Desk], data: JSONBody[Token]) -> None:
    """The link in the mail was followed, in whatever browser."""
    await desk.writer.run(lambda c: channels.confirm(c, data.token))


@post("/api/notices/webhook", status_code=200)
async def post_webhook(
    desk: NamedDependency[Desk],
    herald: NamedDependency[Herald],
    request: Request[Any, Any, Any],
    data: JSONBody[Hook],
) -> Notices:
    """Post my notices to a URL of mine: https, and on the public internet."""
    me = await needed(desk, request)
    if not desk.settings.webhooks:
        raise not_now("this server calls no webhooks; its operator can start it with --webhooks")
    desk.limits.spend("channel", me.id)
    try:
        await herald.outside.check(data.url)
    except Undelivered as error:
        raise invalid(error.detail) from None
    return await change(desk, herald, me, data.language, lambda c: channels.add_webhook(c, me.id, data.url))


@delete("/api/notices/channels/{id:str}", status_code=200)
async def delete_channel(
    desk: NamedDependency[Desk],
    herald: NamedDependency[Herald],
    request: Request[Any, Any, Any],
    id: FromPath[str],
) -> Notices:
    """Nothing more through this channel."""
    me = await needed(desk, request)
    return await change(desk, herald, me, None, lambda c: channels.remove(c, me.id, id))


@post("/api/notices/channels/{id:str}/test", status_code=200)
async def post_test(
    desk: NamedDependency[Desk],
    herald: NamedDependency[Herald],
    request: Request[Any, Any, Any],
    id: FromPath[str],
) -> Notices:
    """Send something through this channel now; what came of it is the first outcome."""
    me = await needed(desk, request)
    desk.limits.spend("test", me.id)
    own = await desk.read(lambda c: channels.channels_of(c, me.id))
    if any(channel.id == id and not channel.ready for channel in own):
        raise not_now("this address is not confirmed yet; follow the link in the mail first")
    await herald.test(me.id, id)
    return await page(desk, herald, me)


@get("/api/tables/{id:str}/notices")
async def get_switch(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str]
) -> Watched:
    """Am I told of this table?"""
    return await watched(desk, await needed(desk, request), id)


@put("/api/tables/{id:str}/notices")
async def put_switch(
    desk: NamedDependency[Desk], request: Request[Any, Any, Any], id: FromPath[str], data: JSONBody[Switch]
) -> Watched:
    """Tell me of this table, or do not."""
    me = await needed(desk, request)
    await watched(desk, me, id)
    await desk.writer.run(lambda c: notices.mark(c, id, me.id, {"wanted": data.on}))
    return await watched(desk, me, id)


async def watched(desk: Desk, me: Me, id: str) -> Watched:
    """One of my tables that is not over."""
    table = await desk.table(id)
    if not table.may_see(me.id, me.admin):
        raise unknown("table")
    found = await desk.read(lambda c: notices.watched(c, me.id, id))
    if not found:
        raise not_yours("you have no seat at this table, or it is over, or you have resigned")
    return found[0]


async def change(desk: Desk, herald: Herald, me: Me, language: str | None, work: Any) -> Notices:
    """Change something, and show all of it again."""

    def both(connection: sa.Connection) -> None:
        channels.learn_language(connection, me.id, language)
        work(connection)

    await desk.writer.run(both)
    return await page(desk, herald, me)


async def page(desk: Desk, herald: Herald, me: Me) -> Notices:
    """Everything of one person."""

    def read(connection: sa.Connection) -> Notices:
        return Notices(
            push_key=herald.sealer.public_key,
            mail=herald.mail is not None,
            webhooks=desk.settings.webhooks,
            channels=channels.channels_of(connection, me.id),
            tables=notices.watched(connection, me.id),
            outcomes=notices.outcomes(connection, me.id),
        )

    return await desk.read(read)


HANDLERS = [
    get_notices,
    post_push,
    post_mail,
    post_confirm,
    post_webhook,
    delete_channel,
    post_test,
    get_switch,
    put_switch,
]
