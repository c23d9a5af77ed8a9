"""The way out: what we call when somebody names an address, and what we never call."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from bailiwick.server.outside import Outside, Undelivered, is_public

from .crier import HOST, PUBLIC, Hooks

URL = f"https://{HOST}:8443/told/you?so=é"


@pytest.fixture(scope="module")
def all_hooks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hooks]:
    hooks = Hooks(tmp_path_factory.mktemp("hooks"))
    yield hooks
    hooks.close()


@pytest.fixture
def hooks(all_hooks: Hooks) -> Hooks:
    all_hooks.posts.clear()
    all_hooks.reached.clear()
    all_hooks.asked.clear()
    all_hooks.status, all_hooks.headers = 200, {}
    return all_hooks


def post(outside: Outside, url: str = URL, seconds: float = 10.0) -> None:
    asyncio.run(outside.post(url, {"X-Test": "1"}, b"hello", seconds))


def refusal(outside: Outside, url: str = URL, seconds: float = 10.0) -> Undelivered:
    with pytest.raises(Undelivered) as caught:
        post(outside, url, seconds)
    return caught.value


def test_a_post_arrives(hooks: Hooks) -> None:
    post(hooks.outside())
    assert [(one.path, one.body) for one in hooks.posts] == [("/told/you?so=%C3%A9", b"hello")]
    assert hooks.posts[0].headers["Host"] == f"{HOST}:8443"
    assert hooks.posts[0].headers["X-Test"] == "1"


def test_the_connection_goes_to_the_address_that_was_checked(hooks: Hooks) -> None:
    """The name is looked up once: a second answer could be another one."""
    post(hooks.outside())
    assert hooks.asked == [HOST]
    assert hooks.reached == [(PUBLIC, 8443, HOST)]


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.example/",
        "ftp://hook.example/",
        "//hook.example/",
        "hook.example",
        "https://",
        "https:///path",
        "https://user:password@hook.example/",
        "https://hook.example:port/",
        "https://[::1/",
        "https://" + "a" * 80 + ".example/",
        "https://hook.example/" + "a" * 2000,
        "javascript:alert(1)",
        "",
    ],
)
def test_only_https_is_called(hooks: Hooks, url: str) -> None:
    assert refusal(hooks.outside(), url).hopeless
    assert hooks.asked == []


INNER = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
]


@pytest.mark.parametrize("address", INNER)
def test_inner_addresses_are_refused(hooks: Hooks, address: str) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return [address]

    outside = Outside(resolve, hooks.connect, hooks.trust)
    error = refusal(outside)
    assert error.hopeless
    assert "public" in error.detail
    with pytest.raises(Undelivered):
        asyncio.run(outside.check(URL))
    assert hooks.reached == []


@pytest.mark.parametrize("address", [PUBLIC, "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_public_addresses_are_not(address: str) -> None:
    assert is_public(address)


def test_one_inner_address_among_public_ones_is_enough_to_refuse(hooks: Hooks) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return [PUBLIC, "10.0.0.1"]

    assert refusal(Outside(resolve, hooks.connect, hooks.trust)).hopeless
    assert hooks.reached == []


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "[::1]", "2130706433", "0x7f.1"])
def test_this_machine_is_refused_by_any_name(host: str) -> None:
    """With the real resolver."""
    error = refusal(Outside(), f"https://{host}/")
    assert error.detail == "that host is not on the public internet"


def test_redirects_are_not_followed(hooks: Hooks) -> None:
    hooks.status, hooks.headers = 302, {"Location": f"https://{HOST}/elsewhere"}
    assert refusal(hooks.outside()).detail == "the answer was 302"
    assert [one.path for one in hooks.posts] == ["/told/you?so=%C3%A9"]


@pytest.mark.parametrize(("status", "gone"), [(400, False), (404, True), (410, True), (500, False)])
def test_what_is_no_success_is_a_failure(hooks: Hooks, status: int, gone: bool) -> None:
    hooks.status = status
    assert refusal(hooks.outside()).gone == gone


def test_a_slow_host_is_given_up(hooks: Hooks) -> None:
    hooks.silent.set()
    try:
        assert "no answer within" in refusal(hooks.outside(), seconds=0.3).detail
    finally:
        hooks.silent.clear()
    assert len(hooks.posts) == 1


def test_a_certificate_that_nobody_vouches_for_is_refused(hooks: Hooks) -> None:
    assert "certificate" in refusal(Outside(hooks.resolve, hooks.connect)).detail
    assert hooks.posts == []


def test_a_host_that_cannot_be_reached_is_no_fault_of_ours(hooks: Hooks) -> None:
    async def connect(*address: Any, **options: Any) -> Any:
        raise ConnectionRefusedError(111, f"Connect call failed {address}")

    assert refusal(Outside(hooks.resolve, connect, hooks.trust)).detail == "no connection: Connection refused"
