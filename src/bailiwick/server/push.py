"""Web push: a message sealed for one browser (RFC 8291), sent with the server's own key (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import time
from urllib.parse import urlsplit

import http_ece
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from bailiwick.server import schema
from bailiwick.server.errors import invalid
from bailiwick.server.notices import lock

KEY = "push-key"
KEEP_SECONDS = 24 * 3600  # how long a push service holds a message for a browser that is off
SIGNED_SECONDS = 12 * 3600
AUTH_BYTES, NUMBER_BYTES = 16, 32


def own_key(connection: sa.Connection) -> str:
    """The server's private key: made at the first start, then always the same."""
    facts = schema.facts.c
    lock(connection)
    found = connection.scalar(sa.select(facts.value).where(facts.key == KEY))
    if found is None:
        number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
        found = encoded(number.to_bytes(NUMBER_BYTES, "big"))
        connection.execute(schema.facts.insert().values(key=KEY, value=found))
    return str(found)


def encoded(data: bytes) -> str:
    """As browsers want it: base64 for URLs, unpadded."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The other way round; nothing, if there is anything else in it."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (ValueError, binascii.Error):
        return b""


def check_keys(p256dh: str, auth: str) -> None:
    """A browser's keys: a point of the curve and a secret of 16 bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(p256dh))
    except ValueError:
        raise invalid("p256dh is no public key of a browser") from None
    if len(decoded(auth)) != AUTH_BYTES:
        raise invalid("auth is no secret of a browser")


class Sealer:
    """Seals and signs with the server's key."""

    def __init__(self, key: str, contact: str) -> None:
        self.vapid = Vapid02.from_raw(key.encode())
        self.contact = contact  # whom a push service can ask: mailto:… or https://…

    @property
    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return encoded(point)

    def seal(self, text: bytes, p256dh: str, auth: str) -> bytes:
        """Only that browser can read it."""
        once = ec.generate_private_key(ec.SECP256R1())
        secret = decoded(auth)
        sealed: bytes = http_ece.encrypt(text, private_key=once, dh=decoded(p256dh), auth_secret=secret)
        return sealed

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """A later message of the same topic replaces one that still waits."""
        host = urlsplit(endpoint)
        claims = {"aud": f"https://{host.netloc}", "sub": self.contact}
        signed = self.vapid.sign({**claims, "exp": int(time.time()) + SIGNED_SECONDS})
        return {
            "Authorization": signed["Authorization"],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Urgency": "high",
            "Topic": topic,
        }
