"""Mail through the operator's server, with the standard library."""

from __future__ import annotations

import smtplib
import ssl
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from bailiwick.server.errors import invalid
from bailiwick.server.outside import Undelivered
from bailiwick.server.settings import MailServer

SECONDS = 10.0
LENGTH = 254
LOCAL = ("localhost", "127.0.0.1", "::1")  # what goes there is on no wire


def checked_address(text: str) -> str:
    """An address mail can be sent to."""
    text = text.strip()
    try:
        address = Address(addr_spec=text)
    except (ValueError, IndexError, AttributeError, MessageError):
        address = Address()
    whole = address.username and "." in address.domain
    if not whole or not text.isascii() or not text.isprintable() or len(text) > LENGTH:
        raise invalid("that is no mail address; write name@example.org")
    return address.addr_spec


def message(sender: str, to: str, subject: str, text: str, page: str) -> EmailMessage:
    """A plain mail; *page* is where one switches it off."""
    mail = EmailMessage()
    mail["From"] = Address("Bailiwick", addr_spec=sender)
    mail["To"] = Address(addr_spec=to)
    mail["Subject"] = subject
    mail["Date"] = formatdate(usegmt=True)
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{page}>"
    mail.set_content(text)
    return mail


def send(server: MailServer, mail: EmailMessage, trust: ssl.SSLContext) -> None:
    """Hand it in; call it outside the event loop. A refusal for good is hopeless."""
    try:
        with open_line(server, trust) as line:
            if server.user is not None:
                line.login(server.user, server.password)
            line.send_message(mail)
    except smtplib.SMTPRecipientsRefused as error:
        code, said = next(iter(error.recipients.values()))
        raise Undelivered(answer(code, said), hopeless=code >= 550) from None
    except smtplib.SMTPResponseException as error:
        raise Undelivered(answer(error.smtp_code, error.smtp_error)) from None
    except (OSError, smtplib.SMTPException) as error:
        raise Undelivered(f"the mail server does not answer: {type(error).__name__}") from None


def answer(code: int, said: bytes | str) -> str:
    """What the mail server said."""
    return f"{code} {said.decode(errors='replace') if isinstance(said, bytes) else said}"[:200]


def open_line(server: MailServer, trust: ssl.SSLContext) -> smtplib.SMTP:
    """Encrypted wherever it can be; a password never goes over an open wire."""
    if server.tls:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=trust)
    line = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    if server.host in LOCAL:
        return line
    try:
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=trust)
        elif server.user is not None:
            raise Undelivered("the mail server offers no encryption for the password")
    except BaseException:
        line.close()
        raise
    return line
