"""Notices in the browser: the page, the switch of a table, the service worker."""

from __future__ import annotations

from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import expect

from bailiwick.server.push import encoded

from .conftest import Arrive, Watch
from .page_checks import barriers, unreadable
from .player import Player

WORKER = "navigator.serviceWorker.getRegistration().then(found => found?.active?.scriptURL ?? null)"
SHOWN = """async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map((one) => [one.title, one.tag, one.data]);
}"""
HIDE = """(value) => {
    Object.defineProperty(document, "hidden", { value, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
# a push service of our own making; its endpoint is this machine
PUSH_SERVICE = """(point) => {
    let made = null;
    PushManager.prototype.getSubscription = async () => made;
    PushManager.prototype.subscribe = async () => {
        const endpoint = "https://127.0.0.1/push";
        const keys = { p256dh: point, auth: "AAAAAAAAAAAAAAAAAAAAAA" };
        made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => { made = null; } };
        return made;
    };
}"""


def running_table(anna: Player, ben: Player, **more: Any) -> dict[str, Any]:
    """Anna and Ben at a table over days."""
    made = anna.set_table("me", "open", pace="days", **more)
    ben.join(made)
    return made


def test_the_switch_of_a_table_is_the_one_on_the_page(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    anna.open_table(running_table(anna, ben, title="Friday"))
    anna.page.locator("header.top .icon-btn").last.click()
    switch = anna.page.get_by_role("checkbox", name="Notify me of this table")
    expect(switch).to_be_checked()
    switch.uncheck()
    anna.open("/account")
    expect(anna.page.get_by_role("checkbox", name="Friday")).not_to_be_checked()
    anna.page.get_by_role("checkbox", name="Friday").check()
    anna.page.reload()
    expect(anna.page.get_by_role("checkbox", name="Friday")).to_be_checked()


def test_a_browser_that_may_not_show_notices_says_so(arrive: Arrive) -> None:
    anna = arrive("Anna")
    anna.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    anna.open("/account")
    section = anna.page.get_by_role("region", name="Notices")
    expect(section.get_by_text("This browser does not allow notices")).to_be_visible()
    expect(section.get_by_text("This server sends no mail.")).to_be_visible()
    expect(section.get_by_text("None are sent to you yet")).to_be_visible()
    expect(section.get_by_role("textbox")).to_have_count(0)


def test_the_service_worker_shows_what_is_pushed(arrive: Arrive, watch: Watch) -> None:
    """There is no push service here: the worker registers all the same, and is handed a message."""
    watch.allow("Push API in incognito mode")
    anna = arrive("Anna", permissions=["notifications"])
    anna.open("/account")
    session = anna.context.new_cdp_session(anna.page)
    registered: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: registered.extend(one["registrationId"] for one in news["registrations"]),
    )
    session.send("ServiceWorker.enable")
    anna.page.get_by_role("button", name="Turn on in this browser").click()
    expect(anna.page.get_by_role("alert")).to_have_text(
        "The browser’s push service does not answer. Try again later."
    )
    assert anna.page.evaluate(WORKER) == f"{anna.url}/sw.js"

    told = '{"text": "Your turn: Friday (Provence)", "path": "/table/abc", "tag": "abc"}'
    message = {"origin": anna.url, "registrationId": registered[-1], "data": told}
    session.send("ServiceWorker.deliverPushMessage", message)
    anna.page.wait_for_function(f"({SHOWN})().then((shown) => shown.length > 0)")

    assert anna.page.evaluate(SHOWN) == [["Your turn: Friday (Provence)", "abc", "/table/abc"]]


def test_a_browser_that_subscribed_is_tested_and_removed(arrive: Arrive) -> None:
    anna = arrive("Anna", permissions=["notifications"])
    anna.open("/account")
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    anna.page.evaluate(PUSH_SERVICE, encoded(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)))
    section = anna.page.get_by_role("region", name="Notices")
    section.get_by_role("button", name="Turn on in this browser").click()
    expect(section.get_by_text("This browser", exact=True)).to_be_visible()
    section.get_by_role("button", name="Test").click()
    expect(section.get_by_role("status")).to_contain_text("not on the public internet")
    expect(section.get_by_role("listitem")).to_contain_text("Browser: failed")
    assert unreadable(anna.page) + barriers(anna.page) == []
    language = anna.page.get_by_role("banner").get_by_role("combobox")
    language.select_option("de")
    expect(anna.page.get_by_role("listitem").filter(has_text="gescheitert")).to_contain_text(
        "dieser Host ist nicht im öffentlichen Internet"
    )
    language.select_option("en")
    section.get_by_role("button", name="Remove").click()
    expect(section.get_by_role("button", name="Turn on in this browser")).to_be_visible()


def test_a_page_that_nobody_sees_is_away(arrive: Arrive) -> None:
    anna, ben = arrive("Anna"), arrive("Ben")
    table = running_table(anna, ben)
    anna.open_table(table)
    ben.open_table(table)
    away = ben.page.get_by_text("away", exact=True)
    expect(away).to_have_count(0)
    for hidden in ("true", "false"):
        anna.page.evaluate(
            f"Object.defineProperty(document, 'hidden', {{ value: {hidden}, configurable: true }})"
        )
        anna.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(away).to_have_count(1 if hidden == "true" else 0)


def test_how_one_is_told_leads_to_the_notices(arrive: Arrive) -> None:
    anna = arrive("Anna", phone=True)
    anna.open_table(anna.set_table("me", "hotseat:Ben"))
    anna.page.get_by_role("button", name="Settings and more").click()

    anna.page.get_by_role("link", name="how?").click()

    expect(anna.page.locator("#notices")).to_be_in_viewport(ratio=0.3)
    assert anna.page.evaluate("scrollY") > 0
