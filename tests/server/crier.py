"""A server whose herald is driven by hand, and what it calls: an https server and a mail server."""

from __future__ import annotations

import asyncio
import datetime
import ipaddress
import json
import ssl
import threading
import time
from collections.abc import Callable, Coroutine
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import TracebackType
from typing import Any
from unittest import mock

import http_ece
import sqlalchemy as sa
from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from cryptography.x509.oid import NameOID

from bailiwick.server import notices, schema
from bailiwick.server.herald import Herald
from bailiwick.server.outside import Outside
from bailiwick.server.push import encoded

from .helpers import WAIT, Person, Served, free_port

HOST = "hook.example"
PUBLIC = "93.184.216.34"
LOOP = ipaddress.ip_address("127.0.0.1")
ORIGIN = "https://games.example"


async def wait_to_be_told(herald: Herald) -> None:
    """In place of `Herald.serve`: it looks and sends only when a test says so."""
    await asyncio.Event().wait()


def certificate(folder: Path) -> Path:
    """A key and a certificate for HOST, signed by itself."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)
    names = x509.SubjectAlternativeName([x509.DNSName(HOST), x509.IPAddress(LOOP)])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(names, critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    pem = key.private_bytes(Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    file = folder / "certificate.pem"
    file.write_bytes(pem + made.public_bytes(Encoding.PEM))
    return file


class Post:
    """One request that arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    @property
    def json(self) -> dict[str, Any]:
        found = json.loads(self.body)
        assert isinstance(found, dict)
        return found


class Hooks:
    """An https server that writes down what it is sent and answers what a test wants."""

    def __init__(self, folder: Path) -> None:
        self.posts: list[Post] = []
        self.status = 201
        self.headers: dict[str, str] = {}
        self.silent = threading.Event()  # set: let the caller wait
        file = certificate(folder)
        hooks = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hooks.posts.append(Post(self.path, dict(self.headers), body))
                if hooks.silent.is_set():
                    self.rfile.read()  # until the caller has had enough
                    return
                self.send_response(hooks.status)
                for name, value in hooks.headers.items():
                    self.send_header(name, value)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *arguments: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        here = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        here.load_cert_chain(file)
        self.server.socket = here.wrap_socket(self.server.socket, server_side=True)
        self.trust = ssl.create_default_context(cafile=str(file))
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.reached: list[tuple[str, int, str]] = []
        self.asked: list[str] = []

    async def resolve(self, host: str, port: int) -> list[str]:
        """Our host is somewhere out there; the others are where their name says."""
        self.asked.append(host)
        return [PUBLIC] if host == HOST else [host]

    async def connect(self, address: str, port: int, ssl: ssl.SSLContext, server_hostname: str) -> Any:
        """All roads lead to this server."""
        self.reached.append((address, port, server_hostname))
        at = self.server.server_address[1]
        return await asyncio.open_connection("127.0.0.1", at, ssl=ssl, server_hostname=server_hostname)

    def outside(self) -> Outside:
        return Outside(self.resolve, self.connect, self.trust)

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Letters:
    """A mail server that keeps what it is given."""

    def __init__(self, **options: Any) -> None:
        self.mails: list[EmailMessage] = []
        self.refuses = ""
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port(), **options)
        self.controller.start()

    @property
    def port(self) -> int:
        return int(self.controller.port)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuses:
            return self.refuses
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 kept"

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if address in mail["To"]]


class Crier:
    """The server, and the world it calls."""

    def __init__(self, folder: Path, database: str | Path | None = None, **settings: Any) -> None:
        self.hooks = Hooks(folder)
        self.letters = Letters()
        given: dict[str, Any] = {
            "mail": self.letters.url,
            "mail_from": "house@games.example",
            "origins": (ORIGIN,),
            "webhooks": True,
            "notice_delay": 0.0,
        }
        self.served = Served(database or folder / "crier.db", **(given | settings))

    def __enter__(self) -> Crier:
        by_hand = mock.patch.object(Herald, "serve", wait_to_be_told)
        with mock.patch("bailiwick.server.herald.Outside", self.hooks.outside), by_hand:
            self.served.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.served.__exit__(kind, error, trace)
        self.hooks.close()
        self.letters.controller.stop()

    @property
    def herald(self) -> Herald:
        herald = self.served.app.state.herald
        assert isinstance(herald, Herald)
        return herald

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something of the server's, on its own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.served.desk.writer.loop).result(WAIT)

    def write(self, work: Callable[[sa.Connection], Any]) -> Any:
        return self.run(self.served.desk.writer.run(work))

    def plan(self, delay: float = 60.0) -> None:
        """Look, and write down what is due for later."""
        now = time.time()

        def both(connection: sa.Connection) -> None:
            notices.plan(connection, notices.look(connection, 0.0, now), now + delay)

        self.write(both)

    def cry(self) -> None:
        """Look, and send all that is due."""
        self.run(self.herald.look())
        while self.run(self.herald.send_due()):
            pass

    def person(self, name: str, hook: bool = True) -> Person:
        """Somebody with a webhook of their own."""
        person = self.served.person(name)
        if hook:
            person.post("/api/notices/webhook", url=self.hook(person))
        return person

    def hook(self, person: Person) -> str:
        return f"https://{HOST}/{person.me['id']}"

    def posts(self, person: Person) -> list[dict[str, Any]]:
        """What was told to one person's webhook."""
        return [post.json for post in self.hooks.posts if post.path == f"/{person.me['id']}"]

    def told(self, person: Person) -> list[str]:
        return [post["event"] for post in self.posts(person)]

    def outcomes(self, person: Person) -> list[tuple[str, str]]:
        found = person.get("/api/notices")["outcomes"]
        return [(outcome["kind"], outcome["outcome"]) for outcome in found]

    def later(self) -> None:
        """Time passes: what waits is due, and what a process had claimed is free again."""
        notices = schema.notices.c
        due = schema.notices.update().where(notices.next.is_not(None)).values(next=0.0)
        self.write(lambda connection: connection.execute(due).rowcount)


class Browser:
    """A browser's side of web push."""

    def __init__(self, name: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes, ."
        self.endpoint = f"https://{HOST}/push/{name}"

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": encoded(point), "auth": encoded(self.secret)}

    def read(self, post: Post) -> dict[str, Any]:
        text = http_ece.decrypt(post.body, private_key=self.key, auth_secret=self.secret)
        found = json.loads(text)
        assert isinstance(found, dict)
        return found
