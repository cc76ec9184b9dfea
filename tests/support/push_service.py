"""A push service and a browser that it reaches: they decrypt and check what a server sends."""

import asyncio
import json
import ssl
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from tempfile import NamedTemporaryFile
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat

from halfsaid import webpush

CURVE = ec.SECP256R1()


def take_local_services(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pushes go to services on this machine and without TLS, which is forbidden outside of tests."""
    monkeypatch.setattr(webpush, "is_service", lambda _: True)
    monkeypatch.setattr(webpush, "is_public", lambda _: True)


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def plain(written: str) -> bytes:
    return urlsafe_b64decode(written + "=" * (-len(written) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """One browser's subscription, with the keys that only it has."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))

    def subscription(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": text(point(self._key)), "auth": text(self._auth)}

    def opened(self, body: bytes) -> bytes:
        """Decrypt what was sent to this browser, by RFC 8188 and RFC 8291."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        info = b"WebPush: info\0" + point(self._key) + theirs
        secret = HKDF(SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        return padded[:-1]


class Push:
    """One request that a push service got."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    def claims(self, public_key: str) -> dict[str, Any]:
        """Return what the sender says of itself, if it is signed with this key."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        words = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, words["k"]) == ("vapid", public_key)
        head, claims, signature = words["t"].split(".")
        numbers = plain(signature)
        known = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, plain(public_key))
        signed = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
        known.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"}
        found: dict[str, Any] = json.loads(plain(claims))
        return found


class PushService:
    """A push service on this machine. `answers`: what it says to what it gets, by path; else 201."""

    def __init__(self) -> None:
        self.url, self.port = "", 0
        self.answers: dict[str, bytes] = {}
        self.got: asyncio.Queue[Push] = asyncio.Queue()
        self.trusted_by = ssl.create_default_context()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        request, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        method, path, _ = request.split(" ")
        assert method == "POST"
        push = Push(path, headers, await reader.readexactly(int(headers["content-length"])))
        writer.write(self.answers.get(path, b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"))
        writer.close()
        self.got.put_nowait(push)


@asynccontextmanager
async def push_service(certified: str | None = None) -> AsyncIterator[PushService]:
    """A service without TLS, or with a certificate of this name, which only `trusted_by` takes for good."""
    service = PushService()
    tls = None if certified is None else _certificate(certified, service.trusted_by)
    async with await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=tls) as listening:
        service.port = listening.sockets[0].getsockname()[1]
        service.url = f"http://127.0.0.1:{service.port}"
        yield service


def _certificate(name: str, trusted_by: ssl.SSLContext) -> ssl.SSLContext:
    """A server's side of TLS under this name, with a certificate that the other side is made to trust."""
    key, now = ec.generate_private_key(CURVE), datetime.now(UTC)
    itself = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    certificate = (
        x509.CertificateBuilder(itself, itself, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(hours=1))
        .not_valid_after(now + timedelta(hours=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, SHA256())
        .public_bytes(Encoding.PEM)
    )
    trusted_by.load_verify_locations(cadata=certificate.decode())
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with NamedTemporaryFile() as file:
        file.write(certificate + key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
        file.flush()
        server.load_cert_chain(file.name)
    return server
