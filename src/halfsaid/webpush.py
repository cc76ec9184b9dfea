"""Web Push: a short message to somebody's browser that does not show the page.

It follows RFC 8030 (sending), RFC 8291 (encrypting, so that the push service cannot read the message) and RFC 8292
(identifying this server). pyca/cryptography does the cryptography; the order of its parts is ours, and tests hold it to
the example in RFC 8291.

A subscription's address comes from a stranger, and this server sends something there. The address must therefore be
https, with a host name and the usual port. The name is resolved here, only addresses of the public internet are
accepted, and the connection goes to the very address that was checked. Only the status of the answer is read, and
redirects are not followed.
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
_KEEP_SECONDS = 24 * 3600  # how long a push service keeps the message for a browser that is off
_TOKEN_SECONDS = 12 * 3600
_PATIENCE = 10.0
_MOST_REQUESTS = 8  # under way at once
_NAT64 = IPv6Network("64:ff9b::/96")

Outcome = Literal["sent", "gone", "failed"]


class BadSubscription(Exception):
    """This subscription is not valid; nothing is sent to it."""


class Subscription(Struct, frozen=True):
    """Where a browser can be reached and the keys to encrypt for it. The names are those that browsers use."""

    endpoint: str
    p256dh: str
    auth: str


def new_private_key() -> str:
    """Return a new secret key, by which push services recognise this server."""
    number = ec.generate_private_key(_CURVE).private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


def check_subscription(to: Subscription) -> None:
    """Raise BadSubscription for what cannot be a browser's subscription. No name is resolved yet."""
    _keys(to)
    _address(to.endpoint)


def encrypted(message: bytes, to: Subscription, salt: bytes, ours: ec.EllipticCurvePrivateKey) -> bytes:
    """Return the message so that only that browser can read it. `salt` and `ours` must be new for each message."""
    theirs, auth = _keys(to)
    their_point, our_point = _point(theirs), _point(ours.public_key())
    secret = _derived(ours.exchange(ec.ECDH(), theirs), auth, b"WebPush: info\0" + their_point + our_point, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + _RECORD.to_bytes(4, "big") + bytes([len(our_point)]) + our_point
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


class Pusher:
    """Sends pushes in the name of one server. Never shows its private key."""

    def __init__(self, private_key: str, contact: str | None = None) -> None:
        """`contact` is an address for the operators of push services; it is sent only if it is https."""
        self._key = ec.derive_private_key(int.from_bytes(_bytes(private_key), "big"), _CURVE)
        self._contact = contact if contact and contact.startswith("https://") else None
        self._requests = asyncio.Semaphore(_MOST_REQUESTS)
        self._tls = ssl.create_default_context()
        self.public_key = _text(_point(self._key.public_key()))

    async def push(self, to: Subscription, message: bytes, topic: str) -> Outcome:
        """Send a message. A later one on the same topic replaces it if it has not arrived. Never raises.

        `gone` means that the browser no longer wants messages.
        """
        import httpx  # noqa: PLC0415  # slow to import, and most servers never push

        try:
            async with self._requests, asyncio.timeout(_PATIENCE):
                status = await self._send(to, message, topic)
        except (BadSubscription, OSError, TimeoutError, ValueError, httpx.HTTPError) as trouble:
            # The log names neither the address, by which anybody could bother that browser, nor the service's words.
            log.info("a push could not be sent: %s", type(trouble).__name__)
            return "failed"
        if status in (404, 410):
            return "gone"
        if not 200 <= status < 300:
            log.info("a push was refused with status %d", status)
            return "failed"
        return "sent"

    async def _send(self, to: Subscription, message: bytes, topic: str) -> int:
        """Send the message and return the status of the answer."""
        import httpx  # noqa: PLC0415

        url = _address(to.endpoint)
        host, port = str(url.hostname), url.port or 443
        headers = {
            "Host": url.netloc,
            "Authorization": f"vapid t={self._token(url)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_KEEP_SECONDS),
            "Topic": topic,
            "Urgency": "normal",
        }
        body = encrypted(message, to, os.urandom(16), ec.generate_private_key(_CURVE))
        # The request goes to the address that was checked; TLS and the Host header still name the service.
        there = httpx.URL(to.endpoint).copy_with(host=await _public_address(host, port))
        client = httpx.AsyncClient(verify=self._tls, timeout=_PATIENCE, trust_env=False)
        async with (
            client,
            client.stream("POST", there, content=body, headers=headers, extensions={"sni_hostname": host}) as response,
        ):
            return response.status_code

    def _token(self, url: SplitResult) -> str:
        """Return a signed statement of who sends this, valid for one service and half a day."""
        claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": int(time.time()) + _TOKEN_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        parts = [_text(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        numbers = decode_dss_signature(self._key.sign(".".join(parts).encode(), ec.ECDSA(SHA256())))
        return ".".join([*parts, _text(b"".join(number.to_bytes(32, "big") for number in numbers))])


def is_service(url: SplitResult) -> bool:
    """Whether this may be a push service by its address alone: https, a host name and the usual port."""
    return url.scheme == "https" and url.port in (None, 443) and not _is_address(str(url.hostname))


def is_public(address: str) -> bool:
    """Whether this is an address of the public internet. IPv4 addresses inside IPv6 ones are judged too."""
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
    """Whether this host is an address and not a name. Old resolvers accept "127.1" and "0x7f.1" as addresses too."""
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
