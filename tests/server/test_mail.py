"""The line to the mail server: encrypted, and no password without encryption."""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult, LoginPassword

from bailiwick.server import mail
from bailiwick.server.outside import Undelivered
from bailiwick.server.settings import MailServer

from .crier import Letters, certificate
from .helpers import free_port


@pytest.fixture(autouse=True)
def no_machine_is_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the mail server were elsewhere."""
    monkeypatch.setattr(mail, "LOCAL", ())


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return certificate(tmp_path_factory.mktemp("mail"))


@pytest.fixture
def here(file: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return context


def knows(server: Any, session: Any, envelope: Any, mechanism: str, given: Any) -> AuthResult:
    """Anna may send mail."""
    right = isinstance(given, LoginPassword) and (given.login, given.password) == (b"anna", b"s@crt")
    return AuthResult(success=right, handled=False)


def opened(**options: Any) -> Iterator[Letters]:
    letters = Letters(**options)
    yield letters
    letters.controller.stop()


@pytest.fixture
def starttls(here: ssl.SSLContext) -> Iterator[Letters]:
    yield from opened(tls_context=here, require_starttls=True, auth_required=True, authenticator=knows)


@pytest.fixture
def plain() -> Iterator[Letters]:
    yield from opened(auth_require_tls=False, authenticator=knows)


def send(port: int, file: Path, password: str | None = "s@crt", trusted: bool = True) -> None:
    user = None if password is None else "anna"
    server = MailServer("127.0.0.1", port, False, user, password or "")
    trust = ssl.create_default_context(cafile=str(file) if trusted else None)
    made = mail.message("house@games.example", "bob@example.org", "Grüße", "Ça va\n", "https://games.example")
    mail.send(server, made, trust)


def test_a_password_goes_over_starttls(starttls: Letters, file: Path) -> None:
    send(starttls.port, file)
    assert [(one["Subject"], one.get_content()) for one in starttls.mails] == [("Grüße", "Ça va\r\n")]


def test_a_mail_server_nobody_vouches_for_gets_nothing(starttls: Letters, file: Path) -> None:
    with pytest.raises(Undelivered, match="SSLCertVerificationError"):
        send(starttls.port, file, trusted=False)
    assert starttls.mails == []


def test_a_wrong_password_says_so(starttls: Letters, file: Path) -> None:
    with pytest.raises(Undelivered, match="535"):
        send(starttls.port, file, "wrong")


def test_no_password_goes_over_an_open_wire(
    plain: Letters, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(smtplib.SMTP, "login", lambda *_: pytest.fail("it was sent"))
    with pytest.raises(Undelivered, match="no encryption"):
        send(plain.port, file)


def test_mail_without_a_password_needs_no_encryption(plain: Letters, file: Path) -> None:
    send(plain.port, file, password=None)
    assert len(plain.mails) == 1


def test_a_mail_server_that_is_down_says_so(file: Path) -> None:
    with pytest.raises(Undelivered, match="does not answer: ConnectionRefusedError"):
        send(free_port(), file)
