"""Connections as uvicorn serves them, but not to those who never finish a sentence or never listen.

And frames that go straight to the wire: sending through ASGI costs a task's turn and a dozen calls for each; here it
is one write.

All of this reaches into uvicorn where it is not meant to be reached: pyproject.toml takes no version of it but those
the tests have seen.
"""

import asyncio
from collections.abc import Callable
from struct import pack
from typing import Any, ClassVar, cast

from starlette.requests import Request as HttpRequest
from starlette.websockets import WebSocket
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from halfsaid.server.crowd import CROWDED, Crowd
from halfsaid.server.doorman import address_of

_LONGEST_HEADERS = 32 * 1024
_MOST_PIECES = 64  # of one WebSocket message
_EXTENSION = "halfsaid.push"
_PATIENCE = "halfsaid.patience"
_TEXT = 0x81  # a whole text message
_CROWDED = b"".join(
    (
        b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-type: application/json\r\n",
        b"content-length: %d\r\n\r\n%s" % (len(CROWDED), CROWDED),
    )
)


class ImpatientProtocol(HttpToolsProtocol):
    """HTTP that hangs up on those who do not finish a request in time, or do not take its answer.

    With a `crowd` it has no time at all for who holds too many connections already.
    """

    patience: ClassVar[float] = 10.0  # seconds for a whole request, its body included
    recording_patience: ClassVar[float] = 60.0  # as much for one that may bring a recording: phones send slowly
    listening_patience: ClassVar[float] = 20.0  # seconds in which nothing of an answer is taken
    farewell: ClassVar[float] = 2.0  # seconds for the rest of an answer when the server stops

    def __init__(self, *words: Any, crowd: Crowd | None = None, **more: Any) -> None:  # Any: as uvicorn has it
        super().__init__(*words, **more)
        self._crowd = crowd
        self._leave: Callable[[], None] | None = None
        self._answering: RequestResponseCycle | None = None
        self._hanging_up: asyncio.TimerHandle | None = None
        self._giving_up: asyncio.TimerHandle | None = None
        self._stopping: asyncio.TimerHandle | None = None
        self._header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.client = _as_ipv4(self.client)
        if self._crowd is not None and self.client is not None:
            self._leave = self._crowd.enter(self.client[0])
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
        # uvicorn tells only the newest request; of pipelined ones an older one is being answered.
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
        cast("dict[str, Any]", self.scope)[_PATIENCE] = self.wait_for_recording

    def wait_for_recording(self) -> None:
        """More patience with the request that is being sent."""
        if self._hanging_up is not None:
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
        upgraded = self.transport.get_protocol()
        if isinstance(upgraded, ImpatientWebSocket):
            upgraded.leave = self._leave  # it is the same connection

    def shutdown(self) -> None:
        """The server stops: who has not said what they want need not, all others hear the end of their answer."""
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
    """A WebSocket that lets go of those who do not take what they are sent, before it costs memory.

    Closing politely would wait for them to read what lies in the buffer, which they may never do.
    """

    patience: ClassVar[float] = 20.0  # seconds in which nothing is taken
    farewell: ClassVar[float] = 11.0  # seconds for goodbye, when all is said

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
            self.transport.abort()  # asks and asks, and does not listen: the answers would pile up

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < _MOST_PIECES:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def handle_text(self, event: Frame) -> None:
        """As bytes: what is not UTF-8 gets the same sentence as everything else that cannot be read."""
        self.handle_bytes(event)


class PushingWebSocket(ImpatientWebSocket):
    """A WebSocket that also takes frames without being awaited. Only while it `is_free`."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[_EXTENSION] = self

    def is_free(self) -> bool:
        """Whether a frame would go out now, after all that were sent before it."""
        return self.writable.is_set() and self.conn.state is OPEN and not self.close_sent and not self.disconnected

    def push(self, frame: bytes) -> None:
        """Send a text message, in UTF-8 already: for whoever gets it, a server's frame is the same bytes."""
        size = len(frame)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 65_536:
            head = pack("!BBH", _TEXT, 126, size)
        else:
            head = pack("!BBQ", _TEXT, 127, size)
        self.transport.write(head + frame)


def wait_for_recording(request: HttpRequest) -> None:
    """Let whoever sends this take longer: it is known that they may, and that it is large."""
    if (wait := request.scope.get(_PATIENCE)) is not None:
        wait()


def _as_ipv4(client: tuple[str, int] | None) -> tuple[str, int] | None:
    """A client by its IPv4 address if it came that way: who listens on `::` is told of `::ffff:192.0.2.1`, and no list
    of proxies has that."""
    known = None if client is None else address_of(client[0])
    return client if known is None or client is None else (str(known), client[1])


def outlet_of(socket: WebSocket) -> PushingWebSocket | None:
    """How to push to this connection; None if its server or its compression does not let us."""
    outlet = socket.scope.get("extensions", {}).get(_EXTENSION)
    return outlet if isinstance(outlet, PushingWebSocket) and not outlet.conn.extensions else None
