"""uvicorn's protocols with timeouts for clients that send or read too slowly, and a faster way to send frames.

Through ASGI a WebSocket message costs a task switch and a dozen calls. `StraightWebSocket` passes it on with one.

Both use private parts of uvicorn. pyproject.toml therefore allows only versions that these tests have run with.
"""

import asyncio
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from struct import pack
from typing import Any, ClassVar, Literal, cast

from starlette.requests import Request as HttpRequest
from starlette.websockets import WebSocket
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from halfsaid.server.connections import TOO_MANY, ConnectionLimit
from halfsaid.server.doorman import address_of

_LONGEST_HEADERS = 32 * 1024
_MOST_PIECES = 64  # of one WebSocket message
_EXTENSION = "halfsaid.straight"
_PATIENCE = "halfsaid.patience"
Slow = Literal["recording", "picture"]
_TEXT = 0x81  # a whole text message
_CROWDED = b"".join(
    (
        b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-type: application/json\r\n",
        b"content-length: %d\r\n\r\n%s" % (len(TOO_MANY), TOO_MANY),
    )
)


class ImpatientProtocol(HttpToolsProtocol):
    """HTTP that disconnects clients which do not finish a request in time, or do not read its answer.

    With a `limit` it turns away clients that hold too many connections already.
    """

    patience: ClassVar[float] = 10.0  # seconds for a whole request with its body
    recording_patience: ClassVar[float] = 60.0  # as much for one that may bring a recording: phones send slowly
    picture_patience: ClassVar[float] = 300.0  # or a photo as a camera took it
    listening_patience: ClassVar[float] = 20.0  # seconds in which nothing of an answer is taken
    farewell: ClassVar[float] = 2.0  # seconds for the rest of an answer when the server stops

    def __init__(self, *given: Any, limit: ConnectionLimit | None = None, **more: Any) -> None:  # Any: as uvicorn's
        super().__init__(*given, **more)
        self._limit = limit
        self._leave: Callable[[], None] | None = None
        self._answering: RequestResponseCycle | None = None
        self._hanging_up: asyncio.TimerHandle | None = None
        self._giving_up: asyncio.TimerHandle | None = None
        self._stopping: asyncio.TimerHandle | None = None
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        _send_at_once(transport)
        self.client = _as_ipv4(self.client)
        if self._limit is not None and self.client is not None:
            self._leave = self._limit.enter(self.client[0])
            if self._leave is None:
                self._turn_away()
                return
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._hanging_up, self._stopping):
            if timer is not None:
                timer.cancel()
        if self._leave is not None:
            self._leave()
        self.resume_writing()
        # uvicorn tells the newest request only; of pipelined requests an older one may be under way.
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
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
        cast("dict[str, Any]", self.scope)[_PATIENCE] = self.wait_for_more

    def wait_for_more(self, what: Slow) -> None:
        """Give the request that is being sent more time."""
        if self._hanging_up is not None:
            self._stop_waiting()
            self._wait_for_request(self.recording_patience if what == "recording" else self.picture_patience)

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
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, ImpatientWebSocket):
            upgraded.leave = self._leave  # it is the same connection

    def shutdown(self) -> None:
        """End the connection when the server stops: an unfinished request at once, an answer after its last bytes."""
        super().shutdown()
        if self.cycle is not None and not self.cycle.response_complete:
            if self.cycle.more_body:
                self.transport.abort()
            else:
                self._stopping = self.loop.call_later(self.farewell, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._giving_up = self.loop.call_later(self.listening_patience, self.transport.abort)

    def resume_writing(self) -> None:
        if self._giving_up is not None:
            self._giving_up.cancel()
            self._giving_up = None
        super().resume_writing()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _turn_away(self) -> None:
        self.transport.write(_CROWDED)
        self.transport.close()

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
    """A WebSocket that disconnects clients which do not read what they are sent, before that costs memory.

    It aborts the connection. A clean close would wait until they read the buffer, which they may never do.
    """

    patience: ClassVar[float] = 20.0  # seconds in which a client reads nothing
    farewell: ClassVar[float] = 11.0  # seconds for the closing handshake, after the last message

    def __init__(self, *words: Any, **more: Any) -> None:  # Any: as uvicorn has it
        super().__init__(*words, **more)
        self.leave: Callable[[], None] | None = None  # called when the connection is lost
        self._giving_up: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.client = _as_ipv4(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._giving_up, self._leaving):
            if timer is not None:
                timer.cancel()
        if self.leave is not None:
            self.leave()
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
            self.transport.abort()  # it pings without reading: the answers would pile up

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """Pass text on as bytes, so that invalid UTF-8 gets the same refusal as any other unreadable message."""
        self.handle_bytes(event)


class StraightWebSocket(ImpatientWebSocket):
    """A WebSocket that also sends and receives messages by plain calls, past ASGI's queue and tasks.

    No other class uses private parts of uvicorn for speed. `bench.load` prints what it saves.
    """

    def __init__(self, *words: Any, **more: Any) -> None:  # Any: as uvicorn has it
        super().__init__(*words, **more)
        self._hear: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[_EXTENSION] = self

    def is_free(self) -> bool:
        """Whether a message pushed now is sent at once, after all earlier ones."""
        is_open = self.conn.state is OPEN and not self.close_sent and not self.transport.is_closing()
        return is_open and self.writable.is_set()

    def push(self, messages: Sequence[bytes]) -> None:
        """Send text messages that are encoded already, with one write."""
        if len(messages) == 1:
            self.transport.write(_head(len(messages[0])) + messages[0])
        else:
            self.transport.write(b"".join([part for message in messages for part in (_head(len(message)), message)]))

    def listen(self, hear: Callable[[bytes], None]) -> None:
        """From now on call `hear` with each message, after those that wait to be received already."""
        self._hear = hear

    def hold(self, is_held: bool) -> None:
        """Stop reading from the connection, or go on."""
        if not self.transport.is_closing():
            (self.transport.pause_reading if is_held else self.transport.resume_reading)()

    def send_receive_event_to_app(self) -> None:
        if self._hear is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._hear(message)


def _send_at_once(transport: asyncio.Transport) -> None:
    """Set TCP_NODELAY: otherwise a small frame waits up to 40 ms until the one before is acknowledged.

    uvloop sets it by itself. asyncio sets it only for sockets whose protocol is given as TCP, which is not always so.
    """
    if (connected := transport.get_extra_info("socket")) is not None:
        with suppress(OSError):
            connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def _head(size: int) -> bytes:
    """Return the header of a whole text message of this many bytes."""
    if size < 126:
        return bytes((_TEXT, size))
    return pack("!BBH", _TEXT, 126, size) if size < 65_536 else pack("!BBQ", _TEXT, 127, size)


def wait_for(what: Slow, request: HttpRequest) -> None:
    """Give this request the time for a recording. Call it once the sender is known to be allowed to bring one."""
    if (wait := request.scope.get(_PATIENCE)) is not None:
        wait(what)


def _as_ipv4(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """Return an IPv4 client as such. A server on `::` sees it as `::ffff:192.0.2.1`, which no list of proxies has."""
    known = None if client is None else address_of(client[0])
    return client if known is None or client is None else (str(known), client[1])


def straight(socket: WebSocket) -> StraightWebSocket | None:
    """Return the protocol object of this connection; None if its server or its compression does not allow it."""
    found = socket.scope.get("extensions", {}).get(_EXTENSION)
    return found if isinstance(found, StraightWebSocket) and not found.conn.extensions else None
