"""Web Push: a word to somebody's browser that is not open.

As RFC 8030 (sending), RFC 8291 (sealing it, so that the push service cannot read it) and RFC 8292 (saying who we are)
have it. The cryptography is pyca/cryptography's; what is ours is the order of its parts, which the tests hold to
the example in RFC 8291.

A subscription's address comes from a stranger, and this server is to send something there. So it must be https, to a
name and the usual port; the name is looked up here, only addresses of the public internet are taken, and the
connection goes to the very address that was looked at. Nothing is read of the answer but its status, and no
redirection is followed.
"""

import asyncio
import json
import logging
import os
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Literal
from urllib.parse import SplitResult, urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct

log = logging.getLogger(__name__)

LONGEST_ENDPOINT = 1024

_CURVE = ec.SECP256R1()
_RECORD = 4096
_KEEP_SECONDS = 24 * 3600  # how long a push service keeps it for a browser that is off
_TOKEN_SECONDS = 12 * 3600
_PATIENCE = 10.0
_AT_ONCE = 8
_NAT64 = IPv6Network("64:ff9b::/96")

Outcome = Literal["sent", "gone", "failed"]


class BadSubscription(Exception):
    """This is no subscription that anything is ever sent to."""


class Subscription(Struct, frozen=True):
    """Where a browser can be reached, and the keys it reads with; as browsers name the three."""

    endpoint: str
    p256dh: str
    auth: str


def new_private_key() -> str:
    """The secret by which push services know an installation."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def check_subscription(to: Subscription) -> None:
    """Refuse with BadSubscription what can be no browser's subscription; no name is looked up yet."""
    _keys(to)
    _address(to.endpoint)


def sealed(message: bytes, to: Subscription, salt: bytes, ours: ec.EllipticCurvePrivateKey) -> bytes:
    """The message as only that browser can read it. `salt` and our key are made anew for each."""
    theirs, auth = _keys(to)
    their_point, our_point = _point(theirs), _point(ours.public_key())
    secret = _derived(ours.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + their_point + our_point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(our_point)]) + our_point
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Pusher:
    """Sends pushes in the name of one installation. Shows its private key to nobody."""

    def __init__(self, private_key: str, contact: str | None = None) -> None:
        """`contact`: an address of ours for the push service's people, told if it is https."""
        self._key = ec.derive_private_key(int.from_bytes(_bytes(private_key), "big"), _CURVE)
        self._contact = contact if contact and contact.startswith("https://") else None
        self._turns = asyncio.Semaphore(_AT_ONCE)
        self._tls = ssl.create_default_context()
        self.public_key = _text(_point(self._key.public_key()))

    async def push(self, to: Subscription, message: bytes, topic: str) -> Outcome:
        """Send this; a later one on the same topic replaces it if it has not arrived. Never raises.

        `gone`: the browser does not want any more.
        """
        try:
            async with self._turns, asyncio.timeout(_PATIENCE):
                status = await self._send(to, message, topic)
        except (BadSubscription, OSError, TimeoutError, ValueError, IndexError, asyncio.IncompleteReadError) as trouble:
            # Neither the address, by which anybody can bother that browser, nor what the service says.
            log.info("a push could not be sent: %s", type(trouble).__name__)
            return "failed"
        if status in (404, 410):
            return "gone"
        if not 200 <= status < 300:
            log.info("a push was refused with status %d", status)
            return "failed"
        return "sent"

    async def _send(self, to: Subscription, message: bytes, topic: str) -> int:
        url = _address(to.endpoint)
        body = sealed(message, to, os.urandom(16), ec.generate_private_key(_CURVE))
        path = url.path or "/"
        head = [
            f"POST {path}?{url.query} HTTP/1.1" if url.query else f"POST {path} HTTP/1.1",
            f"host: {url.netloc}",
            f"authorization: vapid t={self._token(url)}, k={self.public_key}",
            "content-encoding: aes128gcm",
            "content-type: application/octet-stream",
            f"content-length: {len(body)}",
            f"ttl: {_KEEP_SECONDS}",
            f"topic: {topic}",
            "urgency: normal",
            "connection: close",
        ]
        return await self._post(url, "\r\n".join([*head, "", ""]).encode("ascii") + body)

    async def _post(self, url: SplitResult, request: bytes) -> int:
        tls = self._tls if url.scheme == "https" else None
        host, port = str(url.hostname), url.port or 443
        where = await _public_address(host, port)
        reader, writer = await asyncio.open_connection(where, port, ssl=tls, server_hostname=host if tls else None)
        try:
            writer.write(request)
            await writer.drain()
            return int((await reader.readline()).split()[1])
        finally:
            writer.close()

    def _token(self, url: SplitResult) -> str:
        """Who sends this, signed, for this service and for half a day."""
        claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + _TOKEN_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        parts = [_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        numbers = decode_dss_signature(self._key.sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
        return ".".join([*parts, _text(b"".join(number.to_bytes(32, "big") for number in numbers))])


def is_service(url: SplitResult) -> bool:
    """Whether this may be a push service, by its address alone: https, to a name and the usual port."""
    return url.scheme == "https" and url.port in (None, 443) and not _is_address(str(url.hostname))


def is_public(address: str) -> bool:
    """Whether this is an address of the public internet, also where an IPv4 one is wrapped in an IPv6 one."""
    known = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        inside = known.ipv4_mapped or known.sixtofour
        if known in _NAT64:
            inside = IPv4Address(int(known) & 0xFFFFFFFF)
        if known.teredo is not None or (inside is not None and not is_public(str(inside))):
            return False
        if known.ipv4_mapped is not None:
            return True
    return known.is_global and not known.is_multicast


def _address(endpoint: str) -> SplitResult:
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise BadSubscription("It is no address.")
    try:
        url = urlsplit(endpoint)
        url.port  # noqa: B018  # a ValueError if it is none
    except ValueError:
        raise BadSubscription("It is no address.") from None
    if not url.hostname or "@" in url.netloc:
        raise BadSubscription("It names no service.")
    if not is_service(url):
        raise BadSubscription("It is not https to a named service.")
    return url


async def _public_address(host: str, port: int) -> str:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    for *_, address in found:
        if is_public(str(address[0])):
            return str(address[0])
    raise BadSubscription("It is not on the public internet.")


def _is_address(host: str) -> bool:
    """Whether this is a number and not a name. Old resolvers take "127.1" and "0x7f.1" for addresses too."""
    return ":" in host or host.rpartition(".")[2][:1].isdigit() or "." not in host


def _keys(to: Subscription) -> tuple[ec.EllipticCurvePublicKey, bytes]:
    try:
        theirs, auth = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, _bytes(to.p256dh)), _bytes(to.auth)
    except ValueError:
        raise BadSubscription("Its key is none.") from None
    if len(auth) != 16:
        raise BadSubscription("Its secret is none.")
    return theirs, auth


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    if len(text) > 200:
        raise ValueError("too long")
    return urlsafe_b64decode(text.encode("ascii").rstrip(b"=") + b"=" * (-len(text.rstrip("=")) % 4))
