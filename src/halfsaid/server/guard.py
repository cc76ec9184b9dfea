"""Who is kept out: guessers, floods, strangers' pages, and those who never finish a sentence."""

import asyncio
import ipaddress
import time
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from halfsaid.tables.limits import Bucket

_MISSES, _MISSES_PER_SECOND = 20, 0.2
_OPENINGS, _OPENINGS_PER_SECOND = 30, 0.1
_MOST_ADDRESSES = 20_000
_SENTENCE_SECONDS = 10.0

_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(self), microphone=(self), geolocation=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Doorman:
    """Counts, for each address, wrong codes and keys, and new tables."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._misses: dict[str, Bucket] = {}
        self._openings: dict[str, Bucket] = {}

    def missed(self, address: str) -> bool:
        """Somebody knocked with a wrong code, key or password; whether they may go on trying."""
        return self._take(self._misses, address, _MISSES, _MISSES_PER_SECOND)

    def is_barred(self, address: str) -> bool:
        """Whether this address has guessed too often to be answered."""
        bucket = self._misses.get(_neighbourhood(address))
        return bucket is not None and not bucket.has_one()

    def may_open(self, address: str) -> bool:
        return self._take(self._openings, address, _OPENINGS, _OPENINGS_PER_SECOND)

    def _take(self, buckets: dict[str, Bucket], address: str, burst: float, per_second: float) -> bool:
        if len(buckets) > _MOST_ADDRESSES:
            for known in [known for known, bucket in buckets.items() if bucket.is_full()]:
                del buckets[known]
        return buckets.setdefault(_neighbourhood(address), Bucket(burst, per_second, self._now)).take()


def _neighbourhood(address: str) -> str:
    """An IPv4 address, or the /64 that one IPv6 household owns whole."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if known.version == 6:
        return str(ipaddress.ip_network(f"{address}/64", strict=False))
    return str(known)


def is_our_page(headers: Headers, public_host: str | None) -> bool:
    """Whether a WebSocket was opened by a page of ours. Programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc in {headers.get("host"), public_host} - {None}


class SecurityHeaders:
    """Every answer carries them; only what sets its own caching keeps it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class ImpatientProtocol(HttpToolsProtocol):
    """HTTP that hangs up on those who have not finished their first request in time."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.loop.call_later(_SENTENCE_SECONDS, self._hang_up_if_silent)

    def _hang_up_if_silent(self) -> None:
        if self.cycle is None and not self.transport.is_closing():
            self.transport.close()
