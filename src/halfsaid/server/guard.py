"""Who is kept out: guessers, floods, strangers' pages, and those who never finish a sentence or never listen."""

import asyncio
import ipaddress
import time
from collections.abc import Callable
from typing import Any, ClassVar
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from halfsaid.tables.limits import Bucket

_MISSES, _MISSES_PER_SECOND = 20, 0.2
_OPENINGS, _OPENINGS_PER_SECOND = 30, 0.1
_RECORDINGS, _RECORDINGS_PER_SECOND = 10, 0.1
_MOST_ADDRESSES = 20_000
_LONGEST_HEADERS = 32 * 1024
_MOST_PIECES = 64  # of one WebSocket message

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
    """Counts, for each address, wrong codes and keys, new tables, and recordings."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._misses: dict[str, Bucket] = {}
        self._openings: dict[str, Bucket] = {}
        self._recordings: dict[str, Bucket] = {}
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def missed(self, address: str) -> bool:
        """Somebody knocked with a wrong code, key or password; whether they may go on trying."""
        return self._take(self._misses, address, _MISSES, _MISSES_PER_SECOND)

    def is_barred(self, address: str) -> bool:
        """Whether this address has guessed too often to be answered."""
        bucket = self._misses.get(_neighbourhood(address))
        return bucket is not None and not bucket.has_one()

    def may_open(self, address: str) -> bool:
        return self._take(self._openings, address, _OPENINGS, _OPENINGS_PER_SECOND)

    def may_record(self, address: str) -> bool:
        return self._take(self._recordings, address, _RECORDINGS, _RECORDINGS_PER_SECOND)

    def turn(self, address: str) -> asyncio.Lock:
        """Held while a password is tried: many tries at once would all be under way before the first one counts."""
        return self._turns.setdefault(_neighbourhood(address), asyncio.Lock())

    def _take(self, buckets: dict[str, Bucket], address: str, burst: float, per_second: float) -> bool:
        known = _neighbourhood(address)
        if known not in buckets:
            _make_room(buckets)
            buckets[known] = Bucket(burst, per_second, self._now)
        return buckets[known].take()


def _make_room(buckets: dict[str, Bucket]) -> None:
    """Forget addresses that have been quiet; if all are at it, the first half of them: memory has an end."""
    if len(buckets) < _MOST_ADDRESSES:
        return
    for known in [known for known, bucket in buckets.items() if bucket.is_full()]:
        del buckets[known]
    if len(buckets) >= _MOST_ADDRESSES:
        for known in list(buckets)[: _MOST_ADDRESSES // 2]:
            del buckets[known]


def _neighbourhood(address: str) -> str:
    """An IPv4 address, however it is written, or the /64 that one IPv6 household owns whole."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(known), 64), strict=False))


def is_our_page(headers: Headers, public_host: str | None) -> bool:
    """Whether a WebSocket was opened by a page of ours. Programs that are no browser send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        page = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(page) and page in (headers.get("host"), public_host)


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
    """HTTP that hangs up on those who do not finish a request in time, or do not take its answer."""

    patience: ClassVar[float] = 10.0  # seconds for a whole request, its body included
    recording_patience: ClassVar[float] = 60.0  # as much for one that brings a recording: phones send slowly
    listening_patience: ClassVar[float] = 20.0  # seconds in which nothing of an answer is taken

    def __init__(self, *words: Any, **more: Any) -> None:  # Any: as uvicorn has it
        super().__init__(*words, **more)
        self._hanging_up: asyncio.TimerHandle | None = None
        self._giving_up: asyncio.TimerHandle | None = None
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._header_bytes += len(data)
        super().data_received(data)
        if self._header_bytes > _LONGEST_HEADERS:
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._hanging_up is None:
            self._wait_for_request()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        if self._hanging_up is not None and self.scope.get("path", "").endswith("/recordings"):
            self._stop_waiting()
            self._wait_for_request(self.recording_patience)

    def on_body(self, body: bytes) -> None:
        self._header_bytes -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self._header_bytes = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._giving_up = self.loop.call_later(self.listening_patience, self.transport.abort)

    def resume_writing(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
        super().resume_writing()

    def _wait_for_request(self, patience: float | None = None) -> None:
        self._hanging_up = self.loop.call_later(self.patience if patience is None else patience, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._hanging_up is not None:
            self._hanging_up.cancel()
            self._hanging_up = None

    def _hang_up(self) -> None:
        self._hanging_up = None
        self.transport.abort()


class ImpatientWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that lets go of those who do not take what they are sent, before it costs memory.

    Closing politely would wait for them to read what lies in the buffer, which they may never do.
    """

    patience: ClassVar[float] = 20.0  # seconds in which nothing is taken
    farewell: ClassVar[float] = 11.0  # seconds for goodbye, when all is said

    def __init__(self, *words: Any, **more: Any) -> None:  # Any: as uvicorn has it
        super().__init__(*words, **more)
        self._giving_up: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._giving_up, self._leaving):
            if timer is not None:
                timer.cancel()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._giving_up = self.loop.call_later(self.patience, self.transport.abort)

    def resume_writing(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
        super().resume_writing()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        if not self.disconnected:
            self._leaving = self.loop.call_later(self.farewell, self.transport.abort)

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()  # asks and asks, and does not listen: the answers would pile up

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """As bytes: what is not UTF-8 gets the same sentence as everything else that cannot be read."""
        self.handle_bytes(event)
